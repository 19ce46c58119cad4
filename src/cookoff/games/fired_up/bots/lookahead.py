"""For bots: in which order to use one's chips. Every order is thought through to the end of the round.

Rivals are taken to use the chip that brings them most at once; after what they really do it is thought through anew.
"""

from cookoff.engine import Move, Rng, Search, Seat
from cookoff.games.fired_up.content.enums import ACTIVATE, Space
from cookoff.games.fired_up.game import FiredUp
from cookoff.games.fired_up.rules import moves as m
from cookoff.games.fired_up.rules.state import State
from cookoff.games.fired_up.rules.view import FiredUpView
from cookoff.games.grill.rules.chips import BARE, Place

from .evaluation import evaluate
from .valuation import FiredUpValuation

MOST = 300
"""So many positions are looked at for a decision: it is a count, so that equal seeds give equal games."""
WON = 1000.0
"""What a victory is worth."""
RIVAL = 0.5
"""What the best rival has counts for less: there may be several, and one wins by own recipes."""
SOON = 0.02
"""What is had sooner is worth a little more: a rival may be quicker, and prices change."""

Key = tuple[object, ...]


class Lookahead:
    """One decision being thought through."""

    def __init__(self, game: FiredUp, seen: FiredUpView, seat: Seat, rng: Rng) -> None:
        self._game = game
        self._seat = seat
        self._chance = Search(rng)
        self._state = game.determinise(seen, rng)
        self._known: dict[Key, float] = {}

    def best(self, listed: tuple[Move, ...]) -> Move:
        """The activation that the best order begins with."""
        sensible = self._sensible(self._state, listed)
        before = evaluate(self._game, self._state, self._seat)
        return max(sensible, key=lambda move: self._after(self._state, move, before))

    def _after(self, state: State, move: Move, before: float) -> float:
        """What can be reached once this move is made, `before` which the position was worth so much."""
        game, seat = self._game, self._seat
        state = state.clone()
        game.play(state, seat, move, self._chance)
        soon = SOON * (evaluate(game, state, seat) - before)
        while state.ask is ACTIVATE and state.seat != seat:
            self._answer(state)
        if state.ask is not ACTIVATE:
            outcome = game.outcome(state)
            won = WON if outcome is not None and seat in outcome.winners else 0.0
            return soon + won + self._ahead(state)
        return soon + self._reach(state)

    def _ahead(self, state: State) -> float:
        """What the position is worth, less a part of what it is worth for the best rival."""
        values = [evaluate(self._game, state, seat) for seat in range(len(state.chefs))]
        mine = values.pop(self._seat)
        return mine - RIVAL * max(values)

    def _answer(self, state: State) -> None:
        """Let a rival use the chip that brings most at once."""
        game, rival = self._game, state.seat
        valuation = FiredUpValuation(game.lookup, game.view(state, rival), rival)
        game.play(state, rival, max(game.moves(state, rival).discrete, key=valuation.gain), self._chance)

    def _reach(self, state: State) -> float:
        key = self._key(state)
        if key not in self._known:
            if len(self._known) >= MOST:
                return self._ahead(state)
            self._known[key] = 0.0  # it counts from now on
            moves = self._sensible(state, self._game.moves(state, self._seat).discrete)
            before = evaluate(self._game, state, self._seat)
            self._known[key] = max([self._after(state, move, before) for move in moves])
        return self._known[key]

    def _key(self, state: State) -> Key:
        """What matters of a position for the seat."""
        chef = state.chefs[self._seat]
        lying = tuple([(chip.seat, chip.value, chip.place) for chip in state.grill.lying])
        return lying, state.menu, state.piles, chef.money, chef.hand, chef.reserved, chef.cooked, chef.spent

    def _sensible(self, state: State, listed: tuple[Move, ...]) -> list[Move]:
        """Chips are taken off unused, and put where nothing is to be had, only where there is no other way."""
        wanted = self._wanted(state)
        kept = [
            move
            for move in listed
            if not isinstance(move, m.TakeOff)
            and not (isinstance(move, m.PlaceChip) and move.place not in wanted)
            and not (isinstance(move, m.TakeIngredient) and move.ingredient not in wanted)
        ]
        return kept or list(listed)

    def _wanted(self, state: State) -> set[Place]:
        """The places worth putting a chip on, bowls by their ingredients."""
        lookup, chef = self._game.lookup, state.chefs[self._seat]
        needs = {need for recipe in state.menu + chef.reserved for need in lookup.recipes[recipe]}
        bowls = {need for need in needs if not chef.hand[need]} or needs
        spaces = {place for place in lookup.places if place >= 0 and not lookup.is_bowl(place)}
        return {BARE, *bowls, *[place for place in spaces if lookup.space(place) is not Space.PLACE]}
