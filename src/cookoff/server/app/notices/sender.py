"""Sends what is due in the outbox. Every node does; a notice goes out from the one that claims it."""

import asyncio
import logging

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from cookoff.server.config.secrets import Signer
from cookoff.server.config.settings import Settings
from cookoff.server.ops import metrics
from cookoff.server.runtime.environment import Environment
from cookoff.server.runtime.games.catalogue import Catalogue
from cookoff.server.storage.notices import DeviceRecord, NoticeRecord, Outbox, WebhookRecord
from cookoff.server.storage.records import TableRecord
from cookoff.server.storage.repository import Repository

from . import wording
from .outbound import ForbiddenAddress, Outbound
from .quiet import quiet_until
from .web_push import BadKey, authorization, encrypt, private_key
from .webhooks import payload

log = logging.getLogger(__name__)

AT_ONCE = 16
"""Notices that a node sends at once."""
MOST_TRIES = 5
RETRY = 20_000
"""Milliseconds until the second try; doubled for each further one."""
STUCK = 600_000
"""Milliseconds after which a claimed notice counts as lost with its node."""
GONE = {404, 410}
BUSY = {408, 425, 429, 500, 502, 503, 504}
ACCEPTED = range(200, 300)


class NoticeSender:
    """The notices that this node sends."""

    def __init__(
        self,
        outbox: Outbox,
        repository: Repository,
        catalogue: Catalogue,
        environment: Environment,
        signer: Signer,
        settings: Settings,
    ) -> None:
        self.outbox = outbox
        self.outbound = Outbound(settings.notices)
        self._repository = repository
        self._catalogue = catalogue
        self._environment = environment
        self._signer = signer
        self._settings = settings
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def key(self) -> ec.EllipticCurvePrivateKey:
        """The key pair by which push services know this server; the same on all nodes and after restarts."""
        return private_key(self._signer.push_seed)

    async def poll(self) -> None:
        """Begin to send what is due; slow receivers do not delay the others."""
        now = self._environment.now()
        await self.outbox.read_guests(now)
        free = AT_ONCE - len(self._sending)
        for notice in await self.outbox.due(now, free) if free else ():
            task = asyncio.create_task(self._send(notice, now), name="notice")
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def idle(self) -> None:
        """Wait until everything under way is sent."""
        await asyncio.gather(*self._sending)

    async def stop(self) -> None:
        """Send no more; what is not claimed waits for another node, or for the next start."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        self.outbound.stop()

    async def tidy(self) -> None:
        """Delete notices that were not sent in time."""
        now = self._environment.now()
        await self.outbox.delete_old(now, now - STUCK)

    async def _send(self, notice: NoticeRecord, now: int) -> None:
        if not await self.outbox.claim(notice, now):
            return None
        try:
            device = await self.outbox.device(notice.target)
            webhook = None if device is not None else await self.outbox.webhook(notice.target)
            table = await self._repository.table(notice.table_id)
            guest = device.guest_id if device is not None else None
            if table is None or notice.until < now or not await self.outbox.holds(notice, guest):
                return await self.outbox.done(notice)
            if device is not None:
                quiet = quiet_until(now, device.quiet_from, device.quiet_to, device.zone)
                if quiet is not None:
                    return await self.outbox.later(notice, max(quiet, now + 1), notice.tries)
                status = await self._push(notice, device, table, now)
            elif webhook is not None:
                status = await self._post(notice, webhook, table)
            else:
                return await self.outbox.done(notice)
        except ForbiddenAddress as error:
            log.info("a notice is not sent: %s", error, extra={"table": notice.table_id})
            return await self.outbox.forget_target(notice.target)
        except BadKey:
            return await self.outbox.forget_target(notice.target)
        except OSError as error:
            log.info("a notice is not sent yet: %s", type(error).__name__, extra={"table": notice.table_id})
            status = 503
        return await self._settle(notice, status, now)

    async def _settle(self, notice: NoticeRecord, status: int, now: int) -> None:
        metrics.NOTICES.labels(notice.kind, "sent" if status in ACCEPTED else "failed").inc()
        if status in GONE:
            return await self.outbox.forget_target(notice.target)
        if status in BUSY and notice.tries + 1 < MOST_TRIES:
            return await self.outbox.later(notice, now + RETRY * 2**notice.tries, notice.tries + 1)
        if status not in ACCEPTED:
            log.info("a notice was refused with status %d", status, extra={"table": notice.table_id})
        return await self.outbox.done(notice)

    async def _push(self, notice: NoticeRecord, device: DeviceRecord, table: TableRecord, now: int) -> int:
        room = self._catalogue.rooms.get(table.game)
        message = wording.for_player(notice, table, room, device.language)
        headers = {
            "authorization": authorization(device.endpoint, self.key, self._contact, now),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(max(0, notice.until - now) // 1000),
            "topic": table.id[:32],
            "urgency": "high" if notice.kind == "turn" else "normal",
        }
        body = encrypt(msgspec.json.encode(message), device.key, device.auth)
        return await self.outbound.post(device.endpoint, self._settings.notices.push_hosts, headers, body)

    async def _post(self, notice: NoticeRecord, webhook: WebhookRecord, table: TableRecord) -> int:
        room = self._catalogue.rooms.get(table.game)
        winners = await self._winners(table) if notice.kind == "result" else []
        text = wording.for_party(notice, table, room, webhook.language, winners, self._link(table))
        body = msgspec.json.encode(payload(webhook.kind, text))
        headers = {"content-type": "application/json", "user-agent": "cookoff"}
        return await self.outbound.post(webhook.address, self._settings.notices.webhook_hosts, headers, body)

    async def _winners(self, table: TableRecord) -> list[str]:
        places = await self._repository.places(table.id)
        return [table.seats[seat].name[: wording.NAME] for seat, place in places.items() if place == 1]

    def _link(self, table: TableRecord) -> str:
        return f"https://{self._settings.hosts[0]}/t/{table.id}" if self._settings.hosts else ""

    @property
    def _contact(self) -> str:
        settings = self._settings
        if settings.notices.contact:
            return settings.notices.contact
        return f"https://{settings.hosts[0]}" if settings.hosts else "mailto:operator@example.org"
