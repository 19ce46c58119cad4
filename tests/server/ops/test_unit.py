"""The conditions of `deploy/cookoff.service`: no privileges, code that is read-only, no home."""

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cookoff.engine import BadInput, Room, Tempo, rooms
from cookoff.physics.compiler_cache import VARIABLE, choose_cache
from cookoff.server.api.serve import serve
from cookoff.server.config.settings import Settings
from tests.server.support.client import HttpClient, Socket
from tests.server.support.server_process import GENEROUS, QUICK, ROOT, Server

pytestmark = pytest.mark.anyio

DROP = ("setpriv", "--no-new-privs", "--inh-caps=-all", "--bounding-set=-all", "--")
UNPRIVILEGED: tuple[str, ...] = DROP if os.getuid() == 0 else ()


def sealed_copy(folder: Path) -> Path:
    """A copy of the sources and of the tests' support without compiled files, which nobody may write to."""
    ignored = shutil.ignore_patterns("__pycache__", "static", "guide", "e2e")
    for name in ("src", "tests", "docs/engineer"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    for path in [folder, *folder.rglob("*")]:
        path.chmod(path.stat().st_mode & ~0o222)
    return folder


@pytest.fixture
def code(tmp_path: Path) -> Iterator[Path]:
    """Code that is read-only, even for root without capabilities."""
    folder = tmp_path / "code"
    yield sealed_copy(folder)
    for path in [folder, *folder.rglob("*")]:
        path.chmod(path.stat().st_mode | 0o200)


class UnitServer(Server):
    """A server as the unit runs it: with the code of a sealed copy, whose root is its home, too."""

    def __init__(self, code: Path, data: Path, **settings: object) -> None:
        super().__init__({"data": str(data), **settings}, data / "server.log")
        self.path = os.pathsep.join(map(str, [code / "src", code]))
        self.folder = code
        self.prefix = UNPRIVILEGED
        self.environ = {"HOME": str(code), "PYTHONDONTWRITEBYTECODE": "1"}


def an_aim(room: Room) -> dict[str, object]:
    """A throw at the middle of the board."""
    game: Any = room.load(None)
    return {"move": "AimChip", "value": game.lookup.values[0], "aim": {"target": {"x": 0, "y": 0}, "style": "lob"}}


@pytest.mark.long
async def test_bots_of_all_games_play_under_the_conditions_of_the_unit(code: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    patient = {"limits": {**GENEROUS["limits"], "bot_seconds": 300}}
    unit = UnitServer(code, data, **{**QUICK, **patient})
    unit.start()
    try:
        mia = await HttpClient(unit.address).enter()
        for game, room in rooms().items():
            options = {} if room.load(None).tempo is Tempo.REAL_TIME else {"first": 1}
            opened = await mia.open(game, 2, public=True, seats=[{}, {"bot": "casual"}], options=options)
            table = opened["table"]["id"]
            await mia.ask("POST", f"/api/tables/{table}/start")
            async with Socket(mia, table) as socket, asyncio.timeout(300):
                while not any(entry["seat"] == 1 for entry in socket.entries):
                    if socket.asked:
                        await socket.play(socket.moves[0] if socket.moves else an_aim(room))
                    await asyncio.sleep(0.1)
                    assert "failed" not in unit.log.read_text()
        assert any((data / "cache").rglob("*.nbc")), "what was compiled is kept for the next start"
    finally:
        unit.kill()


def test_a_folder_that_cannot_be_written_to_is_reported_at_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    (tmp_path / "file").touch()
    with pytest.raises(BadInput, match=r"compiled physics cannot be written: .*; set COOKOFF_CACHE"):
        # Nobody can listen at this host, which is said only after the cache was found to be of use.
        serve(Settings(data=tmp_path, cache=tmp_path / "file" / "cache", host="203.0.113.1"))
    assert VARIABLE not in os.environ


def test_a_chosen_folder_is_private_and_goes_before_all_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "/elsewhere")
    assert choose_cache(None, tmp_path / "fallback") is None
    assert os.environ[VARIABLE] == "/elsewhere"
    assert choose_cache(tmp_path / "chosen", tmp_path / "fallback") == tmp_path / "chosen"
    assert os.environ[VARIABLE] == str(tmp_path / "chosen")
    assert (tmp_path / "chosen").stat().st_mode & 0o777 == 0o700


def test_the_cache_is_in_the_data_folder_where_code_is_read_only(code: Path, tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from cookoff.physics.compiler_cache import choose_cache;"
        "print(choose_cache(None, Path(sys.argv[1])))"
    )
    command = [*UNPRIVILEGED, sys.executable, "-c", program, str(tmp_path / "cache")]
    environ = {name: value for name, value in os.environ.items() if name != VARIABLE}
    found = subprocess.run(
        command, env={**environ, "PYTHONPATH": str(code / "src")}, check=True, capture_output=True, text=True
    )
    assert found.stdout.strip() == str(tmp_path / "cache")
