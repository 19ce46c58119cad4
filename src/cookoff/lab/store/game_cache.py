"""Keeps the games of a scenario, on disk or in memory."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import msgspec

from cookoff.engine import BadInput
from cookoff.lab.atomic import write_atomically
from cookoff.lab.play.game_record import GameRecord
from cookoff.lab.play.runners import DECODER, BatchResult

_NAME = re.compile(r"(\d+)-(\d+)\.games")


class GameStore(Protocol):
    """The games of one scenario."""

    def numbers(self) -> Iterator[int]:
        """The numbers of the games it has, in no order."""
        ...

    def put(self, result: BatchResult) -> None:
        """Keep a batch; its numbers are consecutive."""
        ...

    def records(self, start: int, stop: int) -> Iterator[GameRecord]:
        """The games from `start` to before `stop`, in order, each once. It must have all of them."""
        ...


class GameCache:
    """A `GameStore` in a folder: one file for each batch, written whole or not at all."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[tuple[int, int], Path] = {}
        for file in folder.glob("*.games") if folder.is_dir() else ():
            if found := _NAME.fullmatch(file.name):
                self._files[int(found[1]), int(found[2])] = file

    def numbers(self) -> Iterator[int]:
        """See `GameStore`."""
        return (number for first, last in self._files for number in range(first, last + 1))

    def put(self, result: BatchResult) -> None:
        """See `GameStore`."""
        first, last = result.numbers[0], result.numbers[-1]
        file = self._folder / f"{first:07}-{last:07}.games"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(f"{file}: cannot be written: {error.strerror}") from error
        write_atomically(file, result.records, f"{os.getpid()}.part")
        self._files[first, last] = file

    def records(self, start: int, stop: int) -> Iterator[GameRecord]:
        """See `GameStore`."""
        wanted = start
        for first, last in sorted(self._files):
            if last < wanted or first >= stop:
                continue
            for record in self._read(self._files[first, last]):
                if record.number == wanted < stop:
                    yield record
                    wanted += 1
        assert wanted == stop, f"game {wanted} is missing"

    def _read(self, file: Path) -> list[GameRecord]:
        try:
            return DECODER.decode(file.read_bytes())
        except (OSError, msgspec.DecodeError) as error:
            raise BadInput(f"{file}: is damaged; delete it, and its games are played again") from error


class MemoryStore:
    """A `GameStore` that ends with the process."""

    def __init__(self) -> None:
        self._records: dict[int, GameRecord] = {}

    def numbers(self) -> Iterator[int]:
        """See `GameStore`."""
        return iter(self._records)

    def put(self, result: BatchResult) -> None:
        """See `GameStore`."""
        self._records.update(zip(result.numbers, DECODER.decode(result.records), strict=True))

    def records(self, start: int, stop: int) -> Iterator[GameRecord]:
        """See `GameStore`."""
        return (self._records[number] for number in range(start, stop))
