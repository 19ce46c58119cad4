"""Model games: games between strong bots, with a caption on what each decision gained or lost."""

import gzip

from cookoff.engine import Room

FOLDER = "models"


def count(room: Room) -> int:
    """Return the number of model games in the room; they are numbered from 1."""
    folder = room.home / FOLDER
    return sum(file.name.endswith(".jsonl.gz") for file in folder.iterdir()) if folder.is_dir() else 0


def log_of(room: Room, number: int) -> bytes:
    """Return the log of a model game."""
    return gzip.decompress((room.home / FOLDER / f"{number}.jsonl.gz").read_bytes())


def analysis_of(room: Room, number: int) -> bytes:
    """Return the analysis of a model game, as JSON."""
    return gzip.decompress((room.home / FOLDER / f"{number}.json.gz").read_bytes())
