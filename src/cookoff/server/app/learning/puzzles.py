"""Practice positions, in the form a table sends to the player to act, with the evaluation of every answer."""

from random import Random
from typing import Any

import msgspec

from cookoff.analysis.puzzles import Book, Puzzle, book_of
from cookoff.engine import Live, Match, Move, Phrase, Refusal, Seat, encode, narrate_move
from cookoff.engine.log import Writer
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.messages import GameEntry, Presence, Welcome
from cookoff.server.protocol.schemas import NoClock
from cookoff.server.runtime.environment import Environment
from cookoff.server.runtime.games.catalogue import Catalogue, LoadedGame
from cookoff.server.runtime.games.live_game import LiveGame

from .cached_pages import CachedPage, PageCache
from .staged_tables import staged_table_card

DAY = 86_400_000
RIVAL = "expert"


class PuzzleCard(msgspec.Struct, frozen=True):
    """A practice position in a list."""

    id: str
    grade: int
    """From 1 (most bot levels solve it) to 3 (few do)."""


class PuzzleList(msgspec.Struct, frozen=True):
    """The practice positions of a game."""

    puzzles: tuple[PuzzleCard, ...]
    """From easy to hard."""
    today: str
    """The id of today's puzzle, by the UTC date."""


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """A move and its evaluation."""

    move: Any
    phrase: Phrase
    gives_away: float
    """Win probability lost against the best move; 0 for the best."""
    reasons: tuple[Phrase, ...]
    """Its average effects by the end of the turn or round."""


class PuzzleDetail(msgspec.Struct, frozen=True):
    """A position to solve, with its evaluated answers."""

    card: PuzzleCard
    welcome: Welcome
    answers: tuple[PuzzleAnswer, ...]
    """The possible answers, best first: all legal moves, or those of one hand in real time."""
    line: tuple[Phrase, ...]
    """The strong bot's moves after the best answer."""
    made: GameEntry | None
    """The result of the best move; `None` if it depends on chance."""


class Puzzles:
    """The practice positions of all games."""

    def __init__(self, catalogue: Catalogue, environment: Environment, pages: PageCache) -> None:
        self._catalogue = catalogue
        self._environment = environment
        self._pages = pages
        self._books: dict[str, Book] = {}

    def listed(self, game_id: str) -> PuzzleList:
        """List a game's puzzles. Raises `ApiError` if it has none."""
        puzzles = self._book(game_id).puzzles
        by_chance = sorted(puzzle.id for puzzle in puzzles)
        today = by_chance[self._environment.now() // DAY % len(by_chance)]
        return PuzzleList(tuple([PuzzleCard(puzzle.id, puzzle.grade) for puzzle in puzzles]), today)

    async def read(self, game_id: str, puzzle_id: str) -> CachedPage:
        """Return a `PuzzleDetail` as JSON. Raises `ApiError` if there is no such puzzle."""
        found = [puzzle for puzzle in self._book(game_id).puzzles if puzzle.id == puzzle_id]
        if not found:
            raise ApiError(404, "no-such-puzzle", f"{game_id} has no puzzle {puzzle_id!r}")
        loaded = self._catalogue.own(game_id)
        return await self._pages.read(("puzzle", game_id, puzzle_id), lambda: encode(puzzle_detail(loaded, found[0])))

    def _book(self, game_id: str) -> Book:
        if game_id not in self._books:
            book = book_of(self._catalogue.own(game_id).room)
            if book is None:
                raise ApiError(404, "no-such-puzzle", f"{game_id} has no puzzles")
            self._books[game_id] = book
        return self._books[game_id]


def puzzle_detail(loaded: LoadedGame, puzzle: Puzzle) -> PuzzleDetail:
    """Build the details of a puzzle, from nothing but the view of the seat to act."""
    game, codec, seat = loaded.game, loaded.codec, puzzle.seat
    view, options = codec.view(puzzle.view), game.types.options()
    rng = Random(puzzle.id)
    lines: list[bytes] = []
    # No physics: the engine takes a second to load, and no answer may depend on it.
    match = Match(game, game.determinise(view, rng), Live(rng), Writer(), 0, lines.append)
    live_game = LiveGame(loaded, match, lines, 0, NoClock(), puzzle.players, options)
    names = ["" if each == seat else RIVAL for each in range(puzzle.players)]
    card = staged_table_card(loaded, "puzzle", names, seat, RIVAL, msgspec.to_builtins(options))
    welcome = Welcome(card, seat, (), live_game.position(seat, puzzle.now), (), Presence((seat,), 0))
    answers = []
    for answer in puzzle.answers:
        move = codec.move(answer.move)
        phrase = narrate_move(loaded.room.guide, game, view, move)
        answers.append(PuzzleAnswer(move, phrase, answer.gives_away, answer.reasons))
    entry_for = _made(live_game, seat, answers[0].move, puzzle.now)
    return PuzzleDetail(PuzzleCard(puzzle.id, puzzle.grade), welcome, tuple(answers), puzzle.line, entry_for)


def _made(live_game: LiveGame, seat: Seat, move: Move, now: int) -> GameEntry | None:
    """Return the result of a move; `None` if it depends on chance or physics."""
    try:
        made = live_game.play(seat, move, now, None)
    except LookupError as error:
        if type(error) is not LookupError:
            raise  # a `KeyError` or `IndexError` is a bug, not a missing physics engine
        return None
    assert not isinstance(made, Refusal), f"the best move of a puzzle is refused: {made}"
    # In real time the first outcome is the time of the move.
    drawn = len(made.step.entry.chance) > live_game.in_real_time
    return None if drawn else live_game.telling(made, now)(seat)
