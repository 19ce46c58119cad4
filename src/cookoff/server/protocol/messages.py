"""The messages of a table's socket: two tagged unions, one for each direction. Every message is one JSON object."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from cookoff.engine import Phrase, Seat, Seats

from .positions import Choice, EventNarration, Position, RecordNumber
from .schemas import END, ChatKind, Code, Line, TableCard

MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+" + END)]
"""A client-chosen id, unique among the client's ids at this table; a move with a known id is not played again."""
Sign = Literal["clap", "laugh", "wow", "sad", "think", "hurry", "thanks", "heart"]


class FromClient(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message from a client."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message on a socket."""

    seen: RecordNumber | None = None
    """The last record number this client saw: it receives later ones, limited to the most recent. `None` skips them."""
    invite: Code | None = None
    """Opens a private table to a guest without a seat there."""
    seat: Seat | None = None
    """The seat to show, where several people play on this device. Without it their secrets stay hidden, as for a
    spectator."""


class Play(FromClient, frozen=True, tag="play"):
    """Play a move."""

    id: MoveId
    move: msgspec.Raw
    """One of the game's moves, such as `{"move": "Push", …}`."""
    on: RecordNumber | None = None
    """The position the move was chosen in. In turn-based games a move for any other position is refused."""
    remark: bool = False
    """Ask for a remark at the end of the turn; only for the single human player of a table."""


class Chat(FromClient, frozen=True, tag="chat"):
    """Send a chat message to the table."""

    text: Line


class React(FromClient, frozen=True, tag="react"):
    """Send a quick reaction; it is not stored."""

    sign: Sign


class AskUndo(FromClient, frozen=True, tag="ask_undo"):
    """Ask the other players to undo moves."""

    to: RecordNumber | None = None
    """The number of entries to keep; `None` undoes your last move and everything after it."""


class AnswerUndo(FromClient, frozen=True, tag="answer_undo"):
    """Agree to the requested undo or decline it. The requester may withdraw it."""

    agree: bool


class AnswerSeat(FromClient, frozen=True, tag="answer_seat"):
    """Agree to the requested change of seat or decline it. The requester may withdraw it."""

    agree: bool


class Ping(FromClient, frozen=True, tag="ping"):
    """Measure the latency of a move."""

    id: MoveId
    """A client-chosen id that the reply repeats."""


class Echo(FromClient, frozen=True, tag="echo"):
    """Answer a `probe` at once."""

    probe: Annotated[int, Meta(ge=0)]
    """The number of the probe."""


class AskChoices(FromClient, frozen=True, tag="ask_choices"):
    """Request the moves of a kind that is too numerous to be part of every position."""

    kind: Annotated[str, Meta(max_length=64)]


class AskHint(FromClient, frozen=True, tag="ask_hint"):
    """Request a strong bot's move; only for the single human player of a table, when they are to act."""


class SetSpeed(FromClient, frozen=True, tag="set_speed"):
    """Set the speed of a real-time game's clock; only for a table's single human player, while they are connected."""

    speed: Annotated[int, Meta(ge=0, le=100)]
    """Percent of real time; 0 stops the clock and everything that depends on it."""
    bots_paused: bool = False
    """Whether to pause the bots."""


ClientMessage = (
    Hello | Play | Chat | React | AskUndo | AnswerUndo | AnswerSeat | Ping | Echo | AskChoices | AskHint | SetSpeed
)


class FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    """A message from the server."""


class GameEntry(FromServer, frozen=True, tag="entry"):
    """A log entry, as the receiver may see it."""

    n: RecordNumber
    entry: int
    """The number in the game's log."""
    seat: Seat
    """The mover; -1 for an event of the game itself."""
    at: int
    """Milliseconds since the game began."""
    move: Any
    """`None` if the receiver may not see it."""
    events: tuple[Any, ...]
    narration: tuple[EventNarration, ...]
    """One for each event."""
    position: Position | None
    """The position after the move; `None` for missed entries."""
    id: MoveId | None = None
    """The id that the receiver gave the move, if it is theirs."""


class Undone(FromServer, frozen=True, tag="undone"):
    """Moves were undone."""

    n: RecordNumber
    entries: int
    """The number of entries kept."""
    by: Seat
    """The player who requested it."""
    position: Position | None


class Accepted(FromServer, frozen=True, tag="accepted"):
    """The move was played, stored and sent to everyone. Also the reply to a move id that was already played."""

    id: MoveId
    n: RecordNumber


class Refused(FromServer, frozen=True, tag="refused"):
    """The rules forbid the move; nothing has changed."""

    id: MoveId
    rule: str
    """The rule's id in the ledger."""
    reason: str
    """A code for programs, such as `box-full`."""
    phrase: Phrase
    """The reason as a message."""


class ChoiceList(FromServer, frozen=True, tag="choices"):
    """The requested moves of a kind."""

    n: RecordNumber
    """The position they belong to."""
    kind: str
    choices: tuple[Choice, ...]


class TurnRemark(FromServer, frozen=True, tag="remark"):
    """A remark on the costliest decision of the receiver's last turn; the first on a tie."""

    review: Any
    """The same review as in an analysis."""


class HintMessage(FromServer, frozen=True, tag="hint"):
    """A strong bot's move and its reasons."""

    n: RecordNumber
    """The position it belongs to."""
    move: Any
    """The move, ready to be sent; `None` if people make it by hand."""
    phrase: Phrase
    reasons: tuple[Phrase, ...]
    """Its average gains by the end of the turn or round, largest first."""


SocketErrorCode = Literal[
    "malformed",
    "too-fast",
    "not-seated",
    "not-playing",
    "stale",
    "no-undo",
    "not-now",
    "hello-first",
    "failed",
    "muted",
    "no-hints",
]


class SocketError(FromServer, frozen=True, tag="error"):
    """A message could not be handled. The socket stays open."""

    code: SocketErrorCode
    text: str
    """A message for developers; clients translate the code instead."""
    id: MoveId | None = None
    """The move it concerns."""


class Speed(FromServer, frozen=True, tag="speed"):
    """The speed of the table's clock has changed."""

    now: int
    """Milliseconds since the game began."""
    speed: int
    """Percent of real time."""
    bots_paused: bool
    """Whether bots are paused."""


class ChatLine(FromServer, frozen=True, tag="chat"):
    """A line of chat, or a notice."""

    number: int
    """The number of the line at this table."""
    seat: Seat | None
    name: str
    text: str
    at: int
    """Milliseconds since 1970."""
    kind: ChatKind = "said"
    """Other kinds are notices about the seat: `name` took it, left it or changed devices; `text` held it before.

    In a `rules` notice, `name` and `text` are the old and the new version of the rules.
    """


class Reacted(FromServer, frozen=True, tag="reaction"):
    """A reaction."""

    seat: Seat
    sign: Sign


class Presence(FromServer, frozen=True, tag="presence"):
    """The connected seats and the number of spectators."""

    seats: Seats
    spectators: int


class UndoStatus(FromServer, frozen=True, tag="undo"):
    """The status of an undo request; `by` is `None` when there is none."""

    by: Seat | None
    to: int
    """The number of entries to keep."""
    waiting: Seats
    """Players who have not answered yet."""


class SeatRequestStatus(FromServer, frozen=True, tag="seat_request"):
    """The status of a request to change a seat during the game; `seat` is `None` when there is none."""

    seat: Seat | None
    by: Seat | None
    """The requesting player; `None` for a guest without a seat."""
    name: str
    """The requester's name."""
    bot: str | None
    """The bot that would take the seat."""
    person: str | None
    """The person who would take the seat; if there is neither person nor bot, it would become free."""
    waiting: Seats
    """Players who have not answered yet."""


class TableChanged(FromServer, frozen=True, tag="table"):
    """The table has changed: its seats, its status or its rematch."""

    table: TableCard


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The reply to `hello`: everything needed to show the table."""

    table: TableCard
    seat: Seat | None
    """The receiver's seat; `None` for a spectator."""
    missed: tuple[GameEntry | Undone, ...]
    """Records in order. If they begin later than requested, find the earlier ones in the replay."""
    position: Position | None
    """`None` until the game starts."""
    chat: tuple[ChatLine, ...]
    """The last lines of chat."""
    presence: Presence
    held: tuple[Seat, ...] = ()
    """The seats of this device, if several people play on it."""


class Pong(FromServer, frozen=True, tag="pong"):
    """The reply to a ping. The table handles pings in order with moves."""

    id: MoveId
    now: int
    """The game's time in milliseconds on the server's clock; 0 before the game starts."""


class SeatPing(msgspec.Struct, frozen=True):
    """A player's round trip, as the server has measured it."""

    seat: Seat
    ping: int
    """Milliseconds."""


class Probe(FromServer, frozen=True, tag="probe"):
    """Measures the round trip of a real-time game's players, who answer with `echo`; and tells everyone's."""

    probe: int
    pings: tuple[SeatPing, ...]


ByeReason = Literal[
    "restart", "seat-taken", "flood", "too-slow", "no-table", "not-invited", "closed", "unavailable", "banned"
]


class Bye(FromServer, frozen=True, tag="bye"):
    """The last message before the server closes the socket."""

    reason: ByeReason


ServerMessage = (
    Welcome
    | GameEntry
    | Undone
    | Accepted
    | Refused
    | ChoiceList
    | HintMessage
    | TurnRemark
    | SocketError
    | Speed
    | ChatLine
    | Reacted
    | Presence
    | UndoStatus
    | SeatRequestStatus
    | TableChanged
    | Pong
    | Probe
    | Bye
)
