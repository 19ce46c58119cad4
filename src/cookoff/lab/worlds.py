"""Who answers a game's questions to the world, for those that ask any."""

from cookoff.engine import Room
from cookoff.engine.chance import Sources


def worlds(home: Room, table: str) -> tuple[Sources | None, Sources | None]:
    """What decides a game of this room on the table of that name, and what its bots may try throws out on.

    Nothing for a room without physics. Raises `BadInput` if there is no such table.
    """
    if not home.physical:
        return None, None
    # Only rooms with physics need what comes with it: numpy, an engine, a compiler.
    from cookoff.physics.world import named  # noqa: PLC0415

    return named(table), named("quick")
