"""YAT-1 to YAT-6: what is printed, and games with other components."""

from collections import Counter
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from tests.games.yatai.positions import finish, opening

from cookoff.engine import Search
from cookoff.games.yatai import ROOM
from cookoff.games.yatai.content.board import Board, spaces
from cookoff.games.yatai.content.components import load
from cookoff.games.yatai.content.enums import Action, Ask, Colour, Review, Token
from cookoff.games.yatai.game import Yatai
from cookoff.games.yatai.rules.setup import YataiOptions

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
        Token.URGENT_CALL: (4, 2),
        Token.GARBAGE: (4, 3),
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
        state = game.setup(players, YataiOptions(free=seed == 0), Search(Random(seed)))
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
