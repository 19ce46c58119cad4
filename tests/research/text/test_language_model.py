"""Language models at the table: what they are told, what they answer, and that their games are logged as ever."""

import re
from random import Random

import pytest

from cookoff.bots import RandomBot
from cookoff.engine import Bot, BotContext, log, verify
from cookoff.research.envs.opponents import bot_context
from cookoff.research.episode import Episode
from cookoff.research.spaces import spaces
from cookoff.research.text.language_model import LanguageModelBot, NoAnswer, chosen, play, prompt

YATAI = spaces("yatai", 2)


def opening() -> BotContext:
    episode = Episode(YATAI)
    return bot_context(episode, episode.to_act[0])


def test_a_model_gets_table_question_and_numbered_choices() -> None:
    told = prompt(YATAI, opening())
    assert "Round: 0" in told or "Round" in told
    assert re.search(r"^1\. .+\n2\. .+\n3\. .+\n4\. .+$", told, re.MULTILINE)


def test_it_is_worded_in_the_requested_language() -> None:
    assert len({prompt(YATAI, opening(), language) for language in ("en", "fr", "it", "de")}) == 4


def test_hidden_information_is_not_narrated() -> None:
    hibachi = spaces("hibachi", 2)
    episode = Episode(hibachi)
    before = prompt(hibachi, bot_context(episode, 0))
    episode.state = episode.game.determinise(episode.game.view(episode.state, 0), Random(5))
    assert prompt(hibachi, bot_context(episode, 0)) == before


def test_the_last_number_of_an_answer_counts() -> None:
    moves = opening().moves.discrete
    assert chosen("I compared 1 and 2. My choice: 3", moves) == moves[2]


@pytest.mark.parametrize("answer", ["", "none of them", "0", "-1", "5 is best, so 12"])
def test_any_other_answer_is_no_move(answer: str) -> None:
    with pytest.raises(NoAnswer, match="ends with no number from 1 to 4"):
        chosen(answer, opening().moves.discrete)


def test_a_model_is_asked_again_with_the_reason() -> None:
    heard: list[str] = []

    def model(told: str) -> str:
        heard.append(told)
        return "2" if len(heard) == 2 else "the second"

    at = opening()
    assert LanguageModelBot(YATAI, model).choose(at, Random(1)) == at.moves.discrete[1]
    assert heard[1].startswith(heard[0])
    assert heard[1].endswith("'the second' ends with no number from 1 to 4")


def test_a_model_that_never_answers_does_not_move() -> None:
    with pytest.raises(NoAnswer):
        LanguageModelBot(YATAI, lambda _info: "pass").choose(opening(), Random(1))


def test_a_game_of_a_model_is_logged_like_any_other() -> None:
    lines: list[bytes] = []
    seats: list[Bot] = [LanguageModelBot(YATAI, lambda _info: "1"), RandomBot()]
    outcome = play(YATAI, seats, 4, lines.append, names=["model", "random"])
    written = log.parse(b"".join(lines), "the model's game")
    assert written.header.seats == ("model", "random")
    assert verify(YATAI.game, written) is None
    assert len(outcome.points) == 2


@pytest.mark.parametrize("seat", [0, 1])
def test_a_model_is_told_its_seat_and_seats_are_counted_from_0_everywhere(seat: int) -> None:
    episode = Episode(YATAI)
    told = prompt(YATAI, bot_context(episode, seat))
    assert told.startswith(f"You are seat {seat}.\n")
    own, other = re.findall(r"^(You|seat \d)$", told, re.MULTILINE)[:: 1 if seat == 0 else -1]
    assert (own, other) == ("You", f"seat {1 - seat}")
