"""Dispatches client messages to their handlers."""

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
    Echo,
    Hello,
    Ping,
    Play,
    React,
    SetSpeed,
    SocketError,
)
from cookoff.server.runtime.actor import Job, StateLost
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.runtime.tables.connections import Connection, send

from . import chat, clock_speed, even_order, hints, moves, seat_transfer, undo


def delivery_job(actor: TableActor, connection: Connection, message: ClientMessage) -> Job:
    """Return the job that delivers a message and measures its waiting and running time.

    A connection that the table no longer knows is dropped, so that it reconnects. If the change could not be stored,
    the sender gets an error.
    """
    begun = time.perf_counter()
    arrived = actor.services.environment.steady()
    # Noted before the table has done what it is doing now.
    held = isinstance(message, Play) and even_order.hold(actor, connection, message)

    async def job() -> None:
        known = actor.connections.get(connection.id)
        if known is None:
            connection.drop(Bye("restart"))
            if held:
                await moves.play_held(actor)
            return
        try:
            await deliver(actor, known, message, arrived, held)
        except StateLost:
            send(known, SocketError("failed", "it was not done; send it again", getattr(message, "id", None)))
            raise
        finally:
            seconds = time.perf_counter() - begun
            metrics.SOCKET_SECONDS.labels(type(message).__name__).observe(seconds)

    return job


async def deliver(actor: TableActor, connection: Connection, message: ClientMessage, arrived: int, held: bool) -> None:
    """Handle a client's message, as a job of the table's actor.

    It arrived at `arrived` on the steady clock. A move that is `held` waits for those that were made before it.
    """
    match message:
        case Play():
            await (moves.play_held(actor) if held else moves.play(actor, connection, message))
        case Chat():
            await chat.chat(actor, connection, message)
        case React():
            await chat.react(actor, connection, message)
        case AskUndo():
            await undo.ask(actor, connection, message)
        case AnswerUndo():
            await undo.answer(actor, connection, message)
        case AnswerSeat():
            await seat_transfer.answer(actor, connection, message)
        case AskChoices():
            moves.list_choices(actor, connection, message)
        case AskHint():
            hints.ask(actor, connection)
        case SetSpeed():
            await clock_speed.set_speed(actor, connection, message)
        case Ping() | Echo():
            even_order.answer(actor, connection, message, arrived)
        case Hello():
            send(connection, SocketError("not-now", "hello was said already"))
        case _:
            assert_never(message)
