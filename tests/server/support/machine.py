"""A machine on which the commands of the handbook run as they stand there.

`/srv/cookoff` and `/backup` are folders of the test; `systemctl` starts and stops a real server; `pip` installs a
version with one more migration.
"""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from tests.server.support.client import PATIENCE
from tests.server.support.server_process import GENEROUS, ROOT
from tests.server.support.services import free_port

HANDBOOK = ROOT / "docs" / "host" / "handbook.md"
_FENCE = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)

_COOKOFF = """#!/bin/sh
exec {python} -m tests.server.support.next_version "$@"
"""
_PIP = """#!/bin/sh
case "$*" in *--upgrade*) exec {python} -m tests.server.support.next_version plant ;; esac
"""
_SYSTEMCTL = """#!/bin/sh
set -e
pid={folder}/pid
stop() {{
  [ -f $pid ] || return 0
  kill $(cat $pid) 2>/dev/null || true
  tail --pid=$(cat $pid) -f /dev/null
  rm $pid
}}
start() {{
  : > {folder}/said
  cookoff serve --config {folder}/cookoff.toml >> {folder}/said 2>> {folder}/log &
  echo $! > $pid
  until grep -q serves {folder}/said; do kill -0 $(cat $pid); sleep 0.05; done
}}
case "$1 $2" in
  "stop cookoff") stop ;;
  "start cookoff") start ;;
  "restart cookoff") stop; start ;;
  *) exit 64 ;;
esac
"""


def blocks(page: Path = HANDBOOK) -> dict[str, list[str]]:
    """The shell commands below each heading of a page, without their remarks."""
    found: dict[str, list[str]] = {}
    for part in re.split(r"^##+ ", page.read_text("utf-8"), flags=re.MULTILINE)[1:]:
        lines = [line for block in _FENCE.findall(part) for line in block.splitlines() if line.strip()]
        if lines:
            found[part.partition("\n")[0]] = [re.sub(r"\s+# .*", "", line) for line in lines]
    return found


class Machine:
    """A machine with one server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data, self.backups = folder / "srv", folder / "backup"
        self.port, self.admin_port = free_port(), free_port()
        self.ran: set[str] = set()
        """The commands that have run, as they stand in the handbook."""
        for made in (self.data, self.backups, folder / "bin", folder / "versions"):
            made.mkdir(mode=0o700)
        for name, text in (("cookoff", _COOKOFF), ("pip", _PIP), ("systemctl", _SYSTEMCTL)):
            script = folder / "bin" / name
            script.write_text(text.format(python=sys.executable, folder=folder))
            script.chmod(0o755)
        limits = "\n".join(
            f"{name} = {msgspec.json.encode(value).decode()}" for name, value in GENEROUS["limits"].items()
        )
        (folder / "cookoff.toml").write_text(
            f'port = {self.port}\nadmin_port = {self.admin_port}\ndata = "{self.data}"\nbot_workers = 1\n'
            f"[limits]\n{limits}\n"
        )

    @property
    def address(self) -> str:
        """Host and port of the server."""
        return f"127.0.0.1:{self.port}"

    def run(self, command: str, **named: str) -> str:
        """Run a command of the handbook and return what it prints. `named` replaces words of it."""
        line = self._here(command)
        for name, value in named.items():
            line = line.replace(name, value)
        done: Any = subprocess.run(
            ["sh", "-ec", line],
            cwd=ROOT,
            env=self._environ,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE * 3,
        )
        assert done.returncode == 0, f"{line}: {done.stdout}{done.stderr}{self.log[-2000:]}"
        self.ran.add(command)
        return str(done.stdout)

    def first_line(self, command: str) -> str:
        """Run a command of the handbook until it prints a line, and stop it."""
        told = ["sh", "-c", f"exec {self._here(command)}"]
        with subprocess.Popen(told, cwd=ROOT, env=self._environ, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            process.terminate()
        self.ran.add(command)
        return line

    def _here(self, command: str) -> str:
        return (
            command.replace("/srv/cookoff", str(self.data))
            .replace("/backup", str(self.backups))
            .replace("8000", str(self.port))
        )

    @property
    def _environ(self) -> dict[str, str]:
        return os.environ | {
            "PATH": f"{self.folder / 'bin'}:{os.environ['PATH']}",
            "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}",
            "COOKOFF_CONFIG": str(self.folder / "cookoff.toml"),
            "COOKOFF_TEST_VERSIONS": str(self.folder / "versions"),
        }

    def follow(self, heading: str, **named: str) -> None:
        """Run all commands below a heading, in order."""
        for command in blocks()[heading]:
            self.run(command, **named)

    @property
    def log(self) -> str:
        """What the server has logged."""
        log = self.folder / "log"
        return log.read_text() if log.exists() else ""

    @property
    def pid(self) -> int | None:
        """The server's process, if one was started."""
        file = self.folder / "pid"
        return int(file.read_text()) if file.exists() else None

    def kill(self) -> None:
        """Kill the server, as `kill -9` does."""
        assert self.pid is not None
        os.kill(self.pid, signal.SIGKILL)
        deadline = time.monotonic() + PATIENCE
        while Path(f"/proc/{self.pid}/stat").exists() and _state(self.pid) != "Z":
            assert time.monotonic() < deadline
            time.sleep(0.01)
        (self.folder / "pid").unlink()

    def stop(self) -> None:
        """Stop the server, if it runs."""
        self.run("systemctl stop cookoff")


def _state(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return "Z"
