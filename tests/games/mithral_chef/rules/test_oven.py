"""MIT-50 to MIT-58: cooking over dragon fire."""

import pytest
from tests.games.mithral_chef.positions import (
    GAME,
    HOTPOT,
    NOW,
    PLATTER,
    SKEWERS,
    L,
    R,
    kitchen,
    listed,
    on_the_oven,
    play,
    refused,
    rolled,
)

from cookoff.engine.conformance import of
from cookoff.games.mithral_chef.rules import events as e
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.state import Cooking, Dish, Meal, State
from cookoff.physics.port import Motion

ALL = (0, 1, 2)
MEAL = Meal(SKEWERS, ("hart-d8",), (1, 0, 1))
"""At most 13."""
THEN = NOW + 5000


def cooking(*faces: int, off: tuple[int, ...] = ()) -> State:
    """Skewers on the oven, rolled if faces are named."""
    state = kitchen(2)
    on_the_oven(state, 0, L, SKEWERS, ["hart-d8"])
    if faces:
        roll(state, dict(enumerate(faces)), off=off, at=NOW)
    return state


def roll(state: State, faces: dict[int, int], *, off: tuple[int, ...] = (), at: int = THEN) -> list[object]:
    motion = rolled(MEAL, faces, off=off)
    return list(play(state, 0, m.Roll(L, tuple(faces)), 7, motion, at=at))


def work(state: State) -> Cooking:
    found = state.players[0].chefs[L].work
    assert isinstance(found, Cooking)
    return found


@pytest.mark.rule("MIT-50")
@pytest.mark.parametrize(
    ("game", "pantry", "named", "reason"),
    [
        (["ram-d6"], (1, 0, 1), ("ram-d6",), "wrong-game"),
        (["hart-d8"], (1, 0, 1), ("hart-d6",), "game-missing"),
        (["hart-d8"], (1, 0, 1), ("no-such-card",), "game-missing"),
        (["hart-d8", "hart-d6"], (1, 0, 1), ("hart-d6", "hart-d8"), "wrong-game"),
        (["hart-d8"], (1, 1, 0), ("hart-d8",), "pantry-missing"),
        ([], (1, 0, 1), (), "wrong-game"),
    ],
)
def test_nobody_goes_to_the_oven_without_all_of_it(
    game: list[str], pantry: tuple[int, int, int], named: tuple[str, ...], reason: str
) -> None:
    state = kitchen(2, seats={0: {"recipes": [SKEWERS], "game": game, "pantry": pantry}})
    refused(state, 0, m.EnterOven(L, SKEWERS, named), "MIT-50", reason, recipe=SKEWERS)
    refused(state, 0, m.EnterOven(L, HOTPOT, named), "MIT-50", "no-recipe", recipe=HOTPOT)
    assert m.EnterOven(L, SKEWERS, named) not in listed(state, 0, m.EnterOven)


@pytest.mark.rule("MIT-50", "MIT-32")
def test_one_questing_beast_may_stand_in_for_one_animal() -> None:
    things = {"recipes": [PLATTER], "game": ["beast-d8", "beast-d6", "ram-d6"], "pantry": (1, 0, 1)}
    state = kitchen(2, seats={0: things})
    refused(state, 0, m.EnterOven(L, PLATTER, ("beast-d6", "beast-d8")), "MIT-50", "wrong-game", recipe=PLATTER)
    refused(state, 0, m.EnterOven(L, PLATTER, ("ram-d6", "beast-d8")), "MIT-50", "wrong-game", recipe=PLATTER)
    assert {move.game for move in listed(state, 0, m.EnterOven)} == {("beast-d6", "ram-d6"), ("beast-d8", "ram-d6")}
    play(state, 0, m.EnterOven(L, PLATTER, ("beast-d8", "ram-d6")))
    assert work(state).meal == Meal(PLATTER, ("beast-d8", "ram-d6"), (1, 0, 1))


@pytest.mark.rule("MIT-51")
def test_what_is_on_the_oven_is_locked() -> None:
    things = {"recipes": [SKEWERS, "wolf-ragout"], "game": ["hart-d8"], "pantry": (1, 0, 1)}
    state = kitchen(4, seats={0: things})
    play(state, 0, m.EnterOven(L, SKEWERS, ("hart-d8",)))
    assert (state.players[0].game, state.players[0].pantry) == ((), (0, 0, 0))
    assert state.players[0].recipes == ("wolf-ragout",)
    refused(state, 0, m.EnterOven(R, SKEWERS, ("hart-d8",)), "MIT-51", "locked", recipe=SKEWERS)
    refused(state, 0, m.MakeOffer(1, (1, 0, 0), (0, 0, 0)), "MIT-23", "dice-not-there", seat=0)


