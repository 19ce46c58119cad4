"""What is told of structs: phrases that whoever words them needs no types for."""

from collections.abc import Mapping
from enum import Enum
from typing import Any

import pytest

from cookoff.engine import (
    EnumValue,
    Event,
    Fact,
    Move,
    Phrase,
    PlainGuide,
    Question,
    Refusal,
    Room,
    narrate_event,
    narrate_move,
    narrate_names,
    narrate_question,
    narrate_refusal,
)
from cookoff.games.grill.rules.moves import AimChip, CallChip
from cookoff.games.yatai.content.enums import Colour
from cookoff.games.yatai.rules.events import DishAdded, TurnBegun
from cookoff.i18n import Translator, languages
from cookoff.physics.port import Vec2
from cookoff.physics.queries import Aim, Style
from tests.conformance.rooms import ROOMS


class Spice(Enum):
    BLACK_PEPPER = 1
    SALT = 2


class Grind(Move, frozen=True):
    spice: Spice
    times: int
    also: tuple[Spice, ...] = ()
    strength: float = 0.5


class Ground(Event, frozen=True):
    grind: Grind
    by: int


class MillGuide(PlainGuide):
    """Asks for a spice and knows one thing more about it."""

    def question(self, _game: Any, view: Any) -> Question | None:
        return None if view is None else Question(Phrase("question-spice", {"wanted": Spice.SALT}), ("MIL-1",))

    def facts(self, _game: Any, view: Any, _thing: Any) -> Mapping[str, Fact]:
        return {} if view is None else {"mill": Phrase("mill", {"full": (Phrase("of", {"spice": Spice.SALT}),)})}

    def names(self, _game: Any) -> Mapping[str, Mapping[str, Fact]]:
        return {"jar": {"0": Spice.SALT, "1": Phrase("jar-empty")}}


GUIDE, GAME = MillGuide(), ROOMS[0].load(None)
PEPPER, SALT = EnumValue("Spice", "black-pepper"), EnumValue("Spice", "salt")
MOVE = Grind(Spice.BLACK_PEPPER, 2, (Spice.SALT,))


def test_a_move_is_narrated_by_its_fields_and_the_guide() -> None:
    mill = Phrase("mill", {"full": (Phrase("of", {"spice": SALT}),)})
    assert narrate_move(GUIDE, GAME, "a view", MOVE) == Phrase(
        "move-Grind", {"spice": PEPPER, "times": 2, "also": (SALT,), "mill": mill}
    )


def test_an_event_is_narrated_without_a_view_and_nested_structs_by_field() -> None:
    told = narrate_event(GUIDE, GAME, Ground(MOVE, 3))
    assert told == Phrase("event-Ground", {"spice": PEPPER, "times": 2, "also": (SALT,), "by": 3})


def test_questions_refusals_and_names_have_plain_wording() -> None:
    assert narrate_question(GUIDE, GAME, None) is None
    assert narrate_question(GUIDE, GAME, "a view") == Question(Phrase("question-spice", {"wanted": SALT}), ("MIL-1",))
    assert narrate_refusal(GUIDE, GAME, Refusal("MIL-2", "empty", {"left": 0})) == Phrase("refusal-empty", {"left": 0})
    assert narrate_names(GUIDE, GAME) == {"jar": {"0": SALT, "1": Phrase("jar-empty")}}
    assert narrate_names(PlainGuide(), GAME) == {}


@pytest.mark.parametrize("home", ROOMS, ids=lambda home: home.id)
def test_what_is_printed_has_a_name_in_every_language(home: Room) -> None:
    printed = narrate_names(home.guide, home.load(None))
    for language in languages(home):
        translator = Translator(home, language)
        for kind, names in printed.items():
            assert all(translator.value(kind, name) for name in names.values())
        assert translator.problems == []


def test_only_a_new_turn_starts_a_new_section_of_the_log() -> None:
    assert TurnBegun(0, 1).opens()
    assert not DishAdded(0, Colour.RED).opens()


def test_an_aim_is_one_of_many_and_a_call_is_not() -> None:
    assert AimChip(100, Aim(Vec2(0.0, 0.0), Style.LOB)).one_of_many()
    assert not CallChip(0, 1).one_of_many()
