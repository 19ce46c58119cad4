"""Table cards for lessons and puzzles, which use table messages without a real table."""

from collections.abc import Sequence
from typing import Any

from cookoff.engine import Seat
from cookoff.server.protocol.schemas import NoClock, SeatCard, Status, TableCard
from cookoff.server.runtime.games.catalogue import LoadedGame


def staged_table_card(
    loaded: LoadedGame, name: str, seats: Sequence[str], own: Seat, bot: str, options: dict[str, Any]
) -> TableCard:
    """Return the card of a staged table: the learner has one seat and bots the others."""
    return TableCard(
        id=name,
        game=loaded.room.id,
        players=len(seats),
        options=options,
        components=loaded.hash,
        public=False,
        clock=NoClock(),
        status=Status.PLAYING,
        seats=tuple(
            SeatCard(seat, called, None, seat == own, None if seat == own else bot) for seat, called in enumerate(seats)
        ),
        host=own,
        created_at=0,
        started_at=0,
        ended_at=None,
        next=None,
    )
