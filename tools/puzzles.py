"""Regenerates the puzzles: `python -m tools.puzzles [game ...]`, by default for every game with an analysis.

Strong bots play. Some of their decisions are evaluated, and kept as puzzles if one move is clearly the best. Weaker
bots then solve each puzzle, which determines its difficulty.

`--again` re-evaluates the stored puzzles, for example after bots or curves have changed. It updates them and drops
those in which no move is clearly the best any more.
"""

import re
import sys
from collections import Counter
from collections.abc import Collection, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from cookoff import bots
from cookoff.analysis import Depth, Evaluator
from cookoff.analysis.puzzles import FILE, MOVES, Book, Puzzle, book_of, make_puzzle
from cookoff.bots.realtime import play_out
from cookoff.engine import (
    BOT_LEVELS,
    TABLE,
    AnyGame,
    BotContext,
    Codec,
    DecodedEntry,
    Live,
    Match,
    Move,
    RealTime,
    Refusal,
    Room,
    Search,
    Tempo,
    encode,
    room,
    rooms,
)
from cookoff.physics.sources import sources_of

DEPTH = Depth(first=8, further=60, picks=3)
CLOCKED = Depth(first=12, further=200, quick="expert")
"""In real time more happens between a decision and its result, so there is more noise and it takes more trials."""
PLAYERS = (2, 2, 3)
STRONG = "expert"
ASKED = 8
"""The number of attempts of each weaker level."""
POOL, EACH = 40, 8
"""The number of candidates, and of puzzles kept per grade."""
ALIKE, CLOCKED_ALIKE = 20, 5
"""The maximum number of candidates with the same kind of best move; real-time games have more kinds."""
SOME = 0.2
DULL = frozenset({"Flip", "Draw", "Place", "Leave", "EnterForest", "EnterPantry"})
"""Kinds of moves whose alternatives are almost never, or always, clearly worse."""
LOOKS = 8
"""The maximum number of moments evaluated per real-time game, without kinds that have enough candidates."""
GAMES = 150


class Found(msgspec.Struct, frozen=True):
    """A puzzle and how easy it is; larger is easier."""

    puzzle: Puzzle
    easy: float

    @property
    def kind(self) -> str:
        """The kind of the best move."""
        kind: str = msgspec.json.decode(self.puzzle.answers[0].move)["move"]
        return kind


def main(arguments: list[str]) -> None:
    """Write the puzzles of each game."""
    games = [each for each in arguments if each != "--again"]
    for game_id in games or [name for name, home in rooms().items() if home.analysis is not None]:
        home = room(game_id)
        game = home.load(None)
        if "--again" in arguments:
            write(home, game, list(again(home, game)))
            continue
        clocked = game.tempo is Tempo.REAL_TIME
        find, alike = (moments, CLOCKED_ALIKE) if clocked else (positions, ALIKE)
        pool: list[Found] = []
        kinds: Counter[str] = Counter()
        for number in range(GAMES):
            tired = DULL | {kind for kind, count in kinds.items() if count == alike}
            for found in find(home, game, number, tired):
                if kinds[found.kind] < alike:
                    kinds[found.kind] += 1
                    pool.append(found)
                    print(f"{game_id}: {len(pool)} in {number + 1} games; {found.kind}, {found.easy:.2f}", flush=True)
                    break  # at most one per game
            if len(pool) == POOL:
                break
        write(home, game, chosen(pool))


def again(home: Room, game: AnyGame) -> Iterator[Puzzle]:
    """Re-evaluate the room's puzzles."""
    book, codec = book_of(home), Codec(game)
    assert book is not None, f"{home.id} has no puzzles"
    depth = CLOCKED if game.tempo is Tempo.REAL_TIME else DEPTH
    evaluator = Evaluator(home, game, sources_of(home, game, "quick"), depth)
    for puzzle in book.puzzles:
        moves = [codec.move(answer.move) for answer in puzzle.answers]
        found = make_puzzle(evaluator, codec.view(puzzle.view), puzzle.players, puzzle.seat, moves, puzzle.now)
        same = found is not None and found.answers[0].move == puzzle.answers[0].move
        print(f"{home.id}: {puzzle.id} {'holds' if same else 'is another' if found else 'is dropped'}", flush=True)
        if found is not None:
            yield msgspec.structs.replace(found, grade=puzzle.grade)


