"""A position in a game tree: the state, and the chance outcomes still to be chosen."""

from collections.abc import Mapping
from typing import Any, Protocol

from cookoff.engine import Move, Outcome, Seat, encode
from cookoff.engine.core.codec import digest
from cookoff.research.episode import Episode

from .explicit_chance import ExplicitChance, OutcomeNeeded
from .realtime import WAIT, RealTimeSteps


class TreeGame(Protocol):
    """What all positions of a game share."""

    @property
    def episode(self) -> Episode:
        """The episode that computes moves; its own position does not matter."""
        ...

    @property
    def step_ms(self) -> int:
        """Milliseconds between decisions, in real time."""
        ...


class TreePosition:
    """A position of a turn-based game. Can be copied and pickled."""

    def __init__(self, game: TreeGame) -> None:
        self._game = game
        self.state: Any = None
        """`None` before the set-up."""
        self.now = 0
        self.outcomes: list[tuple[int, float]] = []
        """The outcomes to choose from at a chance node."""
        self.outcome: Outcome | None = None
        self.seen = [str(seat) for seat in range(game.episode.spaces.players)]
        """For each seat, a hash of everything it has seen and done."""
        self._pending: tuple[Seat, Move] | None = None
        self._chosen: list[int] = []
        """The outcomes chosen so far for the pending move."""

    def __deepcopy__(self, _memo: dict[int, Any]) -> "TreePosition":
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = None if self.state is None else self.state.clone()
        twin.seen, twin._chosen = list(self.seen), list(self._chosen)
        return twin

    @property
    def _episode(self) -> Episode:
        return self._game.episode

    @property
    def seat(self) -> Seat:
        """The seat to decide."""
        return self._episode.game.to_act(self.state)[0]

    def legal(self, seat: Seat) -> list[int]:
        """The seat's legal actions."""
        game, actions = self._episode.game, self._episode.spaces.actions
        return sorted(actions.numbers(game.moves(self.state, seat), game.view(self.state, seat)))

    def action_string(self, seat: Seat, action: int) -> str:
        """An action as text."""
        return str(self._move(seat, action))

    def choose(self, outcome: int) -> None:
        """Choose a chance outcome."""
        self._chosen.append(outcome)
        self.advance()

    def decide(self, action: int) -> None:
        """Take an action for the seat to decide."""
        self._pending = (self.seat, self._move(self.seat, action))
        self.advance()

    def advance(self) -> None:
        """Carry out the pending move, as far as its outcomes are chosen."""
        episode = self._episode
        episode.set_position(None if self.state is None else self.state.clone(), self.now, self._chance())
        try:
            self._happen()
        except OutcomeNeeded as undecided:
            self.outcomes = undecided.outcomes
            return
        self._commit()

    @property
    def pending(self) -> str:
        """The pending move and its outcomes, as text."""
        return f" chance {self._pending} {self._chosen}" if self.outcomes else ""

    def _chance(self) -> ExplicitChance:
        return ExplicitChance(self._chosen, self._episode.sources)

    def _move(self, seat: Seat, action: int) -> Move:
        return self._episode.spaces.actions.move(action, self._episode.game.view(self.state, seat))

    def _happen(self) -> None:
        if self._pending is None:
            self._episode.set_up()
        else:
            refusal = self._episode.play(*self._pending)
            assert refusal is None, f"a listed move is refused: {refusal}"

    def _done(self) -> Mapping[Seat, bytes]:
        """The moves the seats made, which they remember."""
        return {} if self._pending is None else {self._pending[0]: encode(self._pending[1])}

    def _commit(self) -> None:
        """Take over the resulting state."""
        episode, done = self._episode, self._done()
        self.state, self.now, self.outcome = episode.state, episode.now, episode.outcome
        self.outcomes, self._chosen = [], []
        for seat, before in enumerate(self.seen):
            view = encode(episode.game.view(self.state, seat))
            self.seen[seat] = digest(before.encode() + done.get(seat, b"") + view)


class RealTimeTreePosition(TreePosition):
    """A position of a real-time game. In each step the seats that can act choose one after another, without seeing the
    other choices; then the step is carried out, with its chance nodes. Action 0 waits."""

    def __init__(self, game: TreeGame) -> None:
        super().__init__(game)
        self._steps = 0
        """Steps since the set-up."""
        self._legal: dict[Seat, list[int]] = {}
        """The legal actions of the seats that have not chosen in this step."""
        self._chosen_actions: dict[Seat, int] = {}

    @property
    def _clock_steps(self) -> RealTimeSteps:
        return RealTimeSteps(self._episode, self._game.step_ms)

    @property
    def seat(self) -> Seat:
        """See `TreePosition`."""
        return min(self._legal)

    def legal(self, seat: Seat) -> list[int]:
        """See `TreePosition`."""
        return self._legal.get(seat, [])

    def action_string(self, seat: Seat, action: int) -> str:
        """See `TreePosition`."""
        return "wait" if action == WAIT else super().action_string(seat, action - 1)

    def decide(self, action: int) -> None:
        """See `TreePosition`."""
        self._chosen_actions = {**self._chosen_actions, self.seat: action}
        self._legal = {seat: legal for seat, legal in self._legal.items() if seat not in self._chosen_actions}
        if not self._legal:
            self.advance()

    def advance(self) -> None:
        """See `TreePosition`. Skips steps in which everyone can only wait."""
        while not self._legal and self.outcome is None:
            super().advance()
            if self.outcomes:
                return
            steps = self._clock_steps
            masks = {seat: steps.mask(seat).nonzero()[0].tolist() for seat in self._episode.to_act}
            self._legal = {seat: legal for seat, legal in masks.items() if legal != [WAIT]}

    @property
    def pending(self) -> str:
        """The choices of this step and its outcomes, as text."""
        return f" at {self.now} {self._chosen_actions}" + (f" chance {self._chosen}" if self.outcomes else "")

    def _happen(self) -> None:
        steps = self._clock_steps
        if self.state is None:
            self._episode.set_up()
            steps.start()
        else:
            steps.first = self._steps % self._episode.spaces.players
            steps.step(self._chosen_actions)

    def _done(self) -> Mapping[Seat, bytes]:
        return {seat: str(action).encode() for seat, action in self._chosen_actions.items()}

    def _commit(self) -> None:
        self._steps += self.state is not None
        super()._commit()
        self._chosen_actions = {}
