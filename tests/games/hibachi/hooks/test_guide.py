"""What players of Hibachi are told besides."""

import pytest
from msgspec.structs import replace
from tests.games.hibachi.positions import BEEF, EGG, GAME, LAUNCH, OUT, hold, motion, opening, put, rest, traded

from cookoff.engine import Phrase, Refusal
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.market.rules import events as e
from cookoff.games.grill.market.rules import moves as m
from cookoff.games.grill.rules.chips import BARE, DOUBT
from cookoff.games.grill.rules.chips import OUT as IS_OUT
from cookoff.games.grill.rules.events import ChipFlew, ChipsBack, ChipsShown, Known, Lies
from cookoff.games.grill.rules.moves import AimChip, CallChip
from cookoff.games.grill.rules.recipes import CardBought, RecipeReserved, RecipesDealt
from cookoff.games.hibachi.hooks.guide import HibachiGuide
from cookoff.games.hibachi.rules.chili import Cook
from cookoff.physics.port import Vec2
from cookoff.physics.queries import Aim, Style

GUIDE = HibachiGuide()


def test_a_seller_is_told_the_total_of_all_and_a_buyer_the_own_total() -> None:
    state = traded(2, EGG, (0, 400), (1, 300))
    state.grill.lying = tuple(replace(chip, shown=True) for chip in state.grill.lying)
    for ask, fact, price in ((Ask.SELL, "total", 700), (Ask.BUY, "price", 400)):
        seen = GAME.view(put(state, ask=ask, bowl=EGG, seat=0), 0)
        question = GUIDE.question(GAME, seen)
        assert question is not None
        assert question.phrase.facts["ingredient"] == Phrase("place-egg")
        assert question.phrase.facts[fact] == price


def test_a_winner_is_told_which_space_and_by_which_rule() -> None:
    seen = GAME.view(put(opening(), ask=Ask.USE, space=3), 0)
    question = GUIDE.question(GAME, seen)
    assert question is not None
    assert question.phrase.facts["space"] == Phrase("place-reserve")
    assert GUIDE.rules(GAME, seen, m.UseSpace()) == ("HIB-31", "HIB-35")
    assert GUIDE.rules(GAME, seen, m.Buy()) == ("HIB-44",)
    assert GUIDE.question(GAME, GAME.view(put(opening(), ask=Ask.NOTHING), 0)) is None


@pytest.mark.parametrize(
    ("place", "phrase"),
    [
        (EGG, Phrase("landed-on", {"goal": Phrase("place-egg")})),
        (BARE, Phrase("landed-bare")),
        (IS_OUT, Phrase("landed-out")),
        (DOUBT, Phrase("landed-doubt")),
    ],
)
def test_where_a_throw_ended(place: int, phrase: Phrase) -> None:
    flown = ChipFlew(0, 4, None, LAUNCH, motion(rest(4, OUT)), (Lies(2, BARE), Lies(4, place)))
    assert GUIDE.facts(GAME, None, flown) == {"landed": phrase}


def test_aims_and_calls_name_their_goal() -> None:
    shape = GAME.lookup.ground.shapes[BEEF]
    at_beef = AimChip(100, Aim(Vec2(shape.x, shape.y), Style.LOB))
    assert GUIDE.facts(GAME, None, at_beef) == {"goal": Phrase("place-beef")}
    assert GUIDE.facts(GAME, None, AimChip(100, Aim(Vec2(0.5, 0.5), Style.LOB))) == {"goal": Phrase("goal-point")}
    assert GUIDE.facts(GAME, None, CallChip(0, 99))["goal"] == Phrase("goal-nowhere")


def test_events_name_ingredients_recipes_and_chips() -> None:
    def facts(thing: object) -> object:
        return GUIDE.facts(GAME, None, thing)  # type: ignore[arg-type]  # events and moves

    assert facts(ChipsShown((Known(0, 100), Known(3, 600)))) == {"known": "100, 600"}
    assert facts(ChipsBack((1, 2))) == {"count": 2}
    assert facts(e.CardsDealt((EGG, BEEF))) == {"cards": (Phrase("place-egg"), Phrase("place-beef"))}
    assert facts(m.Sell(2)) == {"cards": 2}
    assert facts(RecipesDealt((0,))) == {"recipes": (Phrase("recipe-surf-and-turf"),)}
    assert facts(RecipeReserved(0, 1)) == {"recipe": Phrase("recipe-mushroom-rice")}
    assert facts(CardBought(0, EGG, 100)) == {"ingredient": Phrase("place-egg")}
    assert facts(m.Keep(EGG)) == {"ingredient": Phrase("place-egg")}
    assert facts(e.SpaceWon(0, 1, 100)) == {"space": Phrase("place-bonus-throw")}
    plain = {"recipe": Phrase("recipe-surf-and-turf"), "with_chili": "no", "chili_for": None}
    assert facts(Cook(0)) == plain
    assert facts(Cook(0, BEEF)) == plain | {"with_chili": "yes", "chili_for": Phrase("place-beef")}
    assert facts(Refusal("HIB-44", "too-poor", {"price": 1})) == {}


def test_what_one_may_want_to_do_is_tempting() -> None:
    state = opening()
    hold(state, 0)
    assert GUIDE.tempting(GAME, GAME.view(put(state, ask=Ask.BUY), 0)) == (m.Buy(),)
    assert GUIDE.tempting(GAME, GAME.view(put(state, ask=Ask.COOK), 0)) == (Cook(0), Cook(1), Cook(2))
    assert GUIDE.tempting(GAME, GAME.view(put(state, ask=Ask.KEEP), 0)) == ()
