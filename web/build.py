"""Builds the client into the package: `python web/build.py`. Arguments name npm scripts to run instead.

`python web/build.py tools` only installs their dependencies.

Uses the system's Node if it is recent enough, otherwise a Node installed as a Python package. Does nothing if the built
client is newer than all its sources.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
BUILT = ROOT / "src" / "cookoff" / "server" / "static" / "index.html"
NODE = (20, 19)
"""The oldest version that Vite supports."""


def main(tasks: list[str]) -> int:
    """Install the locked packages, then build or run the given scripts."""
    if not tasks and is_fresh():
        return 0
    npm = find_npm()
    if npm is None:
        return 1
    tasks = tasks or ["build"]
    if not install(npm, whole=tasks != ["build"]):
        return 1
    for task in tasks:
        if task == "tools":
            continue
        if task == "build":
            print("Building the client ...", flush=True)
        if run(npm, "run", "--silent", task, quiet=task == "build"):
            return 1
    return 0


def install(npm: list[str], whole: bool) -> bool:
    """Install the locked packages if necessary: those for the build, and with `whole` also the checking tools."""
    installed = WEB / "node_modules" / ".package-lock.json"
    checker = WEB / "node_modules" / "svelte-check"
    is_new = installed.exists() and installed.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime
    if is_new and (checker.exists() or not whole):
        return True
    print("Installing the client's tools ...", flush=True)
    if run(npm, "ci", "--no-progress", "--loglevel=error", *([] if whole else ["--omit=dev"]), quiet=True):
        return False
    installed.touch()
    return True


def is_fresh() -> bool:
    """Whether the client was built after its last change."""
    if not BUILT.exists():
        return False
    built = BUILT.stat().st_mtime
    sources = [WEB / name for name in ("index.html", "package-lock.json", "vite.config.ts", "svelte.config.js")]
    for folder in (WEB / "src", WEB / "public", WEB / "tools", ROOT / "src" / "cookoff" / "i18n" / "locales"):
        sources += [path for path in folder.rglob("*") if path.is_file()]
    return all(path.stat().st_mtime <= built for path in sources)


def find_npm() -> list[str] | None:
    """Return the command for npm: the system's, or that of the Python package, which is installed if necessary."""
    if has_node():
        return [shutil.which("npm") or "npm"]
    # The package installs its commands next to the interpreter.
    packed = Path(sys.executable).parent / ("npm.exe" if os.name == "nt" else "npm")
    if not packed.exists():
        print("There is no Node >= 20.19 here; installing one as a Python package ...", flush=True)
        locked = ["--require-hashes", "--no-deps", "-q", "-r", str(ROOT / "requirements" / "node.txt")]
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", *locked]
        if (done := subprocess.run(pip, stderr=subprocess.PIPE, check=False)).returncode:
            sys.stderr.buffer.write(done.stderr)
            print("cookoff: building the client needs Node 20.19 or newer; install it and try again", file=sys.stderr)
            return None
    return [str(packed)]


def has_node() -> bool:
    """Whether the system has a recent enough Node."""
    node = shutil.which("node")
    return node is not None and shutil.which("npm") is not None and version(node) >= NODE


def version(node: str) -> tuple[int, ...]:
    """Return the version of a Node."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return tuple(map(int, found.groups())) if found else (0, 0)


def run(npm: list[str], *arguments: str, quiet: bool = False) -> int:
    """Run npm in the client's folder and return its exit code. If `quiet`, show its output only if it fails."""
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    # Compilers create much short-lived garbage; a larger young generation saves time in the collector.
    options = f"{os.environ.get('NODE_OPTIONS', '')} --max-semi-space-size=64".strip()
    environment = {**os.environ, "PATH": path, "CI": "1", "NODE_OPTIONS": options}
    said = subprocess.PIPE if quiet else None
    done = subprocess.run([*npm, *arguments], cwd=WEB, env=environment, stdout=said, stderr=said, check=False)
    if quiet and done.returncode:
        sys.stderr.buffer.write(done.stdout + done.stderr)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
