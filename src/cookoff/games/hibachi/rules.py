"""What a legal move brings about: the events, in the order of the rules."""

from collections.abc import Callable
from typing import Any

from cookoff.engine import Chance, Event, Move, Seat
from cookoff.games.grill.chips import BARE, Chip
from cookoff.games.grill.events import ChipCalled, ChipsBack, ChipsGathered
from cookoff.games.grill.moves import AimChip, CallChip, ThrowChip
from cookoff.games.grill.order import clockwise, dearest, highest
from cookoff.games.grill.throwing import Thrower, doubtful

from . import events as e
from . import moves as m
from .evolve import EVOLVE
from .legal import own_total
from .printed import Printed
from .state import State
from .things import BOWL, BUY, CALL, COOK, KEEP, SELL, THROW, USE, Ask, Space


class Turn:
    """One move being carried out: the state, and the events told so far."""

    __slots__ = ("chance", "events", "printed", "seat", "state")

    def __init__(self, printed: Printed, state: State, seat: Seat, chance: Chance) -> None:
        self.printed = printed
        self.state = state
        self.seat = seat
        self.chance = chance
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        """Tell an event and let it happen."""
        self.events.append(event)
        EVOLVE[type(event)](self.state, event)

    def ask(self, seat: Seat, ask: Ask) -> None:
        """Ask a seat for the next decision."""
        self.emit(e.Asked(seat, ask))

    def back(self, chips: list[Chip]) -> None:
        """Chips go back to their owners, where nothing leans on anything any more."""
        if chips:
            self.emit(ChipsBack(tuple([chip.id for chip in chips])))

    @property
    def thrower(self) -> Thrower:
        """For throws and for taking chips off the board."""
        return Thrower(self.printed.ground, self.state.grill, self.state.doubt, self.chance, self.emit)

    @property
    def players(self) -> int:
        """How many there are."""
        return len(self.state.chefs)


def carry_out(printed: Printed, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event]:
    """Carry out a move that was found legal."""
    turn = Turn(printed, state, seat, chance)
    EFFECTS[type(move)](turn, move)
    return turn.events


# Step 1: throwing


def _throw(turn: Turn, move: ThrowChip | AimChip) -> None:
    state = turn.state
    turn.thrower.throw(turn.seat, move)
    if state.ask is THROW and state.grill.thrown < turn.printed.components.throws(turn.players) * turn.players:
        turn.ask((state.head + state.grill.thrown) % turn.players, THROW)
    else:
        _clean(turn)


def _call(turn: Turn, move: CallChip) -> None:
    turn.emit(ChipCalled(turn.seat, move.chip, move.place))
    _clean(turn)


# Step 2: cleaning


def _clean(turn: Turn) -> None:
    """Resolve the action spaces from the next one on (HIB-30); doubts come before anything is revealed (THR-21)."""
    state, printed = turn.state, turn.printed
    for space in range(state.space, len(printed.spaces)):
        if doubtful(state.grill):
            turn.ask(state.head, CALL)
            return
        chips = state.grill.on(printed.kinds + space)
        if not chips:
            continue
        thrower = turn.thrower
        thrower.show(chips)
        winner = highest(chips, state.head, turn.players)
        turn.emit(e.SpaceWon(space, winner, dearest(chips, winner).value))
        thrower.take_off(chip.id for chip in chips)
        ask = ASKS[printed.spaces[space]]
        if ask(turn):
            return
    if doubtful(state.grill):
        turn.ask(state.head, CALL)
        return
    _hand_out_chili(turn)


def _ask_bonus_throw(turn: Turn) -> bool:
    if not turn.state.grill.pouches[turn.state.winner].hand:
        return False
    turn.ask(turn.state.winner, Ask.BONUS_THROW)
    return True


def _ask_bonus_ingredient(turn: Turn) -> bool:
    return _ask_use(turn) if turn.state.pile or any(turn.state.discard) else False


def _ask_reserve(turn: Turn) -> bool:
    return _ask_use(turn) if turn.state.deck else False


def _ask_use(turn: Turn) -> bool:
    turn.ask(turn.state.winner, USE)
    return True


ASKS: dict[Space, Callable[[Turn], bool]] = {
    Space.BONUS_THROW: _ask_bonus_throw,
    Space.BONUS_INGREDIENT: _ask_bonus_ingredient,
    Space.RESERVE: _ask_reserve,
    Space.HEAD_CHEF: _ask_use,
}
"""Ask the winner of a space, or say that there is nothing to ask for."""


def _decline_space(turn: Turn, _move: m.DeclineSpace) -> None:
    turn.emit(e.SpaceDeclined(turn.state.space - 1, turn.seat))
    _clean(turn)


def _use_space(turn: Turn, _move: m.UseSpace) -> None:
    state = turn.state
    match turn.printed.spaces[state.space - 1]:
        case Space.BONUS_INGREDIENT:
            _draw(turn, turn.printed.digit(state.best))
            turn.ask(turn.seat, KEEP)
            return
        case Space.RESERVE:
            turn.emit(e.RecipeReserved(turn.seat, state.deck[0]))
        case _:
            turn.emit(e.HeadChefChanged(turn.seat))
    _clean(turn)


