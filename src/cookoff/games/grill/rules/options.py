"""What a table of any throwing game may agree on."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from cookoff.engine import HOUSE_RULE, BadInput, Chance, Options, Seat
from cookoff.games.hands import Hands, check_hands

from .landing import Doubt


class SeatAssist(StrEnum):
    """Whether a person in a seat may throw by keys and by form."""

    ALLOWED = "allowed"
    FLICKS = "flicks"
    """By flick alone."""


class GrillOptions(Options, frozen=True):
    """A room's options are a subclass of it."""

    first: Seat | None = None
    """The first head chef; drawn at random when nobody is named (SAF-13, FUP-12)."""
    open_hands: Annotated[bool, HOUSE_RULE] = False
    """Whether cards in hand lie open, against SAF-14 and FUP-13."""
    doubt: Annotated[Doubt, HOUSE_RULE] = Doubt.CHEF
    """Who decides about a chip whose hole meets two outlines (THR-21)."""
    last_round: Annotated[Annotated[int, Meta(ge=1, le=999)] | None, HOUSE_RULE] = 40
    """After this round the game ends in any case; `None` lets it go on until somebody has won (SAF-53, FUP-83)."""
    hands: Hands = ()
    """How steady each seat's hand is; nobody's word: steady for launches, average for aims (THR-30)."""
    assist: bool = True
    """Whether people may throw by keys and by form instead of by flick: the page offers them, the server takes aims."""
    assists: tuple[SeatAssist | None, ...] = ()
    """By seat, a handicap: where there is none, or `None`, it is as `assist` says."""
    arc: bool = False
    """Whether the page shows a faint arc of where a calm throw would go. The page honours it, not the rules."""

    def may_aim(self, seat: Seat) -> bool:
        """Whether a person in that seat may aim instead of throwing themselves."""
        own = self.assists[seat] if seat < len(self.assists) else None
        return self.assist if own is None else own is SeatAssist.ALLOWED


def head_chef(options: GrillOptions, players: int, chance: Chance) -> Seat:
    """The first head chef of a table of so many. Options that do not fit it raise `BadInput`."""
    if options.first is not None and not 0 <= options.first < players:
        raise BadInput(f"first: there is no seat {options.first} at a table of {players}")
    if options.last_round is not None and options.last_round < 1:
        raise BadInput(f"last_round: {options.last_round}; it takes at least one round")
    check_hands(options.hands, players)
    if len(options.assists) > players:
        raise BadInput(f"assists: {len(options.assists)} for a table of {players}")
    return chance.index(players) if options.first is None else options.first
