"""Runs benches: `python -m bench rules/playouts`, a whole topic (`rules`), or the headline figures without a name.

The headline run (`make bench`) also writes `bench/results.md`.
"""

import os
import platform
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).parent
RESULTS = HERE / "results.md"
HEADLINES: dict[str, dict[str, str]] = {
    "rules/playouts": {},
    "rules/hibachi": {},
    "rules/mithral_chef": {},
    "bots/search": {},
    "throws/speed": {},
    "throws/quick_speed": {},
    "dice/speed": {},
    "server/load": {},
    "server/message_sizes": {},
    "research/speed": {},
    "lab/pipeline": {"GAMES": "24", "LONG": "0"},
    "client/loading": {},
}
"""What `make bench` runs, with the settings that keep the whole run under 25 minutes."""
HEADER = """# Results

Written by `make bench`. Compare the ratios, each of which comes from one run: absolute figures depend on the machine.

- commit {commit}, {date}
- {machine}, {cores} cores, load {load:.1f} at the start, Python {python}
"""


def benches() -> list[str]:
    """Every module with a `main()`, as `topic/name`."""
    found = sorted(HERE.glob("*/[!_]*.py"))
    return [f"{path.parent.name}/{path.stem}" for path in found if "\ndef main() -> None:" in path.read_text("utf-8")]


def chosen(wanted: list[str]) -> list[str]:
    """The benches with these names, or of these topics; exits if there are none."""
    names = [name for want in wanted for name in benches() if want in (name, name.split("/")[0])]
    if unknown := [want for want in wanted if not any(name == want or name.startswith(f"{want}/") for name in names)]:
        raise SystemExit(f"no such bench: {', '.join(unknown)}; there are: {', '.join(benches())}")
    return names


def measured(name: str, settings: dict[str, str]) -> Iterator[str]:
    """The lines that a bench prints, in a process of its own."""
    command = [sys.executable, "-m", "bench", name]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **settings}) as process:
        assert process.stdout is not None
        yield from process.stdout
    if process.returncode:
        raise SystemExit(f"{name} failed")


def header() -> str:
    """Where and when the figures were measured."""
    commit = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False)
    return HEADER.format(
        commit=commit.stdout.strip() or "unknown",
        date=time.strftime("%Y-%m-%d"),
        machine=f"{platform.system()} {platform.machine()}, {processor()}",
        cores=os.cpu_count(),
        load=os.getloadavg()[0],
        python=platform.python_version(),
    )


def processor() -> str:
    """The processor's name, where the system tells it."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text("utf-8").splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def headlines() -> None:
    """Run the headline benches, print what they print, and write it to `results.md`."""
    sections = [header()]
    for name, settings in HEADLINES.items():
        started, lines = time.monotonic(), []
        print(f"\n== {name} ==", flush=True)
        for line in measured(name, settings):
            print(line, end="", flush=True)
            lines.append(line.rstrip())
        text = "\n".join(lines).strip()
        sections.append(f"## {name} ({time.monotonic() - started:.0f} s)\n\n```\n{text}\n```\n")
    RESULTS.write_text("\n".join(sections), "utf-8")


def main(wanted: list[str]) -> None:
    """Run the named benches, or the headline ones."""
    if not wanted:
        headlines()
        return
    names = chosen(wanted)
    for name in names:
        if len(names) > 1:
            print(f"\n== {name} ==", flush=True)
        import_module(f"bench.{name.replace('/', '.')}").main()


if __name__ == "__main__":
    main(sys.argv[1:])
