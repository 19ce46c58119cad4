"""What a bot is given."""

import random

import pytest

from cookoff.engine import BotContext, BotHooks, Live
from tests.engine.whisper import Whisper, WhisperOptions


def test_a_bot_context_has_the_view_and_not_the_state() -> None:
    game = Whisper()
    state = game.setup(2, WhisperOptions(), Live(random.Random(1)))
    context = BotContext(game, state, 0)
    assert context.view == game.view(state, 0)
    assert context.view is context.view
    assert context.moves.discrete == game.moves(state, 0).discrete
    assert context.moves
    with pytest.raises(AttributeError):
        context.state  # type: ignore[attr-defined] # noqa: B018 # that is the point


def test_a_room_without_an_evaluation_finds_all_states_alike() -> None:
    assert BotHooks().evaluate(None, None, 0) == 0.0
