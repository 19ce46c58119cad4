"""Games in real time between bots, by a clock that jumps."""

import json
import random
from itertools import pairwise
from typing import Any

import pytest

from cookoff import bots
from cookoff.bots.realtime import play_out
from cookoff.bots.thinking_time import THINKING
from cookoff.engine import TABLE, BadInput, BotContext, Intent, Live, Match, Options, RealTimeBot, Rng, room, verify
from cookoff.engine.log import parse
from cookoff.lab import Scenario, simulate
from cookoff.physics.calibration.dice.handful import handful
from cookoff.physics.calibration.dice.samples import sample_dice
from cookoff.physics.core.motion import Motion
from cookoff.physics.handlers import handlers_of as sources
from cookoff.physics.port import DieKind, Quat, Release, Tower, Vec3
from cookoff.physics.queries import PlaceDie, RollDice, WatchTower
from cookoff.physics.readings.dice import read_tower
from tests.engine.scramble import BUSY, END, START, Grab, Scramble


class First:
    """Grabs the first cookie every so many milliseconds, as it saw it before."""

    def __init__(self, delay: int) -> None:
        self.delay = delay

    def decide(self, context: BotContext, rng: Rng) -> Intent:
        moves = context.moves.discrete
        return Intent(moves[0] if moves else None, self.delay)


def start(lines: list[bytes]) -> Match:
    return Match.start(Scramble(), 2, Live(random.Random(1)), sink=lines.append)


def test_the_quicker_gets_it_and_the_other_was_too_late() -> None:
    lines: list[bytes] = []
    match = start(lines)
    entries: list[tuple[int, int]] = []
    seats = [(First(600), random.Random(1)), (First(599), random.Random(1))]
    late = play_out(match, seats, watch=lambda step: entries.append((step.entry.seat, step.entry.at)))
    assert late > 0
    log = parse(b"".join(lines), "the log")
    assert verify(Scramble(), log) is None
    assert [(entry.seat, entry.at) for entry in log.entries] == entries
    assert [at for _, at in entries] == sorted(at for _, at in entries)
    assert entries[0] == (TABLE, START)


def test_nobody_can_stop_the_clock() -> None:
    match = start([])
    play_out(match, [(First(0), random.Random(1)), (First(-5), random.Random(2))])
    assert match.game.outcome(match.state) is not None


class Sleepy:
    """Never does anything."""

    def decide(self, context: BotContext, rng: Rng) -> Intent:
        return Intent(None, 300)


def test_the_game_ends_by_itself() -> None:
    match = start([])
    entries: list[int] = []
    play_out(match, [(Sleepy(), random.Random(1))] * 2, watch=lambda step: entries.append(step.entry.at))
    assert entries[-1] <= END


def test_any_bot_gets_human_times() -> None:
    game = Scramble()
    state = game.setup(2, Options(), Live(random.Random(1)))
    state.started = True
    state.busy = [0, 5000]
    paced = bots.to_real_time(bots.RandomBot())
    fast, slow = THINKING
    intent = paced.decide(BotContext(game, state, 0, now=100), random.Random(1))
    assert isinstance(intent.move, Grab)
    assert fast <= intent.delay <= slow
    assert paced.decide(BotContext(game, state, 1, now=100), random.Random(1)).delay == 4900
    state.over = True
    assert paced.decide(BotContext(game, state, 0), random.Random(1)).move is None


def test_a_bot_that_knows_the_time_is_left_alone() -> None:
    cook: Any = room("mithral-chef").bots.levels["casual"]()
    assert bots.to_real_time(cook) is cook
    assert isinstance(cook, RealTimeBot)


def test_scrambles_between_random_bots_follow_the_busy_hands() -> None:
    lines: list[bytes] = []
    match = start(lines)
    play_out(match, [(bots.to_real_time(bots.RandomBot()), random.Random(seed)) for seed in (1, 2)])
    grabs = [(entry.seat, entry.at) for entry in parse(b"".join(lines), "log").entries if entry.seat != TABLE]
    for seat in (0, 1):
        times = [at for whose, at in grabs if whose == seat]
        assert all(later - sooner >= BUSY for sooner, later in pairwise(times))


def scenario(**changed: Any) -> Scenario:
    return Scenario(**{"game": "mithral-chef", "players": 2, "bots": ("casual",), "seed": 5, **changed})


def test_mithral_chef_is_simulated_and_counted() -> None:
    first, again = simulate(scenario(), 2), simulate(scenario(), 2)
    assert first.hash == again.hash
    summary = json.loads(first.json())
    assert {"minutes", "plates", "burns", "rerolls", "falls", "trades", "stations", "wins", "scores"} <= set(summary)
    assert "room_statistics" not in summary
    assert set(summary["stations"]) == {"forest", "pantry", "oven", "plating", "order"}
    assert 1 < summary["minutes"] < 30


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_of_every_game_play_it_too(name: str) -> None:
    from cookoff.games.mithral_chef.rules.setup import MithralOptions

    summary = simulate(scenario(bots=(name, "expert"), options=MithralOptions(closing=1)), 1)
    assert summary.games == 1


def test_both_tables_answer() -> None:
    sample = sample_dice()
    die = sample.die(0, DieKind.D6)
    asked = RollDice((die,), handful((die,), sample.card, 1), sample.card)
    for name in ("quick", "real"):
        motion = sources(name)[RollDice](asked)
        assert isinstance(motion, Motion)
        assert motion.engine == {"quick": "quick", "real": "mujoco"}[name]
    held = Tower(sample.plate, (die,))
    release = Release(0, Vec3(0.0, 0.0, 0.0085))
    standing = Tower(sample.plate, (sample.die(0, DieKind.D6, Vec3(0.0, 0.0, 0.008), Quat()),))
    for name in ("quick", "real"):
        assert read_tower(held, sources(name)[PlaceDie](PlaceDie(held, release))).stands
        assert read_tower(standing, sources(name)[WatchTower](WatchTower(standing, 0.2))).stands


def test_an_unknown_table_is_refused() -> None:
    with pytest.raises(BadInput, match="there is no simulator 'marble'"):
        simulate(scenario(physics="marble"), 1)
