"""A bot with two hands: it looks at the table, decides for one hand, and some time later the hand acts."""

from typing import Any

from cookoff.engine import BotContext, Intent, Move, Rng, Seat
from cookoff.games.mithral_chef.content.enums import (
    FOREST,
    HANDS,
    ORDER,
    OVEN,
    PANTRY,
    PLATING,
    VEGETABLES,
    Hand,
    Pace,
    Phase,
    Station,
    animal_of,
    die_of,
)
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.dice import kinds
from cookoff.games.mithral_chef.rules.lookup import Lookup
from cookoff.games.mithral_chef.rules.state import (
    Cooking,
    Foraging,
    Hunting,
    Plating,
    Player,
    on_oven,
    open_recipes,
    owned_game,
    owned_pantry,
)
from cookoff.games.mithral_chef.rules.stations.forest import must_take
from cookoff.games.mithral_chef.rules.stations.order import desk_free
from cookoff.games.mithral_chef.rules.stations.oven import dice_off_card, dice_sum
from cookoff.games.mithral_chef.rules.view import MithralView

from .ingredient_needs import IngredientPlan
from .order_policy import is_worth_ordering
from .reroll_advice import best_reroll, plate_for
from .styles import BotStyle
from .trading import answer_offer, propose_trade

SIGNAL = 400
"""The shortest reaction to the signal, in milliseconds."""
CALM_FROM = 5
"""The hand is calm with that many dice and more."""
LONG_WAIT = 1500
"""With nothing to do the bot looks again after that many milliseconds."""


