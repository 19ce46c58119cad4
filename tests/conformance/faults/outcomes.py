"""Whispers that end wrongly, or that JSON cannot carry."""

from typing import Any, ClassVar

import msgspec

from cookoff.engine import Event, Move, Moves, Outcome, Seat, Seats, Types
from tests.conformance.faults.whispers import Retells
from tests.engine.whisper import (
    Knock,
    Knocked,
    Noted,
    Passed,
    Show,
    Shown,
    State,
    Swapped,
    SwappedSeen,
    Whisper,
    WhisperOptions,
    WhisperView,
)


class NeverEnds(Whisper):
    def to_act(self, state: State) -> Seats:
        return (self.seat_to_act(state),)


class EarlyOutcome(Whisper):
    def outcome(self, state: State) -> Outcome | None:
        return Outcome(((0,), (1,)), (0, 0), (), "WHI-1")


class NoOutcome(Whisper):
    def outcome(self, state: State) -> Outcome | None:
        return None


class Ends(Whisper):
    """Ends otherwise than it should."""

    changes: ClassVar[dict[str, Any]]

    def outcome(self, state: State) -> Outcome | None:
        ended = super().outcome(state)
        return ended and msgspec.structs.replace(ended, **self.changes)


class RanksTwice(Ends):
    changes: ClassVar = {"ranking": ((0, 1, 2), (0,))}


class RanksTooFew(Ends):
    changes: ClassVar = {"ranking": ((0,),)}


class PointsForOne(Ends):
    changes: ClassVar = {"points": (0,)}


class EndsByUnknownRule(Ends):
    changes: ClassVar = {"ended_by": "WHI-99"}


class ScoresByUnknownRule(Whisper):
    def outcome(self, state: State) -> Outcome | None:
        ended = super().outcome(state)
        return ended and msgspec.structs.replace(
            ended, scores=tuple(msgspec.structs.replace(score, rule="WHI-99") for score in ended.scores)
        )


class MovesAfterTheEnd(Whisper):
    def moves(self, state: State, seat: Seat) -> Moves:
        return super().moves(state, seat) if self.to_act(state) else Moves((Show(0),))


class StateInJson(State):
    """Loses its turn on the way through JSON."""

    def __post_init__(self) -> None:
        self.turn = min(self.turn, 2)


class JsonlessState(Whisper):
    types = Types(Whisper.types.move, Whisper.types.event, StateInJson, Whisper.types.view, Whisper.types.options)


class LooseView(WhisperView, frozen=True):
    """The same in JSON, and another value when it comes back: a list where there was a tuple."""

    more: Any = ()


class JsonlessView(Whisper):
    types = Types(Whisper.types.move, Whisper.types.event, State, LooseView, Whisper.types.options)

    def view(self, state: State, seat: Seat | None) -> WhisperView:
        return LooseView(**msgspec.structs.asdict(super().view(state, seat)), more=(1,))


class LooseShow(Show, frozen=True, tag="Show"):
    more: Any = ()


class JsonlessMove(Whisper):
    types = Types(LooseShow | Knock, Whisper.types.event, State, WhisperView, WhisperOptions)

    def moves(self, state: State, seat: Seat) -> Moves:
        moves = super().moves(state, seat)
        shows = (LooseShow(move.card, (1,)) for move in moves.discrete if isinstance(move, Show))
        return Moves(tuple(shows), moves.box)


class LooseShown(Shown, frozen=True, tag="Shown"):
    more: Any = ()


class JsonlessEvent(Retells):
    types = Types(
        Whisper.types.move,
        LooseShown | Swapped | SwappedSeen | Noted | Knocked | Passed,
        State,
        WhisperView,
        WhisperOptions,
    )

    def retell(self, state: State, seat: Seat, move: Move, told: list[Event]) -> list[Event]:
        return [LooseShown(e.seat, e.card, (1,)) if isinstance(e, Shown) else e for e in told]
