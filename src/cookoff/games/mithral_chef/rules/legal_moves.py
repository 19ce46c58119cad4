"""Lists every legal move of a seat, as if all its hands were free. `move_checks` says why other moves are illegal."""

from collections.abc import Iterator
from itertools import combinations, product

from cookoff.engine import NO_MOVES, Move, Moves, Rng, Seat, Seats
from cookoff.games.mithral_chef.content.enums import HANDS, VEGETABLES, Hand, Pace, Phase
from cookoff.games.mithral_chef.rules.stations.oven import HEADING, HEIGHT, STRENGTH, dice_off_card
from cookoff.games.mithral_chef.rules.stations.plating import ASIDE, SPEED
from cookoff.physics.port import Vec3

from . import moves as m
from .choice_order import dishes, meals, plates
from .lookup import Lookup
from .move_checks import check_move
from .state import Cooking, Counts, Foraging, Hunting, Plating, Player, State

NOTHING: Counts = (0, 0, 0)
ONE: tuple[Counts, ...] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
PACES = tuple(Pace)


def to_act(lookup: Lookup, state: State) -> Seats:
    """See `Game`."""
    return tuple([seat for seat in state.chefs if _can_act(lookup, state, seat)])


def choices(lookup: Lookup, state: State, seat: Seat) -> Moves:
    """See `Game`: discrete moves, the usual one of each kind first, and boxes for throws, releases and offers."""
    if seat not in state.chefs or state.phase is Phase.COUNTDOWN:
        return NO_MOVES
    if state.phase is Phase.VOTE:
        return NO_MOVES if seat in state.agreed else Moves((m.WantShowdown(True), m.WantShowdown(False)))
    listed = tuple([move for move in _candidates(lookup, state, seat) if check_move(lookup, state, seat, move) is None])
    boxes = _move_boxes(state, seat)
    return Moves(listed, KitchenBox(boxes) if boxes else None)


def _can_act(lookup: Lookup, state: State, seat: Seat) -> bool:
    """Whether there is any choice, if possible without listing them: a hand at a station can at least work or leave."""
    if state.phase is Phase.PLAY and any(chef.station is not None for chef in state.players[seat].chefs):
        return True
    return bool(choices(lookup, state, seat))


def _candidates(lookup: Lookup, state: State, seat: Seat) -> Iterator[Move]:
    """Every move that might be legal, each once."""
    player = state.players[seat]
    for hand in HANDS:
        match player.chefs[hand].work:
            case None:
                pass
            case Hunting():
                yield from (m.Flip(hand, slot) for slot in range(lookup.cards))
                yield from (m.TakeGame(hand), m.Ignore(hand))
                yield from (m.ReleaseGame(hand, card) for card in dict.fromkeys(player.game))
            case Foraging():
                yield from (m.Draw(hand), m.Keep(hand), m.PutBack(hand))
                yield from (m.ReturnDie(hand, die) for die in VEGETABLES)
            case Cooking() as work:
                yield from (m.Roll(hand, dice) for dice in _rolls(work))
                yield from (m.Stop(hand, plate) for plate in plates(state.plates))
            case work:
                dice = range(len(work.dish.meal.game) + sum(work.dish.meal.pantry))
                yield from (m.Place(hand, die, pace) for die, pace in product(dice, PACES))
        yield from _to_stations(lookup, player, hand)
        yield m.Leave(hand)
    for to in state.chefs:
        yield from (m.MakeOffer(to, give, NOTHING) for give in ONE)
        yield from (m.MakeOffer(to, give, want) for give, want in product(ONE, ONE) if give != want)
    for offer in state.offers:
        yield from (m.Accept(offer.id), m.Decline(offer.id), m.Withdraw(offer.id))


