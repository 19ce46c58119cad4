"""The bots of Safranito: those of the market, with rupees for yen."""

from random import Random

from tests.games.safranito.positions import CURRY, GAME, MINT, blending, hold, trading

from cookoff.engine import BotContext, Live, Match, Refusal
from cookoff.games.grill.bots.levels import BotLevel
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.market.rules import moves as m
from cookoff.games.safranito import ROOM
from cookoff.games.safranito.bots.bot import SafranitoBot
from cookoff.games.safranito.rules.blends import Cook
from cookoff.physics.sources import play_and_search_sources


def test_a_game_is_played_to_its_end() -> None:
    sources = play_and_search_sources(ROOM, GAME, "quick")[0]
    match = Match.start(GAME, 2, Live(Random(5), sources), sink=lambda _line: None)
    player, rng = SafranitoBot(BotLevel()), Random(6)
    while acting := GAME.to_act(match.state):
        move = player.choose(BotContext(GAME, match.state, acting[0], sources), rng)
        assert not isinstance(match.play(acting[0], move), Refusal)
    assert max(len(chef.cooked) for chef in match.state.chefs) == 3


def test_a_blend_is_put_together_when_it_can_be() -> None:
    state = hold(blending(), {0: GAME.lookup.recipes[0]})
    assert SafranitoBot(BotLevel()).choose(BotContext(GAME, state, 0), Random(1)) == Cook(0)


def test_what_no_blend_needs_is_sold_for_a_good_price() -> None:
    state = hold(trading(2, (0, 60, CURRY), (1, 50, CURRY)), {0: (CURRY, CURRY, MINT)})
    GAME.play(state, 0, m.ChooseBowl(CURRY), Live(Random(1)))
    sold = SafranitoBot(BotLevel()).choose(BotContext(GAME, state, 0), Random(1))
    assert isinstance(sold, m.Sell)
    assert sold.cards > 0


def test_nobody_haggles_where_a_decliner_takes_everything_back() -> None:
    wanted = GAME.lookup.recipes[0][2]
    state = hold(trading(2, (0, 40, wanted), (0, 10, wanted)), {0: GAME.lookup.recipes[0][:2]})
    state.display = tuple(int(kind == wanted) for kind in range(GAME.lookup.kinds))
    GAME.play(state, 0, m.ChooseBowl(wanted), Live(Random(1)))
    while state.ask is not Ask.BUY:
        GAME.play(state, state.seat, m.Sell(0), Live(Random(1)))
    assert SafranitoBot(BotLevel()).choose(BotContext(GAME, state, 0), Random(1)) == m.Buy()