def _draw(turn: Turn, count: int) -> None:
    """Draw so many cards, or as many as there are (HIB-34)."""
    while count and _refill(turn):
        cards = turn.state.pile[:count]
        turn.emit(e.CardsDrawn(turn.seat, cards))
        count -= len(cards)


def _refill(turn: Turn) -> bool:
    """Shuffle the discards as the new pile when a card must be drawn and there is none (HIB-63); is there one now?"""
    state = turn.state
    if not state.pile and any(state.discard):
        cards = [kind for kind, count in enumerate(state.discard) for _ in range(count)]
        turn.emit(e.PileShuffled(tuple([cards[place] for place in turn.chance.order(len(cards))])))
    return bool(state.pile)


def _keep(turn: Turn, move: m.Keep) -> None:
    turn.emit(e.CardKept(turn.seat, move.ingredient, turn.state.open_hands))
    _clean(turn)


def _hand_out_chili(turn: Turn) -> None:
    """Chili for chips on the bare area (HIB-37 to HIB-39); then all chips outside bowls go back (HIB-33, HIB-40)."""
    state = turn.state
    for seat in clockwise(state.head, turn.players):
        for chip in state.grill.lying:
            if chip.seat == seat and chip.place == BARE:
                _take_chili(turn, seat)
    turn.back([chip for chip in state.grill.lying if not 0 <= chip.place < turn.printed.kinds])
    _next_bowl(turn)


def _take_chili(turn: Turn, seat: Seat) -> None:
    state = turn.state
    if not state.chili:
        most = max(chef.chili for chef in state.chefs)
        for other in clockwise(state.head, turn.players):
            if most and state.chefs[other].chili == most:
                turn.emit(e.ChiliReturned(other, most))
    if state.chili:
        turn.emit(e.ChiliTaken(seat))


# Step 3: selling and buying


def _next_bowl(turn: Turn) -> None:
    if turn.state.grill.lying:
        turn.ask(turn.state.head, BOWL)
    else:
        _begin_cooking(turn, turn.state.head)


def _choose_bowl(turn: Turn, move: m.ChooseBowl) -> None:
    turn.emit(e.BowlChosen(move.ingredient))
    turn.thrower.show(turn.state.grill.on(move.ingredient))
    turn.ask(turn.state.head, SELL)


def _sell(turn: Turn, move: m.Sell) -> None:
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


def _next_buyer(turn: Turn) -> None:
    """Ask whoever has the highest total now (HIB-44, HIB-46), or end the trade."""
    state = turn.state
    chips = state.grill.on(state.bowl)
    if chips and state.display[state.bowl]:
        turn.ask(highest(chips, state.head, turn.players), BUY)
    else:
        turn.back(chips)
        _next_bowl(turn)


def _buy(turn: Turn, _move: m.Buy) -> None:
    turn.emit(e.CardBought(turn.seat, turn.state.bowl, own_total(turn.state, turn.seat)))
    _take_dearest(turn)


def _decline_buy(turn: Turn, _move: m.DeclineBuy) -> None:
    turn.emit(e.BuyDeclined(turn.seat, turn.state.bowl, own_total(turn.state, turn.seat)))
    _take_dearest(turn)


def _take_dearest(turn: Turn) -> None:
    turn.back([dearest(turn.state.grill.on(turn.state.bowl), turn.seat)])
    _next_buyer(turn)


# Step 4: cooking


def _begin_cooking(turn: Turn, seat: Seat) -> None:
    turn.emit(e.CookingBegun(seat))
    turn.ask(seat, COOK)


def _cook(turn: Turn, move: m.Cook) -> None:
    state = turn.state
    chef = state.chefs[turn.seat]
    cards = tuple([need for need in turn.printed.recipes[move.recipe] if need != move.chili_for])
    chili = 0 if move.chili_for is None else turn.printed.chili_swap
    turn.emit(e.RecipeCooked(turn.seat, move.recipe, cards, chili, move.recipe in chef.reserved))
    if len(chef.cooked) == turn.printed.components.goal:
        turn.emit(e.GameEnded("HIB-52"))
    else:
        turn.ask(turn.seat, COOK)


def _stop_cooking(turn: Turn, _move: m.StopCooking) -> None:
    state = turn.state
    following = (turn.seat + 1) % turn.players
    if following != state.head:
        _begin_cooking(turn, following)
    elif state.round == state.last_round:
        turn.emit(e.GameEnded("HIB-53"))
    else:
        _new_round(turn)


# New round


def _new_round(turn: Turn) -> None:
    state, components = turn.state, turn.printed.components
    turn.emit(e.RoundBegun(state.round + 1, (state.head + 1) % turn.players))
    turn.emit(ChipsGathered())
    recipes = state.deck[: max(0, components.menu - len(state.menu))]
    if recipes:
        turn.emit(e.RecipesDealt(recipes))
    count = components.cards.dealt
    while count and _refill(turn):
        cards = state.pile[:count]
        turn.emit(e.CardsDealt(cards))
        count -= len(cards)
    turn.ask(state.head, THROW)


EFFECTS: dict[type, Callable[[Turn, Any], None]] = {
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
    m.Cook: _cook,
    m.StopCooking: _stop_cooking,
}
