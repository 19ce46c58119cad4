"""Logs: whole lines, chained by hashes; what is damaged is named."""

import random
from pathlib import Path

import msgspec
import pytest

from cookoff.engine import BadInput, Live, Match, log
from cookoff.engine.log import Entry, Writer, combined_hash, parse, read
from tests.engine.whisper import SOURCES, Show, Whisper


def game_lines(moves: int = 4) -> list[bytes]:
    lines: list[bytes] = []
    match = Match.start(Whisper(), 2, Live(random.Random(1), SOURCES), sink=lines.append)
    for _ in range(moves):
        seat = match.game.to_act(match.state)[0]
        match.play(seat, match.game.moves(match.state, seat).discrete[-1])
    return lines


def test_a_log_is_read_as_it_was_written(tmp_path: Path) -> None:
    lines = game_lines()
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(lines))
    read_back = read(path)
    assert read_back.header.game == "whisper"
    assert read_back.header.seats == ("seat 0", "seat 1")
    assert [entry.n for entry in read_back.entries] == [1, 2, 3, 4]
    writer = Writer()
    assert [writer.line(read_back.header), *map(writer.line, read_back.entries)] == lines
    assert writer.hash == read_back.hash


def test_every_changed_byte_is_found() -> None:
    data = b"".join(game_lines(2))
    rng = random.Random(3)
    for place in range(len(data)):
        other = bytes([rng.choice([byte for byte in range(256) if byte != data[place]])])
        with pytest.raises(BadInput, match="the log:"):
            parse(data[:place] + other + data[place + 1 :], "the log")


def test_a_log_may_end_after_any_whole_line() -> None:
    lines = game_lines()
    for count in range(1, len(lines) + 1):
        assert len(parse(b"".join(lines[:count]), "the log").entries) == count - 1


def test_a_cut_off_line_is_named() -> None:
    data = b"".join(game_lines())
    with pytest.raises(BadInput, match=r"the log:5: the last line is cut off"):
        parse(data[:-10], "the log")


def test_lines_may_not_change_places_or_go_missing() -> None:
    header, first, second, *rest = game_lines()
    for lines in ([header, second, first, *rest], [header, second, *rest], [first, second]):
        with pytest.raises(BadInput, match="its hash does not fit"):
            parse(b"".join(lines), "the log")


def test_an_empty_log_is_refused() -> None:
    with pytest.raises(BadInput, match="the log:1: the log is empty"):
        parse(b"", "the log")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"nothing\.jsonl: cannot be read"):
        read(tmp_path / "nothing.jsonl")


def rewritten(parts: list[object]) -> bytes:
    """Lines with hashes that fit, whatever they say."""
    writer = Writer()
    return b"".join(writer.line(part) for part in parts)  # type: ignore[arg-type]  # anything may be written here


def header_fields() -> dict[str, object]:
    fields: dict[str, object] = msgspec.json.decode(game_lines()[0])
    del fields["hash"]
    return fields


def test_an_unknown_field_is_named() -> None:
    with pytest.raises(BadInput, match=r"the log:1: not a valid header: .*there is no field mood"):
        parse(rewritten([header_fields() | {"mood": "good"}]), "the log")


def test_a_missing_field_is_named() -> None:
    fields = header_fields()
    del fields["players"]
    with pytest.raises(BadInput, match=r"the log:1: .*players is missing"):
        parse(rewritten([fields]), "the log")


def test_a_field_of_the_wrong_type_is_named() -> None:
    with pytest.raises(BadInput, match=r"the log:1: .*players: "):
        parse(rewritten([header_fields() | {"players": "two"}]), "the log")


def test_another_schema_is_refused() -> None:
    with pytest.raises(BadInput, match="log schema 99; this version reads schema 1"):
        parse(rewritten([header_fields() | {"schema": 99}]), "the log")


def test_entries_are_counted() -> None:
    entry = Entry(n=2, seat=0, at=0, move=msgspec.Raw(b"{}"), chance=[], events=msgspec.Raw(b"[]"))
    with pytest.raises(BadInput, match="the log:2: entry 2 stands where entry 1 belongs"):
        parse(rewritten([header_fields(), entry]), "the log")


def test_one_hash_stands_for_many_logs_in_their_order() -> None:
    assert combined_hash(["a", "b"]) != combined_hash(["b", "a"])
    assert combined_hash(["a", "b"]) == combined_hash(["a", "b"])


def test_a_refused_move_is_not_written() -> None:
    lines: list[bytes] = []
    match = Match.start(Whisper(), 2, Live(random.Random(1), SOURCES), sink=lines.append)
    before = match.hash
    match.play(0, Show(99))
    assert (len(lines), match.played, match.hash) == (1, 0, before)
    assert log.parse(lines[0], "the log").entries == []
