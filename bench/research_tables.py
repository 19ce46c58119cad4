"""Every move of a thousand games of each game goes into its number and back again, for the seat that could make it."""

import random
import sys

import numpy as np

from cookoff import bots
from cookoff.engine import Options, over, rooms
from cookoff.research.episode import Episode
from cookoff.research.opponents import look
from cookoff.research.spaces import spaces
from cookoff.research.timed import Shift

GAMES = 1000
HABITS = (0.0, 0.0, 0.0, 0.9)


def main() -> None:
    """Print how many moves were tried; raises at the first that does not come back."""
    for name, home in rooms().items():
        tried, seen = 0, set[int]()
        kind = home.load(None).types.options
        options: Options = kind(
            **{"closing": 3} if name == "mithral-chef" else {"last_round": 4} if home.physical else {}
        )
        episodes = [Episode(spaces(name, players), options) for players in (2, 3, 4)]
        for number in range(GAMES):
            episode = episodes[number % 3]
            episode.start(number)
            found = _walk(episode, random.Random(number))
            tried += len(found)
            seen |= set(found)
        print(f"{name:14} {GAMES} games: {tried:,} moves to their numbers and back, {len(seen)} different", flush=True)


def _walk(episode: Episode, rng: random.Random) -> list[int]:
    """A game of random moves; the numbers of all that could be done in it.

    Cooks who do anything soon agree on a showdown: in a quarter of the kitchens bots decide nine times of ten.
    """
    found: list[int] = []
    shift = Shift(episode) if episode.game.id == "mithral-chef" else None
    if shift:
        shift.start()
    cook, habit = bots.timed(bots.make(episode.spaces.room, "casual")), rng.choice(HABITS)
    table = episode.spaces.actions
    while not over(episode.game, episode.state):
        for seat in episode.to_act:
            decision = episode.decision(seat)
            numbers = table.legal(decision.moves, decision.view).numbers
            for action, move in zip(numbers, decision.moves.discrete, strict=True):
                if (other := table.move(action, decision.view)) != move:
                    sys.exit(f"{episode.game.id}: {move} has the number {action}, which is {other}")
            found += numbers
        if shift:
            wishes = {}
            for seat in episode.to_act:
                if rng.random() < habit:
                    wish = cook.decide(look(episode, seat), rng).move
                else:
                    action = int(rng.choice(np.flatnonzero(shift.mask(seat))))
                    wish = table.move(action - 1, episode.decision(seat).view) if action else None
                if wish is not None:
                    wishes[seat] = wish
            shift.make(wishes)
        else:
            seat = episode.to_act[0]
            episode.act(seat, int(rng.choice(np.flatnonzero(episode.decision(seat).mask))))
    return found


if __name__ == "__main__":
    main()
