"""The action table: every move that can ever be listed, by number.

Seats are relative to the seat that moves, and things with a passing number, such as a chip on the board, are addressed
by slot. So a number means the same for every seat, and the table is complete from the start.
"""

from collections.abc import Iterator
from itertools import product
from types import NoneType
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from cookoff.engine import BadInput, Move, Moves, Seat, encode
from cookoff.engine.hooks.spaces import SEAT, Categorical, EntitySlot, FieldSpace, IntRange, SpaceSpec

from .hints import bounds, fields_of, is_enum, options, plain

Mask = npt.NDArray[np.int8]

LONG = 64
"""The rules share lists of at least this many moves between positions; shorter ones are often equal."""
MEMORY = 1 << 12


class Legal(NamedTuple):
    """The legal actions of a seat."""

    moves: tuple[Move, ...]
    numbers: list[int]
    """The actions of these moves, in order."""
    bits: bytes
    """A byte per action: 1 if it is legal, else 0."""


class IllegalAction(BadInput):
    """The action is not legal now. Nothing has changed."""


class ActionTable:
    """All moves by number."""

    def __init__(self, moves: Any, spec: SpaceSpec, players: int) -> None:
        self._players = players
        self._spec = spec
        self._relative: dict[type, tuple[list[str], dict[str, EntitySlot]]] = {}
        """For moves that depend on the viewer: the fields with seats, and those with slots."""
        listed: list[Move] = []
        for kind in options(moves):
            if kind not in spec.apart:
                self._note_relative(kind)
                listed += spec.moves.get(kind) or self._all(kind)
        self.moves = tuple(listed)
        """The moves of the table."""
        self._numbers = {move: number for number, move in enumerate(self.moves)}
        if len(self._numbers) != len(self.moves):
            raise TypeError("a move is twice in the table")
        self._known: list[dict[Move, int]] = [{} for _ in range(players)]
        self._lists: list[dict[Any, Legal]] = [{} for _ in range(players)]

    def __len__(self) -> int:
        return len(self.moves)

    def lines(self) -> Iterator[bytes]:
        """The table as text, one line per move."""
        return (encode(move) for move in self.moves)

    def number(self, move: Move, view: Any) -> int:
        """The action of a move for the viewing seat. Raises `BadInput` for a move outside the table."""
        seat: Seat = view.me
        known = self._known[seat]
        if move in known:
            return known[move]
        seats, slots = self._relative.get(type(move), ([], {}))
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
        """The move of an action for the viewing seat, legal or not."""
        if not 0 <= number < len(self.moves):
            raise IllegalAction(f"no action {number}; actions go from 0 to {len(self.moves) - 1}")
        listed = self.moves[number]
        if type(listed) not in self._relative:
            return listed
        seats, slots = self._relative[type(listed)]
        changes: dict[str, int] = {name: (getattr(listed, name) + view.me) % self._players for name in seats}
        for name, slot in slots.items():
            numbers, place = slot.numbers(view), getattr(listed, name)
            if place >= len(numbers):
                raise IllegalAction(f"action {number}, {listed}: nothing is in slot {place} of {name} now")
            changes[name] = numbers[place]
        return msgspec.structs.replace(listed, **changes)

    def numbers(self, moves: Moves, view: Any) -> list[int]:
        """The actions of a list of moves, in order."""
        known = self._known[view.me]
        try:
            return [known[move] for move in moves.discrete]
        except KeyError:  # a new one, or one with a slot
            return [self.number(move, view) for move in moves.discrete]

    def mask(self, moves: Moves, view: Any) -> Mask:
        """The action mask of a list of moves."""
        return np.frombuffer(bytearray(self.legal(moves, view).bits), np.int8)

    def legal(self, moves: Moves, view: Any) -> Legal:
        """The actions and mask of a list of moves. Shared between equal lists: do not change them."""
        listed = moves.discrete
        seat: Seat = view.me
        lists = self._lists[seat]
        key = listed if len(listed) < LONG else id(listed)
        held = lists.get(key)
        # The cache keeps the list alive, so no other one can have its address.
        if held is None or (held.moves is not listed and key is not listed):
            numbers, bits = self.numbers(moves, view), bytearray(len(self.moves))
            for number in numbers:
                bits[number] = 1
            held = Legal(listed, numbers, bytes(bits))
            if self._known[seat].keys() >= set(listed):  # none of them has a slot
                if len(lists) >= MEMORY:
                    lists.clear()
                lists[key] = held
        return held

    def _note_relative(self, kind: type[Move]) -> None:
        said = {name: self._spec.of(kind, name) for name in kind.__struct_fields__}
        seats = [name for name, extent in said.items() if extent is SEAT]
        slots = {name: extent for name, extent in said.items() if isinstance(extent, EntitySlot)}
        if seats or slots:
            self._relative[kind] = (seats, slots)

    def _all(self, kind: type[Move]) -> list[Move]:
        hints = fields_of(kind)
        ways = [self._values(hints[name], self._spec.of(kind, name), f"{kind.__name__}.{name}") for name in hints]
        return [kind(*values) for values in product(*ways)]

    def _values(self, hint: Any, space: FieldSpace | None, where: str) -> list[Any]:
        """All values of a field."""
        space = space or bounds(hint)
        hint = plain(hint)
        if len(members := options(hint)) > 1:
            there = [option for option in members if option is not NoneType]
            nothing = [None] if len(there) < len(members) else []
            return [*(value for option in there for value in self._values(option, space, where)), *nothing]
        match space:
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
    if hint is bool:
        return [False, True]
    if is_enum(hint):
        return list(hint)
    raise TypeError(f"{where}: {hint} has no bounds; the room's space spec must give them")
