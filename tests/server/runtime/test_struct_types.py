"""Types that several threads decode at once."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cookoff.engine.log import Entry
from cookoff.server.runtime import struct_types
from tests.server.support.node import a_node, a_table

MEET = """
import sys, threading, msgspec
from cookoff.server.runtime.struct_types import read_types

sys.setswitchinterval(1e-6)
for number in range(60):
    inner = [msgspec.defstruct(f"I{number}_{k}", [("a", int)]) for k in range(8)]
    outer = msgspec.defstruct(f"O{number}", [("x", int), *((f"f{k}", inner[k]) for k in range(8))])
    data = msgspec.json.encode({"x": 1, **{f"f{k}": {"a": k} for k in range(8)}})
    read_types()
    threads = [threading.Thread(target=lambda: msgspec.json.decode(data, type=outer)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


def test_types_that_were_read_before_are_decoded_by_many_threads() -> None:
    """Without it the process ends by a fault in memory, mostly among the first hundred."""
    assert subprocess.run([sys.executable, "-c", MEET], check=False).returncode == 0


@pytest.mark.anyio
async def test_a_node_has_read_every_type_that_its_threads_decode(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        await a_table(node, "hibachi")
        assert Entry in struct_types._read
        unread = {kind for kind in _all(msgspec.Struct) if kind.__module__.startswith("cookoff.")} - struct_types._read
        assert not unread


def _all(kind: type[Any]) -> list[type[Any]]:
    return [kind, *(one for below in kind.__subclasses__() for one in _all(below))]
