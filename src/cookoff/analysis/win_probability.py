"""From how far seats are ahead to how likely each of them wins: a curve for each game, fitted to games between bots.

`tools/calibration.py` fits it and writes `win_curves.toml`; `python -m bench analysis/calibration` shows if it holds.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from math import exp

import msgspec

from cookoff.engine import AnalysisHooks, AnyGame, BadInput, EvaluationTerm, Room, Seat, Tempo

Chances = tuple[float, ...]
"""How likely each seat wins; a victory that is shared counts in parts, so they add up to 1."""


class Scale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game's curve."""

    steep: float
    later: float
    last: float
    more: float
    """How much a lead tells: the exponential of `steep + later * done + last * done ** 2`, by how much is over, and
    `more` for each seat beyond two."""
    turn: float
    """What it is worth to be the next to move, in the same unit as the lead."""
    error: float
    """How far the curve is off on the mean, by the bins of the games it was fitted to."""
    positions: int
    """How many it was fitted to."""
    terms: dict[str, float] = {}
    """What one of an evaluation term counts in addition to the advantage, in the same unit. Bots maximise the advantage
    from one round to the next; to win, some terms count for more."""


def chances(leads: Sequence[float], acting: Seat | None, done: float, scale: Scale) -> Chances:
    """How likely each seat wins that is so far ahead, with the seat `acting` to move; `None` where all move at once."""
    players = len(leads)
    sharp = exp(scale.steep + scale.later * done + scale.last * done * done + scale.more * (players - 2))
    ahead = [lead + scale.turn * each for lead, each in zip(leads, nearness(acting, players), strict=True)]
    most = max(ahead)
    shares = [exp(sharp * (each - most)) for each in ahead]
    total = sum(shares)
    return tuple([share / total for share in shares])


def weighed(lead: float, terms: Iterable[EvaluationTerm], scale: Scale) -> float:
    """How far a seat is ahead: its advantage, and what its terms count in addition."""
    return lead + sum([scale.terms.get(term.name, 0.0) * term.amount for term in terms])


def nearness(acting: Seat | None, players: int) -> list[float]:
    """How near each seat is to its next move: 1 for whoever moves now, 0 for whoever comes last."""
    if acting is None:
        return [0.0] * players
    return [1 - (seat - acting) % players / max(1, players - 1) for seat in range(players)]


def mover(game: AnyGame, state: object) -> Seat | None:
    """Who moves next; `None` where all move at once, or nobody does."""
    acting = game.to_act(state)
    return acting[0] if acting and game.tempo is Tempo.TURNS else None


@cache
def _known() -> dict[str, Scale]:
    text = (files(__package__) / "win_curves.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, Scale])


def scale_of(room: Room) -> Scale:
    """The curve of a room's game. Raises `BadInput` if nobody has fitted one."""
    found = _known().get(room.id)
    if found is None:
        raise BadInput(f"{room.id} has no win curve; these games have one: {', '.join(sorted(_known()))}")
    return found


def hooks_of(room: Room) -> AnalysisHooks:
    """Raise `BadInput` for a room without them."""
    if room.analysis is None:
        raise BadInput(f"{room.id} has no hooks for analysis")
    return room.analysis


def standing(room: Room, game: AnyGame, state: object, players: int, scale: Scale) -> Chances:
    """How likely each seat wins as it stands, at the end of a segment; the result itself once the game is over."""
    if not game.to_act(state) and (outcome := game.outcome(state)) is not None:
        return result(outcome.winners, players)
    hooks, advantage = hooks_of(room), room.bots.advantage or room.bots.evaluate
    terms = hooks.evaluation_terms if scale.terms else None
    ahead = [
        weighed(advantage(game, state, seat), terms(game, state, seat) if terms else (), scale)
        for seat in range(players)
    ]
    return chances(ahead, mover(game, state), hooks.progress(game, state).done, scale)


def result(winners: Sequence[Seat], players: int) -> Chances:
    """A game that is over: each winner's share."""
    return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(players)])
