"""Who sits where in a game at the terminal."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from cookoff import bots
from cookoff.cli.terminal.arguments import check_fit
from cookoff.engine import AnyGame, BadInput, Log, Room, Seat, Tempo
from cookoff.engine.log import parse

PERSON = "player"


class LineUp(msgspec.Struct, frozen=True):
    """A person and bots at a table."""

    names: tuple[str, ...]
    me: Seat
    bots: dict[Seat, str]

    @classmethod
    def new(
        cls, home: Room, game: AnyGame, players: int | None, named: Sequence[str] | None, seat: Seat | None
    ) -> "LineUp":
        """The line-up of a new game. Raises `BadInput` if the arguments do not fit."""
        if game.tempo is not Tempo.TURNS:
            raise BadInput(f"{home.id} is played in real time, which the terminal does not support")
        players = game.seats.start if players is None else players
        if players not in game.seats:
            raise BadInput(
                f"--players: {home.id} is for {game.seats.start} to {game.seats.stop - 1} players, not {players}"
            )
        me = _checked(0 if seat is None else seat, players)
        robots = spread([bots.USUAL] if named is None else named, me, players)
        names = [PERSON if at == me else f"{robots[at]}-{at}" for at in range(players)]
        return cls(tuple(names), me, robots)

    @classmethod
    def resumed(
        cls,
        game: AnyGame,
        path: Path,
        players: int | None,
        named: Sequence[str] | None,
        seat: Seat | None,
    ) -> "tuple[Log, LineUp]":
        """The line-up of a log. The person is the player without a bot's name, unless you name another seat or bots."""
        log = _read(path)
        check_fit(path, log, game)
        header = log.header
        count = header.players
        if players is not None and players != count:
            raise BadInput(f"--players: {path} has {count} players, not {players}")
        known = {*bots.names(), *bots.FORMER}
        by_name = {at: name.rpartition("-")[0] for at, name in enumerate(header.seats)}
        people = [at for at, name in by_name.items() if name not in known]
        if seat is None and len(people) != 1:
            raise BadInput(f"--seat: name your seat; {path} has: {', '.join(header.seats)}")
        me = _checked(people[0] if seat is None else seat, count)
        if named is not None:
            return log, cls(header.seats, me, spread(named, me, count))
        robots = {at: name for at, name in by_name.items() if at != me}
        for at, name in robots.items():
            if name not in known:
                raise BadInput(f"--bots: name a bot for {header.seats[at]!r} in seat {at}")
        return log, cls(header.seats, me, robots)


def _checked(seat: Seat, players: int) -> Seat:
    if not 0 <= seat < players:
        raise BadInput(f"--seat: there is no seat {seat}; seats are 0 to {players - 1}")
    return seat


def spread(named: Sequence[str], me: Seat, players: int, what: str = "bots") -> dict[Seat, str]:
    """Assign bots, or their hands, to the other seats."""
    rivals = [seat for seat in range(players) if seat != me]
    if len(named) == 1:
        named = [*named] * len(rivals)
    if len(named) != len(rivals):
        raise BadInput(f"--{what}: got {len(named)}; name one for all, or {len(rivals)}, one for each other seat")
    return dict(zip(rivals, named, strict=True))


def _read(path: Path) -> Log:
    """The log. If only its last line is incomplete, the error says what to do."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path}: cannot be read: {error.strerror}") from error
    try:
        return parse(data, str(path))
    except BadInput as error:
        whole, newline, rest = data.rpartition(b"\n")
        if not rest or not newline:
            raise
        kept = len(parse(whole + newline, str(path)).entries)
        raise BadInput(
            f"{error}: its move was never accepted. The {kept} moves before it are whole: "
            "delete the last line, keeping the line break before it, and resume again"
        ) from error
