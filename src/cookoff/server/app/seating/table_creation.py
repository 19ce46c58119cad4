"""Opening a table."""

from typing import Any

import msgspec

from cookoff import bots
from cookoff.engine import BadInput, Search
from cookoff.engine import encode as plain
from cookoff.server.app.checker import Checker, Variant
from cookoff.server.config.secrets import Seal, hashed
from cookoff.server.protocol.errors import Complaint
from cookoff.server.protocol.schemas import Clock, NoClock, Status
from cookoff.server.runtime.environment import World
from cookoff.server.runtime.games.catalogue import Catalogue, Served
from cookoff.server.storage.bans import Bars
from cookoff.server.storage.committer import Change, Committer
from cookoff.server.storage.records import GuestRow, SeatRow, TableRow
from cookoff.server.storage.repository import Shelf, keep_table

ID = 8
"""Letters of a table's id, which is no secret."""


class Wish(msgspec.Struct, frozen=True):
    """What somebody wants to play."""

    game: str
    players: int
    options: dict[str, Any]
    components: str | None
    """The text of a component file."""
    public: bool
    seats: tuple[tuple[str | None, str | None], ...]
    """For each seat a name and a bot; may be shorter than `players`."""
    clock: Clock = NoClock()


class Opener:
    """Opens tables."""

    def __init__(
        self,
        catalogue: Catalogue,
        checker: Checker,
        shelf: Shelf,
        committer: Committer,
        world: World,
        seal: Seal,
        bars: Bars,
    ) -> None:
        self._catalogue = catalogue
        self._checker = checker
        self._shelf = shelf
        self._committer = committer
        self._world = world
        self._seal = seal
        self._bars = bars

    async def open(self, guest: GuestRow, wish: Wish) -> TableRow:
        """A new table with the guest at its first seat without a bot. Complains about what does not fit."""
        self._bars.let_begin()
        catalogue = self._catalogue
        served = catalogue.own(wish.game)
        if wish.components is not None:
            # Loading is left to a thread only once another process has shown that it takes no longer than it may.
            variant = Variant(wish.game, wish.components, wish.players, wish.options)
            await self._checker.components(variant, guest.id)
            served = await catalogue.load(wish.game, wish.components)
        game = served.game
        if wish.players not in game.seats:
            low, high = game.seats.start, game.seats.stop - 1
            raise Complaint(400, "players", f"{game.id} is for {low} to {high} players, not {wish.players}")
        await served.prepare()
        self._try(served, wish)
        seats = _seats(guest, wish, served)
        table_id = self._world.code(ID)
        table = TableRow(
            id=table_id,
            game=wish.game,
            players=wish.players,
            options=plain(_options(served, wish.options)).decode(),
            components=served.hash,
            public=wish.public,
            invite_hash=hashed(self._seal.invite(table_id)),
            host=next(seat.seat for seat in seats if seat.guest_id is not None),
            clock=wish.clock,
            status=Status.OPEN,
            created_at=self._world.now(),
            started_at=None,
            ended_at=None,
            next=None,
            closed=None,
            seats=seats,
        )
        await self.keep(table, served)
        return table

    async def keep(self, table: TableRow, served: Served) -> None:
        """Store a new table, and the components it is played with."""
        statements = keep_table(table)
        toml = served.toml if served.toml is not None else self._catalogue.own_toml(table.game)
        if toml is not None:
            statements.insert(0, self._shelf.keep_components(served.hash, table.game, toml))
        await self._committer.commit(Change(statements=statements))

    def _try(self, served: Served, wish: Wish) -> None:
        """Set the game up once: what cannot be played shows now, not when everybody sits."""
        try:
            served.game.setup(wish.players, _options(served, wish.options), Search(self._world.rng(), served.sources))
        except BadInput as error:
            raise Complaint(400, "options", str(error)) from error


def _options(served: Served, options: dict[str, Any]) -> Any:
    try:
        return msgspec.convert(options, served.game.types.options)
    except msgspec.ValidationError as error:
        raise Complaint(400, "options", f"options: {error}") from error


def _seats(guest: GuestRow, wish: Wish, served: Served) -> list[SeatRow]:
    if len(wish.seats) > wish.players:
        raise Complaint(400, "seats", f"seats: {len(wish.seats)} for {wish.players} players")
    seats: list[SeatRow] = []
    for number in range(wish.players):
        name, bot = wish.seats[number] if number < len(wish.seats) else (None, None)
        if bot is not None:
            try:
                bots.check(bot, served.game, wish.players)
            except BadInput as error:
                raise Complaint(400, "no-such-bot", f"seats[{number}].bot: {error}") from error
        seats.append(SeatRow(number, name or (bot or ""), bot=bot))
    own = next((seat for seat in seats if seat.bot is None), None)
    if own is None:
        raise Complaint(400, "seats", "seats: bots sit everywhere; leave a seat for yourself")
    own.name, own.colour, own.guest_id = guest.name, guest.colour, guest.id
    return seats
