"""The games of an experiment as files in a folder, and as parts in the database."""

from pathlib import Path

import msgspec

PATTERN = "*.games"


def new_files(folder: Path, known: set[Path]) -> bytes:
    """Return the files of games that are not `known` yet, and note them there."""
    found = sorted(set(folder.rglob(PATTERN)) - known)
    known.update(found)
    return msgspec.msgpack.encode({str(file.relative_to(folder)): file.read_bytes() for file in found})


def put_back(folder: Path, parts: list[bytes]) -> set[Path]:
    """Write the files of all parts, and return them."""
    written = set[Path]()
    for part in parts:
        for name, data in msgspec.msgpack.decode(part, type=dict[str, bytes]).items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
            written.add(file)
    return written
