"""Hints and remarks for whoever plays with bots alone: what a strong brain would do, and how good a turn was."""

import asyncio
import logging

import msgspec

from cookoff.engine import Phrase, Seat, encode
from cookoff.server.app.learning.analysis_tasks import HintMatter, TurnMatter, give_hint, give_remark
from cookoff.server.protocol.messages import Hinted, Problem, Remarked
from cookoff.server.protocol.schemas import Status
from cookoff.server.runtime.tables.actor import Owner
from cookoff.server.runtime.tables.connections import Link, send
from cookoff.server.runtime.worker_pool import Failed, TooLong

log = logging.getLogger(__name__)

PATIENCE = 4
"""A hint may wait for its turn and be thought of so many times as long as a bot's move: nothing else waits for it."""


class _Hint(msgspec.Struct):
    move: msgspec.Raw
    phrase: Phrase
    reasons: tuple[Phrase, ...]


def ask(owner: Owner, link: Link) -> None:
    """Somebody wants a hint: it is thought of elsewhere, one at a time, and sent when it is there."""
    seat, sitting = owner.links.seat_of(link.id), owner.sitting
    if seat is None:
        return send(link, Problem("not-seated", "spectators decide nothing"))
    if sitting is None or owner.table.status is not Status.PLAYING:
        return send(link, Problem("not-playing", "nothing is to be decided"))
    if not _taught(owner, seat):
        return send(link, Problem("no-hints", "hints are for those who play with bots alone, in turns"))
    if seat not in sitting.to_act or owner.hinting:
        return send(link, Problem("not-the-time", "one hint at a time, and only for who is to decide"))
    served = owner.served
    matter = HintMatter(served.room.id, served.hash, served.toml, owner.table.players, seat, encode(sitting.view(seat)))
    task = asyncio.create_task(_think(owner, link, sitting.n, matter))
    owner.hinting.add(task)
    task.add_done_callback(owner.hinting.discard)
    return None


class Watched:
    """A turn about which somebody wants to hear a word: made before a decision, it goes on after it."""

    def __init__(self, owner: Owner, seat: Seat) -> None:
        sitting = owner.sitting
        self._owner, self._seat = owner, seat
        self._entries = sitting.entries if sitting is not None else 0
        self._seen: bytes | None = None
        if sitting is not None and _taught(owner, seat) and seat in sitting.to_act:
            moves = sitting.moves(seat)
            if moves.box is not None or len(moves.discrete) > 1:
                self._seen = encode(sitting.view(seat))

    def go_on(self, link: Link, move: bytes) -> None:
        """The move was made. When others are to act, the word is thought of elsewhere, and said when it is there."""
        owner, seat, sitting = self._owner, self._seat, self._owner.sitting
        if sitting is None or sitting.entries == self._entries:
            return
        if self._seen is not None:
            owner.decided.append((sitting.entries, self._seen, move))
        if seat in sitting.to_act or not owner.decided:
            return
        served, decided, owner.decided = owner.served, tuple(owner.decided), []
        matter = TurnMatter(served.room.id, served.hash, served.toml, owner.table.players, seat, decided)
        task = asyncio.create_task(_remark(owner, link, matter))
        owner.remarking.add(task)
        task.add_done_callback(owner.remarking.discard)


async def _remark(owner: Owner, link: Link, matter: TurnMatter) -> None:
    share = (owner.table.seats[matter.seat].guest_id or owner.table.id, owner.table.id)
    seconds = PATIENCE * owner.tools.settings.limits.think_seconds
    try:
        answer = await owner.tools.thinkers.teach(give_remark, matter, share=share, seconds=seconds, attended=True)
    except (Failed, TooLong) as error:
        log.warning("nothing can be said of a turn: %s", error, extra=owner.where())
        return
    send(link, Remarked(msgspec.Raw(answer)))


def _taught(owner: Owner, seat: Seat) -> bool:
    """Whether this table has hints: nobody plays there but the seat and bots, in turns."""
    real_time = owner.sitting is not None and owner.sitting.in_real_time
    return not real_time and owner.persons == (seat,) and owner.served.room.analysis is not None


async def _think(owner: Owner, link: Link, n: int, matter: HintMatter) -> None:
    share = (owner.table.seats[matter.seat].guest_id or owner.table.id, owner.table.id)
    tools = owner.tools
    seconds = PATIENCE * tools.settings.limits.think_seconds
    try:
        answer = await tools.thinkers.teach(give_hint, matter, share=share, seconds=seconds, attended=True)
    except (Failed, TooLong) as error:
        log.warning("no hint can be given: %s", error, extra=owner.where())
        send(link, Problem("failed", "no hint could be found in time; ask again"))
        return
    found = msgspec.json.decode(answer, type=_Hint)
    sitting = owner.sitting
    # A throw that only bots can make as they say it is a hint all the same.
    by_hand = sitting is not None and sitting.barred(matter.seat, owner.served.codec.move(found.move)) is None
    send(link, Hinted(n, found.move if by_hand else None, found.phrase, found.reasons))
