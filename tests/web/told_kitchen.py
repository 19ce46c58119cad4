"""Writes what Python words of a game of Mithral Chef, so that the client's twin is held to it.

`python -m tests.web.told_kitchen`. One sample of every kind of question, move, event and refusal of one game.
"""

import random
from pathlib import Path
from typing import Any

import msgspec

from cookoff.engine import Intent, Live, Look, Match, Refusal, room
from cookoff.lab.realtime import play_out
from cookoff.physics.questions_dice import dice_sources
from cookoff.words import Words, languages
from tests.games.mithral_chef.paper import PaperTable

PATH = Path(__file__).parents[2] / "web" / "tests" / "told-kitchen.json"
NAMES = ("Mia", "Ben", "Zoë")
ME = 1


def told() -> bytes:
    """The samples with their sentences in every language."""
    home = room("mithral-chef")
    game: Any = home.load(None)
    tongues = {language: Words(home, language, NAMES, me=ME) for language in languages(home)}
    samples: dict[str, dict[str, Any]] = {}

    def sample(family: str, kind: str, facts: dict[str, Any], say: Any) -> None:
        if f"{family} {kind}" not in samples:
            texts = {language: say(words) for language, words in tongues.items()}
            samples[f"{family} {kind}"] = {"family": family, **facts, "texts": texts}

    class Reader:
        """Reads all its choices before it decides, and tries what is tempting."""

        def __init__(self, name: str) -> None:
            self.bot: Any = home.bots[name]()

        def decide(self, look: Look, rng: Any) -> Intent:
            view: Any = look.view
            if look.seat == ME:
                self.read(look, view)
            intent: Intent = self.bot.decide(look, rng)
            return intent

        def read(self, look: Look, view: Any) -> None:
            if (question := home.guide.question(game, view)) is not None:
                phrase = question.phrase
                left: Any = phrase.facts.get("left")  # one sample for each thing a hand may be at
                kind = f"{phrase.id} {left.id}" if left else phrase.id
                sample("question", kind, {"view": view, "rules": question.rules}, lambda words: words.phrase(phrase))
            for move in look.moves.discrete:
                facts = {"view": view, "thing": move}
                sample("move", type(move).__name__, facts, lambda words, move=move: words.move(game, view, move))
            for tempting in home.guide.tempting(game, view):
                said = game.play(game.determinise(view, rng), look.seat, tempting, Live(rng, look.sources))
                if isinstance(said, Refusal):
                    sample("refusal", said.reason, {"thing": said}, lambda words, said=said: words.refusal(game, said))

    def watch(_seat: int, _at: int, events: list[Any]) -> None:
        for event in events:
            sample("event", type(event).__name__, {"thing": event}, lambda words, event=event: words.event(game, event))

    rng = random.Random(4)
    sources = dice_sources(PaperTable())
    match = Match.start(game, len(NAMES), Live(rng, sources), sink=lambda _line: None)
    play_out(match, [(Reader("sharp"), random.Random(seat)) for seat in range(len(NAMES))], sources, watch)
    facts = {"names": NAMES, "me": ME, "samples": [samples[key] for key in sorted(samples)]}
    return msgspec.json.format(msgspec.json.encode(facts), indent=0) + b"\n"


if __name__ == "__main__":
    PATH.write_bytes(told())
