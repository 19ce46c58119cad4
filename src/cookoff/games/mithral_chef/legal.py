"""What may be done and what not: a check for each move, answering with the rule that forbids it.

`fault` knows no time: it says whether a hand could do this once it is free. `early` says whether it is.
"""

import math
from collections.abc import Callable
from typing import Any

from cookoff.engine import TABLE, Move, Refusal, Seat

from . import moves as m
from .printed import Printed
from .state import (
    Cooking,
    Counts,
    Foraging,
    Hunting,
    Offer,
    Plating,
    Player,
    SousChef,
    State,
    open_recipes,
    owned_game,
    owned_pantry,
)
from .things import BEAST, FOREST, ORDER, OVEN, PANTRY, PLATING, Phase, Station, animal_of, die_of

STRENGTH, HEADING, HEIGHT = (0.3, 2.0), (-0.6, 0.6), (0.7, 2.0)
"""What a throw onto the oven card may be: multiples of the usual, radians, multiples of the usual."""
ASIDE, SPEED = 0.012, 0.2
"""How far from the middle a die may be aimed, in metres, and what velocity a hand may give it, in m/s."""


def fault(printed: Printed, state: State, seat: Seat, move: Move) -> Refusal | None:
    """Why the move is illegal at any time, or `None` if it is legal once its hand is free."""
    if seat == TABLE or type(move) in TABLE_MOVES:
        return Refusal("MIT-20", "not-yours-to-do")
    if state.phase is Phase.OVER:
        return Refusal("MIT-71", "game-over")
    if seat not in state.chefs:
        return Refusal("MIT-83", "not-in-the-showdown") if state.standings else Refusal("MIT-20", "no-such-seat")
    if state.phase is Phase.COUNTDOWN:
        return Refusal("MIT-12", "countdown")
    if isinstance(move, m.WantShowdown):
        return _want_showdown(state, seat)
    if state.phase is Phase.VOTE:
        return Refusal("MIT-83", "answer-first")
    player = state.players[seat]
    found = HAND_CHECKS.get(type(move))
    if found is None:
        return SPOKEN_CHECKS[type(move)](printed, state, seat, move)
    needed, find_fault = found
    chef = player.chefs[move.hand]  # type: ignore[attr-defined]  # every move of HAND_CHECKS names its hand
    if chef.station is not needed:
        if needed is not None:
            rule, reason = ("MIT-21", "not-there") if chef.station is None else ("MIT-22", "elsewhere")
            return Refusal(rule, reason, {"station": needed.name})
        assert chef.station is not None
        if not isinstance(move, m.Leave):
            return Refusal("MIT-21", "not-at-home", {"station": chef.station.name})
    return find_fault(printed, state, player, chef, move)


def early(state: State, seat: Seat, move: Move, now: int) -> Refusal | None:
    """Why a move without fault comes too early, or `None` if it does not."""
    if type(move) not in HAND_CHECKS:
        return None
    player = state.players[seat]
    busy = player.chefs[move.hand].busy  # type: ignore[attr-defined]  # as above
    if now < busy:
        return Refusal("MIT-25", "busy", {"left": busy - now})
    station = ENTERS.get(type(move))
    if station is not None and now < player.barred[station]:
        return Refusal("MIT-28", "too-soon", {"station": station.name, "left": player.barred[station] - now})
    return None


def ready(state: State, seat: Seat, move: Move) -> int:
    """From when on a move without fault is accepted."""
    if type(move) not in HAND_CHECKS:
        return 0
    player = state.players[seat]
    busy = player.chefs[move.hand].busy  # type: ignore[attr-defined]  # as above
    station = ENTERS.get(type(move))
    return busy if station is None else max(busy, player.barred[station])


def free_space(printed: Printed, state: State, station: Station) -> int | None:
    """The first open space where no sous-chef stands."""
    taken = [chef.space for player in state.players for chef in player.chefs if chef.station is station]
    for space in printed.spaces(len(state.players), station):
        if space not in taken:
            return space
    return None


def must_take(supply: Counts, work: Hunting) -> bool:
    """Whether the open card is a questing beast whose die is there (MIT-32, MIT-33)."""
    return work.card is not None and animal_of(work.card) is BEAST and supply[die_of(work.card)] > 0


def off(work: Cooking) -> tuple[int, ...]:
    """The dice that must be rolled again (MIT-52, MIT-53)."""
    return tuple([number for number, die in enumerate(work.dice) if not die.counts])


