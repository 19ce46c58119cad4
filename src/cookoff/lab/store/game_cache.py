"""Games that were played, kept by what they come from: one file for each chunk, there whole or not at all."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from cookoff.engine import BadInput
from cookoff.lab.play.record import Record
from cookoff.lab.play.runners import DECODER, Played

_NAME = re.compile(r"(\d+)-(\d+)\.games")


class Store:
    """The games of one setting."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[tuple[int, int], Path] = {}
        for file in folder.glob("*.games") if folder.is_dir() else ():
            if found := _NAME.fullmatch(file.name):
                self._files[int(found[1]), int(found[2])] = file

    def numbers(self) -> Iterator[int]:
        """The games that are kept, in no order."""
        return (number for first, last in self._files for number in range(first, last + 1))

    def put(self, played: Played) -> None:
        """Keep a chunk; its numbers follow one another."""
        first, last = played.numbers[0], played.numbers[-1]
        file = self._folder / f"{first:07}-{last:07}.games"
        part = file.with_name(f".{file.name}.{os.getpid()}")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            part.write_bytes(played.records)
            os.replace(part, file)
        except OSError as error:
            raise BadInput(f"{file}: cannot be written: {error.strerror}") from error
        self._files[first, last] = file

    def records(self, start: int, stop: int) -> Iterator[Record]:
        """The games from one number to before another, in their order, each once. All of them must be kept."""
        wanted = start
        for first, last in sorted(self._files):
            if last < wanted or first >= stop:
                continue
            for record in self._read(self._files[first, last]):
                if record.number == wanted < stop:
                    yield record
                    wanted += 1
        assert wanted == stop, f"game {wanted} is not kept"

    def _read(self, file: Path) -> list[Record]:
        try:
            return DECODER.decode(file.read_bytes())
        except (OSError, msgspec.DecodeError) as error:
            raise BadInput(f"{file}: is damaged; delete it, and its games are played again") from error
