"""The learners of the examples learn, in a game so small that it takes seconds."""

import re
import runpy
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
LINE = re.compile(r"^ +\d+ +[\d,]+ +([\d.]+)% +([\d.]+)%$", re.MULTILINE)


@pytest.fixture
def curve(monkeypatch, capsys):
    """Runs an example; returns the shares of games won against random play, as it prints them."""

    def run(example, *arguments):
        monkeypatch.syspath_prepend(EXAMPLES)
        monkeypatch.setattr(sys, "argv", [example, "tiny", *arguments])
        runpy.run_path(str(EXAMPLES / example), run_name="__main__")
        return [float(share) for share, _ in LINE.findall(capsys.readouterr().out)]

    return run


def test_the_linear_learner_beats_its_beginning(curve, tmp_path):
    picture = tmp_path / "curve.svg"
    first, *_, last = curve("learn_linear.py", "--updates=20", "--rate=0.05", f"--plot={picture}")
    assert last > first + 10
    assert picture.read_text("utf-8").startswith("<?xml")


@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")
def test_ppo_beats_its_beginning(curve):
    first, *_, last = curve("learn_ppo.py", "--updates=20")
    assert last > first + 10
