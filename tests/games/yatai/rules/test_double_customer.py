"""YAT-45: the space that invites another guest."""

import pytest
from tests.games.yatai.positions import listed, placing, play, play_all, refused, tokens
from tests.games.yatai.rules.test_bonuses import at, done

from cookoff.engine.conformance import of
from cookoff.games.yatai.content.enums import Ask, Colour, Guest, Review
from cookoff.games.yatai.rules import events as e
from cookoff.games.yatai.rules import moves as m

RED, BLUE, GREEN, YELLOW = Colour
CLEANLINESS, SERVICE, VALUE, ATMOSPHERE = Review
INFLUENCER, SPECIAL, DOUBLE, CLEAN_VALUE = 0, 2, 4, 15
MENU, FRIDGE, STOVE, INNER_DOUBLE = 6, 8, 11, 12


@pytest.mark.rule("YAT-45")
def test_double_customer_chooses_a_guest_in_the_bag_and_places_it() -> None:
    state = at(DOUBLE)
    assert listed(state, m.Invite) == [m.Invite(guest) for guest in Guest]
    before = state.bag[Guest.BLUE]
    play(state, m.Invite(Guest.BLUE))
    assert state.bag[Guest.BLUE] == before - 1
    assert state.ask is Ask.PLACE_INVITED
    assert listed(state, m.PlaceGuest) == [m.PlaceGuest(3), m.PlaceGuest(9)], "by YAT-40"
    refused(state, m.PlaceGuest(8), "YAT-40", "not-beside-a-guest", space=8)
    play(state, m.PlaceGuest(3))
    assert state.stalls[0].board[Guest.BLUE] == 1 << 3


@pytest.mark.rule("YAT-45", "YAT-41")
def test_the_invited_guests_space_gives_its_bonus_too() -> None:
    state = at(DOUBLE)
    play_all(state, m.Invite(Guest.BLUE), m.PlaceGuest(3))
    assert (state.ask, state.owed, state.among) == (Ask.REVIEW, 1, (VALUE, ATMOSPHERE))
    play(state, m.GainReview(VALUE))
    assert done(state)


@pytest.mark.rule("YAT-45", "YAT-47")
def test_an_invited_tourist_gives_two_review_steps_whoever_was_served() -> None:
    state = at(DOUBLE, Guest.RED)
    play_all(state, m.Invite(Guest.TOURIST), m.PlaceGuest(3))
    assert (state.ask, state.owed) == (Ask.REVIEW, 2)


@pytest.mark.rule("YAT-45")
def test_the_invited_guest_brings_no_serving_points() -> None:
    state = at(DOUBLE)
    events = play_all(state, m.Invite(Guest.YELLOW), m.PlaceGuest(3), m.GainReview(VALUE))
    assert of(e.Served, events) == [e.Served(0, 1)], "only for the guest served, though dish and drink are yellow"
    assert state.stalls[0].points == 1


@pytest.mark.rule("YAT-45", "YAT-51")
def test_a_doggy_bag_does_not_apply_to_the_invited_guest() -> None:
    state = at(DOUBLE, tokens=tokens(doggy_bag=2))
    play(state, m.Invite(Guest.BLUE))
    assert state.stalls[0].tokens == tokens(doggy_bag=1)
    refused(state, m.PlaceGuest(17, doggy_bag=True), "YAT-45", "no-doggy-bag-here")
    refused(state, m.PlaceGuest(3, doggy_bag=True), "YAT-45", "no-doggy-bag-here")
    assert all(not move.doggy_bag for move in listed(state, m.PlaceGuest) if isinstance(move, m.PlaceGuest))


@pytest.mark.rule("YAT-45")
def test_double_customers_may_follow_each_other() -> None:
    state = at(DOUBLE, on_board={7: Guest.GREEN, 13: Guest.GREEN})
    events = play_all(state, m.Invite(Guest.BLUE), m.PlaceGuest(INNER_DOUBLE))
    assert state.ask is Ask.INVITE
    events += play_all(state, m.Invite(Guest.YELLOW), m.PlaceGuest(FRIDGE))
    stall = state.stalls[0]
    assert [stall.board[Guest.RED], stall.board[Guest.BLUE], stall.board[Guest.YELLOW]] == [1 << 4, 1 << 12, 1 << 8]
    assert stall.points == 1 + 2
    assert of(e.Served, events) == [e.Served(0, 1)]
    assert done(state)


@pytest.mark.rule("YAT-45")
def test_only_a_guest_who_is_in_the_bag_is_invited() -> None:
    state = at(DOUBLE)
    state.bag = (0, 1, 0, 0, 0)
    assert listed(state, m.Invite) == [m.Invite(Guest.BLUE)]
    refused(state, m.Invite(Guest.TOURIST), "YAT-45", "guest-not-in-bag", guest="TOURIST")


@pytest.mark.rule("YAT-45")
def test_with_an_empty_bag_double_customer_gives_nothing() -> None:
    state = placing()
    state.bag = (0,) * 5
    play(state, m.PlaceGuest(DOUBLE))
    assert state.stalls[0].points == 1
    assert done(state)


@pytest.mark.rule("YAT-45")
def test_without_a_free_space_double_customer_gives_nothing() -> None:
    others = {space: Guest(space % 4) for space in range(20) if space != DOUBLE}
    state = placing(on_board=others)
    play(state, m.PlaceGuest(DOUBLE))
    assert any(state.bag)
    assert state.stalls[0].points == 1
    assert done(state)
