"""An episode: one game in progress. All environments play through it."""

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from cookoff.engine import (
    AnyGame,
    BadInput,
    Codec,
    Move,
    Moves,
    Now,
    Options,
    Outcome,
    Refusal,
    Search,
    Seat,
    Seats,
    Sources,
    encode,
    is_over,
)
from cookoff.engine.core.errors import in_words
from cookoff.physics.sources import sources_of
from cookoff.research.encoding.actions import IllegalAction, Mask
from cookoff.research.encoding.observations import EncodingCache, Observation
from cookoff.research.text.descriptions import decision_in_words

from .spaces import Spaces

__all__ = ["Decision", "Episode"]

FORMAT = 1
"""The format of saved episodes."""


class SavedEpisode(msgspec.Struct, frozen=True):
    """A saved episode, including the state of its generator."""

    format: int
    game: str
    rules_version: int
    components: str
    now: int
    luck: tuple[Any, ...]
    state: bytes


class Decision(msgspec.Struct, frozen=True):
    """What a seat knows when it decides."""

    view: Any
    moves: Moves
    observation: Observation
    mask: Mask


class Episode:
    """One game. Equal seeds and moves give equal episodes, in every process. Can be copied and pickled."""

    state: Any
    chance: Search

    def __init__(
        self, spaces: Spaces, options: Options | Mapping[str, Any] | None = None, physics: str = "quick"
    ) -> None:
        """`options` are the table's, also as a dictionary. `physics` chooses the simulator, `quick` or `real`."""
        self.spaces = spaces
        self.game: AnyGame = spaces.game
        self.options = _options(self.game, options)
        self._physics = physics
        self.now = 0
        """The time in milliseconds, in games with a clock."""
        clock: Sources = {Now: lambda _now: self.now}
        self.sources: Sources = {**sources_of(spaces.room, self.game, physics), **clock}
        """Answers the rules' queries."""
        self.trials: Sources = {**sources_of(spaces.room, self.game, "quick"), **clock}
        """Answers the queries of bots that search."""
        self._codec = Codec(self.game)
        self._seen: dict[Seat, Decision] = {}
        self.memory = EncodingCache()
        self.start(0)

    def start(self, seed: int) -> None:
        """Start a new game."""
        self._rng = Random(seed)
        self.set_position(None, 0, Search(self._rng, self.sources))
        self.set_up()

    def set_up(self) -> None:
        """Set up a new game with the current chance."""
        self.state = self.game.setup(self.spaces.players, self.options, self.chance)

    def set_position(self, state: Any, now: int, chance: Search) -> None:
        """Continue from this state, at this time, with this chance."""
        self.state, self.now, self.chance = state, now, chance
        self._seen.clear()

    @property
    def to_act(self) -> Seats:
        """The seats that may act."""
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; `None` while it runs."""
        return self.game.outcome(self.state) if is_over(self.game, self.state) else None

    def decision(self, seat: Seat) -> Decision:
        """What a seat knows, made from its view alone."""
        found = self._seen.get(seat)
        if found is None:
            view, moves = self.game.view(self.state, seat), self.game.moves(self.state, seat)
            observation = self.spaces.observe(view, self.now, self.memory)
            found = self._seen[seat] = Decision(view, moves, observation, self.spaces.actions.mask(moves, view))
        return found

    def in_words(self, seat: Seat, language: str = "en") -> str:
        """The view, the question and the choices of a seat as text, numbered as `act` expects."""
        decision = self.decision(seat)
        numbers = self.spaces.actions.numbers(decision.moves, decision.view)
        return decision_in_words(self.spaces, decision.view, decision.moves, language, numbers)

    def move_of(self, seat: Seat, action: int) -> Move:
        """The legal move of an action. Raises `IllegalAction` for any other."""
        decision = self.decision(seat)
        move = self.spaces.actions.move(action, decision.view)
        if not decision.mask[action]:
            legal = ", ".join(str(number) for number in decision.mask.nonzero()[0])
            raise IllegalAction(f"action {action}, {move}: not legal for seat {seat} now; legal are {legal or 'none'}")
        return move

    def play(self, seat: Seat, move: Move) -> Refusal | None:
        """Make a move, or return why it is refused."""
        result = self.game.play(self.state, seat, move, self.chance)
        if isinstance(result, Refusal):
            return result
        self._seen.clear()
        return None

    def act(self, seat: Seat, action: int | Move) -> None:
        """Take an action, or make a move directly, such as an exact throw.

        Raises `IllegalAction`, and changes nothing, if it is illegal.
        """
        move = action if isinstance(action, Move) else self.move_of(seat, int(action))
        refusal = self.play(seat, move)
        if refusal is not None:
            raise IllegalAction(f"{move} is refused by {refusal.rule}: {refusal.reason} {refusal.facts}")

    def advance_clock(self, now: int) -> None:
        """Set the time, in games with a clock."""
        self.now = now
        self._seen.clear()

    def save(self) -> bytes:
        """The episode as bytes; `restore` continues from them, also in another process."""
        return msgspec.msgpack.encode(
            SavedEpisode(
                FORMAT,
                self.game.id,
                self.game.rules_version,
                self.game.components_hash,
                self.now,
                self._rng.getstate(),
                encode(self.state),
            )
        )

    def restore(self, data: bytes) -> None:
        """Continue from saved bytes. Raises `BadInput` for another game, other rules or other components."""
        try:
            kept = msgspec.msgpack.decode(data, type=SavedEpisode)
        except msgspec.DecodeError as error:
            raise BadInput(f"not an episode: {error}") from error
        mine = (FORMAT, self.game.id, self.game.rules_version, self.game.components_hash)
        if (kept.format, kept.game, kept.rules_version, kept.components) != mine:
            raise BadInput(f"an episode of {kept.game}, rules {kept.rules_version}, does not fit here")
        version, numbers, gauss = kept.luck
        self._rng.setstate((version, tuple(numbers), gauss))
        self.now = kept.now
        self.state = self._codec.state(kept.state)
        self._seen.clear()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.spaces, self.options, self._physics, self.save())

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Episode":
        return self.clone()

    def clone(self) -> "Episode":
        """An independent copy, including the state of the generator."""
        twin = Episode(self.spaces, self.options, self._physics)
        twin._rng.setstate(self._rng.getstate())
        twin.now = self.now
        twin.state = self.state.clone()
        return twin


def _restored(spaces: Spaces, options: Options, physics: str, saved: bytes) -> Episode:
    episode = Episode(spaces, options, physics)
    episode.restore(saved)
    return episode


def _options(game: AnyGame, given: Options | Mapping[str, Any] | None) -> Options:
    if isinstance(given, Mapping):
        try:
            return msgspec.convert(given, game.types.options)
        except msgspec.ValidationError as error:
            known = ", ".join(game.types.options.__struct_fields__) or "none"
            raise BadInput(f"options: {in_words(error)}; {game.id} has: {known}") from error
    return game.types.options() if given is None else given
