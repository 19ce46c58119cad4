"""Positions of Safranito without luck, and moves that must be accepted or refused in them."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from cookoff.engine import Event, Move, Refusal, Scripted, Search, Seat, conformance
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.market.rules import moves as m
from cookoff.games.grill.rules.chips import BARE, OUT, Chip, Place, Pouch
from cookoff.games.grill.rules.moves import ThrowChip
from cookoff.games.safranito.content.components import load
from cookoff.games.safranito.game import Safranito
from cookoff.games.safranito.rules.setup import SafranitoOptions
from cookoff.games.safranito.rules.state import State
from cookoff.physics.port import FLIPPED, UPRIGHT, BodyPose, Motion, Vec3
from cookoff.physics.queries import Settling, Thrown
from tests.games.grill.grounds import LUCK, at, launch, motion

E = TypeVar("E", bound=Event)

GAME = Safranito(load())
"""The game with the components of the box."""
BOX = GAME.components
CURRY, GINGER, CARDAMOM, CHILI, GARLIC, MINT, CUMIN, CINNAMON, SAFFRON = range(9)
EXTRA_THROW, EXTRA_SPICE, RESERVE, HEAD_CHEF = range(9, 13)
HALF = BOX.chip.thickness / 2.0
CARDS, BLENDS = tuple(range(54)), tuple(range(18))
"""Shuffled so that the spices come one after the other, and the blends in the order of the component file."""


def opening(players: int = 2, first: Seat = 0, **options: Any) -> State:
    """A fresh set-up: one card each of the first spices on display, the first blends face up."""
    return GAME.setup(players, SafranitoOptions(first=first, **options), Scripted(CARDS, BLENDS))


def lands(place: Place, number: int, *, value_up: bool = False) -> BodyPose:
    """The pose of a chip that came to rest there."""
    turned = UPRIGHT if value_up else FLIPPED
    if place == BARE:
        return at(0.0725, 0.0, turned=turned, number=number)
    if place == OUT:
        return at(BOX.board.width / 2.0 - 0.01, 0.0, BOX.board.rim_height + HALF, turned, number)
    shape = GAME.lookup.ground.shapes[place]
    return at(shape.x, shape.y, turned=turned, number=number)


def play(state: State, move: Move, *chance: Any) -> list[Event]:
    """Let the seat to act make a move, which must be legal."""
    return conformance.play(GAME, state, state.seat, move, *chance)


def refused(state: State, move: Move, rule: str, reason: str, *, by: Seat | None = None, **facts: int | str) -> None:
    """Let a seat, that to act by default, try a move, which must be refused with these facts."""
    conformance.refused(GAME, state, state.seat if by is None else by, move, Refusal(rule, reason, facts))


def throw(state: State, value: int, place: Place, *knocked: BodyPose, value_up: bool = False) -> list[Event]:
    """The seat to act throws a chip, which comes to rest there; others may be knocked."""
    ends = (lands(place, state.grill.thrown, value_up=value_up), *knocked)
    return play(state, ThrowChip(value, launch()), LUCK, motion(*ends))


def thrown(*throws: tuple[int, Place], players: int = 2, first: Seat = 0, **fields: Any) -> tuple[State, list[Event]]:
    """A round's throws in their order, the missing ones out; the position after them, and the last throw's events."""
    state = put(opening(players, first), **fields)
    told: list[Event] = []
    number = 0
    while state.ask is Ask.THROW and state.round == 1:
        mine = [value for count, (value, _) in enumerate(throws) if (first + count) % players == state.seat]
        spare = [value for value in state.grill.pouches[state.seat].hand if value not in mine]
        value, place = throws[number] if number < len(throws) else (spare[0], OUT)
        told = throw(state, value, place)
        number += 1
    return state, told


def lay(state: State, *chips: tuple[Seat, int, Place]) -> State:
    """Let these chips lie there value down, thrown in this order in this round."""
    state.grill.lying = tuple(
        Chip(number, seat, value, place, lands(place, number)) for number, (seat, value, place) in enumerate(chips)
    )
    state.grill.thrown = len(chips)
    state.grill.pouches = tuple(
        Pouch(tuple(value for value in BOX.values if (seat, value) not in [chip[:2] for chip in chips]))
        for seat in range(len(state.chefs))
    )
    return state


def trading(players: int, *chips: tuple[Seat, int, Place], head: Seat = 0, **fields: Any) -> State:
    """A position in which the head chef has to choose a bowl."""
    return put(lay(opening(players, head), *chips), ask=Ask.BOWL, seat=head, **fields)


def blending(players: int = 2, head: Seat = 0, **options: Any) -> State:
    """The head chef is asked to put together blends."""
    return put(opening(players, head, **options), ask=Ask.COOK, seat=head)


def hold(state: State, hands: Mapping[Seat, Sequence[int]]) -> State:
    """Give players these cards, out of the pile."""
    for seat, cards in hands.items():
        pile = list(state.pile)
        for card in cards:
            pile.remove(card)
        state.pile = tuple(pile)
        state.chefs[seat].cards = tuple(list(cards).count(kind) for kind in range(9))
    return state


def put(state: State, **fields: Any) -> State:
    """The position with some of its fields replaced."""
    for name, value in fields.items():
        assert hasattr(state, name), f"a state has no {name}"
        setattr(state, name, value)
    return state


def choose(state: State, bowl: int, *sold: int) -> list[Event]:
    """The head chef chooses a bowl and players sell so many, the others none; the last answer's events."""
    told = play(state, m.ChooseBowl(bowl))
    answers = list(sold)
    while state.ask is Ask.SELL:
        told = play(state, m.Sell(answers.pop(0) if answers else 0))
    return told


def nobody_blends(state: State) -> list[Event]:
    """Everybody asked for blends stops; the last one's events."""
    told: list[Event] = []
    while state.ask is Ask.COOK:
        told = play(state, m.StopCooking())
    return told


def listed(state: State) -> tuple[Move, ...]:
    """The discrete moves of the seat to act."""
    return GAME.moves(state, state.seat).discrete


def walk(game: Safranito, state: State, seed: int) -> Iterator[list[Event]]:
    """Make random moves to the end of the game and yield what each brings about; chips fall anywhere."""
    rng = Random(seed)

    def falls(question: Thrown) -> Motion:
        where = Vec3(rng.uniform(-0.22, 0.22), rng.uniform(-0.22, 0.22), HALF)
        return motion(BodyPose(question.throw.chip, where, rng.choice((UPRIGHT, FLIPPED))))

    chance = Search(rng, {Thrown: falls, Settling: lambda _question: motion()})
    for _ in range(9_000):
        seats = game.to_act(state)
        if not seats:
            return
        moves = game.moves(state, seats[0])
        move = moves.box.sample(rng) if moves.box else rng.choice(moves.discrete)
        told = game.play(state, seats[0], move, chance)
        assert not isinstance(told, Refusal), f"refused: {told}"
        yield told
    raise AssertionError("the game does not end")
