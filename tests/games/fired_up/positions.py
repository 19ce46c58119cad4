"""Positions of Fired Up without luck, and moves that must be accepted or refused in them."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from cookoff.engine import Event, Move, Refusal, Scripted, Search, Seat, conformance
from cookoff.games.fired_up.content.components import load
from cookoff.games.fired_up.content.enums import Ask
from cookoff.games.fired_up.game import FiredUp
from cookoff.games.fired_up.rules.setup import FiredUpOptions
from cookoff.games.fired_up.rules.state import State
from cookoff.games.grill.rules.cards import changed
from cookoff.games.grill.rules.chips import BARE, Chip, Grill, Place, Pouch
from cookoff.games.grill.rules.moves import ThrowChip
from cookoff.physics.port import FLIPPED, UPRIGHT, BodyPose, Motion, Vec3
from cookoff.physics.queries import Settling, Thrown
from tests.games.grill.grounds import LUCK, at, launch, motion

E = TypeVar("E", bound=Event)

GAME = FiredUp(load())
"""The game with the components of the box."""
PLACES = GAME.components.places()
BEEF, SHIITAKE, FISH, ONION, RICE, NOODLES, SHRIMP, EGG, BROCCOLI = range(9)
CHILI = 9
"""The kind after the ingredients."""
PLACE_CHIP, BONUS_INGREDIENT, RESERVE, TIP = range(9, 13)
RECIPES = tuple(range(18))
"""The recipes shuffled into the order of the component file."""


def opening(players: int = 2, first: Seat = 0, **options: Any) -> State:
    """A fresh set-up in which the recipes lie in order."""
    return GAME.setup(players, FiredUpOptions(first=first, **options), Scripted(RECIPES))


def spot(place: Place) -> tuple[float, float]:
    """A point of that place."""
    if place == BARE:
        return 0.215, 0.215
    shape = GAME.lookup.ground.shapes[place]
    return shape.x, shape.y


def lands(place: Place, number: int, *, value_up: bool = False) -> BodyPose:
    """The pose of a chip that came to rest there."""
    x, y = spot(place)
    return at(x, y, turned=UPRIGHT if value_up else FLIPPED, number=number)


def table(
    players: int = 2,
    *,
    seat: Seat = 0,
    chips: Sequence[tuple[Seat, int, Place]] = (),
    out: Sequence[tuple[Seat, int]] = (),
    hands: Mapping[Seat, Mapping[int, int]] | None = None,
    chefs: Mapping[Seat, Mapping[str, Any]] | None = None,
    **fields: Any,
) -> State:
    """A position while chips are activated.

    `chips` lie turned up, by owner, value and place, and are numbered in that order; those of `out` are out, and all
    others were not thrown. `hands` gives cards, which are taken from the piles; `chefs` further fields of each seat.
    """
    state = opening(players)
    state.seat = seat
    state.ask = Ask.ACTIVATE
    for owner, cards in (hands or {}).items():
        for kind, count in cards.items():
            state.chefs[owner].hand = changed(state.chefs[owner].hand, kind, count)
            state.piles = changed(state.piles, kind, -count)
    for owner, given in (chefs or {}).items():
        for name, value in given.items():
            assert hasattr(state.chefs[owner], name), f"a chef has no {name}"
            setattr(state.chefs[owner], name, value)
    lying = tuple(
        Chip(number, owner, value, place, lands(place, number), shown=True)
        for number, (owner, value, place) in enumerate(chips)
    )
    state.grill = Grill(lying, tuple(_pouch(state, owner, lying, out) for owner in range(players)), len(lying))
    for name, value in fields.items():
        assert hasattr(state, name), f"a state has no {name}"
        setattr(state, name, value)
    assert min(state.piles) >= 0, "more is placed than there is in the box"
    return state


def _pouch(state: State, seat: Seat, lying: tuple[Chip, ...], out: Sequence[tuple[Seat, int]]) -> Pouch:
    spent = state.chefs[seat].spent
    mine = tuple(chip.value for chip in lying if chip.seat == seat)
    back = tuple(sorted((*spent, *(value for owner, value in out if owner == seat))))
    hand = tuple(value for value in GAME.lookup.values if value not in mine + back)
    return Pouch(hand, back, tuple(sorted(mine + spent)))


def throw(state: State, value: int, *ends: BodyPose, game: FiredUp = GAME) -> list[Event]:
    """The seat to act throws a chip, and everything that moves comes to rest so."""
    return play(state, ThrowChip(value, launch()), LUCK, motion(*ends), game=game)


def play(state: State, move: Move, *chance: Any, game: FiredUp = GAME) -> list[Event]:
    """Let the seat to act make a move, which must be legal."""
    return conformance.play(game, state, state.seat, move, *chance)


def refused(
    state: State,
    move: Move,
    rule: str,
    reason: str,
    *,
    by: Seat | None = None,
    game: FiredUp = GAME,
    **facts: int | str,
) -> None:
    """Let a seat, that to act by default, try a move, which must be refused with these facts."""
    conformance.refused(game, state, state.seat if by is None else by, move, Refusal(rule, reason, facts))


def listed(state: State, *kinds: type[Move]) -> list[Move]:
    """The moves of these kinds that the seat to act may make."""
    return [move for move in GAME.moves(state, state.seat).discrete if isinstance(move, kinds)]


def walk(game: FiredUp, state: State, seed: int) -> Iterator[list[Event]]:
    """Make random moves to the end of the game and yield what each brings about; chips fall anywhere."""
    rng = Random(seed)

    def falls(question: Thrown) -> Motion:
        where = Vec3(rng.uniform(-0.25, 0.25), rng.uniform(-0.25, 0.25), 0.00165)
        return motion(BodyPose(question.throw.chip, where, rng.choice((UPRIGHT, FLIPPED))))

    chance = Search(rng, {Thrown: falls, Settling: lambda _question: motion()})
    for _ in range(5_000):
        seats = game.to_act(state)
        if not seats:
            return
        moves = game.moves(state, seats[0])
        move = moves.box.sample(rng) if moves.box else rng.choice(moves.discrete)
        told = game.play(state, seats[0], move, chance)
        assert not isinstance(told, Refusal), f"refused: {told}"
        yield told
    raise AssertionError("the game does not end")
