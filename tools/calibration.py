"""Fit the win curves: `python -m tools.calibration [game ...]`, by default for all games.

Bots of equal levels play. At the end of every segment a sample records advantages, evaluation terms, progress and the
seat to act, and later who won. The most likely curve is written to `win_curves.toml`, that of a game in a package of
its own to the `win_curve.toml` of the package.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import cma
import msgspec
import numpy as np

import cookoff.analysis
from cookoff import bots
from cookoff.analysis.win_probability import (
    OWN_CURVE,
    Chances,
    WinCurve,
    chances,
    hooks_of,
    mover,
    nearness,
    result,
    weighed,
)
from cookoff.bots.realtime import play_out
from cookoff.engine import BotContext, DecodedEntry, EvaluationTerm, Live, Match, Refusal, Room, Tempo, room, rooms
from cookoff.physics.sources import play_and_search_sources

HEAD = "# Written by `python -m tools.calibration`."
FILE = Path(cookoff.analysis.__file__).with_name("win_curves.toml")
USUALLY = 800
"""How many games are played."""
GAMES = {"yatai": 800, "hibachi": 1500, "safranito": 370, "fired-up": 800, "mithral-chef": 300}
PLAYERS, LEVELS = (2, 2, 3, 4), ("skilled", "expert")
SAMPLE = 10_000
"""Milliseconds between samples of a real-time game."""
BINS = 10
PLAIN = 1e-5
"""The penalty that prefers the simpler of two similar curves, so that a few games do not bend it much."""


LEAST = 0.01
"""Terms with a smaller weight relative to the advantage, both measured by their spread, are left out."""


class Sample(msgspec.Struct, frozen=True):
    """A position at the end of a segment, and the result of its game."""

    advantages: tuple[float, ...]
    terms: tuple[tuple[EvaluationTerm, ...], ...]
    """The evaluation terms of each seat; empty if the room has none."""
    acting: int | None
    done: float
    won: tuple[float, ...]

    def said(self, curve: WinCurve) -> Chances:
        """Return the win probabilities that a curve predicts."""
        advantages = [
            weighed(advantage, terms, curve) for advantage, terms in zip(self.advantages, self.terms, strict=True)
        ]
        return chances(advantages, self.acting, self.done, curve)


def main(games: list[str]) -> None:
    """Fit each game's curve."""
    known = msgspec.toml.decode(FILE.read_bytes(), type=dict[str, WinCurve]) if FILE.exists() else {}
    for game_id in games or [name for name, home in rooms().items() if home.analysis is not None]:
        home, count = room(game_id), GAMES.get(game_id, USUALLY)
        curve = fitted([sample for number in range(count) for sample in played(home, f"fit {number}")])
        print(game_id, curve, flush=True)
        if home.package.startswith("cookoff."):
            known[game_id] = curve
            FILE.write_text(written(known), "utf-8")
        else:
            Path(str(home.home / OWN_CURVE)).write_text("\n".join([HEAD, *lines(curve), ""]), "utf-8")


def written(curves: dict[str, WinCurve]) -> str:
    """Return the text of `win_curves.toml`."""
    parts = [HEAD]
    for game_id, curve in sorted(curves.items()):
        parts += ["", f"[{game_id}]", *lines(curve)]
    return "\n".join(parts) + "\n"


def lines(curve: WinCurve) -> list[str]:
    """Return a curve as lines of TOML."""
    numbers = msgspec.structs.asdict(curve)
    terms = numbers.pop("terms")
    said = [f"{name} = {value}" for name, value in numbers.items()]
    if terms:
        said.append(f"terms = {{ {', '.join(f'{name} = {value}' for name, value in terms.items())} }}")
    return said


def played(home: Room, seed: str) -> list[Sample]:
    """Return the samples of one game between bots."""
    rng = Random(seed)
    game, bot = home.load(None), bots.make(home, LEVELS[int(rng.random() * len(LEVELS))])
    sources, trials = play_and_search_sources(home, game, "quick")
    players = PLAYERS[int(rng.random() * len(PLAYERS))]
    match = Match.start(game, players, Live(rng, sources), sink=lambda _line: None)
    state, advantage, hooks = match.state, home.bots.advantage or home.bots.evaluate, hooks_of(home)
    terms = hooks.evaluation_terms or (lambda *_given: ())
    seen: list[tuple[tuple[float, ...], tuple[tuple[EvaluationTerm, ...], ...], int | None, float]] = []

    def take() -> None:
        advantages = tuple(advantage(game, state, seat) for seat in range(players))
        has = tuple(tuple(terms(game, state, seat)) for seat in range(players))
        if game.to_act(state):
            seen.append((advantages, has, mover(game, state), hooks.progress(game, state).done))

    if game.tempo is Tempo.REAL_TIME:
        last = [0]

        def watch(step: DecodedEntry) -> None:
            if step.entry.at - last[0] >= SAMPLE:
                last[0] = step.entry.at
                take()

        play_out(match, [(bots.to_real_time(bot), rng)] * players, trials, watch)
    else:
        segment = -1
        while acting := game.to_act(state):
            now = hooks.progress(game, state).segment
            if now != segment:
                segment = now
                take()
            told = match.play(acting[0], bot.choose(BotContext(game, state, acting[0], trials), rng))
            assert not isinstance(told, Refusal)
    outcome = game.outcome(state)
    assert outcome is not None
    won = result(outcome.winners, players)
    return [Sample(*each, won) for each in seen]


