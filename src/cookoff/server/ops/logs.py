"""Logs with one JSON object per line, including the table, entry, request, guest and shortened address if known."""

import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime

import msgspec


class RequestContext(msgspec.Struct):
    """The HTTP request being handled."""

    request: str
    """Its id, which the response includes too."""
    address: str
    """The shortened address."""
    guest: str | None = None


REQUEST_CONTEXT: ContextVar[RequestContext | None] = ContextVar("REQUEST_CONTEXT", default=None)


def set_request_guest(guest: str) -> None:
    """Add the guest to the current request's log lines."""
    context = REQUEST_CONTEXT.get()
    if context is not None:
        context.guest = guest


class _Line(msgspec.Struct, omit_defaults=True):
    time: str
    level: str
    source: str
    text: str
    table: str | None = None
    entry: int | None = None
    request: str | None = None
    guest: str | None = None
    address: str | None = None
    milliseconds: float | None = None
    error: str | None = None


class JsonLines(logging.Formatter):
    """Formats log records as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """See `logging.Formatter`."""
        context = REQUEST_CONTEXT.get()
        line = _Line(
            time=datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            level=record.levelname.lower(),
            source=record.name,
            text=record.getMessage(),
            table=getattr(record, "table", None),
            entry=getattr(record, "entry", None),
            request=context.request if context else None,
            guest=context.guest if context else None,
            address=context.address if context else None,
            milliseconds=getattr(record, "milliseconds", None),
            error=self.formatException(record.exc_info) if record.exc_info else None,
        )
        return msgspec.json.encode(line).decode()


def write_logs(level: str) -> None:
    """Send the logs of the server and its libraries to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel("WARNING")
    logging.getLogger("cookoff").setLevel(level.upper())
