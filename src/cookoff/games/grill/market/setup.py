"""The opening position of both games."""

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from msgspec import Meta

from cookoff.engine import BadInput, Chance, Options, Seat
from cookoff.games.grill.chips import new_grill
from cookoff.games.grill.landing import Doubt

from .printed import Printed
from .state import NO_BOWL, AnyState, counted
from .things import Ask

S = TypeVar("S", bound=AnyState)


class MarketOptions(Options, frozen=True):
    """What a table of either game may agree on."""

    first: Seat | None = None
    """The first head chef; drawn at random when nobody is named (SAF-13)."""
    open_hands: bool = False
    """Whether ingredient cards in hand lie open, against SAF-14."""
    doubt: Doubt = Doubt.LARGER
    """Who decides about a chip whose hole meets two outlines (THR-21)."""
    last_round: Annotated[int, Meta(ge=1, le=999)] = 40
    """After this round the game ends in any case (SAF-53)."""
    assist: bool = True
    """Whether people may throw by keys and by form instead of by flick: the page offers them, the server takes aims."""
    arc: bool = False
    """Whether the page shows a faint arc of where a calm throw would go. The page honours it, not the rules."""


def lay_out(
    make: Callable[..., S], printed: Printed, chefs: list[Any], options: MarketOptions, chance: Chance, **more: Any
) -> S:
    """Lay the game out for these chefs (SAF-10 to SAF-13); the head chef is asked for the first throw.

    `more` are the fields that only one of the games has.
    """
    players = len(chefs)
    if options.first is not None and not 0 <= options.first < players:
        raise BadInput(f"first: there is no seat {options.first} at a table of {players}")
    if options.last_round < 1:
        raise BadInput(f"last_round: {options.last_round}; it takes at least one round")
    head = chance.index(players) if options.first is None else options.first
    layout = printed.layouts[players]
    pile = tuple([card % printed.kinds for card in chance.order(printed.kinds * printed.copies)])
    deck = chance.order(len(printed.recipes))
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
        discard=(0,) * printed.kinds,
        display=counted(pile[: layout.dealt], printed.kinds),
        deck=deck[layout.menu :],
        menu=deck[: layout.menu],
        chefs=chefs,
        grill=new_grill(printed.values, players),
        ended_by="",
        **more,
    )
