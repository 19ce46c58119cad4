"""Language models that are not told which moves are legal."""

from random import Random

import pytest

from cookoff.engine import BotContext, Notation
from cookoff.research.envs.opponents import bot_context
from cookoff.research.episode import Episode
from cookoff.research.spaces import spaces
from cookoff.research.text.language_model import LanguageModelBot, NoAnswer, prompt, strict_prompt, written

YATAI = spaces("yatai", 2)
NOTATION = Notation(YATAI.game)


def opening() -> BotContext:
    episode = Episode(YATAI)
    return bot_context(episode, episode.to_act[0])


def test_a_strict_prompt_has_the_rules_and_the_notation_but_no_list_of_moves() -> None:
    at = opening()
    asked = strict_prompt(YATAI, at)
    assert "YAT-1: " in asked
    assert "choose-dish <dish: " in asked
    assert "\n1. " in prompt(YATAI, at)
    assert "\n1. " not in asked


def test_the_last_line_of_an_answer_is_the_move() -> None:
    at = opening()
    for move in at.moves.discrete:
        assert written(f"The first looks best.\n\n`{NOTATION.move(move)}`\n", YATAI, at) == move


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("", "is no move: nothing: write one of"),
        ("I take rice", "is no move: I: write one of"),
        ("choose-dish", "is no move: 0 values, choose-dish <dish: "),
        ("push drinks-2 c3", "is against the rules: YAT-"),
    ],
)
def test_an_answer_that_is_no_legal_move_gets_the_reason(answer: str, reason: str) -> None:
    with pytest.raises(NoAnswer, match=reason):
        written(answer, YATAI, opening())


def test_answers_that_are_no_legal_moves_are_counted() -> None:
    at = opening()
    answers = iter(["no idea", NOTATION.move(at.moves.discrete[2])])
    bot = LanguageModelBot(YATAI, lambda _prompt: next(answers), strict=True)
    assert bot.choose(at, Random(1)) == at.moves.discrete[2]
    assert (bot.tally.decisions, bot.tally.answers, bot.tally.illegal_rate) == (1, 2, 0.5)


def test_a_model_that_may_give_up_moves_at_random() -> None:
    at = opening()
    bot = LanguageModelBot(YATAI, lambda _prompt: "pass", strict=True, give_up=True)
    assert {bot.choose(at, Random(seed)) for seed in range(40)} == set(at.moves.discrete)
    assert bot.tally.illegal_rate == 1.0
