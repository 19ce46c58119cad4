"""Practice outside any game."""

from typing import Any

from litestar import Request, Response, post
from litestar.enums import MediaType

from cookoff.server.api.dependencies import TheNode
from cookoff.server.api.middleware.errors import ERRORS
from cookoff.server.api.middleware.identity import share_of
from cookoff.server.api.middleware.limits import limit_practice
from cookoff.server.app.learning.practice import PracticeAttempt

from .games import GameId


@post("/api/games/{game_id:str}/practice", status_code=200, responses=ERRORS, summary="Try something outside any game")
async def practise(request: Request[Any, Any, Any], node: TheNode, game_id: GameId) -> Response[bytes]:
    """The body is the attempt that the game's practice defines; the response lists its events. Nothing is stored."""
    limit_practice(request)
    tried = PracticeAttempt(game_id, await request.body(), node.environment.rng().random())
    return Response(await node.checker.practice(tried, share_of(request)), media_type=MediaType.JSON)
