"""Facts about throws, landings and places for a room's guide."""

from collections.abc import Sequence

from cookoff.engine import Event, Fact, Move, Phrase, Refusal
from cookoff.games.grill.rules import events as e
from cookoff.games.grill.rules import moves as m
from cookoff.games.grill.rules.chips import BARE, DOUBT, OUT, Place
from cookoff.games.grill.rules.throwing.landing import Ground

LANDED = {BARE: "landed-bare", OUT: "landed-out", DOUBT: "landed-doubt"}

THROW_RULES: dict[type, tuple[str, ...]] = {
    m.ThrowChip: ("THR-10", "THR-12", "THR-20", "THR-30"),
    m.AimChip: ("THR-10", "THR-12", "THR-20", "THR-30"),
    m.CallChip: ("THR-21",),
}
"""The rules behind the moves that all throwing games share."""


def place_phrase(names: Sequence[str], place: Place) -> Phrase:
    """The name of a bowl or space; a custom component file may have places without a name."""
    return Phrase(f"place-{names[place]}") if 0 <= place < len(names) else Phrase("goal-nowhere")


def throw_facts(ground: Ground, names: Sequence[str], thing: Move | Event | Refusal) -> dict[str, Fact]:
    """The facts that messages about throws need besides the fields of the struct."""
    match thing:
        case m.AimChip():
            target = thing.aim.target
            for place, shape in enumerate(ground.shapes):
                if shape.meets(target.x, target.y):
                    return {"goal": place_phrase(names, place)}
            return {"goal": Phrase("goal-point")}
        case m.CallChip() | e.ChipCalled():
            return {"goal": place_phrase(names, thing.place)}
        case e.ChipFlew():
            place = next(lies.place for lies in thing.lies if lies.chip == thing.chip)
            if place in LANDED:
                return {"landed": Phrase(LANDED[place])}
            return {"landed": Phrase("landed-on", {"goal": place_phrase(names, place)})}
        case e.ChipsShown():
            return {"known": ", ".join(str(known.value) for known in thing.chips)}
        case e.ChipsBack():
            return {"count": len(thing.chips)}
        case _:
            return {}
