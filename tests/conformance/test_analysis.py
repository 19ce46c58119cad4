"""What rooms tell those who teach their games."""

import random

import pytest

from cookoff import bots
from cookoff.engine import BotContext, Fact, Live, Match, Phrase, Refusal, Room, Tempo
from cookoff.i18n import Words, languages
from cookoff.physics.sources import sources_of

from .rooms import ROOMS, golden_options

MOVES = 60


@pytest.mark.parametrize("home", ROOMS, ids=lambda home: home.id)
def test_a_course_only_goes_on_and_every_part_is_worded(home: Room) -> None:
    game = home.load(None)
    sources = sources_of(home, game, "quick")
    rng, bot = random.Random(3), bots.Random()
    match = Match.start(game, 2, Live(rng, sources), options=golden_options(home), sink=lambda _line: None)
    assert home.course is not None
    last, made = home.course(game, match.state), 0
    names: dict[str, float] = {}
    while (acting := game.to_act(match.state)) and made < MOVES and game.tempo is Tempo.TURNS:
        told = match.play(acting[0], bot.choose(BotContext(game, match.state, acting[0], sources), rng))
        assert not isinstance(told, Refusal)
        made += 1
        course = home.course(game, match.state)
        assert last.stretch <= course.stretch
        assert 0 <= last.done <= course.done <= 1
        last = course
        names |= {part.name: part.worth for part in home.parts(game, match.state, 0)} if home.parts else {}
    assert made > 20 or game.tempo is Tempo.REAL_TIME
    for language in languages(home):
        words = Words(home, language)
        more: dict[str, Fact] = {"amount": 1.5, "sign": "+", "change": "more"}
        less: dict[str, Fact] = {"amount": 1, "sign": "−", "change": "less"}
        for name in names:
            assert words.phrase(Phrase(f"part-{name}", more))
            assert words.phrase(Phrase(f"part-{name}", less))
        assert words.problems == []
