"""The state of a game of Mithral Chef.

Collections are tuples, which events replace as a whole, so that clones can share them. Times are milliseconds since
the game began. Nothing is hidden: the deck, the face-down forest cards and the bag are kept by their contents, and the
next one is drawn when needed (MIT-26).
"""

from copy import copy

import msgspec

from cookoff.engine import Score, Seat, Seats
from cookoff.games.hands import Hands
from cookoff.games.mithral_chef.content.enums import Hand, Phase, Station, Vegetable
from cookoff.physics.port import Quat, Vec3

Counts = tuple[int, ...]


class Meal(msgspec.Struct, frozen=True):
    """A recipe and exactly what it is cooked with (MIT-51)."""

    recipe: str
    game: tuple[str, ...]
    """Forest cards, sorted; each implies the die it shows."""
    pantry: Counts
    """Pantry dice by `Vegetable`."""


class Dish(msgspec.Struct, frozen=True):
    """A cooked meal and its plate, which belong together until plated (MIT-57)."""

    meal: Meal
    plate: int


class Lying(msgspec.Struct, frozen=True):
    """How a die lies on or beside the oven card."""

    position: Vec3
    orientation: Quat
    face: int
    counts: bool
    """Whether it lies on the card and is not cocked (MIT-53)."""


class Standing(msgspec.Struct, frozen=True):
    """A die of a tower; the dice of a dish are counted game first, then pantry."""

    die: int
    position: Vec3
    orientation: Quat


class Hunting(msgspec.Struct, frozen=True, tag=True):
    """In the forest."""

    slot: int | None = None
    """The place of the open card in the spread."""
    card: str | None = None
    must_release: bool = False
    """The hand came with too much game: it may only release while the player has that much (MIT-35)."""


class Foraging(msgspec.Struct, frozen=True, tag=True):
    """In the pantry."""

    draws: int = 0
    """Made on this visit."""
    die: Vegetable | None = None
    """The die drawn, if it is neither kept nor put back yet."""


class Cooking(msgspec.Struct, frozen=True, tag=True):
    """At the oven."""

    meal: Meal
    dice: tuple[Lying, ...] = ()
    """In the order of the meal; empty before the first roll."""


class Plating(msgspec.Struct, frozen=True, tag=True):
    """At the plating station."""

    dish: Dish
    tower: tuple[Standing, ...] = ()
    """From the plate up."""
    served_at: int | None = None
    """When all dice stand: the plate is served if they still do at this time (MIT-63)."""


Work = Hunting | Foraging | Cooking | Plating


class SousChef(msgspec.Struct):
    """One hand's sous-chef."""

    station: Station | None = None
    space: int = 0
    busy: int = 0
    """The hand takes no command before this time (MIT-25)."""
    idle: int = 0
    """Without another command it is sent home at this time (MIT-27)."""
    work: Work | None = None
    ordering: int = 0
    """It takes a space at the order station until this time, while the hand draws (MIT-73)."""
    barred: Counts = (0, 0, 0, 0, 0)
    """By station: the earliest time the hand may enter it again (MIT-28)."""


class Player(msgspec.Struct):
    """Everything in front of one player."""

    recipes: tuple[str, ...]
    """Open and not cooked; a recipe on the oven belongs to the hand's work."""
    chefs: list[SousChef]
    """Left, right."""
    game: tuple[str, ...] = ()
    """Forest cards, sorted, with their dice; neither bound nor on the oven."""
    pantry: Counts = (0, 0, 0)
    """Neither bound nor on the oven."""
    dishes: tuple[Dish, ...] = ()
    """Cooked and not being plated."""
    served: tuple[int, ...] = ()
    """Plates."""
    burns: int = 0
    """Burn tokens taken."""
    offering: int = 0
    """The player may not make another offer before this time (MIT-23)."""


class Offer(msgspec.Struct, frozen=True):
    """Pantry dice offered for others (MIT-23)."""

    id: int
    seat: Seat
    to: Seat
    give: Counts
    want: Counts


