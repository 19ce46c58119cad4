"""An episode: one game under way for programs. All doors play through it."""

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
from cookoff.physics.sources import sources_of
from cookoff.research.encoding.actions import IllegalAction, Mask
from cookoff.research.encoding.observations import Memory, Observation
from cookoff.research.text.descriptions import decision_in_words

from .spaces import Spaces

FORMAT = 1
"""Of episodes as bytes."""


class Kept(msgspec.Struct, frozen=True):
    """An episode as it is written down: everything, the luck to come included."""

    format: int
    game: str
    rules_version: int
    components: str
    now: int
    luck: tuple[Any, ...]
    state: bytes


class Decision(msgspec.Struct, frozen=True):
    """What one seat is given to decide by."""

    view: Any
    moves: Moves
    observation: Observation
    mask: Mask


class Episode:
    """A game of these spaces. Equal seeds and equal moves give equal episodes, in every process."""

    state: Any
    chance: Search

    def __init__(self, spaces: Spaces, options: Options | None = None, table: str = "quick") -> None:
        """`table` says which simulator answers how chips and dice fall, `quick` or `real`."""
        self.spaces = spaces
        self.game: AnyGame = spaces.game
        self.options = self.game.types.options() if options is None else options
        self._table = table
        self.now = 0
        """The time, where a clock runs."""
        clock: Sources = {Now: lambda _now: self.now}
        self.sources: Sources = {**sources_of(spaces.room, self.game, table), **clock}
        """What answers the rules' questions."""
        self.trials: Sources = {**sources_of(spaces.room, self.game, "quick"), **clock}
        """What bots may try their moves out on."""
        self._codec = Codec(self.game)
        self._seen: dict[Seat, Decision] = {}
        self.memory = Memory()
        self.start(0)

    def start(self, seed: int) -> None:
        """Lay a new game out."""
        self._rng = Random(seed)
        self.stand(None, 0, Search(self._rng, self.sources))
        self.lay_out()

    def lay_out(self) -> None:
        """Lay a new game out, by the chance that is there."""
        self.state = self.game.setup(self.spaces.players, self.options, self.chance)

    def stand(self, state: Any, now: int, chance: Search) -> None:
        """Go on from this state at this time, by this chance."""
        self.state, self.now, self.chance = state, now, chance
        self._seen.clear()

    @property
    def to_act(self) -> Seats:
        """Who has anything to decide."""
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or `None` while it goes on."""
        return self.game.outcome(self.state) if is_over(self.game, self.state) else None

    def decision(self, seat: Seat) -> Decision:
        """What the seat sees, made from its view alone."""
        found = self._seen.get(seat)
        if found is None:
            view, moves = self.game.view(self.state, seat), self.game.moves(self.state, seat)
            observation = self.spaces.observe(view, self.now, self.memory)
            found = self._seen[seat] = Decision(view, moves, observation, self.spaces.actions.mask(moves, view))
        return found

    def in_words(self, seat: Seat, language: str = "en") -> str:
        """What the seat sees, what it is asked and what it may do, with the numbers that `act` takes."""
        decision = self.decision(seat)
        numbers = self.spaces.actions.numbers(decision.moves, decision.view)
        return decision_in_words(self.spaces, decision.view, decision.moves, language, numbers)

    def move_of(self, seat: Seat, action: int) -> Move:
        """The legal move of that number. Any other number raises `IllegalAction`."""
        decision = self.decision(seat)
        move = self.spaces.actions.move(action, decision.view)
        if not decision.mask[action]:
            legal = ", ".join(str(number) for number in decision.mask.nonzero()[0])
            raise IllegalAction(f"action {action}, {move}: not legal for seat {seat} now; legal are {legal or 'none'}")
        return move

    def play(self, seat: Seat, move: Move) -> Refusal | None:
        """Make a move, or say why it may not be made."""
        told = self.game.play(self.state, seat, move, self.chance)
        if isinstance(told, Refusal):
            return told
        self._seen.clear()
        return None

    def act(self, seat: Seat, action: int | Move) -> None:
        """Make the move of that number, or a move itself, such as a throw in exact numbers.

        Raises `IllegalAction`, and nothing has changed, if it may not be made.
        """
        move = action if isinstance(action, Move) else self.move_of(seat, int(action))
        refusal = self.play(seat, move)
        if refusal is not None:
            raise IllegalAction(f"{move} is refused by {refusal.rule}: {refusal.reason} {refusal.facts}")

    def pass_to(self, now: int) -> None:
        """Let the time come to be this, where a clock runs."""
        self.now = now
        self._seen.clear()

    def save(self) -> bytes:
        """The episode as bytes; `restore` goes on from there, also in another process."""
        return msgspec.msgpack.encode(
            Kept(
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
        """Go on from there. Bytes of another game, other rules or other components raise `BadInput`."""
        try:
            kept = msgspec.msgpack.decode(data, type=Kept)
        except msgspec.DecodeError as error:
            raise BadInput(f"not an episode: {error}") from error
        mine = (FORMAT, self.game.id, self.game.rules_version, self.game.components_hash)
        if (kept.format, kept.game, kept.rules_version, kept.components) != mine:
            raise BadInput(f"an episode of {kept.game}, rules {kept.rules_version}, does not go on here")
        version, numbers, gauss = kept.luck
        self._rng.setstate((version, tuple(numbers), gauss))
        self.now = kept.now
        self.state = self._codec.state(kept.state)
        self._seen.clear()

    def clone(self) -> "Episode":
        """An episode of its own that stands where this one stands, its luck included."""
        twin = Episode(self.spaces, self.options, self._table)
        twin._rng.setstate(self._rng.getstate())
        twin.now = self.now
        twin.state = self.state.clone()
        return twin


def rewards(outcome: Outcome) -> Mapping[Seat, float]:
    """What a result is worth to each seat: how many more it is ahead of than behind, from -1 to 1; the sum is 0."""
    place = {seat: number for number, group in enumerate(outcome.ranking) for seat in group}
    others = len(place) - 1
    return {
        seat: sum((place[other] > mine) - (place[other] < mine) for other in place) / others
        for seat, mine in sorted(place.items())
    }
