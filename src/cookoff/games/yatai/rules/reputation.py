"""The reputation board: a guest is placed and the space gives its bonus (YAT-40 to YAT-47)."""

from collections.abc import Callable

from cookoff.games.yatai.content.enums import COLOURS, DOGGY_BAG, REVIEWS, TOURIST, Ask, Bonus, Review

from . import events as e
from . import moves as m
from .move_context import Effects, MoveContext
from .serving import complete
from .state import occupied

REVIEW = Ask.REVIEW  # a constant for the hot path, as in `enums`


def _place_guest(context: MoveContext, move: m.PlaceGuest) -> None:
    """Every guest placed gives the bonus of its space (YAT-41); a review space pays a tourist double (YAT-47)."""
    guest = context.state.guest
    assert guest is not None
    if move.doggy_bag:
        context.emit(e.TokenUsed(context.seat, DOGGY_BAG))
    context.emit(e.GuestPlaced(context.seat, guest, move.space))
    bonus = context.lookup.board.bonuses[move.space]
    if isinstance(bonus, Bonus):
        BONUS[bonus](context)
    else:
        _gain(context, 2 if guest is TOURIST else 1, bonus)


def _gain(context: MoveContext, steps: int, among: tuple[Review, ...]) -> None:
    """Ask for as many review steps as can be gained (YAT-22)."""
    reviews, top = context.stall.reviews, context.lookup.review_top
    room = 0
    for review in among:
        room += top - reviews[review]
    owed = min(steps, room)
    if owed:
        context.ask(REVIEW, owed, among)
    else:
        complete(context)


def _gain_review(context: MoveContext, move: m.GainReview) -> None:
    context.emit(e.ReviewMoved(context.seat, move.review, 1))
    _gain(context, context.state.owed - 1, context.state.among)


def _menu_bonus(context: MoveContext) -> None:
    """A further dish for the menu, if there is one left (YAT-42)."""
    if len(context.stall.menu) < len(COLOURS):
        context.ask(Ask.ADD_DISH)
    else:
        complete(context)


def _add_dish(context: MoveContext, move: m.AddDish) -> None:
    context.emit(e.DishAdded(context.seat, move.dish, context.lookup.points.menu))
    complete(context)


def _influencer_bonus(context: MoveContext) -> None:
    """The influencer moves up a step and brings reviews; at the end of the track nothing happens (YAT-43)."""
    stars = context.lookup.components.tracks.influencer_stars
    step = context.stall.influencer
    if step < len(stars):
        context.emit(e.InfluencerMoved(context.seat, stars[step]))
        _gain(context, stars[step], REVIEWS)
    else:
        complete(context)


def _fridge_bonus(context: MoveContext) -> None:
    """The fridge grows (YAT-44)."""
    if not context.stall.fridge_improved:
        context.emit(e.StallImproved(context.seat, Bonus.FRIDGE, context.lookup.points.improvement))
    complete(context)


def _stove_bonus(context: MoveContext) -> None:
    """The dish queue grows (YAT-44)."""
    if not context.stall.stove_improved:
        context.emit(e.StallImproved(context.seat, Bonus.STOVE, context.lookup.points.improvement))
    complete(context)


def _double_bonus(context: MoveContext) -> None:
    """A second guest, from the bag; nothing without a guest or a space (YAT-45)."""
    if any(context.state.bag) and occupied(context.stall) != context.lookup.board.all:
        context.ask(Ask.INVITE)
    else:
        complete(context)


def _invite(context: MoveContext, move: m.Invite) -> None:
    context.emit(e.GuestInvited(context.seat, move.guest))
    context.ask(Ask.PLACE_INVITED)


def _special_bonus(context: MoveContext) -> None:
    """A special action token from the table, if there is one left (YAT-46)."""
    if any(context.state.tokens):
        context.ask(Ask.TOKEN)
    else:
        complete(context)


def _take_token(context: MoveContext, move: m.TakeToken) -> None:
    context.emit(e.TokenTaken(context.seat, move.token))
    complete(context)


BONUS: dict[Bonus, Callable[[MoveContext], None]] = {
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
