"""From evaluations to win chances: a curve for each game, fitted to games between bots.

`tools/calibration.py` fits the curves and writes `win_curves.toml`; a room in a package of its own has its curve in its
`win_curve.toml`;
`python -m bench analysis/calibration` shows how well they hold.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from math import exp

import msgspec

from cookoff.engine import AnalysisHooks, AnyGame, BadInput, EvaluationTerm, Room, Seat, Tempo

OWN_CURVE = "win_curve.toml"
"""The file of a room in a package of its own."""

Chances = tuple[float, ...]
"""How likely each seat is to win. A shared victory counts in equal parts, so they add up to 1."""


class WinCurve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game's curve."""

    steep: float
    later: float
    last: float
    more: float
    """How steep the curve is: the exponential of `steep + later * done + last * done ** 2`, with `done` the share of
    the game that is over, plus `more` for each seat beyond two."""
    turn: float
    """The value of being next to move, in the unit of the advantage."""
    error: float
    """The curve's mean error, by bins of the games it was fitted to."""
    positions: int
    """How many positions it was fitted to."""
    terms: dict[str, float] = {}
    """What one of an evaluation term counts in addition to the advantage, in the same unit. Bots maximise the advantage
    from one round to the next; to win, some terms count for more."""


def chances(leads: Sequence[float], acting: Seat | None, done: float, curve: WinCurve) -> Chances:
    """The win chances for these advantages, with the seat `acting` to move; `None` if all move at once."""
    players = len(leads)
    sharp = exp(curve.steep + curve.later * done + curve.last * done * done + curve.more * (players - 2))
    ahead = [lead + curve.turn * each for lead, each in zip(leads, nearness(acting, players), strict=True)]
    most = max(ahead)
    shares = [exp(sharp * (each - most)) for each in ahead]
    total = sum(shares)
    return tuple([share / total for share in shares])


def weighed(lead: float, terms: Iterable[EvaluationTerm], curve: WinCurve) -> float:
    """A seat's advantage plus what its terms count in addition."""
    return lead + sum([curve.terms.get(term.name, 0.0) * term.amount for term in terms])


def nearness(acting: Seat | None, players: int) -> list[float]:
    """How soon each seat moves: from 1 for the seat to act to 0 for the last."""
    if acting is None:
        return [0.0] * players
    return [1 - (seat - acting) % players / max(1, players - 1) for seat in range(players)]


def mover(game: AnyGame, state: object) -> Seat | None:
    """The seat to act; `None` if all move at once, or none."""
    acting = game.to_act(state)
    return acting[0] if acting and game.tempo is Tempo.TURNS else None


@cache
def _known() -> dict[str, WinCurve]:
    text = (files(__package__) / "win_curves.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, WinCurve])


@cache
def _own(package: str) -> WinCurve | None:
    """The curve in a room's package."""
    file = files(package) / OWN_CURVE
    return msgspec.toml.decode(file.read_bytes(), type=WinCurve) if file.is_file() else None


def is_analysed(room: Room) -> bool:
    """Whether a room has hints and analyses: its hooks and a curve."""
    return room.analysis is not None and (_own(room.package) or _known().get(room.id)) is not None


def curve_of(room: Room) -> WinCurve:
    """The curve of a room's game. Raises `BadInput` if there is none."""
    found = _own(room.package) or _known().get(room.id)
    if found is None:
        known = ", ".join(sorted(_known()))
        raise BadInput(
            f"{room.id} has no win curve; these games have one: {known}. "
            f"In a checkout of cookoff `python -m tools.calibration {room.id}` plays games and writes one"
        )
    return found


def hooks_of(room: Room) -> AnalysisHooks:
    """Raise `BadInput` for a room without them."""
    if room.analysis is None:
        raise BadInput(f"{room.id} has no hooks for analysis")
    return room.analysis


def standing(room: Room, game: AnyGame, state: object, players: int, curve: WinCurve) -> Chances:
    """The win chances at the end of a segment; the result itself once the game is over."""
    if not game.to_act(state) and (outcome := game.outcome(state)) is not None:
        return result(outcome.winners, players)
    hooks, advantage = hooks_of(room), room.bots.advantage or room.bots.evaluate
    terms = hooks.evaluation_terms if curve.terms else None
    ahead = [
        weighed(advantage(game, state, seat), terms(game, state, seat) if terms else (), curve)
        for seat in range(players)
    ]
    return chances(ahead, mover(game, state), hooks.progress(game, state).done, curve)


def result(winners: Sequence[Seat], players: int) -> Chances:
    """The chances after the end: each winner's share."""
    return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(players)])
