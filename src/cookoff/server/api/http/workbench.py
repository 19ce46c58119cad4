"""The workbench: component forms, variant drafts and experiments."""

import asyncio
import hmac
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

from cookoff import bots
from cookoff.engine import BadInput
from cookoff.server.api.dependencies import TheNode
from cookoff.server.api.middleware.errors import ERRORS
from cookoff.server.api.middleware.identity import known_guest, pseudonym_of, share_of
from cookoff.server.api.middleware.limits import limit_creations, limit_replay_pages
from cookoff.server.api.schemas import DraftBody, ExperimentBody, WorkbenchForm
from cookoff.server.app.checker import VariantRequest
from cookoff.server.app.node import Node
from cookoff.server.app.workbench.drafts import Draft, DraftRequest, read_form
from cookoff.server.app.workbench.experiment_tasks import ExperimentRequest
from cookoff.server.app.workbench.experiments import ExperimentStatus
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.schemas import CODE
from cookoff.server.runtime.worker_pool import Share

from .games import GameId

AnyRequest = Request[Any, Any, Any]
Key = Annotated[str | None, HeaderParameter(name="x-workbench-key", max_length=200)]
Code = Annotated[str, PathParameter(max_length=64, pattern=CODE)]
Language = Annotated[str, QueryParameter(max_length=8, pattern="^[a-z]+$")]
REPORT = 24
"""Characters in a report's code: enough that nobody can guess it, because anyone with the link can read the report."""
_PAGE = {
    # The report is self-contained: it may use inline styles and load nothing.
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    "cache-control": "private, max-age=3600",
}
_DRAWN = {200: ResponseSpec(Draft, description="The variant, or what is wrong with it", generate_examples=False)}
_BENCH = {200: ResponseSpec(WorkbenchForm, description="The form", generate_examples=False)}


@get("/api/games/{game_id:str}/workbench", responses={**ERRORS, **_BENCH}, summary="A game's components as a form")
async def read_bench(node: TheNode, game_id: GameId, key: Key = None) -> Response[bytes]:
    """The fields with their allowed values, the values of the game's own file, and its comments."""
    _let_in(node, key)
    form = await asyncio.to_thread(read_form, node.catalogue, game_id)
    # Keep the field order of the component file.
    return Response(
        msgspec.json.encode(WorkbenchForm(form, node.settings.limits.experiment_games)), media_type=MediaType.JSON
    )


@post(
    "/api/games/{game_id:str}/workbench",
    status_code=200,
    responses={**ERRORS, **_DRAWN},
    summary="Check a variant, and see its table set up",
)
async def draw_draft(
    request: AnyRequest, node: TheNode, game_id: GameId, data: JSONBody[DraftBody], key: Key = None
) -> Response[bytes]:
    """The body has the changed fields or a whole file. Nothing is stored."""
    _let_in(node, key)
    guest = await known_guest(node, request)
    limit_replay_pages(request)
    node.catalogue.own(game_id)
    wanted = DraftRequest(game_id, data.changes, data.toml, data.players)
    return Response(await node.checker.draft(wanted, share_of(request, guest)), media_type=MediaType.JSON)


@post(
    "/api/games/{game_id:str}/experiment",
    status_code=200,
    responses=ERRORS,
    summary="Let bots play a variant, and compare it with the game as it is",
)
async def begin_experiment(
    request: AnyRequest, node: TheNode, game_id: GameId, data: JSONBody[ExperimentBody], key: Key = None
) -> ExperimentStatus:
    """Runs in the background, one per guest at a time. Poll `GET /api/experiment` for progress."""
    _let_in(node, key)
    guest = await known_guest(node, request)
    limit_creations(request)
    await node.bans.check_maintenance()
    await _check(node, share_of(request, guest), game_id, data)
    asked = ExperimentRequest(game_id, data.components, data.players, data.bot, data.games)
    return await node.experiments.begin(guest.id, asked, node.environment.code(REPORT), pseudonym_of(node, request))


@get("/api/experiment", responses=ERRORS, summary="How far my experiment is")
async def read_experiment(request: AnyRequest, node: TheNode) -> ExperimentStatus:
    """Your latest experiment, whichever node runs it."""
    return await node.experiments.status((await known_guest(node, request)).id)


@delete("/api/experiment", status_code=204, responses=ERRORS, summary="Stop my experiment")
async def stop_experiment(request: AnyRequest, node: TheNode) -> None:
    """Discards the games played so far."""
    await node.experiments.cancel((await known_guest(node, request)).id)


@get("/api/reports/{code:str}", responses=ERRORS, summary="The report on an experiment", media_type=MediaType.HTML)
async def read_report(node: TheNode, code: Code, language: Language = "en") -> Response[bytes]:
    """A self-contained page for anyone with the link, in their language. The server keeps the latest reports."""
    return Response(await node.experiments.report(code, language), media_type="text/html; charset=utf-8", headers=_PAGE)


async def _check(node: Node, share: Share, game_id: str, data: ExperimentBody) -> None:
    """Raises `ApiError` if the experiment cannot be played."""
    game = node.catalogue.own(game_id).game
    if data.players not in game.seats:
        raise ApiError(400, "players", f"{game_id} is not for {data.players} players")
    try:
        bots.check(data.bot, game, data.players)
    except BadInput as error:
        raise ApiError(400, "no-such-bot", f"bot: {error}") from error
    if data.components is not None:
        await node.checker.components(VariantRequest(game_id, data.components, data.players, {}), share)


def _let_in(node: Node, key: str | None) -> None:
    """Raises `ApiError` unless the caller may use the workbench."""
    settings = node.settings
    if node.workbench == "off":
        raise ApiError(404, "no-workbench", "this server has no workbench; those who run it may open it")
    wanted = settings.workbench_key or ""
    if node.workbench == "key" and not hmac.compare_digest((key or "").encode(), wanted.encode()):
        raise ApiError(403, "workbench-key", "the workbench needs the key of those who run this server")


HANDLERS = [read_experiment, stop_experiment, read_report]
LARGE = [read_bench, draw_draft, begin_experiment]
"""Handlers of the paths that accept larger bodies: they may include a component file."""
