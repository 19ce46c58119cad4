"""Runs benches: `python -m bench rules/playouts`, a whole topic (`rules`), or the headline figures without a name.

The headline run (`make bench`) also writes `bench/results.md`. `python -m bench --write rules/playouts` replaces one
part of it.
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

Written by `make bench`. Compare the ratios, each of which comes from one run: absolute figures depend on the machine
and on what else it does, which is why every part names the load.
"""
PART = """## {name}

Commit {commit}, {date}; {machine}, {cores} cores, load {load:.1f} at the start, Python {python}; {seconds:.0f} s.

```
{text}
```
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


def processor() -> str:
    """The processor's name, where the system tells it."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text("utf-8").splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def part(name: str) -> str:
    """Run a headline bench, print what it prints, and return it with where and when it was measured."""
    started, lines, load = time.monotonic(), [], os.getloadavg()[0]
    print(f"\n== {name} ==", flush=True)
    for line in measured(name, HEADLINES[name]):
        print(line, end="", flush=True)
        lines.append(line.rstrip())
    commit = subprocess.run(["git", "describe", "--always"], capture_output=True, text=True, check=False)
    return PART.format(
        name=name,
        commit=commit.stdout.strip() or "unknown",
        date=time.strftime("%Y-%m-%d"),
        machine=f"{platform.system()} {platform.machine()}, {processor()}",
        cores=os.cpu_count(),
        load=load,
        python=platform.python_version(),
        seconds=time.monotonic() - started,
        text="\n".join(lines).strip(),
    )


def parts(text: str) -> dict[str, str]:
    """The parts of a file of results by the names of their benches."""
    return {found.split("\n", 1)[0]: f"## {found}" for found in text.split("\n## ")[1:]}


def write(names: list[str]) -> None:
    """Run these headline benches and replace their parts of `results.md`."""
    for name in names:
        measured_now = part(name)
        kept = parts(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
        kept[name] = measured_now
        text = "\n".join([HEADER, *(kept[one].rstrip("\n") + "\n" for one in HEADLINES if one in kept)])
        RESULTS.write_text(text, "utf-8")


def main(wanted: list[str]) -> None:
    """Run the named benches, or the headline ones."""
    if not wanted or wanted[0] == "--write":
        names = chosen(wanted[1:]) if wanted else list(HEADLINES)
        write([name for name in names if name in HEADLINES])
        return
    names = chosen(wanted)
    for name in names:
        if len(names) > 1:
            print(f"\n== {name} ==", flush=True)
        import_module(f"bench.{name.replace('/', '.')}").main()


if __name__ == "__main__":
    main(sys.argv[1:])
