"""Whispers that tell somebody what they may not know."""

from typing import Any, Self

import msgspec

from cookoff.engine import EVERYONE, Chance, Due, Event, Move, Moves, Now, Outcome, Refusal, Rng, Seat, Tempo, Types
from cookoff.engine.core.moves import TABLE
from tests.conformance.faults.whispers import Retells
from tests.engine import whisper
from tests.engine.whisper import CARDS, Knock, Knocked, Passed, State, Swap, Swapped, Whisper, WhisperView


class ShowsHands(Whisper):
    """A view that shows the sum of all hands."""

    def view(self, state: State, seat: Seat | None) -> WhisperView:
        return msgspec.structs.replace(super().view(state, seat), deck=sum(map(sum, state.hands)))


class ShowsHandsAtTheEnd(ShowsHands):
    """The same when the game is over, and never before."""

    def view(self, state: State, seat: Seat | None) -> WhisperView:
        return Whisper.view(self, state, seat) if self.to_act(state) else super().view(state, seat)


class LoudSwapped(Swapped, frozen=True, tag="Swapped"):
    """Tells everybody which cards were given and drawn."""

    def audience(self) -> Any:
        return EVERYONE


class TellsDraws(Retells):
    """A drawn card is told to everyone, in an event that may reveal it to one."""

    def retell(self, state: State, seat: Seat, move: Move, told: list[Event]) -> list[Event]:
        return [LoudSwapped(e.seat, e.given, e.drawn) if isinstance(e, Swapped) else e for e in told]


class LeakySwapped(Swapped, frozen=True, tag="Swapped"):
    """Its outside holds the card that was drawn."""

    def to_others(self) -> Event | None:
        return Knocked(self.seat, self.drawn)


class TellsDrawsOutside(Retells):
    def retell(self, state: State, seat: Seat, move: Move, told: list[Event]) -> list[Event]:
        return [LeakySwapped(e.seat, e.given, e.drawn) if isinstance(e, Swapped) else e for e in told]


class TellsWhenKnocked(Retells):
    """A move out of the box that tells the top of the deck."""

    def retell(self, state: State, seat: Seat, move: Move, told: list[Event]) -> list[Event]:
        return [*told, Knocked(seat, state.deck[-1])] if isinstance(move, Knock) and state.deck else told


class LoudSwap(Swap, frozen=True, tag="Swap"):
    """A secret decision that everybody is told."""

    def to_others(self) -> Any:
        return self


class TellsSecretMoves(Whisper):
    def moves(self, state: State, seat: Seat) -> Moves:
        moves = super().moves(state, seat)
        loud = tuple(LoudSwap(move.card) if isinstance(move, Swap) else move for move in moves.discrete)
        return Moves(loud, moves.box)


class ListsByDeck(Whisper):
    """Moves that depend on the top of the deck."""

    def moves(self, state: State, seat: Seat) -> Moves:
        moves = super().moves(state, seat)
        return Moves(moves.discrete[1:], moves.box) if state.deck and state.deck[-1] % 2 else moves


class BoxByDeck(Whisper):
    def moves(self, state: State, seat: Seat) -> Moves:
        moves = super().moves(state, seat)
        return Moves(moves.discrete) if state.deck and state.deck[-1] % 2 else moves


class ActsByDeck(Whisper):
    """Who is to act depends on the top of the deck."""

    def seat_to_act(self, state: State) -> Seat:
        return (state.turn + sum(state.deck[-1:])) % len(state.hands)


class EndsByHands(Whisper):
    """An outcome out of cards that nobody has shown."""

    def outcome(self, state: State) -> Outcome | None:
        ended = super().outcome(state)
        return ended and msgspec.structs.replace(ended, points=tuple(map(sum, state.hands)))


class RefusesByDeck(Retells):
    """A refusal that tells the top of the deck."""

    def refuse(self, state: State, seat: Seat, told: Refusal) -> Refusal:
        return Refusal(told.rule, told.reason, {"card": sum(state.deck[-1:])}) if told.rule == "WHI-2" else told


