"""What a person typed in: a TOML file, or the same as plain data from a form.

Errors about a file name the line; errors about a form name the field.
"""

import codecs
import re
import tomllib
import unicodedata
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from ecotone.engine.errors import BadFile, Problem

SPELLINGS = (("ae", "a"), ("oe", "o"), ("ue", "u"), ("ss", "s"))
"""Spellings of umlauts and ß, folded so that either is accepted."""


def fold(name: str) -> str:
    """A name in the form in which it is compared: without case, hyphens, accents or spaces."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(letter for letter in plain if letter.isalnum())
    for written, meant in SPELLINGS:
        letters = letters.replace(written, meant)
    return letters


def decode_text(content: bytes) -> str:
    """Text in UTF-8, with or without a byte order mark, or in what Excel writes on Windows.

    That is Windows-1252 for its plain CSV, and UTF-16 for its "Unicode text".
    """
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return content.decode("utf-16")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        if b"\0" in content:
            raise
        return content.decode("cp1252")


def line_in(text: str, key: str, value: str = "") -> int:
    """The line on which a key is defined, or further on its value stands; 0 for neither."""
    name = re.escape(key)
    defined = re.search(rf"(?m)^[ \t]*[\"']?{name}\b[^\n\]]*=", text)
    defined = defined or re.search(rf"(?m)^[ \t]*[\[\"']*{name}\b", text)
    if defined is None:
        return 0
    written = re.compile(rf"(?<!\w){re.escape(value)}(?!\w)").search(text, defined.end())
    place = written.start() if value and written else defined.end()
    return text.count("\n", 0, place) + 1


class FilePart(dict[str, Any]):
    """A part of a file, with its text on the lines where it stands in the whole."""

    def __init__(self, file: str, text: str, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self.file = file
        self.text = text


class TypedFile:
    """The file's text and its data; BadFile if it cannot be read. A form has no text."""

    def __init__(self, source: Path | Mapping[str, Any], keys: Sequence[str]) -> None:
        self.file = source.name if isinstance(source, Path) else ""
        self.text = ""
        if isinstance(source, FilePart):
            self.file, self.text = source.file, source.text
        self.data = self.read_file(source) if isinstance(source, Path) else dict(source)
        for key in self.data:
            if key not in keys:
                expected = "one of " + ", ".join(keys)
                self.complain(self.line_of_key(key), "", expected, f"the key {key}")

    def read_file(self, path: Path) -> dict[str, Any]:
        try:
            self.text = decode_text(path.read_bytes())
            return tomllib.loads(self.text)
        except OSError as error:
            self.complain(0, "", "a readable file", error.strerror or str(error))
        except UnicodeDecodeError:
            self.complain(0, "", "text in UTF-8 or Windows-1252", "other bytes")
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"line (\d+)", str(error))
            self.complain(int(line[1]) if line else 0, "", "valid TOML", str(error))

    def complain(self, line: int, field: str, expected: str, got: object) -> NoReturn:
        """Refuse the file."""
        raise BadFile([Problem(self.file, line, field, expected, str(got) or "nothing")])

    def line_at(self, place: int) -> int:
        """The line of a position in the text; 0 in a form."""
        return self.text.count("\n", 0, place) + 1 if self.text else 0

    def line_of_key(self, key: str) -> int:
        """The line on which a key is defined."""
        return line_in(self.text, key)
