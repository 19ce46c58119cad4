"""Settings from a file, the environment and options."""

import tomllib
from pathlib import Path

import msgspec
import pytest

from cookoff.engine import BadInput
from cookoff.server.config.settings import Settings
from cookoff.server.config.sources import configure, example, fields, from_words
from tests.server.support.client import HttpClient
from tests.server.support.server_process import QUICK, server


def test_each_source_overrules_the_one_before(tmp_path: Path) -> None:
    file = tmp_path / "cookoff.toml"
    file.write_text('port = 1\nhost = "::1"\nbot_workers = 3\n[limits]\nchat = [1, 2]\nflood_factor = 9\n')
    environ = {"COOKOFF_PORT": "2", "COOKOFF_HOST": "0.0.0.0", "COOKOFF_LIMITS_CHAT": "[3, 4]"}
    settings = configure({"port": 3, **from_words(("limits.requests=[5, 0.5]",))}, environ, file)
    assert (settings.port, settings.host, settings.bot_workers) == (3, "0.0.0.0", 3)
    assert (settings.limits.chat, settings.limits.flood_factor, settings.limits.requests) == ((3, 4), 9, (5, 0.5))
    assert settings.lifetime == Settings(data=tmp_path).lifetime


def test_every_setting_can_be_set_in_every_way(tmp_path: Path) -> None:
    file = tmp_path / "cookoff.toml"
    file.write_text(example())
    usual = Settings(data=Path())
    assert configure({}, {}, file) == usual
    plain = msgspec.to_builtins(usual, enc_hook=str)
    for path, _ in fields(Settings):
        value = plain
        for name in path:
            value = value[name]
        if value is not None:
            text = ",".join(map(str, value)) if isinstance(value, tuple | list) else str(value)
            assert configure({}, {"COOKOFF_" + "_".join(path).upper(): text}) == usual, path


def test_the_example_describes_each_setting() -> None:
    assert "# The number of worker processes for bots.\nbot_workers = 2" in example()
    assert tomllib.loads(example())["limits"]["flood_factor"] == 5


def test_a_secret_comes_from_a_file_and_never_from_an_option(tmp_path: Path) -> None:
    file = tmp_path / "address"
    file.write_text("postgresql://cookoff:hush@db/cookoff\n")
    settings = configure({}, {"COOKOFF_DATABASE_FILE": str(file)})
    assert settings.database == "postgresql://cookoff:hush@db/cookoff"
    with pytest.raises(BadInput, match="secret is a secret"):
        from_words(("secret=hush",))
    with pytest.raises(BadInput, match="can read options"):
        from_words(("database=postgresql://cookoff:hush@db/cookoff",))


@pytest.mark.parametrize(
    ("environ", "text", "problem"),
    [
        ({"COOKOFF_PORT": "many"}, "", r"the environment: port: it must be a whole number"),
        ({"COOKOFF_PORT": "70000"}, "", r"the environment: port: it must be at most 65535"),
        ({"COOKOFF_DATABASE_FILE": "/no/such/file"}, "", r"COOKOFF_DATABASE_FILE: .*No such file"),
        ({}, "potr = 1", r"cookoff.toml: potr is not a setting"),
        ({}, "[limits]\nchats = 1", r"cookoff.toml: chats is not a setting"),
        ({}, "port =", r"--config: .*cookoff.toml cannot be read"),
        ({}, "[limits]\nchat = [1]", r"cookoff.toml: limits.chat: it must have 2 items"),
    ],
)
def test_an_invalid_setting_is_named(tmp_path: Path, environ: dict[str, str], text: str, problem: str) -> None:
    file = tmp_path / "cookoff.toml"
    file.write_text(text)
    with pytest.raises(BadInput, match=problem):
        configure({}, environ, file)


def test_former_names_still_work(tmp_path: Path) -> None:
    file = tmp_path / "cookoff.toml"
    file.write_text("thinkers = 5\n[pace]\nhaste = 2\n[limits]\nflood = 7\n")
    settings = configure(from_words(("limits.tries=[1, 2]",)), {"COOKOFF_PACE_TURNS": "3, 4"}, file)
    assert (settings.bot_workers, settings.bot_delays.speed, settings.bot_delays.turn_ms) == (5, 2, (3, 4))
    assert (settings.limits.flood_factor, settings.limits.practice_throws) == (7, (1, 2))


@pytest.mark.parametrize("word", ["port", "prot=1", "limits=1", "limits.chats=1"])
def test_an_option_that_is_no_setting_is_named(word: str) -> None:
    with pytest.raises(BadInput, match="is not a setting"):
        from_words((word,))


@pytest.mark.long
@pytest.mark.anyio
async def test_the_largest_bodies_can_be_set(tmp_path: Path) -> None:
    with server(tmp_path, limits={"table_bytes": 20_000, "log_bytes": 25_000}, **QUICK) as running:
        mia = await HttpClient(running.address).enter()
        for length, status in ((19_000, 400), (21_000, 413)):
            wish = {"game": "yatai", "players": 2, "components": "#" * length}
            assert mia.raw("POST", "/api/tables", wish)[0] == status
        for length, status in ((24_000, 400), (26_000, 413)):
            assert mia.raw("POST", "/api/replays", b"x" * length)[0] == status
