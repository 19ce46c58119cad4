"""YAT-1 to YAT-6: what is printed, and what happens to a component file that is wrong or different."""

from collections import Counter
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from cookoff.engine import BadInput, Search
from cookoff.games.yatai import ROOM
from cookoff.games.yatai.board import Board, spaces
from cookoff.games.yatai.components import load
from cookoff.games.yatai.game import Yatai
from cookoff.games.yatai.setup import YataiOptions
from cookoff.games.yatai.things import Action, Ask, Colour, Review, Token
from tests.games.yatai.positions import finish, opening

TEXT = (files("cookoff.games.yatai") / "components.toml").read_text("utf-8")
BOX = load()


@pytest.mark.rule("YAT-1")
def test_there_are_four_colours() -> None:
    assert [colour.name for colour in Colour] == ["RED", "BLUE", "GREEN", "YELLOW"]


@pytest.mark.rule("YAT-2")
def test_the_box_has_a_supply_for_each_number_of_players() -> None:
    supplies = {
        supply.players: (supply.dishes, supply.drinks, supply.customers, supply.tourists, supply.tokens)
        for supply in BOX.supply
    }
    assert supplies == {4: (10, 5, 10, 5, 12), 3: (8, 4, 8, 4, 9), 2: (6, 3, 6, 3, 6)}


@pytest.mark.rule("YAT-2", "YAT-6")
def test_the_box_has_four_tokens_of_each_kind_with_their_backs() -> None:
    kinds = [(kind.count, kind.points) for kind in BOX.tokens.kinds()]
    assert dict(zip(Token, kinds, strict=True)) == {
        Token.TAIYAKI: (4, 2),
        Token.DOGGY_BAG: (4, 2),
        Token.URGENT_CALL: (4, 1),
        Token.GARBAGE: (4, 1),
    }


@pytest.mark.rule("YAT-3")
def test_the_box_has_ten_action_tiles() -> None:
    tiles = Counter({(tile.action, tile.amount): tile.copies for tile in BOX.tile})
    assert tiles == {
        (Action.CUSTOMERS, 1): 1,
        (Action.CUSTOMERS, 2): 1,
        (Action.COOK, 1): 1,
        (Action.COOK, 2): 1,
        (Action.DRINKS, 1): 1,
        (Action.DRINKS, 2): 1,
        (Action.SERVE, 1): 1,
        (Action.SERVE, 2): 1,
        (Action.RECYCLE, 1): 2,
    }
    assert len(BOX.tiles()) == 10


@pytest.mark.rule("YAT-4")
def test_the_stall_has_its_places() -> None:
    stall = BOX.stall
    assert (stall.queue, stall.dishes, stall.fridge, stall.recycle_box) == (4, 2, 2, 3)
    assert (stall.improved_dishes, stall.improved_fridge) == (3, 3)


@pytest.mark.rule("YAT-5")
def test_the_reputation_board_has_four_rows_of_five_and_six_central_spaces() -> None:
    board = Board(BOX)
    assert (board.height, board.width) == (4, 5)
    assert spaces(board.all & ~board.edge) == [6, 7, 8, 11, 12, 13]


@pytest.mark.rule("YAT-5")
def test_the_reputation_board_has_its_twenty_bonuses() -> None:
    printed = Counter(name for row in BOX.reputation.spaces for name in row)
    pairs = {f"{one.name.lower()}/{two.name.lower()}": 1 for one, two in combinations(Review, 2)}
    assert len(pairs) == 6
    assert printed == {**pairs, "influencer": 4, "special": 4, "menu": 2, "double": 2, "fridge": 1, "stove": 1}


@pytest.mark.rule("YAT-5")
def test_an_edge_space_shows_cleanliness_and_service() -> None:
    board = Board(BOX)
    assert (Review.CLEANLINESS, Review.SERVICE) in [board.bonuses[space] for space in spaces(board.edge)]


