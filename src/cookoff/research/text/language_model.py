"""Language models at the table: any function from a text to a text can play, and what it plays is logged as ever."""

import re
from collections.abc import Callable, Sequence
from random import Random

from cookoff.engine import BadInput, Bot, BotContext, Live, Match, Move, Options, Outcome, Refusal, Rng
from cookoff.engine.log.match import Sink
from cookoff.physics.sources import play_and_search_sources
from cookoff.research.spaces import Spaces

from .descriptions import decision_in_words

Model = Callable[[str], str]
"""Is given the table, the question and the numbered choices; answers with a text that has the number of one in it."""

_NUMBER = re.compile(r"-?\d+")


class NoAnswer(BadInput):
    """The model named none of the choices."""


def prompt(spaces: Spaces, context: BotContext, language: str = "en") -> str:
    """All that a model is told: what its seat sees, what it is asked, what it may do."""
    return decision_in_words(spaces, context.view, context.moves, language)


def chosen(answer: str, moves: Sequence[Move]) -> Move:
    """The move whose number comes last in the answer. Any other answer raises `NoAnswer`; nothing is made of it."""
    numbers = _NUMBER.findall(answer)
    if not numbers or not 1 <= int(numbers[-1]) <= len(moves):
        raise NoAnswer(f"{answer.strip()[-80:]!r} ends with no number from 1 to {len(moves)}")
    return moves[int(numbers[-1]) - 1]


class Speaker:
    """A bot that asks a model. It is asked again, and told why, if it names no choice: at most `tries` times."""

    def __init__(self, spaces: Spaces, model: Model, language: str = "en", tries: int = 3) -> None:
        self._spaces, self._model, self._language, self._tries = spaces, model, language, tries

    def choose(self, context: BotContext, _rng: Rng) -> Move:
        """See `Bot`. Raises `NoAnswer` when it was asked in vain."""
        told = asked = prompt(self._spaces, context, self._language)
        for left in range(self._tries, 0, -1):
            try:
                return chosen(self._model(told), context.moves.discrete)
            except NoAnswer as error:
                if left == 1:
                    raise
                told = f"{asked}\n\n{error}"
        raise AssertionError("asked at least once")


def play(
    spaces: Spaces,
    seats: Sequence[Bot],
    seed: int,
    sink: Sink,
    options: Options | None = None,
    names: Sequence[str] = (),
    table: str = "quick",
) -> Outcome:
    """A game of turns between bots, spoken ones among them. `sink` is given the log, line by line."""
    sources, trials = play_and_search_sources(spaces.room, spaces.game, table)
    chance = Live(Random(f"{seed}/chance"), sources)
    match = Match.start(spaces.game, spaces.players, chance, options=options, names=names, sink=sink)
    rngs = [Random(f"{seed}/seat {seat}") for seat in range(spaces.players)]
    while acting := spaces.game.to_act(match.state):
        seat = acting[0]
        told = match.play(seat, seats[seat].choose(BotContext(spaces.game, match.state, seat, trials), rngs[seat]))
        assert not isinstance(told, Refusal), f"a listed move is refused: {told}"
    outcome = spaces.game.outcome(match.state)
    assert outcome is not None, "nobody is to act, and there is no outcome"
    return outcome
