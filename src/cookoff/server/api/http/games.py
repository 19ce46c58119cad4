"""The game catalogue, its rules and translations, and the components of tables."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import PathParameter, QueryParameter

from cookoff.engine import Ledger, narrate_names
from cookoff.server.api.dependencies import TheNode
from cookoff.server.api.middleware.errors import ERRORS
from cookoff.server.app.node import Node
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.schemas import CODE, GameCard
from cookoff.server.runtime.games.catalogue import LoadedGame

GameId = Annotated[str, PathParameter(max_length=64, pattern=CODE)]
Hash = Annotated[str, PathParameter(max_length=64, pattern=CODE)]
_FOR_EVER = "public, max-age=31536000, immutable"
A_WHILE = "public, max-age=300"


@get("/api/games", responses=ERRORS, summary="The games one can play here")
async def list_games(node: TheNode) -> tuple[GameCard, ...]:
    """Lists each game with its player counts, tempo, bots, languages and options."""
    return tuple(node.catalogue.card(game_id) for game_id in sorted(node.catalogue.rooms))


@get("/api/games/{game_id:str}/rules", responses=ERRORS, summary="A game's rules")
async def read_rules(node: TheNode, game_id: GameId) -> Ledger:
    """The ledger: the id, section and origin of each rule. The translations hold the text."""
    return node.catalogue.own(game_id).room.ledger


@get(
    "/api/games/{game_id:str}/words/{language:str}",
    responses=ERRORS,
    summary="A game's words in a language",
    media_type=MediaType.TEXT,
)
async def read_words(
    node: TheNode,
    game_id: GameId,
    language: Annotated[str, PathParameter(max_length=16)],
    lobby: Annotated[bool, QueryParameter()] = False,
) -> Response[str]:
    """The room's Fluent file as text, or only its lobby messages."""
    words = (node.catalogue.lobby_words if lobby else node.catalogue.words)(game_id, language)
    return Response(words, media_type=MediaType.TEXT, headers={"cache-control": A_WHILE})


@get("/api/components/{hash_:str}", responses=ERRORS, summary="The components a table is played with")
async def read_components(node: TheNode, hash_: Hash) -> Response[Any]:
    """The components as JSON. The content behind a hash never changes."""
    content = msgspec.json.encode((await _played_with(node, hash_)).components())
    return Response(content, media_type=MediaType.JSON, headers={"cache-control": _FOR_EVER})


@get("/api/components/{hash_:str}/names", responses=ERRORS, summary="What is printed on them, by name")
async def read_names(node: TheNode, hash_: Hash) -> Response[Any]:
    """For each kind of printed item, its keys and the phrase that names each."""
    loaded = await _played_with(node, hash_)
    content = msgspec.json.encode(narrate_names(loaded.room.guide, loaded.game))
    return Response(content, media_type=MediaType.JSON, headers={"cache-control": A_WHILE})


async def _played_with(node: Node, hash_: str) -> LoadedGame:
    for game_id in node.catalogue.rooms:
        loaded = node.catalogue.loaded(game_id, hash_)
        if loaded is not None:
            return loaded
    stored = await node.repository.components(hash_)
    if stored is None or stored[0] not in node.catalogue.rooms:
        raise ApiError(404, "no-such-components", "no table is played with these components")
    return await node.catalogue.load(*stored)
