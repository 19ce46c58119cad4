"""The catalogue, the rules and the words of its games, the components of its tables."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import PathParameter

from cookoff.engine import Ledger
from cookoff.server.cards import GameCard
from cookoff.server.complaints import Complaint

from .errors import ERRORS
from .wiring import TheNode

GameId = Annotated[str, PathParameter(max_length=64)]
_FOR_EVER = "public, max-age=31536000, immutable"
_A_WHILE = "public, max-age=300"


@get("/api/games", responses=ERRORS, summary="The games one can play here")
async def list_games(node: TheNode) -> tuple[GameCard, ...]:
    """Every game with its players, tempo, bots, languages and options."""
    return tuple(node.catalogue.card(game_id) for game_id in sorted(node.catalogue.rooms))


@get("/api/games/{game_id:str}/rules", responses=ERRORS, summary="A game's rules")
async def read_rules(node: TheNode, game_id: GameId) -> Ledger:
    """The ledger: every rule's id, section and origin. The words are in the translations."""
    return node.catalogue.own(game_id).room.ledger


@get(
    "/api/games/{game_id:str}/words/{language:str}",
    responses=ERRORS,
    summary="A game's words in a language",
    media_type=MediaType.TEXT,
)
async def read_words(
    node: TheNode, game_id: GameId, language: Annotated[str, PathParameter(max_length=16)]
) -> Response[str]:
    """The room's Fluent file as text."""
    words = node.catalogue.words(game_id, language)
    return Response(words, media_type=MediaType.TEXT, headers={"cache-control": _A_WHILE})


@get("/api/components/{hash_:str}", responses=ERRORS, summary="The components a table is played with")
async def read_components(node: TheNode, hash_: Annotated[str, PathParameter(max_length=64)]) -> Response[Any]:
    """The components as JSON. What a hash stands for never changes."""
    for game_id in node.catalogue.rooms:
        served = node.catalogue.loaded(game_id, hash_)
        if served is not None:
            break
    else:
        stored = await node.shelf.components(hash_)
        if stored is None or stored[0] not in node.catalogue.rooms:
            raise Complaint(404, "no-such-components", "no table is played with these components")
        served = node.catalogue.with_components(*stored)
    content = msgspec.json.encode(served.components())
    return Response(content, media_type=MediaType.JSON, headers={"cache-control": _FOR_EVER})
