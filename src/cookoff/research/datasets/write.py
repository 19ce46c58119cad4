"""Writes a dataset: Parquet files, a card, and checksums."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from cookoff.engine import BadInput
from cookoff.lab.atomic import write_atomically
from cookoff.lab.play.player import player_of
from cookoff.lab.play.processes import start_worker, unheard_interrupts
from cookoff.lab.spec.scenario import Scenario

from .card import card
from .games import GameRow, MoveRow, Rows, rows_of

CHUNK = 50
"""Games that a process plays before it hands over their rows. Files do not depend on the number of processes."""
CHECKSUMS = "SHA256SUMS"

_SEATS = pa.list_(pa.int32())
SCHEMAS: dict[str, "pa.Schema"] = {
    "games": pa.schema(
        [
            ("game", pa.int32()),
            ("bots", pa.list_(pa.string())),
            ("points", _SEATS),
            ("places", _SEATS),
            ("won", pa.list_(pa.float64())),
            ("moves", pa.int32()),
            ("hash", pa.string()),
        ]
    ),
    "moves": pa.schema(
        [
            ("game", pa.int32()),
            ("n", pa.int32()),
            ("at", pa.int64()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("move", pa.string()),
            ("choices", pa.int32()),
            ("view", pa.string()),
        ]
    ),
}
"""The columns of each file; `GameRow` and `MoveRow` say what they mean."""


def write(
    scenario: Scenario,
    games: int,
    into: Path,
    *,
    views: bool = False,
    jobs: int = 1,
    on_progress: Callable[[int], None] = lambda _games: None,
) -> None:
    """Play games and write the dataset into a new folder. Raises `BadInput` if there is something in it already.

    The same scenario gives the same bytes.
    """
    if games < 1 or jobs < 1:
        raise BadInput("games and jobs must be at least 1")
    player_of(scenario).check()
    if into.exists() and any(into.iterdir()):
        raise BadInput(f"{into}: is not empty; name another folder for the dataset")
    try:
        for name in SCHEMAS:
            (into / name).mkdir(parents=True)
    except OSError as error:
        raise BadInput(f"{into}: cannot be written: {error.strerror}") from error
    counts = dict.fromkeys(SCHEMAS, 0)
    writers = {
        name: pq.ParquetWriter(_file(into, name), schema, compression="zstd") for name, schema in SCHEMAS.items()
    }
    try:
        for rows in _played(scenario, games, views, jobs):
            for name, listed in (("games", rows.games), ("moves", rows.moves)):
                writers[name].write_table(_table(name, listed))
                counts[name] += len(listed)
            on_progress(counts["games"])
    finally:
        for writer in writers.values():
            writer.close()
    write_atomically(into / "README.md", card(scenario, counts, views).encode())
    sums = "".join(f"{_checksum(file)}  {file.relative_to(into)}\n" for file in _files(into))
    write_atomically(into / CHECKSUMS, sums.encode())


def check(folder: Path) -> None:
    """Raise `BadInput` that names a file of a dataset which is missing or differs from its checksum."""
    try:
        lines = (folder / CHECKSUMS).read_text("utf-8").splitlines()
    except OSError as error:
        raise BadInput(f"{folder / CHECKSUMS}: {error.strerror}") from error
    for line in lines:
        expected, _, name = line.partition("  ")
        file = folder / name
        if not file.is_file() or _checksum(file) != expected:
            raise BadInput(f"{file}: is missing or was changed")


def _played(scenario: Scenario, games: int, views: bool, jobs: int) -> Iterator[Rows]:
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    if jobs == 1:
        yield from (rows_of(scenario, chunk, views) for chunk in chunks)
        return
    with unheard_interrupts():
        pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=start_worker)
    with pool:
        yield from pool.map(partial(_chunk, scenario, views), chunks)


def _chunk(scenario: Scenario, views: bool, numbers: range) -> Rows:
    return rows_of(scenario, numbers, views)


def _table(name: str, rows: Sequence[GameRow] | Sequence[MoveRow]) -> "pa.Table":
    schema = SCHEMAS[name]
    columns: Iterable[tuple[Any, ...]] = zip(*map(msgspec.structs.astuple, rows), strict=True)
    return pa.Table.from_arrays(
        [pa.array(column, field.type) for column, field in zip(columns, schema, strict=True)], schema=schema
    )


def _file(into: Path, name: str) -> Path:
    return into / name / "0000.parquet"


def _files(into: Path) -> list[Path]:
    return [into / "README.md", *(_file(into, name) for name in SCHEMAS)]


def _checksum(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()
