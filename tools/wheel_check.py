"""Install the wheel without extras in an environment of its own, and use it as a researcher would.

    python tools/wheel_check.py

Prints what the installation takes and how long an import lasts; runs the README's program.
"""

import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MEGABYTE = 1_000_000
NOT_OURS = ("pip", "setuptools")
IMPORTS = 5
TIMED = """
import time
began = time.perf_counter()
import ecotone
print(time.perf_counter() - began)
"""


def run(*command: str | Path, **environment: str) -> str:
    """A command's standard output; ends the program if it fails."""
    done = subprocess.run(
        [str(part) for part in command],
        stdout=subprocess.PIPE,
        text=True,
        check=False,
        env=os.environ | environment,
    )
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command[:4]))} … failed")
    return done.stdout


def installed_size(packages: Path) -> int:
    """The bytes of everything installed, apart from what every environment has."""
    folders = [entry for entry in packages.iterdir() if not entry.name.startswith(NOT_OURS)]
    files = [file for folder in folders for file in (folder, *folder.rglob("*")) if file.is_file()]
    return sum(file.stat().st_size for file in files)


def program_of(page: Path) -> str:
    """The first Python program of a page."""
    found = re.search(r"```python\n(.+?)```", page.read_text("utf-8"), re.DOTALL)
    assert found, f"expected a program in {page.name}, got none"
    return found[1]


def figures(folder: Path) -> Iterator[tuple[str, object]]:
    """Build, install, measure and use."""
    wheel = build(folder)
    yield "wheel, megabytes", round(wheel.stat().st_size / MEGABYTE, 1)
    home = folder / "venv"
    venv.create(home, with_pip=True)
    python = home / "bin" / "python"
    run(python, "-m", "pip", "install", "--quiet", wheel)
    (packages,) = home.glob("lib/python*/site-packages")
    yield "installed, megabytes", round(installed_size(packages) / MEGABYTE)
    listed = json.loads(run(python, "-m", "pip", "list", "--format=json"))
    yield "packages", " ".join(one["name"] for one in listed if one["name"] not in NOT_OURS)
    times = [float(run(python, "-c", TIMED)) for _ in range(IMPORTS)]
    yield "import, seconds", round(statistics.median(times), 3)
    yield "the README's program", run(python, "-c", program_of(ROOT / "README.md")).strip()


def build(folder: Path) -> Path:
    """The wheel, with the client as it was built last."""
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps")
    run(*pip, "--wheel-dir", folder, ROOT, ECOTONE_CLIENT_BUILT="1")
    (wheel,) = folder.glob("ecotone-*.whl")
    return wheel


def main() -> None:
    os.environ.pop("PYTHONPATH", None)
    with tempfile.TemporaryDirectory() as folder:
        for name, value in figures(Path(folder)):
            print(f"{name}: {value}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
