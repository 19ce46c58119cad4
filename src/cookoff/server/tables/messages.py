"""From a message of a client to what is done at the table."""

import time
from typing import assert_never

from cookoff.server import metrics
from cookoff.server.wire import (
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

from . import handing, hinting, moving, pacing, talking, undoing
from .links import Link, send
from .owner import Errand, Owner
from .tools import Lost


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
            await moving.play(owner, link, message)
        case Chat():
            await talking.chat(owner, link, message)
        case React():
            await talking.react(owner, link, message)
        case AskUndo():
            await undoing.ask(owner, link, message)
        case AnswerUndo():
            await undoing.answer(owner, link, message)
        case AnswerSeat():
            await handing.answer(owner, link, message)
        case AskChoices():
            moving.list_choices(owner, link, message)
        case AskHint():
            hinting.ask(owner, link)
        case SetSpeed():
            await pacing.set_speed(owner, link, message)
        case Ping(ping_id):
            send(link, Pong(ping_id, owner.now() if owner.sitting else 0))
        case Hello():
            send(link, Problem("not-the-time", "hello was said already"))
        case _:
            assert_never(message)
