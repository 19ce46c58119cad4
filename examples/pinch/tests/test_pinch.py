"""Tests of the rules of A Pinch Too Much by rule id, and cookoff's checks."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cookoff_pinch import ROOM, make, state
from cookoff_pinch.components import FACES, Card, load
from cookoff_pinch.game import Pinch
from cookoff_pinch.state import Cook, PinchOptions, Season, State, Swap

from cookoff.engine import BadInput, Event, Move, Refusal, Search, room
from cookoff.engine.conformance import of
from cookoff.testing import room_checks

P, C, L, B, A = FACES
GAME = make()
CHECKS = room_checks(ROOM, Path(__file__).parent, options=(None, PinchOptions(suppers=4)), seeds=2, every=4, longest=50)


@pytest.mark.parametrize("check", CHECKS)
def test_conformance(check: str) -> None:
    CHECKS[check]()


def start(players: int = 2, seed: str = "1", **options: Any) -> State:
    return GAME.setup(players, PinchOptions(**options), Search(random.Random(seed)))


def table(*hands: tuple[Card, ...], first: int = 0, suppers: int = 1) -> State:
    """A table with these hands; all other cards are in the deck."""
    rest = list(GAME.components.deck)
    for card in sum(hands, ()):
        rest.remove(card)
    cooks = [Cook(points=0, pot=(), hand=hand) for hand in hands]
    dealt = start(len(hands), suppers=suppers)
    return msgspec.structs.replace(dealt, first=first, seat=first, cooks=cooks, deck=tuple(rest))


def play(at: State, *moves: Move) -> list[Event]:
    """Play moves of the seats in turn."""
    events: list[Event] = []
    for move in moves:
        answer = GAME.play(at, at.seat, move, Search(random.Random("draws")))
        assert not isinstance(answer, Refusal), answer
        events += answer
    return events


def refused(at: State, seat: int, move: Move) -> Refusal:
    answer = GAME.play(at, seat, move, Search(random.Random("draws")))
    assert isinstance(answer, Refusal)
    return answer


def points(at: State) -> list[int]:
    return [cook.points for cook in at.cooks]


@pytest.mark.rule("PIN-1", "PIN-2")
def test_the_cards_have_salt_and_points_and_more_cooks_may_salt_more() -> None:
    components = GAME.components
    assert components.salt((P, A)) == components.faces[A].salt - 2
    assert components.points((P, A)) == components.faces[A].points + 1
    assert len(components.deck) == 44
    assert components.taste == (8, 12, 16)


@pytest.mark.rule("PIN-3")
def test_everybody_holds_three_cards_that_nobody_else_sees_and_who_begins_is_drawn() -> None:
    dealt = start(4)
    assert [len(cook.hand) for cook in dealt.cooks] == [3] * 4
    seen = GAME.view(dealt, 1).table
    assert seen.cooks[1].hand == dealt.cooks[1].hand
    assert seen.cooks[0].hand == (Card.BACK,) * 3
    assert set(seen.deck) == {Card.BACK}
    assert {start(4, str(seed)).seat for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("PIN-4", "PIN-11")
@pytest.mark.parametrize("suppers", [1, 3, 4])
def test_as_many_suppers_are_cooked_as_the_table_agreed_on(suppers: int) -> None:
    assert PinchOptions().suppers == 3
    at = start(2, suppers=suppers)
    tasted = 0
    while GAME.to_act(at):
        tasted += len(of(state.Tasted, play(at, Season(at.cooks[at.seat].hand[0]))))
    assert tasted == suppers
    assert refused(at, 0, Season(C)).rule == "PIN-11"


@pytest.mark.rule("PIN-5")
def test_one_after_the_other_has_two_turns_with_own_cards() -> None:
    at = table((P, P, P), (C, C, C), (L, L, L), first=2)
    assert refused(at, 1, Season(C)).reason == "not-your-turn"
    assert refused(at, 2, Swap(A)).reason == "not-in-hand"
    order = []
    while GAME.to_act(at):
        order.append(at.seat)
        play(at, Season(at.cooks[at.seat].hand[0]))
    assert order == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("PIN-6")
def test_what_goes_into_the_pot_is_seen_by_nobody_else() -> None:
    at = table((P, C, L), (A, A, A))
    (seasoned, _) = play(at, Season(C))
    assert (seasoned.audience(), seasoned.to_others()) == (0, state.Seasoned(0, Card.BACK))
    assert Season(C).to_others() == Season(Card.BACK)
    assert [GAME.view(at, seat).table.cooks[0].pot for seat in (0, 1)] == [(C,), (Card.BACK,)]


@pytest.mark.rule("PIN-7")
def test_a_swapped_card_is_laid_aside_for_all_and_another_is_drawn() -> None:
    at = table((P, C, L), (A, A, A))
    (swapped, drew, _) = play(at, Swap(P))
    assert swapped == state.Swapped(0, P)
    assert GAME.view(at, 1).table.discard == (P,)
    assert (at.cooks[0].pot, len(at.cooks[0].hand)) == ((), 3)
    assert (drew.audience(), drew.to_others()) == (0, state.Drew(0, (Card.BACK,)))


@pytest.mark.rule("PIN-8")
def test_a_good_soup_brings_everybody_what_they_put_in() -> None:
    at = table((B, L, C), (L, P, P))
    play(at, Season(B), Season(L), Season(L), Swap(P))
    assert points(at) == [8, 3]  # salt 4 + 2 + 2 is exactly what the guests accept


@pytest.mark.rule("PIN-9")
def test_a_spoilt_soup_brings_nothing_and_the_saltiest_washes_up() -> None:
    at = table((B, L, C), (L, C, P))
    play(at, Season(B), Season(L), Season(L), Season(C))
    assert points(at) == [-3, 0]
    equals = table((A, C, C), (A, C, C), (C, C, C))
    play(equals, Season(A), Season(A), Season(C), Season(C), Season(C), Season(C))
    assert points(equals) == [-3, -3, 0]


@pytest.mark.rule("PIN-10")
def test_the_pot_is_emptied_hands_are_filled_and_the_next_cook_begins() -> None:
    at = table((P, C, L), (C, C, C), first=1, suppers=2)
    play(at, Season(C), Season(P), Season(C), Swap(C))
    assert [(cook.pot, len(cook.hand)) for cook in at.cooks] == [((), 3), ((), 3)]
    assert sorted(at.discard) == [C, C, C, P]
    assert (at.supper, at.seat) == (2, 0)


@pytest.mark.rule("PIN-11")
def test_most_points_win_and_equals_share_the_place() -> None:
    at = table((B, P, P), (C, C, C), (C, C, C))
    play(at, Season(B), Season(C), Season(C), Swap(P), Season(C), Season(C))
    ended = GAME.outcome(at)
    assert ended is not None
    assert (ended.ranking, ended.points) == (((0,), (1, 2)), (5, 2, 2))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("hand = 3", "hand = 30", r":3: hand: "),
        ('card = "leek"', 'card = "bacon"', r"ingredient: each of these is needed once"),
        ("cards = 10", "cards = 1", r":9: ingredient: 17 cards; the longest game may need 44"),
    ],
)
def test_wrong_components_are_errors_that_point_at_the_line(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text((ROOM.home / "components.toml").read_text("utf-8").replace(old, new), "utf-8")
    with pytest.raises(BadInput, match=message):
        load(path)


def test_it_is_found_by_its_entry_point() -> None:
    assert room("pinch") == ROOM
    assert isinstance(room("pinch").load(None), Pinch)


def test_a_greedy_cook_beats_any_cook() -> None:
    won = 0
    for seed in range(60):
        rng = random.Random(seed)
        at = start(2, str(seed))
        while seats := GAME.to_act(at):
            moves = GAME.moves(at, seats[0]).discrete
            values = [value(at, move, rng) for move in moves] if seats == (0,) else [rng.random() for _ in moves]
            play(at, moves[values.index(max(values))])
        ended = GAME.outcome(at)
        won += ended is not None and ended.winners == (0,)
    assert won > 36


def value(at: State, move: Move, rng: random.Random) -> float:
    """Evaluate a move for seat 0, using only what seat 0 knows."""
    twin = GAME.determinise(GAME.view(at, 0), rng)
    GAME.play(twin, 0, move, Search(rng))
    return ROOM.bots.evaluate(GAME, twin, 0)
