"""Messages on the socket of a Mithral Chef page."""

import json
from typing import Any


def frames(page: Any) -> list[tuple[str, Any]]:
    """The messages of the page's socket from now on, in order."""
    seen: list[tuple[str, Any]] = []

    def listen(socket: Any) -> None:
        socket.on("framesent", lambda text: seen.append(("sent", json.loads(text))))
        socket.on("framereceived", lambda text: seen.append(("told", json.loads(text))))

    page.on("websocket", listen)
    return seen


def entries(seen: list[tuple[str, Any]]) -> list[Any]:
    """The entries that the page received, also those sent after a reconnection."""
    told = [message for way, message in seen if way == "told"]
    return [one for message in told for one in (message, *message.get("missed", ())) if one["type"] == "entry"]


def sent_together(seen: list[tuple[str, Any]]) -> int:
    """How often commands of both hands were pending together."""
    waiting: dict[str, int] = {}
    together = 0
    for way, message in seen:
        if way == "sent" and message["type"] == "play" and "hand" in message["move"]:
            waiting[message["id"]] = message["move"]["hand"]
            together += len(set(waiting.values())) == 2
        elif way == "told" and message["type"] in {"accepted", "refused", "error"}:
            waiting.pop(message["id"], None)
    return together
