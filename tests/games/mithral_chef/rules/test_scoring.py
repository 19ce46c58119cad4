"""MIT-80 to MIT-83: the end."""

import pytest
from tests.games.mithral_chef.positions import (
    GAME,
    NOW,
    SKEWERS,
    L,
    R,
    at_the_plating,
    give,
    kitchen,
    listed,
    on_the_oven,
    play,
    refused,
    still,
    tower,
)

from cookoff.engine import TABLE, Outcome, Score
from cookoff.engine.conformance import of
from cookoff.games.mithral_chef.content.enums import Phase
from cookoff.games.mithral_chef.rules import events as e
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.state import Plating, State

CLOSES = 3000 + 15 * 60_000


def serve(state: State, seat: int, *plates: int) -> None:
    """Let plates have been served; the recipes do not matter."""
    for plate in plates:
        place = state.plates.index(plate)
        state.plates = state.plates[:place] + state.plates[place + 1 :]
        state.players[seat].served += (plate,)


def close(state: State) -> Outcome | None:
    play(state, TABLE, m.Close(), at=CLOSES)
    return GAME.outcome(state)


@pytest.mark.rule("MIT-80")
def test_plates_served_score_their_values() -> None:
    state = kitchen(2, seats={0: {"recipes": []}, 1: {"recipes": [], "dishes": [(SKEWERS, ["hart-d8"], 9)]}})
    serve(state, 0, 6, 11)
    outcome = close(state)
    assert outcome is not None
    assert outcome.points == (17, -1)
    assert outcome.scores == (Score(0, "MIT-80", 17), Score(1, "MIT-82", -1))
    assert outcome.ranking == ((0,), (1,))


@pytest.mark.rule("MIT-81")
@pytest.mark.parametrize(("burns", "points"), [(1, -1), (5, -5), (8, -5)])
def test_burn_tokens_cost_five_at_most(burns: int, points: int) -> None:
    state = kitchen(2, seats={0: {"recipes": [], "burns": burns}, 1: {"recipes": []}})
    outcome = close(state)
    assert outcome is not None
    assert outcome.points == (points, 0)


@pytest.mark.rule("MIT-82", "MIT-80")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, -1), (2, -3), (3, -6), (4, -6)])
def test_incomplete_recipes_cost_more_and_more(number: int, points: int) -> None:
    """Wherever they are: open, on the oven, cooked, being plated."""
    state = kitchen(2, seats={0: {"recipes": []}, 1: {"recipes": [], "burns": 9}})
    if number > 0:
        on_the_oven(state, 0, L, SKEWERS, ["hart-d8"])
    if number > 1:
        at_the_plating(state, 0, R, "ram-hotpot", ["ram-d6"], 5)
    for _ in range(number - 2):
        recipe, *rest = state.deck
        state.deck = tuple(rest)
        state.players[0].recipes += (recipe,)
    outcome = close(state)
    assert outcome is not None
    assert outcome.points[0] == points


@pytest.mark.rule("MIT-83")
def test_of_equals_the_one_with_fewer_burn_tokens_wins_counted_without_the_cap() -> None:
    state = kitchen(3, seats={0: {"burns": 7}, 1: {"burns": 6}, 2: {"burns": 9}})
    outcome = close(state)
    assert outcome is not None
    assert outcome.points == (-6, -6, -6)
    assert outcome.ranking == ((1,), (0,), (2,))


def tied() -> State:
    state = kitchen(3, seats={2: {"burns": 1}})
    play(state, TABLE, m.Close(), at=CLOSES)
    return state


@pytest.mark.rule("MIT-83")
def test_those_still_tied_are_asked_for_a_showdown() -> None:
    state = tied()
    assert state.phase is Phase.VOTE
    assert GAME.outcome(state) is None
    assert GAME.to_act(state) == (0, 1)
    assert listed(state, 0, m.WantShowdown) == [m.WantShowdown(True), m.WantShowdown(False)]
    refused(state, 2, m.WantShowdown(True), "MIT-83", "not-in-the-showdown", at=CLOSES)
    refused(state, 0, m.EnterForest(L), "MIT-83", "answer-first", at=CLOSES)
    play(state, 0, m.WantShowdown(True), at=CLOSES + 1)
    refused(state, 0, m.WantShowdown(False), "MIT-83", "answered", at=CLOSES + 2)
    assert GAME.to_act(state) == (1,)


@pytest.mark.rule("MIT-83")
def test_one_who_declines_lets_the_tie_stand() -> None:
    state = tied()
    play(state, 0, m.WantShowdown(True), at=CLOSES + 1)
    play(state, 1, m.WantShowdown(False), at=CLOSES + 2)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranking == ((0, 1), (2,))
    assert outcome.ended_by == "MIT-72"


@pytest.mark.rule("MIT-83")
def test_after_thirty_seconds_the_tie_stands() -> None:
    state = tied()
    play(state, 0, m.WantShowdown(True), at=CLOSES + 1)
    due = GAME.due(state)
    assert due is not None
    assert (due.at, due.move) == (CLOSES + 30_000, m.Close())
    assert play(state, TABLE, due.move, at=due.at) == [e.GameOver("MIT-72")]


