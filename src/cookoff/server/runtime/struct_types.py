"""Struct types, read before several threads need them.

msgspec reads the fields of a type when it first decodes one, and a second thread that does so meanwhile finds half of
them: that ends the process. Tables are loaded and throws are carried out in threads, so every type is read beforehand.
"""

import contextlib
import threading
from typing import Any

import msgspec

_lock = threading.Lock()
_read: set[type[Any]] = set()


def read_types(kind: type[Any] = msgspec.Struct) -> None:
    """Read every struct type that is defined by now, this kind and all that derive from it."""
    with _lock:
        waiting = [kind]
        while waiting:
            kind = waiting.pop()
            waiting += kind.__subclasses__()
            if kind not in _read:
                _read.add(kind)
                with contextlib.suppress(TypeError, NameError):  # what cannot be decoded is not decoded
                    msgspec.json.Decoder(kind)
