"""Results as data: a folder of Parquet files by a stated schema, the same from an experiment and from logs.

Each table has the column `setting` and, but for `settings`, the column `game`, the number of the game in its setting.
Rows stand in the order of settings and games; equal games give equal bytes.
"""

import os
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from cookoff.engine import BadInput, encode
from cookoff.engine.core.codec import digest
from cookoff.lab.play.record import Record
from cookoff.lab.statistics.metrics import Pace

if TYPE_CHECKING:
    from cookoff.lab.spec.experiment import Cell

ROWS = 500
"""So many games make a row group: however they were played, files are cut at the same places."""

_TEXT, _INT, _REAL, _SEAT = pa.string(), pa.int32(), pa.float64(), pa.int8()
_GAME = [("setting", _TEXT), ("game", _INT)]

SCHEMAS: dict[str, "pa.Schema"] = {
    "settings": pa.schema(
        [
            ("setting", _TEXT),
            ("room", _TEXT),
            ("players", _SEAT),
            ("bots", _TEXT),
            ("hands", _TEXT),
            ("options", _TEXT),  # JSON
            ("variant", _TEXT),
            ("components", _TEXT),  # the hash
            ("file", _TEXT),  # the component file beside the tables; empty for the game's own
            ("rules_version", _INT),
            ("seed", _TEXT),
            ("physics", _TEXT),  # which table decided: quick or real
            ("games", _INT),
            ("pace_decision", _REAL),  # seconds: what minutes are counted by where no clock runs
            ("pace_throw", _REAL),
        ]
    ),
    "games": pa.schema(
        [
            *_GAME,
            ("turns", _INT),
            ("decisions", _INT),
            ("milliseconds", pa.int64()),  # 0 where no clock runs
            ("minutes", _REAL),  # of people: by the clock, or by the pace
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
            ("middle", _REAL),
            ("asked", pa.bool_()),
        ]
    ),
    "throws": pa.schema([*_GAME, ("n", _INT), ("seat", _SEAT), ("x", _REAL), ("y", _REAL), ("place", _TEXT)]),
    "uses": pa.schema([*_GAME, ("n", _INT), ("seat", _SEAT), ("kind", _TEXT), ("thing", _TEXT)]),
    "scores": pa.schema([*_GAME, ("seat", _SEAT), ("rule", _TEXT), ("what", _TEXT), ("points", _INT)]),
    "counts": pa.schema([*_GAME, ("name", _TEXT), ("count", pa.int64())]),
}
"""The tables and their columns."""


class Tables:
    """Writes a folder of tables, whole or not at all. What was there before is replaced."""

    def __init__(self, folder: Path, pace: Pace) -> None:
        self._folder, self._pace = folder, pace
        self._rows: dict[str, list[tuple[Any, ...]]] = {name: [] for name in SCHEMAS}
        self._files: dict[str, str] = {}
        self._games = 0
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._writers = {
                name: pq.ParquetWriter(self._part(name), schema, compression="zstd") for name, schema in SCHEMAS.items()
            }
        except OSError as error:
            raise BadInput(f"{folder}: cannot be written to: {error.strerror}") from error

    def setting(self, cell: "Cell", games: int) -> None:
        """A setting, of which so many games follow."""
        setting = cell.setting
        file = ""
        if cell.components is not None:
            file = f"{cell.variant}-{cell.components_hash[:8]}.toml"
            self._files[file] = cell.components
        self._rows["settings"].append(
            (
                cell.label,
                setting.game,
                setting.players,
                ", ".join(setting.bots),
                ", ".join(setting.hands),
                encode(setting.options).decode(),
                cell.variant,
                cell.components_hash,
                file,
                cell.rules_version,
                str(setting.seed),
                setting.table,
                games,
                self._pace.decision,
                self._pace.throw,
            )
        )

    def add(self, label: str, record: Record) -> None:
        """One game of a setting."""
        rows, number = self._rows, record.number
        head = (label, number)
        rows["games"].append(
            (
                *head,
                record.turns,
                len(record.decisions),
                record.milliseconds,
                self._pace.minutes(record),
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
        rows["counts"] += [(*head, name, count) for name, count in sorted(record.tally.items())]
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
        for file, text in self._files.items():
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


def table(folder: Path, name: str, *columns: str, setting: str | None = None) -> "pa.Table":
    """One table of a folder, or some columns of it, or one setting's rows. Raises `BadInput` if it is not there."""
    filters = None if setting is None else [("setting", "=", setting)]
    return pq.read_table(_file(folder, name), columns=list(columns) or None, filters=filters)


def _file(folder: Path, name: str) -> Path:
    file = folder / f"{name}.parquet"
    if not file.is_file():
        raise BadInput(f"{file}: is not there; a folder of tables is written by lab run or lab export")
    return file


def content_hash(folder: Path) -> str:
    """One hash over the content of all tables, whatever release of which library wrote them."""
    whole = ""
    for name in SCHEMAS:
        for batch in pq.ParquetFile(_file(folder, name)).iter_batches(ROWS):
            whole = digest(whole.encode() + encode([name, batch.to_pydict()]))
    return whole
