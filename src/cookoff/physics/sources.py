"""Who answers a game's questions."""

from cookoff.engine import AnyGame, BadInput, Room
from cookoff.engine.core.chance import Sources


def sources_and_trials(home: Room, game: AnyGame, table: str = "real") -> tuple[Sources, Sources]:
    """What decides a game of this room (`table` is `real` or `quick`), and what its bots may try their moves out on.

    Raises `BadInput` if there is no such simulator.
    """
    return sources_of(home, game, table), sources_of(home, game, "quick")


def sources_of(home: Room, game: AnyGame, table: str = "real") -> Sources:
    """One of the two, for whoever needs no more: each simulator brings an engine that takes time and memory."""
    own = home.sources(game)
    if not home.physical:
        return own
    try:
        from cookoff.physics.handlers import named  # noqa: PLC0415 # only rooms with physics need its libraries

        return {**own, **named(table)}
    except ModuleNotFoundError as error:
        raise BadInput(f"{home.id} needs physics, which is not installed: pip install 'cookoff[physics]'") from error


def load_dice() -> None:
    """Load what the first roll on the real table would otherwise wait for: a second or two, mostly the compiler's."""
    import cookoff.physics.real.dice.simulator  # noqa: F401, PLC0415 # see above
