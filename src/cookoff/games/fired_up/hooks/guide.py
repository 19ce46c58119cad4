"""Narration of Fired Up: the rules behind each choice, the chip and what it would bring."""

from collections.abc import Mapping
from typing import Any

from cookoff.engine import Event, Fact, Move, Phrase, Refusal, Seat
from cookoff.games.fired_up.content.components import Components
from cookoff.games.fired_up.rules import moves as m
from cookoff.games.fired_up.rules.events import HandsShown
from cookoff.games.fired_up.rules.move_checks import ASK_RULE
from cookoff.games.fired_up.rules.view import FiredUpView
from cookoff.games.grill.hooks.guide import GrillGuide, ingredient_phrase, place_phrase
from cookoff.games.grill.rules.cards import Counts

RULES: dict[type, tuple[str, ...]] = {
    m.Buy: ("FUP-40", "FUP-42"),
    m.Sell: ("FUP-41", "FUP-42"),
    m.PlaceChip: ("FUP-50", "FUP-55"),
    m.TakeIngredient: ("FUP-51", "FUP-43"),
    m.Reserve: ("FUP-52",),
    m.TakeTip: ("FUP-53",),
    m.TakeChili: ("FUP-54", "FUP-43"),
    m.SellChili: ("FUP-54",),
    m.Cook: ("FUP-60", "FUP-61"),
    m.TakeOff: ("FUP-70",),
}


class FiredUpGuide(GrillGuide):
    """See `Guide`."""

    def __init__(self) -> None:
        super().__init__(ASK_RULE, RULES)

    def facts(self, game: Any, view: FiredUpView | None, thing: Move | Event | Refusal) -> Mapping[str, Fact]:
        """The value and place of the chip that a choice is about, and the total of its bowl."""
        facts = dict(super().facts(game, view, thing))
        if isinstance(thing, HandsShown):
            facts["shown"] = tuple(_hand(game.components, seat, hand) for seat, hand in enumerate(thing.hands))
        if view is None or not isinstance(thing, m.Activation):
            return facts
        for chip in view.grill.lying:
            if chip.id == thing.chip:
                total = sum(other.value or 0 for other in view.grill.lying if other.place == chip.place)
                rates = game.components.rates
                facts |= {
                    "own": chip.value or 0,
                    "from": place_phrase(game.components, chip.place),
                    "price": total,
                    "paid": rates.sale * total,
                    "tip": rates.tip * (chip.value or 0),
                    "chili_paid": rates.chili_sale * (chip.value or 0),
                    "count": game.components.cards.chili_swap,
                }
        return facts


def _hand(components: Components, owner: Seat, hand: Counts) -> Phrase:
    """A hand that is shown."""
    cards = tuple(
        Phrase("hand-cards", {"count": count, "ingredient": ingredient_phrase(components, kind)})
        for kind, count in enumerate(hand)
        if count
    )
    return Phrase("hand-shown", {"owner": owner, "cards": cards}) if cards else Phrase("hand-empty", {"owner": owner})