class State(msgspec.Struct):
    """A position."""

    orders: int | None
    """The option of MIT-70: the most open recipes a player may have."""
    closing: int
    """The option of MIT-72, in milliseconds of play."""
    phase: Phase
    until: int
    """The latest end of the countdown, the game or the vote."""
    players: list[Player]
    forest: tuple[str, ...]
    """The face-down cards, sorted."""
    spread: int
    """The places in the spread that hold a card, as a set of bits."""
    supply: Counts
    """Game dice by `DIE_KINDS`."""
    bag: Counts
    plates: tuple[int, ...]
    """On the table, sorted."""
    deck: tuple[str, ...]
    """Recipes not drawn yet, in the order of the components."""
    above: int
    """How many cards lie above the seven that include the dragon (MIT-10)."""
    dragon: bool
    """Whether it is still in the deck."""
    used: tuple[str, ...] = ()
    """Recipes out of play."""
    eaten: tuple[str, ...] = ()
    """Forest cards out of play."""
    offers: tuple[Offer, ...] = ()
    next_offer: int = 0
    chefs: Seats = ()
    """Who plays: everybody, or in a showdown the tied players."""
    showdown: bool = False
    agreed: Seats = ()
    """Who voted for a showdown."""
    standings: tuple[tuple[int, int], ...] = ()
    """At the end of the game: each seat's points and burn tokens."""
    scores: tuple[Score, ...] = ()
    ended_by: str = ""
    """The rule."""
    champion: Seat | None = None
    """The winner of the showdown."""
    hands: Hands = ()
    """How steady each seat's are (MIT-29)."""
    caps: bool = True
    """The option of MIT-35 and MIT-42; old logs without it were played with the limits."""
    calm: bool = False
    """Bots use one hand at a time."""

    def clone(self) -> "State":
        """An independent copy. Only the state, its players and their sous-chefs are ever changed in place."""
        twin = copy(self)
        twin.players = [cloned(player) for player in self.players]
        return twin


def cloned(player: Player) -> Player:
    """An independent copy."""
    twin = copy(player)
    left, right = player.chefs
    twin.chefs = [copy(left), copy(right)]
    return twin


def sous_chef(state: State, seat: Seat, hand: Hand) -> SousChef:
    """A hand's sous-chef."""
    return state.players[seat].chefs[hand]


def on_oven(player: Player) -> list[Meal]:
    """The meals that the player's hands have on the oven."""
    return [chef.work.meal for chef in player.chefs if type(chef.work) is Cooking]


def owned_game(player: Player) -> int:
    """How much game the player owns that is not bound to a plate (MIT-35)."""
    return len(player.game) + sum(len(meal.game) for meal in on_oven(player))


def owned_pantry(player: Player) -> int:
    """How many pantry dice the player owns that are not bound to a plate (MIT-42)."""
    return sum(player.pantry) + sum(sum(meal.pantry) for meal in on_oven(player))


def open_recipes(player: Player) -> int:
    """How many recipes of the player are not served yet."""
    plated = sum(type(chef.work) is Plating for chef in player.chefs)
    return len(player.recipes) + len(player.dishes) + len(on_oven(player)) + plated


def changed(counts: Counts, kind: int, by: int) -> Counts:
    """The counts with one of them changed."""
    return (*counts[:kind], counts[kind] + by, *counts[kind + 1 :])


def plus(one: Counts, other: Counts) -> Counts:
    """Both together."""
    return tuple([a + b for a, b in zip(one, other, strict=True)])


def minus(one: Counts, other: Counts) -> Counts:
    """The one without the other."""
    return tuple([a - b for a, b in zip(one, other, strict=True)])


def without(things: tuple[str, ...], one: str) -> tuple[str, ...]:
    """Things with one of that kind taken out."""
    place = things.index(one)
    return things[:place] + things[place + 1 :]


def with_all(things: tuple[str, ...], more: tuple[str, ...]) -> tuple[str, ...]:
    """Sorted things and more of them."""
    return tuple(sorted(things + more))
