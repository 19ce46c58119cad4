"""A tiny game with secrets, luck, a continuous move and a question to the world, for the engine's tests.

Everybody holds two secret cards of a shuffled deck. In turn one shows a card for its value, or secretly swaps one
with the top of the deck, or knocks on the table and is paid for the ring. After three rounds the points decide.
"""

from typing import Any, Self

import msgspec

from cookoff.engine import (
    NO_MOVES,
    NOBODY,
    Chance,
    Event,
    Move,
    Moves,
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

CARDS = 9
ROUNDS = 3
RULES = frozenset({"WHI-1", "WHI-2", "WHI-3"})


class Show(Move, frozen=True):
    card: int


class Swap(Move, frozen=True):
    card: int

    def to_others(self) -> "SwapSeen":
        return SwapSeen()


class SwapSeen(Move, frozen=True):
    """All that the others see of a swap."""


class Knock(Move, frozen=True):
    force: float


class Bang(msgspec.Struct, frozen=True):
    """The question to the world: how does it sound?"""

    force: float


class Ring(msgspec.Struct, frozen=True):
    loudness: int


class Shown(Event, frozen=True):
    seat: Seat
    card: int

    def reveals(self) -> bool:
        return True


class Swapped(Event, frozen=True):
    seat: Seat
    given: int
    drawn: int

    def audience(self) -> Seat:
        return self.seat

    def reveals(self) -> bool:
        return True

    def to_others(self) -> Event | None:
        return SwappedSeen(self.seat)


class SwappedSeen(Event, frozen=True):
    seat: Seat


class Noted(Event, frozen=True):
    """What only the log knows."""

    turn: int

    def audience(self) -> str:
        return NOBODY


class Knocked(Event, frozen=True):
    seat: Seat
    points: int


class Passed(Event, frozen=True):
    seat: Seat


class State(msgspec.Struct):
    hands: list[list[int]]
    deck: list[int]
    shown: list[list[int]]
    points: list[int]
    turn: int

    def clone(self) -> Self:
        return type(self)(
            [list(hand) for hand in self.hands],
            list(self.deck),
            [list(shown) for shown in self.shown],
            list(self.points),
            self.turn,
        )


class WhisperView(View, frozen=True):
    me: Seat | None
    hand: tuple[int, ...]
    """The own cards; a spectator has none."""
    counts: tuple[int, ...]
    deck: int
    shown: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    turn: int


class WhisperOptions(Options, frozen=True):
    lucky: int = 0
    """Points everybody starts with."""


class KnockBox:
    def sample(self, rng: Rng) -> Move:
        return Knock(rng.random())


class Whisper:
    id = "whisper"
    rules_version = 1
    seats = range(2, 4)
    tempo = Tempo.TURNS
    types = Types(
        move=Show | Swap | SwapSeen | Knock,
        event=Shown | Swapped | SwappedSeen | Noted | Knocked | Passed,
        state=State,
        view=WhisperView,
        options=WhisperOptions,
    )
    components_hash = "no-components"

    def setup(self, players: int, options: WhisperOptions, chance: Chance) -> State:
        deck = list(chance.order(CARDS))
        hands = [[deck.pop(), deck.pop()] for _ in range(players)]
        return State(hands, deck, [[] for _ in hands], [options.lucky for _ in hands], 0)

    def seat_to_act(self, state: State) -> Seat:
        return state.turn % len(state.hands)

    def to_act(self, state: State) -> Seats:
        return () if state.turn >= ROUNDS * len(state.hands) else (self.seat_to_act(state),)

    def moves(self, state: State, seat: Seat) -> Moves:
        if seat not in self.to_act(state):
            return NO_MOVES
        hand = state.hands[seat]
        shows: list[Move] = [Show(card) for card in hand]
        swaps: list[Move] = [Swap(card) for card in hand] if state.deck else []
        return Moves((*shows, *swaps), KnockBox())

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        if seat not in self.to_act(state):
            return Refusal("WHI-1", "not-your-turn")
        events: list[Event] = []
        match move:
            case Show(card) | Swap(card) if card not in state.hands[seat]:
                return Refusal("WHI-2", "not-yours", {"card": card})
            case Swap() if not state.deck:
                return Refusal("WHI-2", "deck-empty")
            case Show(card):
                events.append(Shown(seat, card))
            case Swap(card):
                events += [Noted(state.turn), Swapped(seat, card, state.deck[-1])]
            case Knock(force) if 0 <= force < 1:
                events.append(Knocked(seat, chance.ask(Bang(force), Ring).loudness))
            case _:
                return Refusal("WHI-3", "no-such-move")
        events.append(Passed(seat))
        for event in events:
            self.evolve(state, event)
        return events

    def evolve(self, state: State, event: Event) -> None:
        match event:
            case Shown(seat, card):
                state.hands[seat].remove(card)
                state.shown[seat].append(card)
                state.points[seat] += card
            case Swapped(seat, given, drawn):
                hand = state.hands[seat]
                hand[hand.index(given)] = drawn
                state.deck.remove(drawn)
                state.deck.insert(0, given)
            case Knocked(seat, points):
                state.points[seat] += points
            case Passed():
                state.turn += 1
            case _:
                pass

    def view(self, state: State, seat: Seat | None) -> WhisperView:
        return WhisperView(
            me=seat,
            hand=() if seat is None else tuple(state.hands[seat]),
            counts=tuple(len(hand) for hand in state.hands),
            deck=len(state.deck),
            shown=tuple(tuple(shown) for shown in state.shown),
            points=tuple(state.points),
            turn=state.turn,
        )

    def determinise(self, view: WhisperView, rng: Rng) -> State:
        known = {*view.hand, *(card for shown in view.shown for card in shown)}
        rest = sorted((card for card in range(CARDS) if card not in known), key=lambda _card: rng.random())
        hands = [
            list(view.hand) if seat == view.me else [rest.pop() for _ in range(count)]
            for seat, count in enumerate(view.counts)
        ]
        return State(hands, rest, [list(shown) for shown in view.shown], list(view.points), view.turn)

    def outcome(self, state: State) -> Outcome | None:
        if self.to_act(state):
            return None
        order = sorted(range(len(state.points)), key=lambda seat: -state.points[seat])
        scores = tuple(Score(seat, "WHI-3", points) for seat, points in enumerate(state.points))
        return Outcome(tuple((seat,) for seat in order), tuple(state.points), scores, "WHI-1")

    def inventory(self, state: State) -> list[tuple[str, int]]:
        lying = sorted(card for pile in (*state.hands, *state.shown, state.deck) for card in pile)
        return [(f"card {card}", 1) for card in lying]


def ring(bang: Bang) -> Ring:
    """The world of these tests."""
    return Ring(int(bang.force * 5))


SOURCES: dict[type, Any] = {Bang: ring}


def make() -> Whisper:
    """For another process."""
    return Whisper()
