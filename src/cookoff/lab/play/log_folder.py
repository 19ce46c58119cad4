"""A folder of logs, one file for each game, each written whole or not at all."""

from pathlib import Path

import msgspec

from cookoff.engine import BadInput
from cookoff.lab.atomic import write_atomically


class LogFolder(msgspec.Struct, frozen=True):
    """Where the logs of a scenario go."""

    path: Path
    game: str
    digits: int

    @classmethod
    def prepare(cls, path: Path, game: str, games: int) -> "LogFolder":
        """Make the folder. Raises `BadInput` if it cannot be made, or if a log would replace a file."""
        folder = cls(path, game, max(4, len(str(games))))
        for number in range(games):
            if folder.file(number).exists():
                raise BadInput(f"{folder.file(number)}: already exists; name another folder for the logs")
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(f"{path}: cannot create a folder for the logs: {error.strerror}") from error
        return folder

    def file(self, number: int) -> Path:
        """The file of a game; file names count from 1."""
        return self.path / f"{self.game}-{number + 1:0{self.digits}}.jsonl"

    def write(self, number: int, log: bytes) -> None:
        """Write a game's log. Raises `BadInput` if it cannot be written."""
        write_atomically(self.file(number), log)
