"""The cards of the game."""

from enum import StrEnum


class Card(StrEnum):
    """The cards. A new ingredient needs one line here, one in `components.toml` and one in each locale."""

    BACK = "back"
    """A face-down card."""
    POTATO = "potato"
    CARROT = "carrot"
    LEEK = "leek"
    BACON = "bacon"
    ANCHOVY = "anchovy"


FACES = tuple(card for card in Card if card is not Card.BACK)
