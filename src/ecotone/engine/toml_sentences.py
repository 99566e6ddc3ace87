"""Lists of tables in a TOML file as sentences, so that a form can build them by choosing.

The table `{ type = "cards_min", count = 4, filter = { season = "Spring" } }` is the sentence
`cards_min count:4 filter.season:Spring`. Several words are joined by `|`, and a blank in a name is
written `_`.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ecotone.engine.edition_form import Value
from ecotone.engine.edition_phrase import Phrase, Sentence, Slot
from ecotone.engine.numbers import parse_whole

Table = dict[str, Any]
LEAST_NUMBER = -999
MOST_NUMBER = 999


def as_sentences(tables: Sequence[Table], value: Value) -> str:
    """What the tables of a value say; texts are told apart (`as_lines`)."""
    assert value.tables
    assert value.phrase
    join = value.phrase.joins[0]
    return f"{join} ".join(sentence_of(table, value) for table in tables)


def sentence_of(table: Table, value: Value) -> str:
    assert value.tables
    assert value.phrase
    head = table.get(value.tables.head) if value.tables.head else value.phrase.sentences[0].head
    columns = {value.tables.head, *value.tables.texts}
    rest = {key: one for key, one in table.items() if key not in columns}
    return " ".join([plain(head), *(f"{path}:{word}" for path, word in words_of(rest))])


def words_of(table: Mapping[str, Any], outer: str = "") -> Iterator[tuple[str, str]]:
    """Every value of nested tables with the path to it."""
    for key, one in table.items():
        if isinstance(one, Mapping):
            yield from words_of(one, f"{outer}{key}.")
        else:
            several = one if isinstance(one, list) else [one]
            yield f"{outer}{key}", "|".join(plain(word) for word in several)


def plain(word: object) -> str:
    """A word without blanks."""
    written = str(word).lower() if isinstance(word, bool) else str(word)
    return re.sub(r"\s+", "_", written)


def as_tables(written: str, value: Value, before: Sequence[Table] = ()) -> list[Table]:
    """The tables that sentences stand for, with the texts that those before had.

    Raises ValueError with what was expected.
    """
    assert value.tables
    assert value.phrase
    joins = "|".join(re.escape(join) for join in value.phrase.joins)
    parts = re.split(rf"(?:{joins})\s", f"{written} ")
    found = [" ".join(part.split()) for part in parts if part.strip()]
    if not found and not value.phrase.empty:
        raise ValueError("at least one entry")
    if len(found) > value.phrase.most:
        raise ValueError(f"at most {value.phrase.most} entries")
    known = {sentence_of(table, value): table for table in before}
    return [known.get(one) or table_with_texts(one, value, before) for one in found]


def table_with_texts(sentence: str, value: Value, before: Sequence[Table]) -> Table:
    """What a sentence stands for, with the texts of the table that began like it."""
    assert value.tables
    assert value.phrase
    head = value.tables.head
    table = table_of(sentence.split(), value.phrase, head)
    like = next((one for one in before if head and one.get(head) == table[head]), {})
    return table | {key: like[key] for key in value.tables.texts if key in like}


def table_of(words: Sequence[str], phrase: Phrase, head: str) -> Table:
    sentence = next((one for one in phrase.sentences if one.head == words[0]), None)
    if sentence is None:
        raise ValueError("one of " + ", ".join(one.head for one in phrase.sentences))
    table: Table = {head: words[0]} if head else {}
    for token in words[1:]:
        *outer, key = token.partition(":")[0].split(".")
        holder = table
        for name in outer:
            holder = holder.setdefault(name, {})
        holder[key] = value_of(token, slot_for(token, sentence))
    return table


def slot_for(token: str, sentence: Sentence) -> Slot:
    found = next((slot for slot in sentence.slots if token.startswith(slot.prefix)), None)
    if found is None:
        known = ", ".join(f"{slot.prefix}…" for slot in sentence.slots)
        raise ValueError(f"one of {known}" if known else "no more words")
    return found


def value_of(token: str, slot: Slot) -> Any:
    """What stands in a slot: a list where several words may stand there."""
    words = token.removeprefix(slot.prefix).split(slot.joined)
    values = [value_of_word(word, slot) for word in words]
    return values if slot.kind == "some" else values[0]


def value_of_word(word: str, slot: Slot) -> Any:
    if word in ("true", "false"):
        return word == "true"
    number = parse_whole(word)
    if number is not None and LEAST_NUMBER <= number <= MOST_NUMBER:
        return number
    return word.replace("_", " ") if slot.rows else word


def as_lines(tables: Sequence[Table], head: str, key: str) -> str:
    """The texts of some tables: a line for each, which begins with what names it."""
    lines = ((table.get(head), " ".join(str(table.get(key, "")).split())) for table in tables)
    return "\n".join(f"{name}: {text}" for name, text in lines if text)


def with_lines(tables: Sequence[Table], head: str, key: str, written: str) -> list[Table]:
    """The tables with the texts of such lines; those without a line lose theirs.

    Raises ValueError with what was expected.
    """
    lines = [line.partition(":") for line in written.splitlines() if line.strip()]
    texts = {name.strip(): text.strip() for name, _, text in lines}
    names = [str(table.get(head)) for table in tables]
    if set(texts) - set(names) or not all(texts.values()):
        expected = ", ".join(names) or "no line"
        raise ValueError(f"lines that begin with one of {expected} and a colon")
    kept = [{name: one for name, one in table.items() if name != key} for table in tables]
    worded = [{key: texts[name]} if name in texts else {} for name in names]
    return [table | text for table, text in zip(kept, worded, strict=True)]
