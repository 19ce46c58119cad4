"""The bot that looks ahead, in games that it knows by their protocol alone."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from cookoff import bots
from cookoff.bots.search import SAMPLES
from cookoff.engine import BOT_LEVELS, BotContext, Move, Rng, Room, Search, SearchSettings, room
from cookoff.engine.core.moves import Moves
from tests.bots.test_bots import TOY, play
from tests.engine.whisper import SOURCES, Knock, Show, Swap, Whisper, WhisperOptions


def dealt(*cards: int) -> BotContext:
    game = Whisper()
    state = game.setup(2, WhisperOptions(), Search(random.Random(1)))
    state.hands[0] = list(cards)
    return BotContext(game, state, 0, SOURCES)


@pytest.mark.parametrize("level", ["expert", "master"])
def test_it_takes_what_brings_most(level: str) -> None:
    assert bots.make(TOY, level).choose(dealt(8, 1), random.Random(1)) == Show(8)


def test_it_samples_a_continuous_family() -> None:
    move = bots.SearchBot(TOY, SearchSettings(200)).choose(dealt(0, 1), random.Random(1))
    assert isinstance(move, Knock)
    assert move.force > 0.6


def test_it_does_not_search_forced_moves() -> None:
    context = dealt(8, 1)
    context.moves = Moves(context.moves.discrete[:1])
    assert bots.make(TOY, "master").choose(context, random.Random(1)) == context.moves.discrete[0]


def test_a_slip_is_a_random_move() -> None:
    careless = bots.SearchBot(TOY, SearchSettings(50, slips=1.0))
    assert len({type(careless.choose(dealt(8, 1), random.Random(seed))) for seed in range(24)}) == 3


def test_a_room_may_set_its_search_settings_and_rollout_policy() -> None:
    asked: list[Sequence[Move]] = []

    def policy(_game: Any, _state: Any, _seat: int, moves: Sequence[Move], _rng: Rng) -> Move:
        asked.append(moves)
        return moves[-1]

    home = with_hooks(rollout_policy=policy, search_settings={"master": SearchSettings(1)})
    context = dealt(8, 1)
    chosen = bots.make(home, "master").choose(context, random.Random(1))
    assert len(asked) == 1
    assert chosen == asked[0][-1]
    assert bots.RolloutBot(home).choose(context, random.Random(1)) == context.moves.discrete[-1]


def test_the_advantage_comes_before_the_evaluation() -> None:
    def advantage(_game: Any, state: Any, seat: int) -> float:
        return -float(state.points[seat])

    assert bots.make(with_hooks(advantage=advantage), "expert").choose(dealt(8, 1), random.Random(1)) != Show(8)


def test_many_moves_are_tried_more_often_than_few() -> None:
    ends: list[int] = []
    how = SearchSettings(5, each=3)
    bots.SearchBot(with_hooks(advantage=_noting(ends)), how).choose(dealt(8, 1), random.Random(1))
    thought_of = 4 + SAMPLES
    assert ends == [1] * (5 + 3 * thought_of)


def test_a_room_may_give_one_level_a_better_advantage() -> None:
    ends: list[int] = []
    home = with_hooks(advantages={"expert": _noting(ends)})
    for level in ("skilled", "expert"):
        assert not ends
        bots.make(home, level).choose(dealt(8, 1), random.Random(2))
    assert ends


def with_hooks(**hooks: Any) -> Room:
    return replace(TOY, bots=replace(TOY.bots, **hooks))


def _noting(ends: list[int]) -> Callable[[Any, Any, int], float]:
    """How far ahead one is does not matter, but at which turn it is asked."""

    def advantage(_game: Any, state: Any, _seat: int) -> float:
        ends.append(state.turn)
        return 0.0

    return advantage


def test_without_thinking_any_move_is_made_even_from_a_box() -> None:
    context = dealt(8, 1)
    assert isinstance(bots.RolloutBot(TOY).choose(context, random.Random(1)), Show | Swap)
    context.moves = Moves((), context.moves.box)
    assert isinstance(bots.RolloutBot(TOY).choose(context, random.Random(1)), Knock)


@pytest.mark.long
def test_equal_seeds_give_equal_games() -> None:
    yatai = room("yatai")
    players = [bots.make(yatai, name) for name in ("casual", "skilled")]
    one, other = (play(yatai.load(None), players, "again") for _ in range(2))
    assert one == other


def test_every_level_searches_in_a_room_without_bot_hooks() -> None:
    home = Room(id="whisper", package="x", load=TOY.load, bots=TOY.bots)
    assert {type(bots.make(home, level)) for level in BOT_LEVELS} == {bots.SearchBot}
