"""The hand: from the throw that was meant to the throw that is made."""

import math
import tomllib
from collections.abc import Callable
from enum import Enum
from functools import cache
from importlib import resources
from typing import Annotated

from msgspec import Meta, Struct, structs

from cookoff.physics.core.board import Limits
from cookoff.physics.core.errors import convert
from cookoff.physics.geometry import Vec3
from cookoff.physics.port import Throw

MOST = 3.0
"""No error is greater than so many standard deviations: a slip, not an accident."""


class Skill(Struct, frozen=True, forbid_unknown_fields=True):
    """How far a hand is from what it means to do: a standard deviation for each part of a throw."""

    direction: Annotated[float, Meta(ge=0.0, le=1.0)]
    """Radians, in plan."""
    speed: Annotated[float, Meta(ge=0.0, le=1.0)]
    """As a share of the speed."""
    loft: Annotated[float, Meta(ge=0.0, le=1.0)]
    """Radians, up or down."""
    spin: Annotated[float, Meta(ge=0.0, le=1.0)]
    """As a share of the spin (and of the tumble)."""


PERFECT = Skill(0.0, 0.0, 0.0, 0.0)
"""Makes exactly the throw it means."""


class Style(Enum):
    """Ways to throw a chip at a point."""

    LOB = "lob"
    SNAP = "snap"
    SLIDE = "slide"
    BANK = "bank"


class Grip(Struct, frozen=True, forbid_unknown_fields=True):
    """What a style fixes of a throw; direction and speed are left to the aim."""

    back: Annotated[float, Meta(ge=0.0, le=1.0)]
    """How far outside the board's outer edge the chip is released."""
    height: Annotated[float, Meta(ge=0.0, le=1.0)]
    """How far above the rim's top."""
    loft: Annotated[float, Meta(ge=-1.5, le=1.5)]
    """Upward angle of the velocity, in radians."""
    spin: Annotated[float, Meta(ge=-100.0, le=100.0)]
    tilt: Annotated[float, Meta(ge=-1.5, le=1.5)]
    least: Annotated[float, Meta(ge=0.0, le=10.0)]
    """No throw of this style is slower, in m/s."""


class Habits(Struct, frozen=True, forbid_unknown_fields=True):
    """The data file of hands."""

    skills: dict[str, Skill]
    styles: dict[Style, Grip]


@cache
def habits() -> Habits:
    """The skills and styles that ship with the package."""
    text = resources.files("cookoff.physics").joinpath("hand.toml").read_text("utf-8")
    return convert(tomllib.loads(text), Habits)


def skill(name: str) -> Skill:
    """A named skill: `perfect`, `steady`, `average`, `casual` or `clumsy`; KeyError for any other."""
    return habits().skills[name]


def execute(intended: Throw, skill: Skill, normal: Callable[[], float], limits: Limits) -> Throw:
    """The throw the hand makes when it means `intended`; never faster than the limits allow.

    `normal` gives numbers of the standard normal distribution; the same numbers make the same throw.
    """
    if skill == PERFECT:
        return intended
    turn, faster, lift, twist = (max(-MOST, min(MOST, normal())) for _ in range(4))
    v = intended.velocity
    level = math.hypot(v.x, v.y)
    heading = math.atan2(v.y, v.x) + turn * skill.direction
    loft = math.atan2(v.z, level) + lift * skill.loft
    speed = min(v.length() * max(0.0, 1.0 + faster * skill.speed), limits.speed * (1.0 - 1e-9))
    change = 1.0 + twist * skill.spin
    return structs.replace(
        intended,
        velocity=Vec3(
            speed * math.cos(loft) * math.cos(heading),
            speed * math.cos(loft) * math.sin(heading),
            speed * math.sin(loft),
        ),
        spin=max(-limits.spin, min(limits.spin, intended.spin * change)),
        tumble=max(-limits.spin, min(limits.spin, intended.tumble * change)),
    )
