"""The plain messages of Fluent catalogues, for programs that run without Fluent.

A message is plain if it stands on one line and holds nothing but words and variables:
`saved = Saved: { $file }`. The others are passed over.
"""

import re
from functools import cache
from pathlib import Path

MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*\S)$(?!\n )", re.MULTILINE)
VARIABLE = re.compile(r"\{ \$([\w-]+) \}")


@cache
def plain_texts(folder: Path, language: str) -> dict[str, str]:
    """The plain messages of a folder's catalogue by their keys."""
    content = (folder / f"{language}.ftl").read_text("utf-8")
    return {key: text for key, text in MESSAGE.findall(content) if is_plain(text)}


def is_plain(text: str) -> bool:
    return not re.search("[{}]", VARIABLE.sub("", text))


def format_plain(text: str, /, **given: object) -> str:
    """A plain message with its variables filled in."""
    return VARIABLE.sub(lambda found: str(given[found[1]]), text)
