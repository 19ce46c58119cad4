"""The opening position of Hibachi."""

from typing import Annotated

from msgspec import Meta

from cookoff.engine import BadInput, Chance, Options, Seat
from cookoff.games.grill.chips import new_grill
from cookoff.games.grill.landing import Doubt

from .components import Components
from .state import NO_BOWL, Chef, State, counted
from .things import Ask


class HibachiOptions(Options, frozen=True):
    """What a table of Hibachi may agree on."""

    money: int | None = None
    """The yen everybody starts with, one of the sums of the components; the first of them if none is named (HIB-10)."""
    first: Seat | None = None
    """The first head chef; drawn at random when nobody is named (HIB-12)."""
    open_hands: bool = False
    """Whether ingredient cards in hand lie open, against HIB-14."""
    doubt: Doubt = Doubt.LARGER
    """Who decides about a chip whose hole meets two outlines (THR-21)."""
    last_round: Annotated[int, Meta(ge=1, le=999)] = 40
    """After this round the game ends in any case (HIB-53)."""


def setup(components: Components, players: int, options: HibachiOptions, chance: Chance) -> State:
    """Lay the game out (HIB-10 to HIB-13); the head chef is asked for the first throw."""
    money = components.money[0] if options.money is None else options.money
    if money not in components.money:
        sums = ", ".join(map(str, components.money))
        raise BadInput(f"money: {money}; a table may start with one of: {sums}")
    if options.first is not None and not 0 <= options.first < players:
        raise BadInput(f"first: there is no seat {options.first} at a table of {players}")
    if options.last_round < 1:
        raise BadInput(f"last_round: {options.last_round}; it takes at least one round")
    head = chance.index(players) if options.first is None else options.first
    kinds = len(components.ingredients)
    pile = tuple([card % kinds for card in chance.order(kinds * components.cards.copies)])
    deck = chance.order(len(components.recipe))
    dealt = components.cards.dealt
    return State(
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
        pile=pile[dealt:],
        discard=(0,) * kinds,
        display=counted(pile[:dealt], kinds),
        chili=components.cards.chili,
        deck=deck[components.menu :],
        menu=deck[: components.menu],
        chefs=[Chef(money, (0,) * kinds, 0, (), ()) for _ in range(players)],
        grill=new_grill(tuple(sorted(components.values)), players),
        ended_by="",
    )
