"""Peers to measure ourselves against live in environments of their own, never in ours."""

import subprocess
import sys
import venv
from pathlib import Path

HOME = Path(__file__).parent.parent / ".venv-peers"


def interpreter(name: str, requirements: list[str], *, no_deps: tuple[str, ...] = ()) -> Path:
    """The Python of the environment `name` with `requirements` in it, made on first use.

    `no_deps` are installed last and without what they ask for: for packages whose stated bounds are wrong.
    """
    home = HOME / name
    python = home / "bin" / "python"
    wish = "\n".join([*requirements, *no_deps])
    done = home / "installed.txt"
    if done.exists() and done.read_text("utf-8") == wish:
        return python
    print(f"installing the peer {name} ...", file=sys.stderr, flush=True)
    venv.create(home, with_pip=True, clear=True)
    pip = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    subprocess.run([*pip, *requirements], check=True, stderr=subprocess.DEVNULL)
    if no_deps:
        subprocess.run([*pip, "--no-deps", *no_deps], check=True, stderr=subprocess.DEVNULL)
    done.write_text(wish, "utf-8")
    return python


def node_packages(name: str, packages: list[str]) -> Path:
    """A folder with these npm packages in its `node_modules`, made on first use; run Node there."""
    home = HOME / name
    wish = "\n".join(packages)
    done = home / "installed.txt"
    if done.exists() and done.read_text("utf-8") == wish:
        return home
    print(f"installing the peer {name} ...", file=sys.stderr, flush=True)
    home.mkdir(parents=True, exist_ok=True)
    (home / "package.json").write_text('{"private": true}', "utf-8")
    npm = ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error", *packages]
    subprocess.run(npm, check=True, cwd=home, stdout=subprocess.DEVNULL)
    done.write_text(wish, "utf-8")
    return home
