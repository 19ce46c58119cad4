"""A check for each move, which answers with the rule that forbids it."""

from collections.abc import Callable
from typing import Any

from cookoff.engine import Move, Refusal, Seat
from cookoff.games.yatai.content.enums import DOGGY_BAG, GARBAGE, TAIYAKI, TOURIST, URGENT_CALL, Action, Ask

from . import moves as m
from .action_requirements import REQUIREMENTS, can_displace, needs_token
from .lookup import Lookup
from .state import Stall, State, occupied

TOKENS_ALLOWED = frozenset(Ask) - {Ask.MENU, Ask.BOTTLE, Ask.NOTHING}
"""When a seat may use a token on its own: at any decision of its turn (YAT-28)."""

ASK_RULE: dict[Ask, str] = {
    Ask.MENU: "YAT-12",
    Ask.BOTTLE: "YAT-14",
    Ask.CHECK: "YAT-20",
    Ask.LOSE: "YAT-20",
    Ask.PUSH: "YAT-23",
    Ask.ACT: "YAT-24",
    Ask.LAST_SERVING: "YAT-60",
    Ask.WELCOME: "YAT-30",
    Ask.SEND_ON: "YAT-30",
    Ask.COOK: "YAT-32",
    Ask.DRINK: "YAT-33",
    Ask.RECYCLE: "YAT-34",
    Ask.DISH: "YAT-35",
    Ask.POUR: "YAT-35",
    Ask.PLACE: "YAT-41",
    Ask.PLACE_INVITED: "YAT-45",
    Ask.REVIEW: "YAT-47",
    Ask.ADD_DISH: "YAT-42",
    Ask.TOKEN: "YAT-46",
    Ask.INVITE: "YAT-45",
    Ask.NOTHING: "YAT-64",
}
"""The rule behind each question."""


def not_asked(state: State, seat: Seat, move: Move) -> Refusal:
    """The refusal of a move that does not answer the current question, or comes from another seat."""
    if state.ask is Ask.NOTHING:
        return Refusal("YAT-64", "game-over")
    if seat != state.seat:
        return Refusal("YAT-16", "not-your-turn", {"seat": state.seat})
    rule = "YAT-28" if isinstance(move, m.UrgentCall | m.Garbage) else ASK_RULE[state.ask]
    return Refusal(rule, "asked-otherwise", {"ask": state.ask.value})


# The checks


def _fine(_lookup: Lookup, _state: State, _stall: Stall, _move: Move) -> Refusal | None:
    return None


def _choose_dish(_lookup: Lookup, state: State, _stall: Stall, move: m.ChooseDish) -> Refusal | None:
    taken = any(move.dish in stall.menu for stall in state.stalls)
    return Refusal("YAT-12", "dish-taken", {"dish": move.dish.name}) if taken else None


def _choose_bottle(_lookup: Lookup, state: State, _stall: Stall, move: m.ChooseBottle) -> Refusal | None:
    return None if state.drinks[move.drink] else Refusal("YAT-14", "drink-gone", {"drink": move.drink.name})


def _give_drink(lookup: Lookup, _state: State, stall: Stall, move: m.GiveDrink) -> Refusal | None:
    if move.drink not in stall.fridge:
        return Refusal("YAT-21", "not-in-fridge", {"drink": move.drink.name})
    return Refusal("YAT-21", "box-full", {"amount": 1}) if len(stall.box) >= lookup.box_size else None


def _taiyaki(_lookup: Lookup, _state: State, stall: Stall, _move: Move) -> Refusal | None:
    return None if stall.tokens[TAIYAKI] else Refusal("YAT-50", "no-token", {"token": TAIYAKI.name})


def _lose_review(_lookup: Lookup, _state: State, stall: Stall, move: m.LoseReview) -> Refusal | None:
    return None if stall.reviews[move.review] else Refusal("YAT-22", "marker-at-end", {"review": move.review.name})


def _push(_lookup: Lookup, state: State, _stall: Stall, move: m.Push) -> Refusal | None:
    return None if move.tile in state.beside else Refusal("YAT-23", "tile-not-beside", {"tile": move.tile})


def _act(lookup: Lookup, state: State, stall: Stall, move: m.Act) -> Refusal | None:
    if move.tile not in state.line:
        return Refusal("YAT-24", "tile-not-in-line", {"tile": move.tile})
    action, amount = lookup.tiles[move.tile]
    return REQUIREMENTS[action](lookup, state, stall, amount)


