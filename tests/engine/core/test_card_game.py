"""Card games as one class, and the marks that say who sees their cards."""

from random import Random

import pytest

from cookoff.engine import (
    EVERYONE,
    NOBODY,
    Event,
    FaceDown,
    FaceUp,
    Outcome,
    Refusal,
    Scripted,
    Search,
    Seat,
    draw,
    seen_by,
    without,
)
from cookoff.engine.conformance import play, refused
from tests.engine.stew import Add, Added, Card, Drew, Opened, State, Stew, Trade

GAME = Stew()
BACK, PEA, BEAN, CHILI = Card
OPENING = tuple(range(12))
"""The deck in order: seat 0 draws its last card first."""


class Buried(Event, frozen=True):
    """Cards that nobody sees, and one pile that everybody does."""

    seat: Seat
    buried: FaceDown[Card]
    shown: FaceUp[Card]


def opening() -> State:
    return GAME.setup(2, None, Scripted(OPENING))


def test_marked_cards_of_an_event_are_face_down_to_others() -> None:
    drew = Drew(1, (PEA, BEAN))
    assert drew.audience() == 1
    assert seen_by(drew, 1) == drew
    assert seen_by(drew, 0) == seen_by(drew, None) == Drew(1, (BACK, BACK))
    assert seen_by(Added(0, PEA), 1) == Added(0, BACK)


def test_what_is_face_down_is_seen_by_nobody() -> None:
    buried = Buried(0, (PEA,), (BEAN,))
    assert buried.audience() == NOBODY
    assert seen_by(buried, 0) == Buried(0, (BACK,), (BEAN,))


def test_an_event_without_hidden_cards_is_for_everyone() -> None:
    opened = Opened(0, (PEA,))
    assert opened.audience() == EVERYONE
    assert opened.to_others() is None


def test_a_secret_move_is_seen_with_its_card_face_down() -> None:
    assert Add(PEA).to_others() == Add(BACK)
    assert Trade(PEA).to_others() == Trade(PEA)


def test_moves_are_the_choices_of_the_seat_to_act() -> None:
    state = opening()
    assert GAME.moves(state, 0).discrete == (Add(CHILI), Trade(CHILI), Add(BEAN), Trade(BEAN))
    assert not GAME.moves(state, 1)


def test_events_apply_themselves() -> None:
    state = opening()
    assert play(GAME, state, 0, Add(CHILI)) == [Added(0, CHILI)]
    assert (state.cooks[0].hand, state.cooks[0].pot, state.turn) == ((BEAN,), (CHILI,), 1)
    assert play(GAME, state, 1, Trade(PEA), 7)[-1] == Drew(1, (BEAN,))
    GAME.evolve(state, Added(0, BEAN))
    assert state.cooks[0].pot == (CHILI, BEAN)


def test_moves_are_refused_out_of_turn_without_the_card_and_after_the_end() -> None:
    state = opening()
    refused(GAME, state, 1, Add(PEA), Refusal("STE-1", "not-your-turn", {"seat": 0}))
    refused(GAME, state, 0, Add(PEA), Refusal("STE-1", "not-possible"))
    state.turn = 4
    refused(GAME, state, 0, Add(CHILI), Refusal("STE-2", "game-over"))


def test_a_view_hides_and_a_twin_deals_anew() -> None:
    state = opening()
    view = GAME.view(state, 1)
    assert view.table.cooks[0].hand == (BACK, BACK)
    assert GAME.view(GAME.determinise(view, Random(3)), 1) == view
    assert GAME.inventory(state) == [("pea", 4), ("bean", 4), ("chili", 4)]


def test_fewer_cards_are_drawn_from_a_short_pile() -> None:
    assert draw((PEA, BEAN, CHILI), 2, Scripted(1, 1)) == (BEAN, CHILI)
    assert sorted(draw((PEA, BEAN), 5, Search(Random(1)))) == [BEAN, PEA]


def test_cards_are_taken_out_of_a_pile_once_each() -> None:
    assert without((PEA, BEAN, PEA), (PEA,)) == (BEAN, PEA)
    with pytest.raises(ValueError, match="not in list"):
        without((PEA,), (PEA, PEA))


def test_most_points_win_and_equal_points_share_a_place() -> None:
    assert Outcome.by_points([3, 7, 3], "STE-2") == Outcome(((1,), (0, 2)), (3, 7, 3), (), "STE-2")
