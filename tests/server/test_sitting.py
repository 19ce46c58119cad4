"""A game as the server holds it, without a table around it."""

from typing import Any

import pytest

from cookoff.server.protocol.schemas import NoClock
from cookoff.server.runtime.games import live_game as sittings
from cookoff.server.runtime.games import narration
from cookoff.server.runtime.games.catalogue import Catalogue
from cookoff.server.runtime.games.live_game import Sitting
from tests.server.manual import ManualWorld


def a_sitting(game: str = "yatai") -> Sitting:
    served = Catalogue().own(game)
    sitting, _ = Sitting.begin(served, 2, served.game.types.options(), ["Mia", "Ben"], NoClock(), ManualWorld())
    return sitting


def test_moves_of_a_kind_are_told_once_between_two_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Any] = []

    def choice(served: Any, view: Any, move: Any) -> Any:
        told.append(move)
        return narration.choice(served, view, move)

    monkeypatch.setattr(sittings, "choice", choice)
    sitting = a_sitting()
    for _ in range(3):
        (seat,) = sitting.to_act
        moves = sitting.moves(seat).discrete
        kind = type(moves[0]).__name__
        wanted = [move for move in moves if type(move).__name__ == kind]
        told.clear()
        for _ in range(2):
            assert [one.move for one in sitting.listed(seat, kind)] == wanted
        assert told == wanted, "not again, and nobody else's"
        assert sitting.listed(seat, "NoSuchMove") == ()
        sitting.play(seat, moves[0], 0, None)


def test_what_may_be_taken_back_is_told_as_long_as_there_is_something() -> None:
    sitting = a_sitting()
    assert sitting.position(0, 0).undo_to is None
    (seat,) = sitting.to_act
    sitting.play(seat, sitting.moves(seat).discrete[0], 5, None)
    assert (sitting.entries, sitting.position(seat, 5).undo_to) == (1, 0)
    sitting.barrier = 1
    assert (sitting.position(seat, 5).undo_to, sitting.is_settled) == (None, True)
