"""`cookoff lobby`, also plain `cookoff`: the server and the browser."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators


def lobby(
    *,
    port: Annotated[int | None, Parameter(validator=validators.Number(gte=0, lte=65535))] = None,
    data: Path | None = None,
    browser: bool = True,
) -> None:
    """Play in the browser: start a server on this machine and open the lobby. Plain `cookoff` does the same.

    Parameters
    ----------
    port
        The port; by default 8000, or any free port.
    data
        The folder of the database; by default your data folder.
    browser
        Open the browser. The address is printed in any case.
    """
    import socket

    from cookoff.cli.terminal.paths import data_folder
    from cookoff.server.api.serve import serve
    from cookoff.server.config.settings import Settings
    from cookoff.server.ops.logs import write_logs

    make_client()
    write_logs("warning")
    chosen = free_port() if port is None else port

    def ready(address: str) -> None:
        print(f"cookoff is open at {address} (Ctrl-C closes it)", flush=True)
        if browser and has_screen(os.environ):
            _show(address)

    serve(
        Settings(
            data=data or data_folder(),
            port=chosen,
            node=f"{socket.gethostname()}-{os.getpid()}"[:64],
            workbench="open",
        ),
        ready=ready,
    )


def free_port(wanted: int = 8000) -> int:
    """The wanted port, or 0 for any if it is taken."""
    import socket

    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", wanted))
        except OSError:
            return 0
    return wanted


def make_client(home: Path | None = None) -> None:
    """Build the client where the sources are beside the package. An installed package has it built."""
    import subprocess

    builder = (home or Path(__file__).resolve().parents[4]) / "web" / "build.py"
    if builder.is_file():
        subprocess.run([sys.executable, str(builder)], check=False)


def has_screen(environ: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether a browser would have somewhere to appear; else one in the terminal might take it over."""
    if "BROWSER" in environ or platform in {"win32", "darwin", "cygwin"}:
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def _show(address: str) -> None:
    import threading
    import webbrowser

    # The browser may take its time; the server does not wait for it.
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
