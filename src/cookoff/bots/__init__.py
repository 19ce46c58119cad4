"""Bots that play every game, and those that a room brings."""

from cookoff.engine import BadInput, Bot, Look, Move, Rng, Room


class RandomBot:
    """Any legal move, each as likely."""

    def choose(self, look: Look, rng: Rng) -> Move:
        """See `Bot`."""
        moves = look.moves
        if moves.box is not None and int(rng.random() * (len(moves.discrete) + 1)) == len(moves.discrete):
            return moves.box.sample(rng)
        return moves.discrete[int(rng.random() * len(moves.discrete))]


def names(room: Room) -> list[str]:
    """The bots that can play in a room."""
    return sorted({"random", *room.bots})


def make(room: Room, name: str) -> Bot:
    """The bot of that name."""
    if name in room.bots:
        return room.bots[name]()
    if name == "random":
        return RandomBot()
    raise BadInput(f"there is no bot {name!r} for {room.id}; there are: {', '.join(names(room))}")
