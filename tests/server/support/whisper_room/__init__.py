"""The engine's test game as a room, and variants of it."""

from typing import Any

import msgspec

from cookoff.engine import TABLE, BotHooks, Chance, Due, Event, Move, Now, Refusal, Rng, Room, Seat, Tempo
from tests.engine import whisper
from tests.engine.whisper import Knocked, Passed, State, Whisper


class Hurry(Whisper):
    """Whisper in real time: everybody may knock at once, and at fixed times a waiting player is passed over."""

    id = "hurry"
    tempo = Tempo.REAL_TIME

    def due(self, state: State) -> Due | None:
        return Due((state.turn + 1) * 400, whisper.SwapSeen()) if self.to_act(state) else None

    def ready(self, state: State, seat: Seat, move: Move) -> int:
        return 0

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        now = chance.ask(Now(), int)
        if seat != TABLE:
            return super().play(state, seat, move, chance)
        if now < (state.turn + 1) * 400:
            return Refusal("WHI-1", "not-due")
        events: list[Event] = [Knocked(self.seat_to_act(state), 0), Passed(self.seat_to_act(state))]
        for event in events:
            self.evolve(state, event)
        return events


MARKS = tuple(730_000_001 + 7_919_993 * number for number in range(9))
"""Cards with unique numbers, so that tests can search for a card in everything that is sent."""


class Marked(Whisper):
    """Whisper with marked cards."""

    id = "marked"

    def setup(self, players: int, options: Any, chance: Chance) -> State:
        state = super().setup(players, options, chance)
        for pile in (*state.hands, state.deck):
            pile[:] = [MARKS[card] for card in pile]
        return state

    def evolve(self, state: State, event: Event) -> None:
        before = list(state.points)
        super().evolve(state, event)
        if isinstance(event, whisper.Shown):
            state.points[:] = [points + 1 * (seat == event.seat) for seat, points in enumerate(before)]

    def determinise(self, view: whisper.WhisperView, rng: Rng) -> State:
        numbers = {mark: number for number, mark in enumerate(MARKS)}
        plain = msgspec.structs.replace(
            view,
            hand=tuple(numbers[card] for card in view.hand),
            shown=tuple(tuple(numbers[card] for card in pile) for pile in view.shown),
        )
        state = super().determinise(plain, rng)
        for pile in (*state.hands, *state.shown, state.deck):
            pile[:] = [MARKS[card] for card in pile]
        return state


def _worth(_game: Any, state: State, seat: Seat) -> float:
    return float(state.points[seat])


def _load_whisper(_components: object) -> Whisper:
    return Whisper()


def _load_hurry(_components: object) -> Hurry:
    return Hurry()


def _load_marked(_components: object) -> Marked:
    return Marked()


class Broken:
    """A bot that fails."""

    name = "expert"

    def choose(self, look: Any, rng: Rng) -> Move:
        raise LookupError("nothing comes to its mind")


def _sources(_game: Any) -> dict[type, Any]:
    return whisper.SOURCES


WHISPER = Room(id="whisper", package=__name__, load=_load_whisper, bots=BotHooks(_worth), sources=_sources)
HURRY = Room(id="hurry", package=__name__, load=_load_hurry, bots=BotHooks(_worth), sources=_sources)
BROKEN = Room(
    id="broken",
    package=__name__,
    load=_load_whisper,
    bots=BotHooks(_worth, levels={"expert": Broken}),
    sources=_sources,
)
MARKED = Room(id="marked", package=__name__, load=_load_marked, bots=BotHooks(_worth), sources=_sources)
