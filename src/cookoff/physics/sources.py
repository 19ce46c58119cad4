"""Connects what a game asks of the world to a simulator."""

from cookoff.engine import AnyGame, BadInput, Room
from cookoff.engine.core.chance import Sources


def play_and_search_sources(room: Room, game: AnyGame, physics: str = "real") -> tuple[Sources, Sources]:
    """The sources that decide a game (`physics` is `real` or `quick`), and those its bots search with.

    Raises `BadInput` if there is no such simulator.
    """
    return sources_of(room, game, physics), sources_of(room, game, "quick")


def sources_of(room: Room, game: AnyGame, physics: str = "real") -> Sources:
    """The sources of one simulator. Each simulator loads an engine that takes time and memory."""
    own = room.sources(game)
    if not room.physical:
        return own
    try:
        from cookoff.physics.handlers import handlers_of  # noqa: PLC0415 # only rooms with physics need its libraries

        return {**own, **handlers_of(physics)}
    except ModuleNotFoundError as error:
        raise BadInput(f"{room.id} needs physics, which is not installed: pip install 'cookoff[physics]'") from error


def preload_dice() -> None:
    """Load what the first real roll needs, which takes a second or two."""
    import cookoff.physics.real.dice.simulator  # noqa: F401, PLC0415 # see above
