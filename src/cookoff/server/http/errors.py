"""Every error has the same body."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from cookoff.server.complaints import Complaint, ErrorBody

log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]


def complaint(_request: AnyRequest, error: Complaint) -> Response[ErrorBody]:
    """What the client asked for cannot be done."""
    return Response(ErrorBody(error.status, error.code, error.detail), status_code=error.status)


def refused(_request: AnyRequest, error: HTTPException) -> Response[ErrorBody]:
    """What the framework refuses: a body that does not fit, a path that leads nowhere."""
    detail = error.detail
    if isinstance(error.extra, list) and error.extra:
        detail = "; ".join(f"{one.get('key', 'body')}: {one.get('message')}" for one in error.extra)
    code = {400: "malformed", 404: "not-found", 405: "wrong-method", 413: "too-large"}.get(error.status_code, "refused")
    return Response(
        ErrorBody(error.status_code, code, detail[:500]), status_code=error.status_code, headers=error.headers
    )


def failed(request: AnyRequest, error: Exception) -> Response[ErrorBody]:
    """A mistake of ours."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(ErrorBody(500, "failed", "this is our mistake; it was written down"), status_code=500)
