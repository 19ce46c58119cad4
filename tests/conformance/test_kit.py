"""The kit itself: it passes an honest game, and each of its checks catches the fault it is for."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from cookoff.engine import Chance, Event, Move, Moves, Options, Outcome, Refusal, Seat, Seats, Types, state_hash
from cookoff.engine.conformance import CHECKS, Case, checks, elsewhere, playthrough
from cookoff.engine.conformance.machine import machine
from tests.engine import whisper
from tests.engine.whisper import RULES, SOURCES, State, Whisper, WhisperOptions, WhisperView


def case(game: Whisper, **changes: Any) -> Case:
    fields: dict[str, Any] = {
        "rng": random.Random,
        "rules": RULES,
        "elsewhere": "tests.engine.whisper:make",
        "sources": SOURCES,
        "options": (None, WhisperOptions(lucky=3)),
        "every": 1,
        "longest": 50,
    }
    return Case(game, **(fields | changes))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_an_honest_game_passes(check: checks.Check) -> None:
    check(case(Whisper()))


class ShowsHands(Whisper):
    """A view that shows the sum of all hands."""

    def view(self, state: State, seat: Seat | None) -> WhisperView:
        seen = super().view(state, seat)
        return WhisperView(seen.me, seen.hand, seen.counts, sum(map(sum, state.hands)), *_rest(seen))


def _rest(seen: WhisperView) -> tuple[Any, ...]:
    return seen.shown, seen.points, seen.turn


class LeakyEvent(whisper.Swapped, frozen=True, tag="Swapped"):
    """Tells the others which card was given."""

    def to_others(self) -> Event | None:
        return whisper.Knocked(self.seat, self.drawn)


class TellsDraws(Whisper):
    """Swaps whose public side holds the card drawn."""

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        told = super().play(state, seat, move, chance)
        if isinstance(told, Refusal):
            return told
        return [LeakyEvent(e.seat, e.given, e.drawn) if isinstance(e, whisper.Swapped) else e for e in told]


class ListsByDeck(Whisper):
    """Moves that depend on the top of the deck."""

    def moves(self, state: State, seat: Seat) -> Moves:
        moves = super().moves(state, seat)
        return Moves(moves.discrete[1:], moves.box) if state.deck and state.deck[-1] % 2 else moves


class RefusesByDeck(Whisper):
    """A refusal that tells the top of the deck."""

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        told = super().play(state, seat, move, chance)
        if isinstance(told, Refusal) and told.rule == "WHI-2" and state.deck:
            return Refusal("WHI-2", "not-yours", {"card": state.deck[-1]})
        return told


class Forgetful(Whisper):
    """Changes the state beside the events."""

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        told = super().play(state, seat, move, chance)
        if not isinstance(told, Refusal):
            state.points[seat] += 1
        return told


class OwnLuck(Whisper):
    """Luck that does not come through chance."""

    count = 0

    def setup(self, players: int, options: WhisperOptions, chance: Chance) -> State:
        state = super().setup(players, options, chance)
        OwnLuck.count += 1
        state.points[0] += OwnLuck.count
        return state


class SharedHands(State):
    """A state whose clones share their hands."""

    def clone(self) -> "SharedHands":
        return SharedHands(self.hands, list(self.deck), self.shown, list(self.points), self.turn)


class SharesHands(Whisper):
    def setup(self, players: int, options: WhisperOptions, chance: Chance) -> State:
        state = super().setup(players, options, chance)
        return SharedHands(state.hands, state.deck, state.shown, state.points, state.turn)


class ChangesBeforeRefusing(Whisper):
    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        told = super().play(state, seat, move, chance)
        if isinstance(told, Refusal):
            state.points[0] += 1
        return told


class UnknownRule(Whisper):
    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        told = super().play(state, seat, move, chance)
        return Refusal("WHI-99", told.reason) if isinstance(told, Refusal) else told


class HidesMoves(Whisper):
    """Accepts moves that it does not list."""

    def moves(self, state: State, seat: Seat) -> Moves:
        moves = super().moves(state, seat)
        return Moves(moves.discrete[:1], moves.box)


class ListsTooMuch(Whisper):
    def moves(self, state: State, seat: Seat) -> Moves:
        moves = super().moves(state, seat)
        return Moves((*moves.discrete, whisper.Show(99)), moves.box) if moves else moves


class LosesCards(Whisper):
    def evolve(self, state: State, event: Event) -> None:
        super().evolve(state, event)
        if isinstance(event, whisper.Shown):
            state.shown[event.seat].pop()


class NeverEnds(Whisper):
    def to_act(self, state: State) -> Seats:
        return (self.seat_to_act(state),)


class EarlyOutcome(Whisper):
    def outcome(self, state: State) -> Outcome | None:
        return Outcome(((0,), (1,)), (0, 0), (), "WHI-1")


class ChangesInJson(State):
    """Loses its turn on the way through JSON."""

    def __post_init__(self) -> None:
        self.turn = min(self.turn, 2)


class Jsonless(Whisper):
    types = Types(Whisper.types.move, Whisper.types.event, ChangesInJson, Whisper.types.view, Whisper.types.options)


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (ShowsHands, checks.views_hide_what_is_hidden),
        (TellsDraws, checks.views_hide_what_is_hidden),
        (ListsByDeck, checks.views_hide_what_is_hidden),
        (RefusesByDeck, checks.views_hide_what_is_hidden),
        (Forgetful, checks.folding_the_log_gives_the_state),
        (Forgetful, checks.folding_elsewhere_gives_the_same_hash),
        (Forgetful, checks.the_rules_tell_the_same_again),
        (OwnLuck, checks.equal_seeds_give_equal_games),
        (SharesHands, checks.a_clone_shares_nothing),
        (ChangesBeforeRefusing, checks.only_listed_moves_are_legal),
        (UnknownRule, checks.only_listed_moves_are_legal),
        (HidesMoves, checks.only_listed_moves_are_legal),
        (ListsTooMuch, checks.only_listed_moves_are_legal),
        (LosesCards, checks.components_are_conserved),
        (NeverEnds, checks.games_end_with_an_outcome),
        (EarlyOutcome, checks.games_end_with_an_outcome),
        (Jsonless, checks.everything_round_trips_through_json),
    ],
)
def test_a_fault_is_found(game: type[Whisper], check: Callable[[Case], None]) -> None:
    with pytest.raises(AssertionError):
        check(case(game()))


def test_an_honest_game_passes_as_a_state_machine() -> None:
    run_state_machine_as_test(
        machine(case(Whisper())), settings=settings(max_examples=25, stateful_step_count=15, deadline=None)
    )


def test_a_fault_is_found_by_the_state_machine() -> None:
    with pytest.raises(AssertionError):
        run_state_machine_as_test(
            machine(case(LosesCards())),
            settings=settings(max_examples=25, stateful_step_count=15, deadline=None, print_blob=False),
        )


def test_a_playthrough_shows_what_others_see() -> None:
    text = playthrough(case(Whisper()), 2, "some")
    assert text == playthrough(case(Whisper()), 2, "some")
    assert 'seen by others as {"event":"SwappedSeen"' in text
    assert text.endswith("}\n")


def test_a_log_is_folded_elsewhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    walk = case(Whisper()).walk(2, None, "some")
    walk.finish()
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(walk.lines))
    elsewhere.main("tests.engine.whisper:make", str(path))
    assert capsys.readouterr().out.strip() == state_hash(walk.match.state)


def test_the_other_process_must_be_named() -> None:
    with pytest.raises(AssertionError, match="elsewhere"):
        checks.folding_elsewhere_gives_the_same_hash(case(Whisper(), elsewhere=""))


def test_options_of_a_case_are_played() -> None:
    seen: set[Options | None] = {options for _, options, _ in case(Whisper()).tables()}
    assert seen == {None, WhisperOptions(lucky=3)}
