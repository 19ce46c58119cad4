"""Bots in the other seats of an episode."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from cookoff import bots
from cookoff.engine import BadInput, Bot, BotContext, Intent, Move, RealTimeBot, Rng, Seat
from cookoff.research.episode import Episode
from cookoff.research.spaces import Spaces


class NamedBot:
    """One of our bots. It is copied and pickled by its name."""

    def __init__(self, spaces: Spaces, name: str) -> None:
        bots.check(name, spaces.game, spaces.players)
        self._made_by = spaces, name
        self._bot = bots.make(spaces.room, name)
        self._timed = bots.to_real_time(self._bot)

    def __reduce__(self) -> tuple[Any, ...]:
        return NamedBot, self._made_by

    def choose(self, context: BotContext, rng: Rng) -> Move:
        """See `Bot`."""
        return self._bot.choose(context, rng)

    def decide(self, context: BotContext, rng: Rng) -> Intent:
        """See `RealTimeBot`."""
        return self._timed.decide(context, rng)


def make_opponents(spaces: Spaces, opponents: str | Sequence[str]) -> list[NamedBot]:
    """The bots of the other seats, in order: one name for all, or one each."""
    names = [opponents] * (spaces.players - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != spaces.players - 1:
        raise BadInput(f"opponents: {len(names)} for {spaces.players - 1} seats")
    made = {name: NamedBot(spaces, name) for name in dict.fromkeys(names)}
    return [made[name] for name in names]


def bot_context(episode: Episode, seat: Seat) -> BotContext:
    """What a bot in this seat gets: its view, never the state."""
    return BotContext(episode.game, episode.state, seat, episode.trials, episode.now)


def choose_move(bot: Bot, episode: Episode, seat: Seat, rng: Random) -> Move:
    """The bot's move."""
    return bot.choose(bot_context(episode, seat), rng)


class RealTimeOpponents:
    """Bots in a real-time game: each decides, waits as long as its hand needs, acts, and decides again."""

    def __init__(self, bots: Mapping[Seat, RealTimeBot]) -> None:
        self._bots = bots
        self._intended: dict[Seat, tuple[int, Move | None]] = {}
        """When a seat acts and with which move; `None` if it only decides again."""

    def start(self) -> None:
        """Forget all intentions, for a new game."""
        self._intended.clear()

    def chosen_moves(self, episode: Episode, step_ms: int, rng: Random) -> dict[Seat, Move]:
        """The moves of the step that begins now and lasts `step_ms` milliseconds."""
        found: dict[Seat, Move] = {}
        for seat in episode.to_act:
            if seat not in self._bots:
                continue
            if seat not in self._intended:
                intent = self._bots[seat].decide(bot_context(episode, seat), rng)
                self._intended[seat] = (episode.now + intent.delay, intent.move)
            at, move = self._intended[seat]
            if at < episode.now + step_ms:
                del self._intended[seat]
                if move is not None:
                    found[seat] = move
        return found
