"""Chat and reactions."""

import logging

from cookoff.engine import Seat
from cookoff.server.protocol.messages import Chat, Problem, React, Reacted, Said
from cookoff.server.protocol.schemas import SaidKind, Status
from cookoff.server.runtime.tables.actor import Owner
from cookoff.server.runtime.tables.connections import Link, send
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import Spoken
from cookoff.server.storage.repository import keep_chat

log = logging.getLogger(__name__)

REMEMBERED = 50
"""How much of the chat somebody who comes is told."""


async def chat(owner: Owner, link: Link, message: Chat) -> None:
    """Say something to everybody. Spectators may talk if the table knows their name."""
    if link.guest is None:
        return send(link, Problem("not-seated", "say who you are first: PUT /api/me"))
    if link.guest.id in owner.tools.bars.now.voices:
        return send(link, Problem("muted", "those who run the server have taken the voice away"))
    line = spoken(owner, "said", owner.links.seat_of(link.id), link.guest.id, link.guest.name, message.text)
    await owner.commit(Change(owner.table.id, statements=[keep_chat(owner.table.id, line)]))
    owner.said = line.number
    return owner.links.tell_all(said(line))


async def tell_of_rules(owner: Owner) -> None:
    """A game that began by another version of the rules goes on, and everybody reads that it does; once."""
    sitting, rules = owner.sitting, str(owner.served.game.rules_version)
    if sitting is None or owner.table.status is not Status.PLAYING or str(sitting.began_by) == rules:
        return
    if not await owner.tools.shelf.has_notice(owner.table.id, "rules", rules):
        line = spoken(owner, "rules", None, None, str(sitting.began_by), rules)
        await owner.commit(Change(owner.table.id, statements=[keep_chat(owner.table.id, line)]))
        owner.said = line.number
        log.info("the game began by rules %s and goes on by rules %s", line.name, rules, extra=owner.where())


async def react(owner: Owner, link: Link, message: React) -> None:
    """Show a sign to everybody; nothing is kept."""
    seat = owner.links.seat_of(link.id)
    if seat is None:
        return send(link, Problem("not-seated", "spectators do not react"))
    return owner.links.tell_all(Reacted(seat, message.sign))


def spoken(owner: Owner, kind: SaidKind, seat: Seat | None, guest_id: str | None, name: str, text: str) -> Spoken:
    """The next line of chat."""
    return Spoken(owner.said + 1, seat, name, text, owner.tools.world.now(), guest_id, kind)


def said(line: Spoken) -> Said:
    """A line of chat as it is sent."""
    return Said(line.number, line.seat, line.name, line.text, line.at, line.kind)
