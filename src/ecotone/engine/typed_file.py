"""A TOML file that a person typed in; every complaint about it names the line."""

import re
import tomllib
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from ecotone.engine.errors import BadFile, Problem

SPELLINGS = (("ae", "a"), ("oe", "o"), ("ue", "u"), ("ss", "s"))
"""Ways to write umlauts and ß; folded, so that either way is understood."""


def fold(name: str) -> str:
    """A name as it is compared: no case, hyphens, accents or spaces."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(letter for letter in plain if letter.isalnum())
    for written, meant in SPELLINGS:
        letters = letters.replace(written, meant)
    return letters


class TypedFile:
    """The file's text and its data; BadFile where it cannot be read."""

    def __init__(self, path: Path, keys: Sequence[str]) -> None:
        self.file = path.name
        try:
            self.text = path.read_bytes().decode("utf-8-sig")
            self.data = tomllib.loads(self.text)
        except OSError as error:
            self.complain(0, "", "a readable file", error.strerror or str(error))
        except UnicodeDecodeError:
            self.complain(0, "", "text in UTF-8", "other bytes")
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"line (\d+)", str(error))
            self.complain(int(line[1]) if line else 0, "", "valid TOML", str(error))
        for key in self.data:
            if key not in keys:
                expected = "one of " + ", ".join(keys)
                self.complain(self.line_of_key(key), "", expected, f"the key {key}")

    def complain(self, line: int, field: str, expected: str, got: object) -> NoReturn:
        """Refuse the file."""
        raise BadFile([Problem(self.file, line, field, expected, str(got) or "nothing")])

    def line_of_key(self, key: str) -> int:
        """The line a key stands on."""
        for number, line in enumerate(self.text.splitlines(), 1):
            if re.match(rf"\s*[\[\"']*{re.escape(key)}\b", line):
                return number
        return 0