def chosen(pool: list[Found]) -> list[Puzzle]:
    """Divide the pool into thirds by difficulty, and pick as many different kinds as possible from each."""
    ordered = sorted(pool, key=lambda found: -found.easy)
    kept: list[Puzzle] = []
    for grade in (1, 2, 3):
        part = ordered[len(pool) * (grade - 1) // 3 : len(pool) * grade // 3]
        taken: Counter[str] = Counter()
        for _ in range(min(EACH, len(part))):
            one = min(part, key=lambda found: taken[found.kind])
            taken[one.kind] += 1
            part.remove(one)
            kept.append(msgspec.structs.replace(one.puzzle, grade=grade))
    return kept


def write(home: Room, game: AnyGame, puzzles: list[Puzzle]) -> None:
    """Write one line per puzzle, for readable diffs."""
    book = Book(game.rules_version, game.components_hash, tuple(puzzles))
    text = re.sub(rb'({"id":"\w+","grade")', rb"\n\1", encode(book))
    Path(str(home.home / FILE)).write_bytes(text + b"\n")


def positions(home: Room, game: AnyGame, number: int, _tired: Collection[str]) -> Iterator[Found]:
    """Yield the puzzles found in one turn-based game."""
    rng, sources = Random(f"puzzles/{number}"), sources_of(home, game, "quick")
    evaluator, bot = Evaluator(home, game, sources, DEPTH), bots.make(home, STRONG)
    players, chance = PLAYERS[number % len(PLAYERS)], Search(rng, sources)
    state = game.setup(players, game.types.options(), chance)
    # In games that are mostly throws, other decisions are rare.
    often = 1.0 if home.physical else 0.1
    while acting := game.to_act(state):
        seat = acting[0]
        moves = game.moves(state, seat)
        if moves.box is None and len(moves.discrete) in MOVES and len(acting) == 1 and rng.random() < often:
            found = make_puzzle(evaluator, game.view(state, seat), players, seat, moves.discrete)
            if found is not None:
                yield Found(found, right(home, found, BotContext(game, state, seat, sources)))
        told = game.play(state, seat, bot.choose(BotContext(game, state, seat, sources), rng), chance)
        assert not isinstance(told, Refusal)


def moments(home: Room, game: AnyGame, number: int, tired: Collection[str]) -> Iterator[Found]:
    """Yield the puzzles found in one real-time game: at a player's move, which move was best?"""
    assert isinstance(game, RealTime)
    rng, sources = Random(f"puzzles/{number}"), sources_of(home, game, "quick")
    evaluator, bot = Evaluator(home, game, sources, CLOCKED), bots.to_real_time(bots.make(home, STRONG))
    players = PLAYERS[number % len(PLAYERS)]
    match = Match.start(game, players, Live(rng, sources), sink=lambda _line: None)
    before, looked = match.state.clone(), list[tuple[DecodedEntry, Any]]()

    def watch(step: DecodedEntry) -> None:
        nonlocal before
        if step.entry.seat != TABLE and rng.random() < SOME and type(step.move).__name__ not in tired:
            looked.append((step, before))
        before = match.state.clone()

    play_out(match, [(bot, Random(f"puzzles/{number}/{seat}")) for seat in range(players)], sources, watch)
    for step, state in looked[:LOOKS]:
        now, seat = step.entry.at, step.entry.seat
        moves = [move for move in game.moves(state, seat).discrete if game.ready(state, seat, move) <= now]
        same = [move for move in moves if _hand(move) == _hand(step.move)]
        found = make_puzzle(evaluator, game.view(state, seat), players, seat, same, now)
        if found is not None:
            yield Found(found, right(home, found, BotContext(game, state, seat, sources, now)))


def _hand(move: Move) -> object:
    """Return the hand that moves, in games where a player acts with several hands."""
    return getattr(move, "hand", None)


def right(home: Room, puzzle: Puzzle, context: BotContext) -> float:
    """Return the share of right answers of weaker levels; among equals, a costlier mistake makes a puzzle easier."""
    costs = {bytes(answer.move): answer.gives_away for answer in puzzle.answers}
    said = [
        costs.get(encode(bots.make(home, name).choose(context, Random(f"{puzzle.id}/{name}/{number}")))) == 0
        for name in BOT_LEVELS[:3]
        for number in range(ASKED)
    ]
    return sum(said) / len(said) + 0.1 * min(cost for cost in costs.values() if cost)


if __name__ == "__main__":
    main(sys.argv[1:])