class RefusesByHands(Retells):
    """Whoever moves out of turn is told a card of the seat whose turn it is."""

    def refuse(self, state: State, seat: Seat, told: Refusal) -> Refusal:
        hand = state.hands[self.seat_to_act(state)]
        return Refusal(told.rule, told.reason, {"card": sum(hand)}) if told.reason == "not-your-turn" else told


class ForgetsTheDiscards(Whisper):
    """Worlds in which cards that were shown are in somebody's hand as well."""

    def determinise(self, view: WhisperView, rng: Rng) -> State:
        hidden = [card for card in range(CARDS) if card not in view.hand]
        hidden.sort(key=lambda _card: rng.random())
        hands = [
            list(view.hand) if seat == view.me else [hidden.pop() for _ in range(count)]
            for seat, count in enumerate(view.counts)
        ]
        return State(hands, hidden[: view.deck], [list(shown) for shown in view.shown], list(view.points), view.turn)


class KeepsDrawn(State):
    """Remembers the card that was drawn last."""

    drawn: int = -1

    def clone(self) -> Self:
        twin = super().clone()
        twin.drawn = self.drawn
        return twin


class DrawnView(WhisperView, frozen=True):
    drawn: int = -1


class ShowsWhatNobodyTold(Whisper):
    """After a swap the view of all shows the card, which no event has revealed to them."""

    types = Types(Whisper.types.move, Whisper.types.event, KeepsDrawn, DrawnView, Whisper.types.options)

    def setup(self, players: int, options: whisper.WhisperOptions, chance: Chance) -> State:
        return KeepsDrawn(**msgspec.structs.asdict(super().setup(players, options, chance)))

    def evolve(self, state: State, event: Event) -> None:
        super().evolve(state, event)
        if isinstance(event, Swapped) and isinstance(state, KeepsDrawn):
            state.drawn = event.drawn

    def view(self, state: State, seat: Seat | None) -> WhisperView:
        assert isinstance(state, KeepsDrawn)
        return DrawnView(**msgspec.structs.asdict(super().view(state, seat)), drawn=state.drawn)

    def determinise(self, view: WhisperView, rng: Rng) -> State:
        assert isinstance(view, DrawnView)
        return KeepsDrawn(**msgspec.structs.asdict(super().determinise(view, rng)), drawn=view.drawn)


class Bell(Move, frozen=True):
    """Who thinks for too long loses the turn."""


class Hurried(Whisper):
    """An honest whisper with a clock: a second for each turn, and hands that need a tenth of one."""

    tempo = Tempo.REAL_TIME
    types = Types(Whisper.types.move | Bell, *msgspec.structs.astuple(Whisper.types)[1:])

    def due(self, state: State) -> Due | None:
        return Due((state.turn + 1) * 1000, Bell()) if self.to_act(state) else None

    def ready(self, state: State, seat: Seat, move: Move) -> int:
        return state.turn * 100

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        now = chance.ask(Now(), int)
        if seat != TABLE and not isinstance(move, Bell):
            busy = now < self.ready(state, seat, move)
            return Refusal("WHI-1", "busy") if busy else super().play(state, seat, move, chance)
        due = self.due(state)
        if seat != TABLE or due is None or now < due.at:
            return Refusal("WHI-1", "not-due")
        events = self.ring(state)
        for event in events:
            self.evolve(state, event)
        return events

    def ring(self, state: State) -> list[Event]:
        return [Passed(self.seat_to_act(state))]


class RingsByDeck(Hurried):
    """When something happens by itself depends on the top of the deck."""

    def due(self, state: State) -> Due | None:
        due = super().due(state)
        return due and Due(due.at + 10 * sum(state.deck[-1:]), due.move)


class ReadyByDeck(Hurried):
    def ready(self, state: State, seat: Seat, move: Move) -> int:
        return super().ready(state, seat, move) + sum(state.deck[-1:])


class RingsTheDeckOut(Hurried):
    """What happens by itself tells the top of the deck."""

    def ring(self, state: State) -> list[Event]:
        return [Knocked(self.seat_to_act(state), sum(state.deck[-1:])), *super().ring(state)]
