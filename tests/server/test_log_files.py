"""Logs that were saved as files are looked at again through the server, and made-up ones change nothing."""

import json

import pytest

from cookoff.engine import Live, Match, room
from cookoff.engine.log import Writer, parse
from tests.server.client import Visitor
from tests.server.running import Server
from tests.words.test_complete import Lcg


@pytest.fixture(scope="module")
def log() -> bytes:
    """The first moves of a game."""
    game = room("yatai").load(None)
    lines: list[bytes] = []
    match = Match.start(game, 2, Live(Lcg(3)), names=("Mia", "Ben"), sink=lines.append)
    for _ in range(12):
        seat = game.to_act(match.state)[0]
        match.play(seat, game.moves(match.state, seat).discrete[0])
    return b"".join(lines)


def sent(running: Server, body: bytes, seat: str = "") -> tuple[int, dict[str, object]]:
    status, _, data = Visitor(running.address).raw("POST", f"/api/replays{seat}", body)
    return status, json.loads(data)


def test_a_log_file_becomes_a_replay(running: Server, log: bytes) -> None:
    status, replay = sent(running, log, "?seat=1")
    assert status == 200
    assert replay["names"] == ["Mia", "Ben"]
    assert replay["seat"] == 1
    assert isinstance(replay["steps"], list)
    assert len(replay["steps"]) == 12
    assert all(step["position"]["view"]["me"] == 1 for step in replay["steps"])


def test_what_is_wrong_with_a_file_is_said(running: Server, log: bytes) -> None:
    for body in (b"", b"no log\n", log[:-1], log.replace(b"Mia", b"Mio", 1)):
        status, said = sent(running, body)
        assert (status, said["code"]) == (400, "bad-log")
    assert sent(running, log, "?seat=2")[1]["code"] == "no-such-seat"


def test_events_that_do_not_fit_are_told_as_such(running: Server, log: bytes) -> None:
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
