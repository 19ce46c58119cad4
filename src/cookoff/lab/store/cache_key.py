"""What games come from: equal keys, equal games. Results are kept under it."""

from functools import lru_cache
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from cookoff.engine import AnyGame, encode, room
from cookoff.engine.content.components import FILE
from cookoff.engine.core.codec import digest
from cookoff.lab.play.player import Setting

RECORDS = 2
"""Goes up when more, or something else, is kept of a game."""
HOUSE = ("cookoff.engine", "cookoff.physics", "cookoff.bots", "cookoff.lab")
PLAYING = ("arena.py", "realtime.py", "records.py")
LIBRARIES = ("mujoco-core", "numba", "numpy")
"""They decide how things fly."""


def key_of(game: AnyGame, setting: Setting, weigh: float) -> str:
    """Over rules, components, players, options, bots, hands, luck, and the code that plays.

    Bots have no version of their own: what is in the source files of the house and of the room stands for it.
    """
    what = {
        "records": RECORDS,
        "game": game.id,
        "rules": game.rules_version,
        "components": game.components_hash,
        "setting": msgspec.structs.replace(setting, games=1),
        "weigh": weigh,
        "code": code_of(game.id),
    }
    return digest(encode(what))


@lru_cache(maxsize=16)
def code_of(game: str) -> str:
    """One hash over all that decides how this game is played and recorded."""
    home = room(game)
    parts: list[object] = [[name, _version(name)] for name in LIBRARIES]
    for package in (*HOUSE, home.package, *home.shared):
        parts.append(_sources(files(package), package != "cookoff.lab"))
    shared = files("cookoff.games")
    parts.append([(name, digest((shared / name).read_bytes())) for name in ("hands.py", "splitmix.py")])
    return digest(encode(parts))


def _sources(folder: Traversable, deep: bool) -> list[tuple[str, str]]:
    """Every source file below, by name and hash; if not `deep`, only what plays and records in the laboratory.

    Components are left out: they have a hash of what they say, and another comment there changes no game.
    """
    found: list[tuple[str, str]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and deep and entry.name not in ("__pycache__", "locales", "study"):
            found += [(f"{entry.name}/{name}", hash_) for name, hash_ in _sources(entry, deep)]
        elif entry.name in PLAYING if not deep else entry.name.endswith((".py", ".toml")) and entry.name != FILE:
            found.append((entry.name, digest(entry.read_bytes())))
    return found


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
