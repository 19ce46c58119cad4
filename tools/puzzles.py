"""Finds practice positions anew: `python -m tools.puzzles [game ...]`, by default for every game of turns.

Strong bots play; now and then a decision is judged, and kept if one move is clearly the best. How hard it is, weaker
brains tell: they are asked what they would do.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

from cookoff import bots
from cookoff.engine import BRAINS, AnyGame, Look, Refusal, Room, Search, Tempo, encode, room, rooms
from cookoff.physics.sources import sources_of
from cookoff.teacher import Depth, Judge
from cookoff.teacher.puzzles import FILE, MOVES, Book, Puzzle, judged

DEPTH = Depth(first=8, further=60, picks=3)
PLAYERS = (2, 2, 3)
STRONG = "expert"
ASKED = 8
"""So often each weaker brain is asked."""
POOL, EACH = 40, 8
"""So many are looked for; so many of each grade are kept."""
ALIKE = 20
"""At most so many are looked for in which the best move is of the same kind."""
GAMES = 150


class Found(msgspec.Struct, frozen=True):
    """A puzzle, and how many of the weaker brains' answers were right."""

    puzzle: Puzzle
    right: int

    @property
    def kind(self) -> str:
        """Of the best move."""
        kind: str = msgspec.json.decode(self.puzzle.answers[0].move)["move"]
        return kind


def main(games: list[str]) -> None:
    """Write the puzzles of each game."""
    for game_id in games or [name for name, home in rooms().items() if home.load(None).tempo is Tempo.TURNS]:
        home = room(game_id)
        game = home.load(None)
        pool: list[Found] = []
        kinds: Counter[str] = Counter()
        for number in range(GAMES):
            for found in positions(home, game, number):
                if kinds[found.kind] < ALIKE:
                    kinds[found.kind] += 1
                    pool.append(found)
                    print(f"{game_id}: {len(pool)} in {number + 1} games; {found.kind}, {found.right}", flush=True)
                    break  # one of a game
            if len(pool) == POOL:
                break
        write(home, game, chosen(pool))


def chosen(pool: list[Found]) -> list[Puzzle]:
    """Of each third, by how many find it, some of as many kinds as there are."""
    ordered = sorted(pool, key=lambda found: -found.right)
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
    text = encode(book).replace(b'{"answers":', b'\n{"answers":')
    Path(str(home.home / FILE)).write_bytes(text + b"\n")


def positions(home: Room, game: AnyGame, number: int) -> Iterator[Found]:
    """The puzzles of one game, as they come up."""
    rng, sources = Random(f"puzzles/{number}"), sources_of(home, game, "quick")
    judge, bot = Judge(home, game, sources, DEPTH), bots.make(home, STRONG)
    players, chance = PLAYERS[number % len(PLAYERS)], Search(rng, sources)
    state = game.setup(players, game.types.options(), chance)
    # Where most of a game is thrown, the rest of its decisions are few.
    often = 1.0 if home.physical else 0.1
    while acting := game.to_act(state):
        seat = acting[0]
        moves = game.moves(state, seat)
        if moves.box is None and len(moves.discrete) in MOVES and len(acting) == 1 and rng.random() < often:
            found = judged(judge, game.view(state, seat), players, seat, moves.discrete)
            if found is not None:
                yield Found(found, right(home, found, Look(game, state, seat, sources)))
        told = game.play(state, seat, bot.choose(Look(game, state, seat, sources), rng), chance)
        assert not isinstance(told, Refusal)


def right(home: Room, puzzle: Puzzle, look: Look) -> int:
    """How many of the weaker brains' answers are right."""
    best = bytes(puzzle.answers[0].move)
    return sum(
        encode(bots.make(home, name).choose(look, Random(f"{puzzle.id}/{name}/{number}"))) == best
        for name in BRAINS[:3]
        for number in range(ASKED)
    )


if __name__ == "__main__":
    main(sys.argv[1:])
