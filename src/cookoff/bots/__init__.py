"""Bots that play any game of the catalogue, and the way to a bot by its name."""

from collections.abc import Callable

from cookoff.engine import BOT_LEVELS, AnyGame, BadInput, Bot, CandidateBot, Room

from .greedy import GreedyBot
from .plugins import Entrant, entrants
from .random import RandomBot
from .realtime_search import RealTimeSearchBot
from .rollout import RolloutBot
from .search import SearchBot, settings_of
from .thinking_time import TimedBot, to_real_time

PLAIN: dict[str, Callable[[Room], Bot]] = {
    "random": lambda _room: RandomBot(),
    "greedy": GreedyBot,
}
"""The bots of the command line, beside the brains: to measure others by."""
EASY, USUAL = BOT_LEVELS[:2]
"""Who plays against newcomers and for somebody whose time is over; who sits down where people name no bot."""
FORMER = {"patient": "beginner", "sharp": "expert"}
"""Names that bots once had: tables and logs that were kept go on with those who took their place."""


def names() -> list[str]:
    """The bots that can play in every room, and then those from outside, which may not."""
    return [*PLAIN, *BOT_LEVELS, *entrants()]


def check(name: str, game: AnyGame, players: int) -> None:
    """Raises `BadInput` if there is no bot of that name, or if it cannot play this game at a table of so many."""
    name = FORMER.get(name, name)
    if name not in names():
        raise BadInput(f"no bot is called {name!r}; there are: {', '.join(names())}")
    if name not in PLAIN and name not in BOT_LEVELS and not entrants()[name].fits(game, players):
        raise BadInput(f"the bot {name!r} does not play {game.id} at a table of {players} with these components")


def make(room: Room, name: str) -> Bot:
    """The bot of that name, ready to play in this room."""
    name = FORMER.get(name, name)
    if name in PLAIN:
        return PLAIN[name](room)
    if name in room.bots.levels:
        own, settings = room.bots.levels[name](), room.bots.search_settings.get(name)
        return RealTimeSearchBot(own, settings) if settings and isinstance(own, CandidateBot) else own
    if name in BOT_LEVELS:
        return SearchBot(room, settings_of(room, name), room.bots.advantages.get(name))
    if name in entrants():
        return entrants()[name].make(room)
    raise BadInput(f"no bot is called {name!r}; there are: {', '.join(names())}")


def version_of(name: str) -> str:
    """The version of a bot of another package; our own bots have none beside that of the code."""
    name = FORMER.get(name, name)
    return entrants()[name].version if name in entrants() else ""


__all__ = [
    "EASY",
    "FORMER",
    "USUAL",
    "Entrant",
    "GreedyBot",
    "RandomBot",
    "RealTimeSearchBot",
    "RolloutBot",
    "SearchBot",
    "TimedBot",
    "check",
    "entrants",
    "make",
    "names",
    "to_real_time",
    "version_of",
]
