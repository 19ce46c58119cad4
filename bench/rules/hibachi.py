"""Whole games of Hibachi by four casual bots: how many a second on the quick table, where the time goes on the real
one, and how fast the rules are when throws are given to them. Beside it whole games of catanatron by its players that
try every move on a copy of the game; the two take turns, each in a process of its own.

All times are processor time of the one process, so that a busy machine does not count; the median of the rounds is
printed with the lowest and the highest.
"""

import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, TypeVar

from bench.peers import interpreter
from cookoff import bots
from cookoff.engine import AnyGame, BotContext, Live, Match, Move, Refusal, Search, Seat, room
from cookoff.engine.core.chance import Sources
from cookoff.physics.handlers import handlers_of
from cookoff.physics.queries import Aiming

PLAYERS = 4
GAMES = 10
ROUNDS = 5
REAL_GAMES = 2
PEER_GAMES = 3
T = TypeVar("T")


def main() -> None:
    """Print the three measurements."""
    home = room("hibachi")
    game = home.load(None)
    player = bots.make(home, "casual")
    quick = handlers_of("quick")
    for number in range(4):
        _play(game, player, Live(random.Random(number), quick), quick, number)
    _quick(game, player, quick)
    _real(game, player, quick)
    _rules(game, player, quick)


def _quick(game: AnyGame, player: Any, quick: Sources) -> None:
    peer = interpreter("catanatron", ["catanatron==3.2.1"])
    script = str(Path(__file__).parent / "_hibachi_catanatron.py")
    speeds, theirs = [], []
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS} ...", file=sys.stderr, flush=True)
        begun = process_time()
        for each in range(GAMES):
            _play(game, player, Live(random.Random(each), quick), quick, each)
        speeds.append(GAMES / (process_time() - begun))
        told = subprocess.run(
            [str(peer), script, str(PEER_GAMES), str(number)], capture_output=True, text=True, check=True
        )
        theirs.append(float(told.stdout))
    print(f"quick table, {PLAYERS} casual bots: {_spread(speeds)} whole games a second and core (bar: 20)")
    ratio = median(speeds) / median(theirs)
    print(
        f"catanatron, {PLAYERS} victory point players: {_spread(theirs)} whole games a second; Hibachi is {ratio:.1f}×"
    )


def _real(game: AnyGame, player: Any, quick: Sources) -> None:
    """The table's share of the time, once the aims are solved."""
    real = handlers_of("real")
    spent: dict[type, float] = {}

    def timed(kind: type, source: Callable[[Any], Any]) -> Callable[[Any], Any]:
        def answer(question: Any) -> Any:
            begun = process_time()
            given = source(question)
            spent[kind] = spent.get(kind, 0.0) + process_time() - begun
            return given

        return answer

    clocked = {kind: timed(kind, source) for kind, source in real.items()}
    print("on the real table ...", file=sys.stderr, flush=True)
    begun = process_time()
    for number in range(REAL_GAMES):
        _play(game, player, Live(random.Random(number), clocked), quick, number)
    whole = process_time() - begun
    table = sum(spent.values())
    throws = table - spent.get(Aiming, 0.0)
    bare = 1 - throws / (whole - spent.get(Aiming, 0.0))
    parts = ", ".join(f"{kind.__name__} {seconds / whole:.0%}" for kind, seconds in spent.items())
    print(f"real table: {whole / REAL_GAMES:.1f} s a game; {parts}; rules and bots {1 - table / whole:.1%} (bar: 10 %)")
    print(f"            without solving aims, which is done once for each: rules and bots {bare:.1%}")


def _rules(game: AnyGame, player: Any, quick: Sources) -> None:
    """The same games again, every outcome given to the rules; choices are listed as in play."""
    scripts = []
    for number in range(GAMES):
        keeping = Keeping(random.Random(number), quick)
        moves = _play(game, player, keeping, quick, number)
        scripts.append((moves, keeping.kept))
    speeds = []
    for _ in range(ROUNDS):
        begun, decisions = process_time(), 0
        for moves, kept in scripts:
            chance = Again(kept)
            state = game.setup(PLAYERS, game.types.options(), chance)
            for seat, move in moves:
                game.moves(state, seat)
                told = game.play(state, seat, move, chance)
                assert not isinstance(told, Refusal), told
            decisions += len(moves)
        speeds.append(decisions / (process_time() - begun))
    print(f"rules alone, throws given: {_spread(speeds)} decisions a second (bar: 40,000)")


def _play(game: AnyGame, player: Any, chance: Live, trials: Sources, seed: int) -> list[tuple[Seat, Move]]:
    match = Match.start(game, PLAYERS, chance, sink=lambda _line: None)
    rng = random.Random(f"bots {seed}")
    made = []
    while seats := game.to_act(match.state):
        move = player.choose(BotContext(game, match.state, seats[0], trials), rng)
        made.append((seats[0], move))
        told = match.play(seats[0], move)
        assert not isinstance(told, Refusal), told
    return made


class Keeping(Live):
    """Draws as usual, and keeps the outcomes as they are."""

    def __init__(self, rng: random.Random, sources: Sources) -> None:
        super().__init__(rng, sources)
        self.kept: list[Any] = []

    def index(self, n: int) -> int:
        """See `Chance`."""
        self.kept.append(super().index(n))
        return self.kept[-1]  # type: ignore[no-any-return]  # it is the one just drawn

    def order(self, n: int) -> tuple[int, ...]:
        """See `Chance`."""
        self.kept.append(super().order(n))
        return self.kept[-1]  # type: ignore[no-any-return]  # it is the one just drawn

    def ask(self, question: object, answer: type[T]) -> T:
        """See `Chance`."""
        self.kept.append(super().ask(question, answer))
        return self.kept[-1]  # type: ignore[no-any-return]  # it is the one just given


class Again(Search):
    """Gives kept outcomes again, as fast as can be."""

    def __init__(self, kept: list[Any]) -> None:
        super().__init__(random.Random(0))
        self._next = iter(kept).__next__

    def index(self, _n: int) -> int:
        """See `Chance`."""
        return self._next()  # type: ignore[no-any-return]  # as it was kept

    def order(self, _n: int) -> tuple[int, ...]:
        """See `Chance`."""
        return self._next()  # type: ignore[no-any-return]  # as it was kept

    def ask(self, _question: object, _answer: type[T]) -> T:
        """See `Chance`."""
        return self._next()  # type: ignore[no-any-return]  # as it was kept


def _spread(speeds: list[float]) -> str:
    return f"{median(speeds):,.1f} ({min(speeds):,.1f} to {max(speeds):,.1f})"
