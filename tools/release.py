"""Checks a release: `make release-check`. Builds the packages into `dist/` and tries them in clean environments.

The version is the one in `src/cookoff/__init__.py`. The release is refused if the changelog or the notes lack it, if a
package lacks something, or if an installed package cannot play. What this machine cannot try is named, not passed over.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import urllib.request
import zipfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from tempfile import TemporaryDirectory

from cookoff import __version__

ROOT = Path(__file__).parents[1]
PYTHONS = ("3.11", "3.13")
"""The oldest Python and the newest that are promised."""
EXTRAS = "cli,server,physics"
IN_WHEEL = (
    "cookoff/py.typed",
    "cookoff/server/static/index.html",
    "cookoff/server/guide/index.html",
    "cookoff/i18n/locales/en.ftl",
    "cookoff/games/yatai/rules.toml",
    "cookoff/games/yatai/components.toml",
)
IN_SDIST = ("pyproject.toml", "README.md", "LICENSE", "NOTICE", "CITATION.cff", "tests/conftest.py", "web/package.json")

GAMES = ("yatai --games 2 --bots greedy,random", "hibachi --games 1 --bots random --physics real --option last_round=1")
"""What an installed package plays on the command line, without and with physics."""


class Refused(Exception):
    """The release is not ready; the message says why."""


def check_texts(root: Path = ROOT, version: str = __version__) -> None:
    """Check that the changelog and the notes for users know the version."""
    changelog = (root / "CHANGELOG.md").read_text("utf-8")
    found = re.search(rf"^## {re.escape(version)}\b.*\n((?:(?!^## ).*\n?)*)", changelog, re.MULTILINE)
    if found is None:
        raise Refused(f"CHANGELOG.md has no section for {version}")
    if not re.search(r"^- ", found[1], re.MULTILINE):
        raise Refused(f"the section for {version} in CHANGELOG.md is empty")
    if not (root / "docs" / "releases" / f"{version}.md").exists():
        raise Refused(f"docs/releases/{version}.md is missing: the notes for users")


def check_wheel(wheel: Path) -> None:
    """Check that the wheel has the client, the guidebook and the data, and no tests."""
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    missing = [name for name in IN_WHEEL if name not in names]
    if missing:
        raise Refused(f"{wheel.name} lacks {', '.join(missing)}")
    if not any(re.match(r"cookoff/server/static/assets/.*\.js$", name) for name in names):
        raise Refused(f"{wheel.name} lacks the client's scripts")
    strange = [name for name in names if not re.match(r"cookoff(-[\w.]+\.dist-info)?/", name)]
    if strange:
        raise Refused(f"{wheel.name} has {strange[0]}, which is not part of the package")


def check_sdist(sdist: Path) -> None:
    """Check that the source package has what the build and the tests need."""
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    missing = [name for name in IN_SDIST if name not in names]
    if missing:
        raise Refused(f"{sdist.name} lacks {', '.join(missing)}")


def run(*command: str | Path, cwd: Path = ROOT, settings: Mapping[str, str] | None = None) -> str:
    """Run a command outside our environment; return its output. Raises `Refused` if it fails."""
    ours = {"PYTHONPATH", "VIRTUAL_ENV", "PYTHONHOME"}
    env = {name: value for name, value in os.environ.items() if name not in ours} | dict(settings or {})
    done = subprocess.run(list(map(str, command)), cwd=cwd, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines()[-15:]
        raise Refused(f"{Path(command[0]).name} {' '.join(map(str, command[1:]))} failed:\n" + "\n".join(said))
    return done.stdout


def build(dist: Path) -> tuple[Path, Path]:
    """Build the source package, and the wheel from that alone."""
    shutil.rmtree(dist, ignore_errors=True)
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", dist)
    (sdist,) = dist.glob("*.tar.gz")
    with TemporaryDirectory() as folder:
        with tarfile.open(sdist) as packed:
            packed.extractall(folder, filter="data")
        (source,) = Path(folder).iterdir()
        run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", dist, cwd=source)
    (wheel,) = dist.glob("*.whl")
    return wheel, sdist


def pythons(wanted: tuple[str, ...] = PYTHONS) -> dict[str, Path | None]:
    """Each wanted Python on this machine: on the path, or installed by pyenv; `None` for one that is not there."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found: dict[str, Path | None] = {}
    for version in wanted:
        candidates = [*sorted(pyenv.glob(f"{version}.*/bin/python{version}")), shutil.which(f"python{version}")]
        found[version] = next((Path(one) for one in candidates if one and _works(Path(one), version)), None)
    return found


def _works(python: Path, version: str) -> bool:
    code = "import ensurepip, ssl, sqlite3, sys; print('%d.%d' % sys.version_info[:2])"
    done = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False)
    return done.stdout.strip() == version


def environment(python: Path, home: Path) -> Path:
    """A new environment; returns its folder of commands."""
    run(python, "-m", "venv", home)
    return home / "bin"


