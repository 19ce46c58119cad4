"""Every legal move of a throwing game has its place on the board and in the text view."""

from itertools import chain
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from cookoff.games.grill.rules.moves import AimChip
from tests.e2e.conftest import Visit
from tests.e2e.support.browser import FLAT, PHONE
from tests.e2e.support.grill_asking import GAMES, Asking

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.long] if game == "fired-up" else []) for game in GAMES]
)
def test_every_move_is_made_on_the_board_and_in_the_text(visit: Visit, game: str) -> None:
    visitor = visit(PHONE)
    visitor.page.add_init_script(FLAT)
    asking = Asking(visitor, game)
    for asked in chain(asking.on_the_board(), asking.in_text()):
        assert asking.pressed() == asking.legal(asked.state), asked.ask


@pytest.mark.parametrize("game", ["hibachi", "safranito"])
def test_the_trade_panel_is_there_while_a_bowl_is_traded_and_not_while_the_next_is_chosen(
    visit: Visit, game: str
) -> None:
    visitor = visit(PHONE)
    visitor.page.add_init_script(FLAT)
    chosen_again = False
    for asked in Asking(visitor, game).on_the_board():
        trading = asked.ask in {"sell", "buy"}
        expect(visitor.page.get_by_test_id("trade")).to_have_count(int(trading))
        chosen_again |= asked.ask == "bowl" and asked.state.bowl >= 0
    assert chosen_again, "a bowl was finished before another was chosen"


@pytest.mark.parametrize("game", GAMES)
def test_the_form_throws_every_chip_at_every_place_in_every_way(visit: Visit, game: str) -> None:
    visitor = visit(PHONE)
    visitor.page.add_init_script(FLAT)
    asking = Asking(visitor, game)
    state = next(asking.on_the_board()).state
    next(asking.in_text())
    fields = visitor.page.locator("form select").all()
    for field in fields:
        for number in range(field.locator("option").count()):
            field.select_option(index=number)
            asking.sends(visitor.page.locator("form [data-legal=AimChip]"))
    listed = {_parts(move) for move in asking.game.moves(state, 0).discrete}
    sent = {_parts(msgspec.convert(move, AimChip)) for move in asking.stage.sent}
    assert sent - listed == set()
    for every, made in zip(zip(*listed, strict=True), zip(*sent, strict=True), strict=True):
        assert set(made) == set(every)


def _parts(move: Any) -> tuple[Any, ...]:
    """Chip, style, place and the rest of an aim; the middle of a place may differ by rounding."""
    aim, target = move.aim, move.aim.target
    return move.value, aim.style, (round(target.x, 2), round(target.y, 2)), (aim.hand, aim.side, aim.down)
