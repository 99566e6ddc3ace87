"""Whole numbers as people type them."""

import re

WHOLE = re.compile(r"-?[0-9]{1,18}")


def parse_whole(text: str) -> int | None:
    """The whole number that a text spells in ASCII digits, or None.

    `str.isdigit` is not enough: it accepts `²` and `①`, which `int` refuses.
    """
    stripped = text.strip()
    return int(stripped) if WHOLE.fullmatch(stripped) else None
