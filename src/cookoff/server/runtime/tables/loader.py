"""Loads an unloaded game from the database: from its beginning or from its checkpoint."""

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar

import msgspec

from cookoff.engine import BadInput
from cookoff.server.runtime.environment import Environment
from cookoff.server.runtime.games.catalogue import LoadedGame
from cookoff.server.runtime.games.history import ENTRY
from cookoff.server.runtime.games.live_game import Checkpoint, LiveGame
from cookoff.server.storage.records import TableRecord
from cookoff.server.storage.repository import Repository

log = logging.getLogger(__name__)

T = TypeVar("T")

LONG = 60
"""A game with more records than this is loaded in a thread."""
EVERY = 500
"""The number of records between checkpoints."""
RECENT = 2000
"""Ids of resent moves are remembered for this many records before the checkpoint."""


async def load_live_game(
    repository: Repository, table: TableRecord, loaded: LoadedGame, environment: Environment
) -> tuple[LiveGame, int]:
    """Return the current game and the number of the record at its last checkpoint."""
    data = await repository.checkpoint(table.id)
    if data is not None:
        try:
            stood = msgspec.json.decode(data, type=Checkpoint)
            return await _go_on(repository, table, loaded, environment, stood), stood.n
        except (BadInput, msgspec.DecodeError) as error:
            # The records are authoritative. A version with other structs reads them as far as it can.
            log.warning("the saved position cannot be read: %s", error, extra={"table": table.id})
    records = await repository.records(table.id)
    live_game = await beside(
        lambda: LiveGame.open_again(loaded, records, table.clock, environment), len(records) > LONG
    )
    live_game.ids = {
        (record.seat, record.move_id): record.n for record in records if record.move_id and record.kind == ENTRY
    }
    return live_game, 0


async def _go_on(
    repository: Repository, table: TableRecord, loaded: LoadedGame, environment: Environment, stood: Checkpoint
) -> LiveGame:
    (header,) = await repository.records(table.id, until=0)
    since = await repository.records(table.id, after=stood.n)
    ids = await repository.move_ids(table.id, stood.n - RECENT)
    live_game = await beside(
        lambda: LiveGame.open_at(loaded, stood, header, since, table.clock, environment), len(since) > LONG
    )
    live_game.ids = ids
    return live_game


async def beside(work: Callable[[], T], long: bool) -> T:
    """Run work in a thread if it may take long, so that other tables continue."""
    return await asyncio.to_thread(work) if long else work()
