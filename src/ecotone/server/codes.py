"""Table codes that can be said aloud: two words and a number, such as spruce-otter-41."""

import re
import secrets
from pathlib import Path

FOLDER = Path(__file__).parent / "words"
FIRST_WORDS = (FOLDER / "places-and-plants.txt").read_text("utf-8").split()
SECOND_WORDS = (FOLDER / "animals.txt").read_text("utf-8").split()
KNOWN_FIRST = frozenset(FIRST_WORDS)
KNOWN_SECOND = frozenset(SECOND_WORDS)
FEWEST_DIGITS = 2
LONGEST_ID = 40
GUESSES_PER_TABLE = 1_000_000
"""A guessed code opens a table at most once in this many tries; see docs/server.md."""


def new_code(tables: int) -> str:
    """A random code; the number has more digits if there are more tables."""
    low = 10 ** (digits_for(tables) - 1)
    number = low + secrets.randbelow(9 * low)
    return f"{secrets.choice(FIRST_WORDS)}-{secrets.choice(SECOND_WORDS)}-{number}"


def digits_for(tables: int) -> int:
    """How many digits keep codes hard to guess with one more table than this."""
    pairs = len(FIRST_WORDS) * len(SECOND_WORDS)
    digits = FEWEST_DIGITS
    while pairs * 9 * 10 ** (digits - 1) < (tables + 1) * GUESSES_PER_TABLE:
        digits += 1
    return digits


def canonical_id(typed: str) -> str:
    """A table's id from a code as somebody typed it; anything else is returned unchanged."""
    found = re.fullmatch(r"([a-z]+)([0-9]+)", re.sub(r"[\W_]+", "", typed.casefold(), flags=re.A))
    if found:
        letters, number = found.groups()
        for length in range(1, len(letters)):
            first, second = letters[:length], letters[length:]
            if first in KNOWN_FIRST and second in KNOWN_SECOND:
                return f"{first}-{second}-{number}"
    return typed


def is_id(text: str) -> bool:
    """Could this be a table's id: a code, or the 12 URL-safe characters of older tables?"""
    code = len(text) <= LONGEST_ID and re.fullmatch(r"[a-z]+-[a-z]+-[0-9]+", text)
    return bool(code or re.fullmatch(r"[A-Za-z0-9_-]{12}", text))
