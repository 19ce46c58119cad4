"""A server for the client's tests."""

from collections.abc import Iterator

import pytest

from tests.server.support.server_process import GENEROUS, QUICK, Server, server


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("server"), **QUICK, **GENEROUS) as started:
        yield started


@pytest.fixture
def home(running: Server) -> str:
    """The server's address."""
    return f"http://{running.address}"
