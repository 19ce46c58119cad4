"""Language models as players: any function from text to text can play, and its games are logged.

A lenient prompt lists the legal moves, and an answer ends with a number. A strict one gives the rules and how moves are
written, and an answer ends with a line that is a move (docs/research/language-models.md).
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from cookoff.engine import (
    BadInput,
    Bot,
    BotContext,
    Live,
    Match,
    Move,
    Notation,
    Options,
    Outcome,
    Refusal,
    Rng,
    Search,
)
from cookoff.engine.log.match import Sink
from cookoff.physics.sources import play_and_search_sources
from cookoff.research.spaces import Spaces

from .descriptions import decision_in_words, question_in_words, rules_in_words, table_in_words

__all__ = ["LanguageModelBot", "Model", "NoAnswer", "Tally", "play", "prompt", "strict_prompt"]

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


def strict_prompt(spaces: Spaces, context: BotContext, language: str = "en") -> str:
    """The prompt without the legal moves: rules, how moves are written, view and question."""
    parts = [
        rules_in_words(spaces, language),
        "Moves:\n" + "\n".join(Notation(spaces.game).usages()),
        table_in_words(spaces, context.view, language),
        f"In notation: {Notation(spaces.game).view(context.view)}",
        question_in_words(spaces, context.view, language),
        "End your answer with a line that is one move in this notation.",
    ]
    return "\n\n".join(filter(None, parts))


def written(answer: str, spaces: Spaces, context: BotContext) -> Move:
    """The move in the last line of an answer. Raises `NoAnswer` with the reason if it is no legal move."""
    last = ([line.strip(" `*") for line in answer.splitlines() if line.strip(" `*")] or [""])[-1]
    try:
        move: Move = Notation(spaces.game).parse_move(last)
    except BadInput as error:
        raise NoAnswer(f"{last[:80]!r} is no move: {error}") from error
    if move in context.moves.discrete:
        return move
    state = spaces.game.determinise(context.view, Random(0))
    refusal = spaces.game.play(state, context.seat, move, Search(Random(0), context.sources))
    if isinstance(refusal, Refusal):
        raise NoAnswer(f"{last[:80]!r} is against the rules: {refusal.rule}")
    return move


@dataclass
class Tally:
    """What a model answered."""

    decisions: int = 0
    answers: int = 0
    illegal: int = 0
    """Answers that were no legal move."""

    @property
    def illegal_rate(self) -> float:
        """The share of answers that were no legal move."""
        return self.illegal / self.answers if self.answers else 0.0


class LanguageModelBot:
    """A bot that asks a model, at most `tries` times, explaining what was wrong with the last answer.

    With `strict`, the model is not told which moves are legal. With `give_up`, a model that gave no legal move in all
    tries moves at random; its tally says how often it went wrong.
    """

    def __init__(
        self,
        spaces: Spaces,
        model: Model,
        language: str = "en",
        tries: int = 3,
        *,
        strict: bool = False,
        give_up: bool = False,
    ) -> None:
        self._spaces, self._model, self._language, self._tries = spaces, model, language, tries
        self._strict, self._give_up = strict, give_up
        self.tally = Tally()

    def choose(self, context: BotContext, rng: Rng) -> Move:
        """See `Bot`. Raises `NoAnswer` when no answer was valid, unless it gives up."""
        ask = strict_prompt if self._strict else prompt
        text = question = ask(self._spaces, context, self._language)
        self.tally.decisions += 1
        for left in range(self._tries, 0, -1):
            self.tally.answers += 1
            try:
                return self._read(self._model(text), context)
            except NoAnswer as error:
                self.tally.illegal += 1
                if left == 1 and not self._give_up:
                    raise
                text = f"{question}\n\n{error}"
        moves = context.moves.discrete
        return moves[int(rng.random() * len(moves))]

    def _read(self, answer: str, context: BotContext) -> Move:
        return written(answer, self._spaces, context) if self._strict else chosen(answer, context.moves.discrete)


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
