"""A board on which a chip may be in doubt: two small action spaces nearer to each other than a hole is wide."""

from msgspec.structs import replace

from cookoff.engine import Scripted
from cookoff.games.fired_up.content.components import load
from cookoff.games.fired_up.game import FiredUp
from cookoff.games.fired_up.rules.setup import FiredUpOptions
from cookoff.games.fired_up.rules.state import State
from cookoff.games.grill.rules.throwing.landing import Doubt
from cookoff.physics.port import Circle, Vec2
from tests.games.fired_up.positions import BEEF, RECIPES, lands, throw
from tests.games.grill.grounds import at

MIDDLE = Vec2(-0.0725, -0.0725)
APART = 0.014


def _crowded() -> FiredUp:
    box = load()
    small = {
        "reserve": Circle(name="reserve", centre=Vec2(MIDDLE.x - APART, MIDDLE.y), radius=0.012),
        "tip": Circle(name="tip", centre=Vec2(MIDDLE.x + APART, MIDDLE.y), radius=0.012),
    }
    return FiredUp(replace(box, outline=tuple(small.get(each.name, each) for each in box.outline)))


CROWDED = _crowded()


def in_doubt(doubt: Doubt = Doubt.LARGER, aside: float = 0.0) -> State:
    """All chips are thrown; number 3's hole lies between the two spaces, so much nearer to the tip."""
    state = CROWDED.setup(2, FiredUpOptions(first=0, doubt=doubt), Scripted(RECIPES))
    for number in range(8):
        end = at(MIDDLE.x + aside, MIDDLE.y, number=3) if number == 3 else lands(BEEF, number)
        throw(state, state.grill.pouches[state.seat].hand[0], end, game=CROWDED)
    return state
