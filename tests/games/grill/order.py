"""What moves tell, in an order that tests can write down: of a flight only where the chips lie after it."""

from collections.abc import Sequence

from cookoff.engine import Event, Seat
from cookoff.games.grill.rules.chips import Place
from cookoff.games.grill.rules.events import ChipFlew, ChipsSettled


class Flew(Event, frozen=True):
    """Stands for a flight."""

    seat: Seat
    chip: int
    lies: dict[int, Place]


class Settled(Event, frozen=True):
    """Stands for chips that settle."""

    lies: dict[int, Place]


def in_order(told: Sequence[Event]) -> list[Event]:
    """The events in their order, motions cut short."""
    return [_short(event) for event in told]


def _short(event: Event) -> Event:
    match event:
        case ChipFlew():
            return Flew(event.seat, event.chip, {lies.chip: lies.place for lies in event.lies})
        case ChipsSettled():
            return Settled({lies.chip: lies.place for lies in event.lies})
        case _:
            return event
