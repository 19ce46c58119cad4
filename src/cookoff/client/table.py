"""A seat at a table: what happens there, and the moves you make."""

from collections.abc import Iterator
from contextlib import ExitStack
from secrets import token_urlsafe
from time import monotonic, sleep
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from cookoff.engine import BadInput, Move, Notation, Room, Tempo, room
from cookoff.engine.core.codec import Codec
from cookoff.server.protocol.messages import (
    Accepted,
    Bye,
    Chat,
    GameEntry,
    Hello,
    Play,
    Refused,
    ServerMessage,
    SocketError,
    TableChanged,
    Undone,
    Welcome,
)
from cookoff.server.protocol.positions import Position
from cookoff.server.protocol.schemas import Seating

FINAL = 4000
"""Close codes from here on say that coming back is of no use."""
TRY_AGAIN = 0.2
"""Seconds before a lost connection, or a move that came too fast, is tried again."""
PATIENCE = 60.0
"""How long a lost server is waited for."""
_DECODER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class Closed(BadInput):
    """The server has closed the connection for good, or was not found again."""


class Table:
    """A connection to a table of a game of turns. It comes back after a lost connection, and no move is lost or made
    twice."""

    def __init__(self, address: str, cookie: str, seating: Seating) -> None:
        """`Client` makes these. Raises `BadInput` for a game that is not installed or has other components."""
        self.card = seating.table
        self.invite = seating.invite
        self.seat = seating.seat
        self.position: Position | None = None
        """The game as you see it; `None` until it starts."""
        self.room: Room = room(self.card.game)
        self.game = self.room.load(None)
        if self.game.components_hash != self.card.components:
            raise BadInput(f"this table plays {self.card.game} with components or a release that is not installed")
        if self.game.tempo is Tempo.REAL_TIME:
            raise BadInput(f"{self.card.game} is played in real time; this client plays games of turns")
        self.notation = Notation(self.game)
        self._codec = Codec(self.game)
        self._url = f"ws{address.removeprefix('http')}/api/tables/{self.card.id}/socket"
        self._cookie = cookie
        self._connection = ExitStack()
        self._socket: ClientConnection | None = None
        self._bye: Bye | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Disconnect; the seat stays yours."""
        self._connection.close()
        self._socket = None

    @property
    def view(self) -> Any:
        """What you see, as the game's struct. Raises `BadInput` before the game starts."""
        if self.position is None:
            raise BadInput("the game has not started")
        return self._codec.view(msgspec.json.encode(self.position.view))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.position is not None and self.position.outcome is not None

    def turns(self) -> Iterator[Position]:
        """Wait for your turns: each position in which you are to act, until the game is over."""
        seen = -1
        while not self.is_over:
            position = self.position
            if position is not None and position.moves is not None and position.n > seen:
                seen = position.n
                yield position
            else:
                self.receive()

    def play(self, move: Move, on: int | None = None) -> Accepted | Refused | None:
        """Make a move. With `on`, the number of a position, it counts only there: `None` if the game has gone on."""
        message = Play(token_urlsafe(12), msgspec.Raw(msgspec.json.encode(move)), on)
        self._send(message)
        while True:
            answer = self.receive(on_return=message)
            if not isinstance(answer, Accepted | Refused | SocketError) or answer.id != message.id:
                continue
            if not isinstance(answer, SocketError):
                return answer
            if answer.code == "stale":
                return None
            if answer.code not in ("failed", "too-fast"):
                raise BadInput(f"{answer.code}: {answer.text}")
            sleep(TRY_AGAIN)
            self._send(message)

    def say(self, text: str) -> None:
        """Send a line of chat."""
        self._send(Chat(text))

    def receive(self, seconds: float | None = None, on_return: Play | None = None) -> ServerMessage | None:
        """The next message; `None` if there is none in this time. After a lost connection `on_return` is sent again."""
        try:
            text = self._connected().recv(timeout=seconds)
        except TimeoutError:
            return None
        except ConnectionClosed as error:
            self._socket = None
            if error.rcvd is not None and error.rcvd.code >= FINAL:
                raise Closed(f"the server closed the table: {self._bye.reason if self._bye else error}") from error
            if on_return is not None:
                self._send(on_return)
            return None
        message = _DECODER.decode(text)
        self._see(message)
        return message

    def _see(self, message: ServerMessage) -> None:
        match message:
            case Welcome():
                self.card, self.seat = message.table, message.seat
                self.position = message.position or self.position
            case GameEntry() | Undone():
                self.position = message.position or self.position
            case TableChanged():
                self.card = message.table
            case Bye():
                self._bye = message
            case _:
                pass

    def _send(self, message: Hello | Play | Chat) -> None:
        text = msgspec.json.encode(message).decode()
        while True:
            try:
                self._connected().send(text)
                return
            except ConnectionClosed:
                self._socket = None

    def _connected(self) -> ClientConnection:
        give_up = monotonic() + PATIENCE
        while self._socket is None:
            try:
                self._connection.close()
                socket = self._connection.enter_context(
                    connect(self._url, additional_headers={"Cookie": self._cookie}, max_size=None)
                )
                hello = Hello(self.position.n if self.position else None, self.invite)
                socket.send(msgspec.json.encode(hello).decode())
                self._see(_DECODER.decode(socket.recv()))
                self._socket = socket
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
                if monotonic() > give_up:
                    raise Closed(f"no connection to {self._url}: {error}") from error
                sleep(TRY_AGAIN)
        return self._socket
