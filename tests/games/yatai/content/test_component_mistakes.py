"""Component files that are wrong: each mistake is named with its file, line and field."""

from importlib.resources import files
from pathlib import Path

import pytest

from cookoff.engine import BadInput
from cookoff.games.yatai.content.components import load

TEXT = (files("cookoff.games.yatai") / "components.toml").read_text("utf-8")

# Each change of the text marks the line at fault with HERE.
HERE = "# here"

MISTAKES = {
    "a space is missing in a row": (
        '["service/value", "menu", "influencer", "fridge", "special"],',
        f'["service/value", "menu", "fridge", "special"], {HERE}',
        "reputation.spaces[1]",
        "row 2 has 4 spaces, row 1 has 5; every row needs the same number, 1 to 8",
    ),
    "an unknown bonus": (
        '["special", "stove", "double", "menu", "cleanliness/atmosphere"],',
        f'["special", "stove", "doubble", "menu", "cleanliness/atmosphere"], {HERE}',
        "reputation.spaces[2][2]",
        "no bonus is called 'doubble'; there are menu, influencer, fridge, stove, double, special, cleanliness/service",
    ),
    "reviews in the wrong order": (
        '["influencer", "cleanliness/service", "special", "value/atmosphere", "double"],',
        f'["influencer", "service/cleanliness", "special", "value/atmosphere", "double"], {HERE}',
        "reputation.spaces[0][1]",
        "no bonus is called 'service/cleanliness'; there are",
    ),
    "a space that is no text": (
        '["cleanliness/value", "influencer", "service/atmosphere", "special", "influencer"],',
        f'["cleanliness/value", 7, "service/atmosphere", "special", "influencer"], {HERE}',
        "reputation.spaces[3][1]",
        "it must be a text, not a whole number",
    ),
    "a tile twice": ('id = "cook-2"', f'id = "cook-1" {HERE}', "tile[3].id", "the tile 'cook-1' stands there twice"),
    "too many tiles": (
        '[[tile]]\nid = "customers-1"\naction = "customers"\namount = 1',
        f'[[tile]] {HERE}\nid = "customers-1"\naction = "customers"\namount = 1\ncopies = 2',
        "tile",
        "11 tiles; the grid and its side need 10",
    ),
    "too few tiles": (
        '[[tile]]\nid = "customers-1"\naction = "customers"\namount = 1\n\n[[tile]]',
        f"[[tile]] {HERE}",
        "tile",
        "9 tiles; the grid and its side need 10",
    ),
    "an unknown action": (
        'action = "recycle"',
        f'action = "sing" {HERE}',
        "tile[8].action",
        "'sing' is not one of its values",
    ),
    "an amount too high": (
        'id = "serve-2"\naction = "serve"\namount = 2',
        f'id = "serve-2"\naction = "serve"\namount = 4 {HERE}',
        "tile[7].amount",
        "it must be at most 3",
    ),
    "an id with blanks": (
        'id = "drinks-2"',
        f'id = "two drinks" {HERE}',
        "tile[5].id",
        "it must have the form",
    ),
    "a negative count": (
        "[tokens.doggy_bag]\ncount = 4",
        f"[tokens.doggy_bag]\ncount = -4 {HERE}",
        "tokens.doggy_bag.count",
        "it must be at least 0",
    ),
    "a negative supply": ("tourists = 4", f"tourists = -1 {HERE}", "supply[1].tourists", "it must be at least 0"),
    "a text for a number": ("rounds = 12 ", f'rounds = "12" {HERE}', "rounds", "it must be a whole number, not a text"),
    "a fraction for a number": (
        "queue = 4",
        f"queue = 4.5 {HERE}",
        "stall.queue",
        "it must be a whole number, not a fraction",
    ),
    "no rounds": ("rounds = 12 ", f"rounds = 0 {HERE}", "rounds", "it must be at least 1"),
    "a list for a table": ("[points]", f"[[points]] {HERE}", "points", "it must be a table of fields, not a list"),
    "a text among the stars": (
        "influencer_stars = [1, 2, 2, 3]",
        f'influencer_stars = [1, 2, "2", 3] {HERE}',
        "tracks.influencer_stars[2]",
        "it must be a whole number, not a text",
    ),
    "an unknown field": (
        "improvement = 2",
        f"improvement = 2\nsmile = 1 {HERE}",
        "points.smile",
        "there is no field smile",
    ),
    "an unknown field of a tile": (
        "copies = 2",
        f"copies = 2\nweight = 1 {HERE}",
        "tile[8].weight",
        "there is no field weight",
    ),
    "an unknown table": (
        "[stall]",
        f"[cellar] {HERE}\nsize = 1\n\n[stall]",
        "cellar",
        "there is no field cellar",
    ),
    "a missing field": ("[stall]\nqueue = 4", f"[stall] {HERE}", "stall", "queue is missing"),
    "a missing field of a supply": (
        "[[supply]]\nplayers = 3\ndishes = 8",
        f"[[supply]] {HERE}\nplayers = 3",
        "supply[1]",
        "dishes is missing",
    ),
    "two supplies for the same players": (
        "players = 4",
        f"players = 3 {HERE}",
        "supply[2].players",
        "a second supply for 3 players",
    ),
    "a supply for five": ("players = 4", f"players = 5 {HERE}", "supply[2].players", "it must be at most 4"),
    "no supply for two": (
        TEXT[TEXT.index("[[supply]]\nplayers = 2") : TEXT.index("\nplayers = 3")],
        f"[[supply]] {HERE}",
        "supply",
        "there is no supply for 2 players",
    ),
    "more tokens than in the box": (
        "tokens = 12",
        f"tokens = 17 {HERE}",
        "supply[2].tokens",
        "17 tokens asked for, 16 in the box",
    ),
    "too few drinks": (
        "drinks = 3",
        f"drinks = 0 {HERE}",
        "supply[0].drinks",
        "too few: every player starts with a bottle",
    ),
    "a review marker off the track": (
        "review_start = 3",
        f"review_start = 10 {HERE}",
        "tracks.review_start",
        "the review track has only 10 positions",
    ),
    "a smaller improved fridge": (
        "improved_fridge = 3",
        f"improved_fridge = 1 {HERE}",
        "stall.improved_fridge",
        "an improvement cannot take room away",
    ),
    "a smaller improved dish queue": (
        "improved_dishes = 3",
        f"improved_dishes = 1 {HERE}",
        "stall.improved_dishes",
        "an improvement cannot take room away",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_named_with_file_line_and_field(mistake: str, tmp_path: Path) -> None:
    old, new, field, message = MISTAKES[mistake]
    assert TEXT.count(old) == 1, "the mistake is made in one place"
    text = TEXT.replace(old, new)
    line = next(number for number, line in enumerate(text.splitlines(), 1) if HERE in line)
    assert _error(text, tmp_path).startswith(f"{tmp_path / 'components.toml'}:{line}: {field}: {message}")


def _error(text: str, folder: Path) -> str:
    path = folder / "components.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadInput) as caught:
        load(path)
    return str(caught.value)


def test_a_row_without_spaces_is_a_mistake(tmp_path: Path) -> None:
    start, end = TEXT.index("spaces = ["), TEXT.index("# The tracks")
    text = f"{TEXT[:start]}spaces = [ {HERE}\n    [],\n]\n{TEXT[end:]}"
    line = 1 + next(number for number, line in enumerate(text.splitlines(), 1) if HERE in line)
    assert _error(text, tmp_path).startswith(
        f"{tmp_path / 'components.toml'}:{line}: reputation.spaces[0]: row 1 has 0"
    )


@pytest.mark.parametrize("table", ["stall", "tracks", "points", "reputation"])
def test_a_missing_table_is_named(table: str, tmp_path: Path) -> None:
    start = TEXT.index(f"[{table}]")
    end = TEXT.find("\n[", start)
    text = TEXT[:start] + (TEXT[end:] if end > 0 else "")
    assert _error(text, tmp_path) == f"{tmp_path / 'components.toml'}: {table} is missing"


def test_an_empty_file_lacks_everything(tmp_path: Path) -> None:
    assert _error("", tmp_path) == f"{tmp_path / 'components.toml'}: rounds is missing"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("rounds = \n", "Invalid value (at line 1, column 10)"),
        ("rounds = 1\nrounds = 2\n", "Cannot overwrite a value (at line 2, column 11)"),
        ("rounds = " + "9" * 5000, "Exceeds the limit"),
        ("rounds = " + "[" * 5000, ""),
        ('{"rounds": 12}', "Invalid statement (at line 1, column 1)"),
    ],
    ids=["no value", "a value twice", "too many digits", "endless nesting", "JSON"],
)
def test_what_is_not_toml_is_said_to_be_none(line: str, message: str, tmp_path: Path) -> None:
    assert _error(line, tmp_path).startswith(f"{tmp_path / 'components.toml'}: not TOML: {message}")


def test_what_is_not_utf_8_is_said_to_be_none(tmp_path: Path) -> None:
    path = tmp_path / "components.toml"
    path.write_bytes(TEXT.encode("utf-16"))
    with pytest.raises(BadInput, match=r"components\.toml: not UTF-8 text$"):
        load(path)


@pytest.mark.parametrize(("name", "reason"), [("nowhere.toml", "No such file or directory"), (".", "Is a directory")])
def test_a_file_that_cannot_be_read_is_named(name: str, reason: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput) as caught:
        load(tmp_path / name)
    assert str(caught.value) == f"{tmp_path / name}: cannot be read: {reason}"