@pytest.mark.rule("MIT-51", "MIT-52")
@pytest.mark.parametrize("dice", [(), (0,), (0, 1), (1, 0, 2), (0, 0, 1), (0, 1, 3), (-1, 0, 1)])
def test_the_first_roll_takes_exactly_the_named_dice(dice: tuple[int, ...]) -> None:
    state = cooking()
    rule, reason = ("MIT-52", "roll-all") if dice in ((0,), (0, 1)) else ("MIT-51", "not-these-dice")
    refused(state, 0, m.Roll(L, dice), rule, reason, dice=3)
    assert listed(state, 0, m.Roll) == [m.Roll(L, ALL)]


@pytest.mark.rule("MIT-52")
def test_a_throw_is_one_that_a_hand_can_make() -> None:
    state = cooking()
    for throw in ((9.0, 0.0, 1.0), (1.0, 2.0, 1.0), (1.0, 0.0, 0.1), (float("nan"), 0.0, 1.0)):
        refused(state, 0, m.Roll(L, ALL, *throw), "MIT-52", "no-such-throw")
    play(state, 0, m.Roll(L, ALL, 2.0, -0.5, 1.5), 7, rolled(MEAL, {0: 1, 1: 1, 2: 1}))


@pytest.mark.rule("MIT-52", "MIT-53", "MIT-58")
def test_dice_off_the_card_are_rolled_again_until_they_lie_on_it() -> None:
    state = cooking(8, 3, 6, off=(1, 2))
    assert [die.counts for die in work(state).dice] == [True, False, False]
    assert state.players[0].burns == 0, "the sum is read when all lie on the card"
    assert listed(state, 0, m.Roll) == [m.Roll(L, (1, 2))]
    refused(state, 0, m.Roll(L, ALL), "MIT-58", "roll-these-again", at=THEN, dice=2)
    refused(state, 0, m.Roll(L, (1,)), "MIT-58", "roll-these-again", at=THEN, dice=2)
    refused(state, 0, m.Stop(L, 3), "MIT-58", "roll-these-again", at=THEN, dice=2)
    refused(state, 0, m.Leave(L), "MIT-58", "roll-these-again", at=THEN, dice=2)
    roll(state, {1: 1, 2: 2})
    assert [die.face for die in work(state).dice] == [8, 1, 2]


@pytest.mark.rule("MIT-58")
@pytest.mark.parametrize(("faces", "off", "burned"), [((8, 5, 1), (2,), 14), ((8, 4, 6), (2,), None)])
def test_a_certain_burn_burns_at_once(faces: tuple[int, ...], off: tuple[int, ...], burned: int | None) -> None:
    """Each die off the card will show at least one."""
    state = cooking(*faces, off=off)
    player = state.players[0]
    assert player.burns == (0 if burned is None else 1)
    assert (player.chefs[L].station is None) == (burned is not None)


@pytest.mark.rule("MIT-58", "MIT-55")
def test_the_burn_tells_the_least_that_the_dice_can_show() -> None:
    state = cooking()
    told = roll(state, {0: 8, 1: 5, 2: 6}, off=(2,))
    assert [event for event in told if isinstance(event, e.Burned)] == [e.Burned(0, L, 14, 13)]


@pytest.mark.rule("MIT-58", "MIT-53")
def test_a_cocked_die_counts_one_towards_a_certain_burn() -> None:
    state = cooking()
    play(state, 0, m.Roll(L, ALL), 7, rolled(MEAL, {0: 8, 1: 5, 2: 6}, cocked=(2,)))
    assert state.players[0].burns == 1


@pytest.mark.rule("MIT-58", "MIT-81")
def test_no_dragon_saves_a_hand_from_a_certain_burn() -> None:
    state = cooking(8, 5, 6, off=(2,))
    state.deck = ()
    state.above = 0
    play(state, 0, m.TakeOrder(R), 0, at=THEN)
    assert [score.points for score in state.scores if score.rule == "MIT-81"] == [-1]


@pytest.mark.rule("MIT-53")
def test_a_cocked_die_is_rolled_again() -> None:
    state = cooking()
    play(state, 0, m.Roll(L, ALL), 7, rolled(MEAL, {0: 1, 1: 1, 2: 1}, cocked=(2,)))
    assert listed(state, 0, m.Roll) == [m.Roll(L, (2,))]


@pytest.mark.rule("MIT-58")
def test_struck_dice_count_as_they_then_lie() -> None:
    state = cooking(2, 2, 2)
    struck = rolled(MEAL, {0: 5, 1: 6})
    play(state, 0, m.Roll(L, (0,)), 7, struck, at=THEN)
    assert [die.face for die in work(state).dice] == [5, 6, 2]
    play(state, 0, m.Roll(L, (0,)), 7, rolled(MEAL, {0: 5, 2: 6}, off=(2,)), at=THEN + 5000)
    assert listed(state, 0, m.Roll) == [m.Roll(L, (2,))]


