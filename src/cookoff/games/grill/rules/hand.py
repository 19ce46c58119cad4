"""What a seat's hand makes of the throw that was meant (THR-30). The physics' `hand.toml` says how far it errs."""

from cookoff.engine import Seat
from cookoff.games.hands import Hands, SeatHand, hand_of
from cookoff.games.splitmix import SEEDS, SplitMix
from cookoff.physics.hand import execute, skill
from cookoff.physics.port import Limits, Throw

__all__ = ["SEEDS", "aiming_hand", "flicking_hand", "with_hand_error"]


def flicking_hand(hands: Hands, seat: Seat) -> SeatHand:
    """The hand that carries a launch out: steady where nobody says otherwise, for whoever flicks errs already."""
    return hand_of(hands, seat, SeatHand.STEADY)


def aiming_hand(hands: Hands, seat: Seat) -> SeatHand:
    """The hand that carries an aim out: average where nobody says otherwise."""
    return hand_of(hands, seat, SeatHand.AVERAGE)


def with_hand_error(meant: Throw, hand: SeatHand, luck: int, limits: Limits) -> Throw:
    """The throw that the hand makes; `luck`, one of `SEEDS`, decides the error, and nothing else does."""
    return execute(meant, skill(hand), SplitMix(luck).normal, limits)
