"""How each event changes a state. Nothing else does, and nothing here decides anything."""

from collections.abc import Callable
from typing import Any

from cookoff.games.mithral_chef.content.enums import Phase
from cookoff.games.mithral_chef.rules.stations.evolve import EVOLVE_STATIONS

from . import events as e
from .state import Offer, Player, SousChef, State, minus, plus


def evolve(state: State, event: Any) -> None:
    """Apply one event to the state."""
    EVOLVE[type(event)](state, event)


def _begun(state: State, event: e.Begun) -> None:
    state.phase = Phase.PLAY
    state.until = event.closes


def _nothing(_state: State, _event: Any) -> None:
    """Changes nothing; other events say what follows."""


# Trades


def _offered(state: State, event: e.Offered) -> None:
    state.offers = (*state.offers, event.offer)
    state.next_offer = event.offer.id + 1
    state.players[event.offer.seat].offering = event.until


def _traded(state: State, event: e.Traded) -> None:
    offer = event.offer
    giver, taker = state.players[offer.seat], state.players[offer.to]
    giver.pantry = plus(minus(giver.pantry, offer.give), offer.want)
    taker.pantry = plus(minus(taker.pantry, offer.want), offer.give)
    _forget(state, offer)


def _offer_gone(state: State, event: e.Declined | e.Withdrawn) -> None:
    _forget(state, event.offer)


def _forget(state: State, offer: Offer) -> None:
    state.offers = tuple([other for other in state.offers if other.id != offer.id])


# The end


def _scored(state: State, event: e.Scored) -> None:
    state.scores = (*state.scores, event.score)


def _ended(state: State, event: e.Ended) -> None:
    state.standings = event.standings
    state.ended_by = event.ended_by


def _tied(state: State, event: e.Tied) -> None:
    state.phase = Phase.VOTE
    state.chefs = event.seats
    state.until = event.until


def _answered(state: State, event: e.Answered) -> None:
    if event.wanted:
        state.agreed = (*state.agreed, event.seat)


def _showdown_begun(state: State, event: e.ShowdownBegun) -> None:
    state.showdown = True
    state.phase = Phase.COUNTDOWN
    state.until = event.begins
    state.players = [
        Player(recipes=() if recipe is None else (recipe,), chefs=[SousChef(), SousChef()]) for recipe in event.recipes
    ]
    state.forest = event.forest
    state.spread = (1 << len(event.forest)) - 1
    state.supply = event.supply
    state.bag = event.bag
    state.plates = event.plates
    state.deck = event.deck
    state.used = event.out
    state.eaten = ()
    state.offers = ()


def _showdown_won(state: State, event: e.ShowdownWon) -> None:
    state.champion = event.seat


def _game_over(state: State, event: e.GameOver) -> None:
    state.phase = Phase.OVER
    state.chefs = ()
    state.ended_by = event.ended_by


EVOLVE: dict[type, Callable[[State, Any], None]] = EVOLVE_STATIONS | {
    e.Begun: _begun,
    e.SentHome: _nothing,
    e.Closed: _nothing,
    e.Offered: _offered,
    e.Traded: _traded,
    e.Declined: _offer_gone,
    e.Withdrawn: _offer_gone,
    e.Scored: _scored,
    e.Ended: _ended,
    e.Tied: _tied,
    e.Answered: _answered,
    e.ShowdownBegun: _showdown_begun,
    e.ShowdownWon: _showdown_won,
    e.GameOver: _game_over,
}
