"""One hostile client: everything at once, from one address, from when its input is closed until it is ended.

Arguments: host, port, the own address, and which kinds of attacks, if not all. `replayed` needs the address of the bus
and the file of its certificate authority in COOKOFF_BUS and COOKOFF_BUS_FILES.
"""

import asyncio
import contextlib
import itertools
import os
import random
import re
import ssl
import sys

import nats
from nats.aio.msg import Msg
from tests.server.support.client import Answer, HttpClient, Json
from tests.server.support.long_log import talk
from websockets.asyncio.client import connect

from cookoff import bots
from cookoff.engine import Live, Match, room
from cookoff.games.mithral_chef.rules.setup import MithralOptions

SOURCE = sys.argv[3] if len(sys.argv) > 3 else ""
SOCKETS, HALF_OPEN, TABLES, FLOODS, COPIED, VISITS = 200, 300, 9, 40, 1000, 20
TARGET = "Target"
"""The name of whoever opened the table that is visited again and again."""
LAUNCH = {"release": {"x": 0.0, "y": -0.3, "z": 0.1}, "velocity": {"x": 0.0, "y": 1.0, "z": 0.4}}


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
        kinds = {
            "components": [self.components],
            "deep-keys": [self.deep_keys] * 4,
            "unthrowable": [self.unthrowable],
            "replays": [self.replays],
            "practice": [self.practice] * 4,
            "visits": [self.visit] * VISITS,
            "bots": [self.bots],
            "sockets": [lambda: self.shout(table)] * SOCKETS,
            "half-open": [self.half_open] * HALF_OPEN,
            "flood": [self.flood] * FLOODS,
            "packets": [self.packets] * FLOODS,
        }
        if sys.argv[4:] == ["replayed"]:
            kinds["replayed"] = [self.replayed]
        async with asyncio.TaskGroup() as group:
            for kind in sys.argv[4:] or kinds:
                pause = 0.0 if kind in ("flood", "packets") else 0.2
                for attack in kinds[kind]:
                    group.create_task(self.again_and_again(attack, pause))

    async def again_and_again(self, attack: Json, pause: float) -> None:
        """Whatever comes of it."""
        while True:
            with contextlib.suppress(Exception):
                await attack()
            await asyncio.sleep(pause)

    async def components(self) -> None:
        """Component files that take as long as they may to read, and longer."""
        for sides in (6, 9, 15, 60):
            await self.open_with("hibachi", rounder(own("hibachi"), sides))

    async def deep_keys(self) -> None:
        """Keys of very many parts, which take for ever to parse."""
        await self.open_with("yatai", f"{own('yatai')}\n{'.'.join('a' * 60_000)} = 1\n")

    async def unthrowable(self) -> None:
        """Variants whose throws would raise, at tables of bots."""
        lively = own("hibachi").replace("restitution = 0.16", "restitution = 0.9")
        for variant in (lively, own("hibachi").replace("reach = 0.6", "reach = 0.02")):
            table = await self.open_with(
                "hibachi", variant, seats=[{}, {"bot": "casual"}, {"bot": "casual"}], players=3
            )
            if table is not None:
                await self.visitor.ask("POST", f"/api/tables/{table}/start")

    async def open_with(self, game: str, components: str, **how: Json) -> str | None:
        """Open a table with a component file, if the server lets us."""
        with contextlib.suppress(Answer):
            wish = {"game": game, "players": 2, "components": components, **how}
            table: str = (await self.visitor.ask("POST", "/api/tables", wish))["table"]["id"]
            return table
        return None

    async def flood(self) -> None:
        """Requests without end on a connection, as many at once as fit, until the server closes it; again and again."""
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=(SOURCE, 0))
        request = f"GET /api/tables HTTP/1.1\r\nhost: {self.host}\r\ncookie: {self.visitor.cookie}\r\n\r\n"
        try:
            while True:
                writer.write(request.encode() * 10)
                await writer.drain()
                if not await reader.read(65_536):
                    return
        finally:
            writer.close()

    async def packets(self) -> None:
        """Ten thousand requests in a packet."""
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=(SOURCE, 0))
        try:
            writer.write(b"GET / HTTP/1.1\r\n\r\n" * 10_000)
            await writer.drain()
            await reader.read()
        finally:
            writer.close()

    async def replayed(self) -> None:
        """Everything that goes over the bus, copied and sent again and again."""
        ca, certificate, key = os.environ["COOKOFF_BUS_FILES"].split(os.pathsep)
        context = ssl.create_default_context(cafile=ca)
        context.load_cert_chain(certificate, key)
        context.check_hostname = False
        bus = await nats.connect(os.environ["COOKOFF_BUS"], tls=context)
        heard = list[Msg]()

        async def note(message: Msg) -> None:
            if len(heard) < COPIED:
                heard.append(message)

        await bus.subscribe(">", cb=note)
        while True:
            await asyncio.sleep(0.01)
            for message in random.sample(heard, min(20, len(heard))):
                await bus.publish(message.subject, message.data, reply=message.reply)

    async def replays(self) -> None:
        """Logs as long as they may be, and longer ones."""
        for log in (LONG, LONG * 2):
            await asyncio.to_thread(self.visitor.raw, "POST", f"/api/replays?after={random.randrange(10_000)}", log)

    async def practice(self) -> None:
        """Throws at nothing, each of which the server simulates."""
        await self.visitor.ask("POST", "/api/games/hibachi/practice", {"launch": LAUNCH})

    async def visit(self) -> None:
        """Come to somebody's table as if for the first time, read all of its game, and go."""
        found = await self.visitor.ask("GET", "/api/tables")
        [table] = [one["id"] for one in found if any(seat["name"] == TARGET for seat in one["seats"])]
        url = f"ws://{self.host}:{self.port}/api/tables/{table}/socket"
        for _ in range(100):
            async with connect(url, local_addr=(SOURCE, 0), compression=None) as socket:
                await socket.send('{"type":"hello","seen":0}')
                await socket.recv()

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


def own(game: str) -> str:
    """A game's own component file."""
    return (room(game).home / "components.toml").read_text("utf-8")


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
    LONG = long_log() if "replays" in (sys.argv[4:] or ["replays"]) else b""
    print("ready", flush=True)
    sys.stdin.read()
    asyncio.run(Hostile(sys.argv[1], int(sys.argv[2])).everything())
