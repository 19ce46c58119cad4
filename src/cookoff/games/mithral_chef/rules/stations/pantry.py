"""In the pantry: drawing vegetables out of the bag (MIT-40 to MIT-42)."""

from cookoff.engine import Move, Refusal
from cookoff.games.mithral_chef.content.enums import PANTRY, VEGETABLES, Hand
from cookoff.games.mithral_chef.rules import events as e
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.lookup import Lookup
from cookoff.games.mithral_chef.rules.move_context import Deed
from cookoff.games.mithral_chef.rules.state import Foraging, Player, SousChef, State, owned_pantry

from .command import Command
from .spaces import no_space, take_space


def _check_enter_pantry(lookup: Lookup, state: State, _player: Player, _chef: SousChef, _move: Move) -> Refusal | None:
    return no_space(lookup, state, PANTRY)


def _enter_pantry(deed: Deed, move: m.EnterPantry) -> None:
    deed.emit(e.Entered(deed.seat, move.hand, PANTRY, take_space(deed, PANTRY)))
    deed.worked(move.hand, PANTRY, deed.times.enter)


def _check_draw(_lookup: Lookup, state: State, _player: Player, chef: SousChef, _move: Move) -> Refusal | None:
    if _drawn(chef):
        return Refusal("MIT-40", "die-drawn")
    return None if any(state.bag) else Refusal("MIT-41", "bag-empty")


def _draw(deed: Deed, move: m.Draw) -> None:
    die = VEGETABLES[deed.chance.weighted(deed.state.bag)]
    deed.emit(e.DieDrawn(deed.seat, move.hand, die))
    deed.worked(move.hand, PANTRY, deed.times.draw)


def _check_keep(lookup: Lookup, state: State, player: Player, chef: SousChef, _move: Move) -> Refusal | None:
    if not _drawn(chef):
        return Refusal("MIT-40", "no-die-drawn")
    if state.caps and owned_pantry(player) >= lookup.limits.pantry:
        return Refusal("MIT-42", "too-many-dice", {"most": lookup.limits.pantry})
    return None


def _keep(deed: Deed, move: m.Keep) -> None:
    die = _foraging(deed, move.hand).die
    assert die is not None
    deed.emit(e.DieKept(deed.seat, move.hand, die))
    _after_draw(deed, move.hand, deed.times.keep)


def _check_put_back(_lookup: Lookup, _state: State, _player: Player, chef: SousChef, _move: Move) -> Refusal | None:
    return None if _drawn(chef) else Refusal("MIT-40", "no-die-drawn")


def _put_back(deed: Deed, move: m.PutBack) -> None:
    put_back(deed, move.hand)
    _after_draw(deed, move.hand, deed.times.put_back)


def put_back(deed: Deed, hand: Hand) -> None:
    """Put the undecided die back, if there is one."""
    die = _foraging(deed, hand).die
    if die is not None:
        deed.emit(e.DiePutBack(deed.seat, hand, die))


def _check_return_die(
    _lookup: Lookup, _state: State, player: Player, chef: SousChef, move: m.ReturnDie
) -> Refusal | None:
    if _drawn(chef):
        return Refusal("MIT-40", "die-drawn")
    return None if player.pantry[move.die] else Refusal("MIT-42", "no-such-die", {"die": move.die.name})


def _return_die(deed: Deed, move: m.ReturnDie) -> None:
    deed.emit(e.DieReturned(deed.seat, move.hand, move.die))
    deed.worked(move.hand, PANTRY, deed.times.put_back)


def _after_draw(deed: Deed, hand: Hand, busy: int) -> None:
    """After the last draw of a visit the sous-chef must leave (MIT-41)."""
    if _foraging(deed, hand).draws >= deed.lookup.limits.draws:
        deed.leave(hand, PANTRY, busy)
    else:
        deed.worked(hand, PANTRY, busy)


def _drawn(chef: SousChef) -> bool:
    assert isinstance(chef.work, Foraging)
    return chef.work.die is not None


def _foraging(deed: Deed, hand: Hand) -> Foraging:
    work = deed.chef(hand).work
    assert isinstance(work, Foraging)
    return work


COMMANDS: dict[type[Move], Command] = {
    m.EnterPantry: Command(None, _check_enter_pantry, _enter_pantry, PANTRY),
    m.Draw: Command(PANTRY, _check_draw, _draw),
    m.Keep: Command(PANTRY, _check_keep, _keep),
    m.PutBack: Command(PANTRY, _check_put_back, _put_back),
    m.ReturnDie: Command(PANTRY, _check_return_die, _return_die),
}
