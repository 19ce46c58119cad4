"""What a sensible player does at once: the answer to each question, where one of them is plainly better."""

from random import Random
from typing import Any

import pytest
from tests.games.yatai.positions import GAME, placing, table, tokens

from cookoff.engine import Move
from cookoff.games.yatai.bots.evaluation import advantage, evaluate
from cookoff.games.yatai.bots.rollout_policy import rollout_policy
from cookoff.games.yatai.content.enums import Ask, Colour, Guest, Review
from cookoff.games.yatai.rules import moves as m
from cookoff.games.yatai.rules.state import Serving, State

RED, BLUE, GREEN, YELLOW = Colour
TOURIST = Guest.TOURIST
INFLUENCER, SPECIAL, MENU, FRIDGE, STOVE = 0, 2, 6, 8, 11
"""Spaces of the reputation board by what they give."""


def chosen(state: State, *among: Move) -> set[Move]:
    """What is chosen again and again, of all moves or of these."""
    moves = among or GAME.moves(state, state.seat).discrete
    return {rollout_policy(GAME, state, state.seat, moves, Random(seed)) for seed in range(12)}


def asked(ask: Ask, **stall: Any) -> State:
    return table(ask=ask, stalls={0: stall})


def test_tiles_are_pushed_anyhow() -> None:
    assert len(chosen(table(ask=Ask.PUSH))) > 3


def test_a_guest_in_the_last_space_is_rather_appeased_than_sent_away() -> None:
    waiting = {"queue": (Guest.RED,) * 4, "tokens": tokens(taiyaki=1)}
    assert chosen(asked(Ask.CHECK, fridge=(RED,), **waiting)) == {m.GiveDrink(RED)}
    assert chosen(asked(Ask.CHECK, **waiting), m.SendAway(), m.GiveTaiyaki()) <= {m.GiveTaiyaki(), m.SendAway()}


def test_reviews_are_lost_where_it_costs_least_and_gained_where_it_brings_most() -> None:
    reviews = (8, 3, 3, 3)
    best = {m.GainReview(Review.CLEANLINESS)}
    assert m.LoseReview(Review.CLEANLINESS) not in chosen(asked(Ask.LOSE, reviews=reviews))
    state = table(ask=Ask.REVIEW, among=tuple(Review), stalls={0: {"reviews": reviews}})
    assert chosen(state) == best


def test_what_is_possible_is_done_before_the_turn_ends() -> None:
    state = table(ask=Ask.ACT, line=("cook-1",), strict=False)
    assert chosen(state) == {m.Act("cook-1")}
    assert m.LastServe(1) in chosen(asked(Ask.LAST_SERVING), m.LastServe(1), m.EndTurn())


def test_two_guests_at_home_are_enough() -> None:
    def welcomed(mine: int, theirs: int) -> set[Move]:
        queues = {0: {"queue": (Guest.RED,) * mine}, 1: {"queue": (Guest.BLUE,) * theirs}}
        return chosen(table(ask=Ask.WELCOME, guest=Guest.GREEN, stalls=queues))

    assert welcomed(0, 0) == {m.Welcome(0)}
    assert m.Welcome(1) in welcomed(3, 2)


def test_a_dish_is_cooked_for_whom_it_will_be_served() -> None:
    queue = (Guest.BLUE, Guest.RED)
    assert chosen(asked(Ask.COOK, queue=queue, menu=(RED, BLUE))) == {m.Cook(BLUE)}
    assert chosen(asked(Ask.COOK, queue=queue, menu=(RED, GREEN), dishes=(BLUE,))) == {m.Cook(RED)}
    assert m.Cook(RED) in chosen(asked(Ask.COOK, queue=queue, menu=(RED, GREEN)))


