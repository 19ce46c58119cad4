"""MIT-29: every seat has a hand, and whoever moves it has its tremor."""

import math
import random
from typing import Any, TypeVar

import pytest
from tests.games.mithral_chef.positions import (
    GAME,
    NOW,
    SKEWERS,
    L,
    at_the_plating,
    kitchen,
    on_the_oven,
    rolled,
    stays,
)

from cookoff.engine import BadInput, Live, Now, Scripted, Search
from cookoff.games.hands import Hands, SeatHand, hand_of
from cookoff.games.mithral_chef.content.enums import Pace
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.setup import MithralOptions
from cookoff.games.mithral_chef.rules.state import Cooking, State
from cookoff.physics.port import Vec3

T = TypeVar("T")
CLUMSIEST_FIRST = tuple(SeatHand)
CLUMSY = 3.7
"""Times as much as a steady hand the clumsy one trembles."""
LUCK = 4711


class Heard(Scripted):
    """Remembers what the world was asked last."""

    question: Any = None

    def ask(self, question: object, answer: type[T]) -> T:
        self.question = question
        return super().ask(question, answer)


def released(hands: Hands, pace: Pace = Pace.STEADY, *, luck: int = LUCK, seat: int = 0) -> Vec3:
    """Where a die leaves the tongs that was meant for the middle of the plate: what a key does."""
    state = kitchen(2, hands=hands)
    at_the_plating(state, seat, L, SKEWERS, ["hart-d8"], 6)
    chance = Heard(NOW, luck, stays(1, 0))
    assert isinstance(GAME.play(state, seat, m.Place(L, 1, pace), chance), list)
    position: Vec3 = chance.question.release.position
    return position


def thrown(hands: Hands, strength: float = 1.0, *, luck: int = LUCK) -> Any:
    """How the dice of a roll straight ahead leave the hand."""
    state = kitchen(2, hands=hands)
    chance = Heard(NOW, luck, rolled(_meal(state), {0: 1, 1: 1, 2: 1}))
    assert isinstance(GAME.play(state, 0, m.Roll(L, (0, 1, 2), strength), chance), list)
    return chance.question.throw


def _meal(state: State) -> Any:
    on_the_oven(state, 0, L, SKEWERS, ["hart-d8"])
    work = state.players[0].chefs[L].work
    assert isinstance(work, Cooking)
    return work.meal


def aside(position: Vec3) -> float:
    return math.hypot(position.x, position.y)


def astray(throw: Any) -> float:
    """By how much the middle of the handful left its way, in radians."""
    middle = throw.releases[1].position
    return abs(math.atan2(-middle.y, -middle.x))


@pytest.mark.rule("MIT-29")
def test_the_less_steady_a_hand_the_further_from_the_middle_it_lets_go() -> None:
    far = [aside(released((hand,))) for hand in CLUMSIEST_FIRST]
    assert far == sorted(far, reverse=True)
    assert far[0] == pytest.approx(CLUMSY * far[-1])
    assert far[-1] > 0.0, "no hand is perfect"


@pytest.mark.rule("MIT-29")
def test_the_less_steady_a_hand_the_further_a_roll_goes_astray() -> None:
    far = [astray(thrown((hand,))) for hand in CLUMSIEST_FIRST]
    assert far == sorted(far, reverse=True)
    assert far[-1] > 0.0


@pytest.mark.rule("MIT-29")
def test_the_tremor_grows_with_the_pace() -> None:
    far = [aside(released((), pace)) for pace in (Pace.CALM, Pace.STEADY, Pace.RUSHED)]
    assert far == sorted(far)
    assert far[0] < far[1] < far[2]
    weak, strong = (astray(thrown((), strength)) for strength in (0.5, 2.0))
    assert strong == pytest.approx(4.0 * weak)


@pytest.mark.rule("MIT-29")
def test_the_hand_is_the_seats_and_nobody_else_s() -> None:
    hands = (SeatHand.STEADY, SeatHand.CLUMSY)
    assert aside(released(hands, seat=1)) == pytest.approx(CLUMSY * aside(released(hands, seat=0)))


@pytest.mark.rule("MIT-29")
def test_a_seat_nobody_spoke_about_is_steady() -> None:
    for hands in ((), (None, SeatHand.CLUMSY)):
        assert released(hands) == released((SeatHand.STEADY,))
    assert hand_of((None,), 0, SeatHand.AVERAGE) is SeatHand.AVERAGE
    assert hand_of((), 3) is SeatHand.STEADY


@pytest.mark.rule("MIT-29", "MIT-20")
def test_the_tremor_is_drawn_by_chance_and_recorded() -> None:
    assert released((), luck=1) != released((), luck=2)
    assert released((), luck=1) == released((), luck=1)
    state = kitchen(2)
    at_the_plating(state, 0, L, SKEWERS, ["hart-d8"], 6)
    chance = Live(random.Random(5), {Now: lambda _: NOW, **_world(stays(1, 0))})
    assert isinstance(GAME.play(state, 0, m.Place(L, 1, Pace.CALM), chance), list)
    time, luck, _motion = chance.take()
    assert (time, type(luck)) == (NOW, int)


def _world(motion: Any) -> dict[type, Any]:
    from cookoff.physics.queries import PlaceDie

    return {PlaceDie: lambda _: motion}


@pytest.mark.rule("MIT-29")
def test_no_move_can_name_a_hand() -> None:
    """Whoever moves says what the hand means to do; what it makes of it is the seat's."""
    for kind in (m.Roll, m.Place):
        assert not {"skill", "tremor", "luck", "hands"} & set(kind.__struct_fields__)


@pytest.mark.rule("MIT-29")
def test_there_are_no_more_hands_than_seats() -> None:
    with pytest.raises(BadInput, match="hands: 3 for a table of 2"):
        GAME.setup(2, MithralOptions(hands=(None, None, SeatHand.CLUMSY)), Search(random.Random(1)))
    assert kitchen(2, hands=(SeatHand.CASUAL, None)).hands == (SeatHand.CASUAL, None)
