"""Legal moves, and their results as events in the order of the rules."""

from cookoff.engine import NO_MOVES, Chance, Event, Move, MoveContext, Moves, Outcome, Refusal, Seat, Seats

from . import events as e
from .components import Components
from .evolve import evolve
from .moves import Season, Swap
from .state import State


def to_act(_components: Components, state: State) -> Seats:
    """Return the seat whose turn it is (PIN-5)."""
    return (state.seat,) if state.turns else ()


def choices(components: Components, state: State, seat: Seat) -> Moves:
    """Return the legal moves: each kind of card in hand, into the pot or discarded."""
    if seat not in to_act(components, state):
        return NO_MOVES
    kinds = dict.fromkeys(state.cooks[seat].hand)
    return Moves((*map(Season, kinds), *map(Swap, kinds)))


def play(components: Components, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
    """Make a move, or return which rule forbids it."""
    refusal = fault(state, seat, move)
    if refusal is not None:
        return refusal
    turn = Turn(evolve, components, state, seat, chance)
    turn.make(move)
    return turn.events


def fault(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Return why the move is illegal; `None` if it is legal."""
    if not state.turns:
        return Refusal("PIN-11", "game-over")
    if seat != state.seat:
        return Refusal("PIN-5", "not-your-turn", {"seat": state.seat})
    match move:
        case Season(card) | Swap(card) if card in state.cooks[seat].hand:
            return None
        case _:
            return Refusal("PIN-5", "not-in-hand")


class Turn(MoveContext[Components, State]):
    """A move being carried out: each event is recorded and applied at once."""

    def make(self, move: Move) -> None:
        """Carry out a legal move with its consequences."""
        seat = self.seat
        if isinstance(move, Season):
            self.emit(e.Seasoned(seat, move.card))
        if isinstance(move, Swap):
            self.emit(e.Swapped(seat, move.card))
            self.draw(seat, 1)
        if self.state.turns:
            self.emit(e.TurnBegun((seat + 1) % len(self.state.cooks)))
        else:
            self.serve()

    def draw(self, seat: Seat, number: int) -> None:
        """Draw cards (PIN-7, PIN-10). The deck has no order: chance picks each card when it is drawn."""
        deck = list(self.state.deck)
        drawn = tuple(deck.pop(self.chance.index(len(deck))) for _ in range(number))
        self.emit(e.Drew(seat, drawn))

    def serve(self) -> None:
        """Lift the lid, let the guests taste (PIN-8, PIN-9), and begin the next supper (PIN-10)."""
        state, components = self.state, self.lookup
        pots = [cook.pot for cook in state.cooks]
        salt = [components.salt(pot) for pot in pots]
        for seat, pot in enumerate(pots):
            self.emit(e.LidLifted(seat, pot, salt[seat]))
        taste = components.tastes[len(pots)]
        self.emit(e.Tasted(sum(salt), taste))
        for seat, pot in enumerate(pots):
            if sum(salt) <= taste:
                self.emit(e.Scored(seat, components.points(pot), "PIN-8"))
            elif salt[seat] == max(salt):
                self.emit(e.Scored(seat, -components.washing_up, "PIN-9"))
        self.emit(e.PotEmptied())
        if state.supper == state.suppers:
            self.emit(e.GameEnded())
            return
        for seat, cook in enumerate(state.cooks):
            if missing := components.hand - len(cook.hand):
                self.draw(seat, missing)
        first = (state.first + 1) % len(pots)
        self.emit(e.SupperBegun(state.supper + 1, first, len(pots) * components.turns))
        self.emit(e.TurnBegun(first))


def outcome(_components: Components, state: State) -> Outcome | None:
    """Rank by points; equal points share a place (PIN-11)."""
    if state.turns:
        return None
    points = tuple(cook.points for cook in state.cooks)
    places = sorted(set(points), reverse=True)
    ranking = tuple(tuple(seat for seat, mine in enumerate(points) if mine == place) for place in places)
    return Outcome(ranking, points, scores=(), ended_by="PIN-11")
