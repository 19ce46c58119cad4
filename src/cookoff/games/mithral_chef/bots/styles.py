"""How well cooks cook, by name: quick, steady and watchful as people of that strength are."""

from dataclasses import dataclass

from cookoff.engine import BOT_LEVELS


@dataclass(frozen=True)
class BotStyle:
    """What makes a cook quick, steady, greedy and watchful."""

    reaction: tuple[int, int]
    """Between two decisions lie so many milliseconds, at least and at most: the head leads both hands in turn."""
    stock: int
    """Keeps vegetables for later while it owns fewer."""
    push: float
    """Rerolls when that promises so many points more than to stop."""
    rush: float
    """How often a die is set down in a rush."""
    trades: float
    """How often it thinks of a trade before it goes to the pantry."""
    watchful: bool
    """Watches the deck for the dragon, and the points."""


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
"""The brains by name. The first takes its time, for somebody's first game. Nobody works at several orders at once:
whoever draws them faster than plates are served calls the dragon, and pays for what is incomplete.
"""
