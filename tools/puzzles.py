"""Finds practice positions anew: `python -m tools.puzzles [game ...]`, by default for every game that is taught.

With `--again` those that stand in the rooms are judged once more, after brains or curves have changed: what they say is
written anew, and those in which no move is clearly the best any more are dropped.

Strong bots play; now and then a decision is judged, and kept if one move is clearly the best. How hard it is, weaker
brains tell: they are asked what they would do.
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
"""Without turns much happens between a decision and what comes of it: more luck, and more tries."""
PLAYERS = (2, 2, 3)
STRONG = "expert"
ASKED = 8
"""How often each weaker level chooses."""
POOL, EACH = 40, 8
"""So many are looked for; so many of each grade are kept."""
ALIKE, CLOCKED_ALIKE = 20, 5
"""At most so many are looked for in which the best move is of the same kind; without turns there are more kinds."""
SOME = 0.2
DULL = frozenset({"Flip", "Draw", "Place", "Leave", "EnterForest", "EnterPantry"})
"""Commands of hands beside which another is seldom clearly worse, or always."""
LOOKS = 8
"""Of all moments of a game without turns so many are looked at, at most; not at kinds of which there are enough."""
GAMES = 150


class Found(msgspec.Struct, frozen=True):
    """A puzzle, and how easy it is beside others of its game."""

    puzzle: Puzzle
    easy: float

    @property
    def kind(self) -> str:
        """Of the best move."""
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
                    break  # one of a game
            if len(pool) == POOL:
                break
        write(home, game, chosen(pool))


def again(home: Room, game: AnyGame) -> Iterator[Puzzle]:
    """Those that stand in the room, as they are judged today."""
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
    """Of each third, by how many find it, some of as many kinds as there are."""
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
    """One line for each, so that changes can be read."""
    book = Book(game.rules_version, game.components_hash, tuple(puzzles))
    text = re.sub(rb'({"id":"\w+","grade")', rb"\n\1", encode(book))
    Path(str(home.home / FILE)).write_bytes(text + b"\n")


def positions(home: Room, game: AnyGame, number: int, _tired: Collection[str]) -> Iterator[Found]:
    """The puzzles of one game, as they come up."""
    rng, sources = Random(f"puzzles/{number}"), sources_of(home, game, "quick")
    evaluator, bot = Evaluator(home, game, sources, DEPTH), bots.make(home, STRONG)
    players, chance = PLAYERS[number % len(PLAYERS)], Search(rng, sources)
    state = game.setup(players, game.types.options(), chance)
    # Where most of a game is thrown, the rest of its decisions are few.
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
    """The puzzles of one game in real time: at a moment when a hand did something, what it had better done."""
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
    """With what it is done, in games in which somebody does several things at once."""
    return getattr(move, "hand", None)


def right(home: Room, puzzle: Puzzle, context: BotContext) -> float:
    """The share of right answers by weaker levels; among equals, a costlier mistake makes it easier."""
    costs = {bytes(answer.move): answer.gives_away for answer in puzzle.answers}
    said = [
        costs.get(encode(bots.make(home, name).choose(context, Random(f"{puzzle.id}/{name}/{number}")))) == 0
        for name in BOT_LEVELS[:3]
        for number in range(ASKED)
    ]
    return sum(said) / len(said) + 0.1 * min(cost for cost in costs.values() if cost)


if __name__ == "__main__":
    main(sys.argv[1:])
