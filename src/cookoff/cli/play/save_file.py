"""The file of a game at the terminal: every line is on disk before its move counts."""

import os
from datetime import datetime
from io import FileIO
from pathlib import Path
from types import TracebackType

from cookoff.cli.terminal.paths import data_folder
from cookoff.engine import BadInput

try:
    import fcntl
except ImportError:  # Windows has no such locks: there, two terminals may use one file
    fcntl = None  # type: ignore[assignment]


class SaveFile:
    """An append-only log file. It is created with its first line, so that bad input leaves nothing behind."""

    def __init__(self, path: Path, *, resume: bool) -> None:
        """A new file must not exist yet; to resume, it must."""
        self.path = path
        self._file: FileIO | None = None
        if resume:
            self._file = self._open("r+b")
            self._file.seek(0, os.SEEK_END)
        elif path.exists():
            raise BadInput(f"{path}: already exists; resume it with --resume, or name another file")

    def write(self, line: bytes) -> None:
        """Append a line and wait until the disk has it. Raises `BadInput` if that fails."""
        if self._file is None:
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise BadInput(f"{self.path.parent}: cannot be created: {error.strerror}") from error
            self._file = self._open("xb")
        end = self._file.tell()
        try:
            rest = line
            while rest:
                rest = rest[self._file.write(rest) :]
            os.fsync(self._file.fileno())
        except OSError as error:
            # Half a line would make the whole log unreadable.
            os.truncate(self._file.fileno(), end)
            raise BadInput(f"{self.path}: cannot be written: {error.strerror}; the last move is not saved") from error

    def __enter__(self) -> "SaveFile":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def _open(self, mode: str) -> FileIO:
        try:
            # Unbuffered: closing the file must not write again what failed before.
            file = FileIO(self.path, mode)
        except OSError as error:
            raise BadInput(f"{self.path}: cannot be opened: {error.strerror}") from error
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                file.close()
                raise BadInput(f"{self.path}: is open at another terminal") from error
        return file


def default_path(game_id: str, now: datetime) -> Path:
    """A new file in the user's data folder."""
    folder = data_folder() / "games"
    stem = f"{game_id}-{now:%Y-%m-%d-%H%M%S}"
    path, number = folder / f"{stem}.jsonl", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.jsonl"
    return path
