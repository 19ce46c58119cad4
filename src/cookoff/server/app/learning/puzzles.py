"""Practice positions, told as a table tells them to whoever decides; what every answer is worth comes with them."""

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
    """A practice position in the list."""

    id: str
    grade: int
    """From 1, which most brains find, to 3."""


class PuzzleList(msgspec.Struct, frozen=True):
    """The practice positions of a game."""

    puzzles: tuple[PuzzleCard, ...]
    """From easy to hard."""
    today: str
    """Which of them everybody is asked today, by the date in Greenwich."""


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """One way to decide, judged."""

    move: Any
    phrase: Phrase
    gives_away: float
    """Chance to win that the best move keeps and this one does not; 0: this is the best."""
    reasons: tuple[Phrase, ...]
    """What it brings by the end of the turn or round, on the mean."""


class PuzzleDetail(msgspec.Struct, frozen=True):
    """All that is needed to think about a position, and to be told how one did."""

    card: PuzzleCard
    welcome: Welcome
    answers: tuple[PuzzleAnswer, ...]
    """Every move that is asked for, the best first: all that are legal, or where a clock stands, a hand's."""
    line: tuple[Phrase, ...]
    """How a strong brain goes on after the best."""
    made: GameEntry | None
    """What the best move does; `None` where luck has a part in that."""


class Puzzles:
    """The practice positions of all games."""

    def __init__(self, catalogue: Catalogue, environment: Environment, pages: PageCache) -> None:
        self._catalogue = catalogue
        self._environment = environment
        self._pages = pages
        self._books: dict[str, Book] = {}

    def listed(self, game_id: str) -> PuzzleList:
        """All of a game. Complains about a game without."""
        puzzles = self._book(game_id).puzzles
        by_chance = sorted(puzzle.id for puzzle in puzzles)
        today = by_chance[self._environment.now() // DAY % len(by_chance)]
        return PuzzleList(tuple([PuzzleCard(puzzle.id, puzzle.grade) for puzzle in puzzles]), today)

    async def read(self, game_id: str, puzzle_id: str) -> CachedPage:
        """One of them, a `PuzzleDetail` as JSON. Complains if it does not exist."""
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
    """What whoever tries it is told. Nothing goes into it but the view of the seat that decides."""
    game, codec, seat = loaded.game, loaded.codec, puzzle.seat
    view, options = codec.view(puzzle.view), game.types.options()
    rng = Random(puzzle.id)
    lines: list[bytes] = []
    # Nobody answers for the world: an engine takes a second to load, and no answer may hang on what it says.
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
    """What a move does, if luck and the world have no part in it."""
    try:
        made = live_game.play(seat, move, now, None)
    except LookupError as error:
        if type(error) is not LookupError:
            raise  # a key or index that is missing is no question to the world
        return None
    assert not isinstance(made, Refusal), f"the best move of a puzzle is refused: {made}"
    # In real time the first outcome is what time it was.
    drawn = len(made.step.entry.chance) > live_game.in_real_time
    return None if drawn else live_game.telling(made, now)(seat)
