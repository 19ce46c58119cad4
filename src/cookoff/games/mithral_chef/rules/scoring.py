"""The final scoring and the ranking."""

from itertools import groupby

from cookoff.engine import Outcome, Score, Seat, Seats
from cookoff.games.mithral_chef.content.components import Components
from cookoff.games.mithral_chef.content.enums import Phase

from .lookup import Lookup
from .state import Player, State, open_recipes


def final_scores(components: Components, state: State) -> list[Score]:
    """The points of MIT-80 to MIT-82, without zeros."""
    scores = []
    for seat, player in enumerate(state.players):
        parts = (
            ("MIT-80", sum(player.served)),
            ("MIT-81", components.burn_points * min(player.burns, components.most_burns)),
            ("MIT-82", _incomplete(components, player)),
        )
        scores += [Score(seat, rule, points) for rule, points in parts if points]
    return scores


def _incomplete(components: Components, player: Player) -> int:
    number = open_recipes(player)
    costs = components.incomplete
    return costs[min(number, len(costs)) - 1] if number else 0


def standings(state: State) -> tuple[tuple[int, int], ...]:
    """Each seat's points and burn tokens, after the scoring."""
    return tuple(
        (sum(score.points for score in state.scores if score.seat == seat), player.burns)
        for seat, player in enumerate(state.players)
    )


def leaders(state: State) -> Seats:
    """The seats that share first place by points and then burn tokens (MIT-83)."""
    best = max(_place(state, seat) for seat in range(len(state.players)))
    return tuple(seat for seat in range(len(state.players)) if _place(state, seat) == best)


def outcome(_lookup: Lookup, state: State) -> Outcome | None:
    """The ranking, once the game is over."""
    if state.phase is not Phase.OVER:
        return None
    seats = sorted(range(len(state.players)), key=lambda seat: _place(state, seat), reverse=True)
    ranking = groupby(seats, key=lambda seat: _place(state, seat))
    return Outcome(
        ranking=tuple(tuple(sorted(shared)) for _, shared in ranking),
        points=tuple(points for points, _ in state.standings),
        scores=state.scores,
        ended_by=state.ended_by,
    )


def _place(state: State, seat: Seat) -> tuple[int, int, bool]:
    points, burns = state.standings[seat]
    return points, -burns, seat == state.champion
