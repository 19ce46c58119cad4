"""Prepares struct types for use in several threads.

msgspec reads a type's fields when it first decodes one. A second thread that decodes the same type meanwhile finds them
incomplete and the process crashes. Tables are loaded and throws run in threads, so prepare every type beforehand.
"""

import contextlib
import threading
from typing import Any

import msgspec

_lock = threading.Lock()
_read: set[type[Any]] = set()


def read_types(kind: type[Any] = msgspec.Struct) -> None:
    """Prepare every struct type defined so far that derives from `kind`."""
    with _lock:
        waiting = [kind]
        while waiting:
            kind = waiting.pop()
            waiting += kind.__subclasses__()
            if kind not in _read:
                _read.add(kind)
                with contextlib.suppress(TypeError, NameError):  # types that cannot be decoded need no decoder
                    msgspec.json.Decoder(kind)
