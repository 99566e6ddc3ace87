"""The tables of docs/protocol.md, written from the classes that the server uses.

The page is prose with places between two comments, `<!-- types: … -->` or `<!-- messages: … -->`
and `<!-- end -->`. `python -m ecotone.server.typescript` fills them; everything else is by hand.
"""

import ast
import re
from collections.abc import Iterator, Mapping

from ecotone.server.declarations import Declaration, fields, parents, settings_of

PLACE = re.compile(r"<!-- (types|messages): ([\w, ]+) -->\n.*?<!-- end -->", re.DOTALL)
WORDS = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "true or false",
    "None": "null",
    "Any": "anything",
    "Localized": "{en, de}",
}
MOST_LISTED = 8
"""A message with more fields has a table of its own."""
Declarations = Mapping[str, Declaration]


def with_tables(page: str, nodes: Declarations) -> str:
    """The page with what stands between its marks written anew."""

    def filled(place: re.Match[str]) -> str:
        kind, names = place[1], place[2].split(", ")
        tables = messages_table(nodes, *names) if kind == "messages" else types_tables(nodes, names)
        return f"<!-- {kind}: {place[2]} -->\n{tables}\n<!-- end -->"

    return PLACE.sub(filled, page)


def documented(page: str) -> set[str]:
    """The types whose fields the page lists."""
    return {name for place in PLACE.finditer(page) for name in place[2].split(", ")}


def types_tables(nodes: Declarations, names: list[str]) -> str:
    """A table of the fields of each type."""
    return "\n\n".join(type_table(nodes, name) for name in names)


def type_table(nodes: Declarations, name: str) -> str:
    """The fields of a type: a table if there is something to say of them, else one line."""
    node = class_named(nodes, name)
    found = list(shown(node, nodes))
    title = f"**`{name}`**: {one_line(ast.get_docstring(node))}"
    if parents(node):
        title += f" With the fields of {' and '.join(f'`{base}`' for base in parents(node))}."
    if not any(about for _, _, about in found):
        return f"{title} {listed(found)}."
    rows = [row([f"`{field}`", f"`{kind}`", about]) for field, kind, about in found]
    return "\n".join([title, "", "| field | JSON | meaning |", "|---|---|---|", *rows])


def listed(found: list[tuple[str, str, str]]) -> str:
    return "; ".join(f"`{field}`: `{kind}`" for field, kind, _ in found)


def messages_table(nodes: Declarations, name: str) -> str:
    """A table of the live messages of one direction, by their tags."""
    rows = [message_row(class_named(nodes, member), nodes) for member in members(nodes[name])]
    return "\n".join(["| type | fields | meaning |", "|---|---|---|", *rows])


def message_row(node: ast.ClassDef, nodes: Declarations) -> str:
    found = list(shown(node, nodes))
    explained = [one for one in found if one[2] and len(found) <= MOST_LISTED]
    cells = [
        f"`{settings_of(node)['tag']}`",
        listed(found) if len(found) <= MOST_LISTED else f"see `{node.name}`",
        " ".join(
            [
                one_line(ast.get_docstring(node)),
                *(f"`{field.rstrip('?')}`: {about}" for field, _, about in explained),
            ]
        ),
    ]
    return row(cells)


def row(cells: list[str]) -> str:
    return "|" + "|".join(f" {cell} " if cell else " " for cell in cells) + "|"


def class_named(nodes: Declarations, name: str) -> ast.ClassDef:
    node = nodes.get(name)
    if not isinstance(node, ast.ClassDef):
        raise ValueError(f"expected a class of the protocol, got {name}")
    return node


def members(node: Declaration) -> Iterator[str]:
    """The names in a union."""
    match node:
        case ast.BinOp(left=left, right=right):
            yield from members(left)
            yield from members(right)
        case ast.Name(id=name):
            yield name


def shown(node: ast.ClassDef, nodes: Declarations) -> Iterator[tuple[str, str, str]]:
    """Each field, with `?` if it may be absent, its type in words, and what it means."""
    for field in fields(node):
        name = f"{field.name}?" if field.optional else field.name
        yield name, words(field.annotation, nodes), one_line(field.about)


def words(node: ast.expr, nodes: Declarations) -> str:
    """A type as JSON that may come: `[SeatFacts]`, `string or null`."""
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=str(name)) | ast.Name(id=name):
            stands_for = nodes.get(name)
            if name not in WORDS and isinstance(stands_for, ast.Subscript):
                return words(stands_for, nodes)
            return WORDS.get(name, name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{words(left, nodes)} or {words(right, nodes)}"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=values):
            options = values.elts if isinstance(values, ast.Tuple) else [values]
            return " or ".join(literal(option) for option in options)
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            return f"[{words(inner, nodes)}]"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=inner)):
            return f"[{', '.join(words(one, nodes) for one in inner)}]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"{{{words(key, nodes)}: {words(value, nodes)}}}"
    raise TypeError(f"expected a type that JSON has, got {ast.unparse(node)}")


def literal(node: ast.expr) -> str:
    value = ast.literal_eval(node)
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def one_line(text: str | None) -> str:
    """A docstring as it reads where JSON is meant."""
    return re.sub(r"\bNone\b", "null", " ".join((text or "").split())).replace("|", "\\|")
