"""The ranges of the fields of Mithral Chef's views and moves."""

from itertools import combinations, combinations_with_replacement, product

from cookoff.engine import Move
from cookoff.engine.hooks.spaces import (
    OMITTED,
    PER_SEAT,
    SEAT,
    BoundedSequence,
    Categorical,
    Countdown,
    EntitySlot,
    FieldSpace,
    FixedSequence,
    FloatRange,
    IntRange,
    Multiset,
    SpaceSpec,
)
from cookoff.games.mithral_chef.content.enums import BEAST, HANDS, TRACKS, Station, animal_of
from cookoff.games.mithral_chef.game import MithralChef
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules import state as s
from cookoff.games.mithral_chef.rules.legal_moves import NOTHING, ONE, PACES
from cookoff.games.mithral_chef.rules.setup import LONGEST
from cookoff.games.mithral_chef.rules.view import MithralView
from cookoff.physics.port import Quat, Vec3

Fields = dict[tuple[type, str], FieldSpace]

SOON = Countdown(20_000)
LATER = Countdown(LONGEST * 60_000)
FACES = IntRange(0, 10)
ANYWHERE = FloatRange(-1.0, 1.0)
BURNS = IntRange(0, 20)


def space_spec(game: MithralChef, players: int) -> SpaceSpec:
    """For a table of so many."""
    return SpaceSpec(
        {**_table(game, players), **_player(game, players), **_work(game, players), **_moves(game, players)},
        moves=_listed(game, players),
        apart=frozenset({m.Begin, m.SendHome, m.Serve, m.Close}),
        version=2,
    )


def _table(game: MithralChef, players: int) -> Fields:
    components = game.components
    recipes, cards = components.recipes_for(players), components.spread()
    kinds = tuple(dict.fromkeys(cards))
    pairs = players * (players - 1)
    return {
        (MithralView, "me"): OMITTED,
        (MithralView, "orders"): IntRange(1, len(recipes)),
        (MithralView, "closing"): IntRange(0, LATER.span),
        (MithralView, "until"): LATER,
        (MithralView, "players"): PER_SEAT,
        (MithralView, "forest"): Multiset(kinds, max(cards.count(kind) for kind in kinds)),
        (MithralView, "spread"): Multiset(tuple(range(len(cards)))),
        (MithralView, "supply"): FixedSequence(3, IntRange(0, max(components.game_dice.counts()))),
        (MithralView, "bag"): FixedSequence(3, _pantry(game)),
        (MithralView, "plates"): _plates(game),
        (MithralView, "deck"): Multiset(recipes),
        (MithralView, "above"): IntRange(0, len(recipes)),
        (MithralView, "used"): Multiset(recipes),
        (MithralView, "eaten"): Multiset(kinds, max(cards.count(kind) for kind in kinds)),
        (MithralView, "offers"): BoundedSequence(pairs),
        (MithralView, "next_offer"): OMITTED,
        (MithralView, "chefs"): BoundedSequence(players, SEAT),
        (MithralView, "agreed"): BoundedSequence(players, SEAT),
        (MithralView, "standings"): OMITTED,
        (MithralView, "scores"): OMITTED,
        (MithralView, "ended_by"): OMITTED,
        (MithralView, "champion"): SEAT,
        (MithralView, "hands"): OMITTED,
        (s.Offer, "id"): OMITTED,
        (s.Offer, "seat"): SEAT,
        (s.Offer, "to"): SEAT,
        (s.Offer, "give"): FixedSequence(3, _pantry(game)),
        (s.Offer, "want"): FixedSequence(3, _pantry(game)),
    }


def _player(game: MithralChef, players: int) -> Fields:
    recipes = game.components.recipes_for(players)
    return {
        (s.Player, "recipes"): Multiset(recipes),
        (s.Player, "chefs"): FixedSequence(len(HANDS)),
        (s.Player, "game"): _animals(game),
        (s.Player, "pantry"): FixedSequence(3, _pantry(game)),
        (s.Player, "dishes"): BoundedSequence(len(recipes)),
        (s.Player, "served"): _plates(game),
        (s.Player, "burns"): BURNS,
        (s.Player, "offering"): SOON,
        (s.SousChef, "space"): IntRange(0, max(len(card.spaces) for card in game.components.station.row()) - 1),
        (s.SousChef, "busy"): SOON,
        (s.SousChef, "idle"): SOON,
        (s.SousChef, "ordering"): SOON,
        (s.SousChef, "barred"): FixedSequence(len(Station), SOON),
    }


def _work(game: MithralChef, players: int) -> Fields:
    components = game.components
    dice = _dice(game, players)
    return {
        (s.Meal, "recipe"): Categorical(components.recipes_for(players)),
        (s.Meal, "game"): _animals(game),
        (s.Meal, "pantry"): FixedSequence(3, _pantry(game)),
        (s.Dish, "plate"): Categorical(_plates(game).kinds),
        (s.Hunting, "slot"): IntRange(0, game.lookup.cards - 1),
        (s.Hunting, "card"): Categorical(tuple(dict.fromkeys(components.spread()))),
        (s.Foraging, "draws"): IntRange(0, components.limits.draws),
        (s.Cooking, "dice"): BoundedSequence(dice),
        (s.Lying, "face"): FACES,
        (s.Plating, "tower"): BoundedSequence(dice),
        (s.Plating, "served_at"): SOON,
        (s.Standing, "die"): IntRange(0, dice - 1),
        **{(Vec3, name): ANYWHERE for name in Vec3.__struct_fields__},
        **{(Quat, name): ANYWHERE for name in Quat.__struct_fields__},
    }


def _moves(game: MithralChef, players: int) -> Fields:
    offers = EntitySlot(players * (players - 1), _offers)
    return {
        (m.Flip, "slot"): IntRange(0, game.lookup.cards - 1),
        (m.ReleaseGame, "card"): Categorical(_animals(game).kinds),
        (m.Stop, "plate"): Categorical(_plates(game).kinds),
        (m.EnterPlating, "recipe"): Categorical(game.components.recipes_for(players)),
        (m.MakeOffer, "to"): SEAT,
        (m.Accept, "offer"): offers,
        (m.Decline, "offer"): offers,
        (m.Withdraw, "offer"): offers,
    }


def _listed(game: MithralChef, players: int) -> dict[type[Move], list[Move]]:
    """The meals of each recipe, all subsets of a meal's dice, and the small offers."""
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


def _animals(game: MithralChef) -> Multiset:
    """Forest cards a player may own."""
    cards = [card for card in game.components.spread() if card != TRACKS]
    return Multiset(tuple(dict.fromkeys(cards)), max(cards.count(card) for card in cards))


def _plates(game: MithralChef) -> Multiset:
    plates = sorted(game.components.plates)
    return Multiset(tuple(dict.fromkeys(plates)), max(plates.count(plate) for plate in plates))


def _pantry(game: MithralChef) -> IntRange:
    return IntRange(0, max(game.components.pantry_dice.counts()))


def _dice(game: MithralChef, players: int) -> int:
    """The dice of the largest meal."""
    return max(recipe.dice() for recipe in game.components.recipe if recipe.hats <= players)


def _offers(view: MithralView) -> list[int]:
    return [offer.id for offer in view.offers]
