"""Time: asked for, written down, and what happens by itself."""

import random

from cookoff.engine import (
    TABLE,
    BotContext,
    Chance,
    Due,
    Event,
    Live,
    Match,
    Move,
    Now,
    Options,
    Refusal,
    Seat,
    is_over,
    verify,
)
from cookoff.engine.log import parse
from tests.engine import scramble, whisper
from tests.engine.whisper import Knocked, Passed, Ring, State, Whisper


class Hurry(Whisper):
    """Whisper against the clock: a seat that waits a second is passed over, and a knock pays the time it came."""

    def due(self, state: State) -> Due | None:
        return Due((state.turn + 1) * 1000, whisper.SwapSeen()) if self.to_act(state) else None

    def ready(self, state: State, seat: Seat, move: Move) -> int:
        return 0

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        now = chance.ask(Now(), int)
        if seat != TABLE:
            return super().play(state, seat, move, chance)
        if now < (state.turn + 1) * 1000:
            return Refusal("WHI-1", "not-due")
        events: list[Event] = [Knocked(self.seat_to_act(state), now), Passed(self.seat_to_act(state))]
        for event in events:
            self.evolve(state, event)
        return events


def start(lines: list[bytes]) -> Match:
    chance = Live(random.Random(1), {whisper.Bang: lambda _bang: Ring(1)})
    return Match.start(Hurry(), 2, chance, sink=lines.append)


def test_due_moves_happen_at_their_own_time() -> None:
    lines: list[bytes] = []
    match = start(lines)
    assert match.pass_time(999) == []
    assert match.pass_time(1000) == [[Knocked(0, 1000), Passed(0)]], "at the very moment"
    assert match.pass_time(3000) == [[Knocked(1, 2000), Passed(1)], [Knocked(0, 3000), Passed(0)]]
    log = parse(b"".join(lines), "the log")
    assert [(entry.seat, entry.at, entry.chance) for entry in log.entries] == [
        (TABLE, 1000, [1000]),
        (TABLE, 2000, [2000]),
        (TABLE, 3000, [3000]),
    ]


def test_the_server_sets_the_time_of_a_move() -> None:
    lines: list[bytes] = []
    match = start(lines)
    match.play(0, whisper.Knock(0.5), at=321)
    assert parse(b"".join(lines), "the log").entries[0].chance[0] == 321


def test_a_game_in_real_time_verifies_from_its_log() -> None:
    lines: list[bytes] = []
    match = start(lines)
    match.play(0, whisper.Knock(0.5), at=500)
    match.pass_time(60_000)
    assert not match.game.to_act(match.state)
    assert verify(Hurry(), parse(b"".join(lines), "the log")) is None


def test_nothing_is_due_in_a_game_of_turns() -> None:
    match = Match.start(Whisper(), 2, Live(random.Random(1)), sink=print)
    assert match.pass_time(10**9) == []


def test_a_refused_move_leaves_no_time_in_the_log() -> None:
    lines: list[bytes] = []
    match = start(lines)
    assert isinstance(match.play(1, whisper.Knock(0.5), at=100), Refusal)
    match.play(0, whisper.Knock(0.5), at=200)
    log = parse(b"".join(lines), "the log")
    assert log.entries[0].chance[0] == 200
    assert verify(Hurry(), log) is None


def test_spectators_are_told_about_timed_moves() -> None:
    match = start([])
    told: list[tuple[Seat, int, int]] = []
    match.pass_time(2500, lambda step: told.append((step.entry.seat, step.entry.at, len(step.events))))
    assert told == [(TABLE, 1000, 2), (TABLE, 2000, 2)]


def test_a_game_is_over_when_nobody_acts_and_nothing_is_due() -> None:
    match = start([])
    assert not is_over(match.game, match.state)
    match.pass_time(60_000)
    assert is_over(match.game, match.state)


def test_a_bot_context_has_the_time_and_when_a_move_is_ready() -> None:
    game = scramble.Scramble()
    state = game.setup(2, Options(), Live(random.Random(1)))
    state.started, state.busy = True, [0, 700]
    context = BotContext(game, state, 1, now=300)
    assert (context.now, context.ready(context.moves.discrete[0])) == (300, 700)
    turns = Whisper()
    seen = BotContext(turns, turns.setup(2, whisper.WhisperOptions(), Live(random.Random(1))), 0)
    assert (seen.now, seen.ready(seen.moves.discrete[0])) == (0, 0)
