"""The table options of all throwing games."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from cookoff.engine import HOUSE_RULE, BadInput, Chance, Options, Seat
from cookoff.games.hands import Hands, check_hands

from .throwing.landing import Doubt


class SeatAssist(StrEnum):
    """Whether a person in a seat may throw by keys and form."""

    ALLOWED = "allowed"
    FLICKS = "flicks"
    """Only by flicking."""


class GrillOptions(Options, frozen=True):
    """A room's options are a subclass."""

    first: Seat | None = None
    """The first head chef; `None` draws one at random (SAF-13, HIB-12, FUP-12)."""
    open_hands: Annotated[bool, HOUSE_RULE] = False
    """Whether cards in hand are public, contrary to SAF-14, HIB-14 and FUP-13."""
    doubt: Annotated[Doubt, HOUSE_RULE] = Doubt.CHEF
    """Who decides about a chip whose hole meets two outlines (THR-21)."""
    last_round: Annotated[Annotated[int, Meta(ge=1, le=999)] | None, HOUSE_RULE] = 40
    """The game ends after this round; with `None` only a victory ends it (SAF-53, HIB-53, FUP-83)."""
    hands: Hands = ()
    """How steady each seat's hand is; by default steady for launches and average for aims (THR-30)."""
    assist: bool = True
    """Whether people may throw by keys and form, not only by flicking. The client and the server apply it."""
    assists: tuple[SeatAssist | None, ...] = ()
    """A handicap by seat; a missing seat or `None` falls back to `assist`."""
    arc: bool = False
    """Whether the client shows a faint arc of where an unhurried throw would go."""

    def may_aim(self, seat: Seat) -> bool:
        """Whether a person in this seat may aim instead of flicking."""
        own = self.assists[seat] if seat < len(self.assists) else None
        return self.assist if own is None else own is SeatAssist.ALLOWED


def head_chef(options: GrillOptions, players: int, chance: Chance) -> Seat:
    """Choose the first head chef (SAF-13, HIB-12, FUP-12). Options that do not fit the table raise `BadInput`."""
    if options.first is not None and not 0 <= options.first < players:
        raise BadInput(f"first: there is no seat {options.first} at a table of {players}")
    if options.last_round is not None and options.last_round < 1:
        raise BadInput(f"last_round: {options.last_round}; it takes at least one round")
    check_hands(options.hands, players)
    if len(options.assists) > players:
        raise BadInput(f"assists: {len(options.assists)} for a table of {players}")
    return chance.index(players) if options.first is None else options.first
