"""What games between bots have taught Yatai's master about stalls."""

from random import Random

import pytest
from tests.games.yatai.positions import GAME, table

from cookoff import bots
from cookoff.engine import BotContext, room
from cookoff.games.yatai.bots.features import KEPT, READY, majorities, ready, reputation, stall_features
from cookoff.games.yatai.bots.learned_evaluation import (
    LearnedEvaluator,
    Weights,
    advantage,
    turns_to_come,
    weights_of_play,
)
from cookoff.games.yatai.content.enums import Ask, Colour, Guest
from cookoff.games.yatai.rules.moves import Push


def test_every_number_has_its_weight() -> None:
    weights = weights_of_play()
    assert tuple(weights.kept) == KEPT
    assert tuple(weights.ready) == READY


def test_a_stall_in_numbers() -> None:
    mine = {
        "points": 7,
        "reviews": (9, 3, 3, 2),
        "sink": (2, 1, 0, 0),
        "on_board": {0: Guest.RED, 1: Guest.RED, 2: Guest.TOURIST},
        "tokens": (1, 0, 0, 1),
        "menu": (Colour.RED, Colour.BLUE, Colour.GREEN),
        "stove_improved": True,
        "influencer": 2,
    }
    rivals = {"sink": (1, 1, 0, 0), "on_board": {0: Guest.RED, 1: Guest.BLUE}}
    state = table(stalls={0: mine, 1: rivals})
    kept, _ = stall_features(GAME.lookup, state, 0)
    taiyaki, _, _, garbage = GAME.lookup.token_points
    assert {name: number for name, number in zip(KEPT, kept, strict=True) if number} == {
        "points": 7,
        "backs of tokens": taiyaki + garbage,
        **dict.fromkeys(("taiyaki", "garbage", "third dish of the menu", "better stove"), 1),
        "reviews": 10 + 0 + 0 - 1,
        "highest review": 9,
        **dict.fromkeys(("reviews from position 1", "reviews from position 2"), 4),
        "reviews from position 3": 3,
        **{f"reviews from position {position}": 1 for position in range(4, 10)},
        **dict.fromkeys(("influencer's step 1", "influencer's step 2"), 1),
        "dishes ahead": 2,
        "dishes level": 1,
        "customers ahead": 2,
        "customers one behind": 1,
        "guests placed": 3,
        **dict.fromkeys(("open for reviews", "open for menu", "open for influencer"), 1),
        "left of menu": 2,
        "left of influencer": 3,
        "left of fridge": 1,
        "left of double": 2,
        "left of special": 3,
        "left of reviews": 5,
    }


def test_a_majority_counts_by_how_safe_it_is() -> None:
    assert majorities((3, 2, 1, 0), (1, 1, 1, 1)) == (5, 3, 1, 1)
    assert majorities((0, 0, 0, 0), (2, 2, 2, 2)) == (0, 0, 0, 0)


