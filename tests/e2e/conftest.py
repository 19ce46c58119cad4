"""A server and a browser for the tests of the client."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.support.browser import DESKTOP, PHONE, Visitor, chromium
from tests.server.running import GENEROUS, QUICK, Server, server

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
    """Not for longer than a module: as long as it is open, no test of the same process can run a loop of its own."""
    with chromium() as started:
        yield started


@pytest.fixture
def visit(browser: Browser, served: Server) -> Iterator[Visit]:
    """Lets somebody in; at the end nothing may have gone wrong on their pages."""
    visitors: list[Visitor] = []

    def come(size: dict[str, Any] = DESKTOP, **wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, served.address, size, seed=len(visitors), **wishes))
        return visitors[-1]

    yield come
    wrong = [trouble for visitor in visitors for trouble in visitor.wrong]
    for visitor in visitors:
        visitor.context.close()
    assert wrong == []
