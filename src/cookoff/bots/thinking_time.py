"""Human times for bots that know none: in games without turns everybody thinks before the hand moves."""

from cookoff.engine import Bot, Intent, Look, Rng, TimedBot

THOUGHT = (400, 1600)
"""Milliseconds between two decisions, at least and at most."""
NOTHING = 1000
"""With nothing to do one looks again after so many milliseconds."""


class Paced:
    """Lets a bot choose as ever and act when its hand is free."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def decide(self, look: Look, rng: Rng) -> Intent:
        """See `TimedBot`."""
        if not look.moves:
            return Intent(None, NOTHING)
        move = self.bot.choose(look, rng)
        fast, slow = THOUGHT
        return Intent(move, max(fast + int((slow - fast) * rng.random()), look.ready(move) - look.now))


def timed(bot: Bot) -> TimedBot:
    """The bot itself if it knows the time, else the bot at a human pace."""
    return bot if isinstance(bot, TimedBot) else Paced(bot)
