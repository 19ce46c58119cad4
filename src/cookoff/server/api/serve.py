"""Running a node until it is told to stop."""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator

import uvicorn
from litestar.types import ASGIApp

from cookoff import bots
from cookoff.engine import BadInput, rooms
from cookoff.server.api.transport.http_protocol import limited_http_protocol
from cookoff.server.api.transport.websocket_protocol import limited_websocket_protocol
from cookoff.server.app.node import Node
from cookoff.server.config.networks import check_proxies
from cookoff.server.config.settings import Settings
from cookoff.server.runtime.games.catalogue import FindRooms

from .admin import make_admin_app
from .application import make_app

log = logging.getLogger(__name__)

HARD_LIMIT = 262_144
"""A socket message longer than this closes its socket; shorter ones that are too long are only refused."""
SWITCH = 0.001
"""Seconds that a thread may keep the others waiting: what is done beside the event loop holds it up by no more."""
GRACE = 5
"""Seconds for what is under way when the server is told to stop."""


def serve(settings: Settings, find: FindRooms = rooms, ready: Callable[[str], None] = print) -> None:
    """Serve until a signal to stop. `ready` is told the address once clients may come."""
    check_proxies(settings.trusted_proxies)
    if settings.policies is not None:
        os.environ["COOKOFF_POLICIES"] = str(settings.policies)  # for the processes in which bots think, too
    bots.entrants()  # one that cannot be loaded is told now, not at a table
    sys.setswitchinterval(SWITCH)
    with _listen(settings.host, settings.port) as listener:
        node = Node(settings, find)
        config = _config(make_app(node), settings)
        for ending in (signal.SIGINT, signal.SIGTERM):
            # uvicorn stops gracefully and then raises the signal again: who was told to stop has not failed.
            signal.signal(ending, lambda _number, _frame: None)
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        server = _Server(config, lambda: ready(f"http://{host}:{listener.getsockname()[1]}"))
        with contextlib.ExitStack() as stack, asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            admin = None
            if settings.admin_port is not None:
                beside = stack.enter_context(_listen(settings.admin_host, settings.admin_port))
                admin = (_Beside(_admin_config(make_admin_app(node))), beside)
            runner.run(_run(server, node, listener, admin))


def _config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    proxies = settings.trusted_proxies
    return uvicorn.Config(
        app,
        http=limited_http_protocol(settings),
        ws=limited_websocket_protocol(settings.limits),
        ws_max_size=HARD_LIMIT,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=True,  # a game is a quarter to a tenth as long; see `bench/server/message_sizes.py`
        proxy_headers=bool(proxies),  # reads the chain of addresses from the right, as far as it is trusted
        forwarded_allow_ips=list(proxies),
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        lifespan="on",
    )


def _admin_config(app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app, proxy_headers=False, log_config=None, access_log=False, server_header=False, lifespan="off"
    )


async def _run(
    server: uvicorn.Server, node: Node, listener: socket.socket, admin: "tuple[_Beside, socket.socket] | None"
) -> None:
    await node.check()  # so that what is wrong is said in one plain line
    beside = None
    if admin is not None:
        beside = asyncio.create_task(admin[0].serve(sockets=[admin[1]]), name="admin")
        log.info("the admin port is %d", admin[1].getsockname()[1])
    await server.serve(sockets=[listener])
    if admin is not None and beside is not None:
        admin[0].should_exit = True
        await beside
    if node.failed is not None:
        raise node.failed


class _Beside(uvicorn.Server):
    """Runs beside another server, which listens to signals for both."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """See `uvicorn.Server`."""
        yield


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """See `uvicorn.Server`."""
        await super().startup(sockets)
        if self.started:
            _collect_rarely()
            self._ready()


def _collect_rarely() -> None:
    """Keep the garbage collector from looking again and again at everything that stays, while all tables wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    gc.enable()  # `cookoff serve` starts without it


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise BadInput(f"{host} port {port} cannot be used: {error.strerror}; try another with --port") from error
    return listener
