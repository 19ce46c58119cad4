"""Guided first games: a short match that stands in its room, told again to somebody who makes its moves.

The page asks for all of it at once, and lets its reader make the moves of the first seat with their own hands. No table
is opened for it, nothing is drawn anew, and nothing is kept.
"""

import msgspec

from cookoff.engine import BadInput, fold
from cookoff.engine.log import parse
from cookoff.server.protocol.errors import Complaint
from cookoff.server.protocol.messages import Happened, Here, Welcome
from cookoff.server.protocol.schemas import NoClock
from cookoff.server.runtime.environment import World
from cookoff.server.runtime.games.catalogue import LESSON, Catalogue, Served
from cookoff.server.runtime.games.history import ENTRY
from cookoff.server.runtime.games.live_game import Made, Sitting
from cookoff.server.storage.records import Record

from .cached_pages import Page, Pages
from .staged_tables import staged

LEARNER = 0


class Lessons:
    """Guided first games, each made ready once."""

    def __init__(self, catalogue: Catalogue, world: World, pages: Pages) -> None:
        self._catalogue = catalogue
        self._world = world
        self._pages = pages

    async def read(self, game_id: str) -> Page:
        """What the learner is told, as `lesson` has it. Complains about a game without one."""
        served = self._catalogue.own(game_id)
        if not self._catalogue.card(game_id).lesson:
            raise Complaint(404, "no-lesson", f"{game_id} has no guided first game")
        await served.prepare()
        return await self._pages.read(("lesson", game_id), lambda: lesson(served, self._world))


def lesson(served: Served, world: World) -> bytes:
    """What the learner's seat is told of the whole match: a `welcome`, then every `entry`, as a list of messages."""
    home = served.room
    data = (home.home / LESSON).read_bytes()
    log = parse(data, f"{home.id}/{LESSON}")
    if log.header.components != served.hash:
        raise BadInput(f"{home.id}/{LESSON}: the box has changed since; write it anew")
    header, *lines = data.splitlines(keepends=True)
    sitting = Sitting.open_again(served, [Record(0, "header", -1, None, header)], NoClock(), world)
    card = staged(served, "lesson", log.header.seats, LEARNER, "beginner", msgspec.json.decode(log.header.options))
    told: list[Welcome | Happened] = [
        Welcome(card, LEARNER, (), sitting.position(LEARNER, 0), (), Here((LEARNER,), 0)),
    ]
    for step, line in zip(fold(served.game, log, sitting.match.state), lines, strict=True):
        sitting.n += 1
        made = Made(Record(sitting.n, ENTRY, step.entry.seat, None, line), step)
        told.append(sitting.telling(made, step.entry.at)(LEARNER))
    return msgspec.json.encode(told)
