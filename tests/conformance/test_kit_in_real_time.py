"""The kit on games with a clock: it passes an honest one, and catches the faults that only a clock makes possible."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from cookoff.engine import TABLE, Chance, Due, Event, Move, Now, Refusal, Scripted, Seat
from cookoff.engine.conformance import CHECKS, Case, checks, playthrough
from cookoff.engine.conformance.machine import machine
from tests.engine import scramble
from tests.engine.scramble import RULES, Grab, Grabbed, Scramble, State, Steal


def case(game: Scramble, **changes: Any) -> Case:
    fields: dict[str, Any] = {
        "rng": random.Random,
        "rules": RULES,
        "elsewhere": "tests.engine.scramble:make",
        "every": 1,
        "longest": 60,
        "pace": 700,
    }
    return Case(game, **(fields | changes))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_an_honest_game_passes(check: checks.Check) -> None:
    check(case(Scramble()))


def test_an_honest_game_passes_whatever_course_it_takes() -> None:
    run_state_machine_as_test(
        machine(case(Scramble())), settings=settings(max_examples=15, stateful_step_count=30, deadline=None)
    )


def test_walks_let_things_happen_and_hands_be_busy() -> None:
    text = playthrough(case(Scramble()), 3, "golden")
    assert "1. the table at 1000 ms: " in text
    assert '"Steal"' in text
    assert "seat 2, one of" in text


class BothGetIt(Scramble):
    """Does not look whether the cookie is still there."""

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        if isinstance(move, Grab) and seat in self.to_act(state) and move.cookie not in state.plate:
            now = chance.ask(Now(), int)
            if now >= state.busy[seat] and not any(move.cookie == stolen for stolen in state.dog):
                self.evolve(state, event := Grabbed(seat, move.cookie, now + scramble.BUSY))
                return [event]
            return Refusal("SCR-1", "gone")
        return super().play(state, seat, move, chance)

    def evolve(self, state: State, event: Event) -> None:
        if isinstance(event, Grabbed) and event.cookie not in state.plate:
            state.hands[event.seat].append(event.cookie)
            state.busy[event.seat] = event.busy
        else:
            super().evolve(state, event)


class RacesToUnknownRule(Scramble):
    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        told = super().play(state, seat, move, chance)
        return Refusal("SCR-9", "gone") if isinstance(told, Refusal) and told.rule == "SCR-1" else told


class RefusesTheFirst(Scramble):
    """Lists what it then refuses."""

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        if isinstance(move, Grab) and move.cookie == 3:
            chance.ask(Now(), int)
            return Refusal("SCR-1", "gone")
        return super().play(state, seat, move, chance)


class ChangesTheLate(Scramble):
    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        told = super().play(state, seat, move, chance)
        if isinstance(told, Refusal) and told.rule == "SCR-1":
            state.busy[seat] += 1
        return told


class NeverBusy(Scramble):
    """Says that a hand is busy and takes its commands all the same."""

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        now = chance.ask(Now(), int)
        later = max([now, *state.busy]) if isinstance(move, Grab) else now
        rest = Scripted(later, then=chance)
        return super().play(state, seat, move, rest)


class ReadyTooSoon(Scramble):
    def ready(self, state: State, seat: Seat, move: Move) -> int:
        return max(0, state.busy[seat] - 100)


class DogComesEarly(Scramble):
    """What is due happens whenever it is asked for."""

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        if seat == TABLE and isinstance(move, Steal) and state.started and not state.over:
            chance.ask(Now(), int)
            return super().play(state, seat, move, Scripted(state.dog_at, then=chance))
        return super().play(state, seat, move, chance)


class DogIsAnybody(Scramble):
    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        return super().play(state, TABLE if isinstance(move, Steal) else seat, move, chance)


class DueInThePast(Scramble):
    def due(self, state: State) -> Due | None:
        due = super().due(state)
        return Due(due.at - 2500, due.move) if due and isinstance(due.move, Steal) else due


class DogNeverComes(Scramble):
    """What is due is refused."""

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        if isinstance(move, Steal):
            chance.ask(Now(), int)
            return Refusal("SCR-3", "not-due")
        return super().play(state, seat, move, chance)


class Stuck(Scramble):
    """Never starts, and nothing is due."""

    def due(self, state: State) -> Due | None:
        return super().due(state) if state.started else None


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (BothGetIt, checks.races_are_settled),
        (RacesToUnknownRule, checks.races_are_settled),
        (RefusesTheFirst, checks.races_are_settled),
        (ChangesTheLate, checks.races_are_settled),
        (NeverBusy, checks.only_listed_moves_are_legal),
        (ReadyTooSoon, checks.only_listed_moves_are_legal),
        (DogComesEarly, checks.what_is_due_happens),
        (DogIsAnybody, checks.what_is_due_happens),
        (DueInThePast, checks.what_is_due_happens),
        (DogNeverComes, checks.what_is_due_happens),
        (Stuck, checks.games_end_with_an_outcome),
    ],
)
def test_a_fault_is_found(game: type[Scramble], check: Callable[[Case], None]) -> None:
    with pytest.raises(AssertionError):
        check(case(game()))


def test_a_game_of_turns_must_end_when_nobody_is_to_act() -> None:
    from tests.conformance.test_kit import case as turns
    from tests.engine.whisper import Whisper

    walk = turns(Whisper()).walk(2, None, "x")
    with pytest.raises(AssertionError, match="nobody is to act"):
        walk.let_happen()
