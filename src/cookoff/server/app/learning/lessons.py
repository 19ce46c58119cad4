"""Guided first games: a short recorded match from the room, replayed by the learner.

The client fetches the whole match at once and lets the learner make the first seat's moves. There is no table, no new
randomness, and nothing is stored.
"""

import msgspec

from cookoff.engine import BadInput, fold
from cookoff.engine.log import parse
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.messages import GameEntry, Presence, Welcome
from cookoff.server.protocol.schemas import NoClock
from cookoff.server.runtime.environment import Environment
from cookoff.server.runtime.games.catalogue import LESSON, Catalogue, LoadedGame
from cookoff.server.runtime.games.history import ENTRY
from cookoff.server.runtime.games.live_game import LiveGame, PlayedMove
from cookoff.server.storage.records import LogRecord

from .cached_pages import CachedPage, PageCache
from .staged_tables import staged_table_card

LEARNER = 0


class Lessons:
    """Guided first games, each built once."""

    def __init__(self, catalogue: Catalogue, environment: Environment, pages: PageCache) -> None:
        self._catalogue = catalogue
        self._environment = environment
        self._pages = pages

    async def read(self, game_id: str) -> CachedPage:
        """Return the messages of `lesson`. Raises `ApiError` if the game has no lesson."""
        loaded = self._catalogue.own(game_id)
        if not self._catalogue.card(game_id).lesson:
            raise ApiError(404, "no-lesson", f"{game_id} has no guided first game")
        await loaded.prepare()
        return await self._pages.read(("lesson", game_id), lambda: lesson(loaded, self._environment))


def lesson(loaded: LoadedGame, environment: Environment) -> bytes:
    """Return the learner's messages for the whole match as a JSON list: a `welcome`, then every `entry`."""
    home = loaded.room
    data = (home.home / LESSON).read_bytes()
    log = parse(data, f"{home.id}/{LESSON}")
    if log.header.components != loaded.hash:
        raise BadInput(f"{home.id}/{LESSON}: the components have changed since; run `python -m tools.lessons`")
    header, *lines = data.splitlines(keepends=True)
    live_game = LiveGame.open_again(loaded, [LogRecord(0, "header", -1, None, header)], NoClock(), environment)
    card = staged_table_card(
        loaded, "lesson", log.header.seats, LEARNER, "beginner", msgspec.json.decode(log.header.options)
    )
    messages: list[Welcome | GameEntry] = [
        Welcome(card, LEARNER, (), live_game.position(LEARNER, 0), (), Presence((LEARNER,), 0)),
    ]
    for step, line in zip(fold(loaded.game, log, live_game.match.state), lines, strict=True):
        live_game.n += 1
        made = PlayedMove(LogRecord(live_game.n, ENTRY, step.entry.seat, None, line), step)
        messages.append(live_game.telling(made, step.entry.at)(LEARNER))
    return msgspec.json.encode(messages)
