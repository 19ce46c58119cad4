"""The final scoring and the ranking."""

from itertools import groupby
from operator import mul

from cookoff.engine import Outcome, Score
from cookoff.games.yatai.content.components import Components
from cookoff.games.yatai.content.enums import COLOURS, Ask, Colour

from .lookup import Lookup
from .state import Stall, State, occupied


def final_scores(components: Components, state: State) -> list[Score]:
    """The points of YAT-61 to YAT-63, without zeros."""
    scores = []
    for colour in COLOURS:
        scores += _majority("YAT-61", colour, [stall.sink[colour] for stall in state.stalls])
    for colour in COLOURS:
        scores += _majority("YAT-62", colour, [stall.board[colour].bit_count() for stall in state.stalls])
    position_points = components.tracks.reviews
    backs = [kind.points for kind in components.tokens.kinds()]
    for seat, stall in enumerate(state.stalls):
        reviews = sum([position_points[position] for position in stall.reviews])
        tokens = sum(map(mul, stall.tokens, backs))
        if reviews:
            scores.append(Score(seat, "YAT-63", reviews, "reviews"))
        if tokens:
            scores.append(Score(seat, "YAT-63", tokens, "tokens"))
    return scores


def standing(components: Components, state: State) -> list[int]:
    """The points of each seat if the final scoring came now. Totals may be negative (YAT-7)."""
    points = [stall.points for stall in state.stalls]
    for score in final_scores(components, state):
        points[score.seat] += score.points
    return points


def _majority(rule: str, colour: Colour, numbers: list[int]) -> list[Score]:
    """The only seat with the most scores that number; a tie scores for nobody (YAT-61, YAT-62, YAT-70)."""
    most = max(numbers)
    if not most or numbers.count(most) > 1:
        return []
    return [Score(numbers.index(most), rule, most, colour.name)]


def outcome(_lookup: Lookup, state: State) -> Outcome | None:
    """The ranking once the game is over, with the tie-breaks of YAT-64."""
    if state.ask is not Ask.NOTHING:
        return None
    seats = sorted(range(len(state.stalls)), key=lambda seat: _standing(state.stalls[seat]), reverse=True)
    ranking = groupby(seats, key=lambda seat: _standing(state.stalls[seat]))
    return Outcome(
        ranking=tuple(tuple(sorted(shared)) for _, shared in ranking),
        points=tuple(stall.points for stall in state.stalls),
        scores=state.scores,
        ended_by="YAT-60",
    )


def _standing(stall: Stall) -> tuple[int, int, int, int]:
    return (stall.points, occupied(stall).bit_count(), -len(stall.box), -len(stall.dishes))