@pytest.mark.rule("MIT-58")
def test_a_ten_is_ten_and_every_space_has_its_own_card() -> None:
    state = kitchen(4)
    on_the_oven(state, 0, L, SKEWERS, ["hart-d10"])
    on_the_oven(state, 1, R, HOTPOT, ["ram-d6"])
    meal = work(state).meal
    play(state, 0, m.Roll(L, ALL), 7, rolled(meal, {0: 10, 1: 1, 2: 1}))
    assert sum(die.face for die in work(state).dice) == 12
    other = state.players[1].chefs[R].work
    assert isinstance(other, Cooking)
    assert other.dice == ()


@pytest.mark.rule("MIT-54")
def test_within_heat_any_dice_may_be_rerolled_or_one_stops() -> None:
    state = cooking(4, 4, 5)
    assert {move.dice for move in listed(state, 0, m.Roll)} == {(0,), (1,), (2,), (0, 1), (0, 2), (1, 2), ALL}
    for number, face in enumerate((3, 4, 3, 4)):
        roll(state, {0: face}, at=THEN + 5000 * number)
    play(state, 0, m.Stop(L, 13), at=THEN + 50_000)


@pytest.mark.rule("MIT-54")
def test_nobody_stops_before_rolling() -> None:
    refused(cooking(), 0, m.Stop(L, 3), "MIT-54", "not-rolled")


@pytest.mark.rule("MIT-55")
def test_over_the_heat_is_burned_and_everything_is_kept() -> None:
    state = cooking(4, 4, 5)
    events = roll(state, {1: 5})
    assert e.Burned(0, L, 14, 13) in events
    player = state.players[0]
    assert player.burns == 1
    assert player.chefs[L].station is None
    assert (player.recipes[-1], player.game, player.pantry) == (SKEWERS, ("hart-d8",), (1, 0, 1))


@pytest.mark.rule("MIT-56")
def test_stopping_takes_a_plate_not_above_the_sum() -> None:
    state = cooking(4, 4, 4)
    refused(state, 0, m.Stop(L, 13), "MIT-56", "plate-too-high", at=THEN, plate=13, sum=12)
    refused(state, 0, m.Stop(L, None), "MIT-56", "a-plate-fits", at=THEN)
    refused(state, 0, m.Stop(L, 1), "MIT-56", "plate-gone", at=THEN, plate=1)
    assert {move.plate for move in listed(state, 0, m.Stop)} == {plate for plate in state.plates if plate <= 12}
    play(state, 0, m.Stop(L, 10), at=THEN)
    player = state.players[0]
    assert player.dishes == (Dish(MEAL, 10),)
    assert player.chefs[L].station is None
    assert state.plates.count(10) == GAME.components.plates.count(10) - 1


@pytest.mark.rule("MIT-56")
def test_where_no_plate_fits_the_meal_stays_uncooked() -> None:
    state = cooking(4, 4, 4)
    state.plates = (13, 14)
    assert listed(state, 0, m.Stop) == [m.Stop(L, None)]
    events = play(state, 0, m.Stop(L, None), at=THEN)
    assert of(e.MealTakenBack, events)
    assert state.players[0].burns == 0
    empty = cooking(4, 4, 4)
    empty.plates = ()
    play(empty, 0, m.Stop(L, None), at=THEN)


@pytest.mark.rule("MIT-57")
def test_a_cooked_meal_belongs_to_its_plate() -> None:
    state = cooking(4, 4, 4)
    play(state, 0, m.Stop(L, 10), at=THEN)
    assert (state.players[0].game, state.players[0].pantry) == ((), (0, 0, 0))
    refused(
        state,
        0,
        m.EnterOven(L, SKEWERS, ("hart-d8",)),
        "MIT-57",
        "cooked-already",
        at=THEN + 5000,
        recipe=SKEWERS,
    )
    refused(state, 0, m.MakeOffer(1, (1, 0, 0), (0, 0, 0)), "MIT-23", "dice-not-there", at=THEN + 5000, seat=0)
    play(state, 0, m.EnterPlating(L, SKEWERS), at=THEN + 5000)
    refused(
        state,
        0,
        m.EnterOven(R, SKEWERS, ("hart-d8",)),
        "MIT-57",
        "cooked-already",
        at=THEN + 6000,
        recipe=SKEWERS,
    )


@pytest.mark.rule("MIT-52", "MIT-20")
def test_a_roll_asks_the_world_and_tells_the_motion() -> None:
    state = cooking()
    motion = rolled(MEAL, {0: 1, 1: 2, 2: 3})
    told = of(e.Rolled, play(state, 0, m.Roll(L, ALL), 7, motion))
    assert [event.motion for event in told] == [motion]
    assert isinstance(told[0].motion, Motion)
    assert [die.face for die in told[0].dice] == [1, 2, 3]
