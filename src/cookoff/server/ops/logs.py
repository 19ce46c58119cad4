"""Logs with one JSON object per line, including the table, entry, request, guest and shortened address if known."""

import logging
import sys
import time
import traceback
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from logging.handlers import WatchedFileHandler
from pathlib import Path
from typing import Any

import msgspec

from cookoff.engine import BadInput

AGAIN = 3600.0
"""Seconds until a traceback that was logged already is logged in full again."""
DEPTH = 3
"""The last frames of a traceback, which tell places apart."""


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
    """Formats log records as JSON. The traceback of an error is logged once an hour for each place in the code."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._logged: dict[str, float] = {}
        """When each traceback was last logged, by its error and its last lines of code."""

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
            error=self._error(record.exc_info) if record.exc_info else None,
        )
        return msgspec.json.encode(line).decode()

    def _error(self, exc_info: Any) -> str:
        kind, error, trace = exc_info
        where = [f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(trace)[-DEPTH:]]
        key, now = f"{kind} {where}", self._clock()
        logged = self._logged.get(key)
        if logged is not None and now - logged < AGAIN:
            return f"{kind.__name__}: {error} (the traceback is further up in this log)"[:500]
        self._logged = {each: at for each, at in self._logged.items() if now - at < AGAIN}
        self._logged[key] = now
        return self.formatException(exc_info)


def write_logs(level: str, file: Path | None = None) -> None:
    """Send the logs of the server and its libraries to a file, or to standard error. Raises `BadInput`.

    A file that was moved away, to rotate the logs, is opened anew.
    """
    handler = logging.StreamHandler(sys.stderr) if file is None else _open(file)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel("WARNING")
    logging.getLogger("cookoff").setLevel(level.upper())


def _open(file: Path) -> WatchedFileHandler:
    try:
        file.touch(0o600)
        return WatchedFileHandler(file, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"log_file: {file} cannot be written: {error.strerror}") from error
