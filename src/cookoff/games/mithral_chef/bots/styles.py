"""The playing style of each bot level: how quick, steady and watchful it is."""

from dataclasses import dataclass

from cookoff.engine import BOT_LEVELS


@dataclass(frozen=True)
class BotStyle:
    """How a bot plays."""

    reaction: tuple[int, int]
    """The least and the most milliseconds between two decisions, for both hands together."""
    stock: int
    """It keeps vegetables for later while it owns fewer than that."""
    push: float
    """The points a reroll must promise over stopping."""
    rush: float
    """The probability of setting a die down in a rush."""
    trades: float
    """The probability of considering a trade before it goes to the pantry."""
    watchful: bool
    """Whether it watches the deck for the dragon, and the points."""


STYLES = dict(
    zip(
        BOT_LEVELS,
        (
            BotStyle(reaction=(5000, 9000), stock=3, push=1.5, rush=0.4, trades=0.1, watchful=False),
            BotStyle(reaction=(3600, 6200), stock=3, push=1.0, rush=0.3, trades=0.15, watchful=False),
            BotStyle(reaction=(2900, 5000), stock=3, push=1.0, rush=0.2, trades=0.15, watchful=False),
            BotStyle(reaction=(2500, 4400), stock=3, push=1.0, rush=0.05, trades=0.5, watchful=True),
            BotStyle(reaction=(2100, 3800), stock=6, push=0.5, rush=0.0, trades=1.0, watchful=True),
        ),
        strict=True,
    )
)
"""By bot level. Beginner bots are slow, to suit a first game. No bot works on several orders at once: drawing faster
than it serves would bring the dragon sooner and cost points for incomplete recipes.
"""
