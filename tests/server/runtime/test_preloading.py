"""What a game needs is loaded before anybody waits for it."""

import asyncio

import pytest

from cookoff.server.runtime.games import catalogue
from cookoff.server.runtime.games.catalogue import Catalogue


@pytest.mark.parametrize(("game", "times"), [("mithral-chef", 1), ("hibachi", 0)])
def test_where_the_clock_runs_the_dice_are_loaded_before_the_first_roll(
    monkeypatch: pytest.MonkeyPatch, game: str, times: int
) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(catalogue, "preload_dice", lambda: loaded.append("dice"))

    async def prepare() -> None:
        loaded = Catalogue().own(game)
        await loaded.prepare()
        await loaded.prepare()
        await asyncio.get_running_loop().shutdown_default_executor()

    asyncio.run(prepare())
    assert loaded == ["dice"] * times
