"""Who answers a game's questions to the world."""

from cookoff.engine import AnyGame, Room
from cookoff.engine.chance import Sources


def worlds(home: Room, game: AnyGame, table: str = "real") -> tuple[Sources, Sources]:
    """What decides a game of this room on the table of that name, and what its bots may try their moves out on.

    Raises `BadInput` if there is no such table.
    """
    own = home.sources(game)
    if not home.physical:
        return own, own
    # Only rooms with physics need what comes with it: numpy, an engine, a compiler.
    from cookoff.physics.world import named  # noqa: PLC0415

    return {**own, **named(table)}, {**own, **named("quick")}
