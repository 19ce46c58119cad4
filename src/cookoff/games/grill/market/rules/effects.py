"""What a legal move brings about: the events, in the order of the rules."""

from collections.abc import Callable
from typing import Any

from cookoff.engine import Chance, Event, Move, Refusal, Seat
from cookoff.games.grill.market.content.enums import BOWL, BUY, CALL, COOK, KEEP, SELL, THROW, USE, Ask, Space
from cookoff.games.grill.rules.events import ChipCalled, ChipsGathered
from cookoff.games.grill.rules.moves import AimChip, CallChip, ThrowChip
from cookoff.games.grill.rules.order import dearest, highest
from cookoff.games.grill.rules.recipes import CardBought, GameEnded, RecipeReserved, RecipesDealt, RoundBegun
from cookoff.games.grill.rules.thrower import doubtful

from . import events as e
from . import moves as m
from .lookup import Lookup
from .move_checks import check, own_total
from .move_context import AnyTurn, Turn
from .state import AnyState


def play(lookup: Lookup, state: AnyState, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
    """Carry out a legal move, refuse any other."""
    refusal = check(lookup, state, seat, move)
    if refusal is not None:
        return refusal
    turn: AnyTurn = Turn(lookup, state, seat, chance)
    turn.customs.effects[type(move)](turn, move)
    return turn.events


# Step 1: throwing


def _throw(turn: AnyTurn, move: ThrowChip | AimChip) -> None:
    state = turn.state
    turn.thrower.throw(turn.seat, move)
    if state.ask is THROW and state.grill.thrown < turn.layout.throws * turn.players:
        turn.ask((state.head + state.grill.thrown) % turn.players, THROW)
    else:
        _clean(turn)


def _call(turn: AnyTurn, move: CallChip) -> None:
    turn.emit(ChipCalled(turn.seat, move.chip, move.place))
    _clean(turn)


# Step 2: cleaning


def _clean(turn: AnyTurn) -> None:
    """Resolve the action spaces from the next one on (SAF-30); doubts come before anything is revealed (THR-21)."""
    state, lookup = turn.state, turn.lookup
    # Once more after the last space, for chips that settled into a doubt.
    for space in range(state.space, len(lookup.spaces) + 1):
        if doubtful(state.grill):
            turn.ask(state.head, CALL)
            return
        chips = state.grill.on(lookup.kinds + space)
        if not chips:
            continue
        thrower = turn.thrower
        thrower.show(chips)
        winner = highest(chips, state.head, turn.players)
        turn.emit(e.SpaceWon(space, winner, dearest(chips, winner).value))
        thrower.take_off(chip.id for chip in chips)
        ask = ASKS[lookup.spaces[space]]
        if ask(turn):
            return
    turn.customs.after_spaces(turn)
    # What lies on the bonus throw's space by now goes back like invalid chips (SAF-33, SAF-40).
    turn.back([chip for chip in state.grill.lying if not 0 <= chip.place < lookup.kinds])
    _next_bowl(turn)


def _ask_bonus_throw(turn: AnyTurn) -> bool:
    if not turn.state.grill.pouches[turn.state.winner].hand:
        return False
    turn.ask(turn.state.winner, Ask.BONUS_THROW)
    return True


def _ask_bonus_ingredient(turn: AnyTurn) -> bool:
    return _ask_use(turn) if turn.state.pile or any(turn.state.discard) else False


def _ask_reserve(turn: AnyTurn) -> bool:
    return _ask_use(turn) if turn.state.deck else False


def _ask_use(turn: AnyTurn) -> bool:
    turn.ask(turn.state.winner, USE)
    return True


ASKS: dict[Space, Callable[[AnyTurn], bool]] = {
    Space.BONUS_THROW: _ask_bonus_throw,
    Space.BONUS_INGREDIENT: _ask_bonus_ingredient,
    Space.RESERVE: _ask_reserve,
    Space.HEAD_CHEF: _ask_use,
}
"""Ask the winner of a space, or say that there is nothing to ask for."""


def _decline_space(turn: AnyTurn, _move: m.DeclineSpace) -> None:
    turn.emit(e.SpaceDeclined(turn.state.space - 1, turn.seat))
    _clean(turn)


def _use_space(turn: AnyTurn, _move: m.UseSpace) -> None:
    state = turn.state
    match turn.lookup.spaces[state.space - 1]:
        case Space.BONUS_INGREDIENT:
            _draw(turn, turn.lookup.digit(state.best))
            turn.ask(turn.seat, KEEP)
            return
        case Space.RESERVE:
            turn.emit(RecipeReserved(turn.seat, state.deck[0]))
        case _:
            turn.emit(e.HeadChefChanged(turn.seat))
    _clean(turn)


def _draw(turn: AnyTurn, count: int) -> None:
    """Draw so many cards, or as many as there are (SAF-34)."""
    while count and _refill(turn):
        cards = turn.state.pile[:count]
        turn.emit(e.CardsDrawn(turn.seat, cards))
        count -= len(cards)


def _refill(turn: AnyTurn) -> bool:
    """Shuffle the discards as the new pile when a card must be drawn and there is none (SAF-62); is there one now?"""
    state = turn.state
    if not state.pile and any(state.discard):
        cards = [kind for kind, count in enumerate(state.discard) for _ in range(count)]
        turn.emit(e.PileShuffled(tuple([cards[place] for place in turn.chance.order(len(cards))])))
    return bool(state.pile)


def _keep(turn: AnyTurn, move: m.Keep) -> None:
    turn.emit(e.CardKept(turn.seat, move.ingredient, turn.state.open_hands))
    _clean(turn)


# Step 3: selling and buying


def _next_bowl(turn: AnyTurn) -> None:
    if turn.state.grill.lying:
        turn.ask(turn.state.head, BOWL)
    else:
        _begin_cooking(turn, turn.state.head)


def _choose_bowl(turn: AnyTurn, move: m.ChooseBowl) -> None:
    turn.emit(e.BowlChosen(move.ingredient))
    turn.thrower.show(turn.state.grill.on(move.ingredient))
    turn.ask(turn.state.head, SELL)


def _sell(turn: AnyTurn, move: m.Sell) -> None:
    state = turn.state
    if move.cards:
        price = sum([chip.value for chip in state.grill.on(state.bowl)])
        turn.emit(e.CardsSold(turn.seat, state.bowl, move.cards, price))
    following = (turn.seat + 1) % turn.players
    if following != state.head:
        turn.ask(following, SELL)
        return
    turn.back([chip for chip in state.grill.on(state.bowl) if chip.seat in state.sellers])
    _next_buyer(turn)


def _next_buyer(turn: AnyTurn) -> None:
    """Ask whoever has the highest total now (SAF-45, SAF-46), or end the trade."""
    state = turn.state
    chips = state.grill.on(state.bowl)
    if chips and state.display[state.bowl]:
        turn.ask(highest(chips, state.head, turn.players), BUY)
    else:
        turn.back(chips)
        _next_bowl(turn)


def _buy(turn: AnyTurn, _move: m.Buy) -> None:
    turn.emit(CardBought(turn.seat, turn.state.bowl, own_total(turn.state, turn.seat)))
    turn.back([dearest(turn.state.grill.on(turn.state.bowl), turn.seat)])
    _next_buyer(turn)


def _decline_buy(turn: AnyTurn, _move: m.DeclineBuy) -> None:
    turn.emit(e.BuyDeclined(turn.seat, turn.state.bowl, own_total(turn.state, turn.seat)))
    turn.back(turn.customs.given_back(turn.state.grill.on(turn.state.bowl), turn.seat))
    _next_buyer(turn)


# Step 4: cooking


def _begin_cooking(turn: AnyTurn, seat: Seat) -> None:
    turn.emit(e.CookingBegun(seat))
    turn.ask(seat, COOK)


def cook(turn: AnyTurn, cooked: Event) -> None:
    """Tell a room's own event of a cooked recipe: the chef may win with it (SAF-52), or cook on."""
    turn.emit(cooked)
    if len(turn.state.chefs[turn.seat].cooked) == turn.lookup.goal:
        turn.emit(GameEnded(turn.customs.rules.won))
    else:
        turn.ask(turn.seat, COOK)


def _stop_cooking(turn: AnyTurn, _move: m.StopCooking) -> None:
    state = turn.state
    following = (turn.seat + 1) % turn.players
    if following != state.head:
        _begin_cooking(turn, following)
    elif state.round == state.last_round:
        turn.emit(GameEnded(turn.customs.rules.last))
    else:
        _new_round(turn)


# New round


def _new_round(turn: AnyTurn) -> None:
    state = turn.state
    turn.emit(RoundBegun(state.round + 1, (state.head + 1) % turn.players))
    turn.emit(ChipsGathered())
    recipes = state.deck[: max(0, turn.layout.menu - len(state.menu))]
    if recipes:
        turn.emit(RecipesDealt(recipes))
    count = turn.layout.dealt
    while count and _refill(turn):
        cards = state.pile[:count]
        # Sorted: the display keeps no order, and nobody learns in which order they lay in the pile.
        turn.emit(e.CardsDealt(tuple(sorted(cards))))
        count -= len(cards)
    turn.ask(state.head, THROW)


EFFECTS: dict[type, Callable[[AnyTurn, Any], None]] = {
    ThrowChip: _throw,
    AimChip: _throw,
    CallChip: _call,
    m.UseSpace: _use_space,
    m.DeclineSpace: _decline_space,
    m.Keep: _keep,
    m.ChooseBowl: _choose_bowl,
    m.Sell: _sell,
    m.Buy: _buy,
    m.DeclineBuy: _decline_buy,
    m.StopCooking: _stop_cooking,
}
"""What each move but cooking does."""
