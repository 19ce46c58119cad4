"""What all tests share."""

import pkgutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import cookoff.engine
import cookoff.games

# Before any test imports them: failures inside these helpers are explained too.
pytest.register_assert_rewrite(
    "tests.games.fired_up.positions",
    "tests.games.grill.grounds",
    "tests.games.hibachi.positions",
    "tests.games.mithral_chef.positions",
    "tests.games.safranito.positions",
    "tests.games.yatai.positions",
)

HERE = Path(__file__).parent
QUICK = tuple(HERE / room for room in ("bots", "conformance", "engine", "games", "i18n"))
TOLD = HERE / "games" / "mithral_chef" / "hooks" / "test_guide.py"
"""What comes by every branch of the rules: the quick tests about them, and a kitchen told from beginning to end."""
LONG = tuple(HERE / room for room in ("e2e", "server", "i18n", "conformance"))
"""Where the files are that take longest."""
REMEMBERED: set[Any] = set()
"""The rules' functions that remember their answers."""
ASKED = pytest.StashKey[bool]()
"""Whether a test that is not watched may have asked them: then they forget, and the next comes by their branches."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Slow tests have a longer limit. What takes longest comes first, so that nobody waits for it at the end."""
    items.sort(key=lambda item: next((n for n, room in enumerate(LONG) if item.path.is_relative_to(room)), len(LONG)))
    limit = 4 * float(config.getini("timeout"))
    for item in items:
        if item.get_closest_marker("slow") is not None and item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(limit))


def pytest_collection_finish() -> None:
    """Load all rules before any test runs: what a module does when it is loaded is watched then."""
    for package in (cookoff.engine, cookoff.games):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            module = import_module(found.name)
            REMEMBERED.update(thing for thing in vars(module).values() if hasattr(thing, "cache_clear"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Do not watch which branches other tests come by: it more than doubles their time, and they are not about it."""
    slow = item.get_closest_marker("slow") is not None
    watching = sys.gettrace()
    if item.path != TOLD and (slow or not any(item.path.is_relative_to(room) for room in QUICK)):
        sys.settrace(None)
        item.session.stash[ASKED] = True
    elif item.session.stash.get(ASKED, False):
        item.session.stash[ASKED] = False
        for function in REMEMBERED:
            function.cache_clear()
    try:
        return (yield)
    finally:
        sys.settrace(watching)
