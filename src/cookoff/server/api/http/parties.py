"""Parties: open, join, read, command, and open the next game."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter

from cookoff.server.api.dependencies import TheNode
from cookoff.server.api.middleware.errors import ERRORS
from cookoff.server.api.middleware.identity import address_of, guest_of, known_guest
from cookoff.server.api.middleware.limits import limit_creations, limit_wrong_codes, note_wrong_code
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.parties import AnyPartyCommand, JoinParty, NextGame, PartyState, Say, SendSign
from cookoff.server.protocol.schemas import CODE

AnyRequest = Request[Any, Any, Any]
PartyId = Annotated[str, PathParameter(max_length=64, pattern=CODE)]

PLAIN = {"plain": True}
"""Not compressed: a party's state holds its invitation beside text written by others."""


@post("/api/parties", responses=ERRORS, summary="Open a party", opt=PLAIN)
async def open_party(request: AnyRequest, node: TheNode) -> PartyState:
    """Opens a party for an evening of games, with you as its host."""
    guest = await known_guest(node, request)
    limit_creations(request)
    return await node.parties.create(guest)


@post("/api/parties/join", responses=ERRORS, status_code=200, summary="Join a party", opt=PLAIN)
async def join_party(request: AnyRequest, node: TheNode, data: JSONBody[JoinParty]) -> PartyState:
    """Joins by short code, or by a link's party and invite. Wrong attempts are limited by address."""
    guest = await known_guest(node, request)
    limit_wrong_codes(request)
    try:
        state = await node.parties.join(guest, data)
    except ApiError as error:
        if error.code == "no-such-party":
            note_wrong_code(request)
        raise
    await node.party_feed.refresh(state.id)
    return state


@get("/api/parties/{party_id:str}", responses=ERRORS, summary="A party", opt=PLAIN)
async def read_party(request: AnyRequest, node: TheNode, party_id: PartyId) -> PartyState:
    """The party, its score and its current game. Only its members may read it."""
    return await node.parties.state(party_id, await guest_of(node, request))


@post("/api/parties/{party_id:str}", responses=ERRORS, status_code=200, summary="Command a party", opt=PLAIN)
async def command_party(
    request: AnyRequest, node: TheNode, party_id: PartyId, data: JSONBody[AnyPartyCommand]
) -> PartyState | None:
    """Chat, vote, change your role, pass on or end the party. The body's `do` names the command."""
    guest = await known_guest(node, request)
    talks = isinstance(data, Say | SendSign)
    if talks and not request.app.state.client_limits.talk.take(guest.id, address_of(request)):
        raise ApiError(429, "too-fast", "too much talk; wait a moment")
    state = await node.parties.command(party_id, guest, data)
    await node.party_feed.refresh(party_id)
    return state


@post("/api/parties/{party_id:str}/games", responses=ERRORS, summary="Open the party's next game", opt=PLAIN)
async def open_next_game(request: AnyRequest, node: TheNode, party_id: PartyId, data: JSONBody[NextGame]) -> PartyState:
    """Opens a table where the chosen members and bots sit, and brings everyone there."""
    guest = await known_guest(node, request)
    limit_creations(request)
    await node.next_games.open(party_id, guest, data, address_of(request))
    await node.party_feed.refresh(party_id)
    return await node.parties.state(party_id, guest)


HANDLERS = [open_party, join_party, read_party, command_party]
LARGE = [open_next_game]
"""Handlers that accept larger bodies: a game may come with a component file."""