def test_drinks_are_taken_and_poured_for_those_who_like_them() -> None:
    queue = (Guest.BLUE, Guest.RED)
    assert m.TakeDrink(BLUE) in chosen(asked(Ask.DRINK, queue=queue))
    assert chosen(asked(Ask.DRINK), m.TakeDrink(GREEN), m.TakeDrink(RED)) == {m.TakeDrink(GREEN), m.TakeDrink(RED)}
    state = table(
        ask=Ask.POUR,
        serving=Serving(Guest.BLUE, RED),
        stalls={0: {"queue": (Guest.RED,), "fridge": (RED, BLUE, GREEN)}},
    )
    assert chosen(state) == {m.Pour(BLUE)}
    assert m.Pour(GREEN) in chosen(state, m.Pour(RED), m.Pour(GREEN))


@pytest.mark.parametrize(("head", "served"), [(TOURIST, m.ServeTaiyaki()), (Guest.RED, m.ServeDish())])
def test_a_taiyaki_is_for_tourists(head: Guest, served: Move) -> None:
    assert served in chosen(asked(Ask.DISH, queue=(head,), dishes=(RED,), tokens=tokens(taiyaki=1)))


def test_a_guest_is_placed_for_a_bonus_that_still_gives_something() -> None:
    def rather(one: int, other: int, guest: Guest = Guest.RED, **stall: Any) -> bool:
        return chosen(placing(guest, **stall), m.PlaceGuest(one), m.PlaceGuest(other)) == {m.PlaceGuest(one)}

    assert rather(MENU, SPECIAL)
    assert rather(SPECIAL, MENU, menu=tuple(Colour))
    assert rather(SPECIAL, FRIDGE, fridge_improved=True)
    assert rather(SPECIAL, STOVE, stove_improved=True)
    assert rather(INFLUENCER, SPECIAL, influencer=3)
    assert rather(SPECIAL, INFLUENCER, influencer=4)
    assert rather(SPECIAL, INFLUENCER, TOURIST, influencer=4)
    state = placing(tokens=tokens(doggy_bag=1))
    assert chosen(state, m.PlaceGuest(1), m.PlaceGuest(1, doggy_bag=True)) == {m.PlaceGuest(1)}


def test_no_token_is_spent_in_the_middle_of_an_action() -> None:
    assert chosen(asked(Ask.COOK, box=(RED,), tokens=tokens(garbage=1)), m.Garbage(), m.Cook(RED)) == {m.Cook(RED)}


def test_who_is_ahead_by_what_they_have_is_ahead_at_all() -> None:
    """Points, majorities and what stands ready count for a stall, and those of its rivals against it."""
    rich = {"points": 9, "sink": (2, 0, 0, 0), "queue": (Guest.RED,), "dishes": (RED,), "fridge": (RED,)}
    state = table(
        3, stalls={0: rich, 1: {"sink": (1, 0, 0, 0), "queue": (Guest.RED,) * 4}, 2: {"queue": (TOURIST,) * 3}}
    )
    values = [evaluate(GAME, state, seat) for seat in range(3)]
    leads = [advantage(GAME, state, seat) for seat in range(3)]
    assert max(values) == values[0] > 9
    assert leads[0] > 0 > max(leads[1:])
    ended = table(ask=Ask.LAST_SERVING, stalls={0: {"dishes": (RED,)}})
    assert evaluate(GAME, ended, 0) == evaluate(GAME, ended, 1)


def test_who_is_far_up_a_review_track_is_ahead_as_long_as_there_are_turns_to_climb_it() -> None:
    """The last steps bring most. The same reviews are worth the same at the end."""

    def ahead(round_: int) -> float:
        high, level = (table(stalls={0: {"reviews": reviews}}) for reviews in ((6, 3, 3, 3), (4, 4, 4, 3)))
        high.round = level.round = round_
        assert evaluate(GAME, high, 0) == evaluate(GAME, level, 0)
        return advantage(GAME, high, 0) - advantage(GAME, level, 0)

    assert ahead(3) > 1.0
    assert ahead(12) == 0.0


def test_the_influencer_promises_stars_until_the_track_is_at_its_end() -> None:
    steps = [advantage(GAME, table(stalls={0: {"influencer": step}}), 0) for step in range(5)]
    assert steps[0] < steps[1] <= steps[2] < steps[3] > steps[4]
    assert steps[4] == steps[0]
