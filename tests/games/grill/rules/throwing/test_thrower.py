"""THR-13 to THR-17, THR-26, THR-27: what a throw does to the chips, with the world's answers written by hand."""

from collections.abc import Callable

import pytest
from tests.games.grill.grounds import (
    CENTRE,
    GROUND,
    HALF,
    INNER,
    LEFT,
    LUCK,
    RIGHT,
    RIM,
    at,
    chip,
    grill,
    launch,
    motion,
    rest,
    tilted,
)

from cookoff.engine import Event, Scripted, seen_by
from cookoff.games.grill.rules import events as e
from cookoff.games.grill.rules.chips import BARE, DOUBT, OUT, Grill, owned_chips
from cookoff.games.grill.rules.evolve import EVOLVE
from cookoff.games.grill.rules.moves import AimChip, AimChipSeen, Launch, ThrowChip, ThrowChipSeen
from cookoff.games.grill.rules.throwing.hand import with_hand_error
from cookoff.games.grill.rules.throwing.landing import Doubt
from cookoff.games.grill.rules.throwing.thrower import Thrower, doubtful
from cookoff.games.hands import SeatHand
from cookoff.physics.port import UPRIGHT, BodyPose, Face, Motion, Rest, Vec2
from cookoff.physics.queries import Aim, Style

ON_RIM = at(INNER + 0.01, 0.0, RIM + HALF)


def thrower(table: Grill, *answers: object) -> tuple[Thrower, list[Event], Callable[[], int]]:
    """A thrower, what it tells, and how many answers nobody asked for."""
    told: list[Event] = []

    def emit(event: Event) -> None:
        told.append(event)
        EVOLVE[type(event)](table, event)

    chance = Scripted(*answers)
    return Thrower(GROUND, table, Doubt.LARGER, (), chance, emit), told, chance.left


def throw(table: Grill, value: int, *answers: Motion, down: Face = Face.FRONT) -> list[Event]:
    """Seat 0 throws a chip, and the world answers so."""
    hand, told, left = thrower(table, LUCK, *answers)
    hand.throw(0, ThrowChip(value, launch(down=down)))
    assert left() == 0
    return told


@pytest.mark.rule("THR-15")
def test_a_throw_tells_what_was_done_and_where_everything_rests() -> None:
    table = grill()
    flight = motion(at(0.14, 0.0))
    told = throw(table, 300, flight)
    made = Launch.of(with_hand_error(launch().throw(0), SeatHand.STEADY, LUCK, GROUND.board.limits))
    assert told == [e.ChipTaken(0, 0, 300), e.ChipFlew(0, 0, None, made, flight, (e.Lies(0, RIGHT),))]
    assert table.lying == (chip(0, 0, 300, RIGHT, at(0.14, 0.0)),)
    assert table.pouches[0].hand == (100, 200, 400, 500, 600)
    assert table.thrown == 1


@pytest.mark.rule("THR-15")
def test_an_aim_is_kept_beside_the_launch_that_the_hand_made_of_it() -> None:
    table = grill()
    aim = Aim(Vec2(0.14, 0.0), Style.SNAP)
    meant = launch(spin=3.0)
    hand, told, left = thrower(table, meant.throw(0), LUCK, motion(at(0.14, 0.0)))
    hand.throw(0, AimChip(100, aim))
    assert left() == 0
    flown = told[1]
    assert isinstance(flown, e.ChipFlew)
    assert flown.aim == aim
    assert flown.launch == Launch.of(with_hand_error(meant.throw(0), SeatHand.AVERAGE, LUCK, GROUND.board.limits))
    assert Launch.of(meant.throw(7)) == meant


@pytest.mark.rule("THR-13")
def test_a_knocked_chip_counts_where_it_ends_up() -> None:
    table = grill(chip(0, 1, 500, LEFT, at(-0.14, 0.0)))
    throw(table, 100, motion(at(-0.14, 0.0, number=1), at(0.0, 0.0, number=0)))
    assert [(each.seat, each.place) for each in table.lying] == [(1, CENTRE), (0, LEFT)]


