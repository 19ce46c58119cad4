"""Staged positions of every decision, for tests and screenshots of the layout."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from random import Random
from typing import Any

from cookoff.engine import AnyGame, Event, Search, seen_by
from cookoff.games.yatai.rules.setup import YataiOptions
from tests.e2e.support.browser import Visitor
from tests.e2e.support.grill_positions import of_fired_up, of_hibachi, of_safranito
from tests.e2e.support.staged_table import StagedTable
from tests.games.fired_up.positions import GAME as FIRED_UP
from tests.games.hibachi.positions import GAME as HIBACHI
from tests.games.safranito.positions import GAME as SAFRANITO
from tests.games.yatai.positions import GAME as YATAI
from tests.games.yatai.positions import walk

StagedPosition = tuple[str, Any, list[Event]]
"""The kind of decision, the position, and the events before it."""
FIRST = ("menu", "bottle")
"""Decisions before the first round."""
ALIKE = ("menu", "check", "lose", "bottle", "invite", "add-dish", "review", "send-on", "recycle", "token")
"""Decisions of Yatai that look like others on the board."""


def of_yatai(seeds: Iterable[int] = (30,), apart: Iterable[str] = ALIKE) -> Iterator[StagedPosition]:
    """Each kind of decision once, except `apart`, late in games of four, when stalls are full."""
    seen = {"nothing", *apart}
    for seed in seeds:
        state = YATAI.setup(4, YataiOptions(first=0), Search(Random(1)))
        for told in chain(([],), walk(YATAI, state, seed=seed, eager=True)):
            if YATAI.to_act(state) == (0,) and state.ask not in seen and (state.round > 5 or state.ask in FIRST):
                seen.add(state.ask)
                yield state.ask, state.clone(), list(told)


def of_grill(asked: Any) -> Iterator[StagedPosition]:
    """Each kind of decision once."""
    seen: set[str] = set()
    for ask, state, events in asked():
        if ask not in seen or ask == "activate":
            seen.add(ask)
            yield ask, state, [event for one in events if (event := seen_by(one, 0)) is not None]


GAMES: dict[str, tuple[AnyGame, int, Any]] = {
    "yatai": (YATAI, 4, of_yatai),
    "hibachi": (HIBACHI, 2, lambda: of_grill(of_hibachi)),
    "safranito": (SAFRANITO, 2, lambda: of_grill(of_safranito)),
    "fired-up": (FIRED_UP, 2, lambda: of_grill(of_fired_up)),
}


def staged_positions(
    visitor: Visitor, game: str, asked: Callable[[], Iterator[StagedPosition]] | None = None
) -> Iterator[tuple[StagedTable, str]]:
    """Show one position after the other on a page."""
    rules, players, positions = GAMES[game]
    stage = StagedTable(visitor, rules, game, players=players)
    for number, (ask, state, events) in enumerate((asked or positions)()):
        if number == 0:
            stage.open(state)
            visitor.page.wait_for_selector("[data-frame]")
        else:
            stage.show(state, *events)
        yield stage, ask
