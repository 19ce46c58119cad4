"""The opening position of Fired Up."""

from typing import Annotated

from cookoff.engine import HOUSE_RULE, Chance
from cookoff.games.fired_up.content.enums import Ask
from cookoff.games.grill.rules.chips import new_grill
from cookoff.games.grill.rules.options import GrillOptions, head_chef
from cookoff.games.grill.rules.throwing.landing import Doubt

from .lookup import Lookup
from .state import Chef, State


class FiredUpOptions(GrillOptions, frozen=True):
    """The table options of Fired Up."""

    doubt: Annotated[Doubt, HOUSE_RULE] = Doubt.LARGER


def setup(lookup: Lookup, players: int, options: FiredUpOptions, chance: Chance) -> State:
    """The opening position (FUP-10, FUP-11); the head chef (FUP-12) throws first."""
    head = head_chef(options, players, chance)
    components = lookup.components
    deck = chance.order(len(components.recipe))
    kinds = len(components.ingredients)
    return State(
        open_hands=options.open_hands,
        doubt=options.doubt,
        last_round=options.last_round,
        round=1,
        head=head,
        seat=head,
        ask=Ask.THROW,
        piles=(components.cards.copies,) * kinds + (components.cards.chili,),
        deck=deck[components.menu :],
        menu=deck[: components.menu],
        chefs=[Chef(components.money, (0,) * (kinds + 1), (), (), ()) for _ in range(players)],
        grill=new_grill(tuple(sorted(components.values)), players),
        ended_by="",
        hands=options.hands,
    )
