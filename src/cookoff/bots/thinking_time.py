"""Human times for bots that know none: in games without turns everybody thinks before the hand moves."""

from cookoff.engine import Bot, BotContext, Intent, RealTimeBot, Rng

THOUGHT = (400, 1600)
"""Milliseconds between two decisions, at least and at most."""
NOTHING = 1000
"""With nothing to do one looks again after so many milliseconds."""


class TimedBot:
    """Lets a bot choose as ever and act when its hand is free."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def decide(self, context: BotContext, rng: Rng) -> Intent:
        """See `RealTimeBot`."""
        if not context.moves:
            return Intent(None, NOTHING)
        move = self.bot.choose(context, rng)
        fast, slow = THOUGHT
        return Intent(move, max(fast + int((slow - fast) * rng.random()), context.ready(move) - context.now))


def to_real_time(bot: Bot) -> RealTimeBot:
    """The bot itself if it knows the time, else the bot at a human pace."""
    return bot if isinstance(bot, RealTimeBot) else TimedBot(bot)
