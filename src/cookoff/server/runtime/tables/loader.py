"""A game that slept, read from the database: from its beginning, or from how it stood once."""

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar

import msgspec

from cookoff.engine import BadInput
from cookoff.server.runtime.environment import World
from cookoff.server.runtime.games.catalogue import Served
from cookoff.server.runtime.games.history import ENTRY
from cookoff.server.runtime.games.live_game import Checkpoint, Sitting
from cookoff.server.storage.records import TableRow
from cookoff.server.storage.repository import Shelf

log = logging.getLogger(__name__)

T = TypeVar("T")

LONG = 60
"""With so many records a game is opened beside the event loop."""
EVERY = 500
"""Records after which it is written down again how a game stands."""
RECENT = 2000
"""So many records back a move that is sent again is known by its id."""


async def load_sitting(shelf: Shelf, table: TableRow, served: Served, world: World) -> tuple[Sitting, int]:
    """The game as it stands, and the number of the record at which that was last written down."""
    data = await shelf.checkpoint(table.id)
    if data is not None:
        try:
            stood = msgspec.json.decode(data, type=Checkpoint)
            return await _go_on(shelf, table, served, world, stood), stood.n
        except (BadInput, msgspec.DecodeError) as error:
            # The records are the truth. A version with other structs reads them as far as it can.
            log.warning("how the game stood cannot be read: %s", error, extra={"table": table.id})
    records = await shelf.records(table.id)
    sitting = await beside(lambda: Sitting.open_again(served, records, table.clock, world), len(records) > LONG)
    sitting.ids = {
        (record.seat, record.move_id): record.n for record in records if record.move_id and record.kind == ENTRY
    }
    return sitting, 0


async def _go_on(shelf: Shelf, table: TableRow, served: Served, world: World, stood: Checkpoint) -> Sitting:
    (header,) = await shelf.records(table.id, until=0)
    since = await shelf.records(table.id, after=stood.n)
    ids = await shelf.move_ids(table.id, stood.n - RECENT)
    sitting = await beside(lambda: Sitting.open_at(served, stood, header, since, table.clock, world), len(since) > LONG)
    sitting.ids = ids
    return sitting


async def beside(work: Callable[[], T], long: bool) -> T:
    """Do work that may take long in a thread; other tables go on meanwhile."""
    return await asyncio.to_thread(work) if long else work()
