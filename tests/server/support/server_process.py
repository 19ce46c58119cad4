"""Server processes for tests, on free local ports."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from cookoff.engine import Room, rooms
from tests.server.support.client import PATIENCE

ROOT = Path(__file__).parents[3]


def with_toys() -> Mapping[str, Room]:
    """Return the catalogue and the test rooms: with secrets, marked cards, real time, or without a screen."""
    from tests.server.support.whisper_room import BROKEN, HURRY, MARKED, WHISPER

    known = rooms()
    undrawn = replace(known["hibachi"], own_screen=False)
    return {**known, "whisper": WHISPER, "broken": BROKEN, "hurry": HURRY, "marked": MARKED, "undrawn": undrawn}


class Server:
    """A server process."""

    program = "tests.server.support.server_process"
    folder = ROOT
    prefix: tuple[str, ...] = ()
    """A command that runs the server, with its arguments."""
    environ: Mapping[str, str] = {}
    """More variables of its environment."""

    def __init__(self, settings: dict[str, Any], log: Path, beside: Path | None = None) -> None:
        """`beside` is a folder of packages that only this server can import."""
        self.settings = settings
        self.path = os.pathsep.join(map(str, [ROOT / "src", ROOT, *([beside] if beside else [])]))
        self.log = log
        self.process: subprocess.Popen[str] | None = None
        self.port: int = settings.get("port", 0)

    def start(self) -> None:
        """Start the server, on the same port as before if restarted, and wait until it is ready."""
        settings = {**self.settings, "port": self.port}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*self.prefix, sys.executable, "-m", self.program, msgspec.json.encode(settings).decode()],
                cwd=self.folder,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **self.environ, "PYTHONPATH": self.path},
            )
        assert self.process.stdout is not None
        address = self.process.stdout.readline().strip()
        assert address, f"the server does not start: {self.log.read_text()[-2000:]}"
        self.port = int(address.rpartition(":")[2])

    def kill(self) -> None:
        """Kill the server, as `kill -9` does."""
        self._end(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop the server and return its exit code."""
        return self._end(how)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process = None
        return code

    @property
    def address(self) -> str:
        """Host and port."""
        return f"127.0.0.1:{self.port}"


@contextmanager
def server(data: Path, **settings: Any) -> Iterator[Server]:
    """A running server with its data in a folder; `beside` names a folder of packages that only it can import."""
    beside = settings.pop("beside", None)
    running = Server({"data": str(data), **settings}, data / "server.log", beside)
    running.start()
    try:
        yield running
    finally:
        if running.process is not None:
            running.kill()


QUICK = {"bot_delays": {"turn_ms": [0, 0], "speed": 30}, "bot_workers": 1}
"""Settings for bots that do not wait for people."""
GENEROUS = {
    "limits": {
        "messages": [10_000, 10_000],
        "requests": [10_000, 10_000],
        "creations": [10_000, 10_000],
        "tables_per_guest": 1_000_000,
        "tables_per_address": 1_000_000,
        "replay_pages": [10_000, 10_000],
        "history_bytes": [1_000_000_000, 1_000_000_000],
        "new_connections": [10_000, 10_000],
        "bot_seconds": PATIENCE,
        "connections_per_address": 10_000,
        "sockets_per_guest": 10_000,
        "chat": [100, 100],
        "practice_throws": [10_000, 10_000],
        "check_wait": 300.0,
        "checks": 10_000,
        "check_nice": 5,
        "practice_seconds": 100.0,
        "sockets_per_address": 10_000,
    }
}
"""Limits higher than the load of any test."""


def main(arguments: str) -> None:
    """Run the server."""
    from cookoff.server.api.serve import serve
    from cookoff.server.config.settings import Settings
    from cookoff.server.ops.logs import write_logs

    write_logs("info")
    settings = msgspec.json.decode(arguments, type=Settings, dec_hook=lambda kind, value: kind(value))
    serve(settings, with_toys, ready=lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(sys.argv[1])
