"""Plays games and turns their logs into rows: one for each game, one for each move."""

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from cookoff.engine import TABLE, AnyGame, Codec, Log, Notation, fold, opening, read_log
from cookoff.lab.play.log_folder import LogFolder
from cookoff.lab.play.player import player_of
from cookoff.lab.spec.scenario import Scenario


class GameRow(msgspec.Struct, frozen=True, array_like=True):
    """A game and how it ended."""

    game: int
    """Counted from 0."""
    bots: tuple[str, ...]
    """By seat, like everything below."""
    points: tuple[int, ...]
    places: tuple[int, ...]
    won: tuple[float, ...]
    """Each seat's share of the victory."""
    moves: int
    hash: str
    """Of its log: the same scenario and number give the same hash on every machine."""


class MoveRow(msgspec.Struct, frozen=True, array_like=True):
    """A move and what its seat knew."""

    game: int
    n: int
    """The number of its entry in the log."""
    at: int
    """Milliseconds since the game began; 0 without a clock."""
    seat: int
    bot: str
    move: str
    """In text form."""
    choices: int
    """How many moves were listed as legal."""
    view: str
    """What the seat saw, in text form; empty if views were not asked for."""


class Rows(msgspec.Struct, frozen=True):
    """The rows of some games."""

    games: tuple[GameRow, ...]
    moves: tuple[MoveRow, ...]


def rows_of(scenario: Scenario, numbers: Sequence[int], views: bool) -> Rows:
    """Play these games of a scenario and return their rows."""
    player, game = player_of(scenario), scenario.load()
    notation, games, moves = Notation(game), list[GameRow](), list[MoveRow]()
    with TemporaryDirectory(prefix="cookoff-dataset-") as folder:
        logs = LogFolder(Path(folder), scenario.game, 1)
        for number in numbers:
            record = player.play(number, logs, details=False)
            line_up = scenario.player_names(number)
            found = _moves(game, notation, read_log(logs.file(number)), number, line_up, views)
            won = tuple(record.won(seat) for seat in range(scenario.players))
            games.append(GameRow(number, line_up, record.points, record.places, won, len(found), record.hash))
            moves += found
            logs.file(number).unlink()
    return Rows(tuple(games), tuple(moves))


def _moves(
    game: AnyGame, notation: Notation, log: Log, number: int, line_up: tuple[str, ...], views: bool
) -> list[MoveRow]:
    state: Any = opening(game, log)
    steps, codec, found = fold(game, log, state), Codec(game), list[MoveRow]()
    for entry in log.entries:
        if entry.seat != TABLE:
            found.append(
                MoveRow(
                    number,
                    entry.n,
                    entry.at,
                    entry.seat,
                    line_up[entry.seat],
                    notation.move(codec.move(entry.move)),
                    len(game.moves(state, entry.seat).discrete),
                    notation.view(game.view(state, entry.seat)) if views else "",
                )
            )
        next(steps)
    return found
