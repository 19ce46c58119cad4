"""How many tables a guest and an address may have."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select

from cookoff.server.app.node import Node
from cookoff.server.app.seating.quota import DAY
from cookoff.server.config.settings import Limits
from cookoff.server.storage import repository
from cookoff.server.storage.committer import Change
from cookoff.server.storage.repository import update_table
from cookoff.server.storage.schema import tables
from tests.server.support.asgi_client import AsgiClient
from tests.server.support.fakes import ManualEnvironment
from tests.server.support.node import a_node

pytestmark = pytest.mark.anyio


@pytest.fixture
async def strict(tmp_path: Path) -> AsyncIterator[tuple[Node, ManualEnvironment]]:
    limits = Limits(tables_per_guest=2, tables_per_address=3, creations=(1000, 1000))
    async with a_node(tmp_path, limits=limits) as made:
        yield made


async def opened(visitor: AsgiClient) -> int | str:
    answer = await visitor.ask("POST", "/api/tables", {"game": "whisper", "players": 2})
    return answer.status if answer.status != 201 else str(answer.json["table"]["id"])


async def over(node: Node, table: int | str) -> None:
    await node.committer.commit(Change(statements=[update_table(str(table), status="finished")]))


async def test_tables_are_limited_by_guest_and_by_address(strict: tuple[Node, ManualEnvironment]) -> None:
    node, environment = strict
    mia = await AsgiClient(node).enter()
    first = await opened(mia)
    assert await opened(mia) != 429
    refused = await mia.ask("POST", "/api/tables", {"game": "whisper", "players": 2})
    assert (refused.status, refused.json["code"]) == (429, "too-many-tables")
    ben = await AsgiClient(node).enter("Ben")
    assert await opened(ben) != 429
    assert await opened(ben) == 429, "the address has as many as it may have"
    eve = await AsgiClient(node, "198.51.100.7").enter("Eve")
    assert await opened(eve) != 429
    await over(node, first)
    assert await opened(mia) == 429, "a game that is over counts for a day"
    environment.time += DAY + 1
    assert await opened(mia) != 429
    assert await opened(mia) == 429, "one that is not over counts for a month"
    environment.time += 30 * DAY
    assert await opened(mia) != 429


async def test_an_address_is_kept_as_a_pseudonym_for_a_day(strict: tuple[Node, ManualEnvironment]) -> None:
    node, environment = strict
    mia = await AsgiClient(node).enter()
    await over(node, await opened(mia))

    async def kept() -> bytes | None:
        async with node.engine.connect() as connection:
            found: bytes | None = (await connection.execute(select(tables.c.opened_from))).scalar_one()
            return found

    await node.tidy()
    assert await kept() == node.signer.pseudonym(mia.address)
    environment.time += DAY + 1
    await node.tidy()
    assert await kept() is None


async def test_one_address_does_not_push_others_tables_out_of_the_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repository, "LOBBY", 4)
    monkeypatch.setattr(repository, "OF_AN_ADDRESS", 2)
    async with a_node(tmp_path) as (node, environment):
        mia, eve = await AsgiClient(node).enter(), await AsgiClient(node, "198.51.100.7").enter("Eve")

        async def public(visitor: AsgiClient) -> str:
            environment.time += 1
            wish = {"game": "whisper", "players": 2, "public": True}
            return str((await visitor.ask("POST", "/api/tables", wish)).json["table"]["id"])

        async def lobby() -> list[str]:
            return [table["id"] for table in (await mia.ask("GET", "/api/tables")).json]

        mias = await public(mia)
        eves = [await public(eve) for _ in range(6)]
        assert await lobby() == [*eves[:2:-1], mias], "with room for more, an address has more"
        other = [await public(mia), await public(await AsgiClient(node, "203.0.113.9").enter("Ben"))]
        assert await lobby() == [other[1], other[0], eves[5], eves[4]]
