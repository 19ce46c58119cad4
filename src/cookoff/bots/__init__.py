"""Bots that play any game of the catalogue, and the way to a bot by its name."""

from collections.abc import Callable

from cookoff.engine import BOT_LEVELS, AnyGame, BadInput, Bot, CandidateBot, Room

from .external_bot import ExternalBot
from .greedy import GreedyBot
from .plugins import external_bots
from .random import RandomBot
from .realtime_search import RealTimeSearchBot
from .rollout import RolloutBot
from .search import SearchBot, settings_of
from .thinking_time import TimedBot, to_real_time

PLAIN: dict[str, Callable[[Room], Bot]] = {
    "random": lambda _room: RandomBot(),
    "greedy": GreedyBot,
}
"""Baselines of the command line, in addition to the levels."""
EASY, USUAL = BOT_LEVELS[:2]
"""The level that plays against newcomers and for a player whose time is up, and the default level."""
FORMER = {"patient": "beginner", "sharp": "expert"}
"""Old names of levels, for stored tables and logs."""


def names() -> list[str]:
    """All bots: those of every room first, then the installed ones, which may not fit a game."""
    return [*PLAIN, *BOT_LEVELS, *external_bots()]


def check(name: str, game: AnyGame, players: int) -> None:
    """Raise `BadInput` if there is no bot of that name, or if it does not play this game with so many players."""
    name = FORMER.get(name, name)
    if name not in names():
        raise BadInput(f"no bot is called {name!r}; there are: {', '.join(names())}")
    if name not in PLAIN and name not in BOT_LEVELS and not external_bots()[name].fits(game, players):
        raise BadInput(f"the bot {name!r} does not play {game.id} at a table of {players} with these components")


def make(room: Room, name: str) -> Bot:
    """Make the bot of that name for a room."""
    name = FORMER.get(name, name)
    if name in PLAIN:
        return PLAIN[name](room)
    if name in room.bots.levels:
        own, settings = room.bots.levels[name](), room.bots.search_settings.get(name)
        return RealTimeSearchBot(own, settings) if settings and isinstance(own, CandidateBot) else own
    if name in BOT_LEVELS:
        return SearchBot(room, settings_of(room, name), room.bots.advantages.get(name))
    if name in external_bots():
        return external_bots()[name].make(room)
    raise BadInput(f"no bot is called {name!r}; there are: {', '.join(names())}")


def version_of(name: str) -> str:
    """The version of a bot of another package; our own bots have none beside that of the code."""
    name = FORMER.get(name, name)
    return external_bots()[name].version if name in external_bots() else ""


__all__ = [
    "EASY",
    "FORMER",
    "USUAL",
    "ExternalBot",
    "GreedyBot",
    "RandomBot",
    "RealTimeSearchBot",
    "RolloutBot",
    "SearchBot",
    "TimedBot",
    "check",
    "external_bots",
    "make",
    "names",
    "to_real_time",
    "version_of",
]
