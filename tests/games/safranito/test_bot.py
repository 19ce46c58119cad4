"""The bots of Safranito: those of the market, with rupees for yen."""

from random import Random

import pytest

from cookoff.engine import Live, Look, Match, Refusal
from cookoff.games.safranito import ROOM
from cookoff.games.safranito import moves as m
from cookoff.games.safranito.bot import Casual, Sharp
from cookoff.physics.worlds import worlds
from tests.games.safranito.positions import CURRY, GAME, MINT, blending, hold, trading


@pytest.mark.parametrize("bot", [Casual, Sharp])
def test_a_game_is_played_to_its_end(bot: type[Casual]) -> None:
    sources = worlds(ROOM, GAME, "quick")[0]
    match = Match.start(GAME, 2, Live(Random(5), sources), sink=lambda _line: None)
    player, rng = bot(), Random(6)
    while acting := GAME.to_act(match.state):
        move = player.choose(Look(GAME, match.state, acting[0], sources), rng)
        assert not isinstance(match.play(acting[0], move), Refusal)
    assert max(len(chef.cooked) for chef in match.state.chefs) == 3


def test_a_blend_is_put_together_when_it_can_be() -> None:
    state = hold(blending(), {0: GAME.printed.recipes[0]})
    assert Casual().choose(Look(GAME, state, 0), Random(1)) == m.Cook(0)


def test_what_no_blend_needs_is_sold_for_a_good_price() -> None:
    state = hold(trading(2, (0, 60, CURRY), (1, 50, CURRY)), {0: (CURRY, CURRY, MINT)})
    GAME.play(state, 0, m.ChooseBowl(CURRY), Live(Random(1)))
    sold = Casual().choose(Look(GAME, state, 0), Random(1))
    assert isinstance(sold, m.Sell)
    assert sold.cards > 0
