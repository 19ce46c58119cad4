"""The error of a seat's hand (THR-30). The physics' `hand.toml` defines how large it is."""

from cookoff.engine import Seat
from cookoff.games.hands import Hands, SeatHand, hand_of
from cookoff.games.splitmix import SEEDS, SplitMix
from cookoff.physics.hand import execute, skill
from cookoff.physics.port import Limits, Throw

__all__ = ["SEEDS", "aiming_hand", "flicking_hand", "with_hand_error"]


def flicking_hand(hands: Hands, seat: Seat) -> SeatHand:
    """The hand for launches: steady by default, since people who flick already err themselves."""
    return hand_of(hands, seat, SeatHand.STEADY)


def aiming_hand(hands: Hands, seat: Seat) -> SeatHand:
    """The hand for aims: average by default."""
    return hand_of(hands, seat, SeatHand.AVERAGE)


def with_hand_error(meant: Throw, hand: SeatHand, luck: int, limits: Limits) -> Throw:
    """The intended throw with the error of this hand; `luck`, one of `SEEDS`, alone decides the error."""
    return execute(meant, skill(hand), SplitMix(luck).normal, limits)
