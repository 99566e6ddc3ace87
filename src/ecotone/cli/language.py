"""The language of the person at the terminal."""

import os
import sys
from itertools import pairwise

from ecotone.engine.texts import LANGUAGES


def default_language() -> str:
    """German if the system's language is German, else English."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    return "de" if (locale or "").startswith("de") else "en"


def spoken() -> str:
    """The language the arguments ask for, or the system's."""
    words = [*sys.argv[1:], ""]
    asked = [after for word, after in pairwise(words) if word == "--lang"]
    asked += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    return asked[-1] if asked and asked[-1] in LANGUAGES else default_language()
