"""What happens in Mithral Chef. All of it is open to everyone (MIT-26)."""

from cookoff.engine import Event, Score, Seat, Seats
from cookoff.physics.port import Motion

from .state import Dish, Lying, Meal, Offer, Standing
from .things import Hand, Station, Vegetable


class Begun(Event, frozen=True):
    """The signal: everybody may act (MIT-12)."""

    closes: int
    """Closing time."""
    spaces: tuple[int, ...]
    """How many spaces each station has open, in their row."""


class Entered(Event, frozen=True):
    """A sous-chef enters the forest or the pantry."""

    seat: Seat
    hand: Hand
    station: Station
    space: int


class OvenEntered(Event, frozen=True):
    """A sous-chef goes to the oven; the meal is locked (MIT-51)."""

    seat: Seat
    hand: Hand
    space: int
    meal: Meal


class PlatingEntered(Event, frozen=True):
    """A sous-chef goes to the plating station with a dish."""

    seat: Seat
    hand: Hand
    space: int
    dish: Dish


class Worked(Event, frozen=True):
    """A command keeps its hand busy, and its time at the station begins anew."""

    seat: Seat
    hand: Hand
    busy: int
    idle: int


class Left(Event, frozen=True):
    """A sous-chef goes home; the station is barred to its player for a while (MIT-28)."""

    seat: Seat
    hand: Hand
    station: Station
    barred: int


class SentHome(Event, frozen=True):
    """The clock ends a hand's visit (MIT-27)."""

    seat: Seat
    hand: Hand


class CardFlipped(Event, frozen=True):
    """A forest card lies open before a hand."""

    seat: Seat
    hand: Hand
    slot: int
    card: str


class CardMixed(Event, frozen=True):
    """The open card is turned back and mixed in."""

    seat: Seat
    hand: Hand
    slot: int
    card: str
    escaped: bool = False
    """The die it shows is not in the supply (MIT-33)."""


class GameTaken(Event, frozen=True):
    """The open animal is taken, with its die."""

    seat: Seat
    hand: Hand
    card: str


class GameReleased(Event, frozen=True):
    """An animal goes back: its card into the spread, its die into the supply."""

    seat: Seat
    hand: Hand
    card: str
    slot: int


class DieDrawn(Event, frozen=True):
    """A die comes out of the bag."""

    seat: Seat
    hand: Hand
    die: Vegetable


class DieKept(Event, frozen=True):
    """The die drawn is kept."""

    seat: Seat
    hand: Hand
    die: Vegetable


class DiePutBack(Event, frozen=True):
    """The die drawn goes back into the bag."""

    seat: Seat
    hand: Hand
    die: Vegetable


class DieReturned(Event, frozen=True):
    """An own die goes back into the bag."""

    seat: Seat
    hand: Hand
    die: Vegetable


class Rolled(Event, frozen=True):
    """Dice were rolled onto the oven card."""

    seat: Seat
    hand: Hand
    rolled: tuple[int, ...]
    dice: tuple[Lying, ...]
    """How all dice of the meal lie now."""
    motion: Motion
    """For the eye."""


class Burned(Event, frozen=True):
    """The sum is over the heat: a burn token (MIT-55)."""

    seat: Seat
    hand: Hand
    sum: int
    heat: int


class MealTakenBack(Event, frozen=True):
    """The meal leaves the oven uncooked; its player has all of it back."""

    seat: Seat
    hand: Hand
    meal: Meal


class Cooked(Event, frozen=True):
    """A plate is taken; from now on it belongs to the meal (MIT-57)."""

    seat: Seat
    hand: Hand
    dish: Dish
    sum: int


class Placed(Event, frozen=True):
    """A die was set down and the tower stands."""

    seat: Seat
    hand: Hand
    die: int
    tower: tuple[Standing, ...]
    served_at: int | None
    """When the plate is served, if this was the last die."""
    motion: Motion
    """For the eye."""


class Fell(Event, frozen=True):
    """The stack fell, or was left; plate and dice are taken back (MIT-62)."""

    seat: Seat
    hand: Hand
    dish: Dish
    dice: int
    """How many were in it, with the one that was being set down."""
    motion: Motion | None = None
    """For the eye; none where it was left."""


class Served(Event, frozen=True):
    """A plate is served: dice go back, cards go out of play (MIT-63)."""

    seat: Seat
    hand: Hand
    dish: Dish
    motion: Motion | None = None
    """The tower in its last second; none if nothing moved."""


class Ordered(Event, frozen=True):
    """A recipe is drawn."""

    seat: Seat
    hand: Hand
    recipe: str


class DragonEscaped(Event, frozen=True):
    """The dragon's card is drawn (MIT-71)."""

    seat: Seat
    hand: Hand


class Closed(Event, frozen=True):
    """Closing time (MIT-72)."""


class Offered(Event, frozen=True):
    """Somebody offers pantry dice."""

    offer: Offer


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
