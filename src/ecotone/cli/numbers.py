"""Numbers as people write them in each language."""

import re
from typing import Any

DECIMAL = re.compile(r"[-+]?\d+\.\d+")


def format_number(value: float, language: str, digits: int = 0, signed: bool = False) -> str:
    """A number rounded to some digits: with a true minus sign, and a comma in German."""
    rounded = round(value, digits) + 0.0  # no minus before a zero
    text = f"{rounded:+.{digits}f}" if signed and rounded else f"{rounded:.{digits}f}"
    text = text.replace("-", "−")
    return text.replace(".", ",") if language == "de" else text


def format_percent(share: float, language: str, digits: int = 0) -> str:
    """A share of one in per cent; German puts a space before the sign."""
    sign = " %" if language == "de" else "%"
    return format_number(100 * share, language, digits) + sign


def localized(value: Any, language: str) -> Any:
    """A decimal number that is a text already, with a comma in German; all else as it is."""
    if language == "de" and isinstance(value, str) and DECIMAL.fullmatch(value):
        return value.replace(".", ",")
    return value
