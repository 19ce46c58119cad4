"""What the kitchen tells those who teach it: what a chef has, and which commands decide the same."""

from tests.games.mithral_chef.positions import (
    GAME,
    HOTPOT,
    SKEWERS,
    L,
    R,
    at_the_plating,
    cooking_of,
    kitchen,
    on_the_oven,
)

from cookoff.engine import EvaluationTerm
from cookoff.games.mithral_chef.bots.evaluation import PLATE, THING
from cookoff.games.mithral_chef.content.enums import Pace
from cookoff.games.mithral_chef.hooks.progress import decision_key, evaluation_terms
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.state import Cooking, Lying, State
from cookoff.physics.port import Quat, Vec3


def cooking(*faces: int) -> State:
    """Skewers on the oven in the left hand: a hart, an onion and a pepper, rolled if there are faces."""
    state = kitchen(2)
    on_the_oven(state, 0, L, SKEWERS, ["hart-d8"])
    lying = tuple(Lying(Vec3(0.0, 0.0, 0.0), Quat(), face, True) for face in faces)
    state.players[0].chefs[L].work = Cooking(cooking_of(state).meal, lying)
    return state


def decides(state: State, move: m.MithralMove) -> object:
    return decision_key(GAME, GAME.view(state, 0), 0, move)


def test_a_chef_has_points_plates_burns_orders_and_misses_things() -> None:
    dishes = [(SKEWERS, ["hart-d8"], 6)]
    state = kitchen(2, seats={0: {"recipes": [HOTPOT], "pantry": (1, 0, 1), "dishes": dishes, "burns": 2}})
    state.players[0].served = (3, 4)
    assert evaluation_terms(GAME, state, 0) == (
        EvaluationTerm("points", 7, 1.0),
        EvaluationTerm("cooked", 6, PLATE),
        EvaluationTerm("burns", 2, GAME.components.burn_points),
        EvaluationTerm("orders", 2, -1.0),
        EvaluationTerm("missing", 3, -THING),
    )


def test_a_plate_that_is_being_stacked_is_cooked() -> None:
    state = kitchen(2)
    at_the_plating(state, 0, L, SKEWERS, ["hart-d8"], 6)
    assert EvaluationTerm("cooked", 6, PLATE) in evaluation_terms(GAME, state, 0)


def test_a_hand_at_a_station_is_not_asked_to_go_straight_to_another() -> None:
    assert decides(kitchen(2), m.EnterForest(L)) == m.EnterForest(L)
    assert decides(cooking(5, 2, 2), m.EnterForest(L)) is None
    assert decides(cooking(5, 2, 2), m.EnterForest(R)) == m.EnterForest(R)


def test_any_face_down_card_may_be_any() -> None:
    state = kitchen(2)
    assert decides(state, m.Flip(L, 1)) == decides(state, m.Flip(L, 7))
    assert decides(state, m.Flip(L, 1)) != decides(state, m.Flip(R, 1))


def test_equal_dice_with_equal_faces_are_equal() -> None:
    state = cooking(5, 2, 2)
    assert decides(state, m.Roll(L, (0, 1))) == decides(state, m.Roll(L, (0, 2)))
    assert decides(state, m.Roll(L, (0,))) != decides(state, m.Roll(L, (1,)))
    state = cooking(5, 2, 3)
    assert decides(state, m.Roll(L, (1,))) != decides(state, m.Roll(L, (2,)))


def test_of_plates_only_the_highest_is_asked_for() -> None:
    state = cooking(5, 2, 2)
    best = max(plate for plate in state.plates if plate <= 9)
    assert decides(state, m.Stop(L, best)) == m.Stop(L, best)
    assert decides(state, m.Stop(L, min(state.plates))) is None


def test_equal_dice_are_stacked_alike_and_paces_differ() -> None:
    state = kitchen(2)
    at_the_plating(state, 0, L, SKEWERS, ["hart-d8"], 6)
    calm = decides(state, m.Place(L, 1, Pace.CALM))
    assert calm == decides(state, m.Place(L, 2, Pace.CALM))
    assert calm != decides(state, m.Place(L, 0, Pace.CALM))
    assert calm != decides(state, m.Place(L, 1, Pace.RUSHED))


def test_what_is_spoken_and_a_first_roll_decide_nothing() -> None:
    assert decides(kitchen(2), m.Accept(1)) is None
    assert decides(cooking(), m.Roll(L, (0, 1, 2))) is None


def test_every_other_command_decides_what_it_says() -> None:
    assert decides(kitchen(2), m.EnterPantry(L)) == m.EnterPantry(L)
