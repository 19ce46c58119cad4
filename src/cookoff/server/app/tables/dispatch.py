"""From a message of a client to what is done at the table."""

import time
from typing import assert_never

from cookoff.server.ops import metrics
from cookoff.server.protocol.messages import (
    AnswerSeat,
    AnswerUndo,
    AskChoices,
    AskHint,
    AskUndo,
    Bye,
    Chat,
    ClientMessage,
    Hello,
    Ping,
    Play,
    Pong,
    Problem,
    React,
    SetSpeed,
)
from cookoff.server.runtime.tables.actor import Errand, Owner
from cookoff.server.runtime.tables.connections import Link, send
from cookoff.server.runtime.tables.services import Lost

from . import chat, clock_speed, hints, moves, seat_transfer, undo


def timed(owner: Owner, link: Link, message: ClientMessage) -> Errand:
    """The errand of delivering a message; the time it waits and takes is measured.

    Whoever is not known at the table when its turn comes is sent away, to come again; whoever asked for something that
    could not be written down is told.
    """
    begun = time.perf_counter()

    async def errand() -> None:
        known = owner.links.get(link.id)
        if known is None:
            link.drop(Bye("restart"))
            return
        try:
            await deliver(owner, known, message)
        except Lost:
            send(known, Problem("failed", "it was not done; send it again", getattr(message, "id", None)))
            raise
        finally:
            seconds = time.perf_counter() - begun
            metrics.SOCKET_SECONDS.labels(type(message).__name__).observe(seconds)

    return errand


async def deliver(owner: Owner, link: Link, message: ClientMessage) -> None:
    """Do what a client asks, as an errand of the table's owner."""
    match message:
        case Play():
            await moves.play(owner, link, message)
        case Chat():
            await chat.chat(owner, link, message)
        case React():
            await chat.react(owner, link, message)
        case AskUndo():
            await undo.ask(owner, link, message)
        case AnswerUndo():
            await undo.answer(owner, link, message)
        case AnswerSeat():
            await seat_transfer.answer(owner, link, message)
        case AskChoices():
            moves.list_choices(owner, link, message)
        case AskHint():
            hints.ask(owner, link)
        case SetSpeed():
            await clock_speed.set_speed(owner, link, message)
        case Ping(ping_id):
            send(link, Pong(ping_id, owner.now() if owner.sitting else 0))
        case Hello():
            send(link, Problem("not-the-time", "hello was said already"))
        case _:
            assert_never(message)
