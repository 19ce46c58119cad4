"""Notices to a guest's devices: the server's key, subscribing, and turning them off."""

from hashlib import sha256
from typing import Any

from litestar import Request, get, post, put
from litestar.params import JSONBody

from cookoff.i18n import languages
from cookoff.server.api.dependencies import TheNode
from cookoff.server.api.middleware.errors import ERRORS
from cookoff.server.api.middleware.identity import known_guest
from cookoff.server.api.schemas import DeviceBody, DeviceOffBody, PushKey
from cookoff.server.app.node import Node
from cookoff.server.app.notices.outbound import ForbiddenAddress
from cookoff.server.app.notices.web_push import BadKey, check_keys, point, to_text
from cookoff.server.protocol.errors import ApiError
from cookoff.server.storage.notices import DeviceRecord

AnyRequest = Request[Any, Any, Any]


@get("/api/notices", responses=ERRORS, summary="The key for notices")
async def read_key(node: TheNode) -> PushKey:
    """What a browser needs in order to subscribe to notices (Web Push)."""
    return _key(node)


@put("/api/notices", responses=ERRORS, summary="Send notices to this device")
async def subscribe(request: AnyRequest, node: TheNode, data: JSONBody[DeviceBody]) -> PushKey:
    """Stores a browser's subscription, or its changed language and quiet hours."""
    guest = await known_guest(node, request)
    if not node.settings.notices.push:
        raise ApiError(403, "no-notices", "this server sends no notices")
    try:
        check_keys(data.key, data.auth)
        await node.notices.outbound.check(data.endpoint, node.settings.notices.push_hosts)
    except BadKey as error:
        raise ApiError(400, "malformed", str(error)) from error
    except ForbiddenAddress as error:
        raise ApiError(403, "forbidden-address", str(error)) from error
    except OSError as error:
        raise ApiError(400, "malformed", str(error)) from error
    quiet = data.quiet
    device = DeviceRecord(
        id=_id(data.endpoint),
        guest_id=guest.id,
        endpoint=data.endpoint,
        key=data.key,
        auth=data.auth,
        language=data.language if data.language in languages() else "en",
        quiet_from=quiet.start if quiet else None,
        quiet_to=quiet.end if quiet else None,
        zone=quiet.zone if quiet else "UTC",
        at=node.environment.now(),
    )
    await node.outbox.keep_device(device)
    return _key(node)


@post("/api/notices/off", responses=ERRORS, status_code=200, summary="Send no more notices to this device")
async def unsubscribe(request: AnyRequest, node: TheNode, data: JSONBody[DeviceOffBody]) -> PushKey:
    """Forgets a browser's subscription, and what waits to be sent there."""
    guest = await known_guest(node, request)
    await node.outbox.remove_device(guest.id, _id(data.endpoint))
    return _key(node)


def _id(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


def _key(node: Node) -> PushKey:
    return PushKey(to_text(point(node.notices.key.public_key())) if node.settings.notices.push else None)


HANDLERS = [read_key, subscribe, unsubscribe]
