"""Enums of the game: colours, guests, reviews, tokens, actions, bonuses, lines, and the questions to a seat."""

from enum import IntEnum, StrEnum


class Colour(IntEnum):
    """The four colours of dishes, drinks and customers (YAT-1)."""

    RED = 0
    """Ramen."""
    BLUE = 1
    """Yakitori."""
    GREEN = 2
    """Gyoza."""
    YELLOW = 3
    """Ebi tempura."""


class Guest(IntEnum):
    """A guest: a customer of a colour, or a tourist (YAT-1)."""

    RED = 0
    BLUE = 1
    GREEN = 2
    YELLOW = 3
    TOURIST = 4


class Review(IntEnum):
    """The four review tracks (YAT-5)."""

    CLEANLINESS = 0
    SERVICE = 1
    VALUE = 2
    ATMOSPHERE = 3


class Token(IntEnum):
    """The special action tokens (YAT-50 to YAT-53)."""

    TAIYAKI = 0
    DOGGY_BAG = 1
    URGENT_CALL = 2
    GARBAGE = 3


class Action(StrEnum):
    """The action of a tile (YAT-30 to YAT-35)."""

    CUSTOMERS = "customers"
    COOK = "cook"
    DRINKS = "drinks"
    RECYCLE = "recycle"
    SERVE = "serve"


class Bonus(StrEnum):
    """The bonus of a space of the reputation board, other than reviews (YAT-42 to YAT-46)."""

    MENU = "menu"
    INFLUENCER = "influencer"
    FRIDGE = "fridge"
    STOVE = "stove"
    DOUBLE = "double"
    SPECIAL = "special"


class Line(IntEnum):
    """Where a tile is pushed in: a column from the top, or a row from the left (YAT-23)."""

    C1 = 0
    C2 = 1
    C3 = 2
    R1 = 3
    R2 = 4


class Ask(StrEnum):
    """The question to the seat to act."""

    MENU = "menu"
    BOTTLE = "bottle"
    CHECK = "check"
    LOSE = "lose"
    PUSH = "push"
    ACT = "act"
    LAST_SERVING = "last-serving"
    WELCOME = "welcome"
    SEND_ON = "send-on"
    """Where the customer goes that a tourist replaced."""
    COOK = "cook"
    DRINK = "drink"
    RECYCLE = "recycle"
    DISH = "dish"
    POUR = "pour"
    PLACE = "place"
    PLACE_INVITED = "place-invited"
    REVIEW = "review"
    ADD_DISH = "add-dish"
    TOKEN = "token"
    INVITE = "invite"
    NOTHING = "nothing"
    """The game is over."""


CELLS: tuple[tuple[int, ...], ...] = ((0, 3), (1, 4), (2, 5), (0, 1, 2), (3, 4, 5))
"""The cells of each line in the 2 × 3 grid, from where a tile is pushed in to where one falls out (YAT-23)."""
ALONG: tuple[slice, ...] = tuple(slice(cells[0], cells[-1] + 1, cells[1] - cells[0]) for cells in CELLS)
"""The same as slices."""

# Constants for the hot path: on Python 3.11 an enum member costs ten times as much to look up.
COLOURS = tuple(Colour)
GUESTS = tuple(Guest)
REVIEWS = tuple(Review)
TOKENS = tuple(Token)
TOURIST = Guest.TOURIST
TAIYAKI, DOGGY_BAG, URGENT_CALL, GARBAGE = TOKENS
