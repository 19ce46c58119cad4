"""`cookoff serve` and `cookoff db`: bad input is named in one line, and nothing is started."""

import socket
from pathlib import Path

import pytest

from cookoff.cli import main


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--log", "loud"], "log: 'loud' is not one of its values"),
        (["--bus", "nats://127.0.0.1:1"], "--bus: several nodes need one PostgreSQL"),
        (["--database", "mysql://host/name"], "--database: mysql is not supported"),
        (["--database", "nonsense"], "is no database address"),
        (["--port", "70000"], "port"),
        (["--data", "/dev/null/folder"], "--data: /dev/null/folder cannot be used"),
    ],
)
def test_an_option_that_cannot_be_served_is_named(
    arguments: list[str], problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = [] if "--data" in arguments else ["--data", str(tmp_path)]
    assert main(["serve", "--port", "0", *data, *arguments]) == 2
    assert problem in capsys.readouterr().err


def test_a_port_that_is_taken_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--data", str(tmp_path), "--port", str(port)]) == 2
    assert "try another with --port" in capsys.readouterr().err


def test_a_database_is_brought_up_to_date(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["db", "status", "--data", str(tmp_path)]) == 1
    assert "is empty" in capsys.readouterr().out
    assert main(["db", "upgrade", "--data", str(tmp_path)]) == 0
    assert main(["db", "upgrade", "--data", str(tmp_path)]) == 0
    assert main(["db", "status", "--data", str(tmp_path)]) == 0


def test_a_password_in_an_option_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--database", "postgresql://cookoff:hush@db/cookoff"]) == 2
    said = capsys.readouterr().err
    assert "COOKOFF_DATABASE_FILE" in said
    assert "hush" not in said


def test_an_example_of_the_settings_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--example"]) == 0
    assert "\nport = 8000\n" in capsys.readouterr().out
