"""One hostile client: everything at once, from one address, from when its input is closed until it is ended.

Arguments: host, port, and which kinds of deeds, if not all.
"""

import asyncio
import contextlib
import itertools
import random
import re
import sys

from tests.server.support.client import Answer, HttpClient, Json
from tests.server.support.long_log import talk
from websockets.asyncio.client import connect

from cookoff import bots
from cookoff.engine import Live, Match, room
from cookoff.games.mithral_chef.rules.setup import MithralOptions

SOURCE = "127.0.0.2"
SOCKETS, HALF_OPEN, TABLES = 200, 300, 9


class Hostile:
    """Somebody who wants nobody else to play."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.visitor = HttpClient(f"{host}:{port}", "Eve")
        self.visitor.comes_from = (SOURCE, 0)

    async def everything(self) -> None:
        """All of it, for ever."""
        await self.visitor.enter()
        table = (await self.visitor.open("yatai", 2, public=True))["table"]["id"]
        deeds = {
            "components": [self.components],
            "replays": [self.replays],
            "bots": [self.bots],
            "sockets": [lambda: self.shout(table)] * SOCKETS,
            "half-open": [self.half_open] * HALF_OPEN,
        }
        async with asyncio.TaskGroup() as group:
            for deed in itertools.chain(*(deeds[kind] for kind in sys.argv[3:] or deeds)):
                group.create_task(self.again_and_again(deed))

    async def again_and_again(self, deed: Json) -> None:
        """Whatever comes of it."""
        while True:
            with contextlib.suppress(Exception):
                await deed()
            await asyncio.sleep(0.2)

    async def components(self) -> None:
        """Component files that take for ever to read, and legal ones that take as long as they may."""
        yatai, hibachi = ((room(game).home / "components.toml").read_text("utf-8") for game in ("yatai", "hibachi"))
        deep = f"{yatai}\n{'.'.join('a' * 60_000)} = 1\n"
        for game, components in (("yatai", deep), *(("hibachi", rounder(hibachi, sides)) for sides in (6, 9, 15))):
            with contextlib.suppress(Answer):
                await self.visitor.ask("POST", "/api/tables", {"game": game, "players": 2, "components": components})

    async def replays(self) -> None:
        """Logs as long as they may be, and longer ones."""
        for log in (LONG, LONG * 2):
            await asyncio.to_thread(self.visitor.raw, "POST", f"/api/replays?after={random.randrange(10_000)}", log)

    async def bots(self) -> None:
        """Tables of nothing but the dearest bots, as far as they are allowed."""
        for game in itertools.islice(itertools.cycle(["yatai", "hibachi", "mithral-chef"]), TABLES):
            seats = [{}, *[{"bot": bots.names()[-1]}] * 3]
            table = (await self.visitor.open(game, 4, seats=seats))["table"]["id"]
            await self.visitor.ask("POST", f"/api/tables/{table}/start")
        await asyncio.sleep(3600)

    async def shout(self, table: str) -> None:
        """A socket that talks without end and reads nothing."""
        url = f"ws://{self.host}:{self.port}/api/tables/{table}/socket"
        headers = {"cookie": self.visitor.cookie}
        async with connect(url, additional_headers=headers, local_addr=(SOURCE, 0), compression=None) as socket:
            await socket.send('{"type":"hello","seen":0}')
            while True:
                await socket.send('{"type":"chat","text":"%s"}' % ("x" * 400))
                await asyncio.sleep(0.05)

    async def half_open(self) -> None:
        """A connection that never comes to the point."""
        _, writer = await asyncio.open_connection(self.host, self.port, local_addr=(SOURCE, 0))
        writer.write(b"POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-length: 9999\r\n")
        await asyncio.sleep(30)
        writer.close()


def rounder(toml: str, sides: int) -> str:
    """The same board with so many sides in place of each side of its outlines."""

    def divided(found: re.Match[str]) -> str:
        points = [(float(x), float(y)) for x, y in re.findall(r"x = (-?[\d.]+), y = (-?[\d.]+)", found[0])]
        between = [
            f"{{x={x + (to_x - x) * step / sides:.4f},y={y + (to_y - y) * step / sides:.4f}}}"
            for (x, y), (to_x, to_y) in zip(points, [*points[1:], points[0]], strict=True)
            for step in range(sides)
        ]
        return f"points = [{','.join(between)}]"

    return re.sub(r"points = \[.*?\n\]", divided, toml, flags=re.DOTALL)


def long_log() -> bytes:
    """A kitchen where four only talk for most of an hour: as long as a log can become."""
    game, lines = room("mithral-chef").load(None), list[bytes]()
    options = MithralOptions(closing=60)
    talk(Match.start(game, 4, Live(random.Random(1)), options=options, sink=lines.append), 14_000)
    return b"".join(lines)


if __name__ == "__main__":
    LONG = long_log()
    print("ready", flush=True)
    sys.stdin.read()
    asyncio.run(Hostile(sys.argv[1], int(sys.argv[2])).everything())
