"""Our side of the server load: limits that the load does not reach. Argument: a folder. Prints its address."""

import sys
from pathlib import Path

from cookoff.server.api.serve import serve
from cookoff.server.config.settings import Limits, Settings
from cookoff.server.ops.logs import write_logs

if __name__ == "__main__":
    most = (1e9, 1e9)
    many = 10**9
    limits = Limits(
        messages=most,
        requests=most,
        creations=most,
        history_bytes=most,
        tables_per_guest=many,
        tables_per_address=many,
        new_connections=most,
        connections=many,
        connections_per_address=many,
        sockets=many,
        sockets_per_address=many,
        sockets_per_guest=many,
    )
    write_logs("warning")
    serve(
        Settings(data=Path(sys.argv[1]), port=0, limits=limits, idle=10**9),
        ready=lambda address: print(address, flush=True),
    )
