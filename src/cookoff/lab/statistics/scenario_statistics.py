"""The statistics of each scenario of a dataset: everything that a report shows, as numbers."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.compute as pc

from cookoff import bots
from cookoff.engine import BOT_LEVELS, BoardOutline, room
from cookoff.lab.store.dataset import read_rows

from .intervals import Estimate, mean, share

WEAK = {*bots.PLAIN, *BOT_LEVELS[: BOT_LEVELS.index("skilled")]}
"""Bots that say little about how people play."""
FEW_GAMES = 100
"""With fewer games all numbers are rough."""
PARTS = 10
"""The parts of equal length that a game is divided into."""
TEMPO = 30_000
"""The milliseconds of one step of the tempo."""
FILES = ("games", "seats", "decisions", "throws", "uses", "scores")
GRID = 40
"""The cells of a heat map along its longer side."""


class Thing(msgspec.Struct, frozen=True):
    """How often a thing is used, and how often its users win."""

    name: str
    uses: float
    """Per game, of all seats together."""
    games: float
    """The share of games in which it is used."""
    wins: Estimate | None
    """The share of wins of the seats that used it; `None` if none did."""


class ScenarioStatistics(msgspec.Struct, frozen=True):
    """The numbers of one scenario."""

    scenario: dict[str, Any]
    """Its row in the dataset."""
    games: int
    wins: tuple[Estimate, ...]
    """By seat."""
    order: tuple[Estimate, ...]
    """Wins by order of turn; empty in real time, or if the same seat always begins."""
    points: tuple[Estimate, ...]
    """By seat."""
    ladder: tuple[Estimate, ...]
    """Wins by player (bot and hand), the best first."""
    lengths: dict[str, tuple[Estimate, list[float]]]
    """By measure: the mean, and all lengths, sorted."""
    endings: dict[str, float]
    """The share of each rule that ends games."""
    scores: tuple[Estimate, ...]
    """Points of a seat in a game, by rule and what it counted."""
    used: dict[str, tuple[Thing, ...]]
    """By kind, the most used first."""
    leads: tuple[Estimate, ...]
    """For each part of a game: how often its leader wins."""
    mattered: Estimate | None
    """The share of sampled decisions in which the best choice is better than the median one."""
    mattered_by: tuple[Estimate, ...]
    """The same by type of move."""
    drawing: BoardOutline | None
    landings: tuple[tuple[int, ...], ...]
    """Rows of a grid over the drawing."""
    places: dict[str, float]
    """The share of throws that end in each place."""
    tempo: dict[str, tuple[float, ...]]
    """By type of move: how many a player makes in each `TEMPO` milliseconds."""
    weak: tuple[str, ...]
    """Its weak bots."""


def statistics_of(folder: Path) -> Iterator[ScenarioStatistics]:
    """The statistics of every scenario of a dataset, in order."""
    for scenario in read_rows(folder, "scenarios").to_pylist():
        # One scenario at a time: there may be millions of decisions.
        own = {name: _of(folder, name, scenario["scenario"]) for name in FILES}
        if own["games"].num_rows:
            yield _statistics(folder, scenario, own)


def _of(folder: Path, name: str, label: str) -> "pa.Table":
    return read_rows(folder, name, label=label).drop(["scenario"])


def _statistics(folder: Path, scenario: dict[str, Any], own: Mapping[str, "pa.Table"]) -> ScenarioStatistics:
    home = room(scenario["room"])
    game = home.load(folder / scenario["file"] if scenario["file"] else None)
    seats, games = own["seats"], own["games"].num_rows
    drawing = home.lab.drawing(game)
    mattered, mattered_by = _mattered(own["decisions"])
    return ScenarioStatistics(
        scenario=scenario,
        games=games,
        wins=tuple(_shares(seats, "seat", "seat {}")),
        order=() if own["games"]["milliseconds"][0].as_py() else _order(own["decisions"], seats, scenario["players"]),
        points=tuple(_means(seats, "seat", "points", "seat {}")),
        ladder=tuple(sorted(_shares(seats, "player", "{}"), key=lambda each: -each.value)),
        lengths={name: _length(own["games"], name) for name in _measures(own["games"])},
        endings=_parts(own["games"]["ended_by"]),
        scores=tuple(_scores(own["scores"], games, scenario["players"])),
        used=_used(own["uses"], seats, home.lab.things(game, scenario["players"]), games),
        leads=tuple(_leads(own["decisions"], seats)),
        mattered=mattered,
        mattered_by=mattered_by,
        drawing=drawing,
        landings=_landings(own["throws"], drawing),
        places=_parts(own["throws"]["place"]),
        tempo=_tempo(own["decisions"], games * scenario["players"]),
        weak=tuple(sorted(set(scenario["bots"].split(", ")) & WEAK)),
    )


def _shares(seats: "pa.Table", by: str, name: str) -> Iterator[Estimate]:
    found = seats.group_by(by).aggregate([("won", "sum"), ("won", "count")]).sort_by(by)
    for row in found.to_pylist():
        yield share(name.format(row[by]), row["won_sum"], row["won_count"])


def _order(decisions: "pa.Table", seats: "pa.Table", players: int) -> tuple[Estimate, ...]:
    first = decisions.group_by("game", use_threads=False).aggregate([("seat", "first")])
    if pc.count_distinct(first["seat_first"]).as_py() < 2:
        return ()
    began = dict(zip(first["game"].to_pylist(), first["seat_first"].to_pylist(), strict=True))
    games, sat = seats["game"].to_pylist(), seats["seat"].to_pylist()
    turn = [(seat - began[game]) % players for game, seat in zip(games, sat, strict=True)]
    return tuple(_shares(seats.append_column("turn", pa.array(turn)), "turn", "turn {}"))


def _means(content: "pa.Table", by: str, column: str, name: str) -> Iterator[Estimate]:
    sums = [(column, "mean"), (column, "variance"), (column, "count")]
    for row in content.group_by(by).aggregate(sums).sort_by(by).to_pylist():
        yield mean(name.format(row[by]), row[f"{column}_mean"], row[f"{column}_variance"], row[f"{column}_count"])


def _measures(games: "pa.Table") -> list[str]:
    return [name for name in ("turns", "decisions", "minutes") if pc.max(games[name]).as_py()]


def _length(games: "pa.Table", name: str) -> tuple[Estimate, list[float]]:
    numbers = games[name]
    average = mean(name, pc.mean(numbers).as_py(), pc.variance(numbers).as_py(), len(numbers))
    return average, sorted(map(float, numbers.to_pylist()))


def _parts(column: "pa.ChunkedArray") -> dict[str, float]:
    counts = {row["values"]: row["counts"] for row in pc.value_counts(column).to_pylist()}
    return {name: count / len(column) for name, count in sorted(counts.items(), key=lambda item: (-item[1], item[0]))}


def _scores(scores: "pa.Table", games: int, players: int) -> Iterator[Estimate]:
    """A seat without points from a rule has no row for it, and counts as 0."""
    each = scores.group_by(["game", "seat", "rule", "what"]).aggregate([("points", "sum")])
    squared = each.append_column("squares", pc.multiply(each["points_sum"], each["points_sum"]))
    both = squared.group_by(["rule", "what"]).aggregate([("points_sum", "sum"), ("squares", "sum")])
    rules = both.sort_by([("rule", "ascending"), ("what", "ascending")])
    chances = games * players
    for row in rules.to_pylist():
        average = row["points_sum_sum"] / chances
        yield mean(
            f"{row['rule']} {row['what']}".strip(), average, row["squares_sum"] / chances - average * average, chances
        )


def _used(
    uses: "pa.Table", seats: "pa.Table", all_things: Mapping[str, Sequence[str]], games: int
) -> dict[str, tuple[Thing, ...]]:
    counts = uses.group_by(["kind", "thing"]).aggregate([("n", "count"), ("game", "count_distinct")])
    each = uses.group_by(["kind", "thing", "game", "seat"]).aggregate([])
    won = each.join(seats.select(["game", "seat", "won"]), ["game", "seat"])
    wins = won.group_by(["kind", "thing"]).aggregate([("won", "sum"), ("won", "count")])
    shares = {
        (row["kind"], row["thing"]): share(row["thing"], row["won_sum"], row["won_count"]) for row in wins.to_pylist()
    }
    found: dict[str, dict[str, Thing]] = {
        kind: {name: Thing(name, 0.0, 0.0, None) for name in things} for kind, things in all_things.items()
    }
    for row in counts.to_pylist():
        kind, name = row["kind"], row["thing"]
        used = row["game_count_distinct"] / games
        found.setdefault(kind, {})[name] = Thing(name, row["n_count"] / games, used, shares[kind, name])
    return {kind: tuple(sorted(things.values(), key=lambda each: -each.uses)) for kind, things in found.items()}


def _leads(decisions: "pa.Table", seats: "pa.Table") -> Iterator[Estimate]:
    known = decisions.filter(pc.is_valid(decisions["leader"])).select(["game", "n", "leader"])
    ends = decisions.group_by("game").aggregate([("n", "max")])
    at = known.join(ends, "game").join(seats.select(["game", "seat", "won"]), ["game", "leader"], ["game", "seat"])
    # The number of the part: the last decision of all belongs to the last one.
    part = pc.divide(pc.multiply(pc.subtract(at["n"], 1), PARTS), at["n_max"])
    # The last known leader of each part counts.
    last = at.append_column("part", part).sort_by([("game", "ascending"), ("n", "ascending")])
    winners: dict[tuple[int, int], float] = {}
    for row in last.select(["game", "part", "won"]).to_pylist():
        winners[row["game"], row["part"]] = row["won"]
    for number in range(PARTS):
        won = [part_won for (_, at_part), part_won in winners.items() if at_part == number]
        if won:
            yield share(f"{100 * (number + 1) // PARTS} %", sum(won), len(won))


def _mattered(decisions: "pa.Table") -> tuple[Estimate | None, tuple[Estimate, ...]]:
    sampled = decisions.filter(pc.is_valid(decisions["choices"]))
    if not sampled.num_rows:
        return None, ()
    differ = pc.cast(pc.greater(pc.subtract(sampled["best"], sampled["median"]), 1e-9), pa.int64())
    content = sampled.append_column("differ", differ)
    moves = content.group_by("move").aggregate([("differ", "sum"), ("differ", "count")]).sort_by("move")
    by_move = tuple(share(row["move"], row["differ_sum"], row["differ_count"]) for row in moves.to_pylist())
    return share("all", pc.sum(differ).as_py(), content.num_rows), by_move


def _landings(throws: "pa.Table", drawing: BoardOutline | None) -> tuple[tuple[int, ...], ...]:
    if drawing is None or not throws.num_rows:
        return ()
    step = max(drawing.width, drawing.depth) / GRID
    columns, rows = round(drawing.width / step), round(drawing.depth / step)
    grid = [[0] * columns for _ in range(rows)]
    for x, y in zip(throws["x"].to_pylist(), throws["y"].to_pylist(), strict=True):
        column, row = int((x + drawing.width / 2) / step), int((y + drawing.depth / 2) / step)
        if 0 <= column < columns and 0 <= row < rows:
            grid[row][column] += 1
    return tuple(map(tuple, grid))


def _tempo(decisions: "pa.Table", seats: int) -> dict[str, tuple[float, ...]]:
    last = pc.max(decisions["at"]).as_py() or 0
    if not last:
        return {}
    content = decisions.append_column("slot", pc.divide(decisions["at"], TEMPO))
    rows = content.group_by(["move", "slot"]).aggregate([("n", "count")]).to_pylist()
    found: dict[str, list[float]] = {}
    for row in rows:
        found.setdefault(row["move"], [0.0] * (last // TEMPO + 1))[row["slot"]] = row["n_count"] / seats
    return {move: tuple(numbers) for move, numbers in sorted(found.items(), key=lambda item: -sum(item[1]))}
