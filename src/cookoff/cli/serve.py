"""`cookoff serve`."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators


def serve(
    *,
    host: str = "127.0.0.1",
    port: Annotated[int, Parameter(validator=validators.Number(gte=0, lte=65535))] = 8000,
    data: Path | None = None,
    database: str | None = None,
    bus: str | None = None,
    node: str | None = None,
    thinkers: Annotated[int, Parameter(validator=validators.Number(gte=1, lte=64))] = 2,
    keep_tables: Annotated[int, Parameter(validator=validators.Number(gte=0, lte=10_000))] = 30,
    keep_guests: Annotated[int, Parameter(validator=validators.Number(gte=0, lte=10_000))] = 90,
    log: str = "info",
) -> None:
    """Serve tables for everybody who can reach this machine's address.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets other machines in.
    port
        The port; 0 takes any that is free.
    data
        The folder of the embedded database; else the user's data folder.
    database
        Another database: postgresql://user:password@host/name, or sqlite:///file.
    bus
        Where several nodes meet: nats://host:4222.
    node
        This node's name when there are several; else the machine's name and the port.
    thinkers
        How many processes bots think in.
    keep_tables
        Days after which a table that was opened and never started is forgotten; 0 keeps it.
    keep_guests
        Days after which a guest who sits nowhere is forgotten; 0 keeps them.
    log
        How much is written to the standard error: debug, info, warning or error.
    """
    import gc
    import socket

    # Nothing of what is imported at start is garbage, and looking for it takes a sixth of the time; the server, once
    # it is ready, collects as it sees fit.
    gc.disable()
    try:
        from cookoff.engine import BadInput
        from cookoff.server.logs import write_logs
        from cookoff.server.serving import serve as run
        from cookoff.server.settings import Settings

        from .folders import data_folder

        if log not in {"debug", "info", "warning", "error"}:
            raise BadInput(f"--log: {log!r} is none of debug, info, warning, error")
        if bus is not None and (database is None or not database.startswith("postgresql")):
            raise BadInput("--bus: several nodes need one PostgreSQL; name it with --database")
        write_logs(log)
        run(
            Settings(
                data=data or data_folder(),
                host=host,
                port=port,
                database=database,
                bus=bus,
                node=node or f"{socket.gethostname()}-{port}"[:64],
                keep_tables=keep_tables,
                keep_guests=keep_guests,
                thinkers=thinkers,
            ),
            ready=lambda address: print(f"cookoff serves at {address}", flush=True),
        )
    finally:
        gc.enable()
