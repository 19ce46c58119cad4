"""What bots that look ahead do most often, in microseconds of processor.

How good a state is, a state drawn from a view, what may be done, a first aim at a place.

Measured in the middle of games between bots, the best of several rounds: a busy machine only ever makes it slower. The
bars are half of what each took when the bots began to look ahead: a worth of Yatai 14 to 17 µs, drawing a state of
Hibachi 76 and 101 by players, moves of Mithral Chef 266, an aim 1,600 to 2,500.
"""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from time import process_time
from typing import Any

from cookoff.bots import make, to_real_time
from cookoff.bots.realtime import play_out
from cookoff.engine import AnyGame, DecodedEntry, Live, Match, Room, Search, Sources, room
from cookoff.physics.port import Scene, Vec2
from cookoff.physics.queries import Aim, Aiming, Style
from cookoff.physics.sources import play_and_search_sources

ROUNDS = 7
PLAYERS = (2, 4)


def main() -> None:
    """Print the table."""
    for measure in (_yatai, _hibachi, _mithral_chef):
        for players in PLAYERS:
            measure(players)
    _aims()


def _yatai(players: int) -> None:
    home, game, _ = _ready("yatai")
    state, lead = _middle(game, players, Search(Random(3)), 40 * players), home.bots.advantage
    _told(f"Yatai, {players} players: worth", 300, 7.0, lambda: home.bots.evaluate(game, state, 0))
    if lead is not None:
        _told(f"Yatai, {players} players: lead", 300, None, lambda: lead(game, state, 0))


def _hibachi(players: int) -> None:
    _, game, world = _ready("hibachi")
    state, rng = _middle(game, players, Search(Random(3), world), 5 * players), Random(1)
    view = game.view(state, 0)
    bar = {2: 38.0, 4: 50.0}[players]
    _told(f"Hibachi, {players} players: determinise", 200, bar, lambda: game.determinise(view, rng))


def _aims() -> None:
    _, game, world = _ready("hibachi")
    scene = Scene(game.lookup.ground.bare)
    aims = iter([Aim(Vec2(0.001 * number, 0.05), Style.LOB) for number in range(-100, 100)])
    _told("Hibachi: first aim at a place", 20, 1000.0, lambda: world[Aiming](Aiming(scene, 0, next(aims))))


def _mithral_chef(players: int) -> None:
    home, game, _ = _ready("mithral-chef")
    state = _cooking(home, game, players)
    _told(f"Mithral Chef, {players} players: moves", 100, 133.0, lambda: game.moves(state, 0))


def _ready(name: str) -> tuple[Room, Any, Sources]:
    home = room(name)
    game = home.load(None)
    return home, game, play_and_search_sources(home, game, "quick")[0]


def _middle(game: AnyGame, players: int, chance: Search, decisions: int) -> Any:
    rng = Random(2)
    state = game.setup(players, game.types.options(), chance)
    for _ in range(decisions):
        seat = game.to_act(state)[0]
        moves = game.moves(state, seat).discrete
        game.play(state, seat, moves[int(rng.random() * len(moves))], chance)
    return state


class _Enough(Exception):
    """The game has gone on for long enough."""


def _cooking(home: Room, game: AnyGame, players: int, until: int = 90_000) -> Any:
    """A kitchen at work, so many milliseconds after the game began."""
    world, trials = play_and_search_sources(home, game, "quick")
    match = Match.start(game, players, Live(Random(3), world), sink=lambda _line: None)

    def watch(step: DecodedEntry) -> None:
        if step.entry.at > until:
            raise _Enough

    with suppress(_Enough):
        play_out(match, [(to_real_time(make(home, "skilled")), Random(seat)) for seat in range(players)], trials, watch)
    return match.state


def _told(what: str, times: int, bar: float | None, do: Callable[[], object]) -> None:
    do()
    spent = []
    for _ in range(ROUNDS):
        begun = process_time()
        for _ in range(times):
            do()
        spent.append((process_time() - begun) / times * 1e6)
    best = min(spent)
    verdict = "" if bar is None else f"; bar {bar:.0f}: {'holds' if best <= bar else 'MISSED'}"
    print(f"{what:40} {best:8.1f} µs{verdict}", flush=True)
