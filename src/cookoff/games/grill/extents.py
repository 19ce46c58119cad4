"""How far the parts of views and moves go that all throwing games have."""

from typing import Any

from cookoff.engine import Move
from cookoff.engine.hooks.spaces import BY_SEAT, SEAT, UNSAID, Bag, Extent, OneOf, Real, Several, Slot, Whole
from cookoff.physics.port import BodyPose, Quat, Vec3

from .aims import aims
from .chips import BARE, DOUBT, OUT, Values
from .landing import Ground
from .moves import AimChip, AimChipSeen, CallChip, ThrowChip, ThrowChipSeen
from .seen import SeenChip, SeenGrill, SeenPouch

Fields = dict[tuple[type, str], Extent]

APART: frozenset[type[Move]] = frozenset({ThrowChip, ThrowChipSeen, AimChipSeen})
ROUNDS = Whole(1, 40)
ANYWHERE = Real(-1.0, 1.0)
"""Metres from the middle of the board, and the parts of an orientation."""
RICH = 10
"""Who has so many times what everybody starts with is as rich as one can be told to be."""


def grill_fields(ground: Ground, values: Values, players: int) -> Fields:
    """The chips, the throws and the head chef's calls."""
    chips, places = len(values), len(ground.shapes)
    count, owned = Whole(0, chips), Bag(tuple(dict.fromkeys(values)), max(values.count(value) for value in values))
    return {
        (SeenGrill, "lying"): Several(players * chips),
        (SeenGrill, "pouches"): BY_SEAT,
        (SeenGrill, "thrown"): Whole(0, players * chips),
        (SeenChip, "id"): UNSAID,
        (SeenChip, "seat"): SEAT,
        (SeenChip, "value"): OneOf(owned.kinds),
        (SeenChip, "place"): OneOf((*range(places), BARE, OUT, DOUBT)),
        (BodyPose, "id"): UNSAID,
        **{(Vec3, name): ANYWHERE for name in Vec3.__struct_fields__},
        **{(Quat, name): ANYWHERE for name in Quat.__struct_fields__},
        (SeenPouch, "in_hand"): count,
        (SeenPouch, "taken_back"): count,
        (SeenPouch, "seen"): owned,
        (SeenPouch, "hand"): owned,
        (SeenPouch, "back"): owned,
        (AimChip, "value"): OneOf(owned.kinds),
        (AimChip, "aim"): OneOf(aims(ground)),
        (CallChip, "chip"): Slot(1, _doubtful),
        (CallChip, "place"): Whole(0, places - 1),
    }


def table_fields(view: type, recipes: int) -> Fields:
    """What every throwing game tells of its table."""
    return {
        (view, "me"): UNSAID,
        (view, "last_round"): ROUNDS,
        (view, "round"): ROUNDS,
        (view, "head"): SEAT,
        (view, "seat"): SEAT,
        (view, "deck"): Whole(0, recipes),
        (view, "menu"): Bag(tuple(range(recipes))),
        (view, "chefs"): BY_SEAT,
        (view, "ended_by"): UNSAID,
        (view, "hands"): UNSAID,
    }


def chef_fields(chef: type, money: int, cards: int, recipes: int) -> Fields:
    """What every throwing game tells of a player."""
    return {
        (chef, "money"): Whole(0, RICH * money),
        (chef, "in_hand"): Whole(0, cards),
        (chef, "reserved"): Bag(tuple(range(recipes))),
        (chef, "reserves"): Whole(0, recipes),
        (chef, "cooked"): Bag(tuple(range(recipes))),
    }


def _doubtful(view: Any) -> list[int]:
    return [chip.id for chip in view.grill.lying if chip.place == DOUBT][:1]
