"""A game as the server holds it, without a table around it."""

from typing import Any

import pytest

from cookoff.server.protocol.schemas import NoClock
from cookoff.server.runtime.games import live_game as sittings
from cookoff.server.runtime.games import narration
from cookoff.server.runtime.games.catalogue import Catalogue
from cookoff.server.runtime.games.live_game import LiveGame
from tests.server.support.fakes import ManualEnvironment


def a_sitting(game: str = "yatai") -> LiveGame:
    loaded = Catalogue().own(game)
    live_game, _ = LiveGame.begin(
        loaded, 2, loaded.game.types.options(), ["Mia", "Ben"], NoClock(), ManualEnvironment()
    )
    return live_game


def test_choices_of_a_kind_are_sent_once_per_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Any] = []

    def choice(loaded: Any, view: Any, move: Any) -> Any:
        told.append(move)
        return narration.choice(loaded, view, move)

    monkeypatch.setattr(sittings, "choice", choice)
    live_game = a_sitting()
    for _ in range(3):
        (seat,) = live_game.to_act
        moves = live_game.moves(seat).discrete
        kind = type(moves[0]).__name__
        wanted = [move for move in moves if type(move).__name__ == kind]
        told.clear()
        for _ in range(2):
            assert [one.move for one in live_game.listed(seat, kind)] == wanted
        assert told == wanted, "not again, and nobody else's"
        assert live_game.listed(seat, "NoSuchMove") == ()
        live_game.play(seat, moves[0], 0, None)


def test_undo_is_offered_while_there_is_something_to_undo() -> None:
    live_game = a_sitting()
    assert live_game.position(0, 0).undo_to is None
    (seat,) = live_game.to_act
    live_game.play(seat, live_game.moves(seat).discrete[0], 5, None)
    assert (live_game.entries, live_game.position(seat, 5).undo_to) == (1, 0)
    live_game.barrier = 1
    assert (live_game.position(seat, 5).undo_to, live_game.is_settled) == (None, True)
