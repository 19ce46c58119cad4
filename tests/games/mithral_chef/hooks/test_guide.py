"""The guide, and a whole game told in both languages."""

import random
from typing import Any, get_args

import pytest
from tests.games.mithral_chef.paper import PaperTable
from tests.games.mithral_chef.positions import (
    GAME,
    NOW,
    SKEWERS,
    L,
    R,
    at_the_plating,
    kitchen,
    on_the_oven,
    opening,
    play,
)

from cookoff.bots.realtime import play_out
from cookoff.engine import BotContext, DecodedEntry, Live, Match, Phrase, Refusal, Score, room
from cookoff.games.mithral_chef.content.enums import FOREST, Hand, Pace, Vegetable
from cookoff.games.mithral_chef.hooks.guide import card_phrase, dice_phrases
from cookoff.games.mithral_chef.rules import events as e
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.state import Hunting, Offer, Plating
from cookoff.i18n import Translator
from cookoff.physics.handlers import dice_handlers

HOME = room("mithral-chef")
GUIDE = HOME.guide


@pytest.mark.slow
def test_a_game_between_bots_can_be_narrated() -> None:
    sources = dice_handlers(PaperTable())
    languages = [Translator(HOME, language, ["Anna", "Ben", "Carla"], me=1) for language in ("en", "fr")]
    happened: set[type] = set()

    def tell(step: DecodedEntry) -> None:
        for event in step.events:
            for translator in languages:
                translator.event(GAME, event)
            happened.add(type(event))

    class Reader:
        """Reads every choice and question before it plays."""

        def __init__(self, name: str) -> None:
            self.bot: Any = HOME.bots.levels[name]()

        def decide(self, context: BotContext, rng: Any) -> Any:
            question = GUIDE.question(GAME, context.view)
            if question is not None:
                assert all(translator.phrase(question.phrase) for translator in languages)
                assert all(HOME.ledger.get(rule) for rule in question.rules)
            for move in context.moves.discrete:
                assert all(translator.move(GAME, context.view, move) for translator in languages)
                assert all(HOME.ledger.get(rule) for rule in GUIDE.rules(GAME, context.view, move))
            return self.bot.decide(context, rng)

    match = Match.start(GAME, 3, Live(random.Random(0), sources), sink=lambda _line: None)
    bots = [(Reader(name), random.Random(0)) for name in ("casual", "expert", "casual")]
    play_out(match, bots, sources, tell)
    assert [translator.problems for translator in languages] == [[], []]
    assert len(happened) > 20


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_that_may_happen_has_words(language: str) -> None:
    translator = Translator(HOME, language, ["Anna", "Ben"], me=0)
    told = [
        e.SentHome(0, L),
        e.CardMixed(0, L, 3, "hart-d8", escaped=True),
        e.GameReleased(1, R, "beast-d6", 4),
        e.DieReturned(0, L, Vegetable.ONION),
        e.Closed(),
        e.Answered(0, True),
        e.Answered(1, False),
        e.ShowdownWon(1),
    ]
    assert all(translator.event(GAME, event) for event in told)
    assert translator.event(GAME, e.CardMixed(0, L, 3, "tracks")) == ""
    for kind in (m.Begin(), m.SendHome(0, L), m.Serve(1, R), m.Close(), m.WantShowdown(True), m.WantShowdown(False)):
        assert translator.move(GAME, GAME.view(kitchen(2), 0), kind)
    assert translator.problems == []


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_final_points_are_named_by_their_source(language: str) -> None:
    translator = Translator(HOME, language, ["Anna", "Ben"], me=0)
    text = translator.event(GAME, e.Scored(Score(1, "MIT-81", -3)))
    assert translator.say("score-mit-81") in text
    assert "Ben" in text
    assert "-3" in text
    assert "MIT" not in text


def test_every_move_has_its_rules() -> None:
    view = GAME.view(kitchen(2), 0)
    from cookoff.games.mithral_chef.hooks.guide import MOVE_RULES

    assert set(MOVE_RULES) == set(get_args(GAME.types.move))
    for rules in MOVE_RULES.values():
        assert all(HOME.ledger.get(rule) for rule in rules)
    assert GUIDE.rules(GAME, view, m.TakeGame(L)) == ("MIT-31", "MIT-33")


