"""A third party's package, installed beside ours."""

import subprocess
import sys
from pathlib import Path

HOME = Path(__file__).parent.parent.parent
PINCH = HOME / "examples" / "pinch"


def install(package: Path, target: Path) -> Path:
    """Lay the package and its metadata into a folder, as pip does; nothing else changes."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-q", "--no-index", "--no-deps"]
    subprocess.run([*command, "--no-build-isolation", "--target", str(target), str(package)], check=True)
    return target
