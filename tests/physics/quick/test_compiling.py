import pytest
from numba.core import event

from cookoff.physics.quick import compiling


class Uncompiled:
    """Compiles something whenever it is asked for anything."""

    def throw(self, *_asked: object) -> None:
        with event.trigger_event("numba:compile"):
            pass

    throw_many = throw


def test_it_is_told_once_that_something_must_be_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(compiling, "QuickTable", Uncompiled)
    compiling.ready(lambda: told.append("wait"))
    assert told == ["wait"]


def test_what_is_compiled_already_is_not_told_of() -> None:
    told: list[str] = []
    compiling.ready(lambda: None)
    compiling.ready(lambda: told.append("wait"))
    assert told == []
