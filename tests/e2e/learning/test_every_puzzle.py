"""Every stored puzzle can be answered on its board: by mouse, by touch, by keys and as text."""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as TookTooLong

from cookoff.analysis.puzzles import book_of
from cookoff.engine import room, rooms
from tests.e2e.support.browser import COARSE, DESKTOP, LIKES, PHONE, Visitor
from tests.e2e.support.puzzle_solver import Solver
from tests.server.support.server_process import Server

pytestmark = pytest.mark.slow

WAYS: dict[str, dict[str, Any]] = {"mouse": DESKTOP, "touch": PHONE, "keys": DESKTOP, "text": DESKTOP}
READS = LIKES.format('{ tips: false, pace: "instant", sound: false, text: true }')
PLAYS = LIKES.format('{ tips: false, pace: "instant", sound: false, coach: "always" }')
"""Even those who always want the next step marked find nothing marked."""
LIT = "[data-testid=pointer], .action.main, .station.next"
"""What marks a step."""


def walked(browser: Browser, served: Server, game: str, way: str) -> list[str]:
    """Solve every puzzle of a game; what went wrong."""
    book = book_of(room(game))
    assert book is not None
    visitor = Visitor(browser, served.address, WAYS[way] | COARSE, first_time=True, painted=False)
    visitor.page.add_init_script(READS if way == "text" else PLAYS)
    visitor.context.set_default_timeout(20_000)
    solver = Solver(visitor)
    solve = {"mouse": solver.press, "touch": solver.press, "keys": solver.type, "text": solver.read}[way]
    wrong = []
    for puzzle in book.puzzles:
        best = msgspec.json.decode(puzzle.answers[0].move)
        visitor.goto(f"/puzzles/{game}/{puzzle.id}")
        riddle = visitor.page.locator("[data-testid=riddle]")
        expect(riddle).to_contain_text("Find the best move." if "hand" not in best else "The clock stands still.")
        wrong += [f"{puzzle.id}: {best} is lit" for _ in range(visitor.page.locator(LIT).count())]
        try:
            solve(best)
            solver.is_solved()
        except (AssertionError, TookTooLong) as trouble:
            wrong.append(f"{puzzle.id}: {best} by {way}: {str(trouble)[:300]}; {riddle.inner_text()}")
    wrong += visitor.errors
    visitor.context.close()
    return wrong


@pytest.mark.long
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", sorted(rooms()))
def test_every_puzzle_is_solved_on_its_board_and_nothing_shows_the_answer(
    browser: Browser, served: Server, game: str, way: str
) -> None:
    assert walked(browser, served, game, way) == []
