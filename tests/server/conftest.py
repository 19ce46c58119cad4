"""Servers the tests share."""

from collections.abc import Iterator

import pytest

from tests.server.running import GENEROUS, QUICK, Server, server


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with quick bots and generous limits."""
    with server(tmp_path_factory.mktemp("server"), **QUICK, **GENEROUS) as started:
        yield started
