"""What happens in Yatai. All of it is open to everyone (YAT-15)."""

from cookoff.engine import Event, Score, Seat
from cookoff.games.yatai.content.enums import Ask, Bonus, Colour, Guest, Line, Review, Token


class Asked(Event, frozen=True):
    """A seat is asked to decide something."""

    seat: Seat
    ask: Ask
    owed: int = 1
    among: tuple[Review, ...] = ()


class TurnBegun(Event, frozen=True):
    """A seat's turn begins."""

    seat: Seat
    round: int

    def opens(self) -> bool:
        """See `Event`."""
        return True


class DishAdded(Event, frozen=True):
    """A dish joins a menu."""

    seat: Seat
    dish: Colour
    points: int = 0


class BottleChosen(Event, frozen=True):
    """A drink from the table starts in a recycle box."""

    seat: Seat
    drink: Colour


class DrinkGiven(Event, frozen=True):
    """A drink goes from fridge to recycle box to appease a guest."""

    seat: Seat
    drink: Colour


class TokenUsed(Event, frozen=True):
    """A special action token leaves the game."""

    seat: Seat
    token: Token


class GuestLeft(Event, frozen=True):
    """The last guest in a queue goes back into the bag."""

    seat: Seat
    guest: Guest


class ReviewMoved(Event, frozen=True):
    """A review marker moves."""

    seat: Seat
    review: Review
    by: int


class TilePushed(Event, frozen=True):
    """A tile enters the grid, another one falls out."""

    seat: Seat
    tile: str
    line: Line
    out: str


class ActionBegun(Event, frozen=True):
    """One of the line's actions is begun, and will be completed."""

    seat: Seat
    tile: str


class GuestDrawn(Event, frozen=True):
    """A guest comes out of the bag."""

    seat: Seat
    guest: Guest


class GuestWelcomed(Event, frozen=True):
    """The guest at hand joins a stall's queue."""

    seat: Seat
    stall: Seat
    guest: Guest


class TouristSwapped(Event, frozen=True):
    """The drawn tourist took a customer's place, and the customer came along: only in games by rules version 1."""

    seat: Seat
    stall: Seat
    place: int
    customer: Guest


class CustomerDisplaced(Event, frozen=True):
    """The drawn tourist takes a customer's place, and the customer wants another."""

    seat: Seat
    stall: Seat
    place: int
    customer: Guest


class TouristReturned(Event, frozen=True):
    """The drawn tourist finds no room and goes back into the bag."""

    seat: Seat


class DishCooked(Event, frozen=True):
    """A dish joins a dish queue."""

    seat: Seat
    dish: Colour


class DrinkTaken(Event, frozen=True):
    """A drink goes into a fridge."""

    seat: Seat
    drink: Colour


class BottleRecycled(Event, frozen=True):
    """A bottle goes back to the table."""

    seat: Seat
    drink: Colour
    points: int


class ServingBegun(Event, frozen=True):
    """The head of the queue is served the head of the dish queue, or a taiyaki."""

    seat: Seat
    guest: Guest
    dish: Colour | None


class DrinkPoured(Event, frozen=True):
    """A drink goes from fridge to recycle box with a serving."""

    seat: Seat
    drink: Colour


class GuestPlaced(Event, frozen=True):
    """A guest takes a space of the reputation board."""

    seat: Seat
    guest: Guest
    space: int


class InfluencerMoved(Event, frozen=True):
    """The influencer marker goes up a step."""

    seat: Seat
    stars: int


class StallImproved(Event, frozen=True):
    """A fridge or stove token is removed."""

    seat: Seat
    what: Bonus
    points: int


class TokenTaken(Event, frozen=True):
    """A special action token goes from the table to a stall."""

    seat: Seat
    token: Token


class GuestInvited(Event, frozen=True):
    """A guest is chosen from the bag."""

    seat: Seat
    guest: Guest


class Served(Event, frozen=True):
    """A serving is complete and brings its points."""

    seat: Seat
    points: int


class GuestsSwapped(Event, frozen=True):
    """Two guests of one queue change places."""

    seat: Seat
    one: int
    two: int


class BoxEmptied(Event, frozen=True):
    """A whole recycle box goes back to the table."""

    seat: Seat


class Scored(Event, frozen=True):
    """Points of the final scoring."""

    score: Score


class GameEnded(Event, frozen=True):
    """The final scoring is done."""


YataiEvent = (
    Asked
    | TurnBegun
    | DishAdded
    | BottleChosen
    | DrinkGiven
    | TokenUsed
    | GuestLeft
    | ReviewMoved
    | TilePushed
    | ActionBegun
    | GuestDrawn
    | GuestWelcomed
    | TouristSwapped
    | CustomerDisplaced
    | TouristReturned
    | DishCooked
    | DrinkTaken
    | BottleRecycled
    | ServingBegun
    | DrinkPoured
    | GuestPlaced
    | InfluencerMoved
    | StallImproved
    | TokenTaken
    | GuestInvited
    | Served
    | GuestsSwapped
    | BoxEmptied
    | Scored
    | GameEnded
)
