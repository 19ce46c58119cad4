"""What a legal move of a hand brings about: the events, in the order of the rules."""

from collections.abc import Callable
from typing import Any

from cookoff.engine import Chance, Event, Move, Seat
from cookoff.physics.port import Motion

from . import events as e
from . import moves as m
from .ending import end, won_showdown
from .kitchen import Kitchen
from .legal import find_offer, free_space, must_take, off, total
from .printed import Printed
from .shake import SEEDS, Shake
from .state import Cooking, Dish, Foraging, Hunting, Meal, Offer, Plating, SousChef, State
from .things import FOREST, ORDER, OVEN, PANTRY, PLATING, TRACKS, VEGETABLES, Hand, Station, die_of


def carry_out(printed: Printed, state: State, seat: Seat, move: Move, chance: Chance, now: int) -> list[Event]:
    """Carry out a move that was found legal."""
    kitchen = Kitchen(printed, state, seat, chance, now)
    EFFECTS[type(move)](kitchen, move)
    return kitchen.events


def _space(kitchen: Kitchen, station: Station) -> int:
    space = free_space(kitchen.printed, kitchen.state, station)
    assert space is not None
    return space


# Forest


def _enter_forest(kitchen: Kitchen, move: m.EnterForest) -> None:
    kitchen.emit(e.Entered(kitchen.seat, move.hand, FOREST, _space(kitchen, FOREST)))
    kitchen.worked(move.hand, FOREST, kitchen.times.enter)


def _flip(kitchen: Kitchen, move: m.Flip) -> None:
    forest = kitchen.state.forest
    card = forest[kitchen.chance.index(len(forest))]
    kitchen.emit(e.CardFlipped(kitchen.seat, move.hand, move.slot, card))
    if card == TRACKS:
        kitchen.emit(e.CardMixed(kitchen.seat, move.hand, move.slot, card))
    elif not kitchen.state.supply[die_of(card)]:
        kitchen.emit(e.CardMixed(kitchen.seat, move.hand, move.slot, card, escaped=True))
    kitchen.worked(move.hand, FOREST, kitchen.times.flip)


def _take_game(kitchen: Kitchen, move: m.TakeGame) -> None:
    take_game(kitchen, move.hand)
    kitchen.leave(move.hand, FOREST, kitchen.times.take)


def take_game(kitchen: Kitchen, hand: Hand) -> None:
    """Take the open animal."""
    card = _hunting(kitchen, hand).card
    assert card is not None
    kitchen.emit(e.GameTaken(kitchen.seat, hand, card))


def _ignore(kitchen: Kitchen, move: m.Ignore) -> None:
    mix_back(kitchen, move.hand)
    kitchen.worked(move.hand, FOREST, kitchen.times.ignore)


def mix_back(kitchen: Kitchen, hand: Hand) -> None:
    """Mix the open card back in, if there is one."""
    work = _hunting(kitchen, hand)
    if work.card is not None and work.slot is not None:
        gone = not kitchen.state.supply[die_of(work.card)]
        kitchen.emit(e.CardMixed(kitchen.seat, hand, work.slot, work.card, escaped=gone))


def _release_game(kitchen: Kitchen, move: m.ReleaseGame) -> None:
    # Any place that is empty and not being looked at; it does not matter which, for mixing moves it anywhere.
    looked_at = {
        chef.work.slot for player in kitchen.state.players for chef in player.chefs if isinstance(chef.work, Hunting)
    }
    places = range(kitchen.printed.cards)
    slot = next(place for place in places if not kitchen.state.spread >> place & 1 and place not in looked_at)
    kitchen.emit(e.GameReleased(kitchen.seat, move.hand, move.card, slot))
    kitchen.worked(move.hand, FOREST, kitchen.times.release)


def _hunting(kitchen: Kitchen, hand: Hand) -> Hunting:
    work = kitchen.chef(hand).work
    assert isinstance(work, Hunting)
    return work


# Pantry


def _enter_pantry(kitchen: Kitchen, move: m.EnterPantry) -> None:
    kitchen.emit(e.Entered(kitchen.seat, move.hand, PANTRY, _space(kitchen, PANTRY)))
    kitchen.worked(move.hand, PANTRY, kitchen.times.enter)


def _draw(kitchen: Kitchen, move: m.Draw) -> None:
    die = VEGETABLES[kitchen.chance.weighted(kitchen.state.bag)]
    kitchen.emit(e.DieDrawn(kitchen.seat, move.hand, die))
    kitchen.worked(move.hand, PANTRY, kitchen.times.draw)


def _keep(kitchen: Kitchen, move: m.Keep) -> None:
    die = _foraging(kitchen, move.hand).die
    assert die is not None
    kitchen.emit(e.DieKept(kitchen.seat, move.hand, die))
    _after_draw(kitchen, move.hand, kitchen.times.keep)


def _put_back(kitchen: Kitchen, move: m.PutBack) -> None:
    put_back(kitchen, move.hand)
    _after_draw(kitchen, move.hand, kitchen.times.put_back)


