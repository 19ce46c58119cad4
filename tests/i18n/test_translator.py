"""Structs into sentences."""

from dataclasses import replace
from enum import IntEnum
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cookoff.engine import TABLE, BadInput, Event, Move, Phrase, Refusal, Room, room
from cookoff.i18n import Translator


class Flavour(IntEnum):
    SALT = 0
    SOUR_SWEET = 1


class Season(Move, frozen=True):
    flavour: Flavour
    spoon: Flavour
    stall: int
    place: int
    hot: bool
    note: str


class Tasted(Event, frozen=True):
    inner: Phrase
    gift: Flavour | None


MESSAGES = """
flavour-salt = salt
flavour-sour-sweet = sweet and sour
spoon-salt = a spoon of salt
move-Season = { $spoon } of { $flavour } for { SEAT($stall) } ({ ME($stall) }),
    place { NTH($place) }, hot { $hot }, { $note }
note-well-done = done
event-Tasted = [{ $gift }]{ $id }
refusal-too-salty = { $flavours } { $spare }
broken = { $missing }
only-attribute =
    .label = x
"""


class Kitchen(Room):
    """A room whose wording is in a folder of the test."""

    @cached_property
    def home(self) -> Traversable:
        return Path(self.package)


@pytest.fixture
def kitchen(tmp_path: Path) -> Room:
    (tmp_path / "locales").mkdir()
    (tmp_path / "locales" / "en.ftl").write_text(MESSAGES, "utf-8")
    (tmp_path / "locales" / "xx.ftl").write_text("flavour-salt = sel\n", "utf-8")
    yatai = room("yatai")
    return Kitchen(id="kitchen", package=str(tmp_path), load=yatai.load, bots=yatai.bots)


GAME: Any = None


def test_a_moves_fields_become_words(kitchen: Room) -> None:
    translator = Translator(kitchen, "en", ["Anna", "Ben"], me=1)
    move = Season(Flavour.SOUR_SWEET, Flavour.SALT, 0, 2, True, "WELL_DONE")
    said = translator.move(GAME, None, move)
    assert said == "a spoon of salt of sweet and sour for Anna (no), place 3, hot yes, done"
    mine = msgspec.structs.replace(move, stall=1, hot=False, note="raw")
    assert translator.move(GAME, None, mine).endswith("for You (yes), place 3, hot no, raw")
    assert translator.problems == []


def test_a_name_missing_in_the_language_is_english(kitchen: Room) -> None:
    translator = Translator(kitchen, "xx")
    assert translator.thing(Flavour.SALT) == "sel"
    assert translator.thing(Flavour.SOUR_SWEET) == "sweet and sour"


def test_the_fields_of_a_struct_inside_stand_beside_the_others(kitchen: Room) -> None:
    translator = Translator(kitchen, "en")
    assert translator.event(GAME, Tasted(Phrase("x"), None)) == "[]x"
    assert translator.event(GAME, Tasted(Phrase("x"), Flavour.SALT)) == "[salt]x"


def test_several_things_are_listed(kitchen: Room) -> None:
    translator = Translator(kitchen, "en")
    facts = {"flavours": (Flavour.SALT, Phrase("spoon-salt")), "spare": 2}
    assert translator.say("refusal-too-salty", **facts) == "salt, a spoon of salt 2"  # type: ignore[arg-type]
    assert translator.refusal(GAME, Refusal("X-1", "too-salty", {"flavours": "soy", "spare": 1})) == "soy 1"


def test_a_text_without_wording_is_shown_as_is(kitchen: Room) -> None:
    class Unheard(Event, frozen=True):
        loud: bool

    class Silence(Event, frozen=True):
        pass

    translator = Translator(kitchen, "en")
    assert translator.event(GAME, Unheard(True)) == "Unheard: loud yes"
    assert translator.event(GAME, Silence()) == "Silence"
    assert translator.refusal(GAME, Refusal("X-1", "unheard-of")) == "unheard-of"


@pytest.mark.parametrize("message", ["nowhere", "only-attribute", "broken"])
def test_wrong_messages_are_noted(kitchen: Room, message: str) -> None:
    translator = Translator(kitchen, "en")
    translator.say(message)
    assert [problem.partition(":")[0] for problem in translator.problems] == [message]


def test_a_malformed_message_is_an_error_that_quotes_it(kitchen: Room, tmp_path: Path) -> None:
    (tmp_path / "locales" / "en.ftl").write_text("fine = yes\nnot a message\n", "utf-8")
    with pytest.raises(BadInput, match=r"en\.ftl: not a message: 'not a message'"):
        Translator(kitchen, "en")


def test_players_have_names_and_the_reader_is_you(kitchen: Room) -> None:
    translator = Translator(kitchen, "en", ["Anna", "Ben"], me=0)
    assert [translator.name(seat) for seat in (0, 1, 2, TABLE)] == ["You", "Ben", "Seat 2", "The table"]
    assert Translator(None, "fr", ["Anna"], me=0).name(0) == "Vous"


@pytest.mark.parametrize(("language", "nobody"), [("en", "nobody"), ("de", "niemand")])
def test_none_is_nobody_in_a_message(kitchen: Room, tmp_path: Path, language: str, nobody: str) -> None:
    message = "who = { SEAT($seat) }, { ME($seat) }, { NTH($seat) }\n"
    (tmp_path / "locales" / f"{language}.ftl").write_text(message, "utf-8")
    translator = Translator(kitchen, language, ["Anna"], me=0)
    assert translator.say("who", seat=None) == f"{nobody}, no, –"
    assert translator.say("who", seat=0) == f"{translator.name(0)}, yes, 1"
    assert translator.problems == []


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_a_rule_is_one_line(language: str) -> None:
    translator = Translator(room("yatai"), language)
    for rule in room("yatai").ledger.rule:
        assert "\n" not in translator.rule(rule.id)
        assert len(translator.rule(rule.id)) > 40
    assert translator.problems == []


def test_rooms_compare_by_what_they_are() -> None:
    assert replace(room("yatai")) == room("yatai")
