"""What all tests share."""

from pathlib import Path

import pytest

WATCHED = tuple(Path(__file__).parent / room for room in ("bots", "conformance", "engine", "games", "words"))
"""The tests that come by every branch of the rules."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Do not watch which branches other tests come by: it more than doubles their time, and they are not about it."""
    for item in items:
        if not any(item.path.is_relative_to(room) for room in WATCHED):
            item.add_marker(pytest.mark.no_cover)
