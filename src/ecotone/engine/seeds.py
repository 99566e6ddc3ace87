"""Seeds: the whole number a deal is drawn from, and how it is written in JSON."""

from ecotone.engine.errors import BadOption

SEED_BITS = 128
SEED_LIMIT = 2**SEED_BITS
SHORT_SEED_LIMIT = 2**63
"""Seeds below it are those that people choose and that the compiled loops count through."""
EXACT_IN_JSON = 2**53
"""Below it every JSON reader, including browsers, keeps a whole number exactly."""


def seed_to_json(seed: int) -> int | str:
    """A number if every reader keeps it exactly, else its decimal digits as text."""
    return seed if seed < EXACT_IN_JSON else str(seed)


def seed_from_json(value: int | str) -> int:
    """A seed in either form; BadOption if the text is not one."""
    if isinstance(value, str):
        digits = len(str(SEED_LIMIT))
        if not (value.isascii() and value.isdecimal() and len(value) <= digits):
            raise BadOption(f"expected a seed of at most {digits} digits, got {value[:64]!r}")
    return int(value)