def _end_turn(lookup: Lookup, state: State, stall: Stall, _move: Move) -> Refusal | None:
    if state.strict:
        for tile in state.line:
            action, amount = lookup.tiles[tile]
            possible = REQUIREMENTS[action](lookup, state, stall, amount) is None
            if possible and not needs_token(lookup, stall, action, amount):
                return Refusal("YAT-25", "action-left", {"tile": tile})
    return None


def _welcome(lookup: Lookup, state: State, stall: Stall, move: m.Welcome) -> Refusal | None:
    if not 0 <= move.stall < len(state.stalls):
        return Refusal("YAT-30", "no-such-stall", {"stall": move.stall})
    chosen = state.stalls[move.stall]
    if state.guest is TOURIST and chosen is not stall:
        return Refusal("YAT-30", "tourist-stays")
    if move.stall == state.displaced_from:
        return Refusal("YAT-30", "not-back", {"stall": move.stall})
    return Refusal("YAT-30", "queue-full", {"stall": move.stall}) if len(chosen.queue) >= lookup.queue_size else None


def _swap_tourist(lookup: Lookup, state: State, stall: Stall, move: m.SwapTourist) -> Refusal | None:
    if state.guest is not TOURIST:
        return Refusal("YAT-30", "only-tourists-swap")
    if not 0 <= move.stall < len(state.stalls) or state.stalls[move.stall] is stall:
        return Refusal("YAT-30", "no-such-rival", {"stall": move.stall})
    queue = state.stalls[move.stall].queue
    if not 0 <= move.place < len(queue) or queue[move.place] is TOURIST:
        return Refusal("YAT-30", "no-customer-there", {"stall": move.stall, "place": move.place})
    # The customer must find room in another queue.
    return None if can_displace(lookup, state, move.stall) else Refusal("YAT-30", "no-other-queue")


def _cook_dish(_lookup: Lookup, state: State, stall: Stall, move: m.Cook) -> Refusal | None:
    if move.dish not in stall.menu:
        return Refusal("YAT-32", "not-on-menu", {"dish": move.dish.name})
    return None if state.dishes[move.dish] else Refusal("YAT-32", "dish-gone", {"dish": move.dish.name})


def _take_drink(_lookup: Lookup, state: State, _stall: Stall, move: m.TakeDrink) -> Refusal | None:
    return None if state.drinks[move.drink] else Refusal("YAT-33", "drink-gone", {"drink": move.drink.name})


def _recycle_bottle(_lookup: Lookup, _state: State, stall: Stall, move: m.Recycle) -> Refusal | None:
    return None if move.drink in stall.box else Refusal("YAT-34", "not-in-box", {"drink": move.drink.name})


def _serve_dish(_lookup: Lookup, _state: State, stall: Stall, _move: m.ServeDish) -> Refusal | None:
    return None if stall.dishes else Refusal("YAT-35", "no-dish")


def _pour(lookup: Lookup, _state: State, stall: Stall, move: m.Pour) -> Refusal | None:
    if move.drink not in stall.fridge:
        return Refusal("YAT-35", "not-in-fridge", {"drink": move.drink.name})
    return Refusal("YAT-35", "box-full", {"amount": 1}) if len(stall.box) >= lookup.box_size else None


def _place_guest(lookup: Lookup, state: State, stall: Stall, move: m.PlaceGuest) -> Refusal | None:
    board = lookup.board
    taken = occupied(stall)
    if not 0 <= move.space < len(board.bonuses):
        return Refusal("YAT-40", "no-such-space", {"space": move.space})
    if taken >> move.space & 1:
        return Refusal("YAT-40", "space-taken", {"space": move.space})
    if move.doggy_bag:
        if state.ask is Ask.PLACE_INVITED:
            return Refusal("YAT-45", "no-doggy-bag-here")
        return None if stall.tokens[DOGGY_BAG] else Refusal("YAT-51", "no-token", {"token": DOGGY_BAG.name})
    if board.open(taken) >> move.space & 1:
        return None
    return Refusal("YAT-40", "not-beside-a-guest" if taken else "not-on-the-edge", {"space": move.space})


def _gain_review(lookup: Lookup, state: State, stall: Stall, move: m.GainReview) -> Refusal | None:
    if move.review not in state.among:
        return Refusal("YAT-47", "review-not-shown", {"review": move.review.name})
    if stall.reviews[move.review] >= lookup.review_top:
        return Refusal("YAT-22", "marker-at-end", {"review": move.review.name})
    return None


