"""The environments for programs that learn, in a new virtual environment: build, install and try the package.

With the extra `research` alone: what docs/research/environments.md shows first of PettingZoo, Gymnasium and OpenSpiel.
With `physics` as well: everything that the page shows. Prints what ran, and in the end what is installed.
"""

import doctest
import re
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

HOME = Path(__file__).parents[2]
PAGE = HOME / "docs" / "research" / "environments.md"
DOORS = ("PettingZoo", "Gymnasium", "OpenSpiel")
PIP = ("-m", "pip", "-q", "--disable-pip-version-check")


def first_example(door: str) -> str:
    """The first block of the page's section about a door."""
    _, section = PAGE.read_text("utf-8").split(f"\n## {door}\n", 1)
    found = re.search(r"```python\n(.*?)```", section, re.DOTALL)
    assert found is not None, f"the page shows nothing of {door}"
    return doctest.script_from_examples(found.group(1))


def main() -> None:
    """Print what was installed and what ran; stops at the first that does not."""
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
        subprocess.run(build, cwd=HOME, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        (wheel,) = here.glob("*.whl")
        venv.create(here / "clean", with_pip=True)
        python = str(here / "clean" / "bin" / "python")
        subprocess.run([python, *PIP, "install", f"{wheel}[research]"], check=True)
        for door in DOORS:
            example = first_example(door)
            subprocess.run([python, "-c", example], cwd=here, check=True)
            lines = [line for line in example.splitlines() if line and not line.startswith("#")]
            print(f"cookoff[research]: {door}, {len(lines)} lines, ran", flush=True)
        subprocess.run([python, *PIP, "install", f"{wheel}[research,physics]"], check=True)
        shown = f"import doctest, sys; sys.exit(doctest.testfile({str(PAGE)!r}, module_relative=False).failed)"
        subprocess.run([python, "-c", shown], cwd=here, check=True)
        print("cookoff[research,physics]: all of docs/research/environments.md is as shown")
        subprocess.run([python, "-m", "pip", "--disable-pip-version-check", "freeze"], check=True)


if __name__ == "__main__":
    main()
