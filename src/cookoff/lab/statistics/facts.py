"""What the tables of a setting say: everything a page shows, as numbers."""

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.compute as pc

from cookoff import bots
from cookoff.engine import BOT_LEVELS, BoardOutline, room
from cookoff.lab.statistics.summary import Interval, Z, wilson
from cookoff.lab.store.dataset import table

WEAK = {*bots.PLAIN, *BOT_LEVELS[: BOT_LEVELS.index("skilled")]}
"""What these bots do says little about what people do."""
FEW = 100
"""Below so many games even plain figures are rough."""
PARTS = 10
"""A game is looked at in so many parts of equal length."""
TEMPO = 30_000
"""Milliseconds: so much time is counted together."""
TABLES = ("games", "seats", "decisions", "throws", "uses", "scores")
CELLS = 40
"""Of a heat map, along its longer side."""


class Estimate(msgspec.Struct, frozen=True):
    """A number of so many chances, with its interval."""

    name: str
    value: float
    interval: Interval
    chances: int


class Thing(msgspec.Struct, frozen=True):
    """How much a thing is used, and what it wins."""

    name: str
    uses: float
    """In a game, by all seats together."""
    games: float
    """The share of games in which anybody uses it."""
    wins: Estimate | None
    """The share of wins of those seats who used it; none where nobody did."""


class Facts(msgspec.Struct, frozen=True):
    """One setting."""

    setting: dict[str, Any]
    games: int
    wins: tuple[Estimate, ...]
    """By seat."""
    order: tuple[Estimate, ...]
    """Wins by order of turn; none where nobody begins, or always the same seat."""
    points: tuple[Estimate, ...]
    """By seat."""
    ladder: tuple[Estimate, ...]
    """Wins by player: bot and hand; the best first."""
    lengths: dict[str, tuple[Estimate, list[float]]]
    """By measure: the mean, and all of them, sorted."""
    endings: dict[str, float]
    """Shares, by rule."""
    scores: tuple[Estimate, ...]
    """Points that a seat makes in a game, by rule."""
    used: dict[str, tuple[Thing, ...]]
    """By kind, the most used first."""
    leads: tuple[Estimate, ...]
    """For each part of a game: how often whoever leads then wins in the end."""
    mattered: Estimate | None
    """The share of decisions in which the best choice promises more than the middle one."""
    mattered_by: tuple[Estimate, ...]
    """The same by type of move."""
    drawing: BoardOutline | None
    landings: tuple[tuple[int, ...], ...]
    """Rows of a grid over the drawing."""
    places: dict[str, float]
    """Where throws end, in shares."""
    tempo: dict[str, tuple[float, ...]]
    """By type of move: how many a player makes in each `TEMPO` of the clock."""
    warnings: tuple[str, ...]


def facts(folder: Path) -> Iterator[Facts]:
    """Every setting of a folder of tables, in order."""
    for setting in table(folder, "settings").to_pylist():
        # Of one setting at a time: there may be millions of decisions.
        own = {name: _of(folder, name, setting["setting"]) for name in TABLES}
        if own["games"].num_rows:
            yield _facts(folder, setting, own)


def _of(folder: Path, name: str, setting: str) -> "pa.Table":
    return table(folder, name, setting=setting).drop(["setting"])


def _facts(folder: Path, setting: dict[str, Any], own: Mapping[str, "pa.Table"]) -> Facts:
    home = room(setting["room"])
    game = home.load(folder / setting["file"] if setting["file"] else None)
    seats, games = own["seats"], own["games"].num_rows
    drawing = home.lab.drawing(game)
    mattered, mattered_by = _mattered(own["decisions"])
    return Facts(
        setting=setting,
        games=games,
        wins=tuple(_shares(seats, "seat", "seat {}")),
        order=() if own["games"]["milliseconds"][0].as_py() else _order(own["decisions"], seats, setting["players"]),
        points=tuple(_means(seats, "seat", "points", "seat {}")),
        ladder=tuple(sorted(_shares(seats, "player", "{}"), key=lambda each: -each.value)),
        lengths={name: _length(own["games"], name) for name in _measures(own["games"])},
        endings=_parts(own["games"]["ended_by"]),
        scores=tuple(_scores(own["scores"], games, setting["players"])),
        used=_used(own["uses"], seats, home.lab.things(game, setting["players"]), games),
        leads=tuple(_leads(own["decisions"], seats)),
        mattered=mattered,
        mattered_by=mattered_by,
        drawing=drawing,
        landings=_landings(own["throws"], drawing),
        places=_parts(own["throws"]["place"]),
        tempo=_tempo(own["decisions"], games * setting["players"]),
        warnings=tuple(_warnings(setting, games)),
    )


