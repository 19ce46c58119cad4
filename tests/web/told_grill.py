"""The same for the throwing games: what Python words of them, so that the client's guides are held to it.

No physics: chips land where a plain sequence says, so that the samples are the same on every machine.
"""

from pathlib import Path
from typing import Any

import msgspec

from cookoff.engine import Live, Look, Match, Refusal, room
from cookoff.engine.chance import Sources
from cookoff.physics.port import FLIPPED, UPRIGHT, Motion, Rest, Throw, Vec3
from cookoff.physics.questions import Aiming, Settling, Thrown
from cookoff.words import Words, languages
from tests.words.test_complete import Lcg

PATH = Path(__file__).parents[2] / "web" / "tests" / "told-grill.json"
ROOMS = ("hibachi", "safranito", "fired-up")
NAMES = ("Mia", "Ben", "Zoë")
ME = 1


class Paper:
    """A world in which a thrown chip lies on one outline after the other, now and then on none, or out."""

    def __init__(self, game: Any) -> None:
        shapes = game.printed.ground.shapes
        spots = [(round(shape.x, 4), round(shape.y, 4)) for shape in shapes]
        self._spots = [*spots, (0.0725, 0.0), (0.265, 0.0)]
        self._half = game.components.chip.thickness / 2.0
        self._thrown = 0
        self.sources: Sources = {Thrown: self.thrown, Aiming: self.aimed, Settling: self.settled}

    def thrown(self, question: Thrown) -> Motion:
        """The next spot; every third chip with its value up."""
        self._thrown += 4
        x, y = self._spots[self._thrown % len(self._spots)]
        turned = UPRIGHT if self._thrown % 3 == 0 else FLIPPED
        return Motion("paper", "1", 1.0, (Rest(question.throw.chip, Vec3(x, y, self._half), turned),), (), ())

    def aimed(self, question: Aiming) -> Throw:
        """A throw from the near side."""
        return Throw(chip=question.chip, release=Vec3(0.0, -0.4, 0.1), velocity=Vec3(0.0, 1.2, 0.5))

    def settled(self, question: Settling) -> Motion:
        """Everything stays."""
        rest = tuple(Rest(pose.id, pose.position, pose.orientation) for pose in question.scene.chips)
        return Motion("paper", "1", 1.0, rest, (), ())


def told() -> bytes:
    """The samples of all three games with their sentences in every language."""
    return msgspec.json.format(msgspec.json.encode([told_of(game) for game in ROOMS]), indent=0) + b"\n"


def told_of(game_id: str) -> dict[str, Any]:
    """One game: a sample of every kind that a walk comes by."""
    home = room(game_id)
    game: Any = home.load(None)
    tongues = {language: Words(home, language, NAMES, me=ME) for language in languages(home)}
    samples: dict[str, dict[str, Any]] = {}

    def sample(family: str, kind: str, facts: dict[str, Any], say: Any) -> None:
        if (key := f"{family} {kind}") not in samples:
            texts = {language: say(words) for language, words in tongues.items()}
            samples[key] = {"family": family, **facts, "texts": texts}

    for number in range(2):
        options = game.types.options(last_round=6)
        sources = Paper(game).sources
        match = Match.start(game, len(NAMES), Live(Lcg(number), sources), options=options, sink=lambda _line: None)
        rng = Lcg(50 + number)
        while acting := game.to_act(match.state):
            look = Look(game, match.state, acting[0])
            view: Any = look.view
            if (question := home.guide.question(game, view)) is not None:
                facts = {"view": view, "rules": question.rules}
                sample("question", question.phrase.id, facts, lambda words, put=question: words.phrase(put.phrase))
            for move in look.moves.discrete:
                facts = {"view": view, "thing": move}
                sample(
                    "move", type(move).__name__, facts, lambda words, made=move, seen=view: words.move(game, seen, made)
                )
            chosen = look.moves.discrete[int(rng.random() * len(look.moves.discrete))]
            events = match.play(acting[0], chosen)
            assert not isinstance(events, Refusal)
            for event in events:
                sample("event", type(event).__name__, {"thing": event}, lambda words, one=event: words.event(game, one))
    return {"game": game_id, "names": NAMES, "me": ME, "components": game.components, "samples": [*samples.values()]}


if __name__ == "__main__":
    PATH.write_bytes(told())
