"""The commands of Mithral Chef. Each names the hand that does it; trades and votes need no hand."""

from typing import Annotated

from msgspec import Meta

from cookoff.engine import Move, Seat
from cookoff.games.mithral_chef.content.enums import Hand, Pace, Vegetable
from cookoff.physics.port import Vec3

Number = Annotated[int, Meta(ge=0, le=99)]
Counts = Annotated[tuple[Number, ...], Meta(min_length=3, max_length=3)]
"""Pantry dice by `Vegetable`."""
Recipe = Annotated[str, Meta(max_length=40)]
Card = Annotated[str, Meta(max_length=40)]

STILL = Vec3(0.0, 0.0, 0.0)
FIRM = 1.0


class HandMove(Move, frozen=True):
    """A command of a hand."""

    hand: Hand


class EnterForest(HandMove, frozen=True):
    """Send the hand's sous-chef into the forest (MIT-21)."""


class Flip(HandMove, frozen=True):
    """Flip a face-down card of the spread (MIT-30, MIT-34)."""

    slot: Number


class TakeGame(HandMove, frozen=True):
    """Take the open animal with its die (MIT-31, MIT-32)."""


class Ignore(HandMove, frozen=True):
    """Turn the open card back and mix it in (MIT-31)."""


class ReleaseGame(HandMove, frozen=True):
    """Release one of your animals: card into the spread, die into the supply (MIT-35)."""

    card: Card


class EnterPantry(HandMove, frozen=True):
    """Send the hand's sous-chef into the pantry (MIT-21)."""


class Draw(HandMove, frozen=True):
    """Draw a die from the bag, unseen (MIT-40)."""


class Keep(HandMove, frozen=True):
    """Keep the die drawn (MIT-40)."""


class PutBack(HandMove, frozen=True):
    """Put the die drawn back into the bag (MIT-40)."""


class ReturnDie(HandMove, frozen=True):
    """Return one of your dice to the bag (MIT-42)."""

    die: Vegetable


class EnterOven(HandMove, frozen=True):
    """Go to the oven with a recipe and exactly this game; the pantry dice are those of the recipe (MIT-51)."""

    recipe: Recipe
    game: Annotated[tuple[Card, ...], Meta(max_length=4)]
    """Sorted."""


class Roll(HandMove, frozen=True):
    """Roll dice onto the oven card (MIT-52), with a chosen strength, direction and height."""

    dice: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=12)]
    """The dice of the meal by number, ascending, game first."""
    strength: float = FIRM
    """Speed of the throw, as a multiple of the usual one."""
    heading: float = 0.0
    """In radians; positive is to the left of the card's middle."""
    height: float = FIRM
    """Height of release, as a multiple of the usual one."""


class Stop(HandMove, frozen=True):
    """Stop rolling and take a plate; `None` only where none fits (MIT-56)."""

    plate: Number | None


class EnterPlating(HandMove, frozen=True):
    """Go to the plating station with the plate of this recipe (MIT-60)."""

    recipe: Recipe


class Place(HandMove, frozen=True):
    """Set a die down on the tower (MIT-61). The less time the hand takes, the more it trembles."""

    die: Number
    """Of the dish, counted from 0, game first."""
    pace: Pace
    x: float = 0.0
    """Away from the middle of the die below, or of the plate, in metres."""
    y: float = 0.0
    turn: float = 0.0
    """About the vertical, in radians."""
    velocity: Vec3 = STILL
    """The velocity at release, in m/s."""


class TakeOrder(HandMove, frozen=True):
    """Go to the order station and draw the top card (MIT-70, MIT-73)."""


class Leave(HandMove, frozen=True):
    """Take the hand's sous-chef home (MIT-24)."""


class MakeOffer(Move, frozen=True):
    """Offer pantry dice to a player, for others or for nothing (MIT-23)."""

    to: Seat
    give: Counts
    want: Counts


class Accept(Move, frozen=True):
    """Accept an offer (MIT-23)."""

    offer: int


class Decline(Move, frozen=True):
    """Decline an offer (MIT-23)."""

    offer: int


class Withdraw(Move, frozen=True):
    """Withdraw your offer (MIT-23)."""

    offer: int


class WantShowdown(Move, frozen=True):
    """Vote on a showdown (MIT-83)."""

    wanted: bool


class Begin(Move, frozen=True):
    """The table: the countdown is over (MIT-12)."""


class SendHome(Move, frozen=True):
    """The table: a hand has waited too long (MIT-27)."""

    seat: Seat
    hand: Hand


class Serve(Move, frozen=True):
    """The table: a finished tower has stood for its second (MIT-63)."""

    seat: Seat
    hand: Hand


class Close(Move, frozen=True):
    """Made by the table at closing time (MIT-72), or when the vote or the showdown ends (MIT-83)."""


AnyHandMove = (
    EnterForest | Flip | TakeGame | Ignore | ReleaseGame | EnterPantry | Draw | Keep | PutBack | ReturnDie | EnterOven
    | Roll | Stop | EnterPlating | Place | TakeOrder | Leave
)  # fmt: skip
SpokenMove = MakeOffer | Accept | Decline | Withdraw | WantShowdown
TableMove = Begin | SendHome | Serve | Close
MithralMove = AnyHandMove | SpokenMove | TableMove
