"""The file that a game at the terminal is kept in: every line on disk before its move counts."""

import os
from collections.abc import Mapping
from datetime import datetime
from io import FileIO
from pathlib import Path
from types import TracebackType

from cookoff.engine import BadInput

try:
    import fcntl
except ImportError:  # Windows has no such locks; there two terminals at one file are not noticed
    fcntl = None  # type: ignore[assignment]


class SaveFile:
    """A log file that only grows. It is made with its first line, so that bad input leaves nothing behind."""

    def __init__(self, path: Path, *, resume: bool) -> None:
        """A new file must not exist yet, one to go on with must."""
        self.path = path
        self._file: FileIO | None = None
        if resume:
            self._file = self._open("r+b")
            self._file.seek(0, os.SEEK_END)
        elif path.exists():
            raise BadInput(f"{path}: is there already; go on with it by --resume, or name another file")

    def write(self, line: bytes) -> None:
        """Append a line and wait until the disk has it. Raises `BadInput` if that fails."""
        if self._file is None:
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise BadInput(f"{self.path.parent}: cannot be made: {error.strerror}") from error
            self._file = self._open("xb")
        end = self._file.tell()
        try:
            rest = line
            while rest:
                rest = rest[self._file.write(rest) :]
            os.fsync(self._file.fileno())
        except OSError as error:
            # Half a line would spoil the log of all that was played so far.
            os.truncate(self._file.fileno(), end)
            raise BadInput(f"{self.path}: cannot be written: {error.strerror}; the last move is not kept") from error

    def __enter__(self) -> "SaveFile":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def _open(self, mode: str) -> FileIO:
        try:
            # Without a buffer: what could not be written must not be tried again when the file is closed.
            file = FileIO(self.path, mode)
        except OSError as error:
            raise BadInput(f"{self.path}: cannot be opened: {error.strerror}") from error
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                file.close()
                raise BadInput(f"{self.path}: is being played at another terminal") from error
        return file


def default_path(game_id: str, environ: Mapping[str, str], now: datetime) -> Path:
    """A new file among the user's data."""
    data = environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(data) / "cookoff" / "games"
    stem = f"{game_id}-{now:%Y-%m-%d-%H%M%S}"
    path, number = folder / f"{stem}.jsonl", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.jsonl"
    return path