def total(work: Cooking) -> int:
    """The sum of the dice, which all lie on the card (MIT-58)."""
    return sum(die.face for die in work.dice)


def _no_space(printed: Printed, state: State, station: Station) -> Refusal | None:
    if free_space(printed, state, station) is None:
        return Refusal("MIT-21", "no-space", {"station": station.name})
    return None


# Forest


def _enter_forest(printed: Printed, state: State, player: Player, _chef: SousChef, _move: Move) -> Refusal | None:
    if owned_game(player) >= printed.limits.game:
        return Refusal("MIT-35", "enough-game", {"most": printed.limits.game})
    return _no_space(printed, state, FOREST)


def _flip(_printed: Printed, state: State, _player: Player, chef: SousChef, move: m.Flip) -> Refusal | None:
    if _open_card(chef) is not None:
        return Refusal("MIT-31", "card-open")
    if move.slot < 0 or not state.spread >> move.slot & 1:
        return Refusal("MIT-34", "no-card-there", {"slot": move.slot})
    return None


def _take_game(_printed: Printed, state: State, _player: Player, chef: SousChef, _move: Move) -> Refusal | None:
    card = _open_card(chef)
    if card is None:
        return Refusal("MIT-31", "no-card-open")
    return None if state.supply[die_of(card)] else Refusal("MIT-33", "no-die", {"card": card})


def _ignore(_printed: Printed, state: State, _player: Player, chef: SousChef, _move: Move) -> Refusal | None:
    assert isinstance(chef.work, Hunting)
    if chef.work.card is None:
        return Refusal("MIT-31", "no-card-open")
    return Refusal("MIT-32", "beast") if must_take(state.supply, chef.work) else None


def _release_game(
    _printed: Printed, _state: State, player: Player, chef: SousChef, move: m.ReleaseGame
) -> Refusal | None:
    if _open_card(chef) is not None:
        return Refusal("MIT-31", "card-open")
    return None if move.card in player.game else Refusal("MIT-35", "no-such-game", {"card": move.card})


def _open_card(chef: SousChef) -> str | None:
    assert isinstance(chef.work, Hunting)
    return chef.work.card


# Pantry


def _enter_pantry(printed: Printed, state: State, _player: Player, _chef: SousChef, _move: Move) -> Refusal | None:
    return _no_space(printed, state, PANTRY)


def _draw(_printed: Printed, state: State, _player: Player, chef: SousChef, _move: Move) -> Refusal | None:
    if _drawn(chef):
        return Refusal("MIT-40", "die-drawn")
    return None if any(state.bag) else Refusal("MIT-41", "bag-empty")


def _keep(printed: Printed, _state: State, player: Player, chef: SousChef, _move: Move) -> Refusal | None:
    if not _drawn(chef):
        return Refusal("MIT-40", "no-die-drawn")
    if owned_pantry(player) >= printed.limits.pantry:
        return Refusal("MIT-42", "too-many-dice", {"most": printed.limits.pantry})
    return None


def _put_back(_printed: Printed, _state: State, _player: Player, chef: SousChef, _move: Move) -> Refusal | None:
    return None if _drawn(chef) else Refusal("MIT-40", "no-die-drawn")


def _return_die(_printed: Printed, _state: State, player: Player, chef: SousChef, move: m.ReturnDie) -> Refusal | None:
    if _drawn(chef):
        return Refusal("MIT-40", "die-drawn")
    return None if player.pantry[move.die] else Refusal("MIT-42", "no-such-die", {"die": move.die.name})


def _drawn(chef: SousChef) -> bool:
    assert isinstance(chef.work, Foraging)
    return chef.work.die is not None


# Oven


def _enter_oven(printed: Printed, state: State, player: Player, _chef: SousChef, move: m.EnterOven) -> Refusal | None:
    if move.recipe not in player.recipes:
        return _why_not_open(player, move.recipe)
    if any(move.game.count(card) > player.game.count(card) for card in move.game):
        return Refusal("MIT-50", "game-missing", {"recipe": move.recipe})
    if not suits(printed, move.recipe, move.game):
        return Refusal("MIT-50", "wrong-game", {"recipe": move.recipe})
    if any(there < asked for there, asked in zip(player.pantry, printed.pantry[move.recipe], strict=True)):
        return Refusal("MIT-50", "pantry-missing", {"recipe": move.recipe})
    return _no_space(printed, state, OVEN)


