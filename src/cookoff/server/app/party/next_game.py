"""Opening a party's next game."""

from collections import Counter

import msgspec
from sqlalchemy import Executable

from cookoff import bots
from cookoff.server.app.routing.router import TableRouter
from cookoff.server.app.seating.table_creation import TableCreator, TableRequest
from cookoff.server.app.tables.turn_notices import LIFE
from cookoff.server.protocol.commands import Start
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.parties import NextGame
from cookoff.server.protocol.schemas import Status
from cookoff.server.runtime.environment import Environment
from cookoff.server.runtime.games.catalogue import Catalogue
from cookoff.server.storage.notices import ALL, to_guest, to_webhooks
from cookoff.server.storage.parties import MemberRecord, PartyChange, PartyRecord
from cookoff.server.storage.records import GuestRecord
from cookoff.server.storage.repository import Repository

from .parties import GONE, Parties, require_host, require_role
from .state import is_here

SOON = 5_000
"""Milliseconds until those who are away are told of the next game."""


class NextGames:
    """Opens the games of parties. Members sit down by having joined the party."""

    def __init__(
        self,
        parties: Parties,
        creator: TableCreator,
        router: TableRouter,
        repository: Repository,
        catalogue: Catalogue,
        environment: Environment,
    ) -> None:
        self._parties = parties
        self._creator = creator
        self._router = router
        self._repository = repository
        self._catalogue = catalogue
        self._environment = environment

    async def open(self, party_id: str, guest: GuestRecord, wish: NextGame, address: str | None = None) -> None:
        """Open the next game and bring everyone there. Raises `ApiError`, and then nothing has changed."""
        party = await self._parties.store.read(party_id)
        me = party.member_of(guest.id) if party is not None else None
        if party is None or me is None:
            raise ApiError(404, "no-such-party", GONE)
        request = msgspec.structs.replace(await self._request(party, wish), address=address)
        self._check(party, me, request.game)
        await self._check_current(party, wish)
        table, loaded = await self._creator.prepare(guest, request)
        statements = self._creator.statements(table, loaded)

        def work(change: PartyChange) -> None:
            if change.party.table_id != wish.after or change.party.ended_at is not None:
                raise ApiError(409, "moved-on", "the party has gone on to another game")
            for statement in statements:
                change.connection.execute(statement)
            for notice in self._notices(party, me, table.id):
                change.connection.execute(notice)
            change.forget_votes()
            change.set(table_id=table.id)

        await self._parties.store.change(party_id, work)
        if wish.start:
            host = table.seats[table.host]
            assert host.guest_id is not None
            assert host.colour is not None
            await self._router.order(table.id, GuestRecord(host.guest_id, host.name, host.colour), Start())

    def _notices(self, party: PartyRecord, me: MemberRecord, table_id: str) -> list[Executable]:
        """Return the statements that tell everyone else of the next game, unless they come at once."""
        now = self._environment.now()
        due, until = now + SOON, now + LIFE
        away = [one for one in party.members if one.role == "player" and not is_here(one.seen_at, now)]
        told = [to_guest(one.guest_id, table_id, "game", ALL, due, until) for one in away if one is not me]
        return [*told, to_webhooks(party.id, table_id, "game", ALL, due, until)]

    def _check(self, party: PartyRecord, me: MemberRecord, game: str) -> None:
        if party.ended_at is not None:
            raise ApiError(410, "party-over", "the party has ended")
        if chosen_by_vote(party, self._environment.now()) == game:
            require_role(me, "player")
        else:
            require_host(party, me)

    async def _check_current(self, party: PartyRecord, wish: NextGame) -> None:
        if party.table_id != wish.after:
            raise ApiError(409, "moved-on", "the party has gone on to another game")
        current = await self._repository.table(party.table_id) if party.table_id is not None else None
        if current is not None and current.status is Status.PLAYING and not wish.abandon:
            raise ApiError(409, "still-playing", "the current game is not over")

    async def _request(self, party: PartyRecord, wish: NextGame) -> TableRequest:
        if wish.like is not None:
            request = await self._again(party, wish.like)
        elif wish.game is not None:
            request = TableRequest(wish.game, 0, wish.options, wish.components, False, (), wish.clock)
        else:
            raise ApiError(404, "no-such-game", "name a game, or a table whose game to play again")
        people = tuple(_person(party, seat.member) for seat in wish.seats)
        if not any(people):
            raise ApiError(400, "seats", "seats: at least one member must play")
        if len({person.id for person in people if person is not None}) < sum(person is not None for person in people):
            raise ApiError(400, "seats", "seats: a member has only one seat")
        fillers = tuple(
            (None, None if person is not None else seat.bot or bots.USUAL)
            for person, seat in zip(people, wish.seats, strict=True)
        )
        return msgspec.structs.replace(request, players=len(people), seats=fillers, people=people, party_id=party.id)

    async def _again(self, party: PartyRecord, table_id: str) -> TableRequest:
        table = await self._repository.table(table_id)
        if table is None or table.party_id != party.id:
            raise ApiError(404, "no-such-table", "the party has no such table")
        own = self._catalogue.own(table.game)
        stored = None if table.components == own.hash else await self._repository.components(table.components)
        options = msgspec.json.decode(table.options)
        return TableRequest(table.game, 0, options, stored[1] if stored else None, False, (), table.clock)


def chosen_by_vote(party: PartyRecord, now: int) -> str | None:
    """Return the game for which more than half of the present players have voted: one vote for each device."""
    players = [one for one in party.members if one.role == "player" and one.device is None]
    present = [one for one in players if is_here(one.seen_at, now)]
    votes = Counter(one.vote for one in present if one.vote is not None)
    return next((game for game, count in votes.items() if count * 2 > len(present)), None)


def _person(party: PartyRecord, number: int | None) -> GuestRecord | None:
    if number is None:
        return None
    found = next((one for one in party.members if one.number == number and one.role == "player"), None)
    if found is None:
        raise ApiError(400, "no-such-member", f"member {number} does not play in this party")
    return GuestRecord(found.guest_id, found.name, found.colour)
