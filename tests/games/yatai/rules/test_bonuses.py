"""YAT-42 to YAT-47 and YAT-22: what the spaces of the reputation board give."""

from typing import Any

import pytest
from tests.games.yatai.positions import GAME, START, TOP, listed, placing, play, play_all, refused, tokens

from cookoff.games.yatai.content.enums import Ask, Bonus, Colour, Guest, Review, Token
from cookoff.games.yatai.rules import moves as m
from cookoff.games.yatai.rules.state import State

RED, BLUE, GREEN, YELLOW = Colour
CLEANLINESS, SERVICE, VALUE, ATMOSPHERE = Review

INFLUENCER, SPECIAL, DOUBLE, CLEAN_VALUE = 0, 2, 4, 15
MENU, FRIDGE, STOVE, INNER_DOUBLE = 6, 8, 11, 12


def at(space: int, guest: Guest = Guest.RED, **stall: Any) -> State:
    """Seat 0's guest has just been placed on a space, by a doggy bag if need be."""
    state = placing(guest, **{"tokens": tokens(doggy_bag=1), **stall})
    play(state, m.PlaceGuest(space, doggy_bag=True))
    return state


def done(state: State) -> bool:
    """Whether the serving is complete, and with it its one point."""
    return state.ask is Ask.ACT and state.serving is None


@pytest.mark.rule("YAT-42")
def test_menu_adds_one_of_the_own_food_tokens_left_for_two_points() -> None:
    state = at(MENU)
    assert listed(state, m.AddDish) == [m.AddDish(GREEN), m.AddDish(YELLOW)]
    play(state, m.AddDish(GREEN))
    assert state.stalls[0].menu == (RED, BLUE, GREEN)
    assert state.stalls[0].points == 2 + 1
    assert done(state)


@pytest.mark.rule("YAT-42")
def test_menu_adds_nothing_that_is_already_on_it() -> None:
    refused(at(MENU), m.AddDish(RED), "YAT-42", "already-on-menu", dish="RED")


@pytest.mark.rule("YAT-42")
def test_menu_must_be_taken() -> None:
    refused(at(MENU), m.EndTurn(), "YAT-42", "asked-otherwise", ask="add-dish")


@pytest.mark.rule("YAT-42")
def test_menu_with_no_food_token_left_gives_nothing() -> None:
    state = at(MENU, menu=(RED, BLUE, GREEN, YELLOW))
    assert state.stalls[0].points == 1
    assert done(state)


@pytest.mark.rule("YAT-43", "YAT-6")
@pytest.mark.parametrize(("steps", "stars"), [(0, 1), (1, 2), (2, 2), (3, 3)])
def test_influencer_moves_up_a_step_and_gives_as_many_review_steps_as_stars(steps: int, stars: int) -> None:
    state = at(INFLUENCER, influencer=steps)
    assert state.stalls[0].influencer == steps + 1
    assert (state.ask, state.owed) == (Ask.REVIEW, stars)
    play_all(state, *[m.GainReview(VALUE)] * stars)
    assert state.stalls[0].reviews == (START, START, START + stars, START)
    assert done(state)


@pytest.mark.rule("YAT-43")
def test_influencer_stars_are_freely_spread() -> None:
    state = at(INFLUENCER, influencer=3)
    for review in (CLEANLINESS, SERVICE, ATMOSPHERE):
        assert listed(state, m.GainReview) == [m.GainReview(each) for each in Review]
        play(state, m.GainReview(review))
    assert state.stalls[0].reviews == (START + 1, START + 1, START, START + 1)
    assert done(state)


@pytest.mark.rule("YAT-43")
def test_the_books_influencer_with_two_stars_raises_atmosphere_twice() -> None:
    state = at(INFLUENCER, influencer=1)
    play_all(state, m.GainReview(ATMOSPHERE), m.GainReview(ATMOSPHERE))
    assert state.stalls[0].reviews == (START, START, START, START + 2)
    assert done(state)


@pytest.mark.rule("YAT-43")
def test_influencer_gives_a_tourist_no_more_than_a_customer() -> None:
    state = at(INFLUENCER, Guest.TOURIST)
    assert (state.ask, state.owed) == (Ask.REVIEW, 1)


@pytest.mark.rule("YAT-43")
def test_influencer_at_the_end_of_the_track_gives_nothing() -> None:
    state = at(INFLUENCER, influencer=4)
    assert state.stalls[0].influencer == 4
    assert state.stalls[0].reviews == (START,) * 4
    assert done(state)


@pytest.mark.rule("YAT-44")
@pytest.mark.parametrize(("space", "what"), [(FRIDGE, Bonus.FRIDGE), (STOVE, Bonus.STOVE)])
def test_fridge_and_stove_are_improved_for_two_points(space: int, what: Bonus) -> None:
    state = at(space)
    stall = state.stalls[0]
    assert (stall.fridge_improved, stall.stove_improved) == (what is Bonus.FRIDGE, what is Bonus.STOVE)
    assert stall.points == 2 + 1
    assert done(state)


@pytest.mark.rule("YAT-44", "YAT-4")
def test_an_improved_fridge_takes_a_third_drink() -> None:
    state = at(FRIDGE, fridge=(RED, BLUE))
    state.line = ("drinks-1",)
    play_all(state, m.Act("drinks-1"), m.TakeDrink(GREEN))
    assert state.stalls[0].fridge == (RED, BLUE, GREEN)