def suits(printed: Printed, recipe: str, game: tuple[str, ...]) -> bool:
    """Whether these forest cards, sorted, are the recipe's game; one questing beast may stand in (MIT-32, MIT-50)."""
    asked = list(printed.game[recipe])
    if len(game) != len(asked) or list(game) != sorted(game):
        return False
    beasts = 0
    for card in game:
        animal = animal_of(card)
        if animal is BEAST:
            beasts += 1
        elif animal in asked:
            asked.remove(animal)
        else:
            return False
    return beasts <= 1


def _why_not_open(player: Player, recipe: str) -> Refusal:
    works = [chef.work for chef in player.chefs]
    if any(isinstance(work, Cooking) and work.meal.recipe == recipe for work in works):
        return Refusal("MIT-51", "locked", {"recipe": recipe})
    dishes = [*player.dishes, *(work.dish for work in works if isinstance(work, Plating))]
    if any(dish.meal.recipe == recipe for dish in dishes):
        return Refusal("MIT-57", "cooked-already", {"recipe": recipe})
    return Refusal("MIT-50", "no-recipe", {"recipe": recipe})


def _roll(_printed: Printed, _state: State, _player: Player, chef: SousChef, move: m.Roll) -> Refusal | None:
    work = chef.work
    assert isinstance(work, Cooking)
    number = len(work.meal.game) + sum(work.meal.pantry)
    if list(move.dice) != sorted(set(move.dice)) or not move.dice or not 0 <= move.dice[0] <= move.dice[-1] < number:
        return Refusal("MIT-51", "not-these-dice", {"dice": number})
    if not work.dice and len(move.dice) < number:
        return Refusal("MIT-52", "roll-all", {"dice": number})
    if (again := off(work)) and move.dice != again:
        return Refusal("MIT-58", "roll-these-again", {"dice": len(again)})
    chosen = ((move.strength, STRENGTH), (move.heading, HEADING), (move.height, HEIGHT))
    if not all(low <= value <= high for value, (low, high) in chosen):
        return Refusal("MIT-52", "no-such-throw")
    return None


def _stop(_printed: Printed, state: State, _player: Player, chef: SousChef, move: m.Stop) -> Refusal | None:
    work = chef.work
    assert isinstance(work, Cooking)
    if not work.dice:
        return Refusal("MIT-54", "not-rolled")
    if off(work):
        return Refusal("MIT-58", "roll-these-again", {"dice": len(off(work))})
    if move.plate is None:
        fits = bool(state.plates) and state.plates[0] <= total(work)
        return Refusal("MIT-56", "a-plate-fits") if fits else None
    if move.plate > total(work):
        return Refusal("MIT-56", "plate-too-high", {"plate": move.plate, "sum": total(work)})
    return None if move.plate in state.plates else Refusal("MIT-56", "plate-gone", {"plate": move.plate})


# Plating and order


def _enter_plating(
    printed: Printed, state: State, player: Player, _chef: SousChef, move: m.EnterPlating
) -> Refusal | None:
    if all(dish.meal.recipe != move.recipe for dish in player.dishes):
        return Refusal("MIT-60", "no-plate", {"recipe": move.recipe})
    return _no_space(printed, state, PLATING)


def _place(_printed: Printed, _state: State, _player: Player, chef: SousChef, move: m.Place) -> Refusal | None:
    work = chef.work
    assert isinstance(work, Plating)
    meal = work.dish.meal
    if not 0 <= move.die < len(meal.game) + sum(meal.pantry) or any(one.die == move.die for one in work.tower):
        return Refusal("MIT-60", "no-such-die-to-stack", {"die": move.die})
    far = max(abs(move.x), abs(move.y))
    # Written so that a number that is none fails too.
    if not (far <= ASIDE and abs(move.turn) <= math.pi and move.velocity.length() <= SPEED):
        return Refusal("MIT-61", "no-such-release")
    return None


def _take_order(printed: Printed, state: State, player: Player, _chef: SousChef, _move: Move) -> Refusal | None:
    if state.showdown:
        return Refusal("MIT-83", "order-closed")
    if state.orders is not None and open_recipes(player) >= state.orders:
        return Refusal("MIT-70", "enough-orders", {"most": state.orders})
    return _no_space(printed, state, ORDER)


def _leave(_printed: Printed, state: State, _player: Player, chef: SousChef, _move: Move) -> Refusal | None:
    match chef.work:
        case None:
            return Refusal("MIT-21", "at-home")
        case Hunting() if must_take(state.supply, chef.work):
            return Refusal("MIT-24", "take-the-beast")
        case Cooking(_, dice) if dice:
            if off(chef.work):
                return Refusal("MIT-58", "roll-these-again", {"dice": len(off(chef.work))})
            return Refusal("MIT-24", "stop-or-reroll")
        case _:
            return None


