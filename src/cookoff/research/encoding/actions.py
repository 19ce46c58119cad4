"""Moves as numbers: a table of every move that can ever be listed in a game of so many players.

In the table a seat is told by how far it is from the one who moves, and what has a passing number, such as an own chip
on the board, by its slot. So the same number means the same to every seat, and the table is complete from the start.
"""

from collections.abc import Iterator
from enum import Enum
from itertools import product
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec
import numpy as np
import numpy.typing as npt

from cookoff.engine import BadInput, Move, Moves, Seat, encode
from cookoff.engine.hooks.spaces import SEAT, Categorical, EntitySlot, FieldSpace, IntRange, SpaceSpec

Mask = npt.NDArray[np.int8]

LONG = 64
"""Lists of so many moves are shared between positions by the rules; shorter ones are often equal."""
MEMORY = 1 << 12


class Legal(NamedTuple):
    """What may be done, in numbers."""

    moves: tuple[Move, ...]
    numbers: list[int]
    """Of these moves, in their order."""
    bits: bytes
    """A byte for each number there is: 1 for those that may be chosen, 0 for all others."""


class IllegalAction(BadInput):
    """The number stands for no move that may be made now. Nothing has changed."""


class ActionTable:
    """Every move there is, by its number."""

    def __init__(self, moves: Any, spec: SpaceSpec, players: int) -> None:
        self._players = players
        self._spec = spec
        self._turned: dict[type, tuple[list[str], dict[str, EntitySlot]]] = {}
        """Of kinds of moves whose numbers depend on who looks: the fields that are seats, and those that are slots."""
        listed: list[Move] = []
        for kind in get_args(moves):
            if kind not in spec.apart:
                self._note_turning(kind)
                listed += spec.moves.get(kind) or self._all(kind)
        self.told = tuple(listed)
        """Each move as the table has it."""
        self._numbers = {move: number for number, move in enumerate(self.told)}
        if len(self._numbers) != len(self.told):
            raise TypeError("a move stands twice in the extents")
        self._known: list[dict[Move, int]] = [{} for _ in range(players)]
        self._lists: list[dict[Any, Legal]] = [{} for _ in range(players)]

    def __len__(self) -> int:
        return len(self.told)

    def lines(self) -> Iterator[bytes]:
        """The table as text, a line for each move."""
        return (encode(move) for move in self.told)

    def number(self, move: Move, view: Any) -> int:
        """The number of a move of the seat that looks. A move that is never listed raises `BadInput`."""
        seat: Seat = view.me
        known = self._known[seat]
        if move in known:
            return known[move]
        seats, slots = self._turned.get(type(move), ([], {}))
        changes: dict[str, int] = {name: (getattr(move, name) - seat) % self._players for name in seats}
        try:
            for name, slot in slots.items():
                changes[name] = slot.numbers(view).index(getattr(move, name))
            found = self._numbers[msgspec.structs.replace(move, **changes) if changes else move]
        except (KeyError, ValueError):
            raise BadInput(f"{move} is not in the table of actions") from None
        if not slots:
            if len(known) >= MEMORY:
                known.clear()
            known[move] = found
        return found

    def move(self, number: int, view: Any) -> Move:
        """The move of that number for the seat that looks, whether it is legal now or not."""
        if not 0 <= number < len(self.told):
            raise IllegalAction(f"there is no action {number}; they go from 0 to {len(self.told) - 1}")
        told = self.told[number]
        if type(told) not in self._turned:
            return told
        seats, slots = self._turned[type(told)]
        changes: dict[str, int] = {name: (getattr(told, name) + view.me) % self._players for name in seats}
        for name, slot in slots.items():
            numbers, place = slot.numbers(view), getattr(told, name)
            if place >= len(numbers):
                raise IllegalAction(f"action {number}, {told}: nothing is in slot {place} of {name} now")
            changes[name] = numbers[place]
        return msgspec.structs.replace(told, **changes)

    def numbers(self, moves: Moves, view: Any) -> list[int]:
        """The numbers of all that a seat may do, in the order of the list."""
        known = self._known[view.me]
        try:
            return [known[move] for move in moves.discrete]
        except KeyError:  # one that is met for the first time, or has a slot
            return [self.number(move, view) for move in moves.discrete]

    def mask(self, moves: Moves, view: Any) -> Mask:
        """1 for each number that may be chosen, 0 for all others."""
        return np.frombuffer(bytearray(self.legal(moves, view).bits), np.int8)

    def legal(self, moves: Moves, view: Any) -> Legal:
        """The numbers and the mask of all that a seat may do. Equal lists share them: they are not to be changed."""
        listed = moves.discrete
        seat: Seat = view.me
        lists = self._lists[seat]
        key = listed if len(listed) < LONG else id(listed)
        held = lists.get(key)
        # A list is held with what is told of it: as long as it is, no other one has its address.
        if held is None or (held.moves is not listed and key is not listed):
            numbers, bits = self.numbers(moves, view), bytearray(len(self.told))
            for number in numbers:
                bits[number] = 1
            held = Legal(listed, numbers, bytes(bits))
            if self._known[seat].keys() >= set(listed):  # none of them has a slot
                if len(lists) >= MEMORY:
                    lists.clear()
                lists[key] = held
        return held

    def _note_turning(self, kind: type[Move]) -> None:
        said = {name: self._spec.of(kind, name) for name in kind.__struct_fields__}
        seats = [name for name, extent in said.items() if extent is SEAT]
        slots = {name: extent for name, extent in said.items() if isinstance(extent, EntitySlot)}
        if seats or slots:
            self._turned[kind] = (seats, slots)

    def _all(self, kind: type[Move]) -> list[Move]:
        hints = get_type_hints(kind, include_extras=True)
        ways = [self._values(hints[name], self._spec.of(kind, name), f"{kind.__name__}.{name}") for name in hints]
        return [kind(*values) for values in product(*ways)]

    def _values(self, hint: Any, said: FieldSpace | None, where: str) -> list[Any]:
        """Every value that a field can have."""
        if get_origin(hint) in (Union, UnionType):
            there = [option for option in get_args(hint) if option is not NoneType]
            return [*(value for option in there for value in self._values(option, said, where)), None]
        match said:
            case IntRange(low, high):
                return list(range(low, high + 1))
            case Categorical(values):
                return list(values)
            case EntitySlot(count):
                return list(range(count))
            case extent if extent is SEAT:
                return list(range(self._players))
            case _:
                return _by_type(hint, where)


def _by_type(hint: Any, where: str) -> list[Any]:
    if get_origin(hint) is Annotated:
        for mark in hint.__metadata__:
            if isinstance(mark, msgspec.Meta) and mark.ge is not None and mark.le is not None:
                return list(range(int(mark.ge), int(mark.le) + 1))
    if hint is bool:
        return [False, True]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return list(hint)
    raise TypeError(f"{where}: {hint} does not say how far it goes; the room's space spec must")
