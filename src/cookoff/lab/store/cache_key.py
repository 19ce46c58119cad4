"""The key under which the cache keeps the games of a scenario: equal keys mean equal games."""

from functools import lru_cache
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from cookoff.bots import version_of
from cookoff.engine import encode, room
from cookoff.engine.content.components import FILE
from cookoff.engine.core.codec import digest
from cookoff.lab.spec.scenario import Scenario

PACKAGES = ("cookoff.engine", "cookoff.physics", "cookoff.bots", "cookoff.lab.play")
"""Their code and data decide how every game is played and recorded."""
SHARED_MODULES = ("hands.py", "splitmix.py")
"""Modules that all rooms share."""
LIBRARIES = ("mujoco-core", "numba", "numpy")
"""They decide how chips fly and dice fall."""
IGNORED_FOLDERS = ("__pycache__", "calibration", "conformance", "locales", "models")
IGNORED_FILES = (FILE, "README.md", "lesson.jsonl", "puzzles.json", "rules.toml")
"""Component files count by their content, in the scenario's key; of the others no game depends."""


def key_of(scenario: Scenario) -> str:
    """A hash over rules, components, players, options, bots, hands and seed, and the code and data that play."""
    game = scenario.load()
    what = {
        "rules": game.rules_version,
        "components": game.components_hash,
        "scenario": msgspec.structs.replace(scenario, components=None, variant=""),
        "bots": [version_of(name) for name in scenario.bots],
        "code": code_of(scenario.game),
    }
    return digest(encode(what))


@lru_cache(maxsize=16)
def code_of(game: str) -> str:
    """One hash over all files that decide how this game is played and recorded.

    Bots have no version: the code and the data of the packages stand for it, trained evaluations included.
    """
    home = room(game)
    parts: list[object] = [[name, _version(name)] for name in LIBRARIES]
    parts += [_files_in(files(package)) for package in (*PACKAGES, home.package, *home.shared)]
    shared = files("cookoff.games")
    parts.append([(name, digest((shared / name).read_bytes())) for name in SHARED_MODULES])
    return digest(encode(parts))


def _files_in(folder: Traversable) -> list[tuple[str, str]]:
    """Every file below the folder that may decide a game: its path and the hash of its content."""
    found: list[tuple[str, str]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            if entry.name not in IGNORED_FOLDERS:
                found += [(f"{entry.name}/{name}", content) for name, content in _files_in(entry)]
        elif entry.name not in IGNORED_FILES:
            found.append((entry.name, digest(entry.read_bytes())))
    return found


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
