"""Matches: starting, refusing, resuming."""

import random

import pytest

from cookoff.engine import BadInput, Live, Match, encode
from cookoff.engine.log import parse
from tests.engine.whisper import SOURCES, Whisper, WhisperOptions


def start(lines: list[bytes], **changes: object) -> Match:
    return Match.start(Whisper(), 2, Live(random.Random(1), SOURCES), sink=lines.append, **changes)  # type: ignore[arg-type]


def play_one(match: Match) -> None:
    seat = match.game.to_act(match.state)[0]
    match.play(seat, match.game.moves(match.state, seat).discrete[0], at=1500)


def test_names_and_options_are_stored() -> None:
    lines: list[bytes] = []
    start(lines, names=("Ada", "a bot"), options=WhisperOptions(lucky=2))
    header = parse(lines[0], "the log").header
    assert header.seats == ("Ada", "a bot")
    assert bytes(header.options) == b'{"lucky":2}'


def test_the_time_of_a_move_is_recorded() -> None:
    lines: list[bytes] = []
    play_one(start(lines))
    assert parse(b"".join(lines), "the log").entries[0].at == 1500


def test_a_table_of_the_wrong_size_is_refused() -> None:
    with pytest.raises(BadInput, match="whisper is for 2 to 3 players, not 4"):
        Match.start(Whisper(), 4, Live(random.Random(1)), sink=print)


def test_every_seat_needs_its_name() -> None:
    with pytest.raises(BadInput, match="1 names for 2 seats"):
        start([], names=("Ada",))


def test_a_match_continues_from_its_log() -> None:
    lines: list[bytes] = []
    match = start(lines)
    play_one(match)
    again = Match.resume(
        Whisper(), parse(b"".join(lines), "the log"), Live(random.Random(2), SOURCES), sink=lines.append
    )
    assert encode(again.state) == encode(match.state)
    play_one(again)
    assert [entry.n for entry in parse(b"".join(lines), "the log").entries] == [1, 2]


def test_a_match_does_not_go_on_with_other_components() -> None:
    lines: list[bytes] = []
    start(lines)
    other = Whisper()
    other.components_hash = "others"
    with pytest.raises(BadInput, match="other components"):
        Match.resume(other, parse(lines[0], "the log"), Live(random.Random(2)), sink=lines.append)
