"""What is said over a table's socket: two tagged unions, one for each direction. Every message is one JSON object."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from cookoff.engine import Outcome, Seat, Seats

from .cards import Code, Line, TableCard

MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""Chosen by the client, unlike all its others at this table; the same id is played once."""
RecordNumber = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""Counts everything that was written down at a table, undone or not. 0 is the set-up; it only grows."""
Sign = Literal["clap", "laugh", "wow", "sad", "think", "hurry", "thanks", "heart"]


class FromClient(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something a client says."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message on a socket, and only that."""

    seen: RecordNumber | None = None
    """The last number this client saw: it gets what came after. 0 asks for everything, `None` for nothing."""
    invite: Code | None = None
    """Opens a table that is not public to somebody who does not sit there."""


class Play(FromClient, frozen=True, tag="play"):
    """A move of the own seat."""

    id: MoveId
    move: msgspec.Raw
    """One of the game's moves, such as `{"move": "Push", …}`."""
    on: RecordNumber | None = None
    """The number of the position the decision was made on. In a game of turns another position refuses the move."""


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


class Ping(FromClient, frozen=True, tag="ping"):
    """Ask for a sign of life: how long it takes is how late a move arrives."""

    id: MoveId
    """Chosen by the client; the answer repeats it."""


ClientMessage = Hello | Play | Chat | React | AskUndo | AnswerUndo | Ping


class FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    """Something the server says."""


class Choices(msgspec.Struct, frozen=True):
    """What a seat may do now."""

    discrete: tuple[Any, ...]
    """Every discrete move, ready to be sent."""
    continuous: bool
    """Whether the game takes moves with continuous parts as well, such as throws of any strength."""


class Time(msgspec.Struct, frozen=True):
    """How long a seat has left, in milliseconds, at the moment of the position."""

    seat: Seat
    left: int
    running: bool


class Position(msgspec.Struct, frozen=True):
    """How the game stands, through the receiver's eyes."""

    n: RecordNumber
    entries: int
    """How many entries the game has, undone ones not counted."""
    now: int
    """Milliseconds since the game began, by the server's clock."""
    view: Any
    to_act: Seats
    moves: Choices | None
    """What the receiver may do; `None` if nothing."""
    outcome: Outcome | None
    undo_to: int | None
    """The fewest entries an undo may leave; `None` if nothing can be undone."""
    times: tuple[Time, ...]
    """Empty without a clock."""


class Happened(FromServer, frozen=True, tag="entry"):
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
    position: Position | None
    """How it stands now; `None` in what was missed."""


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
    """The key of the wording."""
    facts: dict[str, int | str]


ProblemCode = Literal[
    "malformed", "too-fast", "not-seated", "not-playing", "stale", "no-undo", "not-the-time", "hello-first", "failed"
]


class Problem(FromServer, frozen=True, tag="problem"):
    """A message could not be used. The socket stays open."""

    code: ProblemCode
    text: str
    """For developers; clients word the code themselves."""
    id: MoveId | None = None
    """The move it is about."""


class Said(FromServer, frozen=True, tag="chat"):
    """Somebody said something."""

    number: int
    """Counts what was said at this table."""
    seat: Seat | None
    name: str
    text: str
    at: int
    """Milliseconds since 1970."""


class Reacted(FromServer, frozen=True, tag="reaction"):
    """Somebody reacted."""

    seat: Seat
    sign: Sign


class Here(FromServer, frozen=True, tag="here"):
    """Who is connected."""

    seats: Seats
    spectators: int


class UndoAsked(FromServer, frozen=True, tag="undo"):
    """Where an undo stands; `by` is `None` when none is asked for any more."""

    by: Seat | None
    to: int
    """How many entries would remain."""
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
    missed: tuple[Happened | Undone, ...]
    position: Position | None
    """`None` until the game starts."""
    chat: tuple[Said, ...]
    """The last things said."""
    here: Here


class Pong(FromServer, frozen=True, tag="pong"):
    """The answer to a ping. It waits its turn at the table, as a move does."""

    id: MoveId
    now: int
    """Milliseconds since the game began, by the server's clock; 0 before it starts."""


class Bye(FromServer, frozen=True, tag="bye"):
    """The last message before the server closes the socket."""

    reason: Literal["restart", "seat-taken", "flood", "too-slow", "no-table", "not-invited"]


ServerMessage = (
    Welcome
    | Happened
    | Undone
    | Accepted
    | Refused
    | Problem
    | Said
    | Reacted
    | Here
    | UndoAsked
    | TableChanged
    | Pong
    | Bye
)
