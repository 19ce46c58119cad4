"""Offers the trained networks in the folder COOKOFF_POLICIES as bots."""

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


def _external_bot(path: Path) -> ExternalBot:
    from .policy import Policy  # noqa: PLC0415 # it needs numpy, which not every house has

    policy = Policy.load(path)

    def make(_room: Room) -> Bot:
        return policy

    return ExternalBot(make, policy.fits, digest(path.read_bytes()))
