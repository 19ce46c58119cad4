"""The opening position of both games."""

from collections.abc import Callable
from typing import Any, TypeVar

from cookoff.engine import Chance
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.rules.cards import counted
from cookoff.games.grill.rules.chips import new_grill
from cookoff.games.grill.rules.options import GrillOptions, head_chef

from .lookup import Lookup
from .state import NO_BOWL, AnyState

S = TypeVar("S", bound=AnyState)


def lay_out(
    make: Callable[..., S], lookup: Lookup, chefs: list[Any], options: GrillOptions, chance: Chance, **more: Any
) -> S:
    """The opening position for these chefs; the head chef throws first (SAF-11 to SAF-13, HIB-11, HIB-12).

    `more` holds the fields that only one of the games has.
    """
    players = len(chefs)
    head = head_chef(options, players, chance)
    layout = lookup.layouts[players]
    pile = tuple([card % lookup.kinds for card in chance.order(lookup.kinds * lookup.copies)])
    deck = chance.order(len(lookup.recipes))
    return make(
        open_hands=options.open_hands,
        doubt=options.doubt,
        last_round=options.last_round,
        round=1,
        head=head,
        seat=head,
        ask=Ask.THROW,
        space=0,
        winner=0,
        best=0,
        drawn=(),
        bowl=NO_BOWL,
        sellers=(),
        from_menu=False,
        pile=pile[layout.dealt :],
        discard=(0,) * lookup.kinds,
        display=counted(pile[: layout.dealt], lookup.kinds),
        deck=deck[layout.menu :],
        menu=deck[: layout.menu],
        chefs=chefs,
        grill=new_grill(lookup.values, players),
        ended_by="",
        hands=options.hands,
        **more,
    )
