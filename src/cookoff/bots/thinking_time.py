"""Human thinking times in real-time games, for bots that know no clock."""

from cookoff.engine import Bot, BotContext, Intent, RealTimeBot, Rng

THINKING = (400, 1600)
"""Milliseconds between two decisions, minimum and maximum."""
RETRY = 1000
"""Milliseconds until a bot without legal moves looks again."""


class TimedBot:
    """Lets a bot choose a move and makes it after a human time."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def decide(self, context: BotContext, rng: Rng) -> Intent:
        """See `RealTimeBot`."""
        if not context.moves:
            return Intent(None, RETRY)
        move = self.bot.choose(context, rng)
        fast, slow = THINKING
        return Intent(move, max(fast + int((slow - fast) * rng.random()), context.ready(move) - context.now))


def to_real_time(bot: Bot) -> RealTimeBot:
    """The bot itself if it plays in real time, else the bot with human thinking times."""
    return bot if isinstance(bot, RealTimeBot) else TimedBot(bot)
