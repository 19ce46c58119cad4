"""Bots of the house in the other seats of an episode."""

from collections.abc import Sequence
from random import Random

from cookoff import bots
from cookoff.engine import BadInput, Bot, Look, Move, Seat

from .episode import Episode
from .spaces import Spaces


def seated(spaces: Spaces, named: str | Sequence[str]) -> list[Bot]:
    """The bots of the other seats, in their order: one name for all, or one for each."""
    names = [named] * (spaces.players - 1) if isinstance(named, str) else list(named)
    if len(names) != spaces.players - 1:
        raise BadInput(f"opponents: {len(names)} of them for {spaces.players - 1} seats")
    made = {name: bots.make(spaces.room, name) for name in dict.fromkeys(names)}
    return [made[name] for name in names]


def look(episode: Episode, seat: Seat) -> Look:
    """The seat's eyes: a bot is given them, never the state."""
    return Look(episode.game, episode.state, seat, episode.trials, episode.now)


def choice(bot: Bot, episode: Episode, seat: Seat, rng: Random) -> Move:
    """What the bot does."""
    return bot.choose(look(episode, seat), rng)
