"""Database rows as structs."""

import msgspec

from cookoff.server.protocol.schemas import ChatKind, Clock, SeatCard, Status, TableCard


class GuestRecord(msgspec.Struct, frozen=True):
    """A guest."""

    id: str
    name: str
    colour: str
    beside: tuple[str, ...] = ()
    """The ids of the guests who play on the same device."""

    @property
    def device(self) -> frozenset[str]:
        """The ids of everyone who plays on this guest's device."""
        return frozenset((self.id, *self.beside))


class SeatRecord(msgspec.Struct):
    """A seat and its player."""

    seat: int
    name: str
    colour: str | None = None
    guest_id: str | None = None
    bot: str | None = None
    key: bytes | None = None

    def card(self) -> SeatCard:
        """Return the seat's public data."""
        return SeatCard(self.seat, self.name, self.colour, self.guest_id is not None, self.bot)

    @property
    def free(self) -> bool:
        """Whether neither a person nor a bot sits there."""
        return self.guest_id is None and self.bot is None


class TableRecord(msgspec.Struct):
    """A table with its seats."""

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
    """Why the table was closed before its game was over."""
    seats: list[SeatRecord]
    party_id: str | None = None
    """The party that plays there."""
    opened_by: str | None = None
    opened_from: bytes | None = None
    by_address: bool = False
    """Whether the table's address alone lets people in."""

    def turns(self, guest_id: str | None) -> tuple[str, str, str]:
        """Return whose turn it is when a worker process does something for a guest at the table."""
        who = guest_id or self.id
        return (self.opened_from.hex() if self.opened_from else who, who, self.id)

    def card(self) -> TableCard:
        """Return the table's public data."""
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
            party=self.party_id,
            by_address=self.by_address,
        )

    @property
    def over(self) -> bool:
        """Whether nobody plays there any more, so that hidden information may be shown."""
        return self.status in {Status.FINISHED, Status.CLOSED}

    def seat_of(self, guest_id: str | None) -> SeatRecord | None:
        """Return the guest's seat."""
        if guest_id is None:
            return None
        return next((seat for seat in self.seats if seat.guest_id == guest_id), None)

    def seats_on(self, guest: GuestRecord | None) -> list[SeatRecord]:
        """Return the seats of everyone who plays on the guest's device."""
        return [] if guest is None else [seat for seat in self.seats if seat.guest_id in guest.device]


class LogRecord(msgspec.Struct, frozen=True):
    """A record of a table's log: the header, an entry or an undo."""

    n: int
    kind: str
    seat: int
    move_id: str | None
    line: bytes


class UndoRecord(msgspec.Struct, frozen=True):
    """The line of an undo."""

    to: int
    """The number of entries kept."""
    by: int


class ChatRecord(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int
    guest_id: str | None = None
    """The author."""
    kind: ChatKind = "said"
