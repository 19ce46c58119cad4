"""How far the parts of Mithral Chef's views and moves go."""

from itertools import combinations, combinations_with_replacement, product

from cookoff.engine import Move
from cookoff.engine.hooks.spaces import (
    BY_SEAT,
    SEAT,
    UNSAID,
    Bag,
    Each,
    Extent,
    Extents,
    OneOf,
    Real,
    Several,
    Slot,
    Until,
    Whole,
)
from cookoff.physics.port import Quat, Vec3

from . import moves as m
from . import state as s
from .choices import NOTHING, ONE, PACES
from .game import MithralChef
from .setup import LONGEST
from .things import BEAST, HANDS, TRACKS, Station, animal_of
from .view import MithralView

Fields = dict[tuple[type, str], Extent]

SOON = Until(20_000)
LATER = Until(LONGEST * 60_000)
FACES = Whole(0, 10)
ANYWHERE = Real(-1.0, 1.0)
BURNS = Whole(0, 20)


def extents(game: MithralChef, players: int) -> Extents:
    """For a table of so many."""
    return Extents(
        {**_table(game, players), **_player(game, players), **_work(game, players), **_moves(game, players)},
        moves=_listed(game, players),
        apart=frozenset({m.Begin, m.SendHome, m.Serve, m.Close}),
    )


def _table(game: MithralChef, players: int) -> Fields:
    components = game.components
    recipes, cards = components.recipes_for(players), components.spread()
    kinds = tuple(dict.fromkeys(cards))
    pairs = players * (players - 1)
    return {
        (MithralView, "me"): UNSAID,
        (MithralView, "orders"): Whole(1, len(recipes)),
        (MithralView, "closing"): Whole(0, LATER.span),
        (MithralView, "until"): LATER,
        (MithralView, "players"): BY_SEAT,
        (MithralView, "forest"): Bag(kinds, max(cards.count(kind) for kind in kinds)),
        (MithralView, "spread"): Bag(tuple(range(len(cards)))),
        (MithralView, "supply"): Each(3, Whole(0, max(components.game_dice.counts()))),
        (MithralView, "bag"): Each(3, _pantry(game)),
        (MithralView, "plates"): _plates(game),
        (MithralView, "deck"): Bag(recipes),
        (MithralView, "above"): Whole(0, len(recipes)),
        (MithralView, "used"): Bag(recipes),
        (MithralView, "eaten"): Bag(kinds, max(cards.count(kind) for kind in kinds)),
        (MithralView, "offers"): Several(pairs),
        (MithralView, "next_offer"): UNSAID,
        (MithralView, "chefs"): Several(players, SEAT),
        (MithralView, "agreed"): Several(players, SEAT),
        (MithralView, "standings"): UNSAID,
        (MithralView, "scores"): UNSAID,
        (MithralView, "ended_by"): UNSAID,
        (MithralView, "champion"): SEAT,
        (MithralView, "hands"): UNSAID,
        (s.Offer, "id"): UNSAID,
        (s.Offer, "seat"): SEAT,
        (s.Offer, "to"): SEAT,
        (s.Offer, "give"): Each(3, _pantry(game)),
        (s.Offer, "want"): Each(3, _pantry(game)),
    }


def _player(game: MithralChef, players: int) -> Fields:
    recipes = game.components.recipes_for(players)
    return {
        (s.Player, "recipes"): Bag(recipes),
        (s.Player, "chefs"): Each(len(HANDS)),
        (s.Player, "game"): _animals(game),
        (s.Player, "pantry"): Each(3, _pantry(game)),
        (s.Player, "dishes"): Several(len(recipes)),
        (s.Player, "served"): _plates(game),
        (s.Player, "burns"): BURNS,
        (s.Player, "offering"): SOON,
        (s.SousChef, "space"): Whole(0, max(len(card.spaces) for card in game.components.station.row()) - 1),
        (s.SousChef, "busy"): SOON,
        (s.SousChef, "idle"): SOON,
        (s.SousChef, "ordering"): SOON,
        (s.SousChef, "barred"): Each(len(Station), SOON),
    }