def showdown() -> State:
    state = kitchen(3, seats={0: {"game": ["hart-d8"], "pantry": (2, 0, 1)}, 2: {"burns": 1}})
    at_the_plating(state, 2, L, SKEWERS, ["hart-d6"], 5)
    serve(state, 0, 6)
    serve(state, 1, 6)
    play(state, TABLE, m.Close(), at=CLOSES)
    play(state, 1, m.WantShowdown(True), at=CLOSES + 1)
    order = tuple(range(len(GAME.components.recipes_for(2))))
    play(state, 0, m.WantShowdown(True), order, at=CLOSES + 2)
    return state


@pytest.mark.rule("MIT-83", "MIT-2", "MIT-10")
def test_a_showdown_goes_by_the_number_of_the_tied() -> None:
    """Two of three are tied: no recipe with three hats, no space with a three on it."""
    state = showdown()
    two, three = GAME.components.recipes_for(2), GAME.components.recipes_for(3)
    assert [player.recipes for player in state.players] == [(two[0],), (two[1],), ()]
    assert state.deck == two[2:]
    assert state.used == tuple(recipe for recipe in three if recipe not in two)
    begun = play(state, TABLE, m.Begin(), at=CLOSES + 3002)
    assert begun == [e.Begun(CLOSES + 3002 + 15 * 60_000, GAME.lookup.open_spaces(2))]
    play(state, 0, m.EnterPantry(L), at=CLOSES + 3002)
    refused(state, 1, m.EnterPantry(L), "MIT-21", "no-space", at=CLOSES + 3002, station="PANTRY")


@pytest.mark.rule("MIT-83", "MIT-23")
def test_a_showdown_begins_without_the_offers_of_the_game() -> None:
    state = kitchen(2, seats={0: {"pantry": (1, 0, 0)}})
    play(state, 0, m.MakeOffer(1, (1, 0, 0), (0, 0, 0)))
    play(state, TABLE, m.Close(), at=CLOSES)
    assert [offer.id for offer in state.offers] == [0]
    refused(state, 1, m.Accept(0), "MIT-83", "answer-first", at=CLOSES + 1)
    play(state, 1, m.WantShowdown(True), at=CLOSES + 1)
    order = tuple(range(len(GAME.components.recipes_for(2))))
    play(state, 0, m.WantShowdown(True), order, at=CLOSES + 2)
    assert state.offers == ()
    play(state, TABLE, m.Begin(), at=CLOSES + 3002)
    refused(state, 1, m.Accept(0), "MIT-23", "no-such-offer", at=CLOSES + 3002)
    give(state, 0, pantry=(1, 0, 0))
    offered = play(state, 0, m.MakeOffer(1, (1, 0, 0), (0, 0, 0)), at=CLOSES + 4000)
    assert of(e.Offered, offered)[0].offer.id == 1, "no number is given twice"


@pytest.mark.rule("MIT-83", "MIT-12")
def test_a_showdown_begins_as_a_game_does() -> None:
    state = showdown()
    assert state.plates == tuple(sorted(GAME.components.plates))
    assert state.bag == GAME.components.pantry_dice.counts()
    assert state.supply == (3, 3, 3)
    assert len(state.forest) == state.spread.bit_count() == GAME.lookup.cards
    assert state.phase is Phase.COUNTDOWN
    refused(state, 0, m.EnterForest(L), "MIT-12", "countdown", at=CLOSES + 2)
    play(state, TABLE, m.Begin(), at=CLOSES + 3002)
    refused(state, 0, m.TakeOrder(L), "MIT-83", "order-closed", at=CLOSES + 3002)
    refused(state, 0, m.WantShowdown(True), "MIT-83", "no-vote", at=CLOSES + 3002)
    refused(state, 2, m.EnterForest(L), "MIT-83", "not-in-the-showdown", at=CLOSES + 3002)
    assert GAME.to_act(state) == (0, 1)


@pytest.mark.rule("MIT-83")
def test_the_first_plate_wins_the_showdown() -> None:
    state = showdown()
    play(state, TABLE, m.Begin(), at=CLOSES + 3002)
    dish = at_the_plating(state, 1, R, "wolf-ragout", ["wolf-d6"], 5)
    state.players[1].chefs[R].work = Plating(dish, tower(1, 2, 0), CLOSES + 5000)
    events = play(state, TABLE, m.Serve(1, R), still(), at=CLOSES + 5000)
    assert of(e.ShowdownWon, events) == [e.ShowdownWon(1)]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranking == ((1,), (0,), (2,))
    assert outcome.points == (5, 5, -4)
    assert outcome.ended_by == "MIT-83"


@pytest.mark.rule("MIT-83")
def test_a_showdown_without_a_plate_leaves_the_tie() -> None:
    state = showdown()
    play(state, TABLE, m.Begin(), at=CLOSES + 3002)
    due = GAME.due(state)
    assert due is not None
    assert due.at == CLOSES + 3002 + 15 * 60_000
    play(state, TABLE, due.move, at=due.at)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranking[0] == (0, 1)


def test_a_vote_is_only_held_after_a_tie() -> None:
    refused(kitchen(2), 0, m.WantShowdown(True), "MIT-83", "no-vote", at=NOW)
