"""Files that are written whole or not at all."""

import os
from pathlib import Path

from cookoff.engine import BadInput


def write_atomically(file: Path, data: bytes, suffix: str = "part") -> None:
    """Write a file under a temporary name, then rename it. Raises `BadInput` if it cannot be written.

    Processes that may write the same file at the same time need different suffixes.
    """
    part = file.with_name(f".{file.name}.{suffix}")
    try:
        part.write_bytes(data)
        os.replace(part, file)
    except OSError as error:
        raise BadInput(f"{file}: cannot be written: {error.strerror}") from error
