"""THR-21: who decides about a chip in doubt, and where a table is asked to agree on it."""

import pytest
from tests.games.safranito.crowded import CROWDED

from cookoff.engine import room
from cookoff.games.fired_up.rules.setup import FiredUpOptions
from cookoff.games.grill.rules.throwing.landing import Doubt
from cookoff.games.hibachi.rules.setup import HibachiOptions
from cookoff.games.safranito import ROOM
from cookoff.games.safranito.rules.setup import SafranitoOptions
from cookoff.server.runtime.games.catalogue import Catalogue

GAMES = ("fired-up", "hibachi", "safranito")


@pytest.mark.rule("THR-21")
def test_the_head_chef_decides_in_safranito_and_hibachi_the_larger_part_in_fired_up() -> None:
    assert (SafranitoOptions().doubt, HibachiOptions().doubt) == (Doubt.CHEF, Doubt.CHEF)
    assert FiredUpOptions().doubt is Doubt.LARGER


@pytest.mark.rule("THR-21", "THR-5")
@pytest.mark.parametrize("game_id", GAMES)
def test_on_the_boards_of_the_boxes_no_doubt_can_come_about_and_none_is_asked_about(game_id: str) -> None:
    home = room(game_id)
    assert home.idle_options(home.load(None)) == ("doubt",)
    schema = Catalogue().card(game_id).options
    offered = schema["$defs"][home.load(None).types.options.__name__]["properties"]
    assert "doubt" not in offered
    assert {"first", "open_hands", "last_round"} <= set(offered)


@pytest.mark.rule("THR-21")
def test_where_two_outlines_are_near_each_other_the_table_may_agree() -> None:
    assert ROOM.idle_options(CROWDED) == ()
