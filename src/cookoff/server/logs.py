"""One JSON object a line, with the table and the entry number where there are any."""

import logging
import sys
from datetime import UTC, datetime

import msgspec


class _Line(msgspec.Struct, omit_defaults=True):
    time: str
    level: str
    source: str
    text: str
    table: str | None = None
    entry: int | None = None
    error: str | None = None


class JsonLines(logging.Formatter):
    """Formats a record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """See `logging.Formatter`."""
        line = _Line(
            time=datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            level=record.levelname.lower(),
            source=record.name,
            text=record.getMessage(),
            table=getattr(record, "table", None),
            entry=getattr(record, "entry", None),
            error=self.formatException(record.exc_info) if record.exc_info else None,
        )
        return msgspec.json.encode(line).decode()


def write_logs(level: str) -> None:
    """Send the logs of the server and its libraries to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel("WARNING")
    logging.getLogger("cookoff").setLevel(level.upper())
