"""How long a fit may take, and what it reports on the way."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

LINES = {
    "begun": "{command}; compiling what is not compiled yet",
    "played": "{games} games of {bot} played, {left} s left",
    "fitted": "fitted to {positions} positions: error {error}, of the present evaluation {present}",
    "network": "network ({where}): held-out loss {loss} without it",
    "epoch": "network: epoch {epoch} of {epochs}, held-out loss {loss}",
    "met": "{name}, {simulations} simulations, {games} games: wins {win_rate} % ({low} to {high}), "
    "{score} points; the present bot {present} %, {present_score} points",
    "done": "best: {name}; {learned} ms a decision, the present bot {search} ms",
}
"""What is said where no catalogue of texts is at hand."""


def plain(key: str, words: Mapping[str, Any]) -> str:
    return LINES[key].format(**words)


@dataclass
class Clock:
    """The time of a run in shares of its limit, and its progress in lines."""

    minutes: float | None = None
    say: Callable[[str], object] = print
    text: Callable[[str, Mapping[str, Any]], str] = plain
    began: float = field(default_factory=time.monotonic)

    def passed(self) -> float:
        return time.monotonic() - self.began

    def is_past(self, share: float) -> bool:
        """Has this share of the time been used?"""
        return self.left(share) < 0.0

    def left(self, share: float) -> float:
        """Seconds until this share of the time is used."""
        return float("inf") if self.minutes is None else 60 * self.minutes * share - self.passed()

    def report(self, key: str, words: Mapping[str, Any]) -> None:
        minutes, seconds = divmod(int(self.passed()), 60)
        self.say(f"{minutes:3}:{seconds:02}  {self.text(key, words)}")
