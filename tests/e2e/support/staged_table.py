"""A table whose positions the test chooses: everything is real except the socket."""

import json
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from cookoff.engine import AnyGame, Event, Seat, encode, rooms
from cookoff.server.protocol.messages import GameEntry, Presence, Welcome
from cookoff.server.protocol.positions import Position, Time
from cookoff.server.protocol.schemas import NoClock, SeatCard, Status, TableCard
from cookoff.server.runtime.games.catalogue import LoadedGame
from cookoff.server.runtime.games.narration import choices, narrate_events, question
from tests.e2e.support.browser import Visitor

NAMES = ("Aki", "Hana", "Kenji", "Yuna")


class StagedTable:
    """One seat's table on a visitor's page. It records moves and rejects them as stale."""

    def __init__(self, visitor: Visitor, game: AnyGame, room: str, players: int, seat: Seat = 0) -> None:
        self.visitor = visitor
        self.game = game
        self.seat = seat
        self._loaded = LoadedGame(rooms()[room], game, None)
        self.sent: list[Any] = []
        self._socket: WebSocketRoute | None = None
        self._n = 1
        cards = visitor.context.request.get(f"http://{visitor.address}/api/games").json()
        self._card = TableCard(
            id="stage",
            game=room,
            players=players,
            options={},
            components=next(card["components"] for card in cards if card["id"] == room),
            public=True,
            clock=NoClock(),
            status=Status.PLAYING,
            seats=tuple(
                SeatCard(number, NAMES[number], None, number == seat, None if number == seat else "greedy")
                for number in range(players)
            ),
            host=0,
            created_at=0,
            started_at=0,
            ended_at=None,
            next=None,
        )

    def open(self, state: Any, times: tuple[Time, ...] = ()) -> None:
        """Open the table at this position."""
        here = Presence((self.seat,), 0)
        welcome = Welcome(self._card, self.seat, (), self._position(state, times), (), here)

        def connect(socket: WebSocketRoute) -> None:
            self._socket = socket
            socket.on_message(lambda message: self._hear(json.loads(message), welcome))

        self.visitor.page.route_web_socket("**/api/tables/stage/socket", connect)
        self.visitor.goto("/t/stage")
        self.visitor.page.wait_for_selector("[data-testid=board]")

    def show(self, state: Any, *events: Event, times: tuple[Time, ...] = (), at: int = 0) -> None:
        """Move on to this position by these events, and wait until the page shows it."""
        self.tell(state, *events, times=times, at=at)
        self.visitor.page.wait_for_selector(f"[data-position='{self._n}']")

    def tell(self, state: Any, *events: Event, times: tuple[Time, ...] = (), at: int = 0) -> None:
        """Send the next position, at this many milliseconds of the game, without waiting."""
        self._n += 1
        sent = tuple(msgspec.Raw(encode(event)) for event in events)
        narration, position = narrate_events(self._loaded, events), self._position(state, times, at)
        self._say(GameEntry(self._n, self._n, -1, at, None, sent, narration, position))

    def _position(self, state: Any, times: tuple[Time, ...], at: int = 0) -> Position:
        to_act = self.game.to_act(state)
        view = self.game.view(state, self.seat)
        moves = self.game.moves(state, self.seat).discrete if self.seat in to_act else None
        return Position(
            n=self._n,
            entries=self._n,
            now=at,
            view=msgspec.Raw(encode(view)),
            question=question(self._loaded, view),
            to_act=to_act,
            moves=None if moves is None else choices(self._loaded, view, moves, continuous=False),
            outcome=None if to_act else self.game.outcome(state),
            undo_to=None,
            times=times,
        )

    def _hear(self, message: Any, welcome: Welcome) -> None:
        if message["type"] == "hello":
            self._say(welcome)
        elif message["type"] == "play":
            self.sent.append(message["move"])
            self._say({"type": "error", "code": "stale", "text": "", "id": message["id"]})

    def _say(self, message: Any) -> None:
        assert self._socket is not None
        self._socket.send(msgspec.json.encode(message).decode())