def _shares(seats: "pa.Table", by: str, name: str) -> Iterator[Estimate]:
    found = seats.group_by(by).aggregate([("won", "sum"), ("won", "count")]).sort_by(by)
    for row in found.to_pylist():
        won, chances = row["won_sum"], row["won_count"]
        yield Estimate(name.format(row[by]), won / chances, wilson(won, chances), chances)


def _order(decisions: "pa.Table", seats: "pa.Table", players: int) -> tuple[Estimate, ...]:
    first = decisions.group_by("game", use_threads=False).aggregate([("seat", "first")])
    if pc.count_distinct(first["seat_first"]).as_py() < 2:
        return ()
    began = dict(zip(first["game"].to_pylist(), first["seat_first"].to_pylist(), strict=True))
    games, sat = seats["game"].to_pylist(), seats["seat"].to_pylist()
    turn = [(seat - began[game]) % players for game, seat in zip(games, sat, strict=True)]
    return tuple(_shares(seats.append_column("turn", pa.array(turn)), "turn", "turn {}"))


def _means(content: "pa.Table", by: str, column: str, name: str) -> Iterator[Estimate]:
    sums = [(column, "mean"), (column, "stddev"), (column, "count")]
    for row in content.group_by(by).aggregate(sums).sort_by(by).to_pylist():
        yield _mean(name.format(row[by]), row[f"{column}_mean"], row[f"{column}_stddev"], row[f"{column}_count"])


def _mean(name: str, mean: float, deviation: float, count: int) -> Estimate:
    """The deviation is that of the numbers themselves, not the sample's."""
    half = Z * deviation / sqrt(count - 1) if count > 1 else float("inf")
    return Estimate(name, mean, (mean - half, mean + half), count)


def _measures(games: "pa.Table") -> list[str]:
    return [name for name in ("turns", "decisions", "minutes") if pc.max(games[name]).as_py()]


def _length(games: "pa.Table", name: str) -> tuple[Estimate, list[float]]:
    numbers = games[name]
    mean = _mean(name, pc.mean(numbers).as_py(), pc.stddev(numbers).as_py(), len(numbers))
    return mean, sorted(map(float, numbers.to_pylist()))


def _parts(column: "pa.ChunkedArray") -> dict[str, float]:
    counts = {row["values"]: row["counts"] for row in pc.value_counts(column).to_pylist()}
    return {name: count / len(column) for name, count in sorted(counts.items(), key=lambda item: (-item[1], item[0]))}


def _scores(scores: "pa.Table", games: int, players: int) -> Iterator[Estimate]:
    """A seat that a rule gave nothing has no row there, and counts all the same."""
    each = scores.group_by(["game", "seat", "rule"]).aggregate([("points", "sum")])
    squared = each.append_column("squares", pc.multiply(each["points_sum"], each["points_sum"]))
    rules = squared.group_by("rule").aggregate([("points_sum", "sum"), ("squares", "sum")]).sort_by("rule")
    chances = games * players
    for row in rules.to_pylist():
        mean = row["points_sum_sum"] / chances
        deviation = sqrt(max(0.0, row["squares_sum"] / chances - mean * mean))
        yield _mean(row["rule"], mean, deviation, chances)