def _to_stations(lookup: Lookup, player: Player, hand: Hand) -> Iterator[Move]:
    yield from (m.EnterForest(hand), m.EnterPantry(hand), m.TakeOrder(hand))
    yield from (m.EnterOven(hand, recipe, game) for recipe, game in meals(lookup, player))
    yield from (m.EnterPlating(hand, dish.meal.recipe) for dish in dishes(player))


def _rolls(work: Cooking) -> list[tuple[int, ...]]:
    """Every set of dice that may be rolled now (MIT-52, MIT-54, MIT-58)."""
    dice = range(len(work.meal.game) + sum(work.meal.pantry))
    if not work.dice:
        return [tuple(dice)]
    if again := dice_off_card(work):
        return [again]
    return [some for size in range(1, len(dice) + 1) for some in combinations(dice, size)]


class KitchenBox:
    """All continuous moves that are possible now: throws, releases and offers of any dice."""

    def __init__(self, boxes: list["RollBox | ReleaseBox | OfferBox"]) -> None:
        self.boxes = boxes

    def sample(self, rng: Rng) -> Move:
        """See `Box`."""
        return self.boxes[int(rng.random() * len(self.boxes))].sample(rng)


class RollBox:
    """Every roll of a hand at the oven."""

    def __init__(self, hand: Hand, rolls: list[tuple[int, ...]]) -> None:
        self.hand = hand
        self.rolls = rolls

    def sample(self, rng: Rng) -> Move:
        """See `Box`."""
        dice = self.rolls[int(rng.random() * len(self.rolls))]
        return m.Roll(self.hand, dice, _between(rng, STRENGTH), _between(rng, HEADING), _between(rng, HEIGHT))


class ReleaseBox:
    """Every release of a hand at the plating station."""

    def __init__(self, hand: Hand, dice: list[int]) -> None:
        self.hand = hand
        self.dice = dice

    def sample(self, rng: Rng) -> Move:
        """See `Box`."""
        die = self.dice[int(rng.random() * len(self.dice))]
        pace = PACES[int(rng.random() * len(PACES))]
        x, y = _between(rng, (-ASIDE, ASIDE)), _between(rng, (-ASIDE, ASIDE))
        # With each component at most half the limit, the speed stays below it.
        speeds = [_between(rng, (-SPEED / 2.0, SPEED / 2.0)) for _ in range(3)]
        return m.Place(self.hand, die, pace, x, y, _between(rng, (-3.0, 3.0)), Vec3(*speeds))


class OfferBox:
    """Offers of dice the player has, for one or two others."""

    def __init__(self, partners: list[Seat], pantry: Counts) -> None:
        self.partners = partners
        self.pantry = pantry

    def sample(self, rng: Rng) -> Move:
        """See `Box`."""
        to = self.partners[int(rng.random() * len(self.partners))]
        give = [int(rng.random() * (count + 1)) for count in self.pantry]
        want = [0, 0, 0]
        want[int(rng.random() * 3)] = 1 + int(rng.random() * 2)
        return m.MakeOffer(to, tuple(give), tuple(want))


def _move_boxes(state: State, seat: Seat) -> list[RollBox | ReleaseBox | OfferBox]:
    player = state.players[seat]
    found: list[RollBox | ReleaseBox | OfferBox] = []
    for hand in HANDS:
        match player.chefs[hand].work:
            case Cooking() as work:
                found.append(RollBox(hand, _rolls(work)))
            case Plating(dish, tower, None):
                standing = {one.die for one in tower}
                dice = range(len(dish.meal.game) + sum(dish.meal.pantry))
                found.append(ReleaseBox(hand, [die for die in dice if die not in standing]))
            case _:
                pass
    offered = {offer.to for offer in state.offers if offer.seat == seat}
    partners = [other for other in state.chefs if other != seat and other not in offered]
    if partners:
        found.append(OfferBox(partners, player.pantry))
    return found


def _between(rng: Rng, limits: tuple[float, float]) -> float:
    low, high = limits
    return low + (high - low) * rng.random()
