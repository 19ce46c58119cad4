"""Datasets: a folder of Parquet files with a fixed schema, the same for an experiment and for logs.

Each file has the column `scenario`, a scenario's label, and all but `scenarios` have `game`, the number of the game in
its scenario. Rows are sorted by scenario and game; equal games give equal bytes.
"""

import os
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from cookoff.engine import BadInput, encode
from cookoff.engine.core.codec import digest
from cookoff.lab.play.game_record import GameRecord
from cookoff.lab.spec.scenario import Scenario
from cookoff.lab.spec.spec_file import ThinkingTime

ROWS = 500
"""Games of a row group: files are split at the same places, however the games were played."""

_TEXT, _INT, _REAL, _SEAT = pa.string(), pa.int32(), pa.float64(), pa.int8()
_GAME = [("scenario", _TEXT), ("game", _INT)]

SCHEMAS: dict[str, "pa.Schema"] = {
    "scenarios": pa.schema(
        [
            ("scenario", _TEXT),
            ("room", _TEXT),
            ("players", _SEAT),
            ("bots", _TEXT),
            ("hands", _TEXT),
            ("options", _TEXT),  # JSON
            ("variant", _TEXT),
            ("components", _TEXT),  # the hash
            ("file", _TEXT),  # the component file in the same folder; empty for the game's own
            ("rules_version", _INT),
            ("seed", _TEXT),
            ("physics", _TEXT),  # the simulator: quick or real
            ("games", _INT),
            ("decision_seconds", _REAL),  # assumed seconds, for minutes without a clock
            ("throw_seconds", _REAL),
        ]
    ),
    "games": pa.schema(
        [
            *_GAME,
            ("turns", _INT),
            ("decisions", _INT),
            ("milliseconds", pa.int64()),  # 0 without a clock
            ("minutes", _REAL),  # by the clock, or by the assumed seconds
            ("ended_by", _TEXT),
            ("hash", _TEXT),
        ]
    ),
    "seats": pa.schema(
        [*_GAME, ("seat", _SEAT), ("player", _TEXT), ("points", _INT), ("place", _SEAT), ("won", _REAL)]
    ),
    "decisions": pa.schema(
        [
            *_GAME,
            ("n", _INT),
            ("at", pa.int64()),
            ("seat", _SEAT),
            ("move", _TEXT),
            ("leader", _SEAT),
            ("margin", _REAL),
            ("choices", _INT),
            ("best", _REAL),
            ("median", _REAL),
            ("prompted", pa.bool_()),
        ]
    ),
    "throws": pa.schema([*_GAME, ("n", _INT), ("seat", _SEAT), ("x", _REAL), ("y", _REAL), ("place", _TEXT)]),
    "uses": pa.schema([*_GAME, ("n", _INT), ("seat", _SEAT), ("kind", _TEXT), ("thing", _TEXT)]),
    "scores": pa.schema([*_GAME, ("seat", _SEAT), ("rule", _TEXT), ("what", _TEXT), ("points", _INT)]),
    "counts": pa.schema([*_GAME, ("name", _TEXT), ("count", pa.int64())]),
}
"""The files and their columns."""


class DatasetWriter:
    """Writes a dataset, whole or not at all, and replaces an older one."""

    def __init__(self, folder: Path, thinking_time: ThinkingTime) -> None:
        self._folder, self._thinking_time = folder, thinking_time
        self._rows: dict[str, list[tuple[Any, ...]]] = {name: [] for name in SCHEMAS}
        self._component_files: dict[str, str] = {}
        self._games = 0
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._writers = {
                name: pq.ParquetWriter(self._part(name), schema, compression="zstd") for name, schema in SCHEMAS.items()
            }
        except OSError as error:
            raise BadInput(f"{folder}: cannot be written: {error.strerror}") from error

    def add_scenario(
        self,
        label: str,
        scenario: Scenario,
        games: int,
        rules_version: int | None = None,
    ) -> None:
        """Add a scenario of this many games; `rules_version` is that of the games, by default the current one."""
        game, file = scenario.load(), ""
        if scenario.components is not None:
            file = f"{scenario.variant}-{game.components_hash[:8]}.toml"
            self._component_files[file] = scenario.components
        self._rows["scenarios"].append(
            (
                label,
                scenario.game,
                scenario.players,
                ", ".join(scenario.bots),
                ", ".join(scenario.hands),
                encode(scenario.options).decode(),
                scenario.variant,
                game.components_hash,
                file,
                game.rules_version if rules_version is None else rules_version,
                str(scenario.seed),
                scenario.physics,
                games,
                self._thinking_time.decision,
                self._thinking_time.throw,
            )
        )

    def add_game(self, label: str, record: GameRecord) -> None:
        """Add the next game of a scenario."""
        rows, number = self._rows, record.number
        head = (label, number)
        rows["games"].append(
            (
                *head,
                record.turns,
                len(record.decisions),
                record.milliseconds,
                record.minutes(self._thinking_time),
                record.ended_by,
                record.hash,
            )
        )
        for seat, player in enumerate(record.players):
            rows["seats"].append((*head, seat, player, record.points[seat], record.places[seat], record.won(seat)))
        rows["decisions"] += [(*head, *msgspec.structs.astuple(row)) for row in record.decisions]
        rows["throws"] += [(*head, *msgspec.structs.astuple(row)) for row in record.throws]
        rows["uses"] += [(*head, *msgspec.structs.astuple(row)) for row in record.uses]
        rows["scores"] += [(*head, score.seat, score.rule, score.what, score.points) for score in record.scores]
        rows["counts"] += [(*head, name, count) for name, count in sorted(record.counts.items())]
        self._games += 1
        if self._games % ROWS == 0:
            self._flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        if kind is None:
            self._flush()
        for writer in self._writers.values():
            writer.close()
        if kind is not None:
            for name in SCHEMAS:
                self._part(name).unlink()
            return
        for file, text in self._component_files.items():
            (self._folder / file).write_text(text, "utf-8")
        for name in SCHEMAS:
            os.replace(self._part(name), self._folder / f"{name}.parquet")

    def _flush(self) -> None:
        for name, rows in self._rows.items():
            if rows:
                schema = SCHEMAS[name]
                columns = zip(zip(*rows, strict=True), schema.types, strict=True)
                arrays = [pa.array(column, kind) for column, kind in columns]
                self._writers[name].write_table(pa.Table.from_arrays(arrays, schema=schema))
                rows.clear()

    def _part(self, name: str) -> Path:
        return self._folder / f".{name}.parquet.part"


def read_rows(folder: Path, name: str, *columns: str, label: str | None = None) -> "pa.Table":
    """A file of a dataset: all columns or some, all rows or those of a scenario. Raises `BadInput` if it is missing."""
    filters = None if label is None else [("scenario", "=", label)]
    return pq.read_table(_file(folder, name), columns=list(columns) or None, filters=filters)


def _file(folder: Path, name: str) -> Path:
    file = folder / f"{name}.parquet"
    if not file.is_file():
        raise BadInput(f"{file}: does not exist; `lab run` and `lab export` write datasets")
    return file


def content_hash(folder: Path) -> str:
    """A hash of a dataset's content, independent of the library and release that wrote it."""
    whole = ""
    for name in SCHEMAS:
        for batch in pq.ParquetFile(_file(folder, name)).iter_batches(ROWS):
            whole = digest(whole.encode() + encode([name, batch.to_pydict()]))
    return whole
