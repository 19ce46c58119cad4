"""Where a game stands for programs that walk its tree: its state, and what chance is still to decide."""

from collections.abc import Mapping
from typing import Any, Protocol

from cookoff.engine import Move, Outcome, Seat, encode
from cookoff.engine.core.codec import digest
from cookoff.research.episode import Episode

from .explicit_chance import ChosenChance, Undecided
from .realtime import WAIT, Shift


class Stage(Protocol):
    """What all standpoints of a game share: an episode that carries out what happens."""

    @property
    def episode(self) -> Episode:
        """It may stand anywhere."""
        ...

    @property
    def pace(self) -> int:
        """Milliseconds from one decision to the next, where a clock runs."""
        ...


class Standpoint:
    """A game of turns. Can be copied and pickled, if the stage can."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.state: Any = None
        """`None` until the game is laid out."""
        self.now = 0
        self.outcomes: list[tuple[int, float]] = []
        """What chance may decide next."""
        self.outcome: Outcome | None = None
        self.seen = [str(seat) for seat in range(stage.episode.spaces.players)]
        """For each seat what stands for all it has seen and done."""
        self._pending: tuple[Seat, Move] | None = None
        self._chosen: list[int] = []
        """What chance has decided of what is pending."""

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Standpoint":
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = None if self.state is None else self.state.clone()
        twin.seen, twin._chosen = list(self.seen), list(self._chosen)
        return twin

    @property
    def _episode(self) -> Episode:
        return self._stage.episode

    @property
    def seat(self) -> Seat:
        """Who decides."""
        return self._episode.game.to_act(self.state)[0]

    def legal(self, seat: Seat) -> list[int]:
        """The numbers of what the seat may do."""
        game, actions = self._episode.game, self._episode.spaces.actions
        return sorted(actions.numbers(game.moves(self.state, seat), game.view(self.state, seat)))

    def told(self, seat: Seat, action: int) -> str:
        """An action in words."""
        return str(self._move(seat, action))

    def choose(self, outcome: int) -> None:
        """Let chance decide so."""
        self._chosen.append(outcome)
        self.go_on()

    def decide(self, action: int) -> None:
        """Let whoever is to act do that."""
        self._pending = (self.seat, self._move(self.seat, action))
        self.go_on()

    def go_on(self) -> None:
        """Let happen what is pending, as far as chance has decided."""
        episode = self._episode
        episode.stand(None if self.state is None else self.state.clone(), self.now, self._chance())
        try:
            self._happen()
        except Undecided as undecided:
            self.outcomes = undecided.outcomes
            return
        self._commit()

    @property
    def pending(self) -> str:
        """What chance has still to decide, in words."""
        return f" chance {self._pending} {self._chosen}" if self.outcomes else ""

    def _chance(self) -> ChosenChance:
        return ChosenChance(self._chosen, self._episode.sources)

    def _move(self, seat: Seat, action: int) -> Move:
        return self._episode.spaces.actions.move(action, self._episode.game.view(self.state, seat))

    def _happen(self) -> None:
        if self._pending is None:
            self._episode.lay_out()
        else:
            refusal = self._episode.play(*self._pending)
            assert refusal is None, f"a listed move is refused: {refusal}"

    def _done(self) -> Mapping[Seat, bytes]:
        """What the seats did, for they remember it."""
        return {} if self._pending is None else {self._pending[0]: encode(self._pending[1])}

    def _commit(self) -> None:
        """All is decided: the state is the one that came of it."""
        episode, done = self._episode, self._done()
        self.state, self.now, self.outcome = episode.state, episode.now, episode.outcome
        self.outcomes, self._chosen = [], []
        for seat, before in enumerate(self.seen):
            view = encode(episode.game.view(self.state, seat))
            self.seen[seat] = digest(before.encode() + done.get(seat, b"") + view)


class TimedStandpoint(Standpoint):
    """A game without turns, by the steps of a `Shift`: the seats that can do anything choose one after the other, and
    none sees what the others chose before it; then all happens that happens in the step, by chance where it is asked.
    Action 0 waits."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._steps = 0
        """Since the game was laid out."""
        self._legal: dict[Seat, list[int]] = {}
        """What the seats that have yet to choose may do in this step."""
        self._wishes: dict[Seat, int] = {}

    @property
    def _shift(self) -> Shift:
        return Shift(self._episode, self._stage.pace)

    @property
    def seat(self) -> Seat:
        """See `Standpoint`."""
        return min(self._legal)

    def legal(self, seat: Seat) -> list[int]:
        """See `Standpoint`."""
        return self._legal.get(seat, [])

    def told(self, seat: Seat, action: int) -> str:
        """See `Standpoint`."""
        return "wait" if action == WAIT else super().told(seat, action - 1)

    def decide(self, action: int) -> None:
        """See `Standpoint`."""
        self._wishes = {**self._wishes, self.seat: action}
        self._legal = {seat: legal for seat, legal in self._legal.items() if seat not in self._wishes}
        if not self._legal:
            self.go_on()

    def go_on(self) -> None:
        """See `Standpoint`. Steps in which nobody can do anything but wait go by."""
        while not self._legal and self.outcome is None:
            super().go_on()
            if self.outcomes:
                return
            shift = self._shift
            masks = {seat: shift.mask(seat).nonzero()[0].tolist() for seat in self._episode.to_act}
            self._legal = {seat: legal for seat, legal in masks.items() if legal != [WAIT]}

    @property
    def pending(self) -> str:
        """What the seats have chosen in this step, and what chance has still to decide, in words."""
        return f" at {self.now} {self._wishes}" + (f" chance {self._chosen}" if self.outcomes else "")

    def _happen(self) -> None:
        shift = self._shift
        if self.state is None:
            self._episode.lay_out()
            shift.start()
        else:
            shift.first = self._steps % self._episode.spaces.players
            shift.step(self._wishes)

    def _done(self) -> Mapping[Seat, bytes]:
        return {seat: str(action).encode() for seat, action in self._wishes.items()}

    def _commit(self) -> None:
        self._steps += self.state is not None
        super()._commit()
        self._wishes = {}
