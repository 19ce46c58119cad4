"""One server at a time on an embedded database, and nobody else who reads it."""

import os
from pathlib import Path
from typing import IO

from cookoff.engine import BadInput


class Lock:
    """Held beside a database file for as long as a server runs on it; the system lets go when the process ends."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._file: IO[bytes] | None = None

    def take(self) -> None:
        """Make the file, for its owner alone, and hold it. Raises `BadInput` in one line if it cannot be."""
        folder = self._database.absolute().parent
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            for path in (self._database, self._database.with_suffix(".lock")):
                path.touch(0o600)
                path.chmod(0o600)
            held = self._database.with_suffix(".lock").open("r+b")
        except OSError as error:
            raise BadInput(f"--data: {error.filename or folder} cannot be used: {error.strerror}") from error
        if not _hold(held):
            held.close()
            raise BadInput(f"--data: another server runs on {folder}; stop it, or name another folder")
        self._file = held

    def release(self) -> None:
        """Let it go."""
        if self._file is not None:
            self._file.close()
            self._file = None


def _hold(file: IO[bytes]) -> bool:
    if os.name == "nt":
        return True  # Windows lets nobody delete or replace what is open; SQLite's own locks do the rest
    import fcntl  # noqa: PLC0415 # it is not there on every system

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
