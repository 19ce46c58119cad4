"""What to install when a dependency is missing."""

import re
from collections import Counter
from importlib.metadata import PackageNotFoundError, requires

REQUIREMENT = re.compile(r"([A-Za-z0-9._-]+).*;.*extra == ['\"](\w+)['\"]")


def missing_extra(module: str) -> str | None:
    """A line that says what to install for a missing module; `None` if no extra has it."""
    wanted = _plain(module.partition(".")[0])
    try:
        known = [found.groups() for line in requires("cookoff") or () if (found := REQUIREMENT.match(line))]
    except PackageNotFoundError:  # run from its sources alone
        return None
    # A package is called like its module, or a little longer: mujoco-core, fluent.runtime, nats-py.
    fitting = [extra for name, extra in known if _plain(name).split("-")[0] == wanted.split("-")[0]]
    if not fitting:
        return None
    # Extras may include others: recommend the one that installs least.
    size = Counter(extra for _, extra in known)
    extra = min(fitting, key=lambda name: size[name])
    # Without the command line nothing is installed yet: recommend all that playing needs.
    extras = "cli,server,physics" if extra == "cli" else extra
    return f'this needs {module.partition(".")[0]}, which is not installed; try: pip install "cookoff[{extras}]"'


def _plain(name: str) -> str:
    return re.sub(r"[._-]+", "-", name).lower()
