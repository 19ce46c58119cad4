"""The application of the admin port: health and numbers for machines, and acts for those who know the secret."""

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
    """Guard: of whoever does not know the token nothing is read."""
    node: Node = connection.app.state.node
    given = connection.headers.get("authorization", "")
    if not compare_digest(given.encode(), f"Bearer {node.signer.token}".encode()):
        raise ApiError(401, "no-operator", "this needs the token that is made from the secret of the house")


@post("/admin", status_code=200, guards=[operators_only])
async def do(request: Request[Any, Any, Any], node: TheNode, data: JSONBody[AnyOperatorRequest]) -> Any:
    """Carry out an act; who does it is told by a header and written down."""
    return await carry_out(node, request.headers.get("x-operator", "?"), data)


def make_admin_app(node: Node) -> Litestar:
    """The application; it neither starts nor stops the node."""
    return Litestar(
        route_handlers=[health.alive, health.ready, health.metrics, do],
        dependencies={"node": Provide(lambda: node, sync_to_thread=False)},
        state=State({"node": node}),
        exception_handlers=errors.HANDLERS,
        request_max_body_size=node.settings.limits.body_bytes,
        openapi_config=None,
        logging_config=None,
    )
