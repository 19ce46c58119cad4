"""The table on the front page that compares cookoff with peers, read from `bench/results.md`."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bench.__main__ import RESULTS, parts


class Row(NamedTuple):
    """A comparison: two lines of one part of the results. The first group of each pattern is the figure."""

    what: str
    bench: str
    ours: str
    theirs: str
    peer: str
    unit: str


NUMBER = r" +([\d,.]+)"
NODES = r" +\S+ +\S+ +([\d,]+)"
"""The third figure of a line."""
ROWS = (
    Row(
        *("random playouts, Yatai", "rules/playouts", f"cookoff yatai{NUMBER}", rf"OpenSpiel hanabi \(C\+\+\){NUMBER}"),
        *("OpenSpiel, hanabi in C++", "decisions/s"),
    ),
    Row(
        *("tree search, Yatai", "bots/search", f"cookoff yatai{NODES}", rf"OpenSpiel backgammon, C\+\+ MCTS{NODES}"),
        *("OpenSpiel, backgammon in C++", "nodes/s"),
    ),
    Row(
        *("tree search, Hibachi", "bots/search", f"cookoff hibachi{NODES}", f"catanatron, victory point player{NODES}"),
        *("catanatron", "nodes/s"),
    ),
    Row(
        *(
            "games between bots, Hibachi",
            "rules/hibachi",
            f"4 casual bots:{NUMBER}",
            f"4 victory point players:{NUMBER}",
        ),
        *("catanatron", "games/s"),
    ),
    Row(
        *(
            "environment, Yatai",
            "research/speed",
            f"cookoff AEC, four players{NUMBER}",
            f"PettingZoo connect_four_v3{NUMBER}",
        ),
        *("PettingZoo, connect four", "decisions/s"),
    ),
    Row(
        *("environment, Yatai", "research/speed", f"cookoff AEC, four players{NUMBER}", f"RLCard uno{NUMBER}"),
        *("RLCard, uno", "decisions/s"),
    ),
    Row(
        *(
            "server at saturation, Yatai",
            "server/load",
            f"saturation: cookoff{NUMBER}",
            f"moves/s, boardgame.io{NUMBER}",
        ),
        *("boardgame.io, without storage", "moves/s"),
    ),
    Row(
        *("simulated throws", "throws/speed", f"real table, 12 lying{NUMBER}", f"pooltool, ordinary shot{NUMBER}"),
        *("pooltool, billiards", "throws/s"),
    ),
)


def measured() -> str:
    """The table; a bench that was not run has no row."""
    lines = [
        f"| {what} | {_figure(ours)} {unit} | {_figure(theirs)} ({peer}) | {ours / theirs:.2f} |\n"
        for what, ours, unit, theirs, peer in found(RESULTS)
    ]
    return "".join(["| benchmark | cookoff | the other | ratio |\n| --- | ---: | ---: | ---: |\n", *lines])


def _figure(figure: float) -> str:
    return f"{figure:,.{0 if figure >= 100 else 1}f}"


def found(results: Path) -> Iterator[tuple[str, float, str, float, str]]:
    """What the results say: what, our figure, its unit, the peer's figure, the peer."""
    texts = parts(results.read_text("utf-8")) if results.exists() else {}
    for row in ROWS:
        if row.bench in texts:
            ours, theirs = (_read(pattern, texts[row.bench]) for pattern in (row.ours, row.theirs))
            yield row.what, ours, row.unit, theirs, row.peer


def _read(pattern: str, text: str) -> float:
    match = re.search(pattern, text)
    if match is None:
        raise LookupError(f"bench/results.md has no line like {pattern}")
    return float(match[1].replace(",", ""))
