"""Sets up .venv: `python3 requirements/install.py play`, or `dev` and `docs` to add the tools for each.

Every step prints its duration in one line; the output of tools appears only if they fail. You only need Python: uv,
which pip fetches, installs packages in a tenth of pip's time. If uv fails, pip installs them.
"""

from __future__ import annotations  # lets older Pythons reach the check in main

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HOME = ROOT / ".venv"
BIN = HOME / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
PIP = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "-q"]
LOCKED = ["--require-hashes", "--no-deps", "-r"]
# Compiled once, here, so that a bot's first throw and the first roll are fast.
COMPILED = ("compile_throws", "compile_rolls")


class Failed(Exception):
    """A tool failed; the message is its output."""


def run(*command: str, **environment: str) -> str:
    """Run a tool and return its output."""
    said = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if said.returncode != 0:
        raise Failed(said.stdout.strip() or f"{command[0]} failed")
    return said.stdout


def step(name: str, work: Callable[[], object]) -> None:
    """Do a step and print its duration."""
    begun = time.monotonic()
    work()
    print(f"  {name:<34}{time.monotonic() - begun:4.0f} s", flush=True)


def install(*wanted: str) -> None:
    """Install packages with uv, or else with pip, which knows more about unusual registries."""
    try:
        if not any(BIN.glob("uv*")):
            run(*PIP, *LOCKED, "requirements/uv.txt")
        uv = [str(BIN / "uv"), "pip", "install", "--python", str(PYTHON), "--no-config"]
        run(*uv, *wanted, UV_PYTHON_DOWNLOADS="never", **registry())
    except (Failed, OSError):
        run(*PIP, *wanted)


def registry() -> dict[str, str]:
    """Return pip's configured registry for uv, which does not read pip's settings."""
    told = re.search(r"\.index-url='(.+)'", run(str(PYTHON), "-m", "pip", "config", "list"))
    return {"UV_DEFAULT_INDEX": told[1]} if told and "UV_DEFAULT_INDEX" not in os.environ else {}


def packages() -> None:
    """Install the dependencies of a game, and the package itself as an editable install."""
    install(*LOCKED, "requirements/play.txt")
    install("--no-build-isolation", "--no-deps", "-e", ".")


def physics() -> None:
    """Compile the code for throws and rolls in parallel."""
    with ThreadPoolExecutor() as pool:
        commands = [f"from cookoff.physics import warmup as c; c.{one}(lambda: None)" for one in COMPILED]
        list(pool.map(lambda command: run(str(PYTHON), "-c", command), commands))


def play() -> None:
    """Set up all that `make play` needs. The client is built in parallel; `cookoff` tries again if that fails."""
    print("Setting up cookoff, once:", flush=True)
    if not PYTHON.exists():
        step("an environment for Python", lambda: run(sys.executable, "-m", "venv", str(HOME)))
    with ThreadPoolExecutor() as pool:
        client = pool.submit(step, "the client, built meanwhile", lambda: run(str(PYTHON), "web/build.py"))
        step("packages", packages)
        step("the physics, compiled", physics)
        try:
            client.result()
        except Failed as failed:
            print(failed, file=sys.stderr)


def dev() -> None:
    """Install the tools for checks and tests."""
    print("Setting up the workshop:", flush=True)
    step("packages", lambda: install(*LOCKED, "requirements/dev.txt"))


def docs() -> None:
    """Install what builds the guidebook."""
    print("Setting up the guidebook:", flush=True)
    step("packages", lambda: install(*LOCKED, "requirements/docs.txt"))


def main(what: str) -> int:
    """Run the set-up; return 1 and print the output if a tool failed."""
    if sys.version_info < (3, 11):  # noqa: UP036 # an older Python may run this
        print("cookoff needs Python 3.11 or newer; set PYTHON=...", file=sys.stderr)
        return 1
    begun = time.monotonic()
    try:
        {"play": play, "dev": dev, "docs": docs}[what]()
    except Failed as failed:
        print(f"{failed}\ncookoff: this did not work; mend it and try again", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    print(f"Ready after {time.monotonic() - begun:.0f} s.", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
