"""Logs that were saved as files are looked at again through the server, and made-up ones change nothing."""

import json
from pathlib import Path

from cookoff.engine import room
from cookoff.engine.log import Writer, parse
from tests.server.support.client import HttpClient
from tests.server.support.server_process import Server


def sent(running: Server, body: bytes, seat: str = "") -> tuple[int, dict[str, object]]:
    visitor = HttpClient(running.address)
    visitor.raw("PUT", "/api/me", {"name": "Mia", "colour": "#336699"})
    status, _, data = visitor.raw("POST", f"/api/replays{seat}", body)
    return status, json.loads(data)


def test_uploading_a_log_requires_a_guest_session(running: Server, log: bytes) -> None:
    status, _, data = HttpClient(running.address).raw("POST", "/api/replays", log)
    assert (status, json.loads(data)["code"]) == (401, "no-guest")


def test_a_log_file_becomes_a_replay(running: Server, log: bytes) -> None:
    status, replay = sent(running, log, "?seat=1")
    assert status == 200
    assert replay["names"] == ["Mia", "Ben"]
    assert replay["seat"] == 1
    assert isinstance(replay["steps"], list)
    assert len(replay["steps"]) == 12
    assert all(step["position"]["view"]["me"] == 1 for step in replay["steps"])


def test_a_files_error_is_explained(running: Server, log: bytes) -> None:
    for body in (b"", b"no log\n", log[:-1], log.replace(b"Mia", b"Mio", 1)):
        status, said = sent(running, body)
        assert (status, said["code"]) == (400, "bad-log")
    assert sent(running, log, "?seat=2")[1]["code"] == "no-such-seat"


def test_events_that_do_not_fit_are_reported(running: Server, log: bytes) -> None:
    """The hashes of a made-up log can be right."""
    whole = parse(log, "log")
    writer = Writer()
    lines = [writer.line(whole.header)]
    for entry in whole.entries:
        made_up = b'[{"event":"DrinkPoured","seat":0,"drink":3}]'
        lines.append(writer.line(type(entry)(entry.n, entry.seat, entry.at, entry.move, [], type(entry.move)(made_up))))
    status, said = sent(running, b"".join(lines))
    assert (status, said["code"]) == (400, "bad-log")


def test_a_game_or_components_that_nobody_knows(running: Server, log: bytes) -> None:
    header = parse(log, "log").header
    for change in ({"game": "no-such-game"}, {"components": "0" * 16}):
        fields = {name: getattr(header, name) for name in header.__struct_fields__}
        line = Writer().line(type(header)(**{**fields, **change}))
        assert sent(running, line)[0] == 404


def test_a_game_by_older_rules_opens_with_today_s_box(running: Server) -> None:
    """Its own box is no more; what happened is in its events."""
    old = (Path(__file__).parents[3] / "games" / "hibachi" / "cases" / "rules-1.jsonl").read_bytes()
    today = room("hibachi").load(None).components_hash
    status, replay = sent(running, old)
    assert status == 200
    table = replay["table"]
    assert isinstance(table, dict)
    assert table["components"] == today != parse(old, "old").header.components
