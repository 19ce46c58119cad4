"""A folder of logs, one file for each game, each there whole or not at all."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from cookoff.engine import BadInput

if TYPE_CHECKING:
    from cookoff.lab.play.player import Setting


class LogFolder(msgspec.Struct, frozen=True):
    """Where the logs of a setting go."""

    path: Path
    game: str
    digits: int

    @classmethod
    def prepare(cls, path: Path, setting: "Setting") -> "LogFolder":
        """Make the folder. Raises `BadInput` if it cannot be made, or if a log would replace a file that is there."""
        folder = cls(path, setting.game, max(4, len(str(setting.games))))
        for number in range(setting.games):
            if folder.file(number).exists():
                raise BadInput(f"{folder.file(number)}: is there already; name another folder for the logs")
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(f"{path}: cannot be made a folder for the logs: {error.strerror}") from error
        return folder

    def file(self, number: int) -> Path:
        """The file of a game; people count them from 1."""
        return self.path / f"{self.game}-{number + 1:0{self.digits}}.jsonl"

    def write(self, number: int, log: bytes) -> None:
        """Write a game's log. Raises `BadInput` if it cannot be written."""
        file = self.file(number)
        part = file.with_name(f".{file.name}.part")
        try:
            part.write_bytes(log)
            os.replace(part, file)
        except OSError as error:
            raise BadInput(f"{file}: cannot be written: {error.strerror}") from error
