"""`kill -9` at random moments under load: is every acknowledged move there, and none twice?

First with nothing but a restart between the kills, on both databases; then with backup, restore and upgrade between, by
the commands of the handbook. The tests of that with 50 kills instead of a few; `COOKOFF_KILLS` for another number.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def main() -> None:
    """Print what was acknowledged and what is stored."""
    told = {"COOKOFF_KILLS": "50", "COOKOFF_PATIENCE": "1000"} | os.environ
    command = [sys.executable, "-m", "pytest", "-q", "-s", "-o", "timeout=3600"]
    tests = ROOT / "tests" / "server" / "storage"
    for which in ("sqlite", "postgresql"):
        print(f"{which}:", flush=True)
        subprocess.run([*command, tests / "test_crash_recovery.py", "-k", which], cwd=ROOT, check=True, env=told)
    print("by the handbook:", flush=True)
    subprocess.run([*command, tests / "test_kills_by_the_handbook.py"], cwd=ROOT, check=True, env=told)
