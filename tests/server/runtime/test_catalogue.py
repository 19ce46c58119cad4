"""Games with designers' components."""

import asyncio
import threading
from typing import Any

import pytest

from cookoff.server.protocol.errors import ApiError
from cookoff.server.runtime.games.catalogue import Catalogue

pytestmark = pytest.mark.anyio


async def test_components_are_loaded_one_at_a_time_and_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = Catalogue()
    toml = catalogue.own_toml("yatai")
    assert toml is not None
    loading, most = 0, 0
    load = catalogue.with_components

    def counted(game: str, text: str) -> Any:
        nonlocal loading, most
        assert threading.current_thread() is not threading.main_thread()
        loading += 1
        most = max(most, loading)
        try:
            return load(game, text)
        finally:
            loading -= 1

    monkeypatch.setattr(catalogue, "with_components", counted)
    variants = [toml.replace("rounds = 12", f"rounds = {rounds}") for rounds in (12, 11, 10)]
    own, *others = await asyncio.gather(*(catalogue.load("yatai", one) for one in variants))
    assert (own, most) == (catalogue.own("yatai"), 1)
    assert [catalogue.loaded("yatai", one.hash) for one in others] == others
    with pytest.raises(ApiError, match="not TOML"):
        await catalogue.load("yatai", "=")
    assert await catalogue.load("yatai", toml) is own, "what failed is in nobody's way"
