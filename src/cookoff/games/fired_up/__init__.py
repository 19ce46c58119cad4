"""Hibachi Fired Up!: throw chips onto the grill, use every one of them for where it lies, cook three recipes."""

from cookoff.games.grill.room import throwing_room

from .bot import FiredUpBot
from .components import load
from .extents import extents
from .game import FiredUp
from .guide import FiredUpGuide
from .teaching import course, parts
from .worth import worth

ROOM = throwing_room(
    __name__,
    FiredUp,
    load,
    worth=worth,
    course=course,
    parts=parts,
    thinks=FiredUpBot,
    guide=FiredUpGuide(),
    minutes=(10, 15),
    extents=extents,
)
