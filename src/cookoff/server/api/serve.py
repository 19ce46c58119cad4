"""Runs a node until a signal stops it."""

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
from cookoff.physics.compiler_cache import choose_cache
from cookoff.server.api.client_limits import ClientLimits
from cookoff.server.api.transport.acceptor import Acceptor
from cookoff.server.api.transport.http_protocol import limited_http_protocol
from cookoff.server.api.transport.websocket_protocol import limited_websocket_protocol
from cookoff.server.app.node import Node
from cookoff.server.config.networks import check_networks
from cookoff.server.config.settings import Settings
from cookoff.server.runtime.games.catalogue import FindRooms

from .admin import make_admin_app
from .application import make_app

log = logging.getLogger(__name__)

HARD_LIMIT = 262_144
"""Bytes. A longer socket message closes its socket; shorter messages over the limit only get an error."""
SWITCH = 0.001
"""Seconds between thread switches, so that worker threads do not hold up the event loop for longer."""
GRACE = 5
"""Seconds that running requests have to finish on shutdown."""
ACCEPTS = sys.platform != "win32"
"""Whether the event loop tells when a connection waits, as an `Acceptor` needs."""


def serve(settings: Settings, find: FindRooms = rooms, ready: Callable[[str], None] = print) -> None:
    """Serve until a stop signal. Calls `ready` with the address once clients can connect."""
    check_networks("--trusted-proxy", settings.trusted_proxies)
    check_networks("notices.networks", settings.notices.networks)
    if settings.policies is not None:
        os.environ["COOKOFF_POLICIES"] = str(settings.policies)  # for the bots' processes, too
    _choose_cache(settings)
    bots.external_bots()  # report a bot that cannot be loaded now, not at a table
    sys.setswitchinterval(SWITCH)
    with _listen(settings.host, settings.port) as listener:
        node = Node(settings, find)
        client_limits = ClientLimits(settings.limits)
        config = _config(make_app(node, client_limits), settings, client_limits)
        for ending in (signal.SIGINT, signal.SIGTERM):
            # uvicorn stops gracefully and then raises the signal again, which must not count as a failure.
            signal.signal(ending, lambda _number, _frame: None)
        _handle_hangup(settings)
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        server = _Server(
            config,
            lambda: ready(f"http://{host}:{listener.getsockname()[1]}"),
            lambda address: client_limits.admits(address, settings.trusted_proxies),
        )
        with contextlib.ExitStack() as stack, asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            admin = None
            if settings.admin_port is not None:
                beside = stack.enter_context(_listen(settings.admin_host, settings.admin_port))
                admin = (_Beside(_admin_config(make_admin_app(node))), beside)
            runner.run(_run(server, node, listener, admin))


def _handle_hangup(settings: Settings) -> None:
    """Stop in good order when the terminal closes; with a log file go on, because then it says that logs rotate."""
    if hasattr(signal, "SIGHUP"):
        rotates = settings.log_file is not None
        signal.signal(signal.SIGHUP, lambda _number, _frame: None if rotates else signal.raise_signal(signal.SIGTERM))


def _choose_cache(settings: Settings) -> None:
    """Choose the folder for compiled physics before anything compiles. Raises `BadInput` if it cannot be written to."""
    try:
        folder = choose_cache(settings.cache, settings.data / "cache")
    except OSError as error:
        raise BadInput(f"the cache of compiled physics cannot be written: {error}; set COOKOFF_CACHE") from error
    if folder is not None:
        log.info("compiled physics is cached in %s", folder)


def _config(app: ASGIApp, settings: Settings, client_limits: ClientLimits) -> uvicorn.Config:
    proxies = settings.trusted_proxies
    return uvicorn.Config(
        app,
        http=limited_http_protocol(settings, client_limits, admitted=ACCEPTS),
        ws=limited_websocket_protocol(settings.limits),
        ws_max_size=HARD_LIMIT,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=True,  # shrinks a game's messages to 10-25%; see `bench/server/message_sizes.py`
        proxy_headers=bool(proxies),  # reads the address chain from the right while proxies are trusted
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
    await node.check()  # so that a configuration error prints as one line
    beside = None
    if admin is not None:
        beside = asyncio.create_task(admin[0].serve(sockets=[admin[1]]), name="admin")
        log.info("admin port: %d", admin[1].getsockname()[1])
    await server.serve(sockets=[listener])
    if admin is not None and beside is not None:
        admin[0].should_exit = True
        await beside
    if node.failed is not None:
        raise node.failed


class _Beside(uvicorn.Server):
    """Runs beside another server, which handles the signals for both."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """See `uvicorn.Server`."""
        yield


class _Server(uvicorn.Server):
    """Accepts connections with an `Acceptor`, and calls `ready` once it has started."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], admits: Callable[[str], bool]) -> None:
        super().__init__(config)
        self._ready = ready
        self._admits = admits

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """See `uvicorn.Server`."""
        await super().startup([] if ACCEPTS else sockets)
        for listener in sockets or () if ACCEPTS and self.started else ():
            acceptor = Acceptor(listener, self._protocol, self._admits)
            acceptor.start()
            self.servers.append(acceptor)  # type: ignore[arg-type] # as far as it is used
        if self.started:
            _collect_rarely()
            self._ready()

    def _protocol(self) -> asyncio.Protocol:
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made


def _collect_rarely() -> None:
    """Keep the garbage collector from scanning long-lived objects repeatedly, which would pause all tables."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    gc.enable()  # `cookoff serve` starts with it disabled


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
