"""Where people hesitate, are refused, take back and ask for help, by game and type of decision."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import exp, log
from statistics import fmean, median

import msgspec

from cookoff.lab.spec.spec_file import ThinkingTime
from cookoff.lab.statistics.comparison import MIN_GAMES, paired

from .note import Note

AWAY = 180_000
"""Whoever takes longer, in milliseconds, is taken to have been away."""
FEWEST = 5
"""Games that a type of decision must come up in."""
NOTABLE = 1.25
"""How much slower than usual a hesitation has to be, for certain."""
THROWS = ("Throw", "Aim", "Roll", "Place")
"""How types of moves begin that need a hand as well as a head."""


class Step(msgspec.Struct, frozen=True):
    """A type of decision."""

    name: str
    decisions: int
    seconds: float
    """The median time."""
    slower: float
    """How many times as long it takes as the same person's other decisions."""
    interval: tuple[float, float]
    """Of that; all types of a game together hold in 95 % of cases."""
    refused: float
    undone: float
    helped: float
    """In 100 decisions: refusals, undos, hints."""

    @property
    def hesitates(self) -> bool:
        """Whether people certainly take longer than usual."""
        return self.interval[0] >= NOTABLE


class Friction(msgspec.Struct, frozen=True):
    """How people play a game."""

    game: str
    components: str
    plays: int
    seats: int
    decisions: int
    steps: tuple[Step, ...]
    """The one with the longest hesitation first."""
    rules: dict[str, int]
    """Refusals by rule, the most first."""
    thinking_time: ThinkingTime
    """Seconds that people take, for experiments; the mean, because it is multiplied by a number of decisions."""


def friction_of(notes: Iterable[Note]) -> list[Friction]:
    """The friction of each game and set of components, the most played first."""
    groups: defaultdict[tuple[str, str], list[Note]] = defaultdict(list)
    for note in notes:
        groups[note.game, note.components].append(note)
    found = [_friction(*key, group) for key, group in groups.items()]
    return sorted(found, key=lambda each: -each.decisions)


def _friction(game: str, components: str, notes: Sequence[Note]) -> Friction:
    moves = [note for note in notes if note.kind == "move"]
    timed = [note for note in moves if 0 < note.ms <= AWAY]
    usual = _usual(timed)
    names = sorted({note.step for note in moves})
    steps = [_step(name, notes, timed, usual, len(names)) for name in names]
    refused = Counter(note.rule for note in notes if note.kind == "refused")
    return Friction(
        game,
        components,
        len({note.play for note in notes}),
        len({(note.play, note.seat) for note in notes}),
        len(moves),
        tuple(sorted(steps, key=lambda step: (-step.interval[0], step.name))),
        dict(sorted(refused.items(), key=lambda item: (-item[1], item[0]))),
        _thinking_time(timed),
    )


def _usual(timed: Sequence[Note]) -> dict[tuple[str, int], float]:
    """The median time of each person in each game."""
    times: defaultdict[tuple[str, int], list[int]] = defaultdict(list)
    for note in timed:
        times[note.play, note.seat].append(note.ms)
    return {key: median(own) for key, own in times.items()}


def _step(
    name: str, notes: Sequence[Note], timed: Sequence[Note], usual: dict[tuple[str, int], float], steps: int
) -> Step:
    own = [note for note in timed if note.step == name]
    # A game is the sample, not a decision: people differ.
    by_play: defaultdict[str, list[float]] = defaultdict(list)
    for note in own:
        by_play[note.play].append(log(note.ms / usual[note.play, note.seat]))
    means = [fmean(each) for each in by_play.values()]
    mean, interval = paired(means, steps) if len(means) >= max(FEWEST, MIN_GAMES) else (0.0, (float("-inf"), 10.0))
    decisions = sum(note.kind == "move" and note.step == name for note in notes)
    share = {
        kind: 100.0 * sum(note.kind == kind and note.step == name for note in notes) / decisions
        for kind in ("refused", "undo", "hint")
    }
    return Step(
        name,
        decisions,
        median(note.ms for note in own) / 1000.0 if own else 0.0,
        exp(mean),
        (exp(interval[0]), exp(interval[1])),
        share["refused"],
        share["undo"],
        share["hint"],
    )


def _thinking_time(timed: Sequence[Note]) -> ThinkingTime:
    usual = ThinkingTime()
    throws = [note.ms for note in timed if note.step.startswith(THROWS)]
    others = [note.ms for note in timed if not note.step.startswith(THROWS)]
    return ThinkingTime(
        round(fmean(others) / 1000.0, 1) if others else usual.decision,
        round(fmean(throws) / 1000.0, 1) if throws else usual.throw,
    )
