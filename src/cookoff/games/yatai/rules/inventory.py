"""Counts all components: the totals are the same in every state of one game."""

from cookoff.games.yatai.content.enums import Colour, Guest, Token

from .lookup import Lookup
from .state import State


def inventory(_lookup: Lookup, state: State) -> list[tuple[str, int]]:
    """How many of each component there are, wherever they are. Victory points never run out (YAT-7)."""
    stalls = state.stalls
    counted = [(f"tile {tile}", 1) for tile in sorted(state.grid + state.beside)]
    for colour in Colour:
        lying = sum(stall.dishes.count(colour) + stall.sink[colour] for stall in stalls)
        counted.append((f"{colour.name} dish", state.dishes[colour] + lying))
        bottled = sum(stall.fridge.count(colour) + stall.box.count(colour) for stall in stalls)
        counted.append((f"{colour.name} drink", state.drinks[colour] + bottled))
    for guest in Guest:
        here = sum(stall.queue.count(guest) + stall.board[guest].bit_count() for stall in stalls)
        counted.append((f"{guest.name} guest", state.bag[guest] + here + (state.guest is guest)))
    for token in Token:
        held = sum(stall.tokens[token] for stall in stalls)
        counted.append((f"{token.name} token", state.tokens[token] + held + state.spent[token]))
    return counted
