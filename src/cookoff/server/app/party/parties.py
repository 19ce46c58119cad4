"""Opening and joining parties, and the commands of their members."""

from typing import Any, assert_never

from sqlalchemy.exc import IntegrityError

from cookoff.server.app.notices.webhooks import Webhooks
from cookoff.server.app.seating.companions import Companions
from cookoff.server.config.secrets import Signer
from cookoff.server.protocol import parties as commands
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.parties import AddWebhook, AnyPartyCommand, JoinParty, PartyState, RemoveWebhook, Role
from cookoff.server.runtime.environment import Environment
from cookoff.server.storage.bans import Bans
from cookoff.server.storage.notices import WebhookRecord, delete_webhook, insert_webhook
from cookoff.server.storage.parties import MemberRecord, PartyChange, PartyRecord, PartyStore
from cookoff.server.storage.records import GuestRecord

from .state import PartyReader, is_here, party_invite

ID, CODE = 10, 6
"""Characters of a party's id and of its short code."""
CODE_LIFE = 12 * 3_600_000
"""Milliseconds for which a short code works."""
MOST = 60
"""Members of a party, including those who have left."""
GONE = "there is no such party, or you are not a member"


class Parties:
    """Everything that members do to their party, except opening games."""

    def __init__(
        self,
        store: PartyStore,
        reader: PartyReader,
        signer: Signer,
        environment: Environment,
        bans: Bans,
        webhooks: Webhooks,
        companions: Companions,
    ) -> None:
        self.store = store
        self._reader = reader
        self._signer = signer
        self._environment = environment
        self._bans = bans
        self._webhooks = webhooks
        self._companions = companions

    async def state(self, party_id: str, guest: GuestRecord | None) -> PartyState:
        """Return the party for one of its members. Raises `ApiError` for anyone else."""
        view = await self._reader.view(party_id) if guest is not None else None
        state = view.for_guest(guest.id) if view is not None and guest is not None else None
        if state is None:
            raise ApiError(404, "no-such-party", GONE)
        return state

    async def create(self, guest: GuestRecord) -> PartyState:
        """Open a party with the guest as its host."""
        await self._bans.check_maintenance()
        environment = self._environment
        now = environment.now()
        host = MemberRecord(0, guest.id, guest.name, guest.colour, "player", None, now, None)
        for _ in range(5):
            party = PartyRecord(
                environment.code(ID), environment.code(CODE), now + CODE_LIFE, 0, None, None, 0, (host,)
            )
            try:
                await self.store.create(party, now)
            except IntegrityError:  # another party has this code
                continue
            return await self.state(party.id, guest)
        raise ApiError(503, "busy", "no code is free; try again in a moment")

    async def join(self, guest: GuestRecord, wish: JoinParty) -> PartyState:
        """Join by code or invite. A repeated call only changes the role."""
        party_id = await self._invited_to(wish)
        if party_id is None:
            raise ApiError(404, "no-such-party", "no party has this code; codes expire after some hours")
        now = self._environment.now()

        def work(change: PartyChange) -> None:
            party = change.party
            mine = next((member for member in party.everyone if member.guest_id == guest.id), None)
            if party.ended_at is not None:
                raise ApiError(410, "party-over", "the party has ended")
            if mine is not None and mine.gone == "removed":
                raise ApiError(403, "removed", "the host has removed you from the party")
            if mine is not None:
                change.set_member(mine.number, role=wish.role, gone=None, seen_at=now)
                return
            _add(change, guest, wish.role, now)

        await self.store.change(party_id, work)
        return await self.state(party_id, guest)

    async def _invited_to(self, wish: JoinParty) -> str | None:
        if wish.code is not None:
            return await self.store.find_code(wish.code.lower(), self._environment.now())
        if wish.party is None or wish.invite != party_invite(self._signer, wish.party):
            return None
        return wish.party if await self.store.read(wish.party) is not None else None

    async def command(self, party_id: str, guest: GuestRecord, command: AnyPartyCommand) -> PartyState | None:
        """Carry out a member's command; `None` if they are no longer a member."""
        await self.state(party_id, guest)
        prepared: WebhookRecord | GuestRecord | None = None
        if isinstance(command, commands.AddWebhook):
            await self._require_host(party_id, guest)  # before a name is looked up for them
            prepared = await self._webhooks.prepare(party_id, command)
        elif isinstance(command, commands.AddMember):
            prepared = await self._companions.find(guest, command.name, command.colour)
        await self.store.change(party_id, lambda change: self._carry_out(change, guest, command, prepared))
        return None if isinstance(command, commands.LeaveParty) else await self.state(party_id, guest)

    async def _require_host(self, party_id: str, guest: GuestRecord) -> None:
        party = await self.store.read(party_id)
        if party is None:
            raise ApiError(404, "no-such-party", GONE)
        require_host(party, _member(party, guest))

    def _carry_out(
        self,
        change: PartyChange,
        guest: GuestRecord,
        command: AnyPartyCommand,
        prepared: WebhookRecord | GuestRecord | None,
    ) -> None:
        me = _member(change.party, guest)
        if change.party.ended_at is not None and not isinstance(command, commands.LeaveParty):
            raise ApiError(410, "party-over", "the party has ended")
        if isinstance(command, commands.AddWebhook | commands.RemoveWebhook):
            assert not isinstance(prepared, GuestRecord)
            return _change_webhooks(change, me, command, prepared)
        if isinstance(command, commands.AddMember):
            assert isinstance(prepared, GuestRecord)
            return self._add_companion(change, prepared)
        match command:
            case commands.LeaveParty():
                self._leave(change, me, "left")
            case commands.SetRole(role):
                change.set_member(me.number, role=role, vote=None)
            case commands.SetHost(number):
                self._set_host(change, me, number)
            case commands.RemoveMember(number):
                other = _other(change.party, me, number)
                if other.device != me.guest_id:
                    require_host(change.party, me)
                self._leave(change, other, "removed")
            case commands.RenewCode() | commands.EndParty():
                require_host(change.party, me)
                change.set(**self._led(command))
            case commands.Vote(game):
                require_role(me, "player")
                change.set_member(me.number, vote=game)
            case commands.Say() | commands.SendSign():
                self._say(change, me, command)
            case _:
                assert_never(command)
        return None

    def _add_companion(self, change: PartyChange, companion: GuestRecord) -> None:
        known = next((member for member in change.party.everyone if member.guest_id == companion.id), None)
        if known is None:
            _add(change, companion, "player", self._environment.now())
        else:
            change.set_member(known.number, role="player", gone=None)

    def _leave(self, change: PartyChange, member: MemberRecord, why: str) -> None:
        leaving = [one for one in change.party.members if member.guest_id in (one.guest_id, one.device)]
        for one in leaving:
            change.set_member(one.number, gone=why, vote=None)
        if change.party.host == member.number:
            stay = [other for other in change.party.members if other not in leaving and can_host(other)]
            if stay:
                change.set(host=stay[0].number)
            else:
                change.set(ended_at=self._environment.now())

    def _set_host(self, change: PartyChange, me: MemberRecord, number: int) -> None:
        party = change.party
        host = next((member for member in party.members if member.number == party.host), None)
        if host is not None and is_here(host.seen_at, self._environment.now()):
            require_host(party, me)
        else:
            require_role(me, "player")
        chosen = next((member for member in party.members if member.number == number), None)
        if chosen is None or not can_host(chosen):
            raise ApiError(400, "no-such-member", "there is no such player")
        change.set(host=number)

    def _led(self, command: commands.RenewCode | commands.EndParty) -> dict[str, Any]:
        """Return what a host's command sets."""
        now = self._environment.now()
        if isinstance(command, commands.EndParty):
            return {"ended_at": now}
        return {"code": self._environment.code(CODE), "code_until": now + CODE_LIFE}

    def _say(self, change: PartyChange, me: MemberRecord, line: commands.Say | commands.SendSign) -> None:
        if me.guest_id in self._bans.now.muted:
            raise ApiError(403, "muted", "the operators have muted this guest")
        kind, text = ("said", line.text) if isinstance(line, commands.Say) else ("sign", line.sign)
        change.say(me.number, kind, text, self._environment.now())