@pytest.mark.rule("YAT-5")
def test_the_four_reviews_are_cleanliness_service_value_and_atmosphere() -> None:
    assert [review.name for review in Review] == ["CLEANLINESS", "SERVICE", "VALUE", "ATMOSPHERE"]


@pytest.mark.rule("YAT-6")
def test_the_tracks_are_as_rebuilt() -> None:
    tracks = BOX.tracks
    assert tracks.reviews == (-5, -3, -1, 0, 1, 2, 3, 5, 7, 10)
    assert tracks.reviews[tracks.review_start] == 0
    assert tracks.influencer_stars == (1, 2, 2, 3)
    assert {5, 2, -1, 0} <= set(tracks.reviews), "the book's example"


def test_a_game_lasts_twelve_rounds() -> None:
    assert (BOX.rounds, BOX.queue_penalty) == (12, 2)


# Files that are wrong: each change of the text marks the line at fault with HERE.

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
        "Expected `str`, got `int`",
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
        "Invalid enum value 'sing'",
    ),
    "an amount too high": (
        'id = "serve-2"\naction = "serve"\namount = 2',
        f'id = "serve-2"\naction = "serve"\namount = 4 {HERE}',
        "tile[7].amount",
        "Expected `int` <= 3",
    ),
    "an id with blanks": (
        'id = "drinks-2"',
        f'id = "two drinks" {HERE}',
        "tile[5].id",
        "Expected `str` matching regex",
    ),
    "a negative count": (
        "[tokens.doggy_bag]\ncount = 4",
        f"[tokens.doggy_bag]\ncount = -4 {HERE}",
        "tokens.doggy_bag.count",
        "Expected `int` >= 0",
    ),
    "a negative supply": ("tourists = 4", f"tourists = -1 {HERE}", "supply[1].tourists", "Expected `int` >= 0"),
    "a text for a number": ("rounds = 12 ", f'rounds = "12" {HERE}', "rounds", "Expected `int`, got `str`"),
    "a fraction for a number": ("queue = 4", f"queue = 4.5 {HERE}", "stall.queue", "Expected `int`, got `float`"),
    "no rounds": ("rounds = 12 ", f"rounds = 0 {HERE}", "rounds", "Expected `int` >= 1"),
    "a list for a table": ("[points]", f"[[points]] {HERE}", "points", "Expected `object`, got `array`"),
    "a text among the stars": (
        "influencer_stars = [1, 2, 2, 3]",
        f'influencer_stars = [1, 2, "2", 3] {HERE}',
        "tracks.influencer_stars[2]",
        "Expected `int`, got `str`",
    ),
    "an unknown field": (
        "improvement = 2",
        f"improvement = 2\nsmile = 1 {HERE}",
        "points.smile",
        "Object contains unknown field `smile`",
    ),
    "an unknown field of a tile": (
        "copies = 2",
        f"copies = 2\nweight = 1 {HERE}",
        "tile[8].weight",
        "Object contains unknown field `weight`",
    ),
    "an unknown table": (
        "[stall]",
        f"[cellar] {HERE}\nsize = 1\n\n[stall]",
        "cellar",
        "Object contains unknown field `cellar`",
    ),
    "a missing field": ("[stall]\nqueue = 4", f"[stall] {HERE}", "stall", "Object missing required field `queue`"),
    "a missing field of a supply": (
        "[[supply]]\nplayers = 3\ndishes = 8",
        f"[[supply]] {HERE}\nplayers = 3",
        "supply[1]",
        "Object missing required field `dishes`",
    ),
    "two supplies for the same players": (
        "players = 4",
        f"players = 3 {HERE}",
        "supply[2].players",
        "a second supply for 3 players",
    ),
    "a supply for five": ("players = 4", f"players = 5 {HERE}", "supply[2].players", "Expected `int` <= 4"),
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
    assert _error(text, tmp_path) == f"{tmp_path / 'components.toml'}: Object missing required field `{table}`"


