"""Who answers a game's questions to the world."""

from cookoff.engine import AnyGame, BadInput, Room
from cookoff.engine.chance import Sources


def worlds(home: Room, game: AnyGame, table: str = "real") -> tuple[Sources, Sources]:
    """What decides a game of this room on the table of that name, and what its bots may try their moves out on.

    Raises `BadInput` if there is no such table.
    """
    return world(home, game, table), world(home, game, "quick")


def world(home: Room, game: AnyGame, table: str = "real") -> Sources:
    """One of the two, for whoever needs no more: each table brings an engine that takes time and memory."""
    own = home.sources(game)
    if not home.physical:
        return own
    try:
        from cookoff.physics.world import named  # noqa: PLC0415 # only rooms with physics need its libraries

        return {**own, **named(table)}
    except ModuleNotFoundError as error:
        raise BadInput(f"{home.id} needs physics, which is not installed: pip install 'cookoff[physics]'") from error
