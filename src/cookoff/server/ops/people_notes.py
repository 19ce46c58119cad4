"""Notes about how people play, if the operator wants them: for `cookoff lab people`. They name nobody."""

import logging
from asyncio import to_thread
from hashlib import blake2b
from pathlib import Path

import msgspec

from cookoff.lab.people.note import NOTES, Note

log = logging.getLogger(__name__)

MOST_BYTES = 500_000_000
"""A file that is longer gets no more notes."""
MOST_WAITING = 50_000
"""Notes that wait to be written; with more, the disk is too slow, and further ones are dropped."""


class PeopleNotes:
    """Collects notes, and appends them to a file of this node."""

    def __init__(self, folder: Path | None, node: str, key: str) -> None:
        """`key` is a random secret of this run: what stands for a table cannot be traced back to it."""
        plain = "".join(sign if sign.isalnum() else "-" for sign in node)
        self._file = None if folder is None else folder / NOTES.replace("*", plain or "node")
        self._key = key.encode()[:64]
        self._waiting: list[Note] = []

    @property
    def wanted(self) -> bool:
        """Whether notes are taken."""
        return self._file is not None

    def play(self, table: str) -> str:
        """What stands for a table."""
        return blake2b(table.encode(), key=self._key, digest_size=9).hexdigest()

    def take(self, note: Note) -> None:
        """Keep a note until the next `flush`."""
        if self.wanted and len(self._waiting) < MOST_WAITING:
            self._waiting.append(note)

    async def flush(self) -> None:
        """Append the notes to the file. A disk that refuses them costs the notes, and nothing else."""
        if self._file is None or not self._waiting:
            return
        lines, self._waiting = self._waiting, []
        try:
            await to_thread(_append, self._file, b"".join(msgspec.json.encode(note) + b"\n" for note in lines))
        except OSError as error:
            log.warning("cannot write notes to %s: %s", self._file, error.strerror)


def _append(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    if file.exists() and file.stat().st_size + len(data) > MOST_BYTES:
        return
    with file.open("ab") as notes:
        notes.write(data)
