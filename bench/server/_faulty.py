"""A server that can be made ill. Argument: its settings as JSON. Prints its address.

The files `disk` and `clock` in its data folder say how: `full` (SQLite may take no further page) or milliseconds that
each transaction takes longer, and milliseconds by which the clock on the wall is ahead.
"""

import sys
import time
from pathlib import Path

import msgspec
from sqlalchemy import Connection

from cookoff.server.api.serve import serve
from cookoff.server.config.settings import Settings
from cookoff.server.ops.logs import write_logs
from cookoff.server.runtime.environment import RealEnvironment
from cookoff.server.storage import writers
from cookoff.server.storage.writers import Work


class Ill:
    """How ill it is, read anew each time."""

    folder: Path

    @classmethod
    def says(cls, name: str) -> str:
        """What the file says."""
        file = cls.folder / name
        return file.read_text("utf-8").strip() if file.exists() else ""


class Writer(writers.ThreadWriter):
    """Writes to a disk that may be slow or full."""

    def _run(self, work: Work) -> None:
        disk = Ill.says("disk")
        if disk.isdigit():
            time.sleep(int(disk) / 1000)

        def within(connection: Connection) -> None:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one() if disk == "full" else 4_294_967_294
            connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
            work(connection)

        super()._run(within)


def now(_self: RealEnvironment) -> int:
    """The time on the wall, as far as it can be believed."""
    return time.time_ns() // 1_000_000 + int(Ill.says("clock") or 0)


if __name__ == "__main__":
    settings = msgspec.json.decode(sys.argv[1], type=Settings, dec_hook=lambda kind, value: kind(value))
    Ill.folder = settings.data
    writers.ThreadWriter = Writer  # type: ignore[misc] # the one place where a writer is chosen finds it there
    RealEnvironment.now = now  # type: ignore[method-assign, assignment] # nobody else can set the clock of one process
    write_logs("warning")
    serve(settings, ready=lambda address: print(address, flush=True))
