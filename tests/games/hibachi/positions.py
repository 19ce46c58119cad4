"""A table of Hibachi without luck: cards in order, chips that land where the test says."""

from typing import Any, TypeVar

from cookoff.engine import Event, Move, Refusal, Scripted, Seat, conformance
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.market.rules import moves as m
from cookoff.games.grill.rules.chips import Chip, Pouch
from cookoff.games.grill.rules.moves import Launch, ThrowChip
from cookoff.games.hibachi.content.components import load
from cookoff.games.hibachi.game import Hibachi
from cookoff.games.hibachi.rules.setup import HibachiOptions
from cookoff.games.hibachi.rules.state import State
from cookoff.physics.port import FLIPPED, UPRIGHT, BodyPose, Motion, Rest, Vec3

E = TypeVar("E", bound=Event)

GAME = Hibachi(load())
BOX = GAME.components
BEEF, SHIITAKE, FISH, ONION, RICE, NOODLES, SHRIMP, EGG, BROCCOLI = range(9)
HALF = BOX.chip.thickness / 2.0
LAUNCH = Launch(Vec3(0.0, -0.4, 0.1), Vec3(0.0, 1.2, 0.5))
LUCK = 7
"""How the hand errs in scripted throws."""
BARE, OUT = "bare", "out"


def opening(players: int = 2, first: Seat = 0, **options: Any) -> State:
    """A fresh set-up: one card each of the first six ingredients on display, the first three recipes face up."""
    orders = tuple(range(54)), tuple(range(18))
    return GAME.setup(players, HibachiOptions(first=first, **options), Scripted(*orders))


def spot(place: str) -> tuple[float, float, float]:
    """A point that is on that place for certain."""
    if place == BARE:
        return 0.0725, 0.0, HALF
    if place == OUT:
        return BOX.board.width / 2.0 - 0.01, 0.0, BOX.board.rim_height + HALF
    shape = GAME.lookup.ground.shapes[BOX.places().index(place)]
    return shape.x, shape.y, HALF


def rest(chip: int, place: str, *, value_up: bool = False) -> Rest:
    """A chip at rest there."""
    return Rest(chip, Vec3(*spot(place)), UPRIGHT if value_up else FLIPPED)


def motion(*ends: Rest) -> Motion:
    """A motion that ends so."""
    return Motion("script", "1", 1.0, ends, (), ())


def play(state: State, move: Move, *chance: object, seat: Seat | None = None) -> list[Event]:
    """Let a seat, that to act by default, make a move, which must be legal."""
    return conformance.play(GAME, state, state.seat if seat is None else seat, move, *chance)


def refused(state: State, move: Move, rule: str, reason: str, *, by: Seat | None = None, **facts: int | str) -> None:
    """Let a seat, that to act by default, try a move, which must be refused with these facts."""
    conformance.refused(GAME, state, state.seat if by is None else by, move, Refusal(rule, reason, facts))


def throw(state: State, value: int, place: str, *knocked: Rest, value_up: bool = False) -> list[Event]:
    """The seat to act throws a chip, which comes to rest there; others may be knocked."""
    ends = (rest(state.grill.thrown, place, value_up=value_up), *knocked)
    return play(state, ThrowChip(value, LAUNCH), LUCK, motion(*ends))


def throw_all(state: State, *throws: tuple[int, str]) -> list[Event]:
    """The throws of a round in their order; the last one's events."""
    told: list[Event] = []
    for value, place in throws:
        assert state.ask is Ask.THROW
        told = throw(state, value, place)
    return told


def lay(state: State, *chips: tuple[Seat, int, str]) -> None:
    """Let these chips lie there, thrown in this order in this round."""
    lying = []
    for number, (seat, value, place) in enumerate(chips):
        index = -1 if place == BARE else BOX.places().index(place)
        lying.append(Chip(number, seat, value, index, BodyPose(number, Vec3(*spot(place)), FLIPPED)))
    state.grill.lying = tuple(lying)
    state.grill.thrown = len(chips)
    pouches = []
    for seat in range(len(state.chefs)):
        thrown = [chip.value for chip in lying if chip.seat == seat]
        pouches.append(Pouch(tuple(value for value in BOX.values if value not in thrown)))
    state.grill.pouches = tuple(pouches)


def traded(players: int, bowl: int, *chips: tuple[Seat, int], head: Seat = 0, **fields: Any) -> State:
    """A position in which the head chef has to choose the only bowl with chips."""
    state = opening(players, head)
    lay(state, *((seat, value, BOX.ingredients[bowl]) for seat, value in chips))
    return put(state, ask=Ask.BOWL, seat=head, **fields)


def hold(state: State, seat: Seat, *cards: int, chili: int = 0, money: int | None = None) -> None:
    """Give a chef these cards, from nowhere."""
    chef = state.chefs[seat]
    chef.cards = tuple(cards.count(kind) for kind in range(9))
    chef.chili = chili
    if money is not None:
        chef.money = money


def put(state: State, **fields: Any) -> State:
    """The position with some of its fields replaced."""
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def nobody_sells(state: State) -> None:
    """Everybody asked to sell answers none."""
    while state.ask is Ask.SELL:
        play(state, m.Sell(0))


def nobody_cooks(state: State) -> list[Event]:
    """Everybody asked to cook stops; the last one's events."""
    told: list[Event] = []
    while state.ask is Ask.COOK:
        told = play(state, m.StopCooking())
    return told


def cooking(players: int = 2, head: Seat = 0, **options: Any) -> State:
    """The head chef is asked to cook."""
    state = opening(players, head, **options)
    state.ask, state.seat = Ask.COOK, head
    return state


def listed(state: State) -> tuple[Move, ...]:
    """The discrete moves of the seat to act."""
    return GAME.moves(state, state.seat).discrete