@pytest.mark.rule("YAT-44", "YAT-4")
def test_an_improved_stove_takes_a_third_dish() -> None:
    state = at(STOVE, dishes=(RED, BLUE))
    state.line = ("cook-1",)
    play_all(state, m.Act("cook-1"), m.Cook(RED))
    assert state.stalls[0].dishes == (RED, BLUE, RED)


@pytest.mark.rule("YAT-44")
@pytest.mark.parametrize("space", [FRIDGE, STOVE])
def test_an_improvement_is_removed_only_once(space: int) -> None:
    state = at(space, fridge_improved=space == FRIDGE, stove_improved=space == STOVE)
    assert state.stalls[0].points == 1
    assert done(state)


@pytest.mark.rule("YAT-46")
def test_special_action_chooses_one_of_the_tokens_on_the_table() -> None:
    state = placing()
    play(state, m.PlaceGuest(SPECIAL))
    before = state.tokens
    assert listed(state, m.TakeToken) == [m.TakeToken(token) for token in Token]
    play(state, m.TakeToken(Token.URGENT_CALL))
    assert state.stalls[0].tokens == tokens(urgent_call=1)
    assert state.tokens == (*before[:2], before[2] - 1, before[3])
    assert done(state)


@pytest.mark.rule("YAT-46")
def test_special_action_takes_no_token_that_is_gone() -> None:
    state = placing()
    state.tokens = tokens(garbage=1)
    play(state, m.PlaceGuest(SPECIAL))
    assert listed(state, m.TakeToken) == [m.TakeToken(Token.GARBAGE)]
    refused(state, m.TakeToken(Token.TAIYAKI), "YAT-46", "token-gone", token="TAIYAKI")


@pytest.mark.rule("YAT-46")
def test_special_action_with_no_token_left_gives_nothing() -> None:
    state = placing()
    state.tokens = tokens()
    play(state, m.PlaceGuest(SPECIAL))
    assert state.stalls[0].tokens == tokens()
    assert done(state)


@pytest.mark.rule("YAT-47")
@pytest.mark.parametrize("review", [CLEANLINESS, VALUE])
def test_a_customer_gives_one_step_on_one_of_the_two_reviews_shown(review: Review) -> None:
    state = at(CLEAN_VALUE, Guest.BLUE)
    assert listed(state, m.GainReview) == [m.GainReview(CLEANLINESS), m.GainReview(VALUE)]
    play(state, m.GainReview(review))
    assert state.stalls[0].reviews[review] == START + 1
    assert sum(state.stalls[0].reviews) == 4 * START + 1
    assert done(state)


@pytest.mark.rule("YAT-47")
def test_a_review_that_is_not_shown_does_not_rise() -> None:
    refused(at(CLEAN_VALUE), m.GainReview(SERVICE), "YAT-47", "review-not-shown", review="SERVICE")


@pytest.mark.rule("YAT-47")
def test_the_books_tourist_on_cleanliness_and_value_raises_both() -> None:
    state = at(CLEAN_VALUE, Guest.TOURIST)
    play_all(state, m.GainReview(CLEANLINESS), m.GainReview(VALUE))
    assert state.stalls[0].reviews == (START + 1, START, START + 1, START)
    assert done(state)


@pytest.mark.rule("YAT-47")
def test_a_tourist_may_raise_one_of_the_two_reviews_twice() -> None:
    state = at(CLEAN_VALUE, Guest.TOURIST)
    play_all(state, m.GainReview(VALUE), m.GainReview(VALUE))
    assert state.stalls[0].reviews == (START, START, START + 2, START)
    assert done(state)


@pytest.mark.rule("YAT-22")
def test_a_marker_at_the_top_cannot_gain_more() -> None:
    state = at(CLEAN_VALUE, Guest.TOURIST, reviews=(TOP, START, TOP - 2, START))
    refused(state, m.GainReview(CLEANLINESS), "YAT-22", "marker-at-end", review="CLEANLINESS")
    play_all(state, m.GainReview(VALUE), m.GainReview(VALUE))
    assert state.stalls[0].reviews == (TOP, START, TOP, START)
    assert done(state)


@pytest.mark.rule("YAT-22")
def test_all_possible_steps_are_gained_and_the_rest_is_lost() -> None:
    state = at(CLEAN_VALUE, Guest.TOURIST, reviews=(TOP, START, TOP - 1, START))
    assert state.owed == 1
    refused(state, m.EndTurn(), "YAT-47", "asked-otherwise", ask="review")
    play(state, m.GainReview(VALUE))
    assert state.stalls[0].reviews == (TOP, START, TOP, START)
    assert done(state)


@pytest.mark.rule("YAT-22")
def test_with_both_markers_at_the_top_a_review_space_gives_nothing() -> None:
    state = at(CLEAN_VALUE, Guest.TOURIST, reviews=(TOP, START, TOP, START))
    assert state.stalls[0].reviews == (TOP, START, TOP, START)
    assert done(state)


@pytest.mark.rule("YAT-22", "YAT-43")
def test_influencer_stars_that_no_marker_can_gain_fall_away() -> None:
    state = at(INFLUENCER, influencer=3, reviews=(TOP, TOP, TOP, TOP - 1))
    assert state.owed == 1
    play(state, m.GainReview(ATMOSPHERE))
    assert state.stalls[0].reviews == (TOP,) * 4
    assert state.stalls[0].influencer == 4
    assert done(state)


@pytest.mark.rule("YAT-6")
def test_the_top_of_the_review_track_is_worth_ten() -> None:
    assert GAME.components.tracks.reviews[TOP] == 10
