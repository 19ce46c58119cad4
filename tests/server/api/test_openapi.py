"""The HTTP interface tried against its own description, and the migrations against the schema."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from cookoff.engine import BadInput
from cookoff.server.storage import database
from cookoff.server.storage.schema import HEAD, metadata
from tests.server.support.client import HttpClient, Json
from tests.server.support.server_process import ROOT, Server

EXAMPLES = os.environ.get("COOKOFF_EXAMPLES", "15")
"""How many requests are made up for each operation."""
PHASES = os.environ.get("COOKOFF_PHASES", "fuzzing")
"""`coverage,fuzzing` tries the bounds of every field as well, which takes a minute."""


@pytest.mark.long
@pytest.mark.anyio
async def test_no_request_makes_the_server_fail(running: Server, tmp_path: Path) -> None:
    mia = await HttpClient(running.address).enter()
    seats: list[Json] = [[{}], [{}, {"bot": "random"}]]
    tables = [(await mia.open("whisper", 2, public=True, seats=wish))["table"]["id"] for wish in seats]
    await mia.ask("POST", f"/api/tables/{tables[1]}/start")
    program = Path(sys.executable).parent / "schemathesis"
    checks = "not_a_server_error,response_schema_conformance,status_code_conformance"
    options = [
        "-c",
        checks,
        "-n",
        EXAMPLES,
        "-H",
        f"cookie: {mia.cookie}",
        "--seed",
        "6",
        "--phases",
        PHASES,
    ]
    run = subprocess.run(
        [program, "run", f"http://{running.address}/api/docs/openapi.json", *options, "--generation-database", "none"],
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "SCHEMATHESIS_HOOKS": "tests.server.support.schemathesis_hooks",
            "COOKOFF_TABLES": ",".join(tables),
        },
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-3000:]
    described = await mia.ask("GET", "/api/docs/openapi.json")
    assert f"Tested: {sum(map(len, described['paths'].values()))}\n" in run.stdout
    assert (await mia.ask("GET", "/readyz"))["status"] == "ok"


@pytest.mark.anyio
async def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = database.connect(database.url_in(tmp_path))
    assert await database.revision(engine) is None
    await database.upgrade(engine)
    assert await database.revision(engine) == HEAD

    def difference(connection: Any) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with engine.connect() as connection:
        assert await connection.run_sync(difference) == []
    await engine.dispose()


@pytest.mark.parametrize(
    ("address", "problem"),
    [
        ("mysql://host/db", "mysql is not supported"),
        ("nonsense", "is no database address"),
        ("sqlite://", "name a file"),
    ],
)
def test_a_database_that_cannot_be_used_is_named(address: str, problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        database.connect(address)


@pytest.mark.anyio
async def test_a_database_out_of_reach_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be opened"):
        await database.revision_at(f"sqlite:///{tmp_path}/no/such/folder/file.db")
