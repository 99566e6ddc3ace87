"""The labels that an edition gives the spaces of the country board.

Files, replays and messages name a space by its place, `A1` to `G7`. What people see may differ:
`[board]` of `edition.toml` can name the rows and the columns, and the column `name` of `fields.csv`
a single space.
"""

from typing import Any

from ecotone.engine.edition import EditionReader, Row
from ecotone.games.keyharvest.actions import ROW_LENGTHS, SPACE_NAMES

ROWS = " ".join("ABCDEFG")
COLUMNS = " ".join(str(number + 1) for number in range(max(ROW_LENGTHS)))
LONGEST_LABEL = 5
SEPARATORS = frozenset(",;:=\"'[]{}")


def label(value: str) -> str:
    """A column of labels; empty for the usual one."""
    if len(value) > LONGEST_LABEL or not all(map(fits_label, value)):
        raise ValueError(f"at most {LONGEST_LABEL} letters and digits")
    return value


def fits_label(letter: str) -> bool:
    """Can it be told from what separates labels in a list?"""
    return letter.isprintable() and not letter.isspace() and letter not in SEPARATORS


def name_spaces(reader: EditionReader, rows: list[Row]) -> None:
    """Give every row of the fields the `name` that people see, each its own."""
    board = reader.toml("edition.toml").get("board", {})
    if not isinstance(board, dict):
        reader.fault("edition.toml", 0, "board", "a section [board]", board)
        board = {}
    letters = read_words(reader, board, "rows", ROWS)
    numbers = read_words(reader, board, "columns", COLUMNS)
    places = [(row, at) for row, length in enumerate(ROW_LENGTHS) for at in range(length)]
    used: dict[str, str] = {}
    for fields, usual, (letter, number) in zip(rows, SPACE_NAMES, places, strict=True):
        name = fields.get("name") or letters[letter] + numbers[number]
        fields["name"] = name
        if len(name) > LONGEST_LABEL:
            expected = f"at most {LONGEST_LABEL} letters and digits"
            reader.fault("fields.csv", fields["line"], "name", expected, name)
        elif used.setdefault(name.casefold(), usual) != usual:
            expected = "a label of its own"
            reader.fault("fields.csv", fields["line"], "name", expected, name)


def read_words(reader: EditionReader, board: dict[str, Any], key: str, usual: str) -> list[str]:
    """The names of the rows or of the columns; the usual ones where nothing is written."""
    written = board.get(key) or usual
    count = len(usual.split())
    words = written.split() if isinstance(written, str) else []
    if len(words) == count and all(fits_label(letter) for word in words for letter in word):
        return words
    reader.fault("edition.toml", 0, f"board.{key}", f"{count} words such as {usual}", written)
    return usual.split()