def _work(game: MithralChef, players: int) -> Fields:
    components = game.components
    dice = _dice(game, players)
    return {
        (s.Meal, "recipe"): OneOf(components.recipes_for(players)),
        (s.Meal, "game"): _animals(game),
        (s.Meal, "pantry"): Each(3, _pantry(game)),
        (s.Dish, "plate"): OneOf(_plates(game).kinds),
        (s.Hunting, "slot"): Whole(0, game.lookup.cards - 1),
        (s.Hunting, "card"): OneOf(tuple(dict.fromkeys(components.spread()))),
        (s.Foraging, "draws"): Whole(0, components.limits.draws),
        (s.Cooking, "dice"): Several(dice),
        (s.Lying, "face"): FACES,
        (s.Plating, "tower"): Several(dice),
        (s.Plating, "served_at"): SOON,
        (s.Standing, "die"): Whole(0, dice - 1),
        **{(Vec3, name): ANYWHERE for name in Vec3.__struct_fields__},
        **{(Quat, name): ANYWHERE for name in Quat.__struct_fields__},
    }


def _moves(game: MithralChef, players: int) -> Fields:
    offers = Slot(players * (players - 1), _offers)
    return {
        (m.Flip, "slot"): Whole(0, game.lookup.cards - 1),
        (m.ReleaseGame, "card"): OneOf(_animals(game).kinds),
        (m.Stop, "plate"): OneOf(_plates(game).kinds),
        (m.EnterPlating, "recipe"): OneOf(game.components.recipes_for(players)),
        (m.MakeOffer, "to"): SEAT,
        (m.Accept, "offer"): offers,
        (m.Decline, "offer"): offers,
        (m.Withdraw, "offer"): offers,
    }


def _listed(game: MithralChef, players: int) -> dict[type[Move], list[Move]]:
    """Meals that a recipe allows, any of a meal's dice, and the small offers that are listed."""
    dice = range(_dice(game, players))
    wants = (NOTHING, *ONE)
    return {
        m.EnterOven: [
            m.EnterOven(hand, recipe, meal)
            for hand in HANDS
            for recipe in game.components.recipes_for(players)
            for meal in _meals(game, recipe)
        ],
        m.Roll: [
            m.Roll(hand, some) for hand in HANDS for size in dice for some in combinations(dice, size + 1)
        ],
        m.Place: [m.Place(hand, die, pace) for hand, die, pace in product(HANDS, dice, PACES)],
        m.MakeOffer: [
            m.MakeOffer(to, give, want) for to in range(1, players) for give in ONE for want in wants if give != want
        ],
    }  # fmt: skip


def _meals(game: MithralChef, recipe: str) -> list[tuple[str, ...]]:
    asked = game.lookup.game[recipe]
    fitting = [card for card in _animals(game).kinds if animal_of(card) in asked or animal_of(card) is BEAST]
    return list(combinations_with_replacement(fitting, len(asked)))


def _animals(game: MithralChef) -> Bag:
    """Forest cards in a player's hands."""
    cards = [card for card in game.components.spread() if card != TRACKS]
    return Bag(tuple(dict.fromkeys(cards)), max(cards.count(card) for card in cards))


def _plates(game: MithralChef) -> Bag:
    plates = sorted(game.components.plates)
    return Bag(tuple(dict.fromkeys(plates)), max(plates.count(plate) for plate in plates))


def _pantry(game: MithralChef) -> Whole:
    return Whole(0, max(game.components.pantry_dice.counts()))


def _dice(game: MithralChef, players: int) -> int:
    """Of the largest meal."""
    return max(recipe.dice() for recipe in game.components.recipe if recipe.hats <= players)


def _offers(view: MithralView) -> list[int]:
    return [offer.id for offer in view.offers]
