"""From a message of a client to what is done at the table."""

from typing import assert_never

from cookoff.server.wire import AnswerUndo, AskUndo, Chat, ClientMessage, Hello, Ping, Play, Pong, Problem, React

from . import moving, talking, undoing
from .links import Link, send
from .owner import Owner


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
        case Ping(ping_id):
            send(link, Pong(ping_id, owner.now() if owner.sitting else 0))
        case Hello():
            send(link, Problem("not-the-time", "hello was said already"))
        case _:
            assert_never(message)
