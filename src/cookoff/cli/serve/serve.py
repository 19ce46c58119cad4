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
    bot_workers: Annotated[int | None, Parameter(validator=validators.Number(gte=1, lte=64))] = None,
    keep_tables: Annotated[int | None, Parameter(validator=validators.Number(gte=0, lte=10_000))] = None,
    keep_guests: Annotated[int | None, Parameter(validator=validators.Number(gte=0, lte=10_000))] = None,
    trusted_proxy: Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)] = (),
    log: str | None = None,
    set_: Annotated[tuple[str, ...], Parameter(name="--set", negative=(), show_default=False)] = (),
    example: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Run a server for online tables.

    Every setting can come from a TOML file, an environment variable such as COOKOFF_PORT, or an option. With `_FILE`
    appended (COOKOFF_DATABASE_FILE), the variable names a file with the value. Options override the environment, and
    the environment overrides the file.

    Parameters
    ----------
    config
        A TOML file with settings; by default the one that COOKOFF_CONFIG names.
    host
        The address to listen on, 127.0.0.1 by default; use 0.0.0.0 to accept other machines.
    port
        The port, 8000 by default; 0 takes any free port.
    data
        The folder of the embedded database; by default your data folder.
    database
        Another database: postgresql://user@host/name, or sqlite:///file; if it has a password, set COOKOFF_DATABASE
        instead.
    bus
        The message bus between several nodes: nats://host:4222.
    node
        This node's name, if there are several; by default the machine's name and the port.
    bot_workers
        The number of worker processes for bots; 2 by default.
    keep_tables
        Days after which a table that never started is deleted; 30 by default, 0 means never.
    keep_guests
        Days after which a guest without a table is deleted; 90 by default, 0 means never.
    trusted_proxy
        Address or network of a trusted proxy; may be repeated.
    log
        The log level on standard error: debug, info (the default), warning or error.
    set_
        Any other setting, such as limits.chat='[5, 0.5]'; may be repeated.
    example
        Print a file with every setting, its meaning and its default, and exit.
    """
    import gc

    # Nothing of what is imported at start is garbage, and looking for it takes a sixth of the time; the server, once
    # it is ready, collects as it sees fit.
    gc.disable()
    try:
        from cookoff.cli.serve.settings import server_settings
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
            "bot_workers": bot_workers,
            "keep_tables": keep_tables,
            "keep_guests": keep_guests,
            "trusted_proxies": trusted_proxy or None,
            "log": log,
        }
        settings = server_settings(config, given, set_)
        write_logs(settings.log, settings.log_file)
        run(settings, ready=lambda address: print(f"cookoff serves at {address}", flush=True))
    finally:
        gc.enable()
