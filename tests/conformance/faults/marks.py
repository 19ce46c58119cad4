"""Card games with a wrong mark: a pile says that everybody sees what the events hide."""

from typing import Any

from cookoff.engine import FaceDown, FaceUp, InHand, Piles, PilesView, Types
from tests.engine.stew import Card, Drew, Stew


class OpenHandCook(Piles):
    hand: FaceUp[Card]
    pot: InHand[Card]
    opened: FaceUp[Card] = ()


class OpenPotCook(Piles):
    hand: InHand[Card]
    pot: FaceUp[Card]
    opened: FaceUp[Card] = ()


class Cook(Piles):
    hand: InHand[Card]
    pot: InHand[Card]
    opened: FaceUp[Card] = ()


class OpenHandState(Piles):
    cooks: list[OpenHandCook]
    deck: FaceDown[Card]
    discard: FaceUp[Card] = ()
    turn: int = 0


class OpenPotState(Piles):
    cooks: list[OpenPotCook]
    deck: FaceDown[Card]
    discard: FaceUp[Card] = ()
    turn: int = 0


class OpenDeckState(Piles):
    cooks: list[Cook]
    deck: FaceUp[Card]
    discard: FaceUp[Card] = ()
    turn: int = 0


class Marked(Stew):
    """A stew with other marks."""

    cook: type[Any]
    state: type[Any]

    def part(self, hand: tuple[Card, ...]) -> Any:
        return self.cook(hand, ())

    def table(self, cooks: list[Any], deck: tuple[Card, ...]) -> Any:
        return self.state(cooks, deck)


def _types(state: type[Piles]) -> Types:
    return Types(Stew.types.move, Stew.types.event, state, PilesView[state], Stew.types.options)  # type: ignore[valid-type]


class OpenHand(Marked):
    cook, state, types = OpenHandCook, OpenHandState, _types(OpenHandState)


class OpenPot(Marked):
    cook, state, types = OpenPotCook, OpenPotState, _types(OpenPotState)


class OpenDeck(Marked):
    cook, state, types = Cook, OpenDeckState, _types(OpenDeckState)


class SilentDrew(Drew, frozen=True, tag="Drew"):
    """Reveals a card of the deck to its seat and does not say so."""

    def reveals(self) -> bool:
        return False


class DrawsSilently(Stew):
    def carry_out(self, turn: Any, move: Any) -> None:
        emit = turn.emit

        class Silent:
            """The same turn, whose draws do not reveal."""

            seat, state, chance = turn.seat, turn.state, turn.chance

            def emit(self, event: Any) -> None:
                emit(SilentDrew(event.seat, event.cards) if isinstance(event, Drew) else event)

        super().carry_out(Silent(), move)  # type: ignore[arg-type]
