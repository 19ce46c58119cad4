"""YAT-15: what a seat may know."""

import json
from random import Random
from typing import get_type_hints

import pytest
from tests.games.yatai.positions import GAME, opening, play, table, tokens, walk

from cookoff.engine import EVERYONE, encode, seen_by
from cookoff.games.yatai.content.enums import Ask, Colour, Guest
from cookoff.games.yatai.rules import moves as m
from cookoff.games.yatai.rules.state import State
from cookoff.games.yatai.rules.view import YataiView


@pytest.mark.rule("YAT-15")
def test_all_of_the_state_is_open_information() -> None:
    state = table(
        3,
        ask=Ask.PUSH,
        stalls={1: {"queue": (Guest.RED, Guest.TOURIST), "tokens": tokens(garbage=1), "fridge": (Colour.RED,)}},
    )
    for seat in (0, 1, 2, None):
        seen = GAME.view(state, seat)
        assert seen.me == seat
        for field in get_type_hints(State):
            assert list(_items(getattr(seen, field))) == list(_items(getattr(state, field)))


@pytest.mark.rule("YAT-15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_view_of_a_finished_game_is_all_of_it_too(players: int) -> None:
    state = opening(players)
    for _ in walk(GAME, state, 11, eager=True):
        pass
    assert {score.rule for score in state.scores} == {"YAT-61", "YAT-62", "YAT-63"}
    whole = json.loads(encode(state))
    for seat in (*range(players), None):
        assert json.loads(encode(GAME.view(state, seat))) == {"me": seat, **whole}


def _items(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else [value]


@pytest.mark.rule("YAT-15")
def test_a_view_has_nothing_but_the_state_and_whose_eyes_it_is_seen_with() -> None:
    assert YataiView.__struct_fields__ == ("me", *State.__struct_fields__)


@pytest.mark.rule("YAT-15")
def test_the_bag_shows_who_is_in_it_but_keeps_no_order() -> None:
    """The next guest is decided when it is drawn: two futures of one view both may happen."""
    state = table(line=("customers-1",))
    one, two = state.clone(), state.clone()
    assert encode(GAME.view(one, 0)) == encode(GAME.view(two, 0))
    play(one, m.Act("customers-1"), Guest.RED)
    play(two, m.Act("customers-1"), Guest.TOURIST)
    assert (one.guest, two.guest) == (Guest.RED, Guest.TOURIST)


@pytest.mark.rule("YAT-15")
def test_every_event_is_told_to_everyone() -> None:
    for told in walk(GAME, opening(3), 3, eager=True):
        for event in told:
            assert event.audience() == EVERYONE
            assert seen_by(event, None) is event


def test_a_view_does_not_change_with_the_state() -> None:
    state = table(line=("recycle",), stalls={0: {"box": (Colour.RED,)}})
    seen = GAME.view(state, 1)
    before = encode(seen)
    play(state, m.Act("recycle"))
    play(state, m.Recycle(Colour.RED))
    assert encode(seen) == before


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_state_made_from_a_view_is_the_state_and_shares_nothing_with_it(seat: int | None) -> None:
    state = table(line=("recycle",), stalls={0: {"box": (Colour.RED,)}})
    seen = GAME.view(state, seat)
    made = GAME.determinise(seen, Random(1))
    assert made == state
    before = encode(seen)
    play(made, m.Act("recycle"))
    play(made, m.Recycle(Colour.RED))
    assert encode(seen) == before
