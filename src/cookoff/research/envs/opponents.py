"""Bots of the house in the other seats of an episode."""

from collections.abc import Mapping, Sequence
from random import Random

from cookoff import bots
from cookoff.engine import BadInput, Bot, BotContext, Move, RealTimeBot, Seat
from cookoff.research.episode import Episode
from cookoff.research.spaces import Spaces


def seated(spaces: Spaces, named: str | Sequence[str]) -> list[Bot]:
    """The bots of the other seats, in their order: one name for all, or one for each."""
    names = [named] * (spaces.players - 1) if isinstance(named, str) else list(named)
    if len(names) != spaces.players - 1:
        raise BadInput(f"opponents: {len(names)} of them for {spaces.players - 1} seats")
    made = {name: bots.make(spaces.room, name) for name in dict.fromkeys(names)}
    return [made[name] for name in names]


def bot_context(episode: Episode, seat: Seat) -> BotContext:
    """The seat's eyes: a bot is given them, never the state."""
    return BotContext(episode.game, episode.state, seat, episode.trials, episode.now)


def choice(bot: Bot, episode: Episode, seat: Seat, rng: Random) -> Move:
    """What the bot does."""
    return bot.choose(bot_context(episode, seat), rng)


class Clocked:
    """Bots in a game without turns: each looks, waits as long as its hand needs, acts, and looks again."""

    def __init__(self, bots: Mapping[Seat, RealTimeBot]) -> None:
        self._bots = bots
        self._meant: dict[Seat, tuple[int, Move | None]] = {}
        """When a seat acts, and what it does then; nothing, if it only looks again."""

    def start(self) -> None:
        """A new game: nobody means to do anything."""
        self._meant.clear()

    def wishes(self, episode: Episode, pace: int, rng: Random) -> dict[Seat, Move]:
        """What they do in the step that begins now, `pace` milliseconds long."""
        found: dict[Seat, Move] = {}
        for seat in episode.to_act:
            if seat not in self._bots:
                continue
            if seat not in self._meant:
                intent = self._bots[seat].decide(bot_context(episode, seat), rng)
                self._meant[seat] = (episode.now + intent.delay, intent.move)
            at, move = self._meant[seat]
            if at < episode.now + pace:
                del self._meant[seat]
                if move is not None:
                    found[seat] = move
        return found
