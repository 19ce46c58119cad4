"""Settings of the whole suite: the order of the tests, their time limits, and which of them count for coverage."""

import pkgutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import cookoff.engine
import cookoff.games

# Before any test imports them, so that pytest explains failures inside these helpers.
pytest.register_assert_rewrite(
    "tests.games.fired_up.positions",
    "tests.games.grill.grounds",
    "tests.games.hibachi.positions",
    "tests.games.mithral_chef.positions",
    "tests.games.safranito.positions",
    "tests.games.yatai.positions",
)

HERE = Path(__file__).parent
WATCHED = tuple(HERE / folder for folder in ("bots", "conformance", "engine", "games", "i18n"))
"""The folders whose quick tests count for the coverage of engine/ and games/."""
GUIDE = HERE / "games" / "mithral_chef" / "hooks" / "test_guide.py"
"""A slow test that counts too: it plays a kitchen from beginning to end."""
FIRST = tuple(HERE / folder for folder in ("e2e", "server", "i18n", "conformance"))
"""The folders with the slowest files: they start first, so that no worker waits for them at the end."""
CACHED: set[Any] = set()
"""The functions of the rules that cache their results."""
STALE = pytest.StashKey[bool]()
"""Whether a test without coverage may have filled those caches: the next test with coverage empties them."""


def is_slow(item: pytest.Item) -> bool:
    """Whether a test is left out of `make check`."""
    return any(item.get_closest_marker(name) is not None for name in ("slow", "long"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Sort the slowest folders to the front, and give slow tests more time."""
    items.sort(key=lambda item: next((n for n, path in enumerate(FIRST) if item.path.is_relative_to(path)), len(FIRST)))
    limit = 4 * float(config.getini("timeout"))
    for item in items:
        if is_slow(item) and item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(limit))


def pytest_collection_finish() -> None:
    """Import all rules before the first test, so that coverage sees their module level."""
    for package in (cookoff.engine, cookoff.games):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            module = import_module(found.name)
            CACHED.update(thing for thing in vars(module).values() if hasattr(thing, "cache_clear"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Measure coverage only for the quick tests of the watched folders: it more than doubles a test's time."""
    tracer = sys.gettrace()
    if item.path != GUIDE and (is_slow(item) or not any(item.path.is_relative_to(path) for path in WATCHED)):
        sys.settrace(None)
        item.session.stash[STALE] = True
    elif item.session.stash.get(STALE, False):
        item.session.stash[STALE] = False
        for function in CACHED:
            function.cache_clear()
    try:
        return (yield)
    finally:
        sys.settrace(tracer)
