"""Texts for players of Mithral Chef: the current question, the rules behind each command, cards by name."""

from collections.abc import Mapping
from typing import Any

import msgspec

from cookoff.engine import AnyGame, Event, Fact, Move, Phrase, PlainGuide, Question, Refusal
from cookoff.games.mithral_chef.content.enums import BEAST, Hand, Phase, animal_of
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.dice import vegetable
from cookoff.games.mithral_chef.rules.events import Scored
from cookoff.games.mithral_chef.rules.state import Cooking, Foraging, Hunting, Offer, Plating
from cookoff.games.mithral_chef.rules.view import MithralView

MOVE_RULES: dict[type, tuple[str, ...]] = {
    m.EnterForest: ("MIT-21", "MIT-35"),
    m.Flip: ("MIT-30", "MIT-34"),
    m.TakeGame: ("MIT-31", "MIT-33"),
    m.Ignore: ("MIT-31",),
    m.ReleaseGame: ("MIT-35",),
    m.EnterPantry: ("MIT-21", "MIT-41"),
    m.Draw: ("MIT-40", "MIT-41"),
    m.Keep: ("MIT-40", "MIT-42"),
    m.PutBack: ("MIT-40",),
    m.ReturnDie: ("MIT-42",),
    m.EnterOven: ("MIT-50", "MIT-51"),
    m.Roll: ("MIT-52", "MIT-54", "MIT-55"),
    m.Stop: ("MIT-56", "MIT-57"),
    m.EnterPlating: ("MIT-60",),
    m.Place: ("MIT-61", "MIT-62", "MIT-63"),
    m.TakeOrder: ("MIT-70", "MIT-71", "MIT-73"),
    m.Leave: ("MIT-24", "MIT-28"),
    m.MakeOffer: ("MIT-23",),
    m.Accept: ("MIT-23", "MIT-42"),
    m.Decline: ("MIT-23",),
    m.Withdraw: ("MIT-23",),
    m.WantShowdown: ("MIT-83",),
    m.Begin: ("MIT-12",),
    m.SendHome: ("MIT-27",),
    m.Serve: ("MIT-63",),
    m.Close: ("MIT-72", "MIT-83"),
}
"""The rules behind each command."""


class MithralGuide(PlainGuide):
    """See `Guide`."""

    def question(self, _game: AnyGame, view: MithralView) -> Question | None:
        """See `Guide`: what each hand is doing."""
        if view.phase is Phase.OVER or view.me is None or view.me not in view.chefs:
            return None
        if view.phase is Phase.COUNTDOWN:
            return Question(Phrase("question-countdown"), ("MIT-12",))
        if view.phase is Phase.VOTE:
            return Question(Phrase("question-vote"), ("MIT-83",))
        left, right = (_hand_phrase(chef.work) for chef in view.players[view.me].chefs)
        return Question(Phrase("question-play", {"left": left, "right": right}), ("MIT-20", "MIT-22"))

    def rules(self, _game: AnyGame, view: MithralView, move: Move) -> tuple[str, ...]:
        """See `Guide`."""
        if isinstance(move, m.TakeGame) and view.me is not None:
            work = view.players[view.me].chefs[move.hand].work
            if isinstance(work, Hunting) and work.card is not None and animal_of(work.card) is BEAST:
                return ("MIT-32", "MIT-33")
        return MOVE_RULES[type(move)]

    def facts(self, _game: AnyGame, view: MithralView | None, thing: Move | Event | Refusal) -> Mapping[str, Fact]:
        """See `Guide`."""
        fields: Mapping[str, Any] = thing.facts if isinstance(thing, Refusal) else msgspec.structs.asdict(thing)
        facts: dict[str, Fact] = {}
        if isinstance(fields.get("card"), str):
            facts["card"] = card_phrase(fields["card"])
        if isinstance(fields.get("game"), tuple):
            facts["game"] = tuple(card_phrase(card) for card in fields["game"])
        meal = fields.get("meal") or (fields["dish"].meal if "dish" in fields else None)
        if meal is not None:
            facts |= {"recipe": meal.recipe, "game": tuple(card_phrase(card) for card in meal.game)}
        if "dish" in fields:
            facts["plate"] = fields["dish"].plate
        if "offer" in fields and not isinstance(fields["offer"], int):
            facts |= _offer_facts(fields["offer"])
        if isinstance(thing, m.MakeOffer):
            facts |= {"give": dice_phrases(thing.give), "want": dice_phrases(thing.want)}
        if "rolled" in fields:
            facts |= {"number": len(fields["rolled"]), "sum": sum(die.face for die in fields["dice"])}
            facts |= {"off": sum(not die.counts for die in fields["dice"])}
        if isinstance(thing, Scored):
            facts["what"] = Phrase(f"score-{thing.score.rule.lower()}")
        if isinstance(thing, m.Roll):
            facts["number"] = len(thing.dice)
        if view is not None and view.me is not None:
            facts |= _at_hand(view, view.me, thing)
        return facts

    def tempting(self, _game: AnyGame, view: MithralView) -> tuple[Move, ...]:
        """See `Guide`: cooking every recipe on the table."""
        if view.me is None or view.me not in view.chefs:
            return ()
        player = view.players[view.me]
        return tuple(m.EnterOven(Hand.LEFT, recipe, player.game[:2]) for recipe in player.recipes)

    def names(self, game: Any) -> Mapping[str, Mapping[str, Fact]]:
        """See `Guide`."""
        return {"card": {card: card_phrase(card) for card in dict.fromkeys(game.components.spread())}}


