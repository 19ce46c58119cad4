"""`docs/engineer/protocol.md` names every code that the server sends."""

import re
from pathlib import Path
from typing import get_args

import pytest

from cookoff.server.protocol.messages import ByeReason, SocketErrorCode
from cookoff.server.runtime.tables.connections import CLOSE_CODES

ROOT = Path(__file__).parents[3]
SERVER = ROOT / "src" / "cookoff" / "server"
PAGE = (ROOT / "docs" / "engineer" / "protocol.md").read_text("utf-8")
RAISED = re.compile(r'(?:ApiError|ErrorBody)\(\s*(\d{3}), "([a-z-]+)"')


def rows(heading: str) -> dict[str, set[str]]:
    """The first column of the table with that heading, and the codes in each row."""
    table = PAGE.partition(heading)[2].partition("\n\n")[0]
    found = {}
    for line in table.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) > 1 and not set(line) <= set("|- "):
            found[cells[0].strip("`")] = set(re.findall(r"`([a-z-]+)`", cells[1]))
    return found


def raised() -> set[tuple[str, str]]:
    return {found for file in SERVER.rglob("*.py") for found in RAISED.findall(file.read_text("utf-8"))}


def test_the_search_finds_the_codes_of_the_sources() -> None:
    assert {
        ("409", "seat-taken"),
        ("429", "too-fast"),
        ("503", "database-unavailable"),
        ("400", "malformed"),
    } <= raised()


@pytest.mark.parametrize(("status", "code"), sorted(raised()))
def test_every_http_error_is_on_the_page(status: str, code: str) -> None:
    assert code in rows("| status | codes |").get(status, set())


def test_every_reason_to_close_a_socket_is_on_the_page_with_its_close_code() -> None:
    listed = {reason: int(re.findall(rf"^\| `{reason}` \| (\d+)", PAGE, re.MULTILINE)[0]) for reason in CLOSE_CODES}
    assert listed == CLOSE_CODES
    assert set(get_args(ByeReason)) == set(CLOSE_CODES)


def test_every_code_of_a_socket_error_is_on_the_page() -> None:
    assert set(get_args(SocketErrorCode)) <= set(rows("| error | meaning |"))
