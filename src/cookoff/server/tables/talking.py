"""Chat and reactions."""

from cookoff.server.storage.committer import Change
from cookoff.server.storage.rows import Spoken
from cookoff.server.storage.shelf import keep_chat
from cookoff.server.wire import Chat, Problem, React, Reacted, Said

from .links import Link, send
from .owner import Owner

REMEMBERED = 50
"""How much of the chat somebody who comes is told."""


async def chat(owner: Owner, link: Link, message: Chat) -> None:
    """Say something to everybody. Spectators may talk if the table knows their name."""
    if link.guest is None:
        return send(link, Problem("not-seated", "say who you are first: PUT /api/me"))
    spoken = Spoken(
        number=owner.said + 1,
        seat=owner.links.seat_of(link.id),
        name=link.guest.name,
        text=message.text,
        at=owner.tools.world.now(),
    )
    await owner.commit(Change(owner.table.id, statements=[keep_chat(owner.table.id, spoken)]))
    owner.said = spoken.number
    return owner.links.tell_all(said(spoken))


async def react(owner: Owner, link: Link, message: React) -> None:
    """Show a sign to everybody; nothing is kept."""
    seat = owner.links.seat_of(link.id)
    if seat is None:
        return send(link, Problem("not-seated", "spectators do not react"))
    return owner.links.tell_all(Reacted(seat, message.sign))


def said(spoken: Spoken) -> Said:
    """A line of chat as it is sent."""
    return Said(spoken.number, spoken.seat, spoken.name, spoken.text, spoken.at)
