"""Positions of Mithral Chef without luck, and moves that must be accepted or refused in them."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from cookoff.engine import TABLE, Event, Move, Refusal, Scripted, Seat, conformance
from cookoff.games.mithral_chef.content.components import load
from cookoff.games.mithral_chef.content.enums import DIE_KINDS, OVEN, PLATING, Hand, die_of
from cookoff.games.mithral_chef.game import MithralChef
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.setup import MithralOptions
from cookoff.games.mithral_chef.rules.state import (
    Cooking,
    Dish,
    Meal,
    Plating,
    Standing,
    State,
    changed,
    minus,
    without,
)
from cookoff.physics.port import Contact, Motion, Quat, Rest, Surface, Vec3
from cookoff.physics.solids import showing

E = TypeVar("E", bound=Event)

GAME = MithralChef(load())
"""The game with the components of the box."""
LOOKUP = GAME.lookup
L, R = Hand.LEFT, Hand.RIGHT
NOW = 10_000
"""A moment when the countdown is over and nobody is busy."""
FAR = 1.0
"""Off any card, in metres."""

SKEWERS, HOTPOT, PLATTER = "hart-skewers", "ram-hotpot", "hunters-platter"
"""Hart, onion, pepper at 13; ram, onion, two eggplants at 16; hart, ram, onion, pepper at 18."""


def opening(players: int = 2, **options: Any) -> State:
    """A fresh set-up in which the last recipes of the file are dealt."""
    number = len(GAME.components.recipes_for(players))
    return GAME.setup(players, MithralOptions(**options), Scripted(tuple(reversed(range(number)))))


def kitchen(players: int = 2, *, seats: Mapping[Seat, Mapping[str, Any]] | None = None, **options: Any) -> State:
    """A game just after the signal. `seats` says what a player has: `recipes`, `game`, `pantry`, `dishes`, `burns`.

    Everything is taken from where it lies, so that nothing is there twice.
    """
    state = opening(players, **options)
    play(state, TABLE, m.Begin(), at=GAME.components.clock.countdown)
    for seat, things in (seats or {}).items():
        give(state, seat, **things)
    return state


def give(
    state: State,
    seat: Seat,
    *,
    recipes: Sequence[str] | None = None,
    game: Sequence[str] = (),
    pantry: tuple[int, int, int] = (0, 0, 0),
    dishes: Sequence[tuple[str, Sequence[str], int]] = (),
    burns: int = 0,
) -> None:
    """Let a player have these things."""
    player = state.players[seat]
    if recipes is not None:
        state.deck = (*state.deck, *player.recipes)
        player.recipes = ()
        for recipe in recipes:
            _draw_recipe(state, recipe)
            player.recipes = (*player.recipes, recipe)
    _hunt(state, game)
    player.game = tuple(sorted((*player.game, *game)))
    state.bag = minus(state.bag, pantry)
    player.pantry = tuple(a + b for a, b in zip(player.pantry, pantry, strict=True))
    for recipe, cards, plate in dishes:
        player.dishes = (*player.dishes, Dish(_meal(state, recipe, cards), _take_plate(state, plate)))
    player.burns += burns


def on_the_oven(state: State, seat: Seat, hand: Hand, recipe: str, cards: Sequence[str]) -> None:
    """Put a meal on the oven, not rolled."""
    chef = state.players[seat].chefs[hand]
    chef.station, chef.work, chef.idle = OVEN, Cooking(_meal(state, recipe, cards)), NOW + 10_000
    chef.space = sum(other.station is OVEN for player in state.players for other in player.chefs) - 1


def at_the_plating(state: State, seat: Seat, hand: Hand, recipe: str, cards: Sequence[str], plate: int) -> Dish:
    """Let a hand be plating, nothing set down yet."""
    dish = Dish(_meal(state, recipe, cards), _take_plate(state, plate))
    chef = state.players[seat].chefs[hand]
    chef.station, chef.work, chef.idle = PLATING, Plating(dish), NOW + 20_000
    return dish


def play(state: State, seat: Seat, move: Move, *outcomes: Any, at: int = NOW) -> list[Event]:
    """Let a seat make a move, which must be legal at that time."""
    return conformance.play(GAME, state, seat, move, at, *outcomes)


def refused(
    state: State, seat: Seat, move: Move, rule: str, reason: str, /, *, at: int = NOW, **facts: int | str
) -> None:
    """Let a seat try a move, which must be refused at that time with these facts."""
    conformance.refused(GAME, state, seat, move, Refusal(rule, reason, facts), at)


def listed(state: State, seat: Seat, kind: type[Move]) -> list[Any]:
    """The listed moves of one kind."""
    return [move for move in GAME.moves(state, seat).discrete if isinstance(move, kind)]


def rolled(meal: Meal, faces: Mapping[int, int], *, off: Sequence[int] = (), cocked: Sequence[int] = ()) -> Motion:
    """A roll in which these dice come to show these faces, some of them beside the card or cocked."""
    kinds = [*(die_of(card) for card in meal.game), *[0] * sum(meal.pantry)]
    rests = []
    for number, face in faces.items():
        x = FAR if number in off else 0.03 * number - 0.06
        turn = showing(DIE_KINDS[kinds[number]], face)
        if number in cocked:
            turn = Quat(0.9239, 0.3827, 0.0, 0.0).times(turn)
        rests.append(Rest(number, Vec3(x, 0.0, 0.008), turn))
    return Motion("test", "1", 0.5, tuple(rests), (), ())


def stays(die: int, height: int, seconds: float = 0.5) -> Motion:
    """A die comes to rest in the middle, on top of so many others."""
    return Motion("test", "1", seconds, (Rest(die, Vec3(0.0, 0.0, 0.008 + 0.016 * height), Quat()),), (), ())


def falls(die: int) -> Motion:
    """A die that touches the table."""
    return Motion("test", "1", 0.5, (), (Contact(0.2, die, Surface.TABLE),), ())


def still() -> Motion:
    """Nothing moves."""
    return Motion("test", "1", 1.0, (), (), ())


def tower(*dice: int) -> tuple[Standing, ...]:
    """These dice on top of one another."""
    return tuple(Standing(die, Vec3(0.0, 0.0, 0.008 + 0.016 * place), Quat()) for place, die in enumerate(dice))


def _meal(state: State, recipe: str, cards: Sequence[str]) -> Meal:
    if recipe in state.deck:
        state.deck = without(state.deck, recipe)
    else:
        owner = next(player for player in state.players if recipe in player.recipes)
        owner.recipes = without(owner.recipes, recipe)
    _hunt(state, cards)
    pantry = LOOKUP.pantry[recipe]
    state.bag = minus(state.bag, pantry)
    return Meal(recipe, tuple(sorted(cards)), pantry)


def _draw_recipe(state: State, recipe: str) -> None:
    state.deck = without(state.deck, recipe)


def _hunt(state: State, cards: Sequence[str]) -> None:
    for card in cards:
        state.forest = without(state.forest, card)
        state.spread &= state.spread - 1
        state.supply = changed(state.supply, die_of(card), -1)


def _take_plate(state: State, plate: int) -> int:
    place = state.plates.index(plate)
    state.plates = state.plates[:place] + state.plates[place + 1 :]
    return plate


def cooking_of(state: State) -> Cooking:
    """What the first seat's left hand is at, on the oven."""
    work = state.players[0].chefs[L].work
    assert isinstance(work, Cooking)
    return work
