"""The texts of a table in the terminal."""

from pathlib import Path
from typing import Any

from ecotone.engine.texts import Texts

CLI = Path(__file__).parents[1]
TEXTS = Texts(CLI / "texts", CLI / "table" / "texts")


def text(language: str, key: str, **words: Any) -> str:
    """A text of the command line."""
    return TEXTS.format(language, key, words)
