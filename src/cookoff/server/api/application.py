"""The ASGI application of a node."""

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
from cookoff.server.api.client_limits import ClientLimits
from cookoff.server.api.http.reference_page import ReferencePage
from cookoff.server.api.http.static_files import Client, read_file
from cookoff.server.api.middleware.access_log import AccessLog
from cookoff.server.api.middleware.head import HeadAsGet
from cookoff.server.api.middleware.identity import own_origin_only
from cookoff.server.api.middleware.limits import RequestGuard
from cookoff.server.api.websocket.handler import table_socket
from cookoff.server.api.websocket.party import party_socket
from cookoff.server.app.node import Node

from .http import (
    analyses,
    games,
    guests,
    health,
    learning,
    notices,
    parties,
    practice,
    replays,
    reports,
    tables,
    workbench,
)
from .middleware import errors


def make_app(node: Node, client_limits: ClientLimits | None = None) -> ASGIApp:
    """Return the application that serves this node. Its lifespan starts and stops the node."""
    client_limits = client_limits or ClientLimits(node.settings.limits)
    guarded = RequestGuard(HeadAsGet(make_routes(node, client_limits)), client_limits, node.settings)
    return AccessLog(guarded, node.environment.code, node.bans.is_banned)


def make_routes(node: Node, client_limits: ClientLimits) -> Litestar:
    """Return the routes with their descriptions, without guards of the connection."""
    settings = node.settings

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

    limits = settings.limits
    return Litestar(
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
            *notices.HANDLERS,
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
            *([health.metrics] if settings.admin_port is None else []),
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
                "client_limits": client_limits,
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
