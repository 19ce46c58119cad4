"""The decisions of Yatai, one struct for each, down to the smallest."""

from typing import Annotated

from msgspec import Meta

from cookoff.engine import Move, Seat
from cookoff.games.yatai.content.enums import Colour, Guest, Line, Review, Token

Place = Annotated[int, Meta(ge=0, le=98)]


class ChooseDish(Move, frozen=True):
    """Set-up: the first dish of the player's own menu (YAT-12)."""

    dish: Colour


class ChooseBottle(Move, frozen=True):
    """Set-up: the drink that starts, used, in the recycle box (YAT-14)."""

    drink: Colour


class GiveDrink(Move, frozen=True):
    """Step A: appease the last guest in the queue with a drink (YAT-21)."""

    drink: Colour


class GiveTaiyaki(Move, frozen=True):
    """Step A: appease the last guest in the queue with a taiyaki (YAT-21, YAT-50)."""


class SendAway(Move, frozen=True):
    """Step A: let the last guest in the queue go, and lose reviews (YAT-20)."""


class LoseReview(Move, frozen=True):
    """One of the review steps lost (YAT-20)."""

    review: Review


class Push(Move, frozen=True):
    """Step B: push a tile into a line of the grid (YAT-23)."""

    tile: str
    line: Line


class Act(Move, frozen=True):
    """Step C: begin one of the line's actions (YAT-24)."""

    tile: str


class EndTurn(Move, frozen=True):
    """Step C, or the last serving turn: enough (YAT-25, YAT-60)."""


class Welcome(Move, frozen=True):
    """Send the guest at hand to the first free space of a stall's queue (YAT-30)."""

    stall: Seat


class SwapTourist(Move, frozen=True):
    """Let the drawn tourist take the place of a rival's customer, who is then sent on (YAT-30)."""

    stall: Seat
    place: Place
    """Counted from the head of the queue, which is 0."""


class Cook(Move, frozen=True):
    """Take a dish of the player's own menu into the dish queue (YAT-32)."""

    dish: Colour


class TakeDrink(Move, frozen=True):
    """Take a drink into the fridge (YAT-33)."""

    drink: Colour


class Recycle(Move, frozen=True):
    """Bring a bottle back (YAT-34)."""

    drink: Colour


class ServeDish(Move, frozen=True):
    """Serve the head of the queue the head of the dish queue (YAT-35)."""


class ServeTaiyaki(Move, frozen=True):
    """Serve the head of the queue a taiyaki (YAT-50)."""


class Pour(Move, frozen=True):
    """Serve a drink with it (YAT-35)."""

    drink: Colour


class PlaceGuest(Move, frozen=True):
    """Put the guest on a space of the player's reputation board (YAT-40), or anywhere with a doggy bag (YAT-51)."""

    space: Place
    doggy_bag: bool = False


class GainReview(Move, frozen=True):
    """One of the review steps gained (YAT-43, YAT-47)."""

    review: Review


class AddDish(Move, frozen=True):
    """A further dish for the menu (YAT-42)."""

    dish: Colour


class TakeToken(Move, frozen=True):
    """A special action token from the table (YAT-46)."""

    token: Token


class Invite(Move, frozen=True):
    """The guest whom a double customer brings along, chosen from the bag (YAT-45)."""

    guest: Guest


class UrgentCall(Move, frozen=True):
    """Token: two guests of the player's queue change places (YAT-52)."""

    one: Place
    two: Place


class Garbage(Move, frozen=True):
    """Token: empty the recycle box (YAT-53)."""


class LastServe(Move, frozen=True):
    """The last serving turn: serve once more, with one drink or two (YAT-60)."""

    drinks: Annotated[int, Meta(ge=1, le=2)]


YataiMove = (
    ChooseDish
    | ChooseBottle
    | GiveDrink
    | GiveTaiyaki
    | SendAway
    | LoseReview
    | Push
    | Act
    | EndTurn
    | Welcome
    | SwapTourist
    | Cook
    | TakeDrink
    | Recycle
    | ServeDish
    | ServeTaiyaki
    | Pour
    | PlaceGuest
    | GainReview
    | AddDish
    | TakeToken
    | Invite
    | UrgentCall
    | Garbage
    | LastServe
)
