"""Applies the events of chips to a `Grill`."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from cookoff.physics.port import UPRIGHT, BodyPose, Motion, Rest, Vec3

from . import events as e
from .chips import OUT, Chip, Grill, Pouch, added, removed


def _chip_taken(grill: Grill, event: e.ChipTaken) -> None:
    pouch = grill.pouches[event.seat]
    _put(grill, event.seat, Pouch(removed(pouch.hand, event.value), pouch.back, pouch.seen))
    # It has no place yet: the flight that follows in the same move gives it one.
    in_hand = BodyPose(event.chip, Vec3(0.0, 0.0, 0.0), UPRIGHT)
    grill.lying = (*grill.lying, Chip(event.chip, event.seat, event.value, OUT, in_hand))
    grill.thrown = event.chip + 1


def _chip_flew(grill: Grill, event: e.ChipFlew) -> None:
    _come_to_rest(grill, event.motion, event.lies)


def _chips_settled(grill: Grill, event: e.ChipsSettled) -> None:
    _come_to_rest(grill, event.motion, event.lies)


def _chips_shown(grill: Grill, event: e.ChipsShown) -> None:
    shown = {known.chip for known in event.chips}
    for chip in grill.lying:
        if chip.id in shown and not chip.shown:
            pouch = grill.pouches[chip.seat]
            _put(grill, chip.seat, Pouch(pouch.hand, pouch.back, added(pouch.seen, (chip.value,))))
    grill.lying = tuple(
        [replace(chip, shown=True) if chip.id in shown and not chip.shown else chip for chip in grill.lying]
    )


def _chip_called(grill: Grill, event: e.ChipCalled) -> None:
    grill.lying = tuple(
        [replace(chip, place=event.place) if chip.id == event.chip else chip for chip in grill.lying]
    )  # fmt: skip


def _chips_back(grill: Grill, event: e.ChipsBack) -> None:
    take_off(grill, event.chips)


def _chips_gathered(grill: Grill, _event: e.ChipsGathered) -> None:
    grill.pouches = tuple([Pouch(added(pouch.hand, pouch.back)) for pouch in grill.pouches])
    grill.thrown = 0


def take_off(grill: Grill, numbers: Iterable[int]) -> None:
    """Give the chips of these numbers back to their owners."""
    gone = set(numbers)
    rest = []
    for chip in grill.lying:
        if chip.id in gone:
            pouch = grill.pouches[chip.seat]
            _put(grill, chip.seat, Pouch(pouch.hand, added(pouch.back, (chip.value,)), pouch.seen))
        else:
            rest.append(chip)
    grill.lying = tuple(rest)


def _come_to_rest(grill: Grill, motion: Motion, lies: tuple[e.Lies, ...]) -> None:
    places = {each.chip: each.place for each in lies}
    poses = {rest.id: _pose(rest) for rest in motion.rest}
    grill.lying = tuple(
        [
            Chip(chip.id, chip.seat, chip.value, places[chip.id], poses[chip.id], chip.shown)
            if chip.id in places
            else chip
            for chip in grill.lying
        ]
    )


def _pose(rest: Rest) -> BodyPose:
    return BodyPose(rest.id, rest.position, rest.orientation)


def _put(grill: Grill, seat: int, pouch: Pouch) -> None:
    grill.pouches = (*grill.pouches[:seat], pouch, *grill.pouches[seat + 1 :])


EVOLVE: dict[type, Callable[[Grill, Any], None]] = {
    e.ChipTaken: _chip_taken,
    e.ChipFlew: _chip_flew,
    e.ChipsSettled: _chips_settled,
    e.ChipsShown: _chips_shown,
    e.ChipCalled: _chip_called,
    e.ChipsBack: _chips_back,
    e.ChipsGathered: _chips_gathered,
}
"""Each is called with the state's grill. A room adds these to its own."""
