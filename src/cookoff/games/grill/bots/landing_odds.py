"""Where a hand's throws at a place end, simulated once on the empty board and cached.

The results depend only on the board and the hand, because every shot uses the same random errors.
"""

from collections import Counter
from functools import lru_cache

from msgspec import Struct

from cookoff.engine.core.chance import Sources
from cookoff.games.grill.rules.chips import Place
from cookoff.games.grill.rules.throwing.hand import with_hand_error
from cookoff.games.grill.rules.throwing.landing import Doubt, Ground
from cookoff.games.hands import SeatHand
from cookoff.physics.port import Motion, Scene, Throw, Vec2
from cookoff.physics.queries import Aim, Aiming, Side, Style, Thrown

TRIES = 32
"""How often each shot is simulated."""
NEAREST = 2
"""Shots come from this many of the nearest sides; no hand hits better from farther away."""
STYLES = (Style.LOB, Style.SNAP)
"""A small toss and a flat throw; the other styles hit no better."""


class Shot(Struct, frozen=True):
    """An aim, and how often it ends on which place."""

    aim: Aim
    ends: tuple[tuple[Place, float], ...]


@lru_cache(maxsize=64)
def _known(_ground: Ground, _hand: SeatHand) -> dict[Place, Shot]:
    """The cache of one board and hand."""
    return {}


def best_shot(ground: Ground, place: Place, hand: SeatHand, sources: Sources | None) -> Shot:
    """The aim at the centre of a place that hits most often with this hand, over sides and styles.

    Without a simulator (`sources`), the first aim from the nearest side is assumed to hit.
    """
    if sources is None:
        return Shot(_aims(ground, place)[0], ((place, 1.0),))
    known = _known(ground, hand)
    if place not in known:
        tried = [_tried(ground, hand, aim, sources) for aim in _aims(ground, place)]
        known[place] = max(tried, key=lambda shot: dict(shot.ends).get(place, 0.0))
    return known[place]


def _aims(ground: Ground, place: Place) -> list[Aim]:
    shape = ground.shapes[place]
    target = Vec2(round(shape.x, 4), round(shape.y, 4))
    return [Aim(target, style, side) for side in nearest_sides(target) for style in STYLES]


def nearest_sides(target: Vec2) -> list[Side]:
    """The sides of the board that are nearest to this point."""
    across = {Side.NEAR: target.y, Side.LEFT: target.x, Side.FAR: -target.y, Side.RIGHT: -target.x}
    return sorted(across, key=lambda side: across[side])[:NEAREST]


def _tried(ground: Ground, hand: SeatHand, aim: Aim, sources: Sources) -> Shot:
    scene = Scene(ground.bare)
    meant: Throw = sources[Aiming](Aiming(scene, 0, aim))
    ends: Counter[Place] = Counter()
    for luck in range(TRIES):
        motion: Motion = sources[Thrown](Thrown(scene, with_hand_error(meant, hand, luck, ground.board.limits)))
        ends[ground.place(motion.rest[0], Doubt.LARGER)] += 1
    return Shot(aim, tuple([(end, count / TRIES) for end, count in sorted(ends.items())]))
