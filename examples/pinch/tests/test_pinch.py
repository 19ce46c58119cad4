"""Tests of the rules of A Pinch Too Much by rule id, and cookoff's conformance checks."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cookoff_pinch import ROOM, events, make
from cookoff_pinch.components import load
from cookoff_pinch.game import Pinch
from cookoff_pinch.moves import Season, Swap
from cookoff_pinch.state import Cook, PinchOptions, State
from cookoff_pinch.things import FACES, Card

from cookoff.engine import BadInput, Event, Move, Outcome, Refusal, Search, room
from cookoff.engine.conformance import CHECKS, Case, of, rules_without_code, rules_without_test
from cookoff.engine.conformance.checks import Check

P, C, L, B, A = FACES
GAME = make()


def start(players: int = 2, seed: str = "1", **options: Any) -> State:
    return GAME.setup(players, PinchOptions(**options), Search(random.Random(seed)))


def table(*hands: tuple[Card, ...], first: int = 0, suppers: int = 1) -> State:
    """A table with these hands; all other cards are in the deck."""
    state = start(len(hands), suppers=suppers)
    rest = list(GAME.components.deck)
    for hand in hands:
        for card in hand:
            rest.remove(card)
    cooks = [Cook(points=0, pot=(), hand=hand) for hand in hands]
    return msgspec.structs.replace(state, first=first, seat=first, cooks=cooks, deck=tuple(rest))


def play(state: State, *moves: Move) -> list[Event]:
    """Play moves of the seats in turn."""
    events: list[Event] = []
    for move in moves:
        answer = GAME.play(state, state.seat, move, Search(random.Random("draws")))
        assert not isinstance(answer, Refusal), answer
        events += answer
    return events


def refused(state: State, seat: int, move: Move) -> Refusal:
    answer = GAME.play(state, seat, move, Search(random.Random("draws")))
    assert isinstance(answer, Refusal)
    return answer


def points(state: State) -> list[int]:
    return [cook.points for cook in state.cooks]


def outcome(state: State) -> Outcome:
    ended = GAME.outcome(state)
    assert ended is not None
    return ended


@pytest.mark.rule("PIN-1")
def test_the_cards_have_salt_and_points_and_a_potato_takes_salt_out() -> None:
    components = GAME.components
    assert components.salt((P, A)) == components.faces[A].salt - 2
    assert components.points((P, A)) == components.faces[A].points + 1
    assert len(components.deck) == 44


@pytest.mark.rule("PIN-2")
def test_the_guests_bear_more_salt_the_more_cooks_there_are() -> None:
    assert GAME.components.tastes == {2: 8, 3: 12, 4: 16}


@pytest.mark.rule("PIN-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_holds_three_cards_that_nobody_else_sees(players: int) -> None:
    state = start(players)
    assert [len(cook.hand) for cook in state.cooks] == [3] * players
    seen = GAME.view(state, 1).table
    assert seen.cooks[1].hand == state.cooks[1].hand
    assert seen.cooks[0].hand == (Card.BACK,) * 3
    assert set(seen.deck) == {Card.BACK}
    assert {Card.BACK} == {card for cook in GAME.view(state, None).table.cooks for card in cook.hand}


@pytest.mark.rule("PIN-3")
def test_who_begins_is_drawn() -> None:
    assert {start(4, str(seed)).seat for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("PIN-4", "PIN-11")
@pytest.mark.parametrize("suppers", [1, 3, 4])
def test_as_many_suppers_are_cooked_as_the_table_agreed_on(suppers: int) -> None:
    assert PinchOptions().suppers == 3
    state = start(2, suppers=suppers)
    tasted = 0
    while GAME.to_act(state):
        tasted += len(of(events.Tasted, play(state, Season(state.cooks[state.seat].hand[0]))))
    assert tasted == suppers
    assert refused(state, 0, Season(C)).rule == "PIN-11"


@pytest.mark.rule("PIN-5")
def test_one_after_the_other_has_two_turns() -> None:
    state = table((P, P, P), (C, C, C), (L, L, L), first=2)
    order = []
    while GAME.to_act(state):
        order.append(state.seat)
        play(state, Season(state.cooks[state.seat].hand[0]))
    assert order == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("PIN-5")
def test_only_ones_own_cards_in_ones_own_turn() -> None:
    state = table((P, C, L), (A, A, A))
    assert refused(state, 1, Season(A)).reason == "not-your-turn"
    assert refused(state, 0, Swap(A)).reason == "not-in-hand"
    assert GAME.moves(state, 0).discrete == (Season(P), Season(C), Season(L), Swap(P), Swap(C), Swap(L))
    assert not GAME.moves(state, 1)


@pytest.mark.rule("PIN-6")
def test_what_goes_into_the_pot_is_seen_by_nobody_else() -> None:
    state = table((P, C, L), (A, A, A))
    (seasoned, _) = play(state, Season(C))
    assert (seasoned.audience(), seasoned.to_others()) == (0, events.Seasoned(0, Card.BACK))
    assert Season(C).to_others() == Season(Card.BACK)
    assert GAME.view(state, 0).table.cooks[0].pot == (C,)
    assert GAME.view(state, 1).table.cooks[0].pot == (Card.BACK,)


@pytest.mark.rule("PIN-7")
def test_a_swapped_card_is_laid_aside_for_all_and_another_is_drawn() -> None:
    state = table((P, C, L), (A, A, A))
    (swapped, drew, _) = play(state, Swap(P))
    assert swapped == events.Swapped(0, P)
    assert GAME.view(state, 1).table.discard == (P,)
    assert state.cooks[0].pot == ()
    assert len(state.cooks[0].hand) == 3
    assert isinstance(drew, events.Drew)
    assert (drew.audience(), drew.to_others()) == (0, events.Drew(0, (Card.BACK,)))


@pytest.mark.rule("PIN-8")
def test_a_good_soup_brings_everybody_what_they_put_in() -> None:
    state = table((B, L, C), (L, P, P))
    play(state, Season(B), Season(L), Season(L), Swap(P))
    assert points(state) == [8, 3]  # salt 4 + 2 + 2 is exactly what the guests accept


@pytest.mark.rule("PIN-9")
def test_a_spoilt_soup_brings_nothing_and_the_saltiest_washes_up() -> None:
    state = table((B, L, C), (L, C, P))
    play(state, Season(B), Season(L), Season(L), Season(C))
    assert points(state) == [-3, 0]
    equals = table((A, C, C), (A, C, C), (C, C, C))
    play(equals, Season(A), Season(A), Season(C), Season(C), Season(C), Season(C))
    assert points(equals) == [-3, -3, 0]


@pytest.mark.rule("PIN-10")
def test_the_pot_is_emptied_hands_are_filled_and_the_next_cook_begins() -> None:
    state = table((P, C, L), (C, C, C), first=1, suppers=2)
    play(state, Season(C), Season(P), Season(C), Swap(C))
    assert [cook.pot for cook in state.cooks] == [(), ()]
    assert [len(cook.hand) for cook in state.cooks] == [3, 3]
    assert sorted(state.discard) == [C, C, C, P]
    assert (state.supper, state.seat) == (2, 0)


@pytest.mark.rule("PIN-11")
def test_most_points_win_and_equals_share_the_place() -> None:
    state = table((B, P, P), (C, C, C), (C, C, C))
    play(state, Season(B), Season(C), Season(C), Swap(P), Season(C), Season(C))
    assert outcome(state).ranking == ((0,), (1, 2))
    assert outcome(state).points == (5, 2, 2)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("hand = 3", "hand = 30", r":3: hand: "),
        ("cooks = 4", "cooks = 5", r":8: taste: one taste is needed"),
        ('card = "leek"', 'card = "bacon"', r"ingredient: each of these is needed once"),
        ("cards = 10", "cards = 1", r"ingredient: 17 cards; the longest game may need 44"),
    ],
)
def test_wrong_components_are_errors_that_point_at_the_line(tmp_path: Path, old: str, new: str, message: str) -> None:
    text = (ROOM.home / "components.toml").read_text("utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(BadInput, match=message):
        load(path)


def test_it_is_found_by_its_entry_point() -> None:
    assert room("pinch") == ROOM
    assert isinstance(room("pinch").load(None), Pinch)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(check: Check) -> None:
    case = Case(
        GAME,
        rng=random.Random,
        rules=frozenset(rule.id for rule in ROOM.ledger.rule),
        elsewhere="cookoff_pinch:make",
        options=(None, PinchOptions(suppers=4)),
        seeds=2,
        every=4,
        longest=50,
    )
    check(case)


def test_every_rule_is_cited_by_a_test() -> None:
    assert rules_without_test([rule.id for rule in ROOM.ledger.rule], Path(__file__).parent) == []


def test_every_rule_is_cited_in_code() -> None:
    assert rules_without_code([rule.id for rule in ROOM.ledger.rule], Path(str(ROOM.home))) == []


def test_a_greedy_cook_beats_any_cook() -> None:
    won = 0
    for seed in range(60):
        rng = random.Random(seed)
        state = start(2, str(seed))
        while seats := GAME.to_act(state):
            moves = GAME.moves(state, seats[0]).discrete
            values = [value(state, move, rng) for move in moves] if seats == (0,) else [rng.random() for _ in moves]
            play(state, moves[values.index(max(values))])
        won += outcome(state).winners == (0,)
    assert won > 36


def value(state: State, move: Move, rng: random.Random) -> float:
    """Evaluate a move for seat 0, using only what seat 0 knows."""
    twin = GAME.determinise(GAME.view(state, 0), rng)
    GAME.play(twin, 0, move, Search(rng))
    return ROOM.bots.evaluate(GAME, twin, 0)