def put_back(kitchen: Kitchen, hand: Hand) -> None:
    """Put the undecided die back, if there is one."""
    die = _foraging(kitchen, hand).die
    if die is not None:
        kitchen.emit(e.DiePutBack(kitchen.seat, hand, die))


def _after_draw(kitchen: Kitchen, hand: Hand, busy: int) -> None:
    """After the last draw of a visit the sous-chef must leave (MIT-41)."""
    if _foraging(kitchen, hand).draws >= kitchen.printed.limits.draws:
        kitchen.leave(hand, PANTRY, busy)
    else:
        kitchen.worked(hand, PANTRY, busy)


def _return_die(kitchen: Kitchen, move: m.ReturnDie) -> None:
    kitchen.emit(e.DieReturned(kitchen.seat, move.hand, move.die))
    kitchen.worked(move.hand, PANTRY, kitchen.times.put_back)


def _foraging(kitchen: Kitchen, hand: Hand) -> Foraging:
    work = kitchen.chef(hand).work
    assert isinstance(work, Foraging)
    return work


# Oven


def _enter_oven(kitchen: Kitchen, move: m.EnterOven) -> None:
    meal = Meal(move.recipe, move.game, kitchen.printed.pantry[move.recipe])
    kitchen.emit(e.OvenEntered(kitchen.seat, move.hand, _space(kitchen, OVEN), meal))
    kitchen.worked(move.hand, OVEN, kitchen.times.enter)


def _roll(kitchen: Kitchen, move: m.Roll) -> None:
    workshop = kitchen.printed.workshop
    work = cooking(kitchen.chef(move.hand))
    shake = Shake(kitchen.chance.index(SEEDS))
    asked = workshop.roll(work.meal, work.dice, move.dice, move.strength, move.heading, move.height, shake)
    motion = kitchen.chance.ask(asked, Motion)
    kitchen.emit(e.Rolled(kitchen.seat, move.hand, move.dice, workshop.read(asked, motion), motion))
    work = cooking(kitchen.chef(move.hand))
    heat = kitchen.printed.heat[work.meal.recipe]
    if not off(work) and total(work) > heat:
        kitchen.emit(e.Burned(kitchen.seat, move.hand, total(work), heat))
        take_back(kitchen, move.hand)
        kitchen.leave(move.hand, OVEN, kitchen.times.roll)
    else:
        kitchen.worked(move.hand, OVEN, kitchen.times.roll)


def _stop(kitchen: Kitchen, move: m.Stop) -> None:
    stop(kitchen, move.hand, move.plate)
    kitchen.leave(move.hand, OVEN, kitchen.times.stop)


def stop(kitchen: Kitchen, hand: Hand, plate: int | None) -> None:
    """Take the plate; where none fits the meal stays uncooked (MIT-56)."""
    if plate is None:
        take_back(kitchen, hand)
    else:
        work = cooking(kitchen.chef(hand))
        kitchen.emit(e.Cooked(kitchen.seat, hand, Dish(work.meal, plate), total(work)))


def take_back(kitchen: Kitchen, hand: Hand) -> None:
    """The meal leaves the oven uncooked."""
    kitchen.emit(e.MealTakenBack(kitchen.seat, hand, cooking(kitchen.chef(hand)).meal))


def cooking(chef: SousChef) -> Cooking:
    """The work of a sous-chef who is at the oven."""
    assert isinstance(chef.work, Cooking)
    return chef.work


# Plating


def _enter_plating(kitchen: Kitchen, move: m.EnterPlating) -> None:
    dish = next(dish for dish in kitchen.player.dishes if dish.meal.recipe == move.recipe)
    kitchen.emit(e.PlatingEntered(kitchen.seat, move.hand, _space(kitchen, PLATING), dish))
    kitchen.worked(move.hand, PLATING, kitchen.times.enter)


def _place(kitchen: Kitchen, move: m.Place) -> None:
    workshop = kitchen.printed.workshop
    work = plating(kitchen.chef(move.hand))
    shake = Shake(kitchen.chance.index(SEEDS))
    aim = (move.x, move.y, move.turn)
    asked = workshop.place(work.dish, work.tower, move.die, move.pace, aim, move.velocity, shake)
    motion = kitchen.chance.ask(asked, Motion)
    tower = workshop.stood(asked, motion)
    busy = kitchen.printed.paces[move.pace]
    if tower is None:
        fall(kitchen, move.hand, len(work.tower) + 1, motion)
        kitchen.leave(move.hand, PLATING, busy)
        return
    meal = work.dish.meal
    served_at = None
    if len(tower) == len(meal.game) + sum(meal.pantry):
        served_at = kitchen.now + round(motion.duration * 1000) + kitchen.printed.clock.standing
    kitchen.emit(e.Placed(kitchen.seat, move.hand, move.die, tower, served_at, motion))
    kitchen.worked(move.hand, PLATING, busy)


