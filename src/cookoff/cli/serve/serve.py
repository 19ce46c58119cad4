"""`cookoff serve`."""

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter, validators


def serve(
    *,
    config: Path | None = None,
    host: str | None = None,
    port: Annotated[int | None, Parameter(validator=validators.Number(gte=0, lte=65535))] = None,
    data: Path | None = None,
    database: str | None = None,
    bus: str | None = None,
    node: str | None = None,
    thinkers: Annotated[int | None, Parameter(validator=validators.Number(gte=1, lte=64))] = None,
    keep_tables: Annotated[int | None, Parameter(validator=validators.Number(gte=0, lte=10_000))] = None,
    keep_guests: Annotated[int | None, Parameter(validator=validators.Number(gte=0, lte=10_000))] = None,
    trusted_proxy: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    log: str | None = None,
    set_: Annotated[tuple[str, ...], Parameter(name="--set", negative=())] = (),
    example: bool = False,
) -> None:
    """Serve tables for everybody who can reach this machine's address.

    Every setting can stand in a TOML file, in the environment (COOKOFF_PORT, COOKOFF_LIMITS_CHAT; COOKOFF_DATABASE_FILE
    names a file that holds the value) or among the options; options overrule the environment, and that the file.

    Parameters
    ----------
    config
        A TOML file with settings; else the one that COOKOFF_CONFIG names.
    host
        The address to listen on, 127.0.0.1 if not said; 0.0.0.0 lets other machines in.
    port
        The port, 8000 if not said; 0 takes any that is free.
    data
        The folder of the embedded database; else the user's data folder.
    database
        Another database: postgresql://user@host/name, or sqlite:///file; with a password set COOKOFF_DATABASE instead.
    bus
        Where several nodes meet: nats://host:4222.
    node
        This node's name when there are several; else the machine's name and the port.
    thinkers
        How many processes bots think in; 2 if not said.
    keep_tables
        Days after which a table that was opened and never started is forgotten; 30 if not said, 0 keeps it.
    keep_guests
        Days after which a guest who sits nowhere is forgotten; 90 if not said, 0 keeps them.
    trusted_proxy
        Address or network of a proxy that says truly where requests come from; may be given several times.
    log
        How much is written to the standard error: debug, info (if not said), warning or error.
    set_
        Any other setting: limits.chat='[5, 0.5]'; may be given several times.
    example
        Print a file with every setting, what it means and what it usually is, and end.
    """
    import gc

    # Nothing of what is imported at start is garbage, and looking for it takes a sixth of the time; the server, once
    # it is ready, collects as it sees fit.
    gc.disable()
    try:
        from cookoff.cli.serve.settings import configured
        from cookoff.server.api.serve import serve as run
        from cookoff.server.config import sources
        from cookoff.server.ops.logs import write_logs

        if example:
            print(sources.example())
            return
        given: dict[str, Any] = {
            "host": host,
            "port": port,
            "data": data,
            "database": database,
            "bus": bus,
            "node": node,
            "thinkers": thinkers,
            "keep_tables": keep_tables,
            "keep_guests": keep_guests,
            "trusted_proxies": trusted_proxy or None,
            "log": log,
        }
        settings = configured(config, given, set_)
        write_logs(settings.log)
        run(settings, ready=lambda address: print(f"cookoff serves at {address}", flush=True))
    finally:
        gc.enable()
