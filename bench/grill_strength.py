"""How strong the bots of the throwing games are: two players, quick table, seats swapped after every game.

`sharp` has a steadier hand than `casual` and thinks more; the third line takes the hand away from it, so that what is
left is what thinking is worth. A shared victory counts as half. Wanted of Hibachi: 65 % and 90 %.
"""

import sys
from collections.abc import Callable
from math import sqrt
from random import Random
from time import monotonic
from typing import Any

from cookoff import bots
from cookoff.engine import Bot, Live, Look, Match, Refusal, Room, room
from cookoff.physics.questions import Hand
from cookoff.physics.world import named

GAMES = 400
ROOMS = ("hibachi", "safranito", "fired-up")
LAST = 2000
"""No game has so many decisions; one that has is a fault."""


def main() -> None:
    """Print the share of victories of every pairing."""
    print(f"{'':12} {'':34} {'wins':>7} {'±':>5}  of {GAMES}")
    for name in ROOMS:
        home = room(name)
        for title, first, second in _pairings(home):
            won = _won(home, first, second, f"{name}: {title}")
            error = sqrt(won * (1.0 - won) / GAMES)
            print(f"{name:12} {title:34} {won:7.1%} {error:5.1%}", flush=True)


def _pairings(home: Room) -> list[tuple[str, Callable[[], Bot], Callable[[], Bot]]]:
    def by(name: str) -> Callable[[], Bot]:
        return lambda: bots.make(home, name)

    def unsteady() -> Bot:
        bot: Any = bots.make(home, "sharp")
        bot.hand = Hand.CASUAL
        return bot  # type: ignore[no-any-return]  # the same bot with another hand

    return [
        ("sharp against casual", by("sharp"), by("casual")),
        ("casual against random", by("casual"), by("random")),
        ("sharp with a casual hand, casual", unsteady, by("casual")),
    ]


def _won(home: Room, first: Callable[[], Bot], second: Callable[[], Bot], title: str) -> float:
    """The share of games that the first wins."""
    game, world = home.load(None), named("quick")
    won, told = 0.0, monotonic()
    for number in range(GAMES):
        place = number % 2
        players = (first(), second()) if place == 0 else (second(), first())
        match = Match.start(game, 2, Live(Random(number // 2), world), sink=lambda _line: None)
        rng = Random(f"bots {number}")
        while (acting := game.to_act(match.state)) and match.played < LAST:
            move = players[acting[0]].choose(Look(game, match.state, acting[0], world), rng)
            refused = match.play(acting[0], move)
            assert not isinstance(refused, Refusal), refused
        outcome = game.outcome(match.state)
        assert outcome is not None, f"game {number} did not end"
        winners = outcome.ranking[0]
        won += (place in winners) / len(winners)
        if monotonic() - told > 5.0:
            told = monotonic()
            print(f"  {title}: {number + 1} of {GAMES}", file=sys.stderr, flush=True)
    return won / GAMES
