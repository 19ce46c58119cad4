"""Trading pantry dice: offers and the answers to them (MIT-23)."""

from collections.abc import Callable
from typing import Any

from cookoff.engine import Refusal, Seat

from . import events as e
from . import moves as m
from .lookup import Lookup
from .move_context import MoveContext
from .state import Offer, Player, State, owned_pantry


def _check_make_offer(_lookup: Lookup, state: State, seat: Seat, move: m.MakeOffer) -> Refusal | None:
    if move.to not in state.chefs or move.to == seat:
        return Refusal("MIT-23", "no-partner", {"seat": move.to})
    named = (*move.give, *move.want)
    if len(move.give) != 3 or len(move.want) != 3 or min(named) < 0 or not any(named):
        return Refusal("MIT-23", "names-no-dice")
    if any(offer.seat == seat and offer.to == move.to for offer in state.offers):
        return Refusal("MIT-23", "offer-stands", {"seat": move.to})
    return None if _has(state.players[seat], move.give) else Refusal("MIT-23", "dice-not-there", {"seat": seat})


def _make_offer(context: MoveContext, move: m.MakeOffer) -> None:
    offer = Offer(context.state.next_offer, context.seat, move.to, move.give, move.want)
    context.emit(e.Offered(offer, context.now + context.lookup.clock.again))


def _check_accept(lookup: Lookup, state: State, seat: Seat, move: m.Accept) -> Refusal | None:
    offer = find_offer(state, move.offer)
    if offer is None or offer.to != seat:
        return Refusal("MIT-23", "no-such-offer")
    giver, taker = state.players[offer.seat], state.players[offer.to]
    for player, dice, who in ((giver, offer.give, offer.seat), (taker, offer.want, offer.to)):
        if not _has(player, dice):
            return Refusal("MIT-23", "dice-not-there", {"seat": who})
    gain = sum(offer.give) - sum(offer.want)
    for player, more, who in ((taker, gain, offer.to), (giver, -gain, offer.seat)):
        if state.caps and more > 0 and owned_pantry(player) + more > lookup.limits.pantry:
            return Refusal("MIT-42", "trade-too-many", {"seat": who, "most": lookup.limits.pantry})
    return None


def _accept(context: MoveContext, move: m.Accept) -> None:
    context.emit(e.Traded(_offer(context, move.offer)))


def _check_decline(_lookup: Lookup, state: State, seat: Seat, move: m.Decline) -> Refusal | None:
    offer = find_offer(state, move.offer)
    return Refusal("MIT-23", "no-such-offer") if offer is None or offer.to != seat else None


def _decline(context: MoveContext, move: m.Decline) -> None:
    context.emit(e.Declined(_offer(context, move.offer)))


def _check_withdraw(_lookup: Lookup, state: State, seat: Seat, move: m.Withdraw) -> Refusal | None:
    offer = find_offer(state, move.offer)
    return Refusal("MIT-23", "no-such-offer") if offer is None or offer.seat != seat else None


def _withdraw(context: MoveContext, move: m.Withdraw) -> None:
    context.emit(e.Withdrawn(_offer(context, move.offer)))


def find_offer(state: State, number: int) -> Offer | None:
    """The standing offer of that number."""
    return next((offer for offer in state.offers if offer.id == number), None)


def _has(player: Player, dice: tuple[int, ...]) -> bool:
    return all(there >= asked for there, asked in zip(player.pantry, dice, strict=True))


def _offer(context: MoveContext, number: int) -> Offer:
    offer = find_offer(context.state, number)
    assert offer is not None
    return offer


Check = Callable[[Lookup, State, Seat, Any], Refusal | None]
Effect = Callable[[MoveContext, Any], None]

OFFER_MOVES: dict[type, tuple[Check, Effect]] = {
    m.MakeOffer: (_check_make_offer, _make_offer),
    m.Accept: (_check_accept, _accept),
    m.Decline: (_check_decline, _decline),
    m.Withdraw: (_check_withdraw, _withdraw),
}
"""The check and the effect of each move about an offer."""
