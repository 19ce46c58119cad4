import pytest
from numba.core import event

from cookoff.physics import warmup


class Uncompiled:
    """Compiles something whenever it is asked for anything."""

    def throw(self, *_asked: object) -> None:
        with event.trigger_event("numba:compile"):
            pass

    throw_many = throw


def test_compilation_is_announced_once(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(warmup, "QuickSimulator", Uncompiled)
    warmup.compile_throws(lambda: told.append("wait"))
    assert told == ["wait"]


def test_cached_compilation_is_not_announced() -> None:
    told: list[str] = []
    warmup.compile_throws(lambda: None)
    warmup.compile_throws(lambda: told.append("wait"))
    assert told == []


def test_the_bounces_are_compiled_when_they_are_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def load(name: str) -> None:
        assert name == "cookoff.physics.real.dice.restitution"
        Uncompiled().throw()

    monkeypatch.setattr(warmup, "import_module", load)
    warmup.compile_rolls(lambda: told.append("wait"))
    assert told == ["wait"]
    monkeypatch.undo()
    warmup.compile_rolls(lambda: told.append("wait"))
    warmup.compile_rolls(lambda: told.append("again"))
    assert "again" not in told
