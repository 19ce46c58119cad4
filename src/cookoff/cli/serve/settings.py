"""The settings of the server, for all commands that need them."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cookoff.server.config.settings import Settings


def server_settings(config: Path | None, given: Mapping[str, Any], words: tuple[str, ...] = ()) -> "Settings":
    """Settings from a file, the environment and options (`None`: not said); the rest depends on the machine."""
    import os
    import socket

    import msgspec

    from cookoff.cli.terminal.paths import data_folder
    from cookoff.engine import BadInput
    from cookoff.server.config import sources

    sources.refuse_password("database", given.get("database"))
    sources.refuse_password("bus", given.get("bus"))
    named = os.environ.get("COOKOFF_CONFIG")
    said = {name: value for name, value in given.items() if value is not None}
    settings = sources.configure(
        {**sources.from_words(words), **said}, os.environ, config or (Path(named) if named else None)
    )
    if settings.bus is not None and not (settings.database or "").startswith("postgresql"):
        raise BadInput("--bus: several nodes need one PostgreSQL; name it with --database")
    return msgspec.structs.replace(
        settings,
        data=data_folder() if settings.data == Path() else settings.data,
        node=settings.node or f"{socket.gethostname()}-{settings.port}"[:64],
    )