def test_a_questing_beast_has_a_rule_of_its_own() -> None:
    state = kitchen(2)
    play(state, 0, m.EnterForest(L))
    play(state, 0, m.Flip(L, 3), state.forest.index("beast-d8"), at=NOW + 3000)
    assert GUIDE.rules(GAME, GAME.view(state, 0), m.TakeGame(L)) == ("MIT-32", "MIT-33")


def test_questions_say_what_both_hands_are_at() -> None:
    def asked(state: Any, seat: int | None = 0) -> Phrase | None:
        question = GUIDE.question(GAME, GAME.view(state, seat))
        return None if question is None else question.phrase

    assert asked(opening(2)) == Phrase("question-countdown")
    assert asked(kitchen(2), None) is None
    state = kitchen(2)
    play(state, 0, m.EnterForest(L))
    play(state, 0, m.EnterPantry(R))
    assert asked(state) == Phrase("question-play", {"left": Phrase("hand-forest"), "right": Phrase("hand-pantry")})
    play(state, 0, m.Flip(L, 3), state.forest.index("hart-d8"), at=NOW + 3000)
    play(state, 0, m.Draw(R), Vegetable.ONION, at=NOW + 3000)
    found = asked(state)
    assert found is not None
    assert found.facts == {
        "left": Phrase("hand-forest-open", {"card": card_phrase("hart-d8")}),
        "right": Phrase("hand-pantry-open", {"die": Vegetable.ONION}),
    }
    other = kitchen(2)
    on_the_oven(other, 0, L, SKEWERS, ["hart-d8"])
    at_the_plating(other, 0, R, "wolf-ragout", ["wolf-d6"], 5)
    found = asked(other)
    assert found is not None
    assert found.facts == {
        "left": Phrase("hand-oven", {"recipe": SKEWERS}),
        "right": Phrase("hand-plating", {"recipe": "wolf-ragout", "dice": 0}),
    }
    tied = kitchen(2)
    play(tied, -1, m.Close(), at=tied.until)
    assert asked(tied) == Phrase("question-vote")
    play(tied, 0, m.WantShowdown(False), at=tied.until)
    assert asked(tied) is None


def test_facts_name_cards_dice_and_offers() -> None:
    state = kitchen(2)
    dish = at_the_plating(state, 0, L, SKEWERS, ["hart-d8"], 6)
    view = GAME.view(state, 0)
    assert GUIDE.facts(GAME, view, m.Place(L, 0, Pace.CALM))["die"] == card_phrase("hart-d8")
    assert GUIDE.facts(GAME, view, m.Place(L, 1, Pace.CALM))["die"] is Vegetable.ONION
    for nothing in (m.Place(R, 0, Pace.CALM), m.Keep(R), m.TakeGame(R), m.Accept(9)):
        assert GUIDE.facts(GAME, view, nothing) == {}
    assert GUIDE.facts(GAME, None, e.Served(0, L, dish))["plate"] == 6
    offered = GUIDE.facts(GAME, None, e.Declined(Offer(0, 1, 0, (2, 0, 0), (0, 0, 0))))
    assert offered == {"seat": 1, "to": 0, "give": dice_phrases((2, 0, 0)), "want": Phrase("no-dice")}
    assert dice_phrases((0, 0, 0)) == Phrase("no-dice")
    assert card_phrase("tracks") == Phrase("animal-tracks")
    refusal = Refusal("MIT-33", "no-die", {"card": "hart-d8"})
    assert GUIDE.facts(GAME, None, refusal) == {"card": card_phrase("hart-d8")}
    state.players[0].chefs[R].station, state.players[0].chefs[R].work = FOREST, Hunting()
    assert GUIDE.facts(GAME, GAME.view(state, 0), m.TakeGame(R)) == {}
    assert isinstance(state.players[0].chefs[L].work, Plating)


def test_cooking_is_tempting() -> None:
    state = kitchen(2, seats={0: {"recipes": [SKEWERS]}})
    assert GUIDE.tempting(GAME, GAME.view(state, 0)) == (m.EnterOven(Hand.LEFT, SKEWERS, ()),)
    assert GUIDE.tempting(GAME, GAME.view(state, None)) == ()
