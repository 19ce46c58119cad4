"""`cookoff` alone: the server, the address, and the browser where there is a screen."""

import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from cookoff.cli.serve.lobby import free_port, has_screen, make_client


def test_a_port_that_is_taken_is_not_chosen() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert free_port(port) == 0
    assert free_port(port) == port


@pytest.mark.parametrize(
    ("environ", "platform", "expected"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"BROWSER": "my-browser"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_the_browser_opens_only_where_it_can_be_seen(environ: dict[str, str], platform: str, expected: bool) -> None:
    assert has_screen(environ, platform) is expected


def test_an_installed_package_builds_nothing(tmp_path: Path) -> None:
    make_client(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_the_client_is_built_where_its_sources_are(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "build.py").write_text("import pathlib; (pathlib.Path(__file__).parent / 'built').touch()")
    make_client(tmp_path)
    assert (tmp_path / "web" / "built").exists()


@pytest.mark.long
def test_the_lobby_opens_and_closes(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cookoff.cli", "lobby", "--port", "0", "--no-browser", "--data", str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        line = next(line for line in process.stdout if "open at" in line)
        address = line.split()[4]
        with urlopen(address, timeout=300) as page:
            assert b"<!doctype html>" in page.read()
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