def fitted(samples: list[Sample]) -> WinCurve:
    """Return the curve with the highest likelihood."""
    groups = [group for players in sorted(set(PLAYERS)) if (group := _group(samples, players))]

    def surprise(numbers: "np.ndarray") -> float:
        """Return the negative log-likelihood per position, with the penalty."""
        (steep, later, last, more, turn), counts = numbers[:5], np.abs(numbers[5:])
        total = 0.0
        for advantages, terms, near, done, won in groups:
            power = steep + later * done + last * done**2 + more * (advantages.shape[1] - 2)
            sharp = np.exp(np.clip(power, -20, 10))[:, None]
            ahead = sharp * (advantages + terms @ (counts * units) + turn * unit * near)
            ahead = ahead - ahead.max(axis=1, keepdims=True)
            total -= float((won * (ahead - np.log(np.exp(ahead).sum(axis=1, keepdims=True)))).sum())
        return float(total / len(samples) + PLAIN * (numbers[1:] ** 2).sum())

    spread = float(np.std([each - max(sample.advantages) for sample in samples for each in sample.advantages]))
    unit = spread / 10
    # Terms are scaled by their spread, so that yen bend the curve no more than recipes do. Weights are not negative: no
    # hint should advise against having more.
    amounts = np.array([[term.amount for term in seat] for sample in samples for seat in sample.terms])
    units = spread / np.maximum(amounts.std(axis=0), 1e-9)
    start = [-float(np.log(spread)), *[0.0] * (4 + amounts.shape[1])]
    options = {"seed": 1, "verbose": -9, "maxfevals": 8000, "tolfun": 1e-7}
    *others, turn = (best := cma.fmin2(lambda numbers: surprise(np.array(numbers)), start, 0.7, options)[0])[:5]
    found = dict(zip(("steep", "later", "last", "more", "turn"), (*others, turn * unit), strict=True))
    rounded = {name: round(float(each), 4) for name, each in found.items()}
    names = [term.name for term in samples[0].terms[0]]
    counts = zip(names, np.abs(best[5:]), units, strict=True)
    terms = {name: float(f"{count * each:.4g}") for name, count, each in counts if count > LEAST}
    curve = msgspec.convert({**rounded, "error": 0.0, "positions": len(samples), "terms": terms}, WinCurve)
    return msgspec.structs.replace(curve, error=round(off_by(samples, curve), 4))


def _group(samples: list[Sample], players: int) -> "tuple[np.ndarray, ...] | None":
    """Return the samples with the given number of players as arrays."""
    mine = [sample for sample in samples if len(sample.advantages) == players]
    if not mine:
        return None
    near = [nearness(one.acting, players) for one in mine]
    terms = [[[term.amount for term in seat] for seat in one.terms] for one in mine]
    advantages, done, won = ([getattr(one, name) for one in mine] for name in ("advantages", "done", "won"))
    return np.array(advantages), np.array(terms), np.array(near), np.array(done), np.array(won)


def bins(pairs: Iterator[tuple[float, float]]) -> list[tuple[int, float, float]]:
    """Group (predicted, actual) pairs into ten bins of predictions: the count and both means of each bin."""
    found: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for predicted, came in pairs:
        found[min(BINS - 1, int(predicted * BINS))].append((predicted, came))
    return [
        (len(each), sum(p for p, _ in each) / len(each), sum(c for _, c in each) / len(each)) if each else (0, 0.0, 0.0)
        for each in found
    ]


def off_by(samples: list[Sample], curve: WinCurve) -> float:
    """Return the root mean square difference between predictions and results, over the bins."""
    pairs = (pair for one in samples for pair in zip(one.said(curve), one.won, strict=True))
    table = [each for each in bins(pairs) if each[0]]
    many = sum(count for count, _, _ in table)
    return float(np.sqrt(sum(count * (predicted - came) ** 2 for count, predicted, came in table) / many))


if __name__ == "__main__":
    main(sys.argv[1:])
