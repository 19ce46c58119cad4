"""The files of an embedded database, which belong together: the latest commits are in `-wal` beside it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from cookoff.engine import BadInput

SUFFIXES = ("", "-wal", "-shm")


def existing(database: Path) -> list[Path]:
    """Return the files of a database that exist."""
    files = (database.with_name(database.name + suffix) for suffix in SUFFIXES)
    return [file for file in files if file.exists()]


def make_private(database: Path) -> None:
    """Create the database if it is missing, and let only its owner read its files.

    Raises `BadInput` if its `-wal` is there without it, because SQLite would delete the commits in it.
    """
    wal = database.with_name(database.name + "-wal")
    if not _size(database) and _size(wal):
        raise BadInput(f"{wal} has commits of a {database.name} that is missing; put that back, or move both away")
    database.touch(0o600)
    for file in existing(database):
        file.chmod(0o600)


def copy(source: Path, target: Path) -> None:
    """Copy a database in use, with the commits in its `-wal`."""
    with closing(sqlite3.connect(source)) as before, closing(sqlite3.connect(target)) as after:
        before.backup(after)  # in one step, so that concurrent writes do not restart the copy


def check_copy(file: Path) -> None:
    """Raise `BadInput` if the file is not an intact database."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            [(verdict,)] = connection.execute("PRAGMA integrity_check(1)").fetchall()
    except sqlite3.DatabaseError as error:
        raise BadInput(f"{file} is not a database backup: {error}") from error
    if verdict != "ok":
        raise BadInput(f"{file} is damaged: {verdict}")


def _size(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0
