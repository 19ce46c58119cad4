"""The ASGI application of a node."""

import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from cookoff import __version__
from cookoff.engine import BadInput
from cookoff.server.api.http.reference_page import ReferencePage
from cookoff.server.api.http.static_files import Client, read_file
from cookoff.server.api.middleware.access_log import AccessLog
from cookoff.server.api.middleware.identity import own_origin_only
from cookoff.server.api.middleware.limits import RequestGuard
from cookoff.server.api.websocket.handler import table_socket
from cookoff.server.api.websocket.limits import ConnectionLimits
from cookoff.server.api.websocket.party import party_socket
from cookoff.server.app.node import Node

from .http import analyses, games, guests, health, learning, parties, practice, replays, reports, tables, workbench
from .middleware import errors
from .rate_limits import KeyedBuckets


def make_app(node: Node) -> ASGIApp:
    """Return the application that serves this node. Its lifespan starts and stops the node."""

    @asynccontextmanager
    async def alive(_app: Litestar) -> AsyncGenerator[None, None]:
        try:
            await node.start()
        except BadInput as error:
            node.failed = error
            raise
        try:
            yield
        finally:
            await node.stop()

    limits = node.settings.limits
    app = Litestar(
        route_handlers=[
            guests.read_me,
            guests.write_me,
            games.list_games,
            games.read_rules,
            games.read_words,
            games.read_components,
            games.read_names,
            practice.practise,
            *learning.HANDLERS,
            *tables.HANDLERS,
            *parties.HANDLERS,
            *workbench.HANDLERS,
            Router(
                "/",
                route_handlers=[*tables.LARGE, *parties.LARGE, *workbench.LARGE],
                request_max_body_size=limits.table_bytes,
            ),
            replays.read_replay,
            replays.download_log,
            Router("/", route_handlers=[replays.open_log], request_max_body_size=limits.log_bytes),
            *analyses.HANDLERS,
            reports.report,
            health.alive,
            health.ready,
            *([health.metrics] if node.settings.admin_port is None else []),
            table_socket,
            party_socket,
            read_file,
        ],
        dependencies={"node": Provide(lambda: node, sync_to_thread=False)},
        guards=[own_origin_only],
        lifespan=[alive],
        state=State(
            {
                "node": node,
                "client": Client(),
                "creations": KeyedBuckets(*limits.creations, time.monotonic),
                "replay_pages": KeyedBuckets(*limits.replay_pages, time.monotonic),
                "practice_throws": KeyedBuckets(*limits.practice_throws, time.monotonic),
                "party_codes": KeyedBuckets(*limits.party_codes, time.monotonic),
                "connection_limits": ConnectionLimits(limits),
            }
        ),
        exception_handlers=errors.HANDLERS,
        request_max_body_size=limits.body_bytes,
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=1000,
            exclude_opt_key="plain",
        ),
        openapi_config=OpenAPIConfig(
            title="cookoff",
            version=__version__,
            path="/api/docs",
            render_plugins=[ReferencePage(), JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
    return AccessLog(RequestGuard(app, node.settings), node.environment.code, node.bans.is_banned)
