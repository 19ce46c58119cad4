"""Notes about how people play: no names, no tables, no times of day, no moves, only types of them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec

from cookoff.engine import BadInput

NOTES = "*.people.jsonl"
"""The files of a folder of notes; each node writes its own."""


Kind = Literal["move", "refused", "undo", "hint"]


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a person did."""

    play: str
    """Stands for one game at one table: a random code that nothing else has."""
    game: str
    components: str
    """The hash of the components."""
    seat: int
    kind: Kind
    step: str = ""
    """The type of the move."""
    ms: int = 0
    """Milliseconds since the last move at the table; 0 where nobody was asked."""
    rule: str = ""
    """The rule that refused the move."""


def read_notes(folder: Path) -> Iterator[Note]:
    """The notes of a folder. Raises `BadInput` that names file and line, or if there are none."""
    files = sorted(folder.glob(NOTES))
    if not files:
        raise BadInput(f"{folder}: there are no notes ({NOTES}); a server writes them if `people_notes` names a folder")
    decoder = msgspec.json.Decoder(Note)
    for file in files:
        with file.open("rb") as lines:
            for number, line in enumerate(lines, 1):
                if not line.endswith(b"\n"):  # the server is writing it
                    continue
                try:
                    yield decoder.decode(line)
                except msgspec.MsgspecError as error:
                    raise BadInput(f"{file}:{number}: not a note: {error}") from error
