"""`python -m bench [topic ...]`: run the named topics, or all of them."""

import sys
from importlib import import_module
from pathlib import Path


def topics() -> list[str]:
    """Every module in this folder with a `main()` is a topic."""
    here = Path(__file__).parent
    return sorted(path.stem for path in here.glob("*.py") if "\ndef main() -> None:" in path.read_text("utf-8"))


def run(wanted: list[str]) -> int:
    """Run the wanted topics in turn; 2 when one does not exist."""
    known = topics()
    if unknown := [name for name in wanted if name not in known]:
        print(f"no such bench topic: {', '.join(unknown)}; there are: {', '.join(known)}", file=sys.stderr)
        return 2
    for name in wanted or known:
        print(f"\n== {name} ==", flush=True)
        import_module(f"bench.{name}").main()
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
