"""Bots that packages announce: found by name, made for the rooms they fit, refused where they do not."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

import pytest

from cookoff import bots
from cookoff.bots import plugins
from cookoff.engine import BadInput, room
from cookoff.lab.play.player import ScenarioPlayer
from cookoff.lab.spec.scenario import Scenario

YATAI = room("yatai")


@pytest.fixture(autouse=True)
def _afresh() -> Iterator[None]:
    bots.external_bots.cache_clear()
    yield
    bots.external_bots.cache_clear()


class Point(NamedTuple):
    """An entry point of a package."""

    name: str
    value: str
    announced: Mapping[str, bots.ExternalBot]

    def load(self) -> Callable[[], Mapping[str, bots.ExternalBot]]:
        return lambda: self.announced


def announce(monkeypatch: pytest.MonkeyPatch, *packages: Mapping[str, bots.ExternalBot]) -> None:
    """As if these were installed."""
    points = [Point(f"{number}", f"package_{number}:announced", each) for number, each in enumerate(packages)]
    monkeypatch.setattr(plugins, "entry_points", lambda group: points if group == "cookoff.bots" else [])


SHY = bots.ExternalBot(lambda _room: bots.RandomBot(), lambda game, players: game.id == "yatai" and players == 2)


def test_a_packaged_bot_is_found_by_name_and_offered_where_it_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    announce(monkeypatch, {"shy": SHY}, {"bold": bots.ExternalBot(bots.GreedyBot)})
    assert bots.names()[-2:] == ["shy", "bold"]
    assert isinstance(bots.make(YATAI, "bold"), bots.GreedyBot)
    game = YATAI.load(None)
    for name, players in (("shy", 2), ("bold", 4), ("greedy", 3), ("sharp", 3)):
        bots.check(name, game, players)
    with pytest.raises(BadInput, match="the bot 'shy' does not play yatai at a table of 3"):
        bots.check("shy", game, 3)
    with pytest.raises(BadInput, match=r"no bot is called 'tall'; there are: random, .*, shy, bold"):
        bots.check("tall", game, 3)


def test_a_simulation_names_a_bot_that_does_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    announce(monkeypatch, {"shy": SHY})
    ScenarioPlayer(Scenario("yatai", 2, ("shy", "random"), 1))
    with pytest.raises(BadInput, match="the bot 'shy' does not play yatai at a table of 3"):
        ScenarioPlayer(Scenario("yatai", 3, ("shy", "random", "random"), 1))


@pytest.mark.parametrize(
    ("packages", "said"),
    [
        ([{"shy": SHY}, {"shy": SHY}], "two bots are called 'shy'; one of them is of package_1:announced"),
        ([{"greedy": SHY}], "two bots are called 'greedy'"),
        ([{"Shy Bot": SHY}], "a bot of package_0:announced is called 'Shy Bot'"),
    ],
)
def test_an_invalid_or_taken_name_is_refused(
    monkeypatch: pytest.MonkeyPatch, packages: list[dict[str, bots.ExternalBot]], said: str
) -> None:
    announce(monkeypatch, *packages)
    with pytest.raises(BadInput, match=said):
        bots.names()
