"""YAT-40, YAT-41 and YAT-51: where a guest is placed."""

import pytest
from tests.games.yatai.positions import GAME, START, listed, placing, play, play_all, refused, tokens

from cookoff.engine.conformance import of
from cookoff.games.yatai.content.board import Board, spaces
from cookoff.games.yatai.content.enums import Ask, Colour, Guest, Review, Token
from cookoff.games.yatai.rules import events as e
from cookoff.games.yatai.rules import moves as m
from cookoff.games.yatai.rules.state import State

CENTRAL = (6, 7, 8, 11, 12, 13)
EDGE = tuple(space for space in range(20) if space not in CENTRAL)


def _open(state: State) -> list[int]:
    return [move.space for move in listed(state, m.PlaceGuest) if isinstance(move, m.PlaceGuest)]


@pytest.mark.rule("YAT-40", "YAT-5")
@pytest.mark.parametrize("guest", [Guest.RED, Guest.TOURIST])
def test_the_first_guest_goes_on_any_space_of_the_edge(guest: Guest) -> None:
    assert _open(placing(guest)) == list(EDGE)


@pytest.mark.rule("YAT-40", "YAT-5")
@pytest.mark.parametrize("space", CENTRAL)
def test_the_first_guest_does_not_go_on_a_central_space(space: int) -> None:
    refused(placing(), m.PlaceGuest(space), "YAT-40", "not-on-the-edge", space=space)


@pytest.mark.rule("YAT-40")
@pytest.mark.parametrize(
    ("stands", "around"),
    [(0, [1, 5]), (4, [3, 9]), (19, [14, 18]), (2, [1, 3, 7]), (5, [0, 6, 10]), (12, [7, 11, 13, 17])],
)
def test_a_further_guest_goes_next_to_an_occupied_space_not_diagonally(stands: int, around: list[int]) -> None:
    state = placing(on_board={stands: Guest.TOURIST})
    assert _open(state) == around
    for space in set(range(20)) - {stands, *around}:
        refused(state, m.PlaceGuest(space), "YAT-40", "not-beside-a-guest", space=space)


@pytest.mark.rule("YAT-40")
def test_a_further_guest_may_stand_beside_any_of_those_who_are_there() -> None:
    state = placing(on_board={0: Guest.RED, 1: Guest.BLUE, 2: Guest.TOURIST})
    assert _open(state) == [3, 5, 6, 7]


@pytest.mark.rule("YAT-40")
def test_the_end_of_a_row_is_not_next_to_the_beginning_of_the_next() -> None:
    state = placing(on_board={9: Guest.RED})
    assert _open(state) == [4, 8, 14]


@pytest.mark.rule("YAT-40")
def test_a_space_is_taken_by_one_guest_only() -> None:
    state = placing(on_board={0: Guest.RED, 1: Guest.BLUE}, tokens=tokens(doggy_bag=1))
    refused(state, m.PlaceGuest(0), "YAT-40", "space-taken", space=0)
    refused(state, m.PlaceGuest(0, doggy_bag=True), "YAT-40", "space-taken", space=0)


@pytest.mark.rule("YAT-40")
@pytest.mark.parametrize("space", [-1, 20, 98])
def test_there_are_twenty_spaces(space: int) -> None:
    refused(placing(), m.PlaceGuest(space), "YAT-40", "no-such-space", space=space)


@pytest.mark.rule("YAT-41")
def test_the_guest_must_be_placed() -> None:
    refused(placing(), m.EndTurn(), "YAT-41", "asked-otherwise", ask="place")


@pytest.mark.rule("YAT-41")
@pytest.mark.parametrize("space", range(20))
def test_every_space_gives_its_own_bonus(space: int) -> None:
    printed = [name for row in GAME.components.reputation.spaces for name in row][space]
    asks = {"influencer": Ask.REVIEW, "special": Ask.TOKEN, "menu": Ask.ADD_DISH, "double": Ask.INVITE}
    state = placing(tokens=tokens(doggy_bag=1))
    events = play(state, m.PlaceGuest(space, doggy_bag=True))
    if printed in ("fridge", "stove"):
        (improved,) = of(e.StallImproved, events)
        assert improved.what.value == printed
        assert state.ask is Ask.ACT
    elif printed in asks:
        assert state.ask is asks[printed]
    else:
        assert state.ask is Ask.REVIEW
        assert "/".join(review.name.lower() for review in state.among) == printed


