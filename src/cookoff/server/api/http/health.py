"""Health checks and metrics."""

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from cookoff.server.api.dependencies import TheNode
from cookoff.server.api.schemas import Health
from cookoff.server.ops.metrics import REGISTRY


@get("/livez", summary="Does the process live?")
async def alive(node: TheNode) -> Health:
    """200 while the event loop runs, so the node needs no restart."""
    return Health("ok", node.leases.node, len(node.registry))


@get("/readyz", summary="Shall clients be sent here?", responses={503: ResponseSpec(Health, generate_examples=False)})
async def ready(node: TheNode) -> Response[Health]:
    """200 while the node takes clients, its database accepts writes and its bus answers; else 503 with the cause."""
    status = (await node.readiness.ill() or "ok") if node.ready else "stopping"
    body = Health(status, node.leases.node, len(node.registry))
    return Response(body, status_code=200 if status == "ok" else 503)


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """Prometheus metrics."""
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)
