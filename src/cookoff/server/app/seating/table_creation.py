"""Creating tables."""

from typing import Any

import msgspec
from sqlalchemy import Executable

from cookoff import bots
from cookoff.engine import BadInput, Search
from cookoff.engine import encode as plain
from cookoff.engine.core.errors import in_words
from cookoff.server.app.checker import Checker, VariantRequest
from cookoff.server.config.secrets import Signer, hash_secret
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.names import MOST, distinct, normalised
from cookoff.server.protocol.schemas import Clock, NoClock, Status
from cookoff.server.runtime.environment import Environment
from cookoff.server.runtime.games.catalogue import Catalogue, LoadedGame
from cookoff.server.storage.bans import Bans
from cookoff.server.storage.committer import Change, Committer
from cookoff.server.storage.records import GuestRecord, SeatRecord, TableRecord
from cookoff.server.storage.repository import Repository, insert_table

from .quota import TableQuota

ID = 8
"""Characters in a table's id, which is not secret."""


class TableRequest(msgspec.Struct, frozen=True):
    """The table to create."""

    game: str
    players: int
    options: dict[str, Any]
    components: str | None
    """The text of a component file."""
    public: bool
    seats: tuple[tuple[str | None, str | None], ...]
    """Name and bot of each seat; may be shorter than `players`."""
    clock: Clock = NoClock()
    people: tuple[GuestRecord | None, ...] = ()
    """The guests to seat; empty seats only the guest who opens the table."""
    party_id: str | None = None
    address: str | None = None
    """Where the request comes from."""
    by_address: bool = False
    """Whether the table's address alone lets people in."""


class TableCreator:
    """Creates tables."""

    def __init__(
        self,
        catalogue: Catalogue,
        checker: Checker,
        repository: Repository,
        committer: Committer,
        environment: Environment,
        signer: Signer,
        bans: Bans,
        quota: TableQuota,
    ) -> None:
        self._catalogue = catalogue
        self._checker = checker
        self._repository = repository
        self._committer = committer
        self._environment = environment
        self._signer = signer
        self._bans = bans
        self._quota = quota

    async def create(self, guest: GuestRecord, request: TableRequest) -> TableRecord:
        """Create a table with the guest at its first seat without a bot. Raises `ApiError` for an invalid request."""
        table, loaded = await self.prepare(guest, request)
        await self.keep(table, loaded)
        return table

    async def prepare(self, guest: GuestRecord, request: TableRequest) -> tuple[TableRecord, LoadedGame]:
        """Return a valid new table and its game, not stored yet. Raises `ApiError` for an invalid request."""
        await self._bans.check_maintenance()
        await self._quota.check(guest.id, request.address)
        catalogue = self._catalogue
        loaded = catalogue.own(request.game)
        if request.components is not None:
            # The checker's process makes sure that loading is quick before a thread of this process does it.
            variant = VariantRequest(request.game, request.components, request.players, request.options)
            await self._checker.components(variant, (request.address or "", guest.id))
            loaded = await catalogue.load(request.game, request.components)
        await loaded.prepare()
        check_rules(loaded, request.players, request.options, self._environment)
        seats = _seats(guest, request, loaded)
        table_id = self._environment.code(ID)
        table = TableRecord(
            id=table_id,
            game=request.game,
            players=request.players,
            options=stored_options(loaded, request.options),
            components=loaded.hash,
            public=request.public,
            invite_hash=hash_secret(self._signer.invite(table_id)),
            host=_host(seats, guest),
            clock=request.clock,
            status=Status.OPEN,
            created_at=self._environment.now(),
            started_at=None,
            ended_at=None,
            next=None,
            closed=None,
            seats=seats,
            party_id=request.party_id,
            opened_by=guest.id,
            opened_from=self._quota.pseudonym(request.address),
            by_address=request.by_address,
        )
        return table, loaded

    async def keep(self, table: TableRecord, loaded: LoadedGame) -> None:
        """Store a new table and its components."""
        await self._committer.commit(Change(statements=self.statements(table, loaded)))

    def statements(self, table: TableRecord, loaded: LoadedGame) -> list[Executable]:
        """Return the statements that store a new table and its components."""
        statements = insert_table(table)
        toml = loaded.toml if loaded.toml is not None else self._catalogue.own_toml(table.game)
        if toml is not None:
            statements.insert(0, self._repository.insert_components(loaded.hash, table.game, toml))
        return statements


def check_rules(loaded: LoadedGame, players: int, options: dict[str, Any], environment: Environment) -> None:
    """Set the game up once, so that invalid options fail now and not at the start of the game."""
    game = loaded.game
    if players not in game.seats:
        low, high = game.seats.start, game.seats.stop - 1
        raise ApiError(400, "players", f"{game.id} is for {low} to {high} players, not {players}")
    try:
        game.setup(players, _options(loaded, options), Search(environment.rng(), loaded.sources))
    except BadInput as error:
        raise ApiError(400, "options", str(error)) from error


def stored_options(loaded: LoadedGame, options: dict[str, Any]) -> str:
    """Return valid options as a table stores them."""
    return plain(_options(loaded, options)).decode()


def _options(loaded: LoadedGame, options: dict[str, Any]) -> Any:
    try:
        return msgspec.convert(options, loaded.game.types.options)
    except msgspec.ValidationError as error:
        raise ApiError(400, "options", f"options: {in_words(error)}") from error


def _seats(guest: GuestRecord, request: TableRequest, loaded: LoadedGame) -> list[SeatRecord]:
    if len(request.seats) > request.players:
        raise ApiError(400, "seats", f"seats: {len(request.seats)} for {request.players} players")
    seats: list[SeatRecord] = []
    for number in range(request.players):
        name, bot = request.seats[number] if number < len(request.seats) else (None, None)
        if bot is not None:
            try:
                bots.check(bot, loaded.game, request.players)
            except BadInput as error:
                raise ApiError(400, "no-such-bot", f"seats[{number}].bot: {error}") from error
        seats.append(SeatRecord(number, normalised(name)[:MOST] if name else (bot or ""), bot=bot))
    own = next((seat.seat for seat in seats if seat.bot is None), None)
    if own is None:
        raise ApiError(400, "seats", "seats: bots sit everywhere; leave a seat for yourself")
    for number, person in enumerate(request.people) if request.people else [(own, guest)]:
        if person is not None:
            others = [seat.name for seat in seats if not seat.free]
            seats[number] = SeatRecord(number, distinct(person.name, others), person.colour, person.id)
    return seats


def _host(seats: list[SeatRecord], guest: GuestRecord) -> int:
    """Return the seat of the guest who opens the table; if they do not play, the first person's."""
    people = [seat for seat in seats if seat.guest_id is not None]
    return next((seat.seat for seat in people if seat.guest_id == guest.id), people[0].seat)
