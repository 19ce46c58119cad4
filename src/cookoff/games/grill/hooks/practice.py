"""Practice and trial throws: one chip on an empty board, with the same physics, rules and hands as in a game."""

from typing import Any

from msgspec import Struct

from cookoff.engine import Chance, Event, Practice, Refusal
from cookoff.games.grill.rules.chips import new_grill
from cookoff.games.grill.rules.evolve import EVOLVE
from cookoff.games.grill.rules.moves import AimChip, Launch, ThrowChip
from cookoff.games.grill.rules.throwing.landing import Doubt
from cookoff.games.grill.rules.throwing.throw_checks import check_throw
from cookoff.games.grill.rules.throwing.thrower import Thrower
from cookoff.games.hands import SeatHand
from cookoff.physics.port import Vec2
from cookoff.physics.queries import Aim, Side, Style


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    """A practice throw. Aims cannot be practised, since practice would not improve them."""

    launch: Launch
    hand: SeatHand = SeatHand.STEADY


def carry_out(game: Any, attempt: Attempt, chance: Chance) -> tuple[Event, ...] | Refusal:
    """The events of the throw; the larger share settles doubts (THR-21)."""
    return _throw(game, ThrowChip(game.lookup.values[0], attempt.launch), attempt.hand, chance)


def trial(game: Any, chance: Chance) -> None:
    """Aim at the first place in every style, from two sides in turn (`Room.trial`)."""
    place = game.lookup.ground.shapes[0]
    for style, side in zip(Style, (Side.NEAR, Side.LEFT) * 2, strict=True):
        aim = Aim(Vec2(place.x, place.y), style, side)
        _throw(game, AimChip(game.lookup.values[0], aim), SeatHand.STEADY, chance)


def _throw(game: Any, move: ThrowChip | AimChip, hand: SeatHand, chance: Chance) -> tuple[Event, ...] | Refusal:
    lookup = game.lookup
    grill = new_grill(lookup.values, 1)
    refusal = check_throw(lookup.ground, grill, grill.pouches[0], move)
    if refusal is not None:
        return refusal
    events: list[Event] = []

    def emit(event: Event) -> None:
        events.append(event)
        EVOLVE[type(event)](grill, event)

    Thrower(lookup.ground, grill, Doubt.LARGER, (hand,), chance, emit).throw(0, move)
    return tuple(events)


PRACTICE = Practice(Attempt, carry_out)
"""For the rooms of the throwing games."""
