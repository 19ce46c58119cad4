"""Tables at which somebody is asked what a game has to ask: for tests and pictures of how it is laid out."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from random import Random
from typing import Any

from cookoff.engine import AnyGame, Event, Search, seen_by
from cookoff.games.yatai.rules.setup import YataiOptions
from tests.e2e.support.browser import Visitor
from tests.e2e.support.grill_positions import of_fired_up, of_hibachi, of_safranito
from tests.e2e.support.staged_table import Stage
from tests.games.fired_up.positions import GAME as FIRED_UP
from tests.games.hibachi.positions import GAME as HIBACHI
from tests.games.safranito.positions import GAME as SAFRANITO
from tests.games.yatai.positions import GAME as YATAI
from tests.games.yatai.positions import walk

Shown = tuple[str, Any, list[Event]]
"""What is asked, the position, and what led there."""
FIRST = ("menu", "bottle")
"""What is asked only before the first round."""
ALIKE = ("menu", "check", "lose", "bottle", "invite", "add-dish", "review", "send-on", "recycle", "token")
"""What Yatai asks by the same parts of its table as other questions."""


def of_yatai(seeds: Iterable[int] = (30,), apart: Iterable[str] = ALIKE) -> Iterator[Shown]:
    """Each kind of decision once, but for some, late in games of four, when stalls are full."""
    seen = {"nothing", *apart}
    for seed in seeds:
        state = YATAI.setup(4, YataiOptions(first=0), Search(Random(1)))
        for told in chain(([],), walk(YATAI, state, seed=seed, eager=True)):
            if YATAI.to_act(state) == (0,) and state.ask not in seen and (state.round > 5 or state.ask in FIRST):
                seen.add(state.ask)
                yield state.ask, state.clone(), list(told)


def of_grill(asked: Any) -> Iterator[Shown]:
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


def shown(
    visitor: Visitor, game: str, asked: Callable[[], Iterator[Shown]] | None = None
) -> Iterator[tuple[Stage, str]]:
    """One position after the other on somebody's page: those of the game, or others."""
    rules, players, positions = GAMES[game]
    stage = Stage(visitor, rules, game, players=players)
    for number, (ask, state, events) in enumerate((asked or positions)()):
        if number == 0:
            stage.open(state)
            visitor.page.wait_for_selector("[data-frame]")
        else:
            stage.show(state, *events)
        yield stage, ask
