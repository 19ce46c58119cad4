"""The analysis hooks of every room."""

import random

import pytest

from cookoff import bots
from cookoff.engine import BotContext, Fact, Live, Match, Phrase, Refusal, Room, Tempo
from cookoff.i18n import Translator, languages
from cookoff.physics.sources import sources_of

from .rooms import ROOMS, golden_options

MOVES = 24


@pytest.mark.parametrize("home", ROOMS, ids=lambda home: home.id)
def test_progress_never_goes_back_and_every_term_has_a_message(home: Room) -> None:
    game = home.load(None)
    sources = sources_of(home, game, "quick")
    rng, bot = random.Random(3), bots.RandomBot()
    match = Match.start(game, 2, Live(rng, sources), options=golden_options(home), sink=lambda _line: None)
    hooks = home.analysis
    assert hooks is not None
    last, made = hooks.progress(game, match.state), 0
    names: dict[str, float] = {}
    while (acting := game.to_act(match.state)) and made < MOVES and game.tempo is Tempo.TURNS:
        told = match.play(acting[0], bot.choose(BotContext(game, match.state, acting[0], sources), rng))
        assert not isinstance(told, Refusal)
        made += 1
        now = hooks.progress(game, match.state)
        assert last.segment <= now.segment
        assert 0 <= last.done <= now.done <= 1
        last = now
        terms = hooks.evaluation_terms(game, match.state, 0) if hooks.evaluation_terms else ()
        names |= {term.name: term.weight for term in terms}
    assert made > 20 or game.tempo is Tempo.REAL_TIME
    for language in languages(home):
        translator = Translator(home, language)
        more: dict[str, Fact] = {"amount": 1.5, "sign": "+", "change": "more"}
        less: dict[str, Fact] = {"amount": 1, "sign": "−", "change": "less"}
        for name in names:
            assert translator.phrase(Phrase(f"part-{name}", more))
            assert translator.phrase(Phrase(f"part-{name}", less))
        assert translator.problems == []
