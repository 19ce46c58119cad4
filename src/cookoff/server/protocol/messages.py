"""What is said over a table's socket: two tagged unions, one for each direction. Every message is one JSON object."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from cookoff.engine import Phrase, Seat, Seats

from .positions import Choice, EventNarration, Position, RecordNumber
from .schemas import END, ChatKind, Code, Line, TableCard

MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+" + END)]
"""Chosen by the client, unlike all its others at this table; the same id is played once."""
Sign = Literal["clap", "laugh", "wow", "sad", "think", "hurry", "thanks", "heart"]


class FromClient(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something a client says."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message on a socket, and only that."""

    seen: RecordNumber | None = None
    """The last number this client saw: it gets what came after, of much the last. `None` asks for nothing."""
    invite: Code | None = None
    """Opens a table that is not public to somebody who does not sit there."""


class Play(FromClient, frozen=True, tag="play"):
    """A move of the own seat."""

    id: MoveId
    move: msgspec.Raw
    """One of the game's moves, such as `{"move": "Push", …}`."""
    on: RecordNumber | None = None
    """The number of the position the decision was made on. In a game of turns another position refuses the move."""
    remark: bool = False
    """The teacher is to say a word about the turn when it is over; for those who play with bots alone."""


class Chat(FromClient, frozen=True, tag="chat"):
    """Something said to everybody at the table."""

    text: Line


class React(FromClient, frozen=True, tag="react"):
    """A quick reaction; not kept."""

    sign: Sign


class AskUndo(FromClient, frozen=True, tag="ask_undo"):
    """Ask the others to take moves back."""

    to: RecordNumber | None = None
    """How many entries of the game shall remain; `None`: all before the own last move."""


class AnswerUndo(FromClient, frozen=True, tag="answer_undo"):
    """Agree to the undo that is asked for, or not. Who asked may take it back."""

    agree: bool


class AnswerSeat(FromClient, frozen=True, tag="answer_seat"):
    """Agree that a seat changes hands, or not. Who asked may take it back."""

    agree: bool


class Ping(FromClient, frozen=True, tag="ping"):
    """Ask for a sign of life: how long it takes is how late a move arrives."""

    id: MoveId
    """Chosen by the client; the answer repeats it."""


class AskChoices(FromClient, frozen=True, tag="ask_choices"):
    """Ask for the moves of a kind that has too many of them for every position."""

    kind: Annotated[str, Meta(max_length=64)]


class AskHint(FromClient, frozen=True, tag="ask_hint"):
    """Ask what a strong brain would do; for those who play with bots alone, and are to decide."""


class SetSpeed(FromClient, frozen=True, tag="set_speed"):
    """How fast the clock of a game in real time runs; for the only person at its table, as long as they are there."""

    speed: Annotated[int, Meta(ge=0, le=100)]
    """In percent of true time. 0: it stands, and so does everybody who goes by it."""
    alone: bool = False
    """Bots keep their hands off meanwhile."""


ClientMessage = Hello | Play | Chat | React | AskUndo | AnswerUndo | AnswerSeat | Ping | AskChoices | AskHint | SetSpeed


class FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    """Something the server says."""


class GameEntry(FromServer, frozen=True, tag="entry"):
    """A move was made, as the receiver may see it."""

    n: RecordNumber
    entry: int
    """Its number in the game's log."""
    seat: Seat
    """Who moved; -1 when something happened by itself."""
    at: int
    """Milliseconds since the game began."""
    move: Any
    """`None` if the receiver may not see it."""
    events: tuple[Any, ...]
    narration: tuple[EventNarration, ...]
    """One for each event."""
    position: Position | None
    """How it stands now; `None` in what was missed."""
    id: MoveId | None = None
    """What the receiver called this move, if it is theirs."""


class Undone(FromServer, frozen=True, tag="undone"):
    """Moves were taken back by agreement."""

    n: RecordNumber
    entries: int
    """How many entries remain."""
    by: Seat
    """Who asked."""
    position: Position | None


class Accepted(FromServer, frozen=True, tag="accepted"):
    """The move is made, written down, and everybody was told. Also the answer to an id that came before."""

    id: MoveId
    n: RecordNumber


