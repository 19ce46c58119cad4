"""How each event changes the table. Nothing else does, and nothing here decides anything."""

from cookoff.engine import Event

from . import events as e
from .state import State
from .things import Card


def evolve(state: State, event: Event) -> None:
    """Let one event happen."""
    match event:
        case e.Seasoned(seat, card):
            cook = state.cooks[seat]
            cook.hand = without(cook.hand, card)
            cook.pot = (*cook.pot, card)
            state.turns -= 1
        case e.Swapped(seat, card):
            cook = state.cooks[seat]
            cook.hand = without(cook.hand, card)
            state.discard = (*state.discard, card)
            state.turns -= 1
        case e.Drew(seat, cards):
            for card in cards:
                state.deck = without(state.deck, card)
            state.cooks[seat].hand += cards
        case e.TurnBegun(seat):
            state.seat = seat
        case e.Scored(seat, points):
            state.cooks[seat].points += points
        case e.PotEmptied():
            for cook in state.cooks:
                state.discard += cook.pot
                cook.pot = ()
        case e.SupperBegun(supper, first, turns):
            state.supper = supper
            state.first = first
            state.turns = turns
        case _:
            pass  # the rest is only to be told


def without(cards: tuple[Card, ...], one: Card) -> tuple[Card, ...]:
    """The cards with one of that kind taken out."""
    place = cards.index(one)
    return cards[:place] + cards[place + 1 :]
