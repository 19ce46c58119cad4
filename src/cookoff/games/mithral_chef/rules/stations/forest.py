"""The forest: hunting game (MIT-30 to MIT-35)."""

from cookoff.engine import Move, Refusal
from cookoff.games.mithral_chef.content.enums import BEAST, FOREST, TRACKS, Hand, animal_of, die_of
from cookoff.games.mithral_chef.rules import events as e
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.lookup import Lookup
from cookoff.games.mithral_chef.rules.move_context import MoveContext
from cookoff.games.mithral_chef.rules.state import Counts, Hunting, Player, SousChef, State, owned_game

from .command import Command
from .spaces import no_space, take_space


def _check_enter_forest(lookup: Lookup, state: State, _player: Player, _chef: SousChef, _move: Move) -> Refusal | None:
    return no_space(lookup, state, FOREST)


def _enter_forest(context: MoveContext, move: m.EnterForest) -> None:
    """With the option `caps` and too much game the hand comes only to release some (MIT-35)."""
    full = context.state.caps and owned_game(context.player) >= context.lookup.limits.game
    context.emit(e.Entered(context.seat, move.hand, FOREST, take_space(context, FOREST), full))
    context.worked(move.hand, FOREST, context.times.enter)


def _check_flip(lookup: Lookup, state: State, player: Player, chef: SousChef, move: m.Flip) -> Refusal | None:
    assert isinstance(chef.work, Hunting)
    if chef.work.card is not None:
        return Refusal("MIT-31", "card-open")
    if chef.work.must_release and owned_game(player) >= lookup.limits.game:
        return Refusal("MIT-35", "enough-game", {"most": lookup.limits.game})
    if move.slot < 0 or not state.spread >> move.slot & 1:
        return Refusal("MIT-34", "no-card-there", {"slot": move.slot})
    return None


def _flip(context: MoveContext, move: m.Flip) -> None:
    """Flip a card. Tracks (MIT-30) and an animal whose die is gone (MIT-33) are mixed back in at once."""
    forest = context.state.forest
    card = forest[context.chance.index(len(forest))]
    context.emit(e.CardFlipped(context.seat, move.hand, move.slot, card))
    if card == TRACKS:
        context.emit(e.CardMixed(context.seat, move.hand, move.slot, card))
    elif not context.state.supply[die_of(card)]:
        context.emit(e.CardMixed(context.seat, move.hand, move.slot, card, escaped=True))
    context.worked(move.hand, FOREST, context.times.flip)


def _check_take_game(_lookup: Lookup, state: State, _player: Player, chef: SousChef, _move: Move) -> Refusal | None:
    card = _open_card(chef)
    if card is None:
        return Refusal("MIT-31", "no-card-open")
    return None if state.supply[die_of(card)] else Refusal("MIT-33", "no-die", {"card": card})


def _take_game(context: MoveContext, move: m.TakeGame) -> None:
    take_game(context, move.hand)
    context.leave(move.hand, FOREST, context.times.take)


def take_game(context: MoveContext, hand: Hand) -> None:
    """Take the open animal."""
    card = _hunting(context, hand).card
    assert card is not None
    context.emit(e.GameTaken(context.seat, hand, card))


def _check_ignore(_lookup: Lookup, state: State, _player: Player, chef: SousChef, _move: Move) -> Refusal | None:
    assert isinstance(chef.work, Hunting)
    if chef.work.card is None:
        return Refusal("MIT-31", "no-card-open")
    return Refusal("MIT-32", "beast") if must_take(state.supply, chef.work) else None


def _ignore(context: MoveContext, move: m.Ignore) -> None:
    mix_back(context, move.hand)
    context.worked(move.hand, FOREST, context.times.ignore)


def mix_back(context: MoveContext, hand: Hand) -> None:
    """Mix the open card back in, if there is one."""
    work = _hunting(context, hand)
    if work.card is not None and work.slot is not None:
        gone = not context.state.supply[die_of(work.card)]
        context.emit(e.CardMixed(context.seat, hand, work.slot, work.card, escaped=gone))


def _check_release_game(
    _lookup: Lookup, _state: State, player: Player, chef: SousChef, move: m.ReleaseGame
) -> Refusal | None:
    if _open_card(chef) is not None:
        return Refusal("MIT-31", "card-open")
    return None if move.card in player.game else Refusal("MIT-35", "no-such-game", {"card": move.card})


def _release_game(context: MoveContext, move: m.ReleaseGame) -> None:
    # Any place that is empty and not the place of an open card; which one does not matter, because mixing moves it.
    looked_at = {
        chef.work.slot for player in context.state.players for chef in player.chefs if isinstance(chef.work, Hunting)
    }
    places = range(context.lookup.cards)
    slot = next(place for place in places if not context.state.spread >> place & 1 and place not in looked_at)
    still = _hunting(context, move.hand).must_release and owned_game(context.player) > context.lookup.limits.game
    context.emit(e.GameReleased(context.seat, move.hand, move.card, slot, still))
    context.worked(move.hand, FOREST, context.times.release)


def must_take(supply: Counts, work: Hunting) -> bool:
    """Whether the open card is a questing beast whose die is there (MIT-32, MIT-33)."""
    return work.card is not None and animal_of(work.card) is BEAST and supply[die_of(work.card)] > 0


def _open_card(chef: SousChef) -> str | None:
    assert isinstance(chef.work, Hunting)
    return chef.work.card


def _hunting(context: MoveContext, hand: Hand) -> Hunting:
    work = context.chef(hand).work
    assert isinstance(work, Hunting)
    return work


COMMANDS: dict[type[Move], Command] = {
    m.EnterForest: Command(None, _check_enter_forest, _enter_forest, FOREST),
    m.Flip: Command(FOREST, _check_flip, _flip),
    m.TakeGame: Command(FOREST, _check_take_game, _take_game),
    m.Ignore: Command(FOREST, _check_ignore, _ignore),
    m.ReleaseGame: Command(FOREST, _check_release_game, _release_game),
}
