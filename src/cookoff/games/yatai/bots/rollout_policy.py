"""The rollout policy of Yatai: rates the answers to each question by simple rules, without looking ahead."""

from collections.abc import Callable, Sequence
from typing import Any

from cookoff.engine import Move, Rng, Seat
from cookoff.games.yatai.content.enums import TOURIST, Ask, Bonus, Review
from cookoff.games.yatai.game import Yatai
from cookoff.games.yatai.rules import moves as m
from cookoff.games.yatai.rules.state import Stall, State

Rate = Callable[[Yatai, State, Stall, Any], float]

ASIDE = -9.0
"""The rating of a token in the middle of an action, which is seldom useful."""
SPACES = {Bonus.MENU: 4.0, Bonus.FRIDGE: 3.5, Bonus.STOVE: 3.0, Bonus.DOUBLE: 4.0, Bonus.SPECIAL: 2.0}
INFLUENCER = (2.5, 4.0, 4.0, 5.0)
"""The rating of an influencer space, by the steps taken so far."""
REVIEWS, TOURIST_REVIEWS, DOGGY_BAG = 2.0, 3.0, -2.5


def rollout_policy(game: Yatai, state: State, seat: Seat, moves: Sequence[Move], rng: Rng) -> Move:
    """The move with the best rating plus some noise; a random one for questions without ratings, such as a push."""
    rates = RATES.get(state.ask)
    if rates is None:
        return moves[int(rng.random() * len(moves))]
    stall = state.stalls[seat]
    chosen, most = moves[0], float("-inf")
    for move in moves:
        rate = rates.get(type(move))
        rated = (ASIDE if rate is None else rate(game, state, stall, move)) + rng.random()
        if rated > most:
            chosen, most = move, rated
    return chosen


def _always(rated: float) -> Rate:
    return lambda _game, _state, _stall, _move: rated


def _step(game: Yatai, stall: Stall, review: Review, by: int) -> int:
    """The points of a step on a review track."""
    track, position = game.components.tracks.reviews, stall.reviews[review]
    return track[position + by] - track[position]


def _lose(game: Yatai, _state: State, stall: Stall, move: m.LoseReview) -> float:
    return _step(game, stall, move.review, -1)


def _gain(game: Yatai, _state: State, stall: Stall, move: m.GainReview) -> float:
    # The higher the marker, the more its next steps bring.
    return _step(game, stall, move.review, 1) + 0.1 * stall.reviews[move.review]


def _welcome(_game: Yatai, state: State, stall: Stall, move: m.Welcome) -> float:
    """Two guests in your own queue are enough; further ones go to a rival who has two already."""
    waiting = len(state.stalls[move.stall].queue)
    if state.stalls[move.stall] is stall:
        return 1.2 - 0.6 * max(0, waiting - 1)
    return 0.6 if waiting >= 2 else 0.0


def _cook(_game: Yatai, _state: State, stall: Stall, move: m.Cook) -> float:
    """Best for the guest it will be served to, else for anybody in the queue."""
    queue, place = stall.queue, len(stall.dishes)
    if place < len(queue) and int(queue[place]) == int(move.dish):
        return 2.0
    return 0.5 if int(move.dish) in queue else 0.0


def _take_drink(_game: Yatai, _state: State, stall: Stall, move: m.TakeDrink) -> float:
    queue = stall.queue
    if queue and int(queue[0]) == int(move.drink):
        return 2.0
    return 1.0 if int(move.drink) in queue else 0.0


def _pour(_game: Yatai, state: State, stall: Stall, move: m.Pour) -> float:
    """Best in the guest's colour, else in one that nobody in the queue has."""
    assert state.serving is not None
    if int(move.drink) == int(state.serving.guest):
        return 2.0
    return 0.0 if int(move.drink) in stall.queue else 0.7


def _taiyaki(_game: Yatai, _state: State, stall: Stall, _move: m.ServeTaiyaki) -> float:
    return 0.8 if stall.queue[0] is TOURIST else 0.0


def _place(game: Yatai, state: State, stall: Stall, move: m.PlaceGuest) -> float:
    """Rated by the bonus of the space, 0 if it gives nothing any more."""
    bonus = game.lookup.board.bonuses[move.space]
    if not isinstance(bonus, Bonus):
        rated = TOURIST_REVIEWS if state.guest is TOURIST else REVIEWS
    elif bonus is Bonus.INFLUENCER:
        rated = INFLUENCER[stall.influencer] if stall.influencer < len(INFLUENCER) else 0.0
    elif (
        (bonus is Bonus.MENU and len(stall.menu) == len(stall.sink))
        or (bonus is Bonus.FRIDGE and stall.fridge_improved)
        or (bonus is Bonus.STOVE and stall.stove_improved)
    ):
        rated = 0.0
    else:
        rated = SPACES[bonus]
    return rated + DOGGY_BAG * move.doggy_bag


_WELCOME: dict[type, Rate] = {m.Welcome: _welcome, m.SwapTourist: _always(0.8)}
_PLACE: dict[type, Rate] = {m.PlaceGuest: _place}

RATES: dict[Ask, dict[type, Rate]] = {
    Ask.CHECK: {m.GiveDrink: _always(2.0), m.GiveTaiyaki: _always(1.0), m.SendAway: _always(0.0)},
    Ask.LOSE: {m.LoseReview: _lose},
    Ask.ACT: {m.Act: _always(0.5), m.EndTurn: _always(-1.0), m.UrgentCall: _always(-0.3), m.Garbage: _always(-0.3)},
    Ask.LAST_SERVING: {m.LastServe: _always(1.0), m.EndTurn: _always(0.0)},
    Ask.WELCOME: _WELCOME,
    Ask.SEND_ON: _WELCOME,
    Ask.COOK: {m.Cook: _cook},
    Ask.DRINK: {m.TakeDrink: _take_drink},
    Ask.POUR: {m.Pour: _pour},
    Ask.DISH: {m.ServeDish: _always(1.0), m.ServeTaiyaki: _taiyaki},
    Ask.PLACE: _PLACE,
    Ask.PLACE_INVITED: _PLACE,
    Ask.REVIEW: {m.GainReview: _gain},
}
"""The ratings of answers, in points, by question."""
