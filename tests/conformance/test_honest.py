"""Honest games of unusual kinds: the kit finds no fault in them."""

from typing import Any

import msgspec
import pytest

from cookoff.engine import Chance, Event, Move, MoveContext, Moves, Refusal, Rng, Seat
from cookoff.engine.conformance.checks import games_end_with_an_outcome
from cookoff.engine.conformance.hidden_information import views_hide_what_is_hidden
from cookoff.engine.conformance.kept_secrets import views_keep_what_events_hide
from tests.conformance.faults.secrets import Hurried
from tests.conformance.faults.table import case_of
from tests.engine import stew
from tests.engine.stew import Stew
from tests.engine.whisper import CARDS, Knock, Show, State, Swap, Whisper


class Quiet(Whisper):
    """Nobody knocks: every move is listed."""

    def moves(self, state: State, seat: Seat) -> Moves:
        return Moves(super().moves(state, seat).discrete)


class HandBox(msgspec.Struct, frozen=True):
    held: int

    def sample(self, rng: Rng) -> Move:
        return Knock((rng.random() + self.held / (2 * CARDS)) / 2)


class KnocksByHand(Whisper):
    """How hard somebody may knock is as hidden as their hand."""

    def moves(self, state: State, seat: Seat) -> Moves:
        moves = super().moves(state, seat)
        return Moves(moves.discrete, moves.box and HandBox(sum(state.hands[seat])))


class ShowsByLuck(Whisper):
    """Luck is asked before a card is shown, and changes nothing."""

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        if isinstance(move, Show) and seat in self.to_act(state) and move.card in state.hands[seat]:
            chance.index(2)
        return super().play(state, seat, move, chance)


class HeavyCards(Hurried):
    """Who holds a high card is too slow with it: the bell rings first."""

    def ready(self, state: State, seat: Seat, move: Move) -> int:
        heavy = isinstance(move, Show | Swap) and move.card >= CARDS // 2
        return super().ready(state, seat, move) + 1_000_000 * heavy


class Tossed(Event, frozen=True):
    """A coin under the hand: its number is always one by which the turn changes, too."""

    seat: Seat
    coin: int

    def audience(self) -> Seat:
        return self.seat

    def to_others(self) -> "Tossed":
        return Tossed(self.seat, -1)

    def reveals(self) -> bool:
        return True


class TossesCoins(Stew):
    """What a view seems to show is something else."""

    types = msgspec.structs.replace(Stew.types, event=Stew.types.event | Tossed)

    def carry_out(self, turn: MoveContext[Any, stew.State], move: Move) -> None:
        turn.emit(Tossed(turn.seat, turn.state.turn + turn.chance.index(2)))
        super().carry_out(turn, move)


@pytest.mark.parametrize("game", [Quiet, KnocksByHand, ShowsByLuck, HeavyCards], ids=lambda game: game.__name__)
def test_what_an_honest_game_hides_is_hidden(game: type[Whisper]) -> None:
    views_hide_what_is_hidden(case_of(game(), cut=4))


@pytest.mark.parametrize("game", [HeavyCards, TossesCoins], ids=lambda game: game.__name__)
def test_what_an_honest_event_hides_no_view_shows(game: type[Whisper | Stew]) -> None:
    views_keep_what_events_hide(case_of(game()))


def test_a_walk_that_is_left_off_needs_no_outcome() -> None:
    games_end_with_an_outcome(case_of(Whisper(), cut=2))
