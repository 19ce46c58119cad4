"""`kill -9` at random moments under load, on both databases: is every acknowledged move there, and none twice?

The test of that name with 50 kills instead of three; `COOKOFF_KILLS` for another number.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def main() -> None:
    """Print what was acknowledged and what is stored, for SQLite and for PostgreSQL."""
    told = {"COOKOFF_KILLS": "50", "COOKOFF_PATIENCE": "1000"} | os.environ
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-s",
        "-o",
        "timeout=3600",
        "tests/server/storage/test_crash_recovery.py",
    ]
    for which in ("sqlite", "postgresql"):
        print(f"{which}:", flush=True)
        subprocess.run([*command, "-k", which], cwd=ROOT, check=True, env=told)
