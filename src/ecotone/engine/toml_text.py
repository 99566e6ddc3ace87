"""Changing single values of a TOML file; everything else stays as it was written."""

import json
import re
import tomllib
from typing import Any

from ecotone.engine.edition_copy import TOML_STRING
from ecotone.engine.errors import EcotoneError

LISTED = re.compile(r"(?m)^\[\[")


def value_at(document: dict[str, Any], path: str) -> Any:
    """The value of a key such as `setup.synergy`; None without one."""
    found: Any = document
    for name in path.split("."):
        found = found.get(name) if isinstance(found, dict) else None
    return found


def with_value(written: str, path: str, value: Any) -> str:
    """The file with another value at a key; the key and its section are added where missing."""
    *outer, key = path.split(".")
    section = ".".join(outer)
    if section_of(written, section) is None:
        lists = lists_of(written)
        head = written.removesuffix(lists).rstrip()
        written = f"{head}\n\n[{section}]\n\n{lists}"
    start, end = section_of(written, section) or (0, 0)
    literal = literal_of(value)
    pattern = rf"(?ms)^{re.escape(key)}[ \t]*=[ \t]*(?:{TOML_STRING}|[^\n]*)"
    body = written[start:end]
    line = f"{key} = {literal}"
    if re.search(pattern, body):
        body = re.sub(pattern, lambda _: line, body, count=1)
    else:
        body = f"{body.rstrip()}\n{line}\n\n"
    changed = written[:start] + body + written[end:]
    try:
        found = value_at(tomllib.loads(changed), path)
    except tomllib.TOMLDecodeError as error:
        raise EcotoneError(f"expected a plain value of {path}: {error}") from error
    if found != value:
        raise EcotoneError(f"expected a plain value of {path}, got {found!r}")
    return changed


def without(written: str, path: str) -> str:
    """The file without the line of a key."""
    section, _, key = path.rpartition(".")
    start, end = section_of(written, section) or (0, 0)
    body = re.sub(rf"(?m)^{re.escape(key)}[ \t]*=[^\n]*\n?", "", written[start:end], count=1)
    changed = written[:start] + body + written[end:]
    try:
        found = value_at(tomllib.loads(changed), path)
    except tomllib.TOMLDecodeError as error:
        raise EcotoneError(f"expected {path} in one line: {error}") from error
    if found is not None:
        raise EcotoneError(f"expected {path} in one line, got {found!r}")
    return changed


def literal_of(value: Any) -> str:
    """A value as TOML writes it in one line."""
    if isinstance(value, dict):
        inside = ", ".join(f"{key_of(key)} = {literal_of(one)}" for key, one in value.items())
        return f"{{ {inside} }}"
    if isinstance(value, list):
        return "[" + ", ".join(literal_of(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def key_of(name: str) -> str:
    """A key, in quotes if it needs them."""
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else json.dumps(name, ensure_ascii=False)


def section_of(written: str, name: str) -> tuple[int, int] | None:
    """Where a section begins and ends, if there is one; the unnamed one is the top of the file."""
    heads = [*re.finditer(r"(?m)^\[+[^\]\n]+\]+[^\n]*\n?", written)]
    if not name:
        return 0, heads[0].start() if heads else len(written)
    for number, head in enumerate(heads):
        if head[0].strip().strip("[]").strip() == name and not head[0].startswith("[["):
            following = heads[number + 1 : number + 2]
            return head.end(), following[0].start() if following else len(written)
    return None


def lists_of(written: str) -> str:
    """Everything from the first `[[…]]` on."""
    found = LISTED.search(written)
    return written[found.start() :] if found else ""


def with_tables(written: str, path: str, tables: list[dict[str, Any]]) -> str:
    """The file with another list of tables at a key.

    Those of the top level are written anew as `[[…]]`, at the end; any other in one line, or not
    at all if there are none.
    """
    if "." in path:
        return with_value(written, path, tables) if tables else without(written, path)
    document = tomllib.loads(written)
    listed = re.findall(r"(?m)^\[\[([^\]]+)\]\]", written)
    every = {name: document[name] for name in dict.fromkeys(listed)} | {path: tables}
    found = LISTED.search(written)
    head = written[: found.start()] if found else f"{written.rstrip()}\n\n"
    parts = [block(name, table) for name, entries in every.items() for table in entries]
    changed = head.rstrip() + "".join(f"\n\n{part}" for part in parts) + "\n"
    wanted = {name: value for name, value in document.items() if name != path}
    wanted |= {path: tables} if tables else {}
    if tomllib.loads(changed) != wanted:
        raise EcotoneError(f"expected plain tables [[{path}]]")
    return changed


def block(name: str, table: dict[str, Any]) -> str:
    """One table of a list."""
    lines = [f"{key_of(key)} = {literal_of(value)}" for key, value in table.items()]
    return "\n".join([f"[[{name}]]", *lines])
