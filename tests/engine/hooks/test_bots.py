"""What a bot is given."""

import random

import pytest

from cookoff.engine import Live, Look
from tests.engine.whisper import Whisper, WhisperOptions


def test_a_look_shows_the_view_and_not_the_state() -> None:
    game = Whisper()
    state = game.setup(2, WhisperOptions(), Live(random.Random(1)))
    look = Look(game, state, 0)
    assert look.view == game.view(state, 0)
    assert look.view is look.view
    assert look.moves.discrete == game.moves(state, 0).discrete
    assert look.moves
    with pytest.raises(AttributeError):
        look.state  # type: ignore[attr-defined] # noqa: B018 # that is the point
