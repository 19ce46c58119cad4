"""Learning material of the rooms: guided first games, practice positions and model games."""

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from cookoff.analysis import Analysis
from cookoff.engine import Room
from cookoff.server.api.dependencies import TheNode
from cookoff.server.api.middleware.errors import ERRORS
from cookoff.server.api.middleware.identity import bot_share_of, known_guest, share_of
from cookoff.server.api.middleware.limits import limit_replay_pages
from cookoff.server.app.learning.analysis_tasks import LineRequest
from cookoff.server.app.learning.cached_pages import CachedPage
from cookoff.server.app.learning.puzzles import PuzzleDetail, PuzzleList
from cookoff.server.app.node import Node
from cookoff.server.app.replays.reader import ReplayRequest
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.schemas import CODE
from cookoff.server.runtime.games import model_games

from .analyses import LINE, EntryNumber
from .games import A_WHILE, GameId
from .replays import PLAIN, REPLAY, After, Viewpoint, sent, takes_gzip

AnyRequest = Request[Any, Any, Any]
PuzzleId = Annotated[str, PathParameter(max_length=16, pattern=CODE)]
Number = Annotated[int, PathParameter(ge=1, le=99)]
_TOLD = {200: ResponseSpec(PuzzleDetail, description="The position and its answers", generate_examples=False)}
_ANALYSED = {200: ResponseSpec(Analysis, description="What decided it", generate_examples=False)}


@get("/api/games/{game_id:str}/lesson", responses=ERRORS, summary="A game's guided first game", opt=PLAIN)
async def read_lesson(request: AnyRequest, node: TheNode, game_id: GameId) -> Response[Any]:
    """All messages of a short match, as a table's socket would send them to the first seat."""
    return _kept(request, await node.lessons.read(game_id))


@get("/api/games/{game_id:str}/puzzles", responses=ERRORS, summary="A game's practice positions")
async def list_puzzles(node: TheNode, game_id: GameId) -> PuzzleList:
    """From easy to hard, with the id of today's position."""
    return node.puzzles.listed(game_id)


@get(
    "/api/games/{game_id:str}/puzzles/{puzzle_id:str}",
    responses={**ERRORS, **_TOLD},
    summary="One practice position, and what every answer is worth",
    opt=PLAIN,
)
async def read_puzzle(request: AnyRequest, node: TheNode, game_id: GameId, puzzle_id: PuzzleId) -> Response[Any]:
    """The position as a table's socket would send it to the player to act."""
    return _kept(request, await node.puzzles.read(game_id, puzzle_id))


@get(
    "/api/games/{game_id:str}/models/{number:int}",
    responses={**ERRORS, **_ANALYSED},
    summary="What decided a model game",
    opt=PLAIN,
)
async def read_model(request: AnyRequest, node: TheNode, game_id: GameId, number: Number) -> Response[Any]:
    """Judges each decision by what the player knew."""
    room = _room(node, game_id, number)
    name = ("model", game_id, str(number))
    return _kept(request, await node.pages.read(name, lambda: model_games.analysis_of(room, number)))


@get(
    "/api/games/{game_id:str}/models/{number:int}/replay",
    responses={**ERRORS, **REPLAY},
    summary="A model game, to look at",
    opt=PLAIN,
)
async def replay_model(
    request: AnyRequest,
    node: TheNode,
    game_id: GameId,
    number: Number,
    seat: Viewpoint = None,
    after: After = 0,
) -> Response[bytes]:
    """A page of entries, each with the position after it, from any seat's view."""
    limit_replay_pages(request)
    log = await asyncio.to_thread(model_games.log_of, _room(node, game_id, number), number)
    looking = ReplayRequest(log, None, None, seat, after, entries=len(log), opening=len(log))
    return await sent(request, await node.checker.replay(looking, share_of(request)))


@get(
    "/api/games/{game_id:str}/models/{number:int}/lines/{n:int}",
    responses={**ERRORS, **LINE},
    summary="What would have been better than a decision of a model game, played on the board",
    opt=PLAIN,
)
async def read_model_line(
    request: AnyRequest, node: TheNode, game_id: GameId, number: Number, n: EntryNumber, seat: Viewpoint = None
) -> Response[bytes]:
    """Judged by what the player knew at that decision, shown from any seat's view."""
    guest = await known_guest(node, request)
    limit_replay_pages(request)
    log = await asyncio.to_thread(model_games.log_of, _room(node, game_id, number), number)
    loaded = node.catalogue.own(game_id)
    request_ = LineRequest(loaded.reference, log, None, seat, n)
    share = bot_share_of(node, request, guest, game_id)
    return await sent(request, await node.analyses.line(loaded, request_, share))


def _room(node: Node, game_id: str, number: int) -> Room:
    room = node.catalogue.own(game_id).room
    if number > model_games.count(room):
        raise ApiError(404, "no-such-model", f"{game_id} has {model_games.count(room)} model games")
    return room


def _kept(request: AnyRequest, page: CachedPage) -> Response[Any]:
    headers, small = {"cache-control": A_WHILE, "vary": "accept-encoding"}, takes_gzip(request)
    headers |= {"content-encoding": "gzip"} if small else {}
    return Response(page.small if small else page.plain, media_type=MediaType.JSON, headers=headers)


HANDLERS = [read_lesson, list_puzzles, read_puzzle, read_model, replay_model, read_model_line]
