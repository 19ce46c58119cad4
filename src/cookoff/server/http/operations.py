"""For those who run the server."""

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

from cookoff.server.metrics import REGISTRY

from .requests import Health
from .wiring import TheNode


@get("/healthz", summary="Does it work?", responses={503: ResponseSpec(Health, generate_examples=False)})
async def health(node: TheNode) -> Response[Health]:
    """200 while the node takes clients and its database answers; else 503."""
    body = Health("ok" if node.ready else "stopping", node.leases.node, len(node.keeper))
    if node.ready:
        try:
            async with node.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception:
            body = Health("database", node.leases.node, len(node.keeper))
    return Response(body, status_code=200 if body.status == "ok" else 503)


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """Numbers for Prometheus."""
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)
