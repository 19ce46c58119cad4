"""THR-10 to THR-12, THR-18: which throws may be made, and that every table accepts them."""

import math
from random import Random
from typing import Any

import pytest
from tests.games.grill.grounds import BOARD, GROUND, HALF, OUTER, at, chip, grill, launch

from cookoff.engine import BadInput, Refusal, Search, room
from cookoff.games.grill.rules.chips import DOUBT
from cookoff.games.grill.rules.moves import AimChip, CallChip, Launch, ThrowChip
from cookoff.games.grill.rules.options import SeatAssist
from cookoff.games.grill.rules.throwing.aims import ThrowBox, Throws, calls, sample_launch
from cookoff.games.grill.rules.throwing.throw_checks import (
    check_aim,
    check_call,
    check_human_move,
    check_launch,
    check_throw,
)
from cookoff.physics.common.chips.validation import checked_scene, checked_throw
from cookoff.physics.port import Face, InvalidInput, Scene, Vec2, Vec3
from cookoff.physics.queries import Aim, Hand, Side, Style

EMPTY = grill()
AIM = Aim(Vec2(0.1, 0.1), Style.LOB)


def refused(changes: dict[str, Any], rule: str, reason: str, **facts: int | str) -> None:
    """Leave the hand so: it must be refused by this rule for this reason with these facts."""
    assert check_launch(BOARD, EMPTY, launch(**changes)) == Refusal(rule, reason, facts)


def test_an_ordinary_launch_is_fine() -> None:
    assert check_launch(BOARD, EMPTY, launch()) is None


@pytest.mark.rule("THR-10")
def test_the_hand_stays_outside_the_outer_edge() -> None:
    refused({"release": Vec3(0.0, -OUTER + 0.001, 0.1)}, "THR-10", "hand-over-board")


@pytest.mark.rule("THR-18")
def test_on_the_edge_is_outside() -> None:
    assert check_launch(BOARD, EMPTY, launch(release=Vec3(0.0, -OUTER, 0.1))) is None


@pytest.mark.rule("THR-11")
@pytest.mark.parametrize("side", [(0.0, -1.0), (0.0, 1.0), (1.0, 0.0), (-1.0, 0.0)])
def test_a_throw_may_come_from_any_side(side: tuple[float, float]) -> None:
    away = OUTER + 0.3
    assert check_launch(BOARD, EMPTY, launch(release=Vec3(side[0] * away, side[1] * away, 0.1))) is None


@pytest.mark.rule("THR-11")
def test_the_band_around_the_board_is_60_cm_wide_and_high() -> None:
    refused({"release": Vec3(0.0, -OUTER - 0.601, 0.1)}, "THR-11", "too-far-away", most=600)
    refused({"release": Vec3(OUTER + 0.5, -OUTER - 0.5, 0.1)}, "THR-11", "too-far-away", most=600)
    refused({"release": Vec3(0.0, -0.4, 0.6)}, "THR-11", "too-high-or-low", most=600)
    refused({"release": Vec3(0.0, -0.4, -0.007)}, "THR-11", "too-high-or-low", most=600)


@pytest.mark.rule("THR-12")
@pytest.mark.parametrize(
    ("changes", "reason", "facts"),
    [
        ({"velocity": Vec3(0.0, 8.001, 0.0)}, "too-fast", {"most": 8000}),
        ({"velocity": Vec3(math.nan, 0.0, 0.0)}, "not-a-number", {}),
        ({"release": Vec3(0.0, -math.inf, 0.0)}, "not-a-number", {}),
        ({"spin": math.inf}, "not-a-number", {}),
        ({"spin": True}, "not-a-number", {}),
        ({"tilt": "0"}, "not-a-number", {}),
        ({"down": "front"}, "not-a-number", {}),
        ({"spin": 60.01}, "turns-too-fast", {"most": 60}),
        ({"tumble": -60.01}, "turns-too-fast", {"most": 60}),
        ({"tilt": math.pi / 2 + 0.001}, "angle-out-of-range", {}),
        ({"facing": -math.pi - 0.001}, "angle-out-of-range", {}),
    ],
)
def test_numbers_that_no_arm_makes_are_refused(changes: dict[str, Any], reason: str, facts: dict[str, int]) -> None:
    refused(changes, "THR-12", reason, **facts)


