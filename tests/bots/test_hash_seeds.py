"""Equal seeds give equal games, however a process orders what it hashes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cookoff.engine import rooms
from tests.server.support.short_games import short

PLAY = """
import sys
from pathlib import Path
from cookoff.engine import room
from cookoff.lab import Scenario, simulate
import msgspec
for line in sys.stdin.read().splitlines():
    game, bots, options, components = msgspec.json.decode(line)
    home = room(game)
    path = Path(components) if components else None
    agreed = msgspec.convert(options, home.load(path).types.options)
    text = path.read_text("utf-8") if path else None
    print(simulate(Scenario(game, len(bots), tuple(bots), "again", agreed, text), 1).hash)
"""


@pytest.mark.long
def test_every_brain_plays_the_same_game_for_any_hash_seed(tmp_path: Path) -> None:
    wishes = []
    for game in rooms():
        wish = short(game)
        components = tmp_path / f"{game}.toml"
        if "components" in wish:
            components.write_text(wish["components"], "utf-8")
        options = {"last_round": 1} if "last_round" in wish.get("options", {}) else wish.get("options", {})
        at = str(components) if components.exists() else None
        wishes += [[game, bots, options, at] for bots in (["master", "beginner"], ["expert", "skilled", "casual"])]
    typed = "\n".join(json.dumps(wish) for wish in wishes)
    told = [
        subprocess.run(
            [sys.executable, "-c", PLAY],
            input=typed,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split()
        for seed in ("1", "2")
    ]
    assert len(told[0]) == len(wishes)
    assert told[0] == told[1]
