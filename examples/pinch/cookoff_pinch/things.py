"""The cards of the game."""

from enum import StrEnum


class Card(StrEnum):
    """What may go into the pot. A new ingredient is one line here, one in `components.toml`, one in each locale."""

    BACK = "back"
    """A card that lies face down."""
    POTATO = "potato"
    CARROT = "carrot"
    LEEK = "leek"
    BACON = "bacon"
    ANCHOVY = "anchovy"


FACES = tuple(card for card in Card if card is not Card.BACK)
