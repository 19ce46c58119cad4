"""Options and components that make games short enough for tests."""

import re
from collections.abc import Callable

import pytest

from cookoff.engine import AnyGame, room, rooms
from cookoff.server.runtime.games.catalogue import Catalogue
from tests.server.support.client import Json

TIMES = r"^(again|busy|countdown|draw|enter|flip|ignore|keep|leave|order|put_back|release|roll|stop|take|vote) = (\d+)"

each_game = pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=[pytest.mark.long] if game in {"fired-up", "hibachi", "safranito"} else ())
        for game in sorted(rooms())
    ],
)
"""Every game in the catalogue; `make test` runs those without throws."""


def short(game: str) -> Json:
    """Return the fields for opening a short table; games not named here are played in full."""
    if game == "yatai":
        return {"components": _components(game, r"^rounds = \d+", "rounds = 3")}
    if game == "mithral-chef":
        # Hands and clocks are forty times as fast; new orders, which end the game, only three times.
        return {"components": _components(game, TIMES, _faster), "options": {"closing": 1}}
    return {"options": {"last_round": 2}} if game in {"fired-up", "hibachi", "safranito"} else {}


def short_game(game: str) -> AnyGame:
    """Return the game that such a table plays."""
    toml = short(game).get("components")
    return room(game).load(None) if toml is None else Catalogue().with_components(game, toml).game


def _faster(found: re.Match[str]) -> str:
    return f"{found[1]} = {max(1, int(found[2]) // (3 if found[1] == 'order' else 40))}"


def _components(game: str, pattern: str, instead: str | Callable[[re.Match[str]], str]) -> str:
    text, many = re.subn(pattern, instead, (room(game).home / "components.toml").read_text("utf-8"), flags=re.MULTILINE)
    assert many
    return text