@pytest.mark.rule("THR-12")
@pytest.mark.parametrize(
    "changes",
    [
        {"velocity": Vec3(0.0, 8.0, 0.0)},
        {"spin": -60.0},
        {"tumble": 60.0},
        {"tilt": -math.pi / 2},
        {"facing": math.pi},
    ],
)
def test_numbers_at_the_limits_are_what_an_arm_just_makes(changes: dict[str, Any]) -> None:
    assert check_launch(BOARD, EMPTY, launch(**changes)) is None


@pytest.mark.rule("THR-18")
def test_the_chip_touches_nothing_at_release() -> None:
    refused({"release": Vec3(0.0, -0.4, 0.0), "tilt": 1.5}, "THR-18", "touches-table")
    refused({"release": Vec3(0.0, -OUTER, 0.004)}, "THR-18", "touches-board")
    lying = grill(chip(0, 1, 100, 3, at(0.0, -OUTER + 0.02, HALF)))
    told = check_launch(BOARD, lying, launch(release=Vec3(0.0, -OUTER, 0.02)))
    assert told == Refusal("THR-18", "touches-chip", {"chip": 0})


@pytest.mark.rule("THR-12")
def test_the_chip_must_be_in_the_hand() -> None:
    pouch = EMPTY.pouches[0]
    assert check_throw(GROUND, EMPTY, pouch, ThrowChip(100, launch())) is None
    assert check_throw(GROUND, EMPTY, pouch, AimChip(600, AIM)) is None
    told = check_throw(GROUND, EMPTY, pouch, AimChip(700, AIM))
    assert told == Refusal("THR-12", "chip-not-in-hand", {"value": 700})


@pytest.mark.rule("THR-12")
@pytest.mark.parametrize(
    ("aim", "reason", "facts"),
    [
        (Aim(Vec2(1.001, 0.0), Style.LOB), "target-out-of-range", {"most": 1000}),
        (Aim(Vec2(math.nan, 0.0), Style.LOB), "target-out-of-range", {"most": 1000}),
        (Aim(Vec2(0.0, 0.0), "lob"), "not-an-aim", {}),  # type: ignore[arg-type]  # as a careless caller might
        (Aim(Vec2(0.0, 0.0), Style.LOB, side="left"), "not-an-aim", {}),  # type: ignore[arg-type]  # likewise
    ],
)
def test_what_is_no_aim_is_refused(aim: Aim, reason: str, facts: dict[str, int | str]) -> None:
    assert check_aim(aim) == Refusal("THR-12", reason, facts)


@pytest.mark.rule("THR-12")
def test_an_aim_may_be_a_metre_from_the_middle() -> None:
    assert check_aim(Aim(Vec2(0.0, -1.0), Style.LOB)) is None


@pytest.mark.rule("THR-21")
def test_the_head_chef_decides_among_what_the_hole_meets() -> None:
    lying = grill(chip(0, 0, 100, DOUBT, at(0.14, 0.0)))
    (fine,) = calls(GROUND, lying, 0)
    assert check_call(GROUND, lying, 0, fine) is None
    other = check_call(GROUND, lying, 0, CallChip(1, fine.place))
    nowhere = check_call(GROUND, lying, 0, CallChip(0, fine.place + 1))
    assert other == Refusal("THR-21", "another-chip-in-doubt", {"chip": 0})
    assert nowhere == Refusal("THR-21", "hole-does-not-meet", {"place": fine.place + 1})


def _accepted(made: Launch) -> bool:
    scene = checked_scene(Scene(BOARD))
    try:
        checked_throw(scene, made.throw(0))
    except InvalidInput:
        return False
    return True


