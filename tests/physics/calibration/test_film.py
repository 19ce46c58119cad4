import math
from random import Random

import pytest

from cookoff.physics.calibration.chips.samples import spread, toss
from cookoff.physics.calibration.dice.samples import sample_dice, some_placement, some_roll
from cookoff.physics.calibration.film import film_of_place, film_of_roll, film_of_throw, placed
from cookoff.physics.port import sample_board
from cookoff.physics.real.simulator import RealSimulator
from cookoff.physics.solids import solid

SIMULATOR = RealSimulator()
CARD = sample_dice().card


def test_a_roll_begins_at_the_release_and_ends_at_rest() -> None:
    dice, throw = some_roll(3, lying=2)
    motion = SIMULATOR.roll(dice, throw, CARD)
    film = film_of_roll(dice, throw, CARD, motion)
    assert [actor.name for actor in film.actors] == [f"{die.kind.value} {die.id}" for die in dice]
    rests = {rest.id: rest for rest in motion.rest}
    for die, actor in zip(dice, film.actors, strict=True):
        assert len(actor.frames) == len(film.actors[0].frames)
        assert len(actor.shape.corners) == len(solid(die.kind).corners)
        assert actor.shape.labels[0] == "1"
        if die.id in rests:
            assert actor.frames[-1] == (rests[die.id].position, rests[die.id].orientation)
        else:
            assert not actor.moves
            assert actor.frames[0] == actor.frames[-1] == (die.position, die.orientation)
    for release in throw.releases:
        p, q = film.actors[release.die].frames[0][0], release.position
        assert math.dist((p.x, p.y, p.z), (q.x, q.y, q.z)) < 2e-4


def test_a_throw_shows_the_board_its_outlines_and_all_chips() -> None:
    board = sample_board()
    scene = spread(board, 5, Random(2))
    film = film_of_throw(scene, SIMULATOR.throw(scene, toss(board, Random(3))))
    assert len(film.actors) == 6
    assert {mark.name for mark in film.marks} == {outline.name for outline in board.outlines}
    assert len(film.ground) == 6


def test_corners_are_where_the_pose_puts_them() -> None:
    tower, release = some_placement(1)
    film = film_of_place(tower, release, SIMULATOR.place(tower, release))
    first = film.actors[0]
    lowest = min(z for _, _, z in placed(first.shape, first.frames[-1]))
    assert lowest == pytest.approx(0.0, abs=3e-4)
