"""What players are told: the rules behind choices, the facts of what is rare in random games."""

import pytest
from tests.games.fired_up.positions import BEEF, CHILI, EGG, GAME, PLACE_CHIP, RESERVE, TIP, opening, table
from tests.games.grill.grounds import launch, motion

from cookoff.engine import Phrase, Refusal
from cookoff.games.fired_up import ROOM
from cookoff.games.fired_up.rules import events as e
from cookoff.games.fired_up.rules import moves as m
from cookoff.games.grill.rules.chips import BARE
from cookoff.games.grill.rules.events import ChipCalled, ChipsSettled
from cookoff.games.grill.rules.moves import AimChip, AimChipSeen, CallChip, ThrowChip
from cookoff.games.grill.rules.recipes import GameEnded, RecipeCooked
from cookoff.i18n import Translator
from cookoff.physics.port import Vec2
from cookoff.physics.queries import Aim, Style

ENGLISH = Translator(ROOM, "en", ["Ann", "Ben"], me=0)
FRENCH = Translator(ROOM, "fr", ["Ann", "Ben"], me=1)


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            e.HandsShown(EGG, ((0,) * 7 + (2, 0, 1), (0,) * 10)),
            "The pile is empty (egg): everybody shows their hand. You: 2 × egg, 1 × chili, Ben: nothing",
            "La pile est vide (œuf) : chacun montre sa main. Ann : 2 × œuf, 1 × chili, Vous : rien",
        ),
        (e.CardsReturned(0, CHILI, 2), "You put 2 cards back: chili.", "Cartes remises par Ann : 2 (chili)."),
        (e.CardsReturned(1, EGG, 1), "Ben put one card back: egg.", "Cartes que vous remettez : 1 (œuf)."),
        (
            e.NothingLeft(1, EGG),
            "There is still nothing to take for Ben: egg.",
            "Il n'y a toujours rien à prendre pour vous : œuf.",
        ),
        (
            RecipeCooked(0, 0, (1, 5), 2, reserved=False),
            "You cooked Mountain and Tide: shiitake, noodles and 2 chili.",
            "Ann a cuisiné Montagne et marée : shiitaké, nouilles et 2 chilis.",
        ),
        (
            ChipCalled(1, 3, TIP),
            "Ben decided: the chip lies on tip.",
            "Vous : décision, le jeton est sur pourboire.",
        ),
        (
            ChipsSettled(motion(), ()),
            "Chips that lost their support dropped.",
            "Des jetons privés d'appui sont retombés.",
        ),
        (GameEnded("FUP-83"), "That was the last round.", "C’était la dernière manche."),
    ],
)
def test_what_is_rare_is_told_too(event: e.FiredUpEvent, english: str, french: str) -> None:
    assert ENGLISH.event(GAME, event) == english
    assert FRENCH.event(GAME, event) == french
    assert ENGLISH.problems == FRENCH.problems == []


def test_a_choice_names_the_chip_its_place_and_what_it_brings() -> None:
    state = table(chips=[(0, 200, EGG), (1, 400, EGG), (0, 100, BARE), (0, 600, TIP), (0, 400, PLACE_CHIP)])
    seen = GAME.view(state, 0)
    said = [ENGLISH.move(GAME, seen, move) for move in (m.Buy(0), m.Sell(0), m.TakeTip(3), m.SellChili(2))]
    assert said == [
        "The 200 (egg): buy a card for 600 yen",
        "The 200 (egg): sell a card for 1,200 yen",
        "The 600 (tip): take 1,800 yen",
        "The 100 (bare area): sell 2 chili cards for 200 yen",
    ]
    assert ENGLISH.move(GAME, seen, m.PlaceChip(4, 600, RESERVE)).endswith("put the 600 here: reserve a recipe")
    assert ENGLISH.move(GAME, seen, m.Cook(0, 0)).endswith("cook Mountain and Tide (chili in place of: nothing)")
    assert ENGLISH.move(GAME, seen, m.Cook(0, 0, BEEF)).endswith("(chili in place of: beef)")
    assert ENGLISH.problems == []


def test_throws_and_calls_are_worded_as_everybody_sees_them() -> None:
    seen = GAME.view(opening(), 0)
    shape = GAME.lookup.ground.shapes[EGG]
    at_egg = Aim(Vec2(shape.x, shape.y), Style.LOB)
    off = Aim(Vec2(0.1, -0.25), Style.BANK)
    said = [
        ENGLISH.move(GAME, seen, move)
        for move in (ThrowChip(100, launch()), AimChip(200, at_egg), AimChip(400, off), AimChipSeen(), CallChip(3, TIP))
    ]
    assert said == [
        "Throw the 100 chip",
        "Throw the 200 chip: lob at egg, from the near side",
        "Throw the 400 chip: bank at a point on the board, from the near side",
        "Throw a chip",
        "The chip lies on: tip",
    ]
    assert ENGLISH.problems == []


def test_the_rules_behind_every_choice_are_in_the_ledger() -> None:
    seen = GAME.view(opening(), 0)
    for move in (ThrowChip(100, launch()), CallChip(3, TIP), m.Buy(0), m.TakeOff(0)):
        assert all(ROOM.ledger.get(rule) for rule in ROOM.guide.rules(GAME, seen, move))
    question = ROOM.guide.question(GAME, seen)
    assert question is not None
    assert (question.phrase.id, question.rules) == ("question-throw", ("FUP-20",))
    assert ROOM.guide.tempting(GAME, seen) == ()


def test_a_refusal_may_be_about_what_does_not_exist() -> None:
    told = ENGLISH.refusal(GAME, Refusal("FUP-61", "not-in-recipe", {"recipe": 77, "ingredient": 55}))
    assert told == "77 does not ask for no place at all."
    placed = ROOM.guide.facts(GAME, None, Refusal("FUP-55", "no-such-place", {"place": 99}))
    assert placed == {"place": Phrase("goal-nowhere")}
