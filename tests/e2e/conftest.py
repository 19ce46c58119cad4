"""A server and a browser for the tests of the client."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.support.browser import DESKTOP, PHONE, Visitor, chromium
from tests.server.support.server_process import GENEROUS, QUICK, Server, server

Visit = Callable[..., Visitor]

each_size = pytest.mark.parametrize(
    "size", [pytest.param(DESKTOP, marks=pytest.mark.long, id="desktop"), pytest.param(PHONE, id="phone")]
)
"""Both sizes; `make test` takes the phone, which has less room."""


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with quick bots and generous limits."""
    with server(tmp_path_factory.mktemp("web"), **QUICK, **GENEROUS) as started:
        yield started


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one module only: while it is open, no test in this process can run an event loop."""
    with chromium() as started:
        yield started


@pytest.fixture
def visit(browser: Browser, served: Server) -> Iterator[Visit]:
    """Creates visitors; at the end their pages must be free of errors."""
    visitors: list[Visitor] = []

    def come(size: dict[str, Any] = DESKTOP, **options: Any) -> Visitor:
        visitors.append(Visitor(browser, served.address, size, seed=len(visitors), **options))
        return visitors[-1]

    yield come
    wrong = [trouble for visitor in visitors for trouble in visitor.errors]
    for visitor in visitors:
        visitor.context.close()
    assert wrong == []
