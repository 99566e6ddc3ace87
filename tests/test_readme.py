"""The README's commands and its program are run as they stand there."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

from support import ecotone

from ecotone.engine.registry import games

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


def test_its_commands_work(tmp_path, monkeypatch):
    """In order, in an empty folder, by someone who ends every game at once."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    commands = re.findall(r"^\.venv/bin/ecotone (.+)$", README, re.MULTILINE)
    assert len(commands) > 8
    for command in commands:
        done = ecotone(*shlex.split(command), given="\nq\n")
        assert done.returncode == 0, f"{command}: {done.stderr}"


def test_what_it_makes_can_be_made():
    for target in re.findall(r"^make (\w+)$", README, re.MULTILINE):
        assert re.search(rf"^{target}:", MAKEFILE, re.MULTILINE)


def test_its_program_runs():
    program = re.search(r"```python\n(.+?)```", README, re.DOTALL)
    assert program
    done = subprocess.run(
        [sys.executable, "-c", program[1]], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\[\d+, \d+\] \[\d, \d\]\n\[ *\d+\.\d* +\d+\.\d* *\]\n", done.stdout)


def test_its_links_lead_somewhere():
    for target in re.findall(r"\]\(([^)]+)\)", README):
        assert (ROOT / target).exists(), target


def test_its_pictures_show_every_game_and_stay_small():
    pictures = re.findall(r"!\[([^\]]+)\]\((docs/pictures/[^)]+)\)", README)
    assert {Path(file).stem for _, file in pictures} == set(games())
    assert sum((ROOT / file).stat().st_size for _, file in pictures) < 1_000_000
