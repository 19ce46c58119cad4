"""Staged positions with every decision of the first seat in the throwing games."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from cookoff.engine import AnyGame, Event, Move, Refusal, Scripted
from cookoff.games.grill.rules.chips import BARE
from cookoff.games.grill.rules.moves import ThrowChip
from cookoff.games.grill.rules.throwing.landing import Doubt
from cookoff.games.safranito.rules.setup import SafranitoOptions
from tests.games.fired_up import positions as fired_up
from tests.games.fired_up.crowded import CROWDED as GRILL
from tests.games.fired_up.crowded import in_doubt
from tests.games.grill.grounds import LUCK, at, launch, motion
from tests.games.hibachi import positions as hibachi
from tests.games.safranito import positions as safranito
from tests.games.safranito.crowded import CROWDED as SPICES
from tests.games.safranito.crowded import MIDDLE as BETWEEN

BOWL, OTHER_BOWL, LAST_BOWL = 0, 3, 8
SPACES = range(9, 13)
ASIDE = 0.0005
"""Metres from the middle between two spaces: nearer to the second."""


class StagedDecision(NamedTuple):
    """A position in which the first seat decides, and the events since the one before."""

    ask: str
    state: Any
    events: Sequence[Event] = ()


class Round:
    """A scripted round of Hibachi or Safranito."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game: Any = game
        self.state = state
        self.told: list[Event] = []

    def play(self, move: Move, *chance: object) -> None:
        """Make a move of the seat to act, which must be legal."""
        told = self.game.play(self.state, self.state.seat, move, Scripted(*chance))
        assert not isinstance(told, Refusal), told
        self.told += told

    def throw(self, place: int) -> None:
        """Throw the lowest chip left onto this outline."""
        shape = self.game.lookup.ground.shapes[place]
        value = self.state.grill.pouches[self.state.seat].hand[0]
        self.play(ThrowChip(value, launch()), LUCK, motion(at(shape.x, shape.y, number=self.state.grill.thrown)))

    def asked(self) -> Iterator[StagedDecision]:
        """The position and what led to it, if the first seat has to decide."""
        if self.state.seat == 0:
            yield StagedDecision(self.state.ask, self.state.clone(), self.told)
            self.told = []


def _market(game: AnyGame, state: Any) -> Iterator[StagedDecision]:
    """A round of Hibachi or Safranito: each of the action spaces is won, two bowls are traded, then one may cook."""
    table = Round(game, state)
    yield from table.asked()
    # The first seat has every second throw: it alone wins the spaces, and shares the bowls.
    for place in (SPACES[0], BOWL, SPACES[1], OTHER_BOWL, SPACES[2], SPACES[2], SPACES[3], OTHER_BOWL):
        table.throw(place)
    while state.round == 1:
        yield from table.asked()
        if state.ask == "bonus-throw":
            table.throw(BOWL)
        else:
            # Sellers do not buy: sell everything in one bowl, nothing in the other.
            last = state.ask == "bowl" or (state.ask == "sell" and state.bowl == OTHER_BOWL)
            table.play(game.moves(state, state.seat).discrete[-1 if last else 0])


def of_hibachi() -> Iterator[StagedDecision]:
    """The first seat has nearly what three recipes need, and chili."""
    state = hibachi.opening()
    hibachi.hold(state, 0, *(kind for kind in range(9) for _ in range(2) if kind != 1), chili=4, money=4000)
    hibachi.hold(state, 1, BOWL, OTHER_BOWL, money=4000)
    return _market(hibachi.GAME, state)


def of_safranito() -> Iterator[StagedDecision]:
    """The first seat has all that the blends need."""
    state = safranito.opening()
    safranito.hold(state, {0: range(9), 1: (BOWL, OTHER_BOWL)})
    return _market(safranito.GAME, state)


def of_fired_up() -> Iterator[StagedDecision]:
    """Chips on every kind of place, and enough in hand to sell and to cook, with chili or without."""
    f = fired_up
    rivals = [(1, 100, BOWL), (1, 200, f.TIP), (1, 400, BARE), (1, 600, LAST_BOWL)]
    hands = {0: dict.fromkeys(range(9), 2) | {f.CHILI: 4}}
    yield StagedDecision("throw", f.opening())
    first = [(0, 100, BOWL), (0, 200, f.PLACE_CHIP), (0, 400, f.BONUS_INGREDIENT), (0, 600, f.RESERVE)]
    yield StagedDecision("activate", f.table(chips=[*first, *rivals], hands=hands, chefs={0: {"money": 3000}}))
    second = [(0, 400, f.TIP), (0, 600, BARE), (0, 100, BOWL)]
    yield StagedDecision("activate", f.table(chips=[*second, *rivals], hands=hands, out=[(0, 200)]))
    # Nothing but the last chip, and chili for what is missing.
    missing = dict.fromkeys(f.GAME.lookup.recipes[0][:2], 1) | {f.CHILI: 2}
    yield StagedDecision("activate", f.table(chips=[(0, 100, BARE), *rivals], hands={0: missing}))


def doubt_in_safranito() -> tuple[AnyGame, StagedDecision]:
    """On a board whose spaces lie close together, the first chip's hole meets the reserve space and the head chef's."""
    options = SafranitoOptions(first=0, doubt=Doubt.CHEF)
    table = Round(SPICES, SPICES.setup(2, options, Scripted(safranito.CARDS, safranito.BLENDS)))
    for number in range(8):
        end = at(BETWEEN.x + ASIDE, BETWEEN.y, number=0) if number == 0 else safranito.lands(number % 4, number)
        table.play(ThrowChip(table.state.grill.pouches[table.state.seat].hand[0], launch()), LUCK, motion(end))
    return SPICES, StagedDecision("call", table.state, table.told)


def doubt_in_fired_up() -> tuple[AnyGame, StagedDecision]:
    """The same between the reserve space and the tip, with another seat's chip."""
    return GRILL, StagedDecision("call", in_doubt(Doubt.CHEF, ASIDE))
