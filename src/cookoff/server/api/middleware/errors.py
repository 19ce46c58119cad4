"""Exception handlers. Every error has the same body."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandler
from sqlalchemy.exc import SQLAlchemyError

from cookoff.server.protocol.errors import ApiError, ErrorBody

log = logging.getLogger(__name__)

ERRORS = {
    status: ResponseSpec(ErrorBody, description=what, generate_examples=False)
    for status, what in {
        400: "Something in the request does not fit",
        401: "Nobody knows who is asking",
        403: "Not allowed",
        404: "There is no such thing, or it needs an invitation",
        409: "Not as the table stands now",
        410: "It is no longer there",
        413: "Too large",
        421: "This server has another name",
        422: "It takes more than it may to check",
        429: "Too fast",
        503: "Ask again in a moment",
    }.items()
}
"""Error responses that any operation may return."""

AnyRequest = Request[Any, Any, Any]


def api_error(_request: AnyRequest, error: ApiError) -> Response[ErrorBody]:
    """Answer an `ApiError`."""
    return Response(ErrorBody(error.status, error.code, error.detail), status_code=error.status)


def refused(_request: AnyRequest, error: HTTPException) -> Response[ErrorBody]:
    """Answer a rejection by the framework, such as an invalid body or an unknown path."""
    detail = error.detail
    if isinstance(error.extra, list) and error.extra:
        detail = "; ".join(_words(one) for one in error.extra)
    code = {400: "malformed", 404: "not-found", 405: "wrong-method", 413: "too-large"}.get(error.status_code, "refused")
    return Response(
        ErrorBody(error.status_code, code, detail[:500]), status_code=error.status_code, headers=error.headers
    )


def too_deep(_request: AnyRequest, _error: RecursionError) -> Response[ErrorBody]:
    """Answer a body that is nested too deeply."""
    return Response(ErrorBody(400, "malformed", "body: it is nested too deeply"), status_code=400)


def failed(request: AnyRequest, error: Exception) -> Response[ErrorBody]:
    """Answer 503 if the database is unavailable, else 500 for a bug."""
    if isinstance(error, SQLAlchemyError | OSError):
        log.warning("%s %s could not be answered: %r", request.method, request.scope["path"], error)
        body = ErrorBody(503, "database-unavailable", "the server cannot reach its database; try again in a moment")
        return Response(body, status_code=503, headers={"retry-after": "2"})
    log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return Response(ErrorBody(500, "failed", "this is an error of the server; it has been logged"), status_code=500)


def _words(problem: dict[str, Any]) -> str:
    key, message = problem.get("key", "body"), str(problem.get("message"))
    if message == "'data'":  # how the framework reports a missing body
        return "body: JSON is needed here"
    return f"{key}: {message}"


HANDLERS: "dict[int | type[Exception], ExceptionHandler[Any]]" = {
    ApiError: api_error,
    HTTPException: refused,
    RecursionError: too_deep,
    Exception: failed,
}
"""The handler for each exception type."""
