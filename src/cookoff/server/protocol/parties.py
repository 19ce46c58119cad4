"""Parties: the people of an evening, who play one game after another.

A party's socket sends a `PartyState` whenever something changes. Members answer with commands over HTTP.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from .messages import Sign
from .schemas import END, BotName, Clock, Code, Colour, Line, Milliseconds, Name, NoClock, TableCard

MemberNumber = Annotated[int, Meta(ge=0, le=999)]
"""A member's number in the party; it never changes."""
Role = Literal["player", "watcher", "screen"]
"""A `screen` is a device that shows the table to everyone in the room."""
JoinCode = Annotated[str, Meta(pattern="^[A-Za-z0-9]{6}" + END)]
WebhookKind = Literal["discord", "slack", "matrix"]
GameId = Annotated[str, Meta(min_length=1, max_length=64)]


class MemberCard(msgspec.Struct, frozen=True):
    """A member."""

    member: MemberNumber
    name: Name
    colour: Colour
    role: Role
    here: bool
    """Whether one of the member's devices is connected."""
    vote: str | None
    """The game the member would like to play next."""
    gone: bool
    """Whether the member has left; the score keeps them."""
    device: MemberNumber | None
    """The member on whose device this one plays."""


class PartySeatCard(msgspec.Struct, frozen=True):
    """Who sat where in a game of the party."""

    name: str
    member: MemberNumber | None
    bot: BotName | None
    place: int | None
    """1 for each winner; `None` until the game is over."""


class PartyGame(msgspec.Struct, frozen=True):
    """A game that the party has started."""

    table: Code
    game: str
    finished: bool
    seats: tuple[PartySeatCard, ...]


class Standing(msgspec.Struct, frozen=True):
    """A member's score over all finished games."""

    member: MemberNumber
    games: int
    places: tuple[int, ...]
    """How often the member came first, second, and so on."""


class Pair(msgspec.Struct, frozen=True):
    """Two members' games against each other. Who has the better place wins; equal places are ties."""

    first: MemberNumber
    second: MemberNumber
    wins: int
    """Won by the first."""
    losses: int
    ties: int


class PartyLine(msgspec.Struct, frozen=True):
    """A line of the party's chat, or a reaction."""

    number: int
    member: MemberNumber
    kind: Literal["said", "sign"]
    text: str
    """The text, or the reaction's name."""
    at: Milliseconds


class WebhookCard(msgspec.Struct, frozen=True):
    """A chat elsewhere that receives the party's notices: whose turn it is, and who has won."""

    id: Code
    kind: WebhookKind
    host: str
    """The server; the rest of the address is secret."""


class PartyState(msgspec.Struct, frozen=True, tag_field="type", tag="party"):
    """Everything a member needs to know."""

    id: Code
    you: MemberNumber
    host: MemberNumber
    invite: Code
    """For links; it works as long as the party does."""
    code: str | None
    """The short code; `None` once it has expired."""
    members: tuple[MemberCard, ...]
    table: TableCard | None
    """The game to which everyone is brought."""
    table_invite: Code | None
    games: tuple[PartyGame, ...]
    standings: tuple[Standing, ...]
    """The best first."""
    pairs: tuple[Pair, ...]
    chat: tuple[PartyLine, ...]
    """The last lines."""
    ended: bool
    webhooks: tuple[WebhookCard, ...] = ()


class PartyCommand(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A member's command to the party."""


class LeaveParty(PartyCommand, frozen=True, tag="leave"):
    """Leave. The host's role passes to the member who has been here longest."""


class AddMember(PartyCommand, frozen=True, tag="add"):
    """Add somebody who plays on your device."""

    name: Name
    colour: Colour


class SetRole(PartyCommand, frozen=True, tag="role"):
    """Play in the next games, or only watch."""

    role: Role


class SetHost(PartyCommand, frozen=True, tag="host"):
    """Make a member the host. While the host is away, any player may do this."""

    member: MemberNumber


class RemoveMember(PartyCommand, frozen=True, tag="remove"):
    """Remove a member, who cannot join again. Only the host may, and everyone those on their own device."""

    member: MemberNumber


class RenewCode(PartyCommand, frozen=True, tag="code"):
    """Replace the short code. Only the host may."""


class Vote(PartyCommand, frozen=True, tag="vote"):
    """Say which game you would like next; `None` withdraws the vote."""

    game: GameId | None


class Say(PartyCommand, frozen=True, tag="say"):
    """Send a chat message to the party."""

    text: Line


class SendSign(PartyCommand, frozen=True, tag="sign"):
    """Send a quick reaction."""

    sign: Sign


class EndParty(PartyCommand, frozen=True, tag="end"):
    """End the evening. The score stays. Only the host may."""


class AddWebhook(PartyCommand, frozen=True, tag="webhook"):
    """Post the party's notices to a chat elsewhere. Only the host may; the address stays secret."""

    kind: WebhookKind
    address: Annotated[str, Meta(min_length=8, max_length=1000)]
    language: Annotated[str, Meta(max_length=8)] = "en"


class RemoveWebhook(PartyCommand, frozen=True, tag="no_webhook"):
    """Post nothing there any more. Only the host may."""

    webhook: Code


AnyPartyCommand = (
    LeaveParty
    | AddMember
    | SetRole
    | SetHost
    | RemoveMember
    | RenewCode
    | Vote
    | Say
    | SendSign
    | EndParty
    | AddWebhook
    | RemoveWebhook
)


class NextSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A member, a bot, or by default the game's usual bot."""

    member: MemberNumber | None = None
    bot: BotName | None = None


class NextGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The party's next game. The host may open it, and any player once most players present have voted for it."""

    seats: Annotated[tuple[NextSeat, ...], Meta(min_length=1, max_length=99)]
    """One for each player of the game."""
    game: GameId | None = None
    like: Code | None = None
    """A game of this party to play again, with its options, components and clock; instead of the other fields."""
    options: dict[str, Any] = {}
    components: Annotated[str, Meta(max_length=200_000)] | None = None
    """The text of a component file."""
    clock: Clock = NoClock()
    start: bool = False
    """Start at once, without a waiting room."""
    after: Code | None = None
    """The table that you saw last, so that two presses do not open two tables."""
    abandon: bool = False
    """Open the next game although the current one is not over."""


class JoinParty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Join by short code, or by a link's party and invite."""

    code: JoinCode | None = None
    party: Code | None = None
    invite: Code | None = None
    role: Role = "player"
