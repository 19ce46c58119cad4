"""Random games of every option of every game pass the conformance kit: 2,000 of them.

`GAMES=50 python -m bench rules/conformance` plays fewer, `ROOMS=yatai,safranito` plays these games
only. Each game has one number of players and one set of options: first every value of every option beside the defaults
of all others, then mixtures drawn at random. What set-up refuses is counted and not played. Yatai and Mithral Chef are
played to their ends; random games on a market, which take a thousand moves and more, are left off after a while.
"""

import os
import random
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache
from time import perf_counter, process_time

from cookoff.engine import Options, Room, room, rooms
from cookoff.engine.conformance import CHECKS, Case, changes, checks, variants
from cookoff.physics.sources import sources_of

GAMES = int(os.environ.get("GAMES", "2000"))
ROOMS = os.environ.get("ROOMS", ",".join(rooms())).split(",")
CUT = 400
"""A game is left off after so many moves."""
EVERY = 97
"""Costly checks look at each so-manieth position."""

KIT = [check for check in CHECKS if check is not checks.folding_elsewhere_gives_the_same_hash]
"""Another process for each of so many games would measure the start of processes."""

Game = tuple[str, int, Options, int]
"""Room, players, options, and the number that seeds it."""


@cache
def case(name: str) -> Case:
    """A room as a case; each process sets it up once."""
    home = room(name)
    game = home.load(None)
    rules = frozenset(rule.id for rule in home.ledger.rule)
    sources = sources_of(home, game, "quick")
    return Case(game, random.Random, rules, sources=sources, seeds=1, cut=CUT, every=EVERY, most=6)


def games_of(home: Room, number: int) -> tuple[list[Game], int]:
    """So many games that cover every option, and how many values and mixtures set-up refused."""
    base = case(home.id)
    found = [variants(base, players, mixtures=number) for players in base.game.seats]
    plain = [variants(base, players) for players in base.game.seats]
    alone = [(each.players, options) for each in plain for options in each.taken]
    mixed = [
        (each.players, options)
        for row in zip(*(each.taken[len(few.taken) :] for each, few in zip(found, plain, strict=True)), strict=False)
        for each, options in zip(found, row, strict=True)
    ]
    tables = (alone + mixed)[:number] if number >= len(alone) else random.Random(0).sample(alone, number)
    return [(home.id, *table, seed) for seed, table in enumerate(tables)], sum(len(each.refused) for each in found)


def play(game: Game) -> tuple[Game, float, str]:
    """Run the kit on a game; the processor's seconds it took, and what was found."""
    home, players, options, seed = game
    base = case(home)
    table = replace(base, options=(options,), players=(players,), rng=lambda text: random.Random(f"{seed} {text}"))
    begun, problem = process_time(), ""
    for check in KIT:
        try:
            check(table)
        except AssertionError as error:
            problem = f"{check.__name__}: {error}"
            break
    return game, process_time() - begun, problem


def main() -> None:
    """Play them all and print what was played, for each game and option."""
    share = GAMES // len(rooms())
    begun = perf_counter()
    number = faults = 0
    with ProcessPoolExecutor() as pool:
        for home in map(room, ROOMS):
            games, refused = games_of(home, share)
            print(f"\n{home.id}: {len(games)} games, {refused} sets of options refused", flush=True)
            played: Counter[str] = Counter()
            seconds = 0.0
            for done, ((_, players, options, seed), took, problem) in enumerate(pool.map(play, games), 1):
                seconds += took
                played[f"{players} players"] += 1
                played.update(changes(options) or ["the defaults"])
                if problem:
                    faults += 1
                    print(f"  FAULT {players} players, {', '.join(changes(options))}, number {seed}: {problem}")
                if done % 10 == 0 or done == len(games):
                    print(f"  {done} played, {seconds:.0f} s of processor", flush=True)
            print("  " + "; ".join(f"{what} {count}" for what, count in sorted(played.items())))
            number += len(games)
    print(f"\n{number} games in {perf_counter() - begun:.0f} s: {faults or 'no'} faults")
    if faults:
        sys.exit(1)
