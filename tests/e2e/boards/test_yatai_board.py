"""Yatai's board offers every legal move and no other."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from cookoff.engine import Event
from cookoff.games.yatai.content.enums import Ask, Colour, Guest, Line
from cookoff.games.yatai.rules.events import TilePushed
from cookoff.games.yatai.rules.state import Serving, State
from tests.e2e.conftest import Visit
from tests.e2e.support.browser import DESKTOP, PHONE
from tests.e2e.support.layout import viewport
from tests.e2e.support.staged_table import StagedTable
from tests.games.yatai.positions import GAME, opening, placing, table, tokens, walk

pytestmark = pytest.mark.slow

SIMPLE = "[data-testid=board] [data-legal]:not([data-legal=select])"
TOKENS = ".stall [data-legal=select][aria-pressed=false]"
QUEUE = ".queue [data-legal=select]"


def decisions() -> Iterator[tuple[State, Event]]:
    """A position of each kind of decision, then some with tokens, each with the push before it."""
    seen = set()
    push: Event = TilePushed(0, "recycle", Line.C1, "cook-1")
    yield opening(), push
    for seed in (2, 3):  # these two games reach every decision
        state = opening()
        for told in walk(GAME, state, seed, eager=True):
            push = next((event for event in told if isinstance(event, TilePushed)), push)
            if not (to_act := GAME.to_act(state)):
                break
            kinds = frozenset(type(move).__name__ for move in GAME.moves(state, to_act[0]).discrete)
            # Tokens come below: here they would make every position a new kind.
            kinds -= {"UrgentCall", "Garbage"}
            if (state.ask, kinds) not in seen and to_act == (0,):
                seen.add((state.ask, kinds))
                yield state.clone(), push
    stall = {"queue": (Guest.RED, Guest.TOURIST, Guest.BLUE), "box": (0, 1), "tokens": tokens(1, 0, 1, 1)}
    yield table(stalls={0: stall}, line=()), push
    yield from ((state, push) for state in inside_actions(stall))
    yield placing(on_board={0: Guest.BLUE}, tokens=tokens(doggy_bag=1)), push


def inside_actions(stall: dict[str, Any]) -> Iterator[State]:
    """Tokens may be used within actions too (YAT-28)."""
    rival = {1: {"queue": (Guest.GREEN,)}}
    for guest, ask in ((Guest.TOURIST, Ask.WELCOME), (Guest.GREEN, Ask.SEND_ON)):
        yield table(ask=ask, guest=guest, stalls={0: stall, **rival})
    serving = Serving(Guest.RED, Colour.RED)
    yield table(ask=Ask.POUR, guest=Guest.RED, serving=serving, stalls={0: {**stall, "fridge": (Colour.RED,)}})
    yield table(ask=Ask.POUR, guest=Guest.RED, serving=serving, stalls={0: {**stall, "box": (0, 1, 2)}})
    yield table(ask=Ask.RECYCLE, stalls={0: stall})


def reachable(stage: StagedTable) -> list[Any]:
    """Every move that clicks on the board send."""
    page = stage.visitor.page
    stage.sent.clear()

    def tap(where: str, number: int) -> None:
        page.locator(where).nth(number).dispatch_event("click")

    def sends(where: str, number: int) -> None:
        before = len(stage.sent)
        tap(where, number)
        stage.visitor.until(lambda: len(stage.sent) > before)

    def tap_all() -> None:
        for number in range(page.locator(SIMPLE).count()):
            sends(SIMPLE, number)

    tap_all()
    for tile in range(page.locator(".beside [data-legal]").count()):
        for line in range(page.locator(".arrow [data-legal]").count()):
            tap(".beside [data-legal]", tile)
            sends(".arrow [data-legal]", line)
    for number in range(page.locator(TOKENS).count()):
        tap(TOKENS, number)
        page.locator(".hint").wait_for()
        guests = page.locator(QUEUE).count()
        if guests == 0:
            tap_all()
        for one, two in combinations(range(guests), 2):
            tap(QUEUE, one)
            sends(QUEUE, two)
            tap(TOKENS, number)
        page.keyboard.press("Escape")
    return stage.sent


def test_every_legal_move_is_on_the_board(visit: Visit) -> None:
    stage = StagedTable(visit(PHONE), GAME, "yatai", players=2)
    stage.open(opening())
    asked = set()
    for state, push in decisions():
        asked.add(state.ask)
        stage.show(state, push)
        legal = {_key(move) for move in GAME.moves(state, 0).discrete}
        sent = {_key(move) for move in reachable(stage)}
        assert sent - legal == set(), f"{state.ask}: the board sends what is not legal"
        assert legal - sent == set(), f"{state.ask}: no place on the board"
    assert asked == set(Ask) - {Ask.NOTHING}, "other games must be walked through"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["mouse", "finger"])
def test_a_tile_is_pushed_by_hand(visit: Visit, size: dict[str, Any]) -> None:
    """Over an arrow it snaps to the line, elsewhere it returns, and a tap still selects it."""
    visitor = visit(size)
    stage = StagedTable(visitor, GAME, "yatai", players=2)
    stage.open(table(ask=Ask.PUSH))
    tile, cell = ".beside .cell >> nth=1", ".grid .cell.c1"
    visitor.page.locator(tile).scroll_into_view_if_needed()  # waits until nothing moves
    home = visitor.middle(tile)
    arrow, (x, y) = visitor.middle(".arrow.l1"), visitor.middle(cell)

    with visitor.hand(home) as hand:
        hand.move(home[0] + 40, home[1] + 30)
        visitor.until(lambda: visitor.middle(tile) == (home[0] + 40, home[1] + 30))
    visitor.until(lambda: visitor.middle(tile) == home)
    assert stage.sent == []

    with visitor.hand(home) as hand:
        hand.move(*arrow)
        hand.move(arrow[0] + 10, y)
        visitor.until(lambda: visitor.middle(tile) == (x, y))
        assert visitor.middle(cell)[1] > y
    visitor.until(lambda: len(stage.sent) > 0)
    assert stage.sent == [{"move": "Push", "tile": "recycle", "line": 1}]

    stage.show(table(ask=Ask.PUSH))
    visitor.press(".beside [data-legal] >> nth=0")
    visitor.page.keyboard.press("n")
    visitor.page.locator(".arrow.l3 button").press("Enter")
    visitor.until(lambda: len(stage.sent) > 1)
    assert stage.sent[1:] == [{"move": "Push", "tile": "recycle", "line": 3}]


def _key(move: Any) -> str:
    return msgspec.json.encode(msgspec.to_builtins(move), order="sorted").decode()


@pytest.mark.parametrize("window", ["desktop", "phone", "sideways"])
def test_my_name_and_points_are_always_in_sight(visit: Visit, window: str) -> None:
    visitor = visit({"viewport": viewport(window)})
    stage = StagedTable(visitor, GAME, "yatai", players=3)
    stage.open(table(players=3, ask=Ask.PUSH, stalls={0: {"points": 17}}))
    mine = visitor.page.get_by_test_id("my-score")
    expect(mine).to_contain_text("Aki")
    expect(mine).to_contain_text("17 VP")
    expect(mine).to_be_in_viewport(ratio=1)
