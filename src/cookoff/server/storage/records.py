"""Rows of the database as structs."""

import msgspec

from cookoff.server.protocol.schemas import ChatKind, Clock, SeatCard, Status, TableCard


class GuestRecord(msgspec.Struct, frozen=True):
    """A guest as the server knows them."""

    id: str
    name: str
    colour: str


class SeatRecord(msgspec.Struct):
    """A seat and who holds it."""

    seat: int
    name: str
    colour: str | None = None
    guest_id: str | None = None
    bot: str | None = None
    key: bytes | None = None

    def card(self) -> SeatCard:
        """What is public about it."""
        return SeatCard(self.seat, self.name, self.colour, self.guest_id is not None, self.bot)

    @property
    def free(self) -> bool:
        """Nobody sits there, no bot either."""
        return self.guest_id is None and self.bot is None


class TableRecord(msgspec.Struct):
    """A table as it is stored, with its seats."""

    id: str
    game: str
    players: int
    options: str
    """JSON."""
    components: str
    public: bool
    invite_hash: bytes | None
    host: int
    clock: Clock
    status: Status
    created_at: int
    started_at: int | None
    ended_at: int | None
    next: str | None
    closed: str | None
    """Why nobody plays there any more, though the game is not over."""
    seats: list[SeatRecord]

    def card(self) -> TableCard:
        """What is public about it."""
        return TableCard(
            id=self.id,
            game=self.game,
            players=self.players,
            options=msgspec.json.decode(self.options),
            components=self.components,
            public=self.public,
            clock=self.clock,
            status=self.status,
            seats=tuple(seat.card() for seat in self.seats),
            host=self.host,
            created_at=self.created_at,
            started_at=self.started_at,
            ended_at=self.ended_at,
            next=self.next,
        )

    @property
    def over(self) -> bool:
        """Whether nobody plays there any more: what was hidden may be shown."""
        return self.status in {Status.FINISHED, Status.CLOSED}

    def seat_of(self, guest_id: str | None) -> SeatRecord | None:
        """Where that guest sits."""
        if guest_id is None:
            return None
        return next((seat for seat in self.seats if seat.guest_id == guest_id), None)


class LogRecord(msgspec.Struct, frozen=True):
    """Something written down at a table: the header, an entry, an undo."""

    n: int
    kind: str
    seat: int
    move_id: str | None
    line: bytes


class UndoRecord(msgspec.Struct, frozen=True):
    """The line of an undo."""

    to: int
    """How many entries remain."""
    by: int


class ChatRecord(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int
    guest_id: str | None = None
    """Whose line it is."""
    kind: ChatKind = "said"
