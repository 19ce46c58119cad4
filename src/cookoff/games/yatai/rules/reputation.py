"""The reputation board: a guest is placed and the space gives its bonus (YAT-40 to YAT-47)."""

from collections.abc import Callable

from cookoff.games.yatai.content.enums import COLOURS, DOGGY_BAG, REVIEWS, TOURIST, Ask, Bonus, Review

from . import events as e
from . import moves as m
from .move_context import Effects, Turn
from .serving import complete
from .state import occupied

REVIEW = Ask.REVIEW  # a constant for the hot path, as in `enums`


def _place_guest(turn: Turn, move: m.PlaceGuest) -> None:
    """Every guest placed gives the bonus of its space (YAT-41); a review space pays a tourist double (YAT-47)."""
    guest = turn.state.guest
    assert guest is not None
    if move.doggy_bag:
        turn.emit(e.TokenUsed(turn.seat, DOGGY_BAG))
    turn.emit(e.GuestPlaced(turn.seat, guest, move.space))
    bonus = turn.lookup.board.bonuses[move.space]
    if isinstance(bonus, Bonus):
        BONUS[bonus](turn)
    else:
        _gain(turn, 2 if guest is TOURIST else 1, bonus)


def _gain(turn: Turn, steps: int, among: tuple[Review, ...]) -> None:
    """Ask for as many review steps as can be gained (YAT-22)."""
    reviews, top = turn.stall.reviews, turn.lookup.review_top
    room = 0
    for review in among:
        room += top - reviews[review]
    owed = min(steps, room)
    if owed:
        turn.ask(REVIEW, owed, among)
    else:
        complete(turn)


def _gain_review(turn: Turn, move: m.GainReview) -> None:
    turn.emit(e.ReviewMoved(turn.seat, move.review, 1))
    _gain(turn, turn.state.owed - 1, turn.state.among)


def _menu_bonus(turn: Turn) -> None:
    """A further dish for the menu, if there is one left (YAT-42)."""
    if len(turn.stall.menu) < len(COLOURS):
        turn.ask(Ask.ADD_DISH)
    else:
        complete(turn)


def _add_dish(turn: Turn, move: m.AddDish) -> None:
    turn.emit(e.DishAdded(turn.seat, move.dish, turn.lookup.points.menu))
    complete(turn)


def _influencer_bonus(turn: Turn) -> None:
    """The influencer moves up a step and brings reviews; at the end of the track nothing happens (YAT-43)."""
    stars = turn.lookup.components.tracks.influencer_stars
    step = turn.stall.influencer
    if step < len(stars):
        turn.emit(e.InfluencerMoved(turn.seat, stars[step]))
        _gain(turn, stars[step], REVIEWS)
    else:
        complete(turn)


def _fridge_bonus(turn: Turn) -> None:
    """The fridge grows (YAT-44)."""
    if not turn.stall.fridge_improved:
        turn.emit(e.StallImproved(turn.seat, Bonus.FRIDGE, turn.lookup.points.improvement))
    complete(turn)


def _stove_bonus(turn: Turn) -> None:
    """The dish queue grows (YAT-44)."""
    if not turn.stall.stove_improved:
        turn.emit(e.StallImproved(turn.seat, Bonus.STOVE, turn.lookup.points.improvement))
    complete(turn)


def _double_bonus(turn: Turn) -> None:
    """A second guest, from the bag; nothing without a guest or a space (YAT-45)."""
    if any(turn.state.bag) and occupied(turn.stall) != turn.lookup.board.all:
        turn.ask(Ask.INVITE)
    else:
        complete(turn)


def _invite(turn: Turn, move: m.Invite) -> None:
    turn.emit(e.GuestInvited(turn.seat, move.guest))
    turn.ask(Ask.PLACE_INVITED)


def _special_bonus(turn: Turn) -> None:
    """A special action token from the table, if there is one left (YAT-46)."""
    if any(turn.state.tokens):
        turn.ask(Ask.TOKEN)
    else:
        complete(turn)


def _take_token(turn: Turn, move: m.TakeToken) -> None:
    turn.emit(e.TokenTaken(turn.seat, move.token))
    complete(turn)


BONUS: dict[Bonus, Callable[[Turn], None]] = {
    Bonus.MENU: _menu_bonus,
    Bonus.INFLUENCER: _influencer_bonus,
    Bonus.FRIDGE: _fridge_bonus,
    Bonus.STOVE: _stove_bonus,
    Bonus.DOUBLE: _double_bonus,
    Bonus.SPECIAL: _special_bonus,
}


EFFECTS: Effects = {
    m.PlaceGuest: _place_guest,
    m.GainReview: _gain_review,
    m.AddDish: _add_dish,
    m.TakeToken: _take_token,
    m.Invite: _invite,
}
