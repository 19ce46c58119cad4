"""A lock that allows one server at a time on an embedded database, and keeps its files private."""

import os
from pathlib import Path
from typing import IO

from cookoff.engine import BadInput

from . import sqlite_files


class Lock:
    """A lock file beside a database; the operating system releases the lock when the process ends."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._file: IO[bytes] | None = None

    def take(self) -> None:
        """Create the files, readable by their owner only, and take the lock. Raises `BadInput` if that fails."""
        folder = self._database.absolute().parent
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            beside = self._database.with_suffix(".lock")
            beside.touch(0o600)
            beside.chmod(0o600)
            held = beside.open("r+b")
        except OSError as error:
            raise BadInput(f"--data: {error.filename or folder} cannot be used: {error.strerror}") from error
        if not _hold(held):
            held.close()
            raise BadInput(f"--data: another server is using {folder}; stop it, or name another folder")
        try:
            sqlite_files.make_private(self._database)
        except OSError as error:
            held.close()
            raise BadInput(f"--data: {error.filename} cannot be used: {error.strerror}") from error
        except BadInput:
            held.close()
            raise
        self._file = held

    def release(self) -> None:
        """Release the lock."""
        if self._file is not None:
            self._file.close()
            self._file = None


def _hold(file: IO[bytes]) -> bool:
    if os.name == "nt":
        return True  # Windows forbids deleting or replacing open files; SQLite's own locks do the rest
    import fcntl  # noqa: PLC0415 # not available on every system

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
