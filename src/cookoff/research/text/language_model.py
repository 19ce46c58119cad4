"""Language models as players: any function from text to text can play, and its games are logged."""

import re
from collections.abc import Callable, Sequence
from random import Random

from cookoff.engine import BadInput, Bot, BotContext, Live, Match, Move, Options, Outcome, Refusal, Rng
from cookoff.engine.log.match import Sink
from cookoff.physics.sources import play_and_search_sources
from cookoff.research.spaces import Spaces

from .descriptions import decision_in_words

__all__ = ["LanguageModelBot", "Model", "NoAnswer", "play", "prompt"]

Model = Callable[[str], str]
"""Gets the table, the question and the numbered choices; answers with text that ends with one of the numbers."""

_NUMBER = re.compile(r"-?\d+")


class NoAnswer(BadInput):
    """The answer names none of the choices."""


def prompt(spaces: Spaces, context: BotContext, language: str = "en") -> str:
    """The prompt: view, question and choices."""
    return decision_in_words(spaces, context.view, context.moves, language)


def chosen(answer: str, moves: Sequence[Move]) -> Move:
    """The move of the last number in the answer. Raises `NoAnswer` for any other answer."""
    numbers = _NUMBER.findall(answer)
    if not numbers or not 1 <= int(numbers[-1]) <= len(moves):
        raise NoAnswer(f"{answer.strip()[-80:]!r} ends with no number from 1 to {len(moves)}")
    return moves[int(numbers[-1]) - 1]


class LanguageModelBot:
    """A bot that asks a model, at most `tries` times, explaining what was wrong with the last answer."""

    def __init__(self, spaces: Spaces, model: Model, language: str = "en", tries: int = 3) -> None:
        self._spaces, self._model, self._language, self._tries = spaces, model, language, tries

    def choose(self, context: BotContext, _rng: Rng) -> Move:
        """See `Bot`. Raises `NoAnswer` when no answer was valid."""
        text = question = prompt(self._spaces, context, self._language)
        for left in range(self._tries, 0, -1):
            try:
                return chosen(self._model(text), context.moves.discrete)
            except NoAnswer as error:
                if left == 1:
                    raise
                text = f"{question}\n\n{error}"
        raise AssertionError("asked at least once")


def play(
    spaces: Spaces,
    seats: Sequence[Bot],
    seed: int,
    sink: Sink,
    options: Options | None = None,
    names: Sequence[str] = (),
    physics: str = "quick",
) -> Outcome:
    """Play a turn-based game between bots. `sink` gets the log, line by line."""
    sources, trials = play_and_search_sources(spaces.room, spaces.game, physics)
    chance = Live(Random(f"{seed}/chance"), sources)
    match = Match.start(spaces.game, spaces.players, chance, options=options, names=names, sink=sink)
    rngs = [Random(f"{seed}/seat {seat}") for seat in range(spaces.players)]
    while acting := spaces.game.to_act(match.state):
        seat = acting[0]
        result = match.play(seat, seats[seat].choose(BotContext(spaces.game, match.state, seat, trials), rngs[seat]))
        assert not isinstance(result, Refusal), f"a listed move is refused: {result}"
    outcome = spaces.game.outcome(match.state)
    assert outcome is not None, "nobody is to act, and there is no outcome"
    return outcome
