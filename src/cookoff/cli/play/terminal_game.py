"""A table made ready for a person: a new game, or one taken up again."""

from collections.abc import Sequence
from dataclasses import dataclass
from secrets import token_hex
from typing import TYPE_CHECKING

from cookoff import bots
from cookoff.cli.play.human_player import Person, Read
from cookoff.cli.play.line_up import LineUp, spread
from cookoff.cli.play.save_file import SaveFile
from cookoff.cli.play.seeded_rng import Dice
from cookoff.cli.terminal.arguments import folding, options_of
from cookoff.cli.terminal.boards import drawing
from cookoff.cli.terminal.final_scores import last_page
from cookoff.engine import AnyGame, Bot, Live, Match, Room, Seat
from cookoff.games.hands import with_hands
from cookoff.i18n import Words
from cookoff.physics.sources import play_and_search_sources

if TYPE_CHECKING:
    from rich.console import Console


@dataclass(frozen=True)
class Party:
    """A match, and who sits around it."""

    home: Room
    match: Match
    line_up: LineUp
    rivals: dict[Seat, Bot]
    dice: dict[str, Dice]

    def words(self, language: str) -> Words:
        """The wording for the person."""
        return Words(self.home, language, self.line_up.names, self.line_up.me)

    def person(self, words: Words, out: "Console", read: Read) -> Person:
        """The person takes their seat."""
        return Person(self.home, self.match, self.line_up.me, self.rivals, words, out, read, self.dice)

    def show_end(self, words: Words, out: "Console") -> None:
        """The last position, the ranking and the scores."""
        game, state = self.match.game, self.match.state
        out.print(drawing(self.home).table(game, game.view(state, self.line_up.me), words))
        outcome = game.outcome(state)
        if outcome is not None:
            out.print(last_page(outcome, words))


def start_party(
    home: Room,
    game: AnyGame,
    file: SaveFile,
    players: int | None,
    named: Sequence[str] | None,
    seat: Seat | None,
    seed: int | None,
    options: Sequence[str],
    hands: Sequence[str] = (),
) -> Party:
    """A new game; its file is made when everything is known to fit."""
    line_up = LineUp.new(home, game, players, named, seat)
    agreed = options_of(game, options)
    if hands:
        seats = len(line_up.names)
        steady = spread(hands, line_up.me, seats, "hands")
        agreed = with_hands(agreed, [steady.get(at) for at in range(seats)])
    rivals = _rivals(home, line_up)
    dice = _dice(seed)
    match = Match.start(
        game,
        len(line_up.names),
        Live(dice["table"], play_and_search_sources(home, game)[0]),
        options=agreed,
        names=line_up.names,
        sink=file.write,
    )
    return Party(home, match, line_up, rivals, dice)


def resume_party(
    home: Room,
    game: AnyGame,
    file: SaveFile,
    players: int | None,
    named: Sequence[str] | None,
    seat: Seat | None,
    seed: int | None,
) -> Party:
    """A game taken up again where its file ends."""
    log, line_up = LineUp.resumed(game, file.path, players, named, seat)
    dice = _dice(seed)
    with folding(file.path):
        match = Match.resume(game, log, Live(dice["table"], play_and_search_sources(home, game)[0]), sink=file.write)
    return Party(home, match, line_up, _rivals(home, line_up), dice)


def _rivals(home: Room, line_up: LineUp) -> dict[Seat, Bot]:
    return {seat: bots.make(home, name) for seat, name in line_up.bots.items()}


def _dice(seed: int | None) -> dict[str, Dice]:
    luck = token_hex(16) if seed is None else str(seed)
    return {purpose: Dice(luck, purpose) for purpose in ("table", "bots")}
