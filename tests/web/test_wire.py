"""The client's types are those of the server."""

from pathlib import Path

import pytest

from tests.web.wire import files


@pytest.mark.parametrize("path", files(), ids=lambda path: path.name)
def test_the_clients_types_are_fresh(path: Path) -> None:
    assert path.read_text("utf-8") == files()[path], "the server's structs changed: run `make wire`"
