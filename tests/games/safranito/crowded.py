"""A board on which a chip may be in doubt: two small action spaces nearer to each other than a hole is wide."""

from msgspec.structs import replace

from cookoff.games.safranito.game import Safranito
from cookoff.physics.port import Circle, Vec2
from tests.games.safranito.positions import BOX

MIDDLE = Vec2(-0.0725, -0.0725)
APART = 0.014
SMALL = {
    "reserve": Circle(name="reserve", centre=Vec2(MIDDLE.x - APART, MIDDLE.y), radius=0.012),
    "head-chef": Circle(name="head-chef", centre=Vec2(MIDDLE.x + APART, MIDDLE.y), radius=0.012),
}

CROWDED = Safranito(replace(BOX, outline=tuple(SMALL.get(each.name, each) for each in BOX.outline)))