def _member(party: PartyRecord, guest: GuestRecord) -> MemberRecord:
    me = party.member_of(guest.id)
    if me is None:
        raise ApiError(404, "no-such-party", GONE)
    return me


def _change_webhooks(
    change: PartyChange, me: MemberRecord, command: AddWebhook | RemoveWebhook, webhook: WebhookRecord | None
) -> None:
    require_host(change.party, me)
    if isinstance(command, RemoveWebhook):
        statements = delete_webhook(change.party.id, command.webhook)
    else:
        assert webhook is not None
        statements = [insert_webhook(webhook)]
    for statement in statements:
        change.connection.execute(statement)
    change.set()


def can_host(member: MemberRecord) -> bool:
    """Whether the member has a device of their own, which is no screen for everybody."""
    return member.role != "screen" and member.device is None


def require_host(party: PartyRecord, member: MemberRecord) -> None:
    """Raise `ApiError` unless the member is the host."""
    if member.number != party.host:
        raise ApiError(403, "not-host", "only the host may do that")


def require_role(member: MemberRecord, role: Role) -> None:
    """Raise `ApiError` unless the member has this role."""
    if member.role != role:
        raise ApiError(403, "not-playing", f"only a {role} may do that")


def _add(change: PartyChange, guest: GuestRecord, role: Role, now: int) -> None:
    party = change.party
    if len(party.everyone) >= MOST:
        raise ApiError(409, "party-full", f"a party has at most {MOST} members")
    number = max(member.number for member in party.everyone) + 1 if party.everyone else 0
    change.add_member(MemberRecord(number, guest.id, guest.name, guest.colour, role, None, now, None))


def _other(party: PartyRecord, me: MemberRecord, number: int) -> MemberRecord:
    found = next((member for member in party.members if member.number == number and number != me.number), None)
    if found is None:
        raise ApiError(400, "no-such-member", "there is no such other member")
    return found
