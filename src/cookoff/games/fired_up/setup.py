"""The opening position of Fired Up."""

from typing import Annotated

from msgspec import Meta

from cookoff.engine import BadInput, Chance, Options, Seat
from cookoff.games.grill.chips import new_grill
from cookoff.games.grill.landing import Doubt

from .components import Components
from .state import Chef, State
from .things import Ask


class FiredUpOptions(Options, frozen=True):
    """What a table of Fired Up may agree on."""

    first: Seat | None = None
    """The first head chef; drawn at random when nobody is named (FUP-12)."""
    open_hands: bool = False
    """Whether hands lie open, against FUP-13."""
    doubt: Doubt = Doubt.LARGER
    """Who decides about a chip whose hole meets two outlines (THR-21)."""
    last_round: Annotated[int, Meta(ge=1, le=999)] = 40
    """After this round the game ends in any case (FUP-83)."""
    assist: bool = True
    """Whether people may throw by keys and by form instead of by flick: the page offers them, the server takes aims."""
    arc: bool = False
    """Whether the page shows a faint arc of where a calm throw would go. The page honours it, not the rules."""


def setup(components: Components, players: int, options: FiredUpOptions, chance: Chance) -> State:
    """Lay the game out (FUP-10 to FUP-12); the head chef is asked for the first throw."""
    if options.first is not None and not 0 <= options.first < players:
        raise BadInput(f"first: there is no seat {options.first} at a table of {players}")
    if options.last_round < 1:
        raise BadInput(f"last_round: {options.last_round}; it takes at least one round")
    head = chance.index(players) if options.first is None else options.first
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
    )
