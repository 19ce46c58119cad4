"""What a legal move brings about: the events, in the order of the rules."""

from collections.abc import Callable
from typing import Any

from cookoff.engine import Chance, Event, Move, Refusal, Seat
from cookoff.games.grill.market.content.enums import BOWL, BUY, CALL, COOK, KEEP, SELL, THROW, USE, Ask, Space
from cookoff.games.grill.rules.events import ChipCalled, ChipsGathered
from cookoff.games.grill.rules.moves import AimChip, CallChip, ThrowChip
from cookoff.games.grill.rules.order import highest, most_valuable
from cookoff.games.grill.rules.recipes import CardBought, GameEnded, RecipeReserved, RecipesDealt, RoundBegun
from cookoff.games.grill.rules.thrower import doubtful

from . import events as e
from . import moves as m
from .lookup import Lookup
from .move_checks import check, own_total
from .move_context import AnyContext, MarketContext
from .state import AnyState


def play(lookup: Lookup, state: AnyState, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
    """Carry out a legal move, refuse any other."""
    refusal = check(lookup, state, seat, move)
    if refusal is not None:
        return refusal
    context: AnyContext = MarketContext(lookup, state, seat, chance)
    context.variant.effects[type(move)](context, move)
    return context.events


# Step 1: throwing


def _throw(context: AnyContext, move: ThrowChip | AimChip) -> None:
    state = context.state
    context.thrower.throw(context.seat, move)
    if state.ask is THROW and state.grill.thrown < context.layout.throws * context.players:
        context.ask((state.head + state.grill.thrown) % context.players, THROW)
    else:
        _clean(context)


def _call(context: AnyContext, move: CallChip) -> None:
    context.emit(ChipCalled(context.seat, move.chip, move.place))
    _clean(context)


# Step 2: cleaning


def _clean(context: AnyContext) -> None:
    """Resolve the action spaces from the next one on (SAF-30); doubts come before anything is revealed (THR-21)."""
    state, lookup = context.state, context.lookup
    # Once more after the last space, for chips that settled into a doubt.
    for space in range(state.space, len(lookup.spaces) + 1):
        if doubtful(state.grill):
            context.ask(state.head, CALL)
            return
        chips = state.grill.on(lookup.kinds + space)
        if not chips:
            continue
        thrower = context.thrower
        thrower.show(chips)
        winner = highest(chips, state.head, context.players)
        context.emit(e.SpaceWon(space, winner, most_valuable(chips, winner).value))
        thrower.take_off(chip.id for chip in chips)
        ask = ASKS[lookup.spaces[space]]
        if ask(context):
            return
    context.variant.after_spaces(context)
    # What lies on the bonus throw's space by now goes back like invalid chips (SAF-33, SAF-40).
    context.back([chip for chip in state.grill.lying if not 0 <= chip.place < lookup.kinds])
    _next_bowl(context)


def _ask_bonus_throw(context: AnyContext) -> bool:
    if not context.state.grill.pouches[context.state.winner].hand:
        return False
    context.ask(context.state.winner, Ask.BONUS_THROW)
    return True


def _ask_bonus_ingredient(context: AnyContext) -> bool:
    return _ask_use(context) if context.state.pile or any(context.state.discard) else False


def _ask_reserve(context: AnyContext) -> bool:
    return _ask_use(context) if context.state.deck else False


def _ask_use(context: AnyContext) -> bool:
    context.ask(context.state.winner, USE)
    return True


ASKS: dict[Space, Callable[[AnyContext], bool]] = {
    Space.BONUS_THROW: _ask_bonus_throw,
    Space.BONUS_INGREDIENT: _ask_bonus_ingredient,
    Space.RESERVE: _ask_reserve,
    Space.HEAD_CHEF: _ask_use,
}
"""Ask the winner of a space, or say that there is nothing to ask for."""


def _decline_space(context: AnyContext, _move: m.DeclineSpace) -> None:
    context.emit(e.SpaceDeclined(context.state.space - 1, context.seat))
    _clean(context)


def _use_space(context: AnyContext, _move: m.UseSpace) -> None:
    state = context.state
    match context.lookup.spaces[state.space - 1]:
        case Space.BONUS_INGREDIENT:
            _draw(context, context.lookup.digit(state.best))
            context.ask(context.seat, KEEP)
            return
        case Space.RESERVE:
            context.emit(RecipeReserved(context.seat, state.deck[0]))
        case _:
            context.emit(e.HeadChefChanged(context.seat))
    _clean(context)


def _draw(context: AnyContext, count: int) -> None:
    """Draw so many cards, or as many as there are (SAF-34)."""
    while count and _refill(context):
        cards = context.state.pile[:count]
        context.emit(e.CardsDrawn(context.seat, cards))
        count -= len(cards)


def _refill(context: AnyContext) -> bool:
    """Shuffle the discards as the new pile when a card must be drawn and there is none (SAF-62); is there one now?"""
    state = context.state
    if not state.pile and any(state.discard):
        cards = [kind for kind, count in enumerate(state.discard) for _ in range(count)]
        context.emit(e.PileShuffled(tuple([cards[place] for place in context.chance.order(len(cards))])))
    return bool(state.pile)


def _keep(context: AnyContext, move: m.Keep) -> None:
    context.emit(e.CardKept(context.seat, move.ingredient, context.state.open_hands))
    _clean(context)


# Step 3: selling and buying


def _next_bowl(context: AnyContext) -> None:
    if context.state.grill.lying:
        context.ask(context.state.head, BOWL)
    else:
        _begin_cooking(context, context.state.head)


def _choose_bowl(context: AnyContext, move: m.ChooseBowl) -> None:
    context.emit(e.BowlChosen(move.ingredient))
    context.thrower.show(context.state.grill.on(move.ingredient))
    context.ask(context.state.head, SELL)


def _sell(context: AnyContext, move: m.Sell) -> None:
    state = context.state
    if move.cards:
        price = sum([chip.value for chip in state.grill.on(state.bowl)])
        context.emit(e.CardsSold(context.seat, state.bowl, move.cards, price))
    following = (context.seat + 1) % context.players
    if following != state.head:
        context.ask(following, SELL)
        return
    context.back([chip for chip in state.grill.on(state.bowl) if chip.seat in state.sellers])
    _next_buyer(context)


def _next_buyer(context: AnyContext) -> None:
    """Ask whoever has the highest total now (SAF-45, SAF-46), or end the trade."""
    state = context.state
    chips = state.grill.on(state.bowl)
    if chips and state.display[state.bowl]:
        context.ask(highest(chips, state.head, context.players), BUY)
    else:
        context.back(chips)
        _next_bowl(context)


def _buy(context: AnyContext, _move: m.Buy) -> None:
    context.emit(CardBought(context.seat, context.state.bowl, own_total(context.state, context.seat)))
    context.back([most_valuable(context.state.grill.on(context.state.bowl), context.seat)])
    _next_buyer(context)


def _decline_buy(context: AnyContext, _move: m.DeclineBuy) -> None:
    context.emit(e.BuyDeclined(context.seat, context.state.bowl, own_total(context.state, context.seat)))
    context.back(context.variant.given_back(context.state.grill.on(context.state.bowl), context.seat))
    _next_buyer(context)


# Step 4: cooking


def _begin_cooking(context: AnyContext, seat: Seat) -> None:
    context.emit(e.CookingBegun(seat))
    context.ask(seat, COOK)


def cook(context: AnyContext, cooked: Event) -> None:
    """Tell a room's own event of a cooked recipe: the chef may win with it (SAF-52), or cook on."""
    context.emit(cooked)
    if len(context.state.chefs[context.seat].cooked) == context.lookup.goal:
        context.emit(GameEnded(context.variant.rules.won))
    else:
        context.ask(context.seat, COOK)


def _stop_cooking(context: AnyContext, _move: m.StopCooking) -> None:
    state = context.state
    following = (context.seat + 1) % context.players
    if following != state.head:
        _begin_cooking(context, following)
    elif state.round == state.last_round:
        context.emit(GameEnded(context.variant.rules.last))
    else:
        _new_round(context)


# New round


def _new_round(context: AnyContext) -> None:
    state = context.state
    context.emit(RoundBegun(state.round + 1, (state.head + 1) % context.players))
    context.emit(ChipsGathered())
    recipes = state.deck[: max(0, context.layout.menu - len(state.menu))]
    if recipes:
        context.emit(RecipesDealt(recipes))
    count = context.layout.dealt
    while count and _refill(context):
        cards = state.pile[:count]
        # Sorted: the display keeps no order, and nobody learns in which order they lay in the pile.
        context.emit(e.CardsDealt(tuple(sorted(cards))))
        count -= len(cards)
    context.ask(state.head, THROW)


EFFECTS: dict[type, Callable[[AnyContext, Any], None]] = {
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
