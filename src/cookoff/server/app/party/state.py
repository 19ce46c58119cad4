"""What the members of a party receive."""

from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from cookoff.server.config.secrets import Signer
from cookoff.server.protocol.parties import MemberCard, PartyLine, PartyState, WebhookCard
from cookoff.server.runtime.environment import Environment
from cookoff.server.storage.notices import Outbox, WebhookRecord
from cookoff.server.storage.parties import PartyRecord, PartyStore
from cookoff.server.storage.records import TableRecord
from cookoff.server.storage.repository import Repository

from . import score

AWAY = 25_000
"""Milliseconds without a sign of life after which a member counts as away."""


class PartyView(NamedTuple):
    """A party's state, and the numbers of its members by guest."""

    state: PartyState
    numbers: dict[str, int]

    def for_guest(self, guest_id: str) -> PartyState | None:
        """Return the state for a guest; `None` if they are not a member."""
        number = self.numbers.get(guest_id)
        return None if number is None else msgspec.structs.replace(self.state, you=number)


class PartyReader:
    """Builds the states of parties."""

    def __init__(
        self, store: PartyStore, outbox: Outbox, repository: Repository, signer: Signer, environment: Environment
    ) -> None:
        self._store = store
        self._outbox = outbox
        self._repository = repository
        self._signer = signer
        self._environment = environment

    async def view(self, party_id: str) -> PartyView | None:
        """Return a party as its members see it."""
        party = await self._store.read(party_id)
        if party is None:
            return None
        table = await self._repository.table(party.table_id) if party.table_id is not None else None
        everyone = {member.guest_id: member.number for member in party.everyone}
        games = score.games_of(await self._store.played(party_id), everyone)
        lines = await self._store.chat(party_id)
        state = PartyState(
            id=party.id,
            you=-1,
            host=party.host,
            invite=party_invite(self._signer, party.id),
            code=party.code if party.code_until > self._environment.now() else None,
            members=self._members(party),
            table=table.card() if table is not None else None,
            table_invite=self._table_invite(table),
            games=tuple(games),
            standings=tuple(score.standings_of(games)),
            pairs=tuple(score.pairs_of(games)),
            chat=tuple(PartyLine(line.number, line.member, line.kind, line.text, line.at) for line in lines),
            ended=party.ended_at is not None,
            webhooks=tuple(_card(one) for one in await self._outbox.webhooks_of(party_id)),
        )
        return PartyView(state, {member.guest_id: member.number for member in party.members})

    def _table_invite(self, table: TableRecord | None) -> str | None:
        return None if table is None else self._signer.invite(table.id)

    def _members(self, party: PartyRecord) -> tuple[MemberCard, ...]:
        numbers = {member.guest_id: member.number for member in party.everyone}
        return tuple(
            MemberCard(
                member=member.number,
                name=member.name,
                colour=member.colour,
                role=member.role,
                here=member.gone is None and is_here(party.last_seen(member), self._environment.now()),
                vote=member.vote,
                gone=member.gone is not None,
                device=numbers.get(member.device or ""),
            )
            for member in party.everyone
        )


def _card(webhook: WebhookRecord) -> WebhookCard:
    return WebhookCard(webhook.id, webhook.kind, urlsplit(webhook.address).hostname or "")


def is_here(seen_at: int, now: int) -> bool:
    """Whether a member with this last sign of life counts as present."""
    return seen_at > now - AWAY


def party_invite(signer: Signer, party_id: str) -> str:
    """Return the invite to a party. Ids of parties and tables share no names, so neither opens the other."""
    return signer.invite(f"party {party_id}")
