"""What games between bots have taught Yatai's master about stalls."""

from random import Random

import pytest

from cookoff import bots
from cookoff.engine import Look, room
from cookoff.games.yatai.learnt import HOPED, KEPT, hoped, kept, lead, turns_to_come, weights_of_play
from cookoff.games.yatai.moves import Push
from cookoff.games.yatai.things import Ask, Colour, Guest
from tests.games.yatai.positions import GAME, table


def test_every_number_has_its_weight() -> None:
    weights = weights_of_play()
    assert tuple(weights.kept) == KEPT
    assert tuple(weights.hoped) == HOPED


def test_a_stall_in_numbers() -> None:
    mine = {
        "points": 7,
        "reviews": (9, 3, 3, 2),
        "sink": (2, 1, 0, 0),
        "on_board": {0: Guest.RED, 1: Guest.RED, 2: Guest.TOURIST},
        "tokens": (1, 0, 0, 1),
        "stove_improved": True,
        "influencer": 2,
    }
    rivals = {"sink": (1, 1, 0, 0), "on_board": {0: Guest.RED, 1: Guest.BLUE}}
    state = table(stalls={0: mine, 1: rivals})
    numbers = dict(zip(KEPT, kept(GAME.lookup, state, 0), strict=True))
    assert numbers == {
        "points": 7,
        "reviews": 10 + 0 + 0 - 1,
        "highest review": 9,
        "squares of reviews": pytest.approx(10.3),
        "dishes in the lead": 2,
        "customers in the lead": 2,
        "taiyaki": 1,
        "doggy bags": 0,
        "urgent calls": 0,
        "garbage": 1,
        "menu": 2,
        "better stove": 1,
        "better fridge": 0,
        "influencer": 2,
        "guests placed": 3,
    }


def test_what_stands_ready_in_numbers() -> None:
    queue = (Guest.RED, Guest.TOURIST, Guest.BLUE)
    numbers = hoped(queue, (Colour.RED, Colour.GREEN, Colour.BLUE), (Colour.RED, Colour.BLUE), 1)
    told = {name: number for name, number in zip(HOPED, numbers, strict=True) if number}
    assert told == {
        **dict.fromkeys(("guest 1", "guest 2", "guest 3", "tourists", "dish 1", "dish 2", "dish 3"), 1),
        **dict.fromkeys(("drink 1", "drink 2", "bottle 1"), 1),
        **dict.fromkeys(("first guest's dish", "later guests' dishes", "first guest's drinks"), 1),
    }
    assert not any(hoped((), (), (), 0))


def test_who_has_had_the_turn_of_a_round_has_one_less_to_come() -> None:
    state = table(3, seat=1, round=12, first=2)
    assert [turns_to_come(GAME, state, seat) for seat in range(3)] == [1, 2, 1]


def test_a_guest_is_worth_something_while_there_is_time_to_serve() -> None:
    def gain(round_: int, ask: Ask) -> float:
        waiting, nobody = (
            table(seat=1, round=round_, ask=ask, stalls={0: {"queue": queue}}) for queue in ((Guest.RED,), ())
        )
        return lead(GAME, waiting, 0) - lead(GAME, nobody, 0)

    assert gain(5, Ask.PUSH) > 0.5
    assert gain(13, Ask.LAST_SERVING) == 0


def test_in_the_end_the_points_count_against_the_average_of_the_others() -> None:
    state = table(3, ask=Ask.NOTHING, stalls={0: {"points": 30}, 1: {"points": 20}, 2: {"points": 10}})
    assert [lead(GAME, state, seat) for seat in range(3)] == [15, 0, -15]


def test_in_the_last_round_the_master_serves_with_all_that_the_guest_likes() -> None:
    stall = {"queue": (Guest.RED, Guest.BLUE), "dishes": (Colour.RED,), "fridge": (Colour.RED, Colour.RED)}
    state = table(ask=Ask.PUSH, round=12, stalls={0: stall})
    chosen = bots.make(room("yatai"), "master").choose(Look(GAME, state, 0), Random(1))
    assert isinstance(chosen, Push)
    assert chosen.tile == "serve-2"