@pytest.mark.rule("THR-12")
def test_the_rules_refuse_what_the_tables_refuse_and_nothing_else() -> None:
    rng = Random(5)
    agreed = {True: 0, False: 0}
    for _ in range(2000):
        made = launch(
            release=Vec3(rng.uniform(-0.9, 0.9), rng.uniform(-0.9, 0.9), rng.uniform(-0.01, 0.62)),
            velocity=Vec3(rng.uniform(-5, 5), rng.uniform(-5, 5), rng.uniform(-5, 5)),
            spin=rng.uniform(-65, 65),
            tumble=rng.uniform(-65, 65),
            tilt=rng.uniform(-1.6, 1.6),
            facing=rng.uniform(-3.15, 3.15),
        )
        legal = check_launch(BOARD, EMPTY, made) is None
        assert legal == _accepted(made), made
        agreed[legal] += 1
    assert min(agreed.values()) > 100


def test_what_the_box_samples_is_legal() -> None:
    rng = Random(6)
    box = ThrowBox(GROUND, (100, 600))
    for _ in range(500):
        move = box.sample(rng)
        assert move.value in (100, 600)
        assert check_throw(GROUND, EMPTY, EMPTY.pouches[0], move) is None
    samples = [sample_launch(GROUND, rng) for _ in range(100)]
    assert {_side(made) for made in samples} == {"near", "far", "left", "right"}
    assert {made.down for made in samples} == set(Face)


def _side(made: Launch) -> str:
    x, y = made.release.x, made.release.y
    if abs(y) >= OUTER:
        return "near" if y < 0 else "far"
    return "left" if x < 0 else "right"


def test_every_chip_may_be_aimed_at_every_outline_from_every_side_in_every_style() -> None:
    throws = Throws(GROUND)
    moves = throws.moves((100, 300))
    assert len(moves.discrete) == 2 * len(BOARD.outlines) * len(Side) * len(Style)
    assert moves is throws.moves((100, 300))
    assert moves.box is not None


@pytest.mark.rule("THR-12")
@pytest.mark.parametrize("game", ["hibachi", "safranito", "fired-up"])
def test_a_person_aims_only_where_the_table_allows_it(game: str) -> None:
    home = room(game)
    options: Any = home.load(None).types.options
    assert home.check_human_move is check_human_move
    assert check_human_move(options(), 0, AimChip(100, AIM)) is None
    assert check_human_move(options(assist=False), 0, AimChip(100, AIM)) == Refusal("THR-12", "no-assist-here")
    assert check_human_move(options(assist=False), 0, ThrowChip(100, launch())) is None


@pytest.mark.rule("THR-12")
@pytest.mark.parametrize("game", ["hibachi", "safranito", "fired-up"])
def test_a_table_may_agree_about_each_seat_whether_it_aims(game: str) -> None:
    made = room(game).load(None)
    options: Any = made.types.options
    agreed = options(assists=(SeatAssist.FLICKS, None))
    assert [agreed.may_aim(seat) for seat in range(3)] == [False, True, True]
    assert check_human_move(agreed, 0, AimChip(100, AIM)) == Refusal("THR-12", "no-assist-here")
    helped = options(assist=False, assists=(None, SeatAssist.ALLOWED))
    assert [helped.may_aim(seat) for seat in range(3)] == [False, True, False]
    with pytest.raises(BadInput, match="assists: 3 for a table of 2"):
        made.setup(2, options(first=0, assists=(SeatAssist.FLICKS,) * 3), Search(Random(1)))


@pytest.mark.rule("THR-30")
@pytest.mark.parametrize("hand", Hand)
def test_nobody_names_a_hand_for_themselves(hand: Hand) -> None:
    named = Aim(AIM.target, AIM.style, hand=hand)
    assert check_aim(named) == Refusal("THR-30", "hand-is-the-seats")
    assert check_aim(AIM) is None
