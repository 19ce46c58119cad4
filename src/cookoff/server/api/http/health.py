"""For those who run the server."""

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from cookoff.server.api.dependencies import TheNode
from cookoff.server.api.schemas import Health
from cookoff.server.ops.metrics import REGISTRY


@get("/livez", summary="Does the process live?")
async def alive(node: TheNode) -> Health:
    """200 as long as the event loop turns: there is no need to start this node anew."""
    return Health("ok", node.leases.node, len(node.registry))


@get("/readyz", summary="Shall clients be sent here?", responses={503: ResponseSpec(Health, generate_examples=False)})
async def ready(node: TheNode) -> Response[Health]:
    """200 while the node takes clients, its database takes a change and its bus answers; else 503 and the ill part."""
    status = (await node.readiness.ill() or "ok") if node.ready else "stopping"
    body = Health(status, node.leases.node, len(node.registry))
    return Response(body, status_code=200 if status == "ok" else 503)


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """Numbers for Prometheus."""
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)