# What is spoken


def _want_showdown(state: State, seat: Seat) -> Refusal | None:
    if state.phase is not Phase.VOTE:
        return Refusal("MIT-83", "no-vote")
    return Refusal("MIT-83", "answered") if seat in state.agreed else None


def _make_offer(_printed: Printed, state: State, seat: Seat, move: m.MakeOffer) -> Refusal | None:
    if move.to not in state.chefs or move.to == seat:
        return Refusal("MIT-23", "no-partner", {"seat": move.to})
    named = (*move.give, *move.want)
    if len(move.give) != 3 or len(move.want) != 3 or min(named) < 0 or not any(named):
        return Refusal("MIT-23", "names-no-dice")
    if any(offer.seat == seat and offer.to == move.to for offer in state.offers):
        return Refusal("MIT-23", "offer-stands", {"seat": move.to})
    return None if _has(state.players[seat], move.give) else Refusal("MIT-23", "dice-not-there", {"seat": seat})


def _accept(printed: Printed, state: State, seat: Seat, move: m.Accept) -> Refusal | None:
    offer = find_offer(state, move.offer)
    if offer is None or offer.to != seat:
        return Refusal("MIT-23", "no-such-offer")
    giver, taker = state.players[offer.seat], state.players[offer.to]
    for player, dice, who in ((giver, offer.give, offer.seat), (taker, offer.want, offer.to)):
        if not _has(player, dice):
            return Refusal("MIT-23", "dice-not-there", {"seat": who})
    gain = sum(offer.give) - sum(offer.want)
    for player, more, who in ((taker, gain, offer.to), (giver, -gain, offer.seat)):
        if more > 0 and owned_pantry(player) + more > printed.limits.pantry:
            return Refusal("MIT-42", "trade-too-many", {"seat": who, "most": printed.limits.pantry})
    return None


def _decline(_printed: Printed, state: State, seat: Seat, move: m.Decline) -> Refusal | None:
    offer = find_offer(state, move.offer)
    return Refusal("MIT-23", "no-such-offer") if offer is None or offer.to != seat else None


def _withdraw(_printed: Printed, state: State, seat: Seat, move: m.Withdraw) -> Refusal | None:
    offer = find_offer(state, move.offer)
    return Refusal("MIT-23", "no-such-offer") if offer is None or offer.seat != seat else None


def find_offer(state: State, number: int) -> Offer | None:
    """The standing offer of that number."""
    return next((offer for offer in state.offers if offer.id == number), None)


def _has(player: Player, dice: tuple[int, ...]) -> bool:
    return all(there >= asked for there, asked in zip(player.pantry, dice, strict=True))


HAND_CHECKS: dict[type, tuple[Station | None, Callable[[Printed, State, Player, SousChef, Any], Refusal | None]]] = {
    m.EnterForest: (None, _enter_forest),
    m.Flip: (FOREST, _flip),
    m.TakeGame: (FOREST, _take_game),
    m.Ignore: (FOREST, _ignore),
    m.ReleaseGame: (FOREST, _release_game),
    m.EnterPantry: (None, _enter_pantry),
    m.Draw: (PANTRY, _draw),
    m.Keep: (PANTRY, _keep),
    m.PutBack: (PANTRY, _put_back),
    m.ReturnDie: (PANTRY, _return_die),
    m.EnterOven: (None, _enter_oven),
    m.Roll: (OVEN, _roll),
    m.Stop: (OVEN, _stop),
    m.EnterPlating: (None, _enter_plating),
    m.Place: (PLATING, _place),
    m.TakeOrder: (None, _take_order),
    m.Leave: (None, _leave),
}
"""For each command: where its hand must be, and what may be wrong with it. `Leave` may come from anywhere."""

SPOKEN_CHECKS: dict[type, Callable[[Printed, State, Seat, Any], Refusal | None]] = {
    m.MakeOffer: _make_offer,
    m.Accept: _accept,
    m.Decline: _decline,
    m.Withdraw: _withdraw,
}

ENTERS: dict[type, Station] = {
    m.EnterForest: FOREST,
    m.EnterPantry: PANTRY,
    m.EnterOven: OVEN,
    m.EnterPlating: PLATING,
    m.TakeOrder: ORDER,
}

TABLE_MOVES = frozenset({m.Begin, m.SendHome, m.Serve, m.Close})
