"""Offers trained networks as bots: those in the folder COOKOFF_POLICIES."""

import os
from pathlib import Path

from cookoff.bots import ExternalBot
from cookoff.engine import BadInput, Bot, Room
from cookoff.engine.core.codec import digest

FOLDER = "COOKOFF_POLICIES"


def policies() -> dict[str, ExternalBot]:
    """The networks in the folder (`*.npz`), by file name. Raises `BadInput` for one that cannot be used."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return {}
    if not Path(folder).is_dir():
        raise BadInput(f"{FOLDER}: there is no folder {folder}")
    return {path.stem: _external_bot(path) for path in sorted(Path(folder).glob("*.npz"))}


def add_to_environment(file: Path) -> str:
    """Make the folder of a network COOKOFF_POLICIES; returns its name. Raises `BadInput` for a second folder."""
    folder = str(file.resolve().parent)
    if not file.is_file():
        raise BadInput(f"{file}: there is no such file")
    if os.environ.setdefault(FOLDER, folder) != folder:
        raise BadInput(f"{file}: networks come from one folder, {os.environ[FOLDER]}")
    return file.stem


def _external_bot(path: Path) -> ExternalBot:
    from .policy import Policy  # noqa: PLC0415 # it needs numpy, which not every house has

    policy = Policy.load(path)

    def make(_room: Room) -> Bot:
        return policy

    return ExternalBot(make, policy.fits, digest(path.read_bytes()))
