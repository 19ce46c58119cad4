"""A table made ready for a person: a new game, or one taken up again."""

from collections.abc import Sequence
from dataclasses import dataclass
from secrets import token_hex
from typing import TYPE_CHECKING

from cookoff import bots
from cookoff.engine import AnyGame, Bot, Live, Match, Room, Seat
from cookoff.physics.worlds import worlds
from cookoff.words import Words

from .boards import drawing
from .dice import Dice
from .ending import ending
from .given import folding, options_of
from .savefile import SaveFile
from .seating import Seating
from .sitting import Read, Sitting

if TYPE_CHECKING:
    from rich.console import Console


@dataclass(frozen=True)
class Table:
    """A match, and who sits around it."""

    home: Room
    match: Match
    seating: Seating
    rivals: dict[Seat, Bot]
    dice: dict[str, Dice]

    def words(self, language: str) -> Words:
        """The wording for the person."""
        return Words(self.home, language, self.seating.names, self.seating.me)

    def sitting(self, words: Words, out: "Console", read: Read) -> Sitting:
        """The person takes their seat."""
        return Sitting(self.home, self.match, self.seating.me, self.rivals, words, out, read, self.dice)

    def show_end(self, words: Words, out: "Console") -> None:
        """The last position, the ranking and the scores."""
        game, state = self.match.game, self.match.state
        out.print(drawing(self.home).table(game, game.view(state, self.seating.me), words))
        outcome = game.outcome(state)
        if outcome is not None:
            out.print(ending(outcome, words))


def start_table(
    home: Room,
    game: AnyGame,
    file: SaveFile,
    players: int | None,
    named: Sequence[str] | None,
    seat: Seat | None,
    seed: int | None,
    options: Sequence[str],
) -> Table:
    """A new game; its file is made when everything is known to fit."""
    seating = Seating.new(home, game, players, named, seat)
    agreed = options_of(game, options)
    rivals = _rivals(home, seating)
    dice = _dice(seed)
    match = Match.start(
        game,
        len(seating.names),
        Live(dice["table"], worlds(home, game)[0]),
        options=agreed,
        names=seating.names,
        sink=file.write,
    )
    return Table(home, match, seating, rivals, dice)


def resume_table(
    home: Room,
    game: AnyGame,
    file: SaveFile,
    players: int | None,
    named: Sequence[str] | None,
    seat: Seat | None,
    seed: int | None,
) -> Table:
    """A game taken up again where its file ends."""
    log, seating = Seating.resumed(home, game, file.path, players, named, seat)
    dice = _dice(seed)
    with folding(file.path):
        match = Match.resume(game, log, Live(dice["table"], worlds(home, game)[0]), sink=file.write)
    return Table(home, match, seating, _rivals(home, seating), dice)


def _rivals(home: Room, seating: Seating) -> dict[Seat, Bot]:
    return {seat: bots.make(home, name) for seat, name in seating.bots.items()}


def _dice(seed: int | None) -> dict[str, Dice]:
    luck = token_hex(16) if seed is None else str(seed)
    return {purpose: Dice(luck, purpose) for purpose in ("table", "bots")}
