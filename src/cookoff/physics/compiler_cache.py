"""Where compiled physics is cached. Without a folder for it the compiler refuses to work."""

import os
import tempfile
from importlib.util import find_spec
from pathlib import Path

VARIABLE = "NUMBA_CACHE_DIR"
"""Read when the compiler is imported, here and in worker processes."""
COMPILED = (Path(__file__).parent / "quick" / "chips", Path(__file__).parent / "real" / "dice")
"""The folders of compiled modules; the compiler caches beside them if it may."""


def choose_cache(wanted: Path | None, fallback: Path) -> Path | None:
    """Let the compiler cache in `wanted`, beside the code if that is writable, or in `fallback`.

    Returns the folder; `None` if it is beside the code, or without a compiler. Raises `OSError` if it cannot be
    written to.
    """
    if find_spec("numba") is None:
        return None
    if wanted is None and (VARIABLE in os.environ or all(os.access(folder, os.W_OK) for folder in COMPILED)):
        return None
    folder = (wanted or fallback).absolute()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # who may write here decides what the server runs
    with tempfile.TemporaryFile(dir=folder):
        os.environ[VARIABLE] = str(folder)
    return folder
