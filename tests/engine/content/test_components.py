"""Component files: errors that point at the line."""

from pathlib import Path
from typing import Annotated

import msgspec
import pytest
from msgspec import Meta

from cookoff.engine import BadInput, room
from cookoff.engine.content.components import FILE, BadField, Problem, TomlSource, hash_of, line_of, notes_of

TEXT = """# a comment
rounds = 3

[stall]
size = 4

[[card]]
name = "one"
cost = 1

[[card]]
name = "two"
cost = 2

[board]
rows = [
    ["a", "b"],
    ["c", "d"],
]
"""


class Stall(msgspec.Struct, forbid_unknown_fields=True):
    size: int


class Card(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    cost: Annotated[int, Meta(ge=0)]


class Board(msgspec.Struct):
    rows: list[list[str]]


class Box(msgspec.Struct, forbid_unknown_fields=True):
    rounds: int
    stall: Stall
    card: list[Card]
    board: Board


def test_a_good_file_is_read() -> None:
    assert TomlSource(TEXT, "box.toml").decode(Box).card[1] == Card("two", 2)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("rounds = 3", 'rounds = "three"', r"box\.toml:2: rounds: it must be a whole number"),
        ("size = 4", "size = 4.5", r"box\.toml:5: stall\.size: it must be a whole number"),
        ("cost = 2", "cost = -2", r"box\.toml:13: card\[1\]\.cost: it must be at least 0"),
        ('name = "two"\n', "", r"box\.toml:11: card\[1\]: name is missing"),
        ("cost = 1", "cost = 1\ncolour = 1", r"box\.toml:10: card\[0\]\.colour: .*there is no field colour"),
        ('["c", "d"]', '["c", 4]', r"box\.toml:18: board\.rows\[1\]\[1\]: it must be a text"),
        ("rounds = 3", "", r"box\.toml: rounds is missing"),
        ("rounds = 3", "rounds = ", r"box\.toml: not TOML: "),
    ],
)
def test_an_error_names_file_line_and_field(old: str, new: str, message: str) -> None:
    assert old in TEXT
    with pytest.raises(BadInput, match=message):
        TomlSource(TEXT.replace(old, new), "box.toml").decode(Box)


@pytest.mark.parametrize(
    ("field", "line"),
    [("rounds", 2), ("stall.size", 5), ("card[0]", 7), ("card[1].name", 12), ("card[1].nothing", 11),
     ("board.rows", 16), ("board.rows[1]", 18), ("board.rows[0][1]", 17), ("nowhere", None), ("", None), ("card", 7)],
)  # fmt: skip
def test_lines_are_found(field: str, line: int | None) -> None:
    assert line_of(TEXT, field) == line


@pytest.mark.parametrize("part", ["a", '"a b"', "'a'"])
@pytest.mark.parametrize("dot", [".", " . "])
def test_a_key_of_many_parts_is_refused_before_it_is_parsed(part: str, dot: str) -> None:
    deep = dot.join([part] * 60_000)
    for text in (f"rounds = 3\n{deep} = 1\n", f"rounds = 3\n[{deep}]\n", f"rounds = 3\nx = {{ {deep} = 1 }}\n"):
        with pytest.raises(BadInput, match=r"^here:2: a key has more than 16 parts$"):
            TomlSource(text, "here").decode(Stall)


def test_long_texts_and_numbers_are_no_deep_keys() -> None:
    text = f"size = 4 # {'a long comment ... ' * 5_000}and {'w' * 200_000}\n"
    assert TomlSource(text, "here").decode(Stall).size == 4


def test_a_form_learns_which_field_is_wrong() -> None:
    with pytest.raises(BadField) as found:
        TomlSource(TEXT.replace("cost = 2", "cost = -2"), "box.toml").decode(Box)
    assert (found.value.field, found.value.problem) == ("card[1].cost", "it must be at least 0")


def test_comments_describe_fields_and_parts() -> None:
    text = """\
# A box.
#
# Of cards.

rounds = 3  # book

# The stall,
# as reported.
[stall]
size = 4
name = "#1" # not of a "quoted" word

# Every card.
[[card]]
cost = 1
[[card]]
cost = 2  # dearer
"""
    assert notes_of(text) == {
        "": "A box.  Of cards.",
        "rounds": "book",
        "stall": "The stall, as reported.",
        "card": "Every card.",
        "card[1].cost": "dearer",
    }
    assert notes_of("rounds = 3\n") == {}
    assert notes_of("# of it\nrounds = 3\n") == {"rounds": "of it"}


NESTED = """\
size = 3
names = ["one", "two"]

[[card]]
size = 1
[[card]]
size = 2

[box.small]
size = 4
[box.large]
size = 5 # a comment

[board]
rows = [ # written one a line
    ["a", "b"],

    # a comment among them
    ["c", "d"],
]
packed = [
    1, 2, 3]
"""


@pytest.mark.parametrize(
    ("field", "line"),
    [
        ("size", 1),
        ("names[1]", 2),
        ("card", 4),
        ("card[0].size", 5),
        ("card[1].size", 7),
        ("card[1].missing", 6),
        ("box", 9),
        ("box.small.size", 10),
        ("box.large.size", 12),
        ("board", 14),
        ("board.rows", 15),
        ("board.rows[0][1]", 16),
        ("board.rows[1]", 19),
        ("board.packed[7]", 21),
        ("nowhere", None),
        ("", None),
    ],
)
def test_fields_of_nested_tables_and_items_of_lists_are_found(field: str, line: int | None) -> None:
    assert line_of(NESTED, field) == line


def test_a_problem_of_the_game_is_located_too() -> None:
    error = TomlSource(TEXT, "box.toml").error(Problem("card[1].cost", "too dear"))
    assert str(error) == "box.toml:13: card[1].cost: too dear"
    assert str(TomlSource(TEXT, "box.toml").error(Problem("", "all wrong"))) == "box.toml: all wrong"


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"none\.toml: cannot be read"):
        TomlSource.read("cookoff", tmp_path / "none.toml")
    (tmp_path / "latin.toml").write_bytes(b"name = '\xe9'")
    with pytest.raises(BadInput, match=r"latin\.toml: not UTF-8 text"):
        TomlSource.read("cookoff", tmp_path / "latin.toml")


def test_the_hash_depends_on_content_not_layout() -> None:
    one = TomlSource(TEXT, "a").decode(Box)
    assert hash_of(TomlSource("\n# more\n" + TEXT, "b").decode(Box)) == hash_of(one)
    assert hash_of(TomlSource(TEXT.replace("cost = 2", "cost = 3"), "c").decode(Box)) != hash_of(one)


def test_a_room_loads_components_from_a_text_without_a_file() -> None:
    home = room("yatai")
    text = (home.home / FILE).read_text("utf-8")
    assert home.load(TomlSource(text, "mine.toml")).components_hash == home.load(None).components_hash
    with pytest.raises(BadInput, match=r"^mine\.toml: not TOML"):
        home.load(TomlSource("[", "mine.toml"))
