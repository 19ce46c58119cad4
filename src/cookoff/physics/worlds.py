"""Who answers a game's questions to the world."""

from cookoff.engine import AnyGame, BadInput, Room
from cookoff.engine.chance import Sources


def worlds(home: Room, game: AnyGame, table: str = "real") -> tuple[Sources, Sources]:
    """What decides a game of this room on the table of that name, and what its bots may try their moves out on.

    Raises `BadInput` if there is no such table.
    """
    own = home.sources(game)
    if not home.physical:
        return own, own
    # Only rooms with physics need what comes with it: numpy, an engine, a compiler.
    try:
        from cookoff.physics.world import named  # noqa: PLC0415

        return {**own, **named(table)}, {**own, **named("quick")}
    except ModuleNotFoundError as error:
        raise BadInput(f"{home.id} needs physics, which is not installed: pip install 'cookoff[physics]'") from error
