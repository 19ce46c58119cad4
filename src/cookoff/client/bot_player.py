"""Lets a bot play at a table of a server. It gets what its seat sees, and nothing else."""

from cookoff.engine import BadInput, Bot, BotContext, Outcome, Rng
from cookoff.physics.sources import sources_of
from cookoff.server.protocol.messages import Refused

from .table import Table


def play_bot(table: Table, bot: Bot, rng: Rng) -> Outcome:
    """Play until the game is over, and return its outcome. Raises `BadInput` if the bot makes an illegal move."""
    if table.seat is None:
        raise BadInput("a spectator makes no moves")
    sources = sources_of(table.room, table.game, "quick")
    for position in table.turns():
        state = table.game.determinise(table.view, rng)
        move = bot.choose(BotContext(table.game, state, table.seat, sources, position.now), rng)
        answer = table.play(move, position.n)
        if isinstance(answer, Refused):
            raise BadInput(f"the bot made an illegal move, {table.notation.move(move)}: {answer.rule}")
    outcome = None if table.position is None else table.position.outcome
    assert outcome is not None, "a game that is over has an outcome"
    return outcome