class Refused(FromServer, frozen=True, tag="refused"):
    """The rules forbid the move; nothing has changed."""

    id: MoveId
    rule: str
    """The rule's number in the ledger."""
    reason: str
    """For programs, such as `box-full`."""
    phrase: Phrase
    """Why."""


class ChoiceList(FromServer, frozen=True, tag="choices"):
    """The moves of a kind that were asked for."""

    n: RecordNumber
    """The position they belong to."""
    kind: str
    choices: tuple[Choice, ...]


class TurnRemark(FromServer, frozen=True, tag="remark"):
    """What the teacher says of the receiver's turn that is over: of what gave most away in it, or of its beginning."""

    verdict: Any
    """As in an analysis."""


class HintMessage(FromServer, frozen=True, tag="hint"):
    """What a strong brain would do, and why."""

    n: RecordNumber
    """The position it belongs to."""
    move: Any
    """Ready to be sent; `None` if people make it with their own hands."""
    phrase: Phrase
    reasons: tuple[Phrase, ...]
    """What it brings by the end of the turn or round, on the mean; what counts most first."""


SocketErrorCode = Literal[
    "malformed",
    "too-fast",
    "not-seated",
    "not-playing",
    "stale",
    "no-undo",
    "not-the-time",
    "hello-first",
    "failed",
    "muted",
    "no-hints",
]


class SocketError(FromServer, frozen=True, tag="problem"):
    """A message could not be used. The socket stays open."""

    code: SocketErrorCode
    text: str
    """For developers; clients word the code themselves."""
    id: MoveId | None = None
    """The move it is about."""


class Speed(FromServer, frozen=True, tag="speed"):
    """How fast the table's clock runs from now on."""

    now: int
    """Milliseconds since the game began."""
    speed: int
    """In percent of true time."""
    alone: bool
    """Bots keep their hands off."""


class ChatLine(FromServer, frozen=True, tag="chat"):
    """Somebody said something."""

    number: int
    """Counts what was said at this table."""
    seat: Seat | None
    name: str
    text: str
    at: int
    """Milliseconds since 1970."""
    kind: ChatKind = "said"
    """What is not `said` tells of the seat: who is named has it now, left it, or changed the device. `text` had it."""


class Reacted(FromServer, frozen=True, tag="reaction"):
    """Somebody reacted."""

    seat: Seat
    sign: Sign


class Presence(FromServer, frozen=True, tag="here"):
    """Who is connected."""

    seats: Seats
    spectators: int


class UndoStatus(FromServer, frozen=True, tag="undo"):
    """Where an undo stands; `by` is `None` when none is asked for any more."""

    by: Seat | None
    to: int
    """How many entries would remain."""
    waiting: Seats
    """Who has not answered yet."""


class SeatRequestStatus(FromServer, frozen=True, tag="seat_asked"):
    """Somebody asks that a seat changes hands in play; `seat` is `None` when nothing is asked any more."""

    seat: Seat | None
    by: Seat | None
    """Who asks; `None`: somebody who does not sit at the table."""
    name: str
    """What they are called."""
    bot: str | None
    """The bot that would play there."""
    sits: str | None
    """The person who would; neither: the seat would be free."""
    waiting: Seats
    """Who has not answered yet."""


class TableChanged(FromServer, frozen=True, tag="table"):
    """Somebody sat down or left, the game began or ended, there is a rematch."""

    table: TableCard


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The answer to `hello`: all that is needed to show the table."""

    table: TableCard
    seat: Seat | None
    """The receiver's seat; `None`: a spectator."""
    missed: tuple[GameEntry | Undone, ...]
    """In order. Where it begins later than was asked for, what came before is in the replay."""
    position: Position | None
    """`None` until the game starts."""
    chat: tuple[ChatLine, ...]
    """The last things said."""
    here: Presence


class Pong(FromServer, frozen=True, tag="pong"):
    """The answer to a ping. It waits its turn at the table, as a move does."""

    id: MoveId
    now: int
    """Milliseconds since the game began, by the server's clock; 0 before it starts."""


ByeReason = Literal[
    "restart", "seat-taken", "flood", "too-slow", "no-table", "not-invited", "closed", "set-aside", "barred"
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
    | Bye
)
