"""The chats that a party's notices can be posted to."""

from typing import Any

from cookoff.i18n import languages
from cookoff.server.config.settings import NoticeSettings
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.parties import AddWebhook
from cookoff.server.runtime.environment import Environment
from cookoff.server.storage.notices import MOST_WEBHOOKS, Outbox, WebhookRecord

from .outbound import ForbiddenAddress, Outbound


class Webhooks:
    """Checks the webhooks that hosts of parties ask for."""

    def __init__(self, outbox: Outbox, outbound: Outbound, settings: NoticeSettings, environment: Environment) -> None:
        self._outbox = outbox
        self._outbound = outbound
        self._settings = settings
        self._environment = environment

    async def prepare(self, party_id: str, wish: AddWebhook) -> WebhookRecord:
        """Return the webhook to store. Raises `ApiError` if the operator's settings do not allow it."""
        if len(await self._outbox.webhooks_of(party_id)) >= MOST_WEBHOOKS:
            raise ApiError(409, "too-many", f"a party has at most {MOST_WEBHOOKS} webhooks")
        try:
            await self._outbound.check(wish.address, self._settings.webhook_hosts)
        except ForbiddenAddress as error:
            raise ApiError(403, "forbidden-address", str(error)) from error
        except OSError as error:
            raise ApiError(400, "malformed", str(error)) from error
        language = wish.language if wish.language in languages() else "en"
        now = self._environment.now()
        return WebhookRecord(self._environment.code(16), party_id, wish.kind, wish.address, language, now)


def payload(kind: str, text: str) -> dict[str, Any]:
    """Return what the chat's webhook expects. Names in the text mention nobody there."""
    if kind == "discord":
        return {"content": _without_markup(text), "allowed_mentions": {"parse": []}}
    if kind == "slack":
        return {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
    return {"text": _without_markup(text)}  # a Matrix bridge, which reads Markdown


def _without_markup(text: str) -> str:
    return "".join(f"\\{sign}" if sign in "\\*_`~|<>[]" else sign for sign in text)