def test_an_empty_file_lacks_everything(tmp_path: Path) -> None:
    assert _error("", tmp_path) == f"{tmp_path / 'components.toml'}: Object missing required field `rounds`"


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


# Files that are different: other components make another game, which can be played.

VARIANTS: dict[str, list[tuple[str, str]]] = {
    "a tile to cook three": [
        ('id = "cook-2"\naction = "cook"\namount = 2', 'id = "cook-3"\naction = "cook"\namount = 3')
    ],
    "a smaller board": [
        (
            TEXT[TEXT.index("spaces = [") : TEXT.index("# The tracks")],
            """spaces = [
    ["influencer", "cleanliness/service", "special", "double"],
    ["menu", "double", "double", "fridge"],
    ["cleanliness/value", "stove", "service/atmosphere", "special"],
]
""",
        )
    ],
    "a board of one space": [
        (TEXT[TEXT.index("spaces = [") : TEXT.index("# The tracks")], 'spaces = [["double"]]\n'),
    ],
    "other tracks": [
        ("reviews = [-5, -3, -1, 0, 1, 2, 3, 5, 7, 10]", "reviews = [-2, 0, 4]"),
        ("review_start = 3", "review_start = 1"),
        ("influencer_stars = [1, 2, 2, 3]", "influencer_stars = [0, 5]"),
    ],
    "no influencer": [("influencer_stars = [1, 2, 2, 3]", "influencer_stars = []")],
    "ten rounds": [("rounds = 12 ", "rounds = 10 ")],
    "a harder queue": [("queue_penalty = 2", "queue_penalty = 20"), ("queue = 4", "queue = 1")],
    "scarcity": [
        (
            "dishes = 6\ndrinks = 3\ncustomers = 6\ntourists = 3\ntokens = 6",
            "dishes = 1\ndrinks = 1\ncustomers = 1\ntourists = 9\ntokens = 0",
        )
    ],
}


def _variant(name: str, folder: Path) -> Path:
    text = TEXT
    for old, new in VARIANTS[name]:
        assert text.count(old) == 1
        text = text.replace(old, new)
    path = folder / "components.toml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_with_other_components_is_played_to_its_end(variant: str, players: int, tmp_path: Path) -> None:
    game = Yatai(load(_variant(variant, tmp_path)))
    for seed in range(5):
        state = game.setup(players, YataiOptions(strict=seed == 0), Search(Random(seed)))
        finish(game, state, seed)
        assert (state.round, state.ask) == (game.components.rounds + 1, Ask.NOTHING)


def test_the_board_of_a_file_decides_where_the_edge_is(tmp_path: Path) -> None:
    board = Board(load(_variant("a smaller board", tmp_path)))
    assert (board.height, board.width) == (3, 4)
    assert spaces(board.all & ~board.edge) == [5, 6]


def test_components_are_told_apart_by_what_they_say(tmp_path: Path) -> None:
    same = tmp_path / "same.toml"
    same.write_text("# Our copy.\n" + TEXT, "utf-8")
    box = ROOM.load(None)
    assert ROOM.load(same).components_hash == box.components_hash
    assert ROOM.load(_variant("ten rounds", tmp_path)).components_hash != box.components_hash


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_lost_in_a_game_with_the_components_of_the_box(players: int) -> None:
    supply = BOX.supply_for(players)
    game = Yatai(BOX)
    counted = dict(game.inventory(opening(players)))
    assert counted["RED dish"] == supply.dishes
    assert counted["BLUE drink"] == supply.drinks
    assert counted["GREEN guest"] == supply.customers
    assert counted["TOURIST guest"] == supply.tourists
    assert sum(count for name, count in counted.items() if name.endswith("token")) == supply.tokens
    for seed in range(5):
        finish(game, game.setup(players, YataiOptions(), Search(Random(seed))), seed)