def card_phrase(card: str) -> Phrase:
    """The name of a forest card."""
    animal, _, die = card.partition("-")
    return Phrase("card-with-die", {"animal": animal, "die": die}) if die else Phrase(f"animal-{animal}")


def dice_phrases(counts: tuple[int, ...]) -> tuple[Phrase, ...] | Phrase:
    """The names of pantry dice."""
    names = ("onion", "eggplant", "pepper")
    found = tuple(
        Phrase("some-dice", {"count": count, "vegetable": Phrase(f"vegetable-{name}")})
        for name, count in zip(names, counts, strict=True)
        if count
    )
    return found or Phrase("no-dice")


def _offer_facts(offer: Offer) -> dict[str, Fact]:
    give, want = dice_phrases(offer.give), dice_phrases(offer.want)
    return {"seat": offer.seat, "to": offer.to, "give": give, "want": want}


def _hand_phrase(work: Hunting | Foraging | Cooking | Plating | None) -> Phrase:
    match work:
        case None:
            return Phrase("hand-home")
        case Hunting(_, str(card)):
            return Phrase("hand-forest-open", {"card": card_phrase(card)})
        case Hunting():
            return Phrase("hand-forest")
        case Foraging(_, die) if die is not None:
            return Phrase("hand-pantry-open", {"die": die})
        case Foraging():
            return Phrase("hand-pantry")
        case Cooking(meal):
            return Phrase("hand-oven", {"recipe": meal.recipe})
        case _:
            return Phrase("hand-plating", {"recipe": work.dish.meal.recipe, "dice": len(work.tower)})


def _at_hand(view: MithralView, seat: int, thing: Move | Event | Refusal) -> dict[str, Fact]:
    """Facts about a choice from the point of view of the seat that has it."""
    match thing:
        case m.TakeGame(hand) | m.Ignore(hand):
            work = view.players[seat].chefs[hand].work
            return {"card": card_phrase(work.card)} if isinstance(work, Hunting) and work.card else {}
        case m.Keep(hand) | m.PutBack(hand):
            work = view.players[seat].chefs[hand].work
            return {"die": work.die} if isinstance(work, Foraging) else {}
        case m.Place(hand, die):
            work = view.players[seat].chefs[hand].work
            if isinstance(work, Plating):
                meal = work.dish.meal
                kind = vegetable(meal, die)
                return {"die": card_phrase(meal.game[die]) if kind is None else kind}
            return {}
        case m.Accept(number) | m.Decline(number) | m.Withdraw(number):
            offers = [offer for offer in view.offers if offer.id == number]
            return _offer_facts(offers[0]) if offers else {}
        case _:
            return {}
