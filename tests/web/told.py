"""Writes what Python words of a few games, so that the client's twin is held to it: `python -m tests.web.told`.

One sample of every kind of question, move, event and refusal that a walk through some games comes by.
"""

from pathlib import Path
from typing import Any

import msgspec

from cookoff.engine import Live, Look, Match, Refusal, room
from cookoff.words import Words, languages
from tests.words.test_complete import Lcg

PATH = Path(__file__).parents[2] / "web" / "tests" / "told.json"
NAMES = ("Mia", "Ben", "Zoë")
ME = 1


def told() -> bytes:
    """The samples with their sentences in every language."""
    home = room("yatai")
    game: Any = home.load(None)
    tongues = {language: Words(home, language, NAMES, me=ME) for language in languages(home)}
    samples: dict[str, dict[str, Any]] = {}

    def sample(family: str, kind: str, facts: dict[str, Any], texts: dict[str, str]) -> None:
        samples.setdefault(f"{family} {kind}", {"family": family, **facts, "texts": texts})

    for number in range(4):
        match = Match.start(game, len(NAMES), Live(Lcg(number)), sink=lambda _line: None)
        rng = Lcg(50 + number)
        while acting := game.to_act(match.state):
            look = Look(game, match.state, acting[0])
            view: Any = look.view
            if (question := home.guide.question(game, view)) is not None:
                texts = {language: words.phrase(question.phrase) for language, words in tongues.items()}
                sample("question", question.phrase.id, {"view": view, "rules": question.rules}, texts)
            for move in look.moves.discrete:
                texts = {language: words.move(game, view, move) for language, words in tongues.items()}
                sample("move", type(move).__name__, {"view": view, "thing": move}, texts)
            for tempting in home.guide.tempting(game, view):
                said = game.play(match.state.clone(), acting[0], tempting, Live(Lcg(1)))
                if isinstance(said, Refusal):
                    texts = {language: words.refusal(game, said) for language, words in tongues.items()}
                    sample("refusal", said.reason, {"thing": said}, texts)
            chosen = look.moves.discrete[int(rng.random() * len(look.moves.discrete))]
            events = match.play(acting[0], chosen)
            assert not isinstance(events, Refusal)
            for event in events:
                texts = {language: words.event(game, event) for language, words in tongues.items()}
                sample("event", type(event).__name__, {"thing": event}, texts)
    facts = {"names": NAMES, "me": ME, "components": game.components, "samples": list(samples.values())}
    return msgspec.json.format(msgspec.json.encode(facts), indent=0) + b"\n"


if __name__ == "__main__":
    PATH.parent.mkdir(exist_ok=True)
    PATH.write_bytes(told())