def try_package(package: Path, python: Path) -> None:
    """Install a package into an empty environment, and play."""
    with TemporaryDirectory() as folder:
        commands = environment(python, Path(folder) / "env")
        run(commands / "python", "-m", "pip", "install", "-q", f"{package}[{EXTRAS}]")
        try_commands(commands / "cookoff", Path(folder))
        try_server(commands / "cookoff", Path(folder))


def try_commands(cookoff: Path, home: Path) -> None:
    """Play on the command line, without and with physics."""
    said = run(cookoff, "--version", cwd=home).strip()
    if said != __version__:
        raise Refused(f"the installed package says it is {said}, not {__version__}")
    run(cookoff, "rules", "yatai", "YAT-35", cwd=home)
    for game in GAMES:
        run(cookoff, "simulate", *game.split(), cwd=home)


def try_server(cookoff: Path, home: Path) -> None:
    """Start a server, read the lobby and the guidebook, and begin a game against a bot."""
    with server(cookoff, home) as address:
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

        def send(method: str, path: str, body: object = None) -> bytes:
            data = None if body is None else json.dumps(body).encode()
            headers = {"Origin": address, "Content-Type": "application/json"}
            request = urllib.request.Request(f"{address}{path}", data, headers, method=method)
            try:
                with browser.open(request, timeout=60) as answer:
                    return bytes(answer.read())
            except OSError as error:
                raise Refused(f"the server does not answer {method} {path}: {error}") from error

        if b'<script type="module"' not in send("GET", "/") or b"cookoff" not in send("GET", "/guide/"):
            raise Refused("the server shows no lobby or no guidebook")
        send("PUT", "/api/me", {"name": "Mia", "colour": "#c0392b"})
        table = {"game": "yatai", "players": 2, "public": False, "options": {}, "components": None}
        seats = {"seats": [{"bot": None}, {"bot": "casual"}], "clock": {"clock": "none"}}
        opened = json.loads(send("POST", "/api/tables", table | seats))
        send("POST", f"/api/tables/{opened['table']['id']}/start", {})


@contextmanager
def server(cookoff: Path, home: Path) -> Iterator[str]:
    """A server of the installed package; yields its address."""
    command = [str(cookoff), *["lobby", "--port", "0", "--no-browser", "--data"], str(home / "data")]
    process = subprocess.Popen(command, cwd=home, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None, "a pipe"
        line = process.stdout.readline()
        found = re.search(r"http://[\d.:]+", line)
        if found is None:
            raise Refused(f"the server does not start: {line}")
        yield found[0]
    finally:
        process.terminate()
        process.communicate(timeout=60)


def try_tools(wheel: Path, python: Path) -> None:
    """Run the command as `pipx run` and `uvx` do."""
    with TemporaryDirectory() as folder:
        commands = environment(python, Path(folder) / "env")
        run(commands / "python", "-m", "pip", "install", "-q", "pipx", "uv")
        spec = f"cookoff[cli] @ file://{wheel}"
        homes = {"PIPX_HOME": f"{folder}/pipx", "PIPX_BIN_DIR": f"{folder}/bin", "PIPX_DEFAULT_PYTHON": str(python)}
        run(commands / "pipx", "install", spec, settings=homes)
        uv = {"UV_CACHE_DIR": f"{folder}/uv", "UV_PYTHON_DOWNLOADS": "never", "UV_PYTHON": str(python)}
        for said in (
            run(Path(folder) / "bin" / "cookoff", "--version", settings=homes),
            run(commands / "uvx", "--from", spec, "cookoff", "--version", settings=uv),
        ):
            if said.strip() != __version__:
                raise Refused(f"pipx or uvx runs {said.strip()}, not {__version__}")


def step(name: str, work: Callable[[], object]) -> None:
    """Do a step and print how long it took."""
    begun = time.monotonic()
    print(f"{name} ...", flush=True)
    work()
    print(f"  {time.monotonic() - begun:.0f} s", flush=True)


def main() -> int:
    """Check everything; return 1 if the release is refused."""
    dist = ROOT / "dist"
    try:
        step(f"texts of {__version__}", check_texts)
        step("wheel and source package", lambda: build(dist))
        (wheel,), (sdist,) = dist.glob("*.whl"), dist.glob("*.tar.gz")
        check_wheel(wheel)
        check_sdist(sdist)
        missing = []
        for version, python in pythons().items():
            if python is None:
                missing.append(version)
                continue
            step(f"the wheel on Python {version}", lambda python=python: try_package(wheel, python))  # type: ignore[misc]
            step(f"pipx and uvx on Python {version}", lambda python=python: try_tools(wheel, python))  # type: ignore[misc]
        step("the source package", lambda: try_package(sdist, Path(sys.executable).resolve()))
    except Refused as refused:
        print(f"refused: {refused}", file=sys.stderr)
        return 1
    for version in missing:
        print(f"Python {version} is not on this machine: not tried", file=sys.stderr)
    print(f"{wheel.name} and {sdist.name} are ready in dist/")
    return 0


if __name__ == "__main__":
    sys.exit(main())
