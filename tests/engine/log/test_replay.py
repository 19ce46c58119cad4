"""Replays: folding, verifying, and what a seat sees of an entry."""

import random
from typing import Any

import msgspec
import pytest

from cookoff.engine import (
    BadInput,
    Entry,
    Event,
    Live,
    Log,
    Match,
    Mismatch,
    RedactedEntry,
    encode,
    fold,
    opening,
    redact,
    verify,
)
from cookoff.engine.log import parse
from tests.engine import whisper
from tests.engine.whisper import SOURCES, Whisper


def played() -> Log:
    lines: list[bytes] = []
    match = Match.start(Whisper(), 2, Live(random.Random(1), SOURCES), sink=lines.append)
    match.play(0, whisper.Swap(match.state.hands[0][0]))
    match.play(1, whisper.Knock(0.7))
    match.play(0, whisper.Show(match.state.hands[0][0]))
    return parse(b"".join(lines), "the log")


def changed(log: Log, n: int, **fields: Any) -> Log:
    entries = list(log.entries)
    entries[n - 1] = msgspec.structs.replace(entries[n - 1], **fields)
    return Log(log.header, entries, log.hash)


def with_header(log: Log, **fields: Any) -> Log:
    return Log(msgspec.structs.replace(log.header, **fields), log.entries, log.hash)


def raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(encode(value))


def finding(log: Log) -> Mismatch:
    found = verify(Whisper(), log)
    assert found is not None
    return found


def test_an_honest_log_verifies() -> None:
    assert verify(Whisper(), played()) is None


@pytest.mark.parametrize(
    ("n", "fields", "problem"),
    [
        (1, {"move": raw(whisper.Show(99))}, "the rules refuse the move: WHI-2"),
        (2, {"chance": [{"loudness": 1}]}, "the rules tell other events"),
        (2, {"chance": []}, "more than was recorded"),
        (2, {"chance": [{"loudness": 3}, 1]}, "leave 1 recorded outcomes unused"),
        (2, {"events": raw([whisper.Knocked(1, 9), whisper.Passed(1)])}, "the rules tell other events"),
        (
            3,
            {"move": msgspec.Raw(b'{"move":"Dance"}')},
            "entry 3: not a valid move: move: 'Dance' is not one of its values",
        ),
        (3, {"move": msgspec.Raw(b'{"move":"Show","card":1,"speed":2}')}, "there is no field speed"),
        (3, {"events": msgspec.Raw(b'[{"event":"Shown","seat":0}]')}, "entry 3: not a list of events"),
        (3, {"seat": 1}, "the rules refuse the move: WHI-1"),
    ],
)
def test_the_first_entry_that_does_not_fit_is_named(n: int, fields: dict[str, Any], problem: str) -> None:
    found = finding(changed(played(), n, **fields))
    assert found.n == n
    assert problem in found.problem


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"rules_version": 3}, "played by version 3 of the rules, checked with 1"),
        ({"components": "others"}, "played with components others"),
        ({"players": 9}, "whisper is not for 9 players"),
        ({"game": "shout"}, "this is a log of shout, not of whisper"),
        ({"opening": msgspec.Raw(b"{}")}, "not a valid state"),
        ({"options": msgspec.Raw(b'{"lucky":"yes"}')}, "not a valid options"),
        ({"options": msgspec.Raw(b"7")}, "not a valid agreement"),
        ({"options": msgspec.Raw(b'{"lucky":1}')}, "another opening position"),
        ({"chance": []}, "more than was recorded"),
    ],
)
def test_a_set_up_that_does_not_fit_is_named(fields: dict[str, Any], problem: str) -> None:
    found = finding(with_header(played(), **fields))
    assert found.n == 0
    assert problem in found.problem


def test_an_option_that_is_no_more_is_passed_over() -> None:
    log = with_header(played(), options=msgspec.Raw(b'{"lucky":0,"quiet":true}'))
    assert verify(Whisper(), log) is None


def test_unused_chance_of_the_set_up_is_named() -> None:
    log = played()
    assert "leaves 1 recorded outcomes unused" in finding(with_header(log, chance=[*log.header.chance, 1])).problem


class Crooked(Whisper):
    """Rules that change a state beside their events."""

    def play(self, state: Any, seat: int, move: Any, chance: Any) -> Any:
        state.points[0] += 1
        return super().play(state, seat, move, chance)


def test_rules_that_change_more_than_they_tell_are_found() -> None:
    found = verify(Crooked(), played())
    assert found == Mismatch(1, "folding the events and running the rules lead to different states")


def test_replay_needs_no_rules() -> None:
    class NoRules(Whisper):
        def play(self, *_: Any) -> Any:
            raise AssertionError("replay asked the rules")

    game = NoRules()
    state = opening(game, played())
    for _ in fold(game, played(), state):
        pass
    assert state.turn == 3


def test_an_event_that_cannot_have_happened_is_named() -> None:
    log = changed(played(), 2, events=raw([whisper.Shown(1, 77)]))
    with pytest.raises(BadInput, match="entry 2: Shown does not fit the position"):
        list(fold(Whisper(), log, opening(Whisper(), log)))


def test_a_broken_entry_is_named_while_folding() -> None:
    log = changed(played(), 2, move=msgspec.Raw(b"[]"))
    with pytest.raises(BadInput, match="entry 2: not a valid move"):
        list(fold(Whisper(), log, opening(Whisper(), log)))


def sights(seat: int | None) -> list[RedactedEntry]:
    log = played()
    return [redact(step, seat) for step in fold(Whisper(), log, opening(Whisper(), log))]


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def test_a_seat_sees_its_own_secrets_and_nobody_elses() -> None:
    mine, theirs, spectator = sights(0)[0], sights(1)[0], sights(None)[0]
    assert isinstance(mine.move, whisper.Swap)
    assert kinds(mine.events) == ["Swapped", "Passed"]
    for other in (theirs, spectator):
        assert other.move == whisper.SwapSeen()
        assert kinds(other.events) == ["SwappedSeen", "Passed"]
    assert encode(theirs) == encode(spectator)


def test_an_event_for_nobody_is_seen_by_nobody() -> None:
    class Secret(Event, frozen=True):
        def audience(self) -> str:
            return "nobody"

    entry = Entry(n=1, seat=0, at=0, move=raw(whisper.Knock(0)), chance=[5], events=raw([]))
    from cookoff.engine import DecodedEntry

    for seat in (0, 1, None):
        assert redact(DecodedEntry(entry, whisper.Knock(0), [Secret()]), seat).events == []
