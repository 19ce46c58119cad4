"""The hand: from the intended throw to the actual one."""

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
"""Errors are clipped at this many standard deviations."""


class Skill(Struct, frozen=True, forbid_unknown_fields=True):
    """How precise a hand is: a standard deviation for each component of a throw."""

    direction: Annotated[float, Meta(ge=0.0, le=1.0)]
    """Radians, in plan."""
    speed: Annotated[float, Meta(ge=0.0, le=1.0)]
    """As a share of the speed."""
    loft: Annotated[float, Meta(ge=0.0, le=1.0)]
    """Radians, up or down."""
    spin: Annotated[float, Meta(ge=0.0, le=1.0)]
    """As a share of the spin (and of the tumble)."""


PERFECT = Skill(0.0, 0.0, 0.0, 0.0)
"""No error at all."""


class Style(Enum):
    """Ways to throw a chip at a point."""

    LOB = "lob"
    SNAP = "snap"
    SLIDE = "slide"
    BANK = "bank"


class Grip(Struct, frozen=True, forbid_unknown_fields=True):
    """The part of a throw that a style fixes; the aim chooses direction and speed."""

    back: Annotated[float, Meta(ge=0.0, le=1.0)]
    """Distance of the release from the board's outer edge."""
    height: Annotated[float, Meta(ge=0.0, le=1.0)]
    """Height of the release above the rim's top."""
    loft: Annotated[float, Meta(ge=-1.5, le=1.5)]
    """Upward angle of the velocity, in radians."""
    spin: Annotated[float, Meta(ge=-100.0, le=100.0)]
    tilt: Annotated[float, Meta(ge=-1.5, le=1.5)]
    least: Annotated[float, Meta(ge=0.0, le=10.0)]
    """The slowest throw of this style, in m/s."""


class HandData(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of `hand.toml`."""

    skills: dict[str, Skill]
    styles: dict[Style, Grip]


@cache
def hand_data() -> HandData:
    """The skills and styles that ship with the package."""
    text = resources.files("cookoff.physics").joinpath("hand.toml").read_text("utf-8")
    return convert(tomllib.loads(text), HandData)


def skill(name: str) -> Skill:
    """A named skill: `perfect`, `steady`, `average`, `casual` or `clumsy`; KeyError for any other."""
    return hand_data().skills[name]


def execute(intended: Throw, skill: Skill, normal: Callable[[], float], limits: Limits) -> Throw:
    """The throw a hand makes when it intends `intended`, never faster than the limits allow.

    `normal` returns standard normal numbers; the same numbers give the same throw.
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
