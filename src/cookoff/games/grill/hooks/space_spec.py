"""The ranges of the views and moves that all throwing games share, for encodings."""

from typing import Any

from cookoff.engine import Move
from cookoff.engine.hooks.spaces import (
    OMITTED,
    PER_SEAT,
    SEAT,
    BoundedSequence,
    Categorical,
    EntitySlot,
    FieldSpace,
    FloatRange,
    IntRange,
    Multiset,
)
from cookoff.games.grill.rules.chips import BARE, DOUBT, OUT, Values
from cookoff.games.grill.rules.moves import AimChip, AimChipSeen, CallChip, ThrowChip, ThrowChipSeen
from cookoff.games.grill.rules.seen import SeenChip, SeenGrill, SeenPouch
from cookoff.games.grill.rules.throwing.aims import aims
from cookoff.games.grill.rules.throwing.landing import Ground
from cookoff.physics.port import BodyPose, Quat, Vec3

Fields = dict[tuple[type, str], FieldSpace]

APART: frozenset[type[Move]] = frozenset({ThrowChip, ThrowChipSeen, AimChipSeen})
ROUNDS = IntRange(1, 40)
VERSION = 2
"""2: aims from every side."""
ANYWHERE = FloatRange(-1.0, 1.0)
"""Metres from the centre of the board, and components of an orientation."""
RICH = 10
"""Money is capped at this many times the starting money."""


def grill_fields(ground: Ground, values: Values, players: int) -> Fields:
    """The chips, the throws and the head chef's calls."""
    chips, places = len(values), len(ground.shapes)
    count, owned = (
        IntRange(0, chips),
        Multiset(tuple(dict.fromkeys(values)), max(values.count(value) for value in values)),
    )
    return {
        (SeenGrill, "lying"): BoundedSequence(players * chips),
        (SeenGrill, "pouches"): PER_SEAT,
        (SeenGrill, "thrown"): IntRange(0, players * chips),
        (SeenChip, "id"): OMITTED,
        (SeenChip, "seat"): SEAT,
        (SeenChip, "value"): Categorical(owned.kinds),
        (SeenChip, "place"): Categorical((*range(places), BARE, OUT, DOUBT)),
        (BodyPose, "id"): OMITTED,
        **{(Vec3, name): ANYWHERE for name in Vec3.__struct_fields__},
        **{(Quat, name): ANYWHERE for name in Quat.__struct_fields__},
        (SeenPouch, "in_hand"): count,
        (SeenPouch, "taken_back"): count,
        (SeenPouch, "seen"): owned,
        (SeenPouch, "hand"): owned,
        (SeenPouch, "back"): owned,
        (AimChip, "value"): Categorical(owned.kinds),
        (AimChip, "aim"): Categorical(aims(ground)),
        (CallChip, "chip"): EntitySlot(1, _doubtful),
        (CallChip, "place"): IntRange(0, places - 1),
    }


def table_fields(view: type, recipes: int) -> Fields:
    """The fields of every throwing game's view."""
    return {
        (view, "me"): OMITTED,
        (view, "last_round"): ROUNDS,
        (view, "round"): ROUNDS,
        (view, "head"): SEAT,
        (view, "seat"): SEAT,
        (view, "deck"): IntRange(0, recipes),
        (view, "menu"): Multiset(tuple(range(recipes))),
        (view, "chefs"): PER_SEAT,
        (view, "ended_by"): OMITTED,
        (view, "hands"): OMITTED,
    }


def chef_fields(chef: type, money: int, cards: int, recipes: int) -> Fields:
    """The fields of every throwing game's chefs."""
    return {
        (chef, "money"): IntRange(0, RICH * money),
        (chef, "in_hand"): IntRange(0, cards),
        (chef, "reserved"): Multiset(tuple(range(recipes))),
        (chef, "reserves"): IntRange(0, recipes),
        (chef, "cooked"): Multiset(tuple(range(recipes))),
    }


def _doubtful(view: Any) -> list[int]:
    return [chip.id for chip in view.grill.lying if chip.place == DOUBT][:1]
