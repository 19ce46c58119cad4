"""The application on the admin port: health checks, metrics and operator requests."""

from hmac import compare_digest
from typing import Any

from litestar import Litestar, Request, post
from litestar.datastructures import State
from litestar.di import Provide
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from cookoff.server.api.middleware.identity import AnyConnection
from cookoff.server.app.admin.handlers import carry_out
from cookoff.server.app.admin.requests import AnyOperatorRequest
from cookoff.server.app.node import Node
from cookoff.server.protocol.errors import ApiError

from .dependencies import TheNode
from .http import health
from .middleware import errors


async def operators_only(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Guard: reject callers without the operator token before reading the body."""
    node: Node = connection.app.state.node
    given = connection.headers.get("authorization", "")
    if not compare_digest(given.encode(), f"Bearer {node.signer.token}".encode()):
        raise ApiError(401, "wrong-token", "this needs the operator token, which is made from the server's secret")


@post("/admin", status_code=200, guards=[operators_only])
async def do(request: Request[Any, Any, Any], node: TheNode, data: JSONBody[AnyOperatorRequest]) -> Any:
    """Carry out an operator request. The audit log names the operator given in the `X-Operator` header."""
    return await carry_out(node, request.headers.get("x-operator", "?"), data)


def make_admin_app(node: Node) -> Litestar:
    """Return the admin application. It does not start or stop the node."""
    return Litestar(
        route_handlers=[health.alive, health.ready, health.metrics, do],
        dependencies={"node": Provide(lambda: node, sync_to_thread=False)},
        state=State({"node": node}),
        exception_handlers=errors.HANDLERS,
        request_max_body_size=node.settings.limits.body_bytes,
        openapi_config=None,
        logging_config=None,
    )