@pytest.mark.rule("YAT-41", "YAT-47", "YAT-40")
def test_the_books_first_customer_on_the_edge_raises_service() -> None:
    state = placing(Guest.YELLOW)
    play(state, m.PlaceGuest(1))
    assert listed(state, m.GainReview) == [m.GainReview(Review.CLEANLINESS), m.GainReview(Review.SERVICE)]
    play(state, m.GainReview(Review.SERVICE))
    assert state.stalls[0].reviews == (START, START + 1, START, START)
    assert state.stalls[0].points == 1, "review points come at the end of the game"
    assert state.ask is Ask.ACT


@pytest.mark.rule("YAT-51", "YAT-42")
def test_the_books_doggy_bag_brings_the_customer_to_the_menu_space() -> None:
    state = placing(Guest.YELLOW, on_board={1: Guest.RED, 2: Guest.GREEN}, tokens=tokens(doggy_bag=1))
    refused(state, m.PlaceGuest(13), "YAT-40", "not-beside-a-guest", space=13)
    play_all(state, m.PlaceGuest(13, doggy_bag=True), m.AddDish(Colour.YELLOW))
    stall = state.stalls[0]
    assert stall.board[Guest.YELLOW] == 1 << 13
    assert stall.menu == (Colour.RED, Colour.BLUE, Colour.YELLOW)
    assert stall.tokens == tokens()
    assert state.spent[Token.DOGGY_BAG] == 1


@pytest.mark.rule("YAT-51")
def test_a_doggy_bag_allows_any_free_space_also_for_the_first_guest() -> None:
    state = placing(tokens=tokens(doggy_bag=1))
    bagged = [move.space for move in listed(state, m.PlaceGuest) if isinstance(move, m.PlaceGuest) and move.doggy_bag]
    assert bagged == list(range(20))
    play(state, m.PlaceGuest(12, doggy_bag=True))
    assert state.stalls[0].board[Guest.RED] == 1 << 12


@pytest.mark.rule("YAT-51")
def test_a_doggy_bag_does_not_lead_to_a_taken_space() -> None:
    state = placing(on_board={0: Guest.RED, 12: Guest.BLUE}, tokens=tokens(doggy_bag=1))
    bagged = [move.space for move in listed(state, m.PlaceGuest) if isinstance(move, m.PlaceGuest) and move.doggy_bag]
    assert bagged == [space for space in range(20) if space not in (0, 12)]


@pytest.mark.rule("YAT-51")
def test_a_doggy_bag_need_not_be_used() -> None:
    state = placing(tokens=tokens(doggy_bag=1))
    play(state, m.PlaceGuest(1))
    assert state.stalls[0].tokens == tokens(doggy_bag=1)


@pytest.mark.rule("YAT-51")
def test_without_a_doggy_bag_the_rules_of_placement_hold() -> None:
    refused(
        placing(tokens=tokens(taiyaki=1)), m.PlaceGuest(12, doggy_bag=True), "YAT-51", "no-token", token="DOGGY_BAG"
    )


@pytest.mark.rule("YAT-40", "YAT-51")
def test_the_guest_after_a_doggy_bag_may_stand_beside_the_one_it_brought() -> None:
    state = placing(on_board={12: Guest.RED})
    assert _open(state) == [7, 11, 13, 17]


def test_open_spaces_do_not_change_when_the_memory_of_boards_is_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    remembered, forgotten = Board(GAME.components), Board(GAME.components)
    wanted = [remembered.open(occupied) for occupied in range(1000)]
    monkeypatch.setattr("cookoff.games.yatai.content.board.MEMORY", 7)
    assert [forgotten.open(occupied) for occupied in range(1000)] == wanted
    assert [forgotten.open(occupied) for occupied in range(1000)] == wanted


def test_the_spaces_of_a_set_are_listed_in_order() -> None:
    assert spaces(0) == []
    assert spaces(1 << 3 | 1 | 1 << 63) == [0, 3, 63]
