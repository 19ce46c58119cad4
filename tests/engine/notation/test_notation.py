"""The text form: how it looks, that it is derived from types, and what is refused."""

import re
from enum import Enum, IntEnum
from types import SimpleNamespace
from typing import Annotated, Any

import msgspec
import pytest

from cookoff.engine import BadInput, Move, Notation, room
from cookoff.engine.notation.forms import Forms
from cookoff.engine.notation.tokens import parse
from cookoff.games.yatai.content.enums import Line
from cookoff.games.yatai.rules.moves import Push

YATAI = room("yatai").load(None)


class Shade(Enum):
    DARK_RED = "dark"
    PALE = "pale"


class Size(IntEnum):
    S = 1


class Alike(Enum):
    A_B = 1
    a_b = 2


class Wrap(msgspec.Struct, tag=True, frozen=True):
    size: Size
    left: Annotated[int, msgspec.Meta(ge=0)] = 0


class Box(msgspec.Struct, tag=True, frozen=True):
    inside: tuple[str, ...]
    weight: float = 1.5


class Tidy(Move, frozen=True):
    what: Wrap | Box | None
    pair: tuple[int, bool] = (1, True)
    shade: Shade | None = None
    tilt: float = 0.0


class Rest(Move, frozen=True):
    pass


class Place(msgspec.Struct):
    name: Annotated[str, msgspec.Meta(title="Name")]
    rows: list[tuple[int, ...]] = msgspec.field(default_factory=list)
    box: Box | None = None


GAME: Any = SimpleNamespace(
    id="tidy",
    rules_version=2,
    components_hash="0123456789abcdef",
    types=SimpleNamespace(move=Tidy | Rest, event=Rest, state=Place, view=Place, options=Place),
)
TEXT = Notation(GAME)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Rest(), "rest"),
        (Tidy(None), "tidy -"),
        (Tidy(None, tilt=-0.0), "tidy - [1 yes] - -0.0"),
        (Tidy(Wrap(Size.S, 3)), "tidy (wrap s 3)"),
        (Tidy(Box(("a", "two words", "no", "-"))), 'tidy (box [a "two words" no "-"])'),
        (Tidy(Wrap(Size.S), (-4, False), Shade.DARK_RED), "tidy (wrap s) [-4 no] dark-red"),
    ],
)
def test_a_move_is_its_name_and_its_fields(move: Move, text: str) -> None:
    assert TEXT.move(move) == text
    assert TEXT.parse_move(text) == move


def test_it_reads_as_players_speak() -> None:
    notation = Notation(YATAI)
    assert notation.move(Push("drinks-2", Line.C3)) == "push drinks-2 c3"
    assert notation.parse_move("  push  drinks-2 c3 ") == Push("drinks-2", Line.C3)
    assert "push <tile: word> <line: c1|c2|c3|r1|r2>" in notation.usages()


def test_a_position_names_game_rules_and_components() -> None:
    place = Place("kitchen", [(1, 1, 1, 2), (), ()], Box(("x",), 0.25))
    text = TEXT.position(place)
    assert text == "tidy/2/01234567 kitchen [[1*3 2] [] []] (box [x] 0.25)"
    assert TEXT.parse_position(text) == place
    assert TEXT.view(Place("hall")) == "hall"
    assert TEXT.view(Place("hall", box=Box((), 1.5))) == "hall [] (box [])"
    assert TEXT.parse_position("tidy/2/01234567 hall").rows == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "nothing: write one of tidy, rest"),
        ("dance", "dance: write one of tidy, rest"),
        ("(rest)", "a bracket where a word or a number is expected"),
        ("rest now", "1 values, rest expected"),
        (
            "tidy",
            "0 values, tidy <what: wrap|box|-> <pair: [number yes|no]> <shade: dark-red|pale|->",
        ),
        ("tidy box", "box: brackets are expected here"),
        ("tidy (cup)", "cup: write one of wrap, box"),
        ("tidy ()", "nothing: write one of wrap, box"),
        ("tidy (wrap xl)", "xl: write one of s"),
        ("tidy (wrap s -1)", ": it must be at least 0"),
        ("tidy (wrap s some)", "some: a number is expected"),
        ("tidy - [1]", "1 values in brackets, 2 expected"),
        ("tidy - [1 maybe]", "maybe: write one of yes, no"),
        ("tidy (wrap s", "')' is missing at the end"),
        ("tidy (wrap s]", "']' closes nothing that is open"),
        ('tidy (box ["a)', "not a word, a number, a string or a bracket"),
        ('tidy (box ["\\x"])', "not a string"),
        ("tidy (box [*3])", "*3: repeats the item before it"),
        ("tidy (box [a*99999])", "*99999: repeats the item before it"),
        ("(" * 100, "nested too deeply"),
    ],
)
def test_what_is_no_move_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadInput, match=re.escape(said)):
        TEXT.parse_move(text)


@pytest.mark.parametrize("text", ["", "yatai/4/00000000 yes", "tidy/1/01234567 hall"])
def test_a_position_of_another_game_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="not a position of tidy/2/01234567"):
        TEXT.parse_position(text)


@pytest.mark.parametrize("kind", [int | str, bytes, Alike, int | Rest])
def test_a_type_without_a_text_form_is_named(kind: Any) -> None:
    with pytest.raises(TypeError):
        Forms().of(msgspec.inspect.type_info(kind))


def test_a_nested_struct_stands_in_brackets() -> None:
    form = Forms().of(msgspec.inspect.type_info(Place))
    assert form.write(Place("hall", [(2,)])) == "(hall [[2]])"
    assert form.read(parse("(hall [[2]])")[0]) == {"name": "hall", "rows": [[2]]}
    assert form.hint == "(place)"


def test_one_of_several_structs_names_itself() -> None:
    form = Forms().of(msgspec.inspect.type_info(Wrap | Box))
    assert form.write(Wrap(Size.S)) == "(wrap s)"
    assert form.hint == "wrap|box"
