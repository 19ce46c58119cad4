"""How each event changes the state. Nothing else changes it, and nothing here makes decisions."""

from cookoff.engine import Event

from . import events as e
from .state import State
from .things import Card


def evolve(state: State, event: Event) -> None:
    """Apply an event."""
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
            pass  # the other events change nothing


def without(cards: tuple[Card, ...], one: Card) -> tuple[Card, ...]:
    """Return the cards without one of the given kind."""
    place = cards.index(one)
    return cards[:place] + cards[place + 1 :]