def fall(kitchen: Kitchen, hand: Hand, dice: int, motion: Motion | None) -> None:
    """The stack falls; plate and dice are taken back (MIT-62)."""
    kitchen.emit(e.Fell(kitchen.seat, hand, plating(kitchen.chef(hand)).dish, dice, motion))


def serve(kitchen: Kitchen, hand: Hand) -> None:
    """A finished tower has had its second: if it still stands, the plate is served (MIT-63)."""
    workshop = kitchen.printed.workshop
    work = plating(kitchen.chef(hand))
    asked = workshop.watch(work.dish, work.tower)
    motion = kitchen.chance.ask(asked, Motion)
    if not workshop.stands(asked, motion):
        fall(kitchen, hand, len(work.tower), motion)
        kitchen.leave(hand, PLATING, 0)
        return
    kitchen.emit(e.Served(kitchen.seat, hand, work.dish))
    kitchen.leave(hand, PLATING, 0)
    if kitchen.state.showdown:
        won_showdown(kitchen)


def plating(chef: SousChef) -> Plating:
    """The work of a sous-chef who is plating."""
    assert isinstance(chef.work, Plating)
    return chef.work


# Order


def _take_order(kitchen: Kitchen, move: m.TakeOrder) -> None:
    """While cards lie above the dragon's seven any recipe is as likely; then any card is (MIT-10)."""
    state = kitchen.state
    left = len(state.deck)
    drawn = kitchen.chance.index(left if state.above else left + 1)
    if drawn == left:
        kitchen.emit(e.DragonEscaped(kitchen.seat, move.hand))
        end(kitchen, "MIT-71")
        return
    kitchen.emit(e.Ordered(kitchen.seat, move.hand, state.deck[drawn]))
    kitchen.leave(move.hand, ORDER, kitchen.times.order)


# Leaving


def _leave(kitchen: Kitchen, move: m.Leave) -> None:
    chef = kitchen.chef(move.hand)
    assert chef.station is not None
    station = chef.station
    drop_everything(kitchen, move.hand)
    kitchen.leave(move.hand, station, kitchen.times.leave)


def drop_everything(kitchen: Kitchen, hand: Hand) -> None:
    """What a hand that leaves was at comes to its end (MIT-24)."""
    work = kitchen.chef(hand).work
    match work:
        case Hunting():
            mix_back(kitchen, hand)
        case Foraging():
            put_back(kitchen, hand)
        case Cooking():
            take_back(kitchen, hand)
        case _:
            fall(kitchen, hand, len(plating(kitchen.chef(hand)).tower), None)


def sent_home(kitchen: Kitchen, hand: Hand) -> None:
    """The clock ends a hand's visit (MIT-27)."""
    chef = kitchen.chef(hand)
    assert chef.station is not None
    station = chef.station
    kitchen.emit(e.SentHome(kitchen.seat, hand))
    work = chef.work
    if isinstance(work, Hunting) and must_take(kitchen.state.supply, work):
        take_game(kitchen, hand)
    elif isinstance(work, Cooking) and work.dice and not off(work):
        low = [plate for plate in kitchen.state.plates if plate <= total(work)]
        stop(kitchen, hand, low[-1] if low else None)
    else:
        drop_everything(kitchen, hand)
    kitchen.leave(hand, station, 0)


# Trades


def _make_offer(kitchen: Kitchen, move: m.MakeOffer) -> None:
    offer = Offer(kitchen.state.next_offer, kitchen.seat, move.to, move.give, move.want)
    kitchen.emit(e.Offered(offer))


def _accept(kitchen: Kitchen, move: m.Accept) -> None:
    kitchen.emit(e.Traded(_offer(kitchen, move.offer)))


def _decline(kitchen: Kitchen, move: m.Decline) -> None:
    kitchen.emit(e.Declined(_offer(kitchen, move.offer)))


def _withdraw(kitchen: Kitchen, move: m.Withdraw) -> None:
    kitchen.emit(e.Withdrawn(_offer(kitchen, move.offer)))


def _offer(kitchen: Kitchen, number: int) -> Offer:
    offer = find_offer(kitchen.state, number)
    assert offer is not None
    return offer


EFFECTS: dict[type, Callable[[Kitchen, Any], None]] = {
    m.EnterForest: _enter_forest,
    m.Flip: _flip,
    m.TakeGame: _take_game,
    m.Ignore: _ignore,
    m.ReleaseGame: _release_game,
    m.EnterPantry: _enter_pantry,
    m.Draw: _draw,
    m.Keep: _keep,
    m.PutBack: _put_back,
    m.ReturnDie: _return_die,
    m.EnterOven: _enter_oven,
    m.Roll: _roll,
    m.Stop: _stop,
    m.EnterPlating: _enter_plating,
    m.Place: _place,
    m.TakeOrder: _take_order,
    m.Leave: _leave,
    m.MakeOffer: _make_offer,
    m.Accept: _accept,
    m.Decline: _decline,
    m.Withdraw: _withdraw,
}
