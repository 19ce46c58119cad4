"""The description of the protocol has every message, and its references lead somewhere."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tools.guide import protocol

ROOT = Path(__file__).parents[2]


def at(document: Any, reference: str) -> Any:
    for part in reference.removeprefix("#/").split("/"):
        document = document[part.replace("~1", "/")]
    return document


def test_asyncapi_has_every_message_in_its_direction() -> None:
    document = protocol.asyncapi()
    received = document["operations"]["receiveFromClient"]["messages"]
    sent = document["operations"]["sendToClient"]["messages"]
    assert len(received) == len(protocol.messages("client"))
    assert len(sent) == len(protocol.messages("server"))
    names = [at(document, at(document, one["$ref"])["$ref"])["name"] for one in sent]
    assert {"welcome", "entry", "bye"} <= set(names)
    play = at(document, document["components"]["messages"]["Play"]["payload"]["$ref"])
    assert play["properties"]["type"] == {"enum": ["play"]}
    assert "move" in play["required"]


@pytest.mark.slow
def test_references_of_both_documents_lead_somewhere(tmp_path: Path) -> None:
    protocol.write(tmp_path)
    for name, section in (("asyncapi", "channels"), ("openapi", "paths")):
        text = (tmp_path / f"{name}.json").read_text("utf-8")
        document = json.loads(text)
        for reference in set(re.findall(r'"\$ref": ?"(#[^"]+)"', text)):
            at(document, reference)
        assert document[section]


def test_the_page_lists_every_message_with_its_fields() -> None:
    text = protocol.expanded((ROOT / "docs" / "engineer" / "messages.md").read_text("utf-8"))
    for kind in (*protocol.messages("client"), *protocol.messages("server")):
        assert f"### `{protocol.tag_of(kind)}`" in text
    assert "| `speed` | integer | Percent of real time; 0 stops the clock and everything that depends on it. |" in text


@pytest.mark.slow
def test_the_small_guidebook_is_built_without_our_libraries() -> None:
    """`pip wheel` builds it where only Sphinx and its themes are installed."""
    code = "import sys; sys.modules |= {n: None for n in ('msgspec', 'numpy', 'grimp')}; import tools.guide.extension"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)
