"""What the lobby is told of a game."""

from dataclasses import replace

import pytest

from cookoff.engine import room
from cookoff.server.runtime.games.catalogue import Catalogue
from tests.server.support.whisper_room import WHISPER


@pytest.mark.parametrize(("game", "analysed"), [("whisper", False), ("uncurved", False), ("yatai", True)])
def test_a_card_tells_whether_games_are_analysed(game: str, analysed: bool) -> None:
    """A game is analysed if its room has the hooks and there is a win curve."""
    uncurved = replace(room("yatai"), id="uncurved")
    rooms = {"whisper": WHISPER, "uncurved": uncurved, "yatai": room("yatai")}
    assert Catalogue(lambda: rooms).card(game).analysis is analysed