def test_bonuses_of_no_use_are_neither_open_nor_left() -> None:
    def of_use(dishes: int, improved: bool, influencer: int) -> set[str]:
        _, *numbers = reputation(GAME.lookup, 0, dishes, improved, improved, influencer)
        return {bonus for bonus, left in zip(_kinds(), numbers[len(numbers) // 2 :], strict=True) if left}

    assert of_use(2, False, 0) == set(_kinds())
    assert of_use(4, True, len(GAME.lookup.stars)) == {"double", "special", "reviews"}


def _kinds() -> list[str]:
    return [name.removeprefix("left of ") for name in KEPT if name.startswith("left of ")]


def test_what_stands_ready_in_numbers() -> None:
    queue = (Guest.RED, Guest.TOURIST, Guest.BLUE, Guest.GREEN)
    dishes = (Colour.RED, Colour.GREEN, Colour.BLUE)
    numbers = ready(queue, dishes, (Colour.RED, Colour.RED), 1, (Colour.GREEN,), 3)
    assert {name: number for name, number in zip(READY, numbers, strict=True) if number} == {
        **{f"guest {number}": 1 for number in range(1, 5)},
        "tourists": 1,
        **{f"dish {number}": 1 for number in range(1, 4)},
        **dict.fromkeys(("drink 1", "drink 2", "bottle 1"), 1),
        **dict.fromkeys(("first guest's dish", "later guests' dishes"), 1),
        **dict.fromkeys(("first guest's drink", "first guest's second drink"), 1),
        "next dish is on the menu": 1,
        **dict.fromkeys(("one serving", "two servings", "one serving with two drinks"), 1),
        "guests without a dish": 1,
    }
    assert not any(ready((), (), (), 0, (), 3))


def test_a_full_box_lets_nobody_be_served() -> None:
    def servings(bottles: int) -> list[float]:
        numbers = ready((Guest.RED,) * 2, (Colour.RED,) * 2, (Colour.RED,) * 2, bottles, (Colour.RED,), 3)
        return [numbers[READY.index(name)] for name in ("one serving", "two servings", "one serving with two drinks")]

    assert [servings(bottles) for bottles in range(4)] == [[1, 1, 1], [1, 1, 1], [1, 0, 0], [0, 0, 0]]


def test_who_has_had_the_turn_of_a_round_has_one_less_to_come() -> None:
    state = table(3, seat=1, round=12, first=2)
    assert [turns_to_come(GAME.lookup, state, seat) for seat in range(3)] == [1, 2, 1]


def test_weights_change_with_the_turns_to_come() -> None:
    nothing = Weights(dict.fromkeys(KEPT, (0.0, 0.0, 0.0)), dict.fromkeys(READY, (0.0, 0.0, 0.0, 0.0)))
    evaluator = LearnedEvaluator(
        GAME.lookup,
        Weights({**nothing.kept, "points": (1.0, 13.0, 169.0)}, {**nothing.ready, "guest 1": (1.0, 13.0, 0.0, 50.0)}),
    )

    def evaluate(round_: int, **stall: object) -> float:
        # Seat 1 is in its turn: seat 0 has had the one of this round.
        return evaluator.advantage(table(seat=1, round=round_, ask=Ask.PUSH, stalls={0: stall}), 0)

    assert evaluate(13, points=2) == pytest.approx(2 * 1)
    assert evaluate(11, points=2) == pytest.approx(2 * (1 + 2 + 4))
    assert evaluate(11, queue=(Guest.RED,)) == pytest.approx(1 + 2)
    assert evaluate(12, queue=(Guest.RED,)) == pytest.approx(1 + 1 + 50)
    assert evaluate(13, queue=(Guest.RED,)) == 0


def test_a_guest_is_worth_something_while_there_is_time_to_serve() -> None:
    def gain(round_: int, ask: Ask) -> float:
        waiting, nobody = (
            table(seat=1, round=round_, ask=ask, stalls={0: {"queue": queue}}) for queue in ((Guest.RED,), ())
        )
        return advantage(GAME, waiting, 0) - advantage(GAME, nobody, 0)

    assert gain(5, Ask.PUSH) > 0.5
    assert gain(13, Ask.LAST_SERVING) == 0


def test_a_majority_is_held_against_the_best_of_the_others() -> None:
    def gain(*sinks: int) -> float:
        stalls = {seat: {"sink": (red, 0, 0, 0)} for seat, red in enumerate(sinks)}
        return advantage(GAME, table(3, round=12, ask=Ask.PUSH, stalls=stalls), 0)

    assert gain(3, 2, 2) > gain(3, 3, 1) < gain(4, 3, 1)


def test_in_the_end_the_points_count_against_the_average_of_the_others() -> None:
    state = table(3, ask=Ask.NOTHING, stalls={0: {"points": 30}, 1: {"points": 20}, 2: {"points": 10}})
    assert [advantage(GAME, state, seat) for seat in range(3)] == [15, 0, -15]


def test_in_the_last_round_the_master_serves_with_all_that_the_guest_likes() -> None:
    stall = {"queue": (Guest.RED, Guest.BLUE), "dishes": (Colour.RED,), "fridge": (Colour.RED, Colour.RED)}
    state = table(ask=Ask.PUSH, round=12, stalls={0: stall})
    chosen = bots.make(room("yatai"), "master").choose(BotContext(GAME, state, 0), Random(1))
    assert isinstance(chosen, Push)
    assert chosen.tile == "serve-2"
