"""Logs with something changed and their hashes made to fit again: only reading and rules can tell."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cookoff.engine.log import chain

Change = Callable[[dict[str, Any]], None]


def forge(log: Path, line: int, change: Change) -> Path:
    """A copy of the log with a line changed; 0 is the header."""
    forged, previous = [], ""
    for number, text in enumerate(log.read_text("utf-8").splitlines()):
        body = json.loads(text)
        del body["hash"]
        if number == line:
            change(body)
        data = json.dumps(body, separators=(",", ":"), ensure_ascii=False).encode()
        previous = chain(previous, data)
        forged.append(data[:-1] + b',"hash":"' + previous.encode() + b'"}\n')
    copy = log.with_name("forged.jsonl")
    copy.write_bytes(b"".join(forged))
    return copy
