"""The client's types are those of the server."""

from pathlib import Path

import pytest
from tools.wire import files


@pytest.mark.parametrize(("path", "text"), files().items(), ids=lambda item: getattr(item, "name", ""))
def test_the_clients_types_are_fresh(path: Path, text: str) -> None:
    assert path.read_text("utf-8") == text, "the server's structs changed: run `make wire`"
