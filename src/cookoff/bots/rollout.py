"""A bot that does not think: a sensible move at once, for whoever has no time left."""

from collections.abc import Sequence
from typing import Any

from cookoff.engine import AnyGame, Look, Move, Rng, Room, Seat


class Likely:
    """Takes what the room calls likely; a room that calls nothing so leaves it any move."""

    def __init__(self, room: Room) -> None:
        self._likely = room.likely

    def choose(self, look: Look, rng: Rng) -> Move:
        """See `Bot`."""
        if not look.moves.discrete:
            assert look.moves.box is not None
            return look.moves.box.sample(rng)
        return self.of(look.game, look.game.determinise(look.view, rng), look.seat, look.moves.discrete, rng)

    def of(self, game: AnyGame, state: Any, seat: Seat, moves: Sequence[Move], rng: Rng) -> Move:
        """One of these moves in a state."""
        if self._likely is None:
            return moves[int(rng.random() * len(moves))]
        return self._likely(game, state, seat, moves, rng)
