"""What the lobby is told of a game."""

import pytest

from cookoff.engine import room
from cookoff.server.runtime.games.catalogue import Catalogue
from tests.server.support.whisper_room import WHISPER


@pytest.mark.parametrize(("game", "analysed"), [("whisper", False), ("yatai", True)])
def test_a_card_tells_whether_games_are_analysed(game: str, analysed: bool) -> None:
    rooms = {"whisper": WHISPER, "yatai": room("yatai")}
    assert Catalogue(lambda: rooms).card(game).analysis is analysed
