"""Trades that help both sides: spare vegetables for missing ones."""

from cookoff.engine import Move, Seat
from cookoff.games.mithral_chef.content.enums import VEGETABLES
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.lookup import Lookup
from cookoff.games.mithral_chef.rules.state import Offer, owned_pantry
from cookoff.games.mithral_chef.rules.view import MithralView

from .ingredient_needs import IngredientPlan

ONE = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


def propose_trade(lookup: Lookup, view: MithralView, seat: Seat, mine: IngredientPlan) -> Move | None:
    """An offer of one die for one, if both sides can spare what they give and miss what they get."""
    missing = mine.pantry()
    gives = [kind for kind in VEGETABLES if mine.spare[kind]]
    wants = [kind for kind in VEGETABLES if missing[kind]]
    if not gives or not wants:
        return None
    offered = {offer.to for offer in view.offers if offer.seat == seat}
    for other in view.chefs:
        if other == seat or other in offered:
            continue
        theirs = IngredientPlan(lookup, view.players[other])
        lack = theirs.pantry()
        for want in wants:
            for give in gives:
                if theirs.spare[want] and lack[give]:
                    return m.MakeOffer(other, ONE[give], ONE[want])
    return None


def answer_offer(lookup: Lookup, view: MithralView, offer: Offer) -> Move:
    """Accept a missing vegetable for a spare one, or a gift; decline anything else."""
    mine, giver = view.players[offer.to], view.players[offer.seat]
    plan = IngredientPlan(lookup, mine)
    missing = plan.pantry()
    possible = all(giver.pantry[kind] >= offer.give[kind] for kind in VEGETABLES)
    spared = all(plan.spare[kind] >= offer.want[kind] for kind in VEGETABLES)
    useful = any(offer.give[kind] and missing[kind] for kind in VEGETABLES) or not any(offer.want)
    gain = sum(offer.give) - sum(offer.want)
    most = lookup.limits.pantry
    room = not view.caps or (owned_pantry(mine) + gain <= most and owned_pantry(giver) - gain <= most)
    return m.Accept(offer.id) if possible and spared and useful and room else m.Decline(offer.id)