@pytest.mark.rule("THR-14")
def test_an_invalid_chip_stays_and_may_be_knocked_into_a_valid_place() -> None:
    table = grill()
    throw(table, 100, motion(at(0.07, 0.0)))
    assert table.lying[0].place == BARE
    throw(table, 200, motion(at(0.07, 0.0, number=1), at(0.14, 0.0, number=0)))
    assert [each.place for each in table.lying] == [RIGHT, BARE]


@pytest.mark.rule("THR-16", "THR-26", "THR-19")
def test_a_chip_that_is_out_is_taken_off_at_once_and_shown_to_nobody() -> None:
    table = grill()
    told = throw(table, 600, motion(ON_RIM))
    assert told[-1] == e.ChipsBack((0,))
    assert table.lying == ()
    assert table.pouches[0].back == (600,)
    assert table.pouches[0].seen == ()
    assert 600 not in table.pouches[0].hand


@pytest.mark.rule("THR-26")
def test_a_chip_knocked_out_is_out_as_well() -> None:
    table = grill(chip(0, 1, 500, LEFT, at(-0.14, 0.0)))
    throw(table, 100, motion(at(-0.14, 0.0, number=1), at(-INNER - 0.01, 0.0, RIM + HALF, number=0)))
    assert table.pouches[1].back == (500,)
    assert [each.seat for each in table.lying] == [0]


@pytest.mark.rule("THR-26")
def test_out_chips_return_for_the_next_round() -> None:
    table = grill()
    throw(table, 600, motion(ON_RIM))
    EVOLVE[e.ChipsGathered](table, e.ChipsGathered())
    assert table.pouches[0].hand == (100, 200, 300, 400, 500, 600)
    assert (table.pouches[0].back, table.thrown) == ((), 0)


@pytest.mark.rule("THR-16")
def test_a_chip_that_is_out_value_up_has_been_seen() -> None:
    table = grill()
    told = throw(table, 600, motion(at(INNER + 0.01, 0.0, RIM + HALF, UPRIGHT)))
    assert e.ChipsShown((e.Known(0, 600),)) in told
    assert table.pouches[0].seen == (600,)


@pytest.mark.rule("THR-16")
def test_a_chip_that_left_the_table_has_not_been_seen() -> None:
    table = grill()
    throw(table, 600, motion(rest(at(2.0, 0.0, -0.5, UPRIGHT), gone=True)))
    assert (table.pouches[0].seen, table.pouches[0].back) == ((), (600,))


@pytest.mark.rule("THR-16")
def test_chips_that_leaned_on_one_taken_off_settle_until_nothing_is_out() -> None:
    leaning = at(INNER - 0.03, 0.0, 0.008, tilted(0.3), number=1)
    upper = at(INNER - 0.03, 0.02, 0.008, tilted(0.3), number=0)
    table = grill(chip(0, 1, 100, BARE, upper), chip(1, 1, 200, BARE, leaning))
    first = motion(at(INNER + 0.001, 0.0, RIM + HALF, number=2))
    # Without the thrown chip the leaning one slides onto the rim, and without that one the last lies flat.
    second = motion(at(INNER + 0.001, 0.0, RIM + HALF, number=1))
    third = motion(at(INNER - 0.03, 0.02, number=0))
    told = throw(table, 600, first, second, third)
    assert [type(each) for each in told] == [
        e.ChipTaken, e.ChipFlew, e.ChipsBack, e.ChipsSettled, e.ChipsBack, e.ChipsSettled,
    ]  # fmt: skip
    assert [(each.id, each.pose.position.z) for each in table.lying] == [(0, HALF)]
    assert table.pouches[1].back == (200,)


@pytest.mark.rule("THR-16")
def test_chips_that_lie_flat_on_the_board_need_not_settle() -> None:
    table = grill(chip(0, 1, 100, RIGHT, at(0.14, 0.0)), chip(1, 1, 200, RIGHT, at(0.15, 0.0, 3 * HALF, number=1)))
    hand, told, _ = thrower(table)
    hand.take_off([1])
    assert told == [e.ChipsBack((1,))]