class Cook:
    """See `TimedBot`; `choose` is for callers without a clock."""

    def __init__(self, style: BotStyle) -> None:
        self.style = style

    def choose(self, context: BotContext, rng: Rng) -> Move:
        """See `Bot`: the next move, or a random one if it would rather wait."""
        move = self.decide(context, rng).move
        listed = context.moves.discrete
        return listed[int(rng.random() * len(listed))] if move is None else move

    def decide(self, context: BotContext, rng: Rng) -> Intent:
        """See `TimedBot`."""
        view: Any = context.view
        fast, slow = self.style.reaction
        delay = fast + int((slow - fast) * rng.random())
        if view.phase is Phase.PLAY and context.seat in view.chefs:
            return _Decision(self.style, context, view, delay, rng).intent()
        if view.phase is Phase.VOTE and context.seat in view.chefs and context.seat not in view.agreed:
            return Intent(m.WantShowdown(True), delay)
        return Intent(None, max(view.until - context.now, 0) + SIGNAL + delay // 4)

    def candidates(self, context: BotContext, rng: Rng) -> list[Intent]:
        """See `Wavering`: the alternatives are taking an order now and rolling once more."""
        first = self.decide(context, rng)
        view: Any = context.view
        if first.move is None or view.phase is not Phase.PLAY:
            return [first]
        other = _Decision(self.style, context, view, first.delay, rng).instead(first.move)
        return [first] if other is None else [first, other]


class _Decision:
    """One decision."""

    def __init__(self, style: BotStyle, context: BotContext, view: MithralView, delay: int, rng: Rng) -> None:
        game: Any = context.game
        self.lookup: Lookup = game.lookup
        self.style = style
        self.view = view
        self.seat: Seat = context.seat
        self.player: Player = view.players[context.seat]
        self.now = context.now
        self.delay = delay
        self.rng = rng
        self.plan = IngredientPlan(self.lookup, self.player)

    def intent(self) -> Intent:
        """What to do next, and when."""
        for offer in self.view.offers:
            if offer.to == self.seat:
                return Intent(answer_offer(self.lookup, self.view, offer), self.delay)
        then = self.now + self.delay
        chefs = self.player.chefs
        # Hands at work come first, the one that has waited longest before the other; then hands at home.
        hands = HANDS if chefs[0].idle <= chefs[1].idle else HANDS[::-1]
        # In a calm kitchen a player uses one hand at a time.
        at_work = self.view.calm and any(chef.station is not None for chef in chefs)
        for at_home in (False,) if at_work else (False, True):
            for hand in hands:
                chef = chefs[hand]
                if chef.busy <= then and (chef.station is None) == at_home:
                    move = self._at_home(hand) if at_home else self._at_work(hand)
                    if move is not None:
                        return Intent(move, self.delay)
        waits = [chef.busy for chef in chefs if chef.busy > then]
        return Intent(None, min(waits) - self.now if waits else LONG_WAIT)

    def instead(self, move: Move) -> Intent | None:
        """An alternative that may be as good."""
        match move:
            case m.TakeOrder():
                return Intent(None, 2 * LONG_WAIT)
            case m.EnterForest(hand) | m.EnterPantry(hand) | m.EnterOven(hand) | m.EnterPlating(hand):
                return Intent(m.TakeOrder(hand), self.delay) if self._may_order(hand) else None
            case m.Roll(hand) | m.Stop(hand):
                work = self.player.chefs[hand].work
                assert isinstance(work, Cooking)
                if not work.dice or dice_off_card(work) or not (some := self._best_reroll(work)[0]):
                    return None
                other = self._stop(hand, work) if isinstance(move, m.Roll) else m.Roll(hand, some)
                return Intent(other, self.delay)
            case _:
                return None

    def _at_work(self, hand: Hand) -> Move | None:
        work = self.player.chefs[hand].work
        match work:
            case Hunting():
                return self._hunt(hand, work)
            case Foraging():
                return self._forage(hand, work)
            case Cooking():
                return self._cook(hand, work)
            case _:
                assert isinstance(work, Plating)
                return self._plate(hand, work)

    # Forest

    def _hunt(self, hand: Hand, work: Hunting) -> Move:
        wanted = self.plan.animals()
        if work.card is not None:
            useful = animal_of(work.card) in wanted and self.view.supply[die_of(work.card)] > 0
            if useful or must_take(self.view.supply, work):
                return m.TakeGame(hand)
            return m.Ignore(hand)
        other = self.player.chefs[1 - hand].work
        if isinstance(other, Hunting) and other.card is not None and animal_of(other.card) in wanted:
            wanted.remove(animal_of(other.card))
        if self.plan.spare_game and (work.must_release or self._game_is_full(1)):
            return m.ReleaseGame(hand, self.plan.spare_game[0])
        if not wanted or not self.view.spread or (work.must_release and self._game_is_full()):
            return m.Leave(hand)
        return m.Flip(hand, self._any_card())

    def _game_is_full(self, with_more: int = 0) -> bool:
        """Whether the player may not hunt for more game, or would not with that much more of it (MIT-35)."""
        return self.view.caps and owned_game(self.player) + with_more >= self.lookup.limits.game

    def _any_card(self) -> int:
        """A random face-down card."""
        spread = self.view.spread
        return spread[int(self.rng.random() * len(spread))]

    # Pantry

    def _forage(self, hand: Hand, work: Foraging) -> Move:
        missing = self.plan.pantry()
        owned = owned_pantry(self.player)
        full = self.view.caps and owned >= self.lookup.limits.pantry
        if work.die is not None:
            useful = missing[work.die] > 0 or owned < self.style.stock
            return m.Keep(hand) if useful and not full else m.PutBack(hand)
        if not any(missing) or not any(self.view.bag):
            return m.Leave(hand)
        if full:
            spare = self.plan.spare
            return m.ReturnDie(hand, VEGETABLES[max(range(3), key=lambda kind: spare[kind])])
        return m.Draw(hand)

    # Oven

    def _cook(self, hand: Hand, work: Cooking) -> Move:
        dice = kinds(work.meal)
        if not work.dice:
            return m.Roll(hand, tuple(range(len(dice))))
        if again := dice_off_card(work):
            return m.Roll(hand, again)
        some, gain = self._best_reroll(work)
        return m.Roll(hand, some) if some and gain > self.style.push else self._stop(hand, work)

    def _best_reroll(self, work: Cooking) -> tuple[tuple[int, ...], float]:
        """Which dice to reroll, and how many points that promises."""
        faces = tuple([die.face for die in work.dice])
        return best_reroll(kinds(work.meal), faces, self.lookup.heat[work.meal.recipe], self.view.plates)

    def _stop(self, hand: Hand, work: Cooking) -> Move:
        return m.Stop(hand, plate_for(dice_sum(work), self.view.plates) or None)

    # Plating

    def _plate(self, hand: Hand, work: Plating) -> Move | None:
        if work.served_at is not None:
            return None
        dice = kinds(work.dish.meal)
        standing = {one.die for one in work.tower}
        # Broad dice below, pointed ones on top.
        die = min((number for number in range(len(dice)) if number not in standing), key=lambda number: dice[number])
        if self.rng.random() < self.style.rush:
            return m.Place(hand, die, Pace.RUSHED)
        return m.Place(hand, die, Pace.CALM if len(dice) >= CALM_FROM else Pace.STEADY)

    # At home

    def _at_home(self, hand: Hand) -> Move | None:
        """The most urgent move of a free hand."""
        player = self.player
        if player.dishes and self._may_enter(hand, PLATING):
            best = max(player.dishes, key=lambda dish: dish.plate)
            return m.EnterPlating(hand, best.meal.recipe)
        for need in self.plan.needs:
            if need.ready and self._may_enter(hand, OVEN) and self.view.plates:
                return m.EnterOven(hand, need.recipe, need.game)
        other = player.chefs[1 - hand].station
        animals = len(self.plan.animals()) - (other is FOREST)
        # With its game at the limit it can hunt only after releasing some that no recipe needs.
        may_hunt = not self._game_is_full() or self.plan.spare_game
        if animals > 0 and may_hunt and self._may_enter(hand, FOREST):
            return m.EnterForest(hand)
        if sum(self.plan.pantry()) > 3 * (other is PANTRY) and self._may_enter(hand, PANTRY):
            if self.rng.random() < self.style.trades and self.player.offering <= self.now + self.delay:
                offer = propose_trade(self.lookup, self.view, self.seat, self.plan)
                if offer is not None:
                    return offer
            return m.EnterPantry(hand)
        return m.TakeOrder(hand) if self._may_order(hand) and self._wants_order() else None

    def _may_order(self, hand: Hand) -> bool:
        view = self.view
        full = view.orders is not None and open_recipes(self.player) >= view.orders
        return not view.showdown and not full and self._may_enter(hand, ORDER)

    def _wants_order(self) -> bool:
        view, player = self.view, self.player
        uncooked = len(player.recipes) + len(on_oven(player))
        if self.style.watchful:
            return is_worth_ordering(self.lookup, view, self.seat, uncooked, self.now)
        stuck = bool(self.plan.animals()) and self._game_is_full() and not self.plan.spare_game
        return not open_recipes(player) or stuck

    def _may_enter(self, hand: Hand, station: Station) -> bool:
        """Whether there is a space and the hand is no longer barred."""
        if self.player.chefs[hand].barred[station] > self.now + self.delay:
            return False
        if station is ORDER:
            return desk_free(self.lookup, self.view.players, len(self.view.chefs)) <= self.now + self.delay
        here = sum(chef.station is station for player in self.view.players for chef in player.chefs)
        return here < len(self.lookup.spaces(len(self.view.chefs), station))
