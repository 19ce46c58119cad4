"""The checks as a Hypothesis state machine, which shrinks a failing game to the shortest one.

Requires `hypothesis`; nothing else in the engine does.
"""

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cookoff.engine.core.clock import is_over
from cookoff.engine.core.codec import encode
from cookoff.engine.log.format import parse
from cookoff.engine.log.replay import fold, opening, verify

from .under_test import Case, Walk

__all__ = ["machine"]


def machine(case: Case) -> type[RuleBasedStateMachine]:
    """Return a state machine that plays the case's game with moves chosen by Hypothesis."""

    class Played(RuleBasedStateMachine):
        walk: Walk
        inventory: Any

        @initialize(
            players=st.sampled_from(list(case.game.seats)),
            options=st.sampled_from(case.options),
            seed=st.integers(0, 2**16),
        )
        def sit_down(self, players: int, options: Any, seed: int) -> None:
            self.walk = case.walk(players, options, f"{players} players, seed {seed}")
            self.inventory = list(case.game.inventory(self.walk.match.state))

        @precondition(lambda self: bool(case.game.to_act(self.walk.match.state)))
        @rule(which=st.integers(0, 2**16), whose=st.integers(0, 7), wait=st.integers(0, 5000))
        def move(self, which: int, whose: int, wait: int) -> None:
            state = self.walk.match.state
            if case.clock:
                self.walk.now += wait
            seats = case.game.to_act(state)
            seat = seats[whose % len(seats)]
            moves = case.game.moves(state, seat)
            count = len(moves.discrete) + (moves.box is not None)
            which %= count
            if which < len(moves.discrete):
                move = moves.discrete[which]
            else:
                assert moves.box is not None
                move = moves.box.sample(self.walk.rng)
            at = case.ready(state, seat, move, self.walk.now)
            if at is None:
                self.walk.let_happen()
            else:
                self.walk.play(seat, move, at)

        @precondition(lambda self: case.clock is not None and not is_over(case.game, self.walk.match.state))
        @rule()
        def wait(self) -> None:
            self.walk.let_happen()

        # Without this rule Hypothesis would report a finished game as a dead end.
        @precondition(lambda self: is_over(case.game, self.walk.match.state))
        @rule()
        def finished(self) -> None:
            assert case.game.outcome(self.walk.match.state) is not None, "the game is over and has no outcome"
            for seat in range(8):
                assert not case.game.moves(self.walk.match.state, seat), f"seat {seat} has moves after the end"

        @invariant()
        def components_are_conserved(self) -> None:
            held = list(case.game.inventory(self.walk.match.state))
            assert held == self.inventory, f"there are {held}, there were {self.inventory}"

        def teardown(self) -> None:
            log = parse(b"".join(self.walk.lines), "the game")
            state = opening(case.game, log)
            for _ in fold(case.game, log, state):
                pass
            assert encode(state) == encode(self.walk.match.state), "folding the log leads to another state"
            finding = verify(case.game, log)
            assert finding is None, f"entry {finding.n}: {finding.problem}"

    return Played