@pytest.mark.rule("THR-27")
def test_value_up_is_known_to_everyone_for_the_round_also_when_flipped_back() -> None:
    table = grill()
    told = throw(table, 300, motion(at(0.14, 0.0, HALF, UPRIGHT)))
    assert told[-1] == e.ChipsShown((e.Known(0, 300),))
    assert told[-1].reveals()
    assert table.lying[0].place == RIGHT
    told = throw(table, 100, motion(at(0.0, 0.0, number=1), at(0.14, 0.01, number=0)))
    assert not any(isinstance(each, e.ChipsShown) for each in told)
    assert table.lying[0].shown


@pytest.mark.rule("THR-12", "THR-27")
@pytest.mark.parametrize(
    "end",
    [at(0.14, 0.0), at(0.14, 0.0, HALF, UPRIGHT), ON_RIM, rest(ON_RIM, gone=True)],
    ids=["value down", "value up", "out", "gone"],
)
def test_a_chip_thrown_value_up_is_known_to_everyone_wherever_and_however_it_ends(end: BodyPose | Rest) -> None:
    table = grill()
    told = throw(table, 300, motion(end), down=Face.BACK)
    assert [each for each in told if isinstance(each, e.ChipsShown)] == [e.ChipsShown((e.Known(0, 300),))]
    assert isinstance(told[2], e.ChipsShown), "it is seen in flight, before anything else comes of it"
    assert table.pouches[0].seen == (300,)


@pytest.mark.rule("THR-27")
def test_a_chip_that_a_knock_flips_shows_its_value() -> None:
    table = grill(chip(0, 1, 500, LEFT, at(-0.14, 0.0)))
    told = throw(table, 100, motion(at(-0.14, 0.0, number=1), at(0.0, 0.0, HALF, UPRIGHT, number=0)))
    assert told[-1] == e.ChipsShown((e.Known(0, 500),))
    assert table.pouches[1].seen == (500,)


def test_showing_what_is_known_tells_nothing() -> None:
    table = grill(chip(0, 1, 500, LEFT, shown=True))
    hand, told, _ = thrower(table)
    hand.show(table.lying)
    assert told == []


@pytest.mark.rule("THR-21")
def test_the_first_chip_in_doubt_is_asked_about_first() -> None:
    table = grill(chip(0, 0, 100, LEFT), chip(1, 0, 200, DOUBT), chip(2, 1, 100, DOUBT))
    found = doubtful(table)
    assert found is not None
    assert found.id == 1
    EVOLVE[e.ChipCalled](table, e.ChipCalled(0, 1, RIGHT))
    EVOLVE[e.ChipCalled](table, e.ChipCalled(0, 2, RIGHT))
    assert doubtful(table) is None
    assert [each.place for each in table.lying] == [LEFT, RIGHT, RIGHT]


def test_no_chip_is_lost() -> None:
    table = grill()
    for number, pose in enumerate((at(0.0, 0.0), ON_RIM, at(0.14, 0.0))):
        end = at(pose.position.x, pose.position.y, pose.position.z, number=number)
        throw(table, (number + 1) * 100, motion(end))
    assert owned_chips(table, 0) == (100, 200, 300, 400, 500, 600)
    with pytest.raises(LookupError, match="no chip 1"):
        table.chip(1)
    assert OUT not in {each.place for each in table.lying}


def test_a_value_is_told_to_its_owner_alone() -> None:
    taken = e.ChipTaken(1, 4, 500)
    assert taken.audience() == 1
    assert taken.to_others() == e.ChipTakenSeen(1, 4)
    assert ThrowChip(500, launch()).to_others() == ThrowChipSeen()
    assert AimChip(500, Aim(Vec2(0.0, 0.0), Style.LOB)).to_others() == AimChipSeen()


@pytest.mark.rule("THR-12")
def test_the_aim_is_private_and_the_flight_is_public() -> None:
    aim, flight = Aim(Vec2(0.14, 0.0), Style.SNAP), motion(at(0.14, 0.0))
    flown = e.ChipFlew(1, 4, aim, launch(), flight, (e.Lies(4, RIGHT),))
    assert seen_by(flown, 1) == flown
    for other in (0, 2, None):
        assert seen_by(flown, other) == e.ChipFlew(1, 4, None, launch(), flight, (e.Lies(4, RIGHT),))
    by_hand = e.ChipFlew(1, 4, None, launch(), flight, (e.Lies(4, RIGHT),))
    assert [seen_by(by_hand, other) for other in (1, 0, None)] == [by_hand] * 3
