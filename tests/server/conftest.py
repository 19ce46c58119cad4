"""Servers the tests share."""

from collections.abc import Iterator

import pytest

from cookoff.engine import Live, Match, room
from tests.i18n.test_complete import Lcg
from tests.server.support.server_process import GENEROUS, QUICK, Server, server


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with quick bots and generous limits."""
    with server(tmp_path_factory.mktemp("server"), **QUICK, **GENEROUS) as started:
        yield started


@pytest.fixture(scope="session")
def log() -> bytes:
    """The first moves of a game."""
    game = room("yatai").load(None)
    lines: list[bytes] = []
    match = Match.start(game, 2, Live(Lcg(3)), names=("Mia", "Ben"), sink=lines.append)
    for _ in range(12):
        seat = game.to_act(match.state)[0]
        match.play(seat, game.moves(match.state, seat).discrete[0])
    return b"".join(lines)
