"""Whispers that break a promise of the protocol."""

import msgspec

from cookoff.engine import NO_MOVES, Chance, Event, Move, Moves, Refusal, Rng, Search, Seat, Seats
from tests.engine.whisper import (
    Knock,
    KnockBox,
    Knocked,
    Passed,
    Show,
    Shown,
    State,
    Whisper,
    WhisperOptions,
)


class Retells(Whisper):
    """An honest game, to be told otherwise."""

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        before = state.clone()
        told = super().play(state, seat, move, chance)
        return self.refuse(state, seat, told) if isinstance(told, Refusal) else self.retell(before, seat, move, told)

    def refuse(self, state: State, seat: Seat, told: Refusal) -> Refusal:
        return told

    def retell(self, state: State, seat: Seat, move: Move, told: list[Event]) -> list[Event]:
        return told


class Forgetful(Whisper):
    """Changes the state beside the events."""

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        told = super().play(state, seat, move, chance)
        if not isinstance(told, Refusal):
            state.points[seat] += 1
        return told


class ByHash(Whisper):
    """What happens depends on how this process hashes words."""

    def evolve(self, state: State, event: Event) -> None:
        super().evolve(state, event)
        state.points[0] += hash("whisper") % 1000


def make_by_hash() -> ByHash:
    """For another process."""
    return ByHash()


class OwnLuck(Whisper):
    """A set-up whose luck does not come through chance."""

    def __init__(self) -> None:
        self.count = 0

    def setup(self, players: int, options: WhisperOptions, chance: Chance) -> State:
        state = super().setup(players, options, chance)
        self.count += 1
        state.points[0] += self.count
        return state


class OwnLuckInPlay(Whisper):
    """Knocks that ring as they like, not as the world says."""

    def __init__(self) -> None:
        self.count = 0

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        if not isinstance(move, Knock) or seat not in self.to_act(state):
            return super().play(state, seat, move, chance)
        self.count += 1
        events: list[Event] = [Knocked(seat, self.count), Passed(seat)]
        for event in events:
            self.evolve(state, event)
        return events


class SharedHands(State):
    """A state whose clones share their hands."""

    def clone(self) -> "SharedHands":
        return SharedHands(self.hands, list(self.deck), self.shown, list(self.points), self.turn)


class PoorClone(State):
    """A state whose clones have no points."""

    def clone(self) -> "PoorClone":
        twin = super().clone()
        twin.points = [0 for _ in twin.points]
        return twin


class SharesHands(Whisper):
    kind: type[State] = SharedHands

    def setup(self, players: int, options: WhisperOptions, chance: Chance) -> State:
        state = super().setup(players, options, chance)
        return self.kind(**msgspec.structs.asdict(state))


class LosesPointsInClones(SharesHands):
    kind = PoorClone


class ChangesBeforeRefusing(Retells):
    def refuse(self, state: State, seat: Seat, told: Refusal) -> Refusal:
        state.points[0] += 1
        return told


class DrawsBeforeRefusing(Whisper):
    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        chance.index(10**9)
        return super().play(state, seat, move, chance)


class UnknownRule(Retells):
    def refuse(self, state: State, seat: Seat, told: Refusal) -> Refusal:
        return Refusal("WHI-99", told.reason)


class HidesMoves(Whisper):
    """Accepts moves that it does not list."""

    def moves(self, state: State, seat: Seat) -> Moves:
        moves = super().moves(state, seat)
        return Moves(moves.discrete[:1], moves.box)


class ListsTooMuch(Whisper):
    def moves(self, state: State, seat: Seat) -> Moves:
        moves = super().moves(state, seat)
        return Moves((*moves.discrete, Show(99)), moves.box) if moves else moves


class ListsTwice(Whisper):
    def moves(self, state: State, seat: Seat) -> Moves:
        moves = super().moves(state, seat)
        return Moves((*moves.discrete, *moves.discrete[:1]), moves.box)


class ListsForAll(Whisper):
    """Moves for a seat that is not to act."""

    def moves(self, state: State, seat: Seat) -> Moves:
        return super().moves(state, seat) or Moves((Show(0),))


class ListsForNobody(Whisper):
    """No move for a seat that is to act."""

    def moves(self, state: State, seat: Seat) -> Moves:
        return NO_MOVES if state.turn == 1 else super().moves(state, seat)


class ActsTwice(Whisper):
    def to_act(self, state: State) -> Seats:
        return super().to_act(state) * 2


class KnocksOutOfTurn(Whisper):
    """Takes a move out of a box from whoever makes it."""

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        acting = self.to_act(state)
        return super().play(state, acting[0] if isinstance(move, Knock) and acting else seat, move, chance)


class WildBox(KnockBox):
    def sample(self, rng: Rng) -> Move:
        return Knock(1 + rng.random())


class DrawsWildly(Whisper):
    """A box of moves that are refused, beside listed ones: it is sampled though there is something else to do."""

    def moves(self, state: State, seat: Seat) -> Moves:
        moves = super().moves(state, seat)
        return Moves(moves.discrete, WildBox()) if moves.discrete else moves


class RefusesKnocksWhenTried(Whisper):
    """Takes moves out of the box when played, and refuses them when tried."""

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        if type(chance) is Search and isinstance(move, Knock):
            return Refusal("WHI-3", "no-such-move")
        return super().play(state, seat, move, chance)


class WholeBox(KnockBox):
    def sample(self, rng: Rng) -> Move:
        return Knock(0)


class KnocksWithWholeNumbers(Whisper):
    """A number that JSON brings back as an equal one that is written otherwise."""

    def moves(self, state: State, seat: Seat) -> Moves:
        moves = super().moves(state, seat)
        return Moves(moves.discrete, WholeBox()) if moves else moves


class LosesCards(Whisper):
    def evolve(self, state: State, event: Event) -> None:
        super().evolve(state, event)
        if isinstance(event, Shown):
            state.shown[event.seat].pop()


class LosesCardsByOption(Whisper):
    """The same under one option only."""

    def evolve(self, state: State, event: Event) -> None:
        rules: Whisper = LosesCards() if min(state.points) >= 3 and state.turn < 2 else Whisper()
        rules.evolve(state, event)


# lucky


class LosesCardsOfThree(Whisper):
    """The same at a table of three only."""

    def evolve(self, state: State, event: Event) -> None:
        rules: Whisper = LosesCards() if len(state.hands) == 3 else Whisper()
        rules.evolve(state, event)  # players


class CountsNothing(Whisper):
    def inventory(self, state: State) -> list[tuple[str, int]]:
        return []
