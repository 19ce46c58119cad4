"""Helpers for rules tests: play a move in a position, or check its refusal."""

from collections.abc import Iterable
from typing import Any, TypeVar

from cookoff.engine.core.chance import Scripted
from cookoff.engine.core.codec import encode
from cookoff.engine.core.events import Event
from cookoff.engine.core.game import AnyGame, Tempo
from cookoff.engine.core.moves import Move, Refusal, Seat

E = TypeVar("E", bound=Event)


def play(game: AnyGame, state: Any, seat: Seat, move: Move, *outcomes: Any) -> list[Event]:
    """Play a legal move with the given chance outcomes, and return its events.

    The move must use every outcome and preserve the inventory; its events alone must lead a copy of the state to the
    same position.
    """
    folded, before, chance = state.clone(), game.inventory(state), Scripted(*outcomes)
    assert game.tempo is Tempo.REAL_TIME or _may_be_listed(game, state, seat, move), f"{move} is not listed"
    events = game.play(state, seat, move, chance)
    assert not isinstance(events, Refusal), f"{move} is refused: {events}"
    assert chance.left() == 0, f"{move} leaves outcomes of chance unused"
    assert game.inventory(state) == before, f"{move} changes the inventory"
    for event in events:
        game.evolve(folded, event)
    assert encode(folded) == encode(state), f"{move} changes the state besides its events"
    return events


def refused(game: AnyGame, state: Any, seat: Seat, move: Move, refusal: Refusal, *outcomes: Any) -> None:
    """Check that a move gets this refusal, is not listed and changes nothing."""
    before = encode(state)
    answer = game.play(state, seat, move, Scripted(*outcomes))
    assert answer == refusal, f"expected {refusal}, not {answer}"
    assert encode(state) == before, f"the refused {move} changes the state"
    # In real time, listed moves may be refused because they come too early.
    assert game.tempo is Tempo.REAL_TIME or move not in game.moves(state, seat).discrete, (
        f"the refused {move} is listed"
    )


def _may_be_listed(game: AnyGame, state: Any, seat: Seat, move: Move) -> bool:
    moves = game.moves(state, seat)
    return moves.box is not None or move in moves.discrete


def of(kind: type[E], events: Iterable[Event]) -> list[E]:
    """Return the events of one kind."""
    return [event for event in events if isinstance(event, kind)]
