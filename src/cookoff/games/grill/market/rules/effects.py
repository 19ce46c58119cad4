"""Legal moves carried out: the events of each, in the order of the rules."""

from collections.abc import Callable
from typing import Any

from cookoff.engine import Chance, Event, Move, Refusal, Seat
from cookoff.games.grill.market.content.enums import BOWL, BUY, CALL, COOK, KEEP, SELL, THROW, USE, Ask, Space
from cookoff.games.grill.rules.events import ChipCalled, ChipsGathered
from cookoff.games.grill.rules.moves import AimChip, CallChip, ThrowChip
from cookoff.games.grill.rules.order import highest, most_valuable
from cookoff.games.grill.rules.recipes import CardBought, GameEnded, RecipeReserved, RecipesDealt, RoundBegun
from cookoff.games.grill.rules.throwing.thrower import doubtful

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
    """Throw a chip, then ask the next player clockwise, until all have thrown (SAF-20, SAF-21, HIB-20, HIB-21)."""
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
    """Resolve the action spaces in order, from the next one on (SAF-30, HIB-30).

    Each space counts the chips that lie there when its turn comes (SAF-37, HIB-22): the player with the highest total
    wins it (SAF-31, HIB-31), and its chips go back before the action (SAF-32, HIB-32). Doubts are settled before
    anything is revealed (THR-21).
    """
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
    # Chips on the bonus throw's space by now go back like invalid ones (SAF-33, SAF-40; HIB-33, HIB-40).
    context.back([chip for chip in state.grill.lying if not 0 <= chip.place < lookup.kinds])
    _next_bowl(context)


def _ask_bonus_throw(context: AnyContext) -> bool:
    """The extra chip is one not thrown in this round (SAF-33, HIB-33)."""
    if not context.state.grill.pouches[context.state.winner].hand:
        return False
    context.ask(context.state.winner, Ask.BONUS_THROW)
    return True


def _ask_bonus_ingredient(context: AnyContext) -> bool:
    """With no card left to draw nothing happens (SAF-34, HIB-34)."""
    return _ask_use(context) if context.state.pile or any(context.state.discard) else False


def _ask_reserve(context: AnyContext) -> bool:
    """With no recipe left nothing happens (SAF-35, HIB-35)."""
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
"""For each space: ask its winner and return whether there was anything to ask."""


def _decline_space(context: AnyContext, _move: m.DeclineSpace) -> None:
    """The winner may decline; then nobody acts (SAF-38, HIB-22)."""
    context.emit(e.SpaceDeclined(context.state.space - 1, context.seat))
    _clean(context)


def _use_space(context: AnyContext, _move: m.UseSpace) -> None:
    """Draw cards (SAF-34, HIB-34), reserve a recipe (SAF-35, HIB-35) or become head chef (SAF-36, HIB-36)."""
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
    """Draw so many cards, or as many as there are (SAF-34, HIB-34)."""
    while count and _refill(context):
        cards = context.state.pile[:count]
        context.emit(e.CardsDrawn(context.seat, cards))
        count -= len(cards)


def _refill(context: AnyContext) -> bool:
    """Shuffle the discards as the new pile if a card is needed and there is none (SAF-62, HIB-63).

    Returns whether there is a card to draw now.
    """
    state = context.state
    if not state.pile and any(state.discard):
        cards = [kind for kind, count in enumerate(state.discard) for _ in range(count)]
        context.emit(e.PileShuffled(tuple([cards[place] for place in context.chance.order(len(cards))])))
    return bool(state.pile)


def _keep(context: AnyContext, move: m.Keep) -> None:
    """Keep one of the cards drawn (SAF-34, HIB-34)."""
    context.emit(e.CardKept(context.seat, move.ingredient, context.state.open_hands))
    _clean(context)


# Step 3: selling and buying


def _next_bowl(context: AnyContext) -> None:
    """Let the head chef choose bowls until no chip is left on the board (SAF-41, HIB-40)."""
    if context.state.grill.lying:
        context.ask(context.state.head, BOWL)
    else:
        _begin_cooking(context, context.state.head)


def _choose_bowl(context: AnyContext, move: m.ChooseBowl) -> None:
    """Reveal the chips of the bowl; selling comes first (SAF-42, HIB-41)."""
    context.emit(e.BowlChosen(move.ingredient))
    context.thrower.show(context.state.grill.on(move.ingredient))
    context.ask(context.state.head, SELL)


def _sell(context: AnyContext, move: m.Sell) -> None:
    """Sell cards for the total of all chips in the bowl, then ask the next player (SAF-43, HIB-42; examples: HIB-48).

    Everybody is asked, with cards to sell or without (SAF-15, HIB-15). Sellers take back their chips when all have
    answered (SAF-44, HIB-43).
    """
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
    """Ask the player with the highest total now, or end the trade (SAF-45, SAF-46; HIB-44, HIB-46, HIB-48)."""
    state = context.state
    chips = state.grill.on(state.bowl)
    if chips and state.display[state.bowl]:
        context.ask(highest(chips, state.head, context.players), BUY)
    else:
        context.back(chips)
        _next_bowl(context)


def _buy(context: AnyContext, _move: m.Buy) -> None:
    """Buy one card for the buyer's own total; the buyer's most valuable chip goes back (SAF-45, HIB-44)."""
    context.emit(CardBought(context.seat, context.state.bowl, own_total(context.state, context.seat)))
    context.back([most_valuable(context.state.grill.on(context.state.bowl), context.seat)])
    _next_buyer(context)


def _decline_buy(context: AnyContext, _move: m.DeclineBuy) -> None:
    """Take back chips instead: all of them (SAF-48), or the most valuable one (HIB-45)."""
    context.emit(e.BuyDeclined(context.seat, context.state.bowl, own_total(context.state, context.seat)))
    context.back(context.variant.given_back(context.state.grill.on(context.state.bowl), context.seat))
    _next_buyer(context)


# Step 4: cooking


def _begin_cooking(context: AnyContext, seat: Seat) -> None:
    """Ask the next player to cook, whether or not they can (SAF-15, SAF-50; HIB-15, HIB-50)."""
    context.emit(e.CookingBegun(seat))
    context.ask(seat, COOK)


def cook(context: AnyContext, cooked: Event) -> None:
    """Emit the room's event of a cooked recipe; the chef wins with it (SAF-52, HIB-52) or may cook on."""
    context.emit(cooked)
    if len(context.state.chefs[context.seat].cooked) == context.lookup.goal:
        context.emit(GameEnded(context.variant.rules.won))
    else:
        context.ask(context.seat, COOK)


def _stop_cooking(context: AnyContext, _move: m.StopCooking) -> None:
    """Ask the next player; after the last one comes a new round, or the end (SAF-53, HIB-53)."""
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
    """Pass the head chef's sign to the left (SAF-60, HIB-60), refill the menu and add ingredient cards.

    The menu is filled now and not before (SAF-51), as far as there are recipes (SAF-61, SAF-63; HIB-61, HIB-64). Unsold
    cards stay on display, and new ones are added (SAF-49, SAF-61; HIB-47, HIB-62).
    """
    state = context.state
    context.emit(RoundBegun(state.round + 1, (state.head + 1) % context.players))
    context.emit(ChipsGathered())
    recipes = state.deck[: max(0, context.layout.menu - len(state.menu))]
    if recipes:
        context.emit(RecipesDealt(recipes))
    count = context.layout.dealt
    while count and _refill(context):
        cards = state.pile[:count]
        # Sorted: the display keeps no order, and the order of the pile stays secret.
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