def _add_dish(_lookup: Lookup, _state: State, stall: Stall, move: m.AddDish) -> Refusal | None:
    return Refusal("YAT-42", "already-on-menu", {"dish": move.dish.name}) if move.dish in stall.menu else None


def _take_token(_lookup: Lookup, state: State, _stall: Stall, move: m.TakeToken) -> Refusal | None:
    return None if state.tokens[move.token] else Refusal("YAT-46", "token-gone", {"token": move.token.name})


def _invite(_lookup: Lookup, state: State, _stall: Stall, move: m.Invite) -> Refusal | None:
    return None if state.bag[move.guest] else Refusal("YAT-45", "guest-not-in-bag", {"guest": move.guest.name})


def _urgent_call(_lookup: Lookup, _state: State, stall: Stall, move: m.UrgentCall) -> Refusal | None:
    if not stall.tokens[URGENT_CALL]:
        return Refusal("YAT-52", "no-token", {"token": URGENT_CALL.name})
    queue = stall.queue
    if not 0 <= move.one < move.two < len(queue):
        return Refusal("YAT-52", "not-two-guests", {"one": move.one, "two": move.two})
    both = queue[move.one] is TOURIST and queue[move.two] is TOURIST
    return Refusal("YAT-52", "two-tourists") if both else None


def _garbage(_lookup: Lookup, _state: State, stall: Stall, _move: m.Garbage) -> Refusal | None:
    if not stall.tokens[GARBAGE]:
        return Refusal("YAT-53", "no-token", {"token": GARBAGE.name})
    return None if stall.box else Refusal("YAT-53", "box-empty")


def _last_serve(lookup: Lookup, state: State, stall: Stall, move: m.LastServe) -> Refusal | None:
    # Each serving needs a drink and room in the box, and a taiyaki may be the dish (YAT-65).
    if move.drinks not in (1, 2):
        return Refusal("YAT-60", "one-or-two-drinks", {"drinks": move.drinks})
    return REQUIREMENTS[Action.SERVE](lookup, state, stall, move.drinks)


Check = Callable[[Lookup, State, Stall, Any], Refusal | None]


CHECKS: dict[type, tuple[frozenset[Ask], Check]] = {
    m.ChooseDish: (frozenset({Ask.MENU}), _choose_dish),
    m.ChooseBottle: (frozenset({Ask.BOTTLE}), _choose_bottle),
    m.GiveDrink: (frozenset({Ask.CHECK}), _give_drink),
    m.GiveTaiyaki: (frozenset({Ask.CHECK}), _taiyaki),
    m.SendAway: (frozenset({Ask.CHECK}), _fine),
    m.LoseReview: (frozenset({Ask.LOSE}), _lose_review),
    m.Push: (frozenset({Ask.PUSH}), _push),
    m.Act: (frozenset({Ask.ACT}), _act),
    m.EndTurn: (frozenset({Ask.ACT, Ask.LAST_SERVING}), _end_turn),
    m.Welcome: (frozenset({Ask.WELCOME, Ask.SEND_ON}), _welcome),
    m.SwapTourist: (frozenset({Ask.WELCOME}), _swap_tourist),
    m.Cook: (frozenset({Ask.COOK}), _cook_dish),
    m.TakeDrink: (frozenset({Ask.DRINK}), _take_drink),
    m.Recycle: (frozenset({Ask.RECYCLE}), _recycle_bottle),
    m.ServeDish: (frozenset({Ask.DISH}), _serve_dish),
    m.ServeTaiyaki: (frozenset({Ask.DISH}), _taiyaki),
    m.Pour: (frozenset({Ask.POUR}), _pour),
    m.PlaceGuest: (frozenset({Ask.PLACE, Ask.PLACE_INVITED}), _place_guest),
    m.GainReview: (frozenset({Ask.REVIEW}), _gain_review),
    m.AddDish: (frozenset({Ask.ADD_DISH}), _add_dish),
    m.TakeToken: (frozenset({Ask.TOKEN}), _take_token),
    m.Invite: (frozenset({Ask.INVITE}), _invite),
    m.UrgentCall: (TOKENS_ALLOWED, _urgent_call),
    m.Garbage: (TOKENS_ALLOWED, _garbage),
    m.LastServe: (frozenset({Ask.LAST_SERVING}), _last_serve),
}
"""For each move: the questions it answers, and its check."""
