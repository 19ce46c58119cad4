"""What happens in Mithral Chef. All of it is open to everyone (MIT-26)."""

from cookoff.engine import Event, Score, Seat, Seats
from cookoff.games.mithral_chef.content.enums import Hand, Station, Vegetable
from cookoff.physics.port import Motion

from .state import Dish, Lying, Meal, Offer, Standing


class Begun(Event, frozen=True):
    """The signal: everybody may act (MIT-12)."""

    closes: int
    """Closing time."""
    spaces: tuple[int, ...]
    """How many spaces each station has open, in their row."""


class HandEvent(Event, frozen=True):
    """Something happens at a hand."""

    seat: Seat
    hand: Hand


class Entered(HandEvent, frozen=True):
    """A sous-chef enters the forest or the pantry."""

    station: Station
    space: int
    must_release: bool = False
    """In the forest the hand may only release game for now (MIT-35)."""


class OvenEntered(HandEvent, frozen=True):
    """A sous-chef goes to the oven; the meal is locked (MIT-51)."""

    space: int
    meal: Meal


class PlatingEntered(HandEvent, frozen=True):
    """A sous-chef goes to the plating station with a dish."""

    space: int
    dish: Dish


class Worked(HandEvent, frozen=True):
    """A command keeps its hand busy, and its time at the station begins anew."""

    busy: int
    idle: int


class Left(HandEvent, frozen=True):
    """A sous-chef leaves a station, which is barred to that hand for a while (MIT-28)."""

    station: Station
    barred: int


class SentHome(HandEvent, frozen=True):
    """The clock ends a hand's visit (MIT-27)."""


class CardFlipped(HandEvent, frozen=True):
    """A forest card lies open before a hand."""

    slot: int
    card: str


class CardMixed(HandEvent, frozen=True):
    """The open card is turned back and mixed in."""

    slot: int
    card: str
    escaped: bool = False
    """The die it shows is not in the supply (MIT-33)."""


class GameTaken(HandEvent, frozen=True):
    """The open animal is taken, with its die."""

    card: str


class GameReleased(HandEvent, frozen=True):
    """An animal goes back: its card into the spread, its die into the supply."""

    card: str
    slot: int
    must_release: bool = False
    """The hand may still only release game (MIT-35)."""


class DieDrawn(HandEvent, frozen=True):
    """A die comes out of the bag."""

    die: Vegetable


class DieKept(HandEvent, frozen=True):
    """The die drawn is kept."""

    die: Vegetable


class DiePutBack(HandEvent, frozen=True):
    """The die drawn goes back into the bag."""

    die: Vegetable


class DieReturned(HandEvent, frozen=True):
    """An own die goes back into the bag."""

    die: Vegetable


class Rolled(HandEvent, frozen=True):
    """Dice were rolled onto the oven card."""

    rolled: tuple[int, ...]
    dice: tuple[Lying, ...]
    """How all dice of the meal lie now."""
    motion: Motion
    """For the eye."""


class Burned(HandEvent, frozen=True):
    """The sum is over the heat: a burn token (MIT-55)."""

    sum: int
    heat: int


class MealTakenBack(HandEvent, frozen=True):
    """The meal leaves the oven uncooked; its player has all of it back."""

    meal: Meal


class Cooked(HandEvent, frozen=True):
    """A plate is taken; from now on it belongs to the meal (MIT-57)."""

    dish: Dish
    sum: int


class Placed(HandEvent, frozen=True):
    """A die was set down and the tower stands."""

    die: int
    tower: tuple[Standing, ...]
    served_at: int | None
    """When the plate is served, if this was the last die."""
    motion: Motion
    """For the eye."""


class Fell(HandEvent, frozen=True):
    """The stack fell, or was left; plate and dice are taken back (MIT-62)."""

    dish: Dish
    dice: int
    """How many were in it, with the one that was being set down."""
    motion: Motion | None = None
    """For the eye; none where it was left."""


class Served(HandEvent, frozen=True):
    """A plate is served: dice go back, cards go out of play (MIT-63)."""

    dish: Dish
    motion: Motion | None = None
    """The tower in its last second; none if nothing moved."""


class Ordered(HandEvent, frozen=True):
    """A recipe is drawn."""

    recipe: str
    until: int = 0
    """So long the hand is busy drawing, and its space is taken (MIT-73)."""


class DragonEscaped(HandEvent, frozen=True):
    """The dragon's card is drawn (MIT-71)."""


class Closed(Event, frozen=True):
    """Closing time (MIT-72)."""


class Offered(Event, frozen=True):
    """Somebody offers pantry dice."""

    offer: Offer
    until: int = 0
    """Until then they make no other offer."""


class Traded(Event, frozen=True):
    """An offer is accepted."""

    offer: Offer


class Declined(Event, frozen=True):
    """An offer is declined."""

    offer: Offer


class Withdrawn(Event, frozen=True):
    """An offer is withdrawn."""

    offer: Offer


class Scored(Event, frozen=True):
    """Points of the final scoring."""

    score: Score


class Ended(Event, frozen=True):
    """The game is over but for ties."""

    standings: tuple[tuple[int, int], ...]
    """Each seat's points and burn tokens."""
    ended_by: str


class Tied(Event, frozen=True):
    """Some share the first place and are asked for a showdown (MIT-83)."""

    seats: Seats
    until: int


class Answered(Event, frozen=True):
    """A tied player wants a showdown, or does not."""

    seat: Seat
    wanted: bool


class ShowdownBegun(Event, frozen=True):
    """Everything is laid out as at the start; the tied have one recipe each (MIT-83)."""

    begins: int
    """When the countdown ends."""
    recipes: tuple[str | None, ...]
    """By seat."""
    deck: tuple[str, ...]
    forest: tuple[str, ...]
    supply: tuple[int, ...]
    bag: tuple[int, ...]
    plates: tuple[int, ...]
    out: tuple[str, ...] = ()
    """Recipes of the game with more hats than players are tied."""


class ShowdownWon(Event, frozen=True):
    """The first plate of the showdown decides."""

    seat: Seat


class GameOver(Event, frozen=True):
    """Nothing more can happen."""

    ended_by: str


MithralEvent = (
    Begun | Entered | OvenEntered | PlatingEntered | Worked | Left | SentHome | CardFlipped | CardMixed | GameTaken
    | GameReleased | DieDrawn | DieKept | DiePutBack | DieReturned | Rolled | Burned | MealTakenBack | Cooked | Placed
    | Fell | Served | Ordered | DragonEscaped | Closed | Offered | Traded | Declined | Withdrawn | Scored | Ended | Tied
    | Answered | ShowdownBegun | ShowdownWon | GameOver
)  # fmt: skip
