"""A game without any luck: in turn everybody takes up to three crumbs, six times; whoever has most has won."""

from typing import Annotated, Self

import msgspec

from cookoff.engine import (
    NO_MOVES,
    AnalysisHooks,
    BadInput,
    BotHooks,
    Chance,
    EvaluationTerm,
    Event,
    Move,
    Moves,
    Options,
    Outcome,
    Progress,
    Refusal,
    Rng,
    Room,
    Seat,
    Seats,
    Tempo,
    Types,
    View,
)

TURNS = 6
MOST = 3


class Take(Move, frozen=True):
    crumbs: Annotated[int, msgspec.Meta(ge=0, le=MOST)]


class Taken(Event, frozen=True):
    seat: Seat
    crumbs: int


class State(msgspec.Struct):
    crumbs: list[int]
    turn: int

    def clone(self) -> Self:
        return type(self)(list(self.crumbs), self.turn)


class RaceView(View, frozen=True):
    me: Seat | None
    crumbs: tuple[int, ...]
    turn: int


class Race:
    id = "race"
    rules_version = 1
    seats = range(2, 3)
    tempo = Tempo.TURNS
    types = Types(move=Take, event=Taken, state=State, view=RaceView, options=Options)
    components_hash = "none"

    def setup(self, players: int, _options: Options, _chance: Chance) -> State:
        return State([0] * players, 0)

    def to_act(self, state: State) -> Seats:
        return (state.turn % 2,) if state.turn < 2 * TURNS else ()

    def moves(self, state: State, seat: Seat) -> Moves:
        return Moves(tuple(Take(crumbs) for crumbs in range(MOST + 1))) if seat in self.to_act(state) else NO_MOVES

    def play(self, state: State, seat: Seat, move: Move, _chance: Chance) -> list[Event] | Refusal:
        if seat not in self.to_act(state) or not isinstance(move, Take):
            return Refusal("RAC-1", "not-now")
        event = Taken(seat, move.crumbs)
        self.evolve(state, event)
        return [event]

    def evolve(self, state: State, event: Event) -> None:
        assert isinstance(event, Taken)
        state.crumbs[event.seat] += event.crumbs
        state.turn += 1

    def view(self, state: State, seat: Seat | None) -> RaceView:
        return RaceView(seat, tuple(state.crumbs), state.turn)

    def determinise(self, view: RaceView, _rng: Rng) -> State:
        return State(list(view.crumbs), view.turn)

    def outcome(self, state: State) -> Outcome | None:
        if self.to_act(state):
            return None
        places = sorted(set(state.crumbs), reverse=True)
        ranking = tuple(tuple(seat for seat, mine in enumerate(state.crumbs) if mine == place) for place in places)
        return Outcome(ranking, tuple(state.crumbs), (), "RAC-1")

    def inventory(self, _state: State) -> list[tuple[str, int]]:
        raise BadInput("crumbs are not counted")


ROOM = Room(
    id="race",
    package="tests.analysis",
    load=lambda _components: Race(),
    bots=BotHooks(lambda _game, state, seat: float(state.crumbs[seat])),
    analysis=AnalysisHooks(
        progress=lambda _game, state: Progress(state.turn, state.turn / (2 * TURNS)),
        evaluation_terms=lambda _game, state, seat: (
            EvaluationTerm("crumbs", state.crumbs[seat], 1.0),
            EvaluationTerm("nothing", 0, 9.0),
        ),
    ),
)
