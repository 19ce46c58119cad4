"""Model games: strong bots play, and a caption says of each decision what it brought or gave away."""

import gzip

from cookoff.engine import Room

FOLDER = "models"


def count(room: Room) -> int:
    """How many stand in the room, numbered from 1."""
    folder = room.home / FOLDER
    return sum(file.name.endswith(".jsonl.gz") for file in folder.iterdir()) if folder.is_dir() else 0


def log_of(room: Room, number: int) -> bytes:
    """The log of one of them."""
    return gzip.decompress((room.home / FOLDER / f"{number}.jsonl.gz").read_bytes())


def analysis_of(room: Room, number: int) -> bytes:
    """Its analysis, as JSON."""
    return gzip.decompress((room.home / FOLDER / f"{number}.json.gz").read_bytes())
