"""Opens model games and steps through them."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from cookoff.engine import Room, fold, opening, room
from cookoff.engine.log import Log, parse
from cookoff.engine.log.replay import DecodedEntry
from cookoff.i18n import Translator
from cookoff.server.runtime.games.model_games import count, log_of


class Step(NamedTuple):
    """An entry of a model game, with the position before and after it."""

    number: int
    """Of the model game."""
    entry: DecodedEntry
    before: Any
    after: Any

    def event(self, name: str) -> Any:
        """The first event of this kind, or `None`."""
        return next((event for event in self.entry.events if type(event).__name__ == name), None)


class ModelGame:
    """A model game."""

    def __init__(self, home: Room, number: int) -> None:
        self.home: Room = home
        self.game: Any = home.load(None)
        self.number = number
        self.log: Log = parse(log_of(home, number), home.id)
        self.names = tuple(self.log.header.seats)
        self.translator = Translator(home, "en", self.names)

    def steps(self) -> Iterator[Step]:
        """All entries, each with copies of the positions around it."""
        state = opening(self.game, self.log)
        before = state.clone()
        for entry in fold(self.game, self.log, state):
            after = state.clone()
            yield Step(self.number, entry, before, after)
            before = after

    def said(self, step: Step) -> list[str]:
        """What happened, as the log of the game says it."""
        told = (self.translator.event(self.game, event) for event in step.entry.events)
        return [line for line in told if line]


@cache
def model_games(game: str) -> tuple[ModelGame, ...]:
    """The model games of a game."""
    home = room(game)
    return tuple(ModelGame(home, number) for number in range(1, count(home) + 1))


@cache
def steps_of(game: str, number: int) -> tuple[Step, ...]:
    """All steps of a model game."""
    return tuple(model_games(game)[number - 1].steps())
