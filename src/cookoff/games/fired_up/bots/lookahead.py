"""Searches the order in which to use one's chips, to the end of the round.

Rivals are assumed to use the chip with the best immediate value. The search is repeated after each real move.
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
"""Positions searched for a decision: a count, so that the same seed gives the same game."""
WON = 1000.0
"""The value of a victory."""
RIVAL = 0.5
"""The weight of the best rival's position, which counts less than one's own."""
SOON = 0.02
"""A bonus for early gains: rivals may be quicker, and prices change."""

Key = tuple[object, ...]


class Lookahead:
    """The search for one decision."""

    def __init__(self, game: FiredUp, seen: FiredUpView, seat: Seat, rng: Rng) -> None:
        self._game = game
        self._seat = seat
        self._chance = Search(rng)
        self._state = game.determinise(seen, rng)
        self._known: dict[Key, float] = {}

    def best(self, listed: tuple[Move, ...]) -> Move:
        """The first activation of the best order."""
        sensible = self._sensible(self._state, listed)
        before = evaluate(self._game, self._state, self._seat)
        return max(sensible, key=lambda move: self._after(self._state, move, before))

    def _after(self, state: State, move: Move, before: float) -> float:
        """The best value that can be reached after this move; `before` is the value of the position before it."""
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
        """The value of the position, less a part of its value for the best rival."""
        values = [evaluate(self._game, state, seat) for seat in range(len(state.chefs))]
        mine = values.pop(self._seat)
        return mine - RIVAL * max(values)

    def _answer(self, state: State) -> None:
        """Make a rival's move: the one with the best immediate value."""
        game, rival = self._game, state.seat
        valuation = FiredUpValuation(game.lookup, game.view(state, rival), rival)
        game.play(state, rival, max(game.moves(state, rival).discrete, key=valuation.gain), self._chance)

    def _reach(self, state: State) -> float:
        key = self._key(state)
        if key not in self._known:
            if len(self._known) >= MOST:
                return self._ahead(state)
            self._known[key] = 0.0  # counts towards MOST while it is searched
            moves = self._sensible(state, self._game.moves(state, self._seat).discrete)
            before = evaluate(self._game, state, self._seat)
            self._known[key] = max([self._after(state, move, before) for move in moves])
        return self._known[key]

    def _key(self, state: State) -> Key:
        """What the seat's result depends on, as a cache key."""
        chef = state.chefs[self._seat]
        lying = tuple([(chip.seat, chip.value, chip.place) for chip in state.grill.lying])
        return lying, state.menu, state.piles, chef.money, chef.hand, chef.reserved, chef.cooked, chef.spent

    def _sensible(self, state: State, listed: tuple[Move, ...]) -> list[Move]:
        """The moves worth searching: those that waste a chip are left out unless there are no others."""
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
        """The places worth putting a chip on; bowls are numbered as their ingredients."""
        lookup, chef = self._game.lookup, state.chefs[self._seat]
        needs = {need for recipe in state.menu + chef.reserved for need in lookup.recipes[recipe]}
        bowls = {need for need in needs if not chef.hand[need]} or needs
        spaces = {place for place in lookup.places if place >= 0 and not lookup.is_bowl(place)}
        return {BARE, *bowls, *[place for place in spaces if lookup.space(place) is not Space.PLACE]}
