"""The database goes away for a while, and comes back."""

import asyncio
import json
from pathlib import Path

import pytest

from cookoff.server.storage import database
from cookoff.server.storage.committer import Change, Committer
from cookoff.server.storage.writers import Work
from tests.server.support.client import Answer, HttpClient, Socket
from tests.server.support.server_process import GENEROUS, QUICK, server
from tests.server.support.services import postgres_service

pytestmark = pytest.mark.anyio


@pytest.mark.long
async def test_without_a_database_nothing_is_acknowledged_and_tables_resume_later(tmp_path: Path) -> None:
    with postgres_service() as (address, service):
        await database.upgrade_at(address)
        with server(tmp_path, database=address, **QUICK, **GENEROUS) as running:
            mia = await HttpClient(running.address).enter()
            table = (await mia.open("yatai", 2, public=True, seats=[{}, {"bot": "random"}]))["table"]["id"]
            await mia.ask("POST", f"/api/tables/{table}/start")
            async with Socket(mia, table) as socket:
                await socket.until(lambda: socket.asked)
                await asyncio.to_thread(service.stop)
                with pytest.raises(Answer, match="database-unavailable"):
                    await mia.ask("GET", "/api/me")
                with pytest.raises(Answer, match="database"):
                    await mia.ask("GET", "/readyz")
                assert (await mia.ask("GET", "/livez"))["status"] == "ok"
                move = asyncio.create_task(socket.play(socket.moves[0]))
                await socket.until(lambda: any('"bye"' in text for text in socket.heard))
                await asyncio.to_thread(service.start)
                back = asyncio.get_running_loop().time()
                assert (await move)["type"] == "accepted"
                print(f"the table went on {asyncio.get_running_loop().time() - back:.1f} s after it came back")
                byes = [json.loads(text) for text in socket.heard if '"bye"' in text]
                assert byes[0] == {"type": "bye", "reason": "restart"}, "sockets are told to come back"
                assert [entry["n"] for entry in socket.entries] == list(range(1, len(socket.entries) + 1))
        lines = running.log.read_text().splitlines()
        errors = [line for line in lines if not line.startswith("{") or json.loads(line)["level"] == "error"]
        assert errors == [], "that the database is away is no mistake of ours"


@pytest.mark.long
async def test_a_database_that_hangs_keeps_nobody_waiting(tmp_path: Path) -> None:
    """As one whose disk is stuck: it takes connections and never answers, which no error would ever end."""
    with postgres_service() as (address, service):
        await database.upgrade_at(address)
        # With the limit taken out, what is asked here takes as long as the database hangs.
        with server(tmp_path, database=address, database_seconds=0.5, **QUICK, **GENEROUS) as running:
            mia = await HttpClient(running.address).enter()
            table = (await mia.open("yatai", 2, public=True, seats=[{}, {"bot": "random"}]))["table"]["id"]
            asked = [
                ("GET", "/api/me", None),
                ("POST", "/api/tables", {"game": "yatai", "players": 2}),
                ("POST", f"/api/tables/{table}/start", None),
            ]
            service.freeze()
            try:
                for method, path, body in asked:
                    with pytest.raises(Answer, match="database-unavailable"):
                        await mia.ask(method, path, body)
                with pytest.raises(Answer, match="database"):
                    await mia.ask("GET", "/readyz")
            finally:
                service.thaw()
            for method, path, body in asked:
                await mia.ask(method, path, body)


class Hanging:
    """A writer whose database does not answer in time."""

    tried = 0

    async def transaction(self, _work: Work) -> None:
        self.tried += 1
        raise TimeoutError

    async def close(self) -> None:
        """Do nothing."""


async def test_changes_that_wait_together_for_a_database_that_hangs_fail_together() -> None:
    writer = Hanging()
    committer = Committer(writer, "node")
    committer.start()
    failed = await asyncio.gather(*(committer.commit(Change()) for _ in range(20)), return_exceptions=True)
    await committer.stop()
    assert {type(error) for error in failed} == {TimeoutError}
    assert writer.tried == 1, "each alone would wait as long again"
