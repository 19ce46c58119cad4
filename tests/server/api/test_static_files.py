"""The files of the built client, as small as the browser can read them."""

import gzip
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.datastructures import State

from cookoff.server.api.http.static_files import Client, read_file
from tests.server.support.asgi_client import AsgiClient
from tests.server.support.node import a_node

pytestmark = pytest.mark.anyio

SCRIPT = b"export const answer = 42;\n" * 100
SMALLER = b"as brotli writes it"


async def test_a_file_travels_in_the_smallest_form_that_the_browser_reads(tmp_path: Path) -> None:
    built = tmp_path / "static"
    built.mkdir()
    (built / "main.js").write_bytes(SCRIPT)
    (built / "main.js.br").write_bytes(SMALLER)
    async with a_node(tmp_path) as (node, _):
        asker = AsgiClient(node)
        asker.app = Litestar([read_file], state=State({"client": Client(built, built)}))
        answers = {
            accepted: await asker.ask("GET", "/main.js", accept_encoding=accepted)
            for accepted in ("identity", "gzip", "gzip, deflate, br")
        }
        hidden = await asker.ask("GET", "/main.js.br")
    assert answers["identity"].body == SCRIPT
    assert gzip.decompress(answers["gzip"].body) == SCRIPT
    best = answers["gzip, deflate, br"]
    assert (best.headers["content-encoding"], best.body) == ("br", SMALLER)
    # The smaller form has no address of its own.
    assert hidden.body != SMALLER
