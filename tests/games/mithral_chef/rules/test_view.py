"""MIT-26: what is public and what is secret."""

import random

import pytest
from tests.games.mithral_chef.positions import GAME, NOW, L, kitchen, play

from cookoff.engine import EVERYONE, encode, seen_by
from cookoff.games.mithral_chef.rules import events as e
from cookoff.games.mithral_chef.rules import moves as m


@pytest.mark.rule("MIT-26")
def test_everything_on_the_table_is_public() -> None:
    state = kitchen(2, seats={0: {"game": ["hart-d8"], "pantry": (1, 0, 1)}})
    views = [GAME.view(state, seat) for seat in (0, 1, None)]
    assert [view.me for view in views] == [0, 1, None]
    assert len({encode(view.players) for view in views}) == 1
    assert views[1].players[0].game == ("hart-d8",)


@pytest.mark.rule("MIT-26")
def test_no_order_of_deck_forest_or_bag_exists_to_be_known() -> None:
    """All three are held sorted, as what is in them; what comes is drawn when it comes."""
    state = kitchen(2)
    assert list(state.forest) == sorted(state.forest)
    recipes = GAME.components.recipes_for(2)
    assert [recipe for recipe in recipes if recipe in state.deck] == list(state.deck)
    assert len(state.bag) == 3


@pytest.mark.rule("MIT-26")
def test_events_are_told_to_everyone() -> None:
    state = kitchen(2)
    events = play(state, 0, m.EnterForest(L), at=NOW)
    assert all(event.audience() == EVERYONE and seen_by(event, 1) == event for event in events)
    assert e.Entered(0, L, 0, 0).to_others() is None  # type: ignore[arg-type]  # the forest by its number


def test_a_view_shares_nothing_that_changes() -> None:
    state = kitchen(2)
    view = GAME.view(state, 0)
    before = encode(view)
    play(state, 0, m.EnterForest(L))
    assert encode(view) == before


def test_the_places_of_the_spread_are_told_one_by_one() -> None:
    """More cards than a browser's numbers have exact bits; a bot that imagines the state gets the same bits back."""
    state = kitchen(2)
    state.spread = 1 << 57 | 1 << 3 | 1
    view = GAME.view(state, 0)
    assert view.spread == (0, 3, 57)
    assert GAME.determinise(view, random.Random(1)).spread == state.spread
