"""The protocol as documents for programs and as tables for people, made from the server's structs.

`asyncapi()` describes the sockets, `openapi()` the requests. A page shows the messages of one direction in a block:

    ```{messages} client
    ```
"""

import inspect
import re
import typing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

BLOCK = re.compile(r"^```\{messages\} (client|server)\n```$", re.MULTILINE)


def messages(direction: str) -> tuple[type, ...]:
    """The structs of the messages that a client or the server sends."""
    from cookoff.server.protocol import messages as m  # noqa: PLC0415 # pages without messages need no server

    return typing.get_args(m.ClientMessage if direction == "client" else m.ServerMessage)


def tag_of(kind: Any) -> str:
    """The value of a message's `type`."""
    return str(kind.__struct_config__.tag)


def type_name(hint: Any) -> str:
    """A type as a reader writes it."""
    if typing.get_origin(hint) is typing.Annotated:
        return type_name(typing.get_args(hint)[0])
    parts = typing.get_args(hint)
    if typing.get_origin(hint) is typing.Literal:
        return " or ".join(f'"{part}"' for part in parts)
    if parts and (typing.get_origin(hint) is tuple):
        return f"list of {type_name(parts[0])}"
    if parts and not isinstance(hint, type):
        return " or ".join(type_name(part) for part in parts)
    return {"NoneType": "null", "Raw": "any", "str": "text", "int": "integer", "bool": "boolean"}.get(
        getattr(hint, "__name__", ""), getattr(hint, "__name__", str(hint))
    )


def tables(direction: str) -> str:
    """Every message of a direction: what it is for, and its fields."""
    from tools.guide.environments import documented, table  # noqa: PLC0415 # see above

    parts = []
    for kind in messages(direction):
        hints, docs = typing.get_type_hints(kind, include_extras=True), documented(kind)
        rows = [(f"`{name}`", type_name(hint), docs.get(name, "")) for name, hint in hints.items()]
        doc = " ".join((inspect.getdoc(kind) or "").split())
        parts.append(f"### `{tag_of(kind)}`\n\n{doc}\n")
        parts += [table(["field", "type", "meaning"], rows)] if rows else []
    return "\n".join(parts)


def expanded(text: str) -> str:
    """A page with its messages as tables."""
    return BLOCK.sub(lambda found: tables(found[1]), text)


def asyncapi() -> dict[str, Any]:
    """The sockets of a table and of a party as AsyncAPI 3.0."""
    import msgspec  # noqa: PLC0415 # see above

    from cookoff import __version__  # noqa: PLC0415
    from cookoff.server.protocol.parties import PartyState  # noqa: PLC0415

    sent = {"client": messages("client"), "server": messages("server"), "party": (PartyState,)}
    kinds = [kind for group in sent.values() for kind in group]
    _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")

    def described(kind: Any) -> dict[str, Any]:
        doc = " ".join((inspect.getdoc(kind) or "").split())
        return {"name": tag_of(kind), "summary": doc, "payload": {"$ref": f"#/components/schemas/{kind.__name__}"}}

    def operation(channel: str, group: str, action: str) -> dict[str, Any]:
        names = [kind.__name__ for kind in sent[group]]
        return {
            "action": action,
            "channel": {"$ref": f"#/channels/{channel}"},
            "messages": [{"$ref": f"#/channels/{channel}/messages/{name}"} for name in names],
        }

    def channel(address: str, *groups: str) -> dict[str, Any]:
        names = [kind.__name__ for group in groups for kind in sent[group]]
        return {
            "address": address,
            "parameters": {"id": {"description": "The id of the table or party."}},
            "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names},
        }

    return {
        "asyncapi": "3.0.0",
        "info": {"title": "cookoff", "version": __version__, "description": "The sockets of cookoff serve."},
        "channels": {
            "table": channel("/api/tables/{id}/socket", "client", "server"),
            "party": channel("/api/parties/{id}/socket", "party"),
        },
        "operations": {
            "receiveFromClient": operation("table", "client", "receive"),
            "sendToClient": operation("table", "server", "send"),
            "sendParty": operation("party", "party", "send"),
        },
        "components": {"messages": {kind.__name__: described(kind) for kind in kinds}, "schemas": schemas},
    }


def openapi() -> Any:
    """The requests as OpenAPI, as a server gives them at `/api/docs/openapi.json`."""
    import msgspec  # noqa: PLC0415 # see above

    from cookoff.server.api.application import make_routes  # noqa: PLC0415
    from cookoff.server.api.client_limits import ClientLimits  # noqa: PLC0415
    from cookoff.server.app.node import Node  # noqa: PLC0415
    from cookoff.server.config.settings import Settings  # noqa: PLC0415

    with TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder))
        routes = make_routes(Node(settings), ClientLimits(settings.limits))
        return msgspec.to_builtins(routes.openapi_schema.to_schema())


def write(folder: Path) -> None:
    """Write both documents."""
    import msgspec  # noqa: PLC0415 # see above

    for name, document in (("asyncapi", asyncapi()), ("openapi", openapi())):
        (folder / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(document)))
