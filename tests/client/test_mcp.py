"""An assistant's seat, through the Model Context Protocol."""

import re
import sys
from typing import Any

import pytest
from mcp import Client as Assistant
from mcp import StdioServerParameters

from cookoff.client import Client
from cookoff.client.mcp_server import make_server

from .test_client import SHORT, opened


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def said(assistant: Assistant, tool: str, **arguments: Any) -> str:
    """What a tool answers."""
    result = await assistant.call_tool(tool, arguments)
    assert not result.is_error, result
    [content] = result.content
    return str(getattr(content, "text", ""))


@pytest.mark.anyio
@pytest.mark.parametrize(
    "game", ["yatai", *(pytest.param(game, marks=pytest.mark.long) for game in SHORT if game != "yatai")]
)
async def test_an_assistant_plays_a_whole_game(home: str, game: str) -> None:
    with opened(home, game) as table:
        async with Assistant(make_server(table)) as assistant:
            moves = 0
            while "The game is over." not in (seen := await said(assistant, "wait_for_turn")):
                listed = (await said(assistant, "moves")).splitlines()
                assert re.match(r"1\. .+ {2}\[.+\]$", listed[0])
                text = re.findall(r"\[(.*)\]$", listed[0])[0]
                assert await said(assistant, "move", move=text if moves % 2 else "1") == "Played."
                moves += 1
    assert moves > 3
    assert seen.startswith(f"You are seat {table.seat}.")


@pytest.mark.anyio
async def test_it_asks_rules_talks_and_hears_what_is_wrong(home: str) -> None:
    with opened(home) as table:
        async with Assistant(make_server(table)) as assistant:
            await said(assistant, "wait_for_turn")
            assert await said(assistant, "rule", rule="YAT-99") == "There is no rule YAT-99."
            assert len(await said(assistant, "rule", rule="YAT-1")) > 20
            assert (await said(assistant, "rule", rule="")).startswith("YAT-1: ")
            assert await said(assistant, "say", text="hello") == "Said."
            assert "there are moves 1 to" in await said(assistant, "move", move="999")
            assert "write one of" in await said(assistant, "move", move="castle")
            assert (await said(assistant, "move", move="end-turn")).startswith("Against the rules: YAT-")
            assert "Against" not in await said(assistant, "look")


@pytest.mark.anyio
@pytest.mark.long
async def test_the_command_is_a_server_on_stdin_and_stdout(home: str) -> None:
    host = Client(home, "Mia")
    link = host.link(host.open("yatai", 2))
    command = StdioServerParameters(command=sys.executable, args=["-m", "cookoff.cli", "mcp", link, "--name", "Robo"])
    async with Assistant(command) as assistant:
        assert {tool.name for tool in (await assistant.list_tools()).tools} >= {"look", "move", "moves", "rule"}
        assert await said(assistant, "moves") == "It is not your turn."