def _used(
    uses: "pa.Table", seats: "pa.Table", all_things: Mapping[str, Sequence[str]], games: int
) -> dict[str, tuple[Thing, ...]]:
    counts = uses.group_by(["kind", "thing"]).aggregate([("n", "count"), ("game", "count_distinct")])
    each = uses.group_by(["kind", "thing", "game", "seat"]).aggregate([])
    won = each.join(seats.select(["game", "seat", "won"]), ["game", "seat"])
    wins = won.group_by(["kind", "thing"]).aggregate([("won", "sum"), ("won", "count")])
    shares = {
        (row["kind"], row["thing"]): Estimate(
            row["thing"], row["won_sum"] / row["won_count"], wilson(row["won_sum"], row["won_count"]), row["won_count"]
        )
        for row in wins.to_pylist()
    }
    found: dict[str, dict[str, Thing]] = {
        kind: {name: Thing(name, 0.0, 0.0, None) for name in things} for kind, things in all_things.items()
    }
    for row in counts.to_pylist():
        kind, name = row["kind"], row["thing"]
        share = row["game_count_distinct"] / games
        found.setdefault(kind, {})[name] = Thing(name, row["n_count"] / games, share, shares[kind, name])
    return {kind: tuple(sorted(things.values(), key=lambda each: -each.uses)) for kind, things in found.items()}


def _leads(decisions: "pa.Table", seats: "pa.Table") -> Iterator[Estimate]:
    known = decisions.filter(pc.is_valid(decisions["leader"])).select(["game", "n", "leader"])
    ends = decisions.group_by("game").aggregate([("n", "max")])
    at = known.join(ends, "game").join(seats.select(["game", "seat", "won"]), ["game", "leader"], ["game", "seat"])
    # The number of the part: the last decision of all belongs to the last one.
    part = pc.divide(pc.multiply(pc.subtract(at["n"], 1), PARTS), at["n_max"])
    # One word for each game and part: the last that was heard in it.
    last = at.append_column("part", part).sort_by([("game", "ascending"), ("n", "ascending")])
    heard: dict[tuple[int, int], float] = {}
    for row in last.select(["game", "part", "won"]).to_pylist():
        heard[row["game"], row["part"]] = row["won"]
    for number in range(PARTS):
        won = [share for (_, at_part), share in heard.items() if at_part == number]
        if won:
            name = f"{100 * (number + 1) // PARTS} %"
            yield Estimate(name, sum(won) / len(won), wilson(sum(won), len(won)), len(won))


def _mattered(decisions: "pa.Table") -> tuple[Estimate | None, tuple[Estimate, ...]]:
    weighed = decisions.filter(pc.is_valid(decisions["choices"]))
    if not weighed.num_rows:
        return None, ()
    differ = pc.cast(pc.greater(pc.subtract(weighed["best"], weighed["middle"]), 1e-9), pa.int64())
    content = weighed.append_column("differ", differ)
    count = pc.sum(differ).as_py()
    whole = Estimate("all", count / content.num_rows, wilson(count, content.num_rows), content.num_rows)
    moves = content.group_by("move").aggregate([("differ", "sum"), ("differ", "count")]).sort_by("move")
    by_move = tuple(
        Estimate(
            row["move"],
            row["differ_sum"] / row["differ_count"],
            wilson(row["differ_sum"], row["differ_count"]),
            row["differ_count"],
        )
        for row in moves.to_pylist()
    )
    return whole, by_move


def _landings(throws: "pa.Table", drawing: BoardOutline | None) -> tuple[tuple[int, ...], ...]:
    if drawing is None or not throws.num_rows:
        return ()
    step = max(drawing.width, drawing.depth) / CELLS
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


def _warnings(setting: dict[str, Any], games: int) -> Iterator[str]:
    if weak := sorted(set(setting["bots"].split(", ")) & WEAK):
        named = ", ".join(weak)
        yield f"These figures rest on weak bots ({named}): they tell what such players meet, not what good ones do."
    if games < FEW:
        yield f"There are only {games} games: intervals are wide, and what is rare may be missing."
