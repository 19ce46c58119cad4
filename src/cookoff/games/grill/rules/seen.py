"""What a seat may know about the chips (SAF-16, HIB-15), and states that agree with it."""

from typing import Any

import msgspec

from cookoff.engine import Rng, Search, Seat
from cookoff.physics.port import BodyPose

from .chips import Chip, Grill, Place, Pouch, Values, added, removed

OPEN = ("open_hands", "doubt", "last_round", "round", "head", "seat", "ask", "menu", "ended_by", "hands")
"""The fields of a state that everybody may know, in all throwing games."""


def fields_of(table: Any, names: tuple[str, ...]) -> dict[str, Any]:
    """These fields of a state, for its view, or the reverse."""
    return {name: getattr(table, name) for name in names}


class SeenChip(msgspec.Struct, frozen=True):
    """A chip on the board, as a viewer sees it."""

    id: int
    seat: Seat
    value: int | None
    """`None` if hidden from the viewer: it lies value down and is someone else's (SAF-22, HIB-21)."""
    place: Place
    pose: BodyPose
    shown: bool


class SeenPouch(msgspec.Struct, frozen=True):
    """A player's other chips, as a viewer sees them: their number is public, their values are not (SAF-16)."""

    in_hand: int
    """How many were not thrown in this round."""
    taken_back: int
    """How many were thrown in this round and are off the board."""
    seen: Values
    """The values of thrown chips that everybody has seen in this round."""
    hand: Values | None
    """`None` except for the owner."""
    back: Values | None
    """`None` except for the owner."""


class SeenGrill(msgspec.Struct, frozen=True):
    """The chips, as a viewer sees them."""

    lying: tuple[SeenChip, ...]
    """The chips on the board."""
    pouches: tuple[SeenPouch, ...]
    """Each player's other chips."""
    thrown: int
    """How many chips were thrown in this round."""


def see(grill: Grill, seat: Seat | None) -> SeenGrill:
    """A seat's view of the chips; `None` is a spectator."""
    return SeenGrill(
        lying=tuple(
            [
                SeenChip(
                    chip.id,
                    chip.seat,
                    chip.value if chip.shown or chip.seat == seat else None,
                    chip.place,
                    chip.pose,
                    chip.shown,
                )
                for chip in grill.lying
            ]
        ),
        pouches=tuple(
            [
                SeenPouch(
                    in_hand=len(pouch.hand),
                    taken_back=len(pouch.back),
                    seen=pouch.seen,
                    hand=pouch.hand if owner == seat else None,
                    back=pouch.back if owner == seat else None,
                )
                for owner, pouch in enumerate(grill.pouches)
            ]
        ),
        thrown=grill.thrown,
    )


def imagine(seen: SeenGrill, values: Values, rng: Rng) -> Grill:
    """Random chips with this view. Hidden values are drawn among the possible ones; each player owns `values`."""
    chance = Search(rng)
    hidden: dict[int, int] = {}
    pouches = []
    for seat, pouch in enumerate(seen.pouches):
        if pouch.hand is not None and pouch.back is not None:
            pouches.append(Pouch(pouch.hand, pouch.back, pouch.seen))
            continue
        unknown = values
        for value in pouch.seen:
            unknown = removed(unknown, value)
        drawn = [unknown[place] for place in chance.order(len(unknown))]
        back = pouch.seen
        for chip in seen.lying:
            if chip.seat == seat:
                if chip.value is None:
                    hidden[chip.id] = drawn.pop()
                else:
                    back = removed(back, chip.value)
        # Seen chips that are off the board were taken back; the other chips taken back are random.
        for _ in range(pouch.taken_back - len(back)):
            back = added(back, (drawn.pop(),))
        pouches.append(Pouch(tuple(sorted(drawn)), back, pouch.seen))
    lying = tuple(
        [
            Chip(chip.id, chip.seat, hidden.get(chip.id, chip.value or 0), chip.place, chip.pose, chip.shown)
            for chip in seen.lying
        ]
    )
    return Grill(lying, tuple(pouches), seen.thrown)
