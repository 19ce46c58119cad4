"""Hints: what a strong brain would do, told to whoever plays with bots alone."""

import asyncio
import logging

import msgspec

from cookoff.engine import Phrase, encode
from cookoff.server.cards import Status
from cookoff.server.teaching import HintMatter, give_hint
from cookoff.server.wire import Hinted, Problem
from cookoff.server.workers import Failed, TooLong

from .links import Link, send
from .owner import Owner

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
    if sitting.in_real_time or owner.persons != (seat,) or owner.served.room.course is None:
        return send(link, Problem("no-hints", "hints are for those who play with bots alone, in turns"))
    if seat not in sitting.to_act or owner.hinting:
        return send(link, Problem("not-the-time", "one hint at a time, and only for who is to decide"))
    served = owner.served
    matter = HintMatter(served.room.id, served.hash, served.toml, seat, encode(sitting.view(seat)))
    task = asyncio.create_task(_think(owner, link, sitting.n, matter))
    owner.hinting.add(task)
    task.add_done_callback(owner.hinting.discard)
    return None


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
