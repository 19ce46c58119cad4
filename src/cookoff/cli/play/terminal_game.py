"""A game at the terminal between a person and bots: a new one, or a resumed one."""

from collections.abc import Sequence
from dataclasses import dataclass
from secrets import token_hex
from typing import TYPE_CHECKING

from cookoff import bots
from cookoff.cli.play.human_player import HumanPlayer, Read
from cookoff.cli.play.line_up import LineUp, spread
from cookoff.cli.play.save_file import SaveFile
from cookoff.cli.play.seeded_rng import SeededRng
from cookoff.cli.terminal.arguments import fold_errors, options_of
from cookoff.cli.terminal.boards import drawing
from cookoff.cli.terminal.final_scores import final_scores
from cookoff.engine import AnyGame, Bot, Live, Match, Room, Seat
from cookoff.games.hands import with_hands
from cookoff.i18n import Translator
from cookoff.physics.sources import play_and_search_sources

if TYPE_CHECKING:
    from rich.console import Console


@dataclass(frozen=True)
class TerminalGame:
    """A match and its players."""

    home: Room
    match: Match
    line_up: LineUp
    bots_by_seat: dict[Seat, Bot]
    rngs: dict[str, SeededRng]

    def translator(self, language: str) -> Translator:
        """The wording for the human player."""
        return Translator(self.home, language, self.line_up.names, self.line_up.me)

    def person(self, translator: Translator, out: "Console", read: Read) -> HumanPlayer:
        """The human player, in their seat."""
        return HumanPlayer(self.home, self.match, self.line_up.me, self.bots_by_seat, translator, out, read, self.rngs)

    def show_end(self, translator: Translator, out: "Console") -> None:
        """Print the last position, the ranking and the scores."""
        game, state = self.match.game, self.match.state
        out.print(drawing(self.home).table(game, game.view(state, self.line_up.me), translator))
        outcome = game.outcome(state)
        if outcome is not None:
            out.print(final_scores(outcome, translator))


def start_game(
    home: Room,
    game: AnyGame,
    file: SaveFile,
    players: int | None,
    named: Sequence[str] | None,
    seat: Seat | None,
    seed: int | None,
    options: Sequence[str],
    hands: Sequence[str] = (),
) -> TerminalGame:
    """Start a new game. Its file is created after all arguments are checked."""
    line_up = LineUp.new(home, game, players, named, seat)
    agreed = options_of(game, options)
    if hands:
        seats = len(line_up.names)
        steady = spread(hands, line_up.me, seats, "hands")
        agreed = with_hands(agreed, [steady.get(at) for at in range(seats)])
    bots_by_seat = _bots_by_seat(home, line_up)
    rngs = _seeded_rngs(seed)
    match = Match.start(
        game,
        len(line_up.names),
        Live(rngs["table"], play_and_search_sources(home, game)[0]),
        options=agreed,
        names=line_up.names,
        sink=file.write,
    )
    return TerminalGame(home, match, line_up, bots_by_seat, rngs)


def resume_game(
    home: Room,
    game: AnyGame,
    file: SaveFile,
    players: int | None,
    named: Sequence[str] | None,
    seat: Seat | None,
    seed: int | None,
) -> TerminalGame:
    """Resume a game where its file ends."""
    log, line_up = LineUp.resumed(game, file.path, players, named, seat)
    rngs = _seeded_rngs(seed)
    with fold_errors(file.path):
        match = Match.resume(game, log, Live(rngs["table"], play_and_search_sources(home, game)[0]), sink=file.write)
    return TerminalGame(home, match, line_up, _bots_by_seat(home, line_up), rngs)


def _bots_by_seat(home: Room, line_up: LineUp) -> dict[Seat, Bot]:
    return {seat: bots.make(home, name) for seat, name in line_up.bots.items()}


def _seeded_rngs(seed: int | None) -> dict[str, SeededRng]:
    text = token_hex(16) if seed is None else str(seed)
    return {purpose: SeededRng(text, purpose) for purpose in ("table", "bots")}
