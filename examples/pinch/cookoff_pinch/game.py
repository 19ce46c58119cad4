"""The rules of A Pinch Too Much."""

from collections.abc import Iterator
from typing import Any

from cookoff.engine import CardGame, Chance, Move, MoveContext, Outcome, PilesView, Refusal, Seat, Seats, Types, draw

from . import state as s
from .components import COOKS, Card, Components
from .state import Cook, Season, State, Swap


class Pinch(CardGame[Components, State]):
    """The game, played with the given components."""

    id = "pinch"
    rules_version = 1
    seats = COOKS
    types = Types(s.PinchMove, s.PinchEvent, State, PilesView[State], s.PinchOptions)
    back = Card.BACK
    turn_rule = "PIN-5"
    end_rule = "PIN-11"

    def cards(self, _state: State) -> tuple[Card, ...]:
        """See `CardGame`."""
        return self.components.deck

    def setup(self, players: int, options: Any, chance: Chance) -> State:
        """Deal the cards and choose the first cook by chance (PIN-3)."""
        parts = self.components
        deck = [parts.deck[place] for place in chance.order(len(parts.deck))]
        cooks = [Cook(0, (), tuple(deck.pop() for _ in range(parts.hand))) for _ in range(players)]
        first = chance.index(players)
        return State(1, options.suppers, first, first, players * parts.turns, cooks, (), tuple(deck))

    def to_act(self, state: State) -> Seats:
        """The seat whose turn it is."""
        return (state.seat,) if state.turns else ()

    def choices(self, state: State, seat: Seat) -> Iterator[Move]:
        """Each kind of card in hand, into the pot or discarded."""
        kinds = dict.fromkeys(state.cooks[seat].hand)
        yield from map(Season, kinds)
        yield from map(Swap, kinds)

    def refusal(self, _state: State, _seat: Seat, _move: Move) -> Refusal:
        """See `CardGame`."""
        return Refusal("PIN-5", "not-in-hand")

    def carry_out(self, turn: MoveContext[Any, State], move: Move) -> None:
        """A card goes into the pot or is swapped (PIN-6, PIN-7); after the last turn the soup is served."""
        if isinstance(move, Season):
            turn.emit(s.Seasoned(turn.seat, move.card))
        if isinstance(move, Swap):
            turn.emit(s.Swapped(turn.seat, move.card))
            turn.emit(s.Drew(turn.seat, draw(turn.state.deck, 1, turn.chance)))
        if turn.state.turns:
            turn.emit(s.TurnBegun((turn.seat + 1) % len(turn.state.cooks)))
        else:
            self._serve(turn)

    def _serve(self, turn: MoveContext[Any, State]) -> None:
        """Lift the lid, let the guests taste (PIN-8, PIN-9), and begin the next supper (PIN-10)."""
        state, parts = turn.state, self.components
        pots = [cook.pot for cook in state.cooks]
        salt = [parts.salt(pot) for pot in pots]
        for seat, pot in enumerate(pots):
            turn.emit(s.LidLifted(seat, pot, salt[seat]))
        taste = parts.taste[len(pots) - COOKS[0]]
        turn.emit(s.Tasted(sum(salt), taste))
        for seat, pot in enumerate(pots):
            if sum(salt) <= taste:
                turn.emit(s.Scored(seat, parts.points(pot), "PIN-8"))
            elif salt[seat] == max(salt):
                turn.emit(s.Scored(seat, -parts.washing_up, "PIN-9"))
        turn.emit(s.PotEmptied())
        if state.supper == state.suppers:
            turn.emit(s.GameEnded())
            return
        for seat, cook in enumerate(state.cooks):
            if missing := parts.hand - len(cook.hand):
                turn.emit(s.Drew(seat, draw(state.deck, missing, turn.chance)))
        first = (state.first + 1) % len(pots)
        turn.emit(s.SupperBegun(state.supper + 1, first, len(pots) * parts.turns))
        turn.emit(s.TurnBegun(first))

    def outcome(self, state: State) -> Outcome | None:
        """See `Game` (PIN-11)."""
        return None if state.turns else Outcome.by_points([cook.points for cook in state.cooks], "PIN-11")
