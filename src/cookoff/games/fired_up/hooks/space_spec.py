"""The ranges of Fired Up's views and moves, for encodings."""

from cookoff.engine.hooks.spaces import Categorical, EntitySlot, FixedSequence, IntRange, Multiset, SpaceSpec
from cookoff.games.fired_up.game import FiredUp
from cookoff.games.fired_up.rules import moves as m
from cookoff.games.fired_up.rules.view import FiredUpView, SeenChef
from cookoff.games.grill.hooks.space_spec import APART, VERSION, chef_fields, grill_fields, table_fields


def space_spec(game: FiredUp, players: int) -> SpaceSpec:
    """For this many players. A chip is named by its slot among the player's own chips on the board."""
    components, lookup = game.components, game.lookup
    chips, recipes = len(lookup.values), len(lookup.recipes)
    counts = FixedSequence(lookup.kinds + 1, IntRange(0, max(components.cards.copies, components.cards.chili)))
    cards = lookup.kinds * components.cards.copies + components.cards.chili
    return SpaceSpec(
        {
            **grill_fields(lookup.ground, lookup.values, players),
            **table_fields(FiredUpView, recipes),
            **chef_fields(SeenChef, components.money, cards, recipes),
            (FiredUpView, "piles"): counts,
            (SeenChef, "hand"): counts,
            (SeenChef, "spent"): Multiset(lookup.values),
            (m.Activation, "chip"): EntitySlot(chips, _own_chips),
            (m.PlaceChip, "value"): Categorical(lookup.values),
            (m.PlaceChip, "place"): Categorical(lookup.places),
            (m.TakeIngredient, "ingredient"): IntRange(0, lookup.kinds - 1),
        },
        moves={
            m.Cook: [
                m.Cook(slot, recipe, chili)
                for slot in range(chips)
                for recipe, needs in enumerate(lookup.recipes)
                for chili in (None, *dict.fromkeys(needs))
            ]
        },
        apart=APART,
        version=VERSION,
    )


def _own_chips(view: FiredUpView) -> list[int]:
    return [chip.id for chip in view.grill.lying if chip.seat == view.me]
