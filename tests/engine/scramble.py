"""A tiny real-time game for the engine's tests: cookies on a plate, everybody grabs at once.

A hand that grabbed is busy for half a second. Every two seconds the hungriest dog takes a cookie. When the plate is
empty, or after ten seconds, the most cookies win.
"""

from typing import Self

import msgspec

from cookoff.engine import (
    NO_MOVES,
    TABLE,
    Chance,
    Due,
    Event,
    Move,
    Moves,
    Now,
    Options,
    Outcome,
    Refusal,
    Rng,
    Score,
    Seat,
    Seats,
    Tempo,
    Types,
    View,
)

COOKIES = 8
BUSY, DOG, END = 500, 2000, 10_000
START = 1000
RULES = frozenset({"SCR-1", "SCR-2", "SCR-3"})


class Grab(Move, frozen=True):
    cookie: int


class Start(Move, frozen=True):
    pass


class Steal(Move, frozen=True):
    pass


class End(Move, frozen=True):
    pass


class Started(Event, frozen=True):
    pass


class Grabbed(Event, frozen=True):
    seat: Seat
    cookie: int
    busy: int


class Stolen(Event, frozen=True):
    cookie: int
    again: int


class Ended(Event, frozen=True):
    pass


class State(msgspec.Struct):
    plate: list[int]
    hands: list[list[int]]
    busy: list[int]
    dog: list[int]
    dog_at: int = START + DOG
    started: bool = False
    over: bool = False

    def clone(self) -> Self:
        return type(self)(
            list(self.plate),
            [list(hand) for hand in self.hands],
            list(self.busy),
            list(self.dog),
            self.dog_at,
            self.started,
            self.over,
        )


class ScrambleView(View, frozen=True):
    state: State


class Scramble:
    id = "scramble"
    rules_version = 1
    seats = range(2, 4)
    tempo = Tempo.REAL_TIME
    types = Types(
        move=Grab | Start | Steal | End,
        event=Started | Grabbed | Stolen | Ended,
        state=State,
        view=ScrambleView,
        options=Options,
    )
    components_hash = "no-components"

    def setup(self, players: int, options: Options, chance: Chance) -> State:
        return State(list(range(COOKIES)), [[] for _ in range(players)], [0] * players, [])

    def to_act(self, state: State) -> Seats:
        return tuple(range(len(state.hands))) if state.started and not state.over else ()

    def moves(self, state: State, seat: Seat) -> Moves:
        return Moves(tuple(Grab(cookie) for cookie in state.plate)) if seat in self.to_act(state) else NO_MOVES

    def ready(self, state: State, seat: Seat, move: Move) -> int:
        return state.busy[seat]

    def due(self, state: State) -> Due | None:
        if state.over:
            return None
        if not state.started:
            return Due(START, Start())
        return Due(state.dog_at, Steal()) if state.dog_at < END else Due(END, End())

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        now = chance.ask(Now(), int)
        events: list[Event] = []
        match move:
            case Grab(cookie) if seat in self.to_act(state):
                if cookie not in state.plate:
                    return Refusal("SCR-1", "gone", {"cookie": cookie})
                if now < state.busy[seat]:
                    return Refusal("SCR-2", "busy")
                events.append(Grabbed(seat, cookie, now + BUSY))
                if len(state.plate) == 1:
                    events.append(Ended())
            case Start() | Steal() | End() if seat == TABLE:
                due = self.due(state)
                if due is None or due.move != move or now < due.at:
                    return Refusal("SCR-3", "not-due")
                events += self.happen(state, move, now, chance)
            case _:
                return Refusal("SCR-3", "no-such-move")
        for event in events:
            self.evolve(state, event)
        return events

    def happen(self, state: State, move: Move, now: int, chance: Chance) -> list[Event]:
        if isinstance(move, Start):
            return [Started()]
        if isinstance(move, End):
            return [Ended()]
        stolen: list[Event] = [Stolen(state.plate[chance.index(len(state.plate))], now + DOG)]
        return stolen if len(state.plate) > 1 else [*stolen, Ended()]

    def evolve(self, state: State, event: Event) -> None:
        match event:
            case Started():
                state.started = True
            case Grabbed(seat, cookie, busy):
                state.plate.remove(cookie)
                state.hands[seat].append(cookie)
                state.busy[seat] = busy
            case Stolen(cookie, again):
                state.plate.remove(cookie)
                state.dog.append(cookie)
                state.dog_at = again
            case _:
                state.over = True

    def view(self, state: State, seat: Seat | None) -> ScrambleView:
        return ScrambleView(state.clone())

    def determinise(self, view: ScrambleView, rng: Rng) -> State:
        return view.state.clone()

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        points = tuple(len(hand) for hand in state.hands)
        order = sorted(range(len(points)), key=lambda seat: -points[seat])
        scores = tuple(Score(seat, "SCR-1", number) for seat, number in enumerate(points))
        return Outcome(tuple((seat,) for seat in order), points, scores, "SCR-3")

    def inventory(self, state: State) -> list[tuple[str, int]]:
        lying = sorted(cookie for pile in (*state.hands, state.dog, state.plate) for cookie in pile)
        return [(f"cookie {cookie}", lying.count(cookie)) for cookie in dict.fromkeys(lying)]


def make() -> Scramble:
    """For another process."""
    return Scramble()
