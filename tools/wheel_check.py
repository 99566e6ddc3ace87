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
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MEGABYTE = 1_000_000
NOT_OURS = ("pip", "setuptools", "_distutils_hack", "distutils", "pkg_resources")
BYTECODE = "bytecode"
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


def installed_sizes(packages: Path) -> Counter[str]:
    """The bytes of every package installed, apart from what every environment has."""
    sizes: Counter[str] = Counter()
    for file in packages.rglob("*"):
        package = re.split(r"[-.]", file.relative_to(packages).parts[0])[0]
        if file.is_file() and package not in NOT_OURS:
            sizes[package] += file.stat().st_size
            sizes[BYTECODE] += file.stat().st_size if file.suffix == ".pyc" else 0
    return sizes


def program_of(page: Path) -> str:
    """The first Python program of a page."""
    found = re.search(r"```python\n(.+?)```", page.read_text("utf-8"), re.DOTALL)
    assert found, f"expected a program in {page.name}, got none"
    return found[1]


def figures(folder: Path) -> Iterator[tuple[str, object]]:
    """Build, install, measure and use."""
    wheel = build(folder)
    yield "wheel, megabytes", megabytes(wheel.stat().st_size)
    home = folder / "venv"
    venv.create(home, with_pip=True)
    python = home / "bin" / "python"
    run(python, "-m", "pip", "install", "--quiet", wheel)
    (packages,) = home.glob("lib/python*/site-packages")
    sizes = installed_sizes(packages)
    bytecode = sizes.pop(BYTECODE)
    yield "installed, megabytes", megabytes(sizes.total())
    parts = (f"{name} {megabytes(size)}" for name, size in sizes.most_common() if size > MEGABYTE)
    yield "of which", ", ".join(parts)
    yield "of all that bytecode, megabytes", megabytes(bytecode)
    listed = json.loads(run(python, "-m", "pip", "list", "--format=json"))
    yield "packages", " ".join(one["name"] for one in listed if one["name"] not in NOT_OURS)
    times = [float(run(python, "-c", TIMED)) for _ in range(IMPORTS)]
    yield "import, seconds", round(statistics.median(times), 3)
    yield "the README's program", run(python, "-c", program_of(ROOT / "README.md")).strip()


def megabytes(size: int) -> float:
    return round(size / MEGABYTE, 1)


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
