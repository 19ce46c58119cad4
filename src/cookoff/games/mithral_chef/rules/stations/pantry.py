"""The pantry: drawing vegetables from the bag (MIT-40 to MIT-42)."""

from cookoff.engine import Move, Refusal
from cookoff.games.mithral_chef.content.enums import PANTRY, VEGETABLES, Hand
from cookoff.games.mithral_chef.rules import events as e
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.lookup import Lookup
from cookoff.games.mithral_chef.rules.move_context import MoveContext
from cookoff.games.mithral_chef.rules.state import Foraging, Player, SousChef, State, owned_pantry

from .command import Command
from .spaces import no_space, take_space


def _check_enter_pantry(lookup: Lookup, state: State, _player: Player, _chef: SousChef, _move: Move) -> Refusal | None:
    return no_space(lookup, state, PANTRY)


def _enter_pantry(context: MoveContext, move: m.EnterPantry) -> None:
    context.emit(e.Entered(context.seat, move.hand, PANTRY, take_space(context, PANTRY)))
    context.worked(move.hand, PANTRY, context.times.enter)


def _check_draw(_lookup: Lookup, state: State, _player: Player, chef: SousChef, _move: Move) -> Refusal | None:
    if _drawn(chef):
        return Refusal("MIT-40", "die-drawn")
    return None if any(state.bag) else Refusal("MIT-41", "bag-empty")


def _draw(context: MoveContext, move: m.Draw) -> None:
    die = VEGETABLES[context.chance.weighted(context.state.bag)]
    context.emit(e.DieDrawn(context.seat, move.hand, die))
    context.worked(move.hand, PANTRY, context.times.draw)


def _check_keep(lookup: Lookup, state: State, player: Player, chef: SousChef, _move: Move) -> Refusal | None:
    if not _drawn(chef):
        return Refusal("MIT-40", "no-die-drawn")
    if state.caps and owned_pantry(player) >= lookup.limits.pantry:
        return Refusal("MIT-42", "too-many-dice", {"most": lookup.limits.pantry})
    return None


def _keep(context: MoveContext, move: m.Keep) -> None:
    die = _foraging(context, move.hand).die
    assert die is not None
    context.emit(e.DieKept(context.seat, move.hand, die))
    _after_draw(context, move.hand, context.times.keep)


def _check_put_back(_lookup: Lookup, _state: State, _player: Player, chef: SousChef, _move: Move) -> Refusal | None:
    return None if _drawn(chef) else Refusal("MIT-40", "no-die-drawn")


def _put_back(context: MoveContext, move: m.PutBack) -> None:
    put_back(context, move.hand)
    _after_draw(context, move.hand, context.times.put_back)


def put_back(context: MoveContext, hand: Hand) -> None:
    """Put the undecided die back, if there is one."""
    die = _foraging(context, hand).die
    if die is not None:
        context.emit(e.DiePutBack(context.seat, hand, die))


def _check_return_die(
    _lookup: Lookup, _state: State, player: Player, chef: SousChef, move: m.ReturnDie
) -> Refusal | None:
    if _drawn(chef):
        return Refusal("MIT-40", "die-drawn")
    return None if player.pantry[move.die] else Refusal("MIT-42", "no-such-die", {"die": move.die.name})


def _return_die(context: MoveContext, move: m.ReturnDie) -> None:
    context.emit(e.DieReturned(context.seat, move.hand, move.die))
    context.worked(move.hand, PANTRY, context.times.put_back)


def _after_draw(context: MoveContext, hand: Hand, busy: int) -> None:
    """After the last draw of a visit the sous-chef must leave (MIT-41)."""
    if _foraging(context, hand).draws >= context.lookup.limits.draws:
        context.leave(hand, PANTRY, busy)
    else:
        context.worked(hand, PANTRY, busy)


def _drawn(chef: SousChef) -> bool:
    assert isinstance(chef.work, Foraging)
    return chef.work.die is not None


def _foraging(context: MoveContext, hand: Hand) -> Foraging:
    work = context.chef(hand).work
    assert isinstance(work, Foraging)
    return work


COMMANDS: dict[type[Move], Command] = {
    m.EnterPantry: Command(None, _check_enter_pantry, _enter_pantry, PANTRY),
    m.Draw: Command(PANTRY, _check_draw, _draw),
    m.Keep: Command(PANTRY, _check_keep, _keep),
    m.PutBack: Command(PANTRY, _check_put_back, _put_back),
    m.ReturnDie: Command(PANTRY, _check_return_die, _return_die),
}
