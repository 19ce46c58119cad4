"""`cookoff admin`: requests of operators to the admin port of a running server."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, Parameter

admin = App(name="admin", help="Operate a server: tables, bans, reports, guests' data, maintenance, the audit log.")

Config = Annotated[Path | None, Parameter(help="The server's TOML file; by default the one that COOKOFF_CONFIG names.")]
Data = Annotated[
    Path | None, Parameter(help="The server's data folder; its secret is read from there unless one is configured.")
]

BanKind = Literal["guest", "address"]
FormerKind = Literal["guest", "address", "voice"]
"""The kinds of `bar` and `unbar`, the former names of `ban`, `mute` and their opposites."""
LISTS = {"tables", "reports", "bans", "audit"}
MOST = 500
"""Rows that the server lists."""


@admin.command
def tables(*, status: str | None = None, game: str | None = None, config: Config = None, data: Data = None) -> None:
    """List tables, newest first."""
    _ask(config, data, act="tables", status=status, game=game)


@admin.command
def close(table: str, *, why: str = "", config: Config = None, data: Data = None) -> None:
    """Close a table permanently; its replay stays."""
    _ask(config, data, act="close", table=table, why=why)


@admin.command
def ban(
    kind: BanKind,
    who: str,
    *,
    why: str = "",
    hours: float | None = None,
    config: Config = None,
    data: Data = None,
) -> None:
    """Ban a guest, an address or a network, for some hours or permanently.

    Parameters
    ----------
    kind
        What to ban: a guest, or an address (or network).
    who
        The id of the guest, or the address or network, such as 192.0.2.0/24.
    why
        The reason; it goes into the audit log.
    hours
        How many hours it lasts; permanent by default.
    """
    _ask(config, data, act="ban", kind=kind, who=who, why=why, hours=hours)


@admin.command
def unban(kind: BanKind, who: str, *, config: Config = None, data: Data = None) -> None:
    """Lift a ban.

    Parameters
    ----------
    kind
        What was banned: a guest, or an address (or network).
    who
        The id of the guest, or the address or network, as it was banned.
    """
    _ask(config, data, act="unban", kind=kind, who=who)


@admin.command
def mute(guest: str, *, why: str = "", hours: float | None = None, config: Config = None, data: Data = None) -> None:
    """Mute a guest: they can play, but not chat or react.

    Parameters
    ----------
    guest
        The id of the guest.
    why
        The reason; it goes into the audit log.
    hours
        How many hours it lasts; permanent by default.
    """
    _ask(config, data, act="ban", kind="voice", who=guest, why=why, hours=hours)


@admin.command
def unmute(guest: str, *, config: Config = None, data: Data = None) -> None:
    """Let a guest chat and react again."""
    _ask(config, data, act="unban", kind="voice", who=guest)


@admin.command
def bans(*, config: Config = None, data: Data = None) -> None:
    """List bans and mutes."""
    _ask(config, data, act="bans")


@admin.command(name="bar", show=False)
def _bar(
    kind: FormerKind,
    who: str,
    *,
    why: str = "",
    hours: float | None = None,
    config: Config = None,
    data: Data = None,
) -> None:
    _ask(config, data, act="ban", kind=kind, who=who, why=why, hours=hours)


@admin.command(name="unbar", show=False)
def _unbar(kind: FormerKind, who: str, *, config: Config = None, data: Data = None) -> None:
    _ask(config, data, act="unban", kind=kind, who=who)


@admin.command(name="bars", show=False)
def _bars(*, config: Config = None, data: Data = None) -> None:
    _ask(config, data, act="bans")


@admin.command
def reports(*, config: Config = None, data: Data = None) -> None:
    """List open player reports."""
    _ask(config, data, act="reports")


@admin.command
def settle(report: str, *, why: str = "", config: Config = None, data: Data = None) -> None:
    """Mark a player's report as settled."""
    _ask(config, data, act="settle", report=report, why=why)


@admin.command
def export(guest: str, *, config: Config = None, data: Data = None) -> None:
    """Print all data about a guest."""
    _ask(config, data, act="export", guest=guest)


@admin.command
def forget(guest: str, *, config: Config = None, data: Data = None) -> None:
    """Delete all data about a guest; their games stay, without their name."""
    _ask(config, data, act="forget", guest=guest)


@admin.command
def maintenance(state: Literal["on", "off"], *, config: Config = None, data: Data = None) -> None:
    """Turn maintenance on or off: games in progress can be finished, but no new ones can start."""
    _ask(config, data, act="maintenance", on=state == "on")


@admin.command
def audit(*, config: Config = None, data: Data = None) -> None:
    """Print the audit log of these commands, newest first."""
    _ask(config, data, act="audit")


def _ask(config: Path | None, data: Path | None, **act: Any) -> None:
    import getpass
    import http.client
    import json
    import sys

    from cookoff.cli.serve.settings import server_settings
    from cookoff.engine import BadInput
    from cookoff.server.config.secrets import Signer

    settings = server_settings(config, {"data": data})
    if settings.admin_port is None:
        raise BadInput("there is no admin port; set COOKOFF_ADMIN_PORT for the server and for this command")
    said = {name: value for name, value in act.items() if value is not None}
    headers = {
        "authorization": f"Bearer {Signer(settings).token}",
        "content-type": "application/json",
        "x-operator": getpass.getuser(),
    }
    line = http.client.HTTPConnection(settings.admin_host, settings.admin_port, timeout=60)
    try:
        line.request("POST", "/admin", json.dumps(said), headers)
        answer = line.getresponse()
        body = json.loads(answer.read())
    except (OSError, ValueError, http.client.HTTPException) as error:
        raise BadInput(f"{settings.admin_host} port {settings.admin_port} does not answer: {error}") from error
    finally:
        line.close()
    if answer.status >= 400:
        raise BadInput(str(body.get("detail", body)))
    print(json.dumps(_readable(body), indent=1, ensure_ascii=False))
    if act["act"] in LISTS and len(body) >= MOST:
        print(f"these are the first {MOST}; there may be more", file=sys.stderr)


def _readable(value: Any, name: str = "") -> Any:
    """Write the times in an answer as text: the server counts them in milliseconds since 1970."""
    if isinstance(value, dict):
        return {key: _readable(inner, key) for key, inner in value.items()}
    if isinstance(value, list):
        return [_readable(inner) for inner in value]
    if isinstance(value, int) and (name in {"at", "until"} or name.endswith("_at")):
        return datetime.fromtimestamp(value / 1000, UTC).isoformat(" ", "seconds")
    return value
