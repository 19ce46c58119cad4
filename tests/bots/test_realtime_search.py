"""The bot that looks ahead where everybody plays at once, in a game that it knows by its protocol alone."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from cookoff import bots
from cookoff.engine import BotContext, BotHooks, Intent, Move, Rng, Search, SearchSettings
from tests.bots.test_bots import TOY
from tests.engine.core.test_clock import Hurry
from tests.engine.whisper import SOURCES, Show, WhisperOptions

HAND = (8, 2)


class Torn:
    """Would show the first of these cards, thinks that another might do as well, and is then passed over."""

    def __init__(self, *cards: int) -> None:
        self.cards = cards

    def choose(self, context: BotContext, rng: Rng) -> Move:
        """See `Bot`."""
        return context.moves.discrete[int(rng.random() * len(context.moves.discrete))]

    def decide(self, context: BotContext, rng: Rng) -> Intent:
        """See `TimedBot`."""
        return Intent(None, 500)

    def candidates(self, context: BotContext, rng: Rng) -> Sequence[Intent]:
        """See `Wavering`."""
        return [Intent(Show(card), 100) for card in self.cards]


def dealt() -> BotContext:
    game = Hurry()
    state = game.setup(2, WhisperOptions(), Search(random.Random(1)))
    state.hands[0] = list(HAND)
    return BotContext(game, state, 0, SOURCES)


def decided(*cards: int, tries: int = 6) -> Intent:
    return bots.RealTimeSearchBot(Torn(*cards), SearchSettings(tries)).decide(dealt(), random.Random(1))


@pytest.mark.parametrize("cards", [(2, 8), (8, 2)])
def test_it_takes_the_way_that_ends_better(cards: tuple[int, ...]) -> None:
    assert decided(*cards) == Intent(Show(8), 100)


def test_it_does_not_search_obvious_decisions() -> None:
    assert decided(2, tries=0) == Intent(Show(2), 100)


def test_without_a_clock_it_makes_the_same_move() -> None:
    assert bots.RealTimeSearchBot(Torn(2, 8), SearchSettings(6)).choose(dealt(), random.Random(1)) == Show(8)


def test_a_room_names_its_bots_that_look_ahead() -> None:
    home = replace(
        TOY, bots=BotHooks(levels={"master": Torn, "expert": Torn}, search_settings={"master": SearchSettings(4)})
    )
    assert isinstance(bots.make(home, "master"), bots.RealTimeSearchBot)
    assert isinstance(bots.make(home, "expert"), Torn)
