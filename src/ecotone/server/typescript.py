"""The messages between browser and server as TypeScript and as JSON Schema.

Both are written from the classes that the server uses:

    python -m ecotone.server.typescript

writes `web/src/lib/protocol.ts` and `docs/protocol.schema.json`; a test fails while they are stale.
"""

import ast
import inspect
import json
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import msgspec

from ecotone.bots import advice
from ecotone.engine import texts
from ecotone.lab import analysis
from ecotone.server import game_messages, messages

ROOT = Path(__file__).parents[3]
TYPESCRIPT = ROOT / "web" / "src" / "lib" / "protocol.ts"
SCHEMA = ROOT / "docs" / "protocol.schema.json"

HEADER = """\
/** What the server sends and takes; docs/protocol.md explains it.
 *
 * Written by `python -m ecotone.server.typescript` from the server's own classes.
 */
"""
PLAIN = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "None": "null",
    "Any": "unknown",
}
ALIASES = {"Localized": "Record<Language, string>"}
"""What Python says less exactly."""
BASES = {"Message", "Answer"}
CHOSEN: dict[ModuleType, set[str] | None] = {
    messages: None,
    game_messages: None,
    texts: {"Localized"},
    advice: {"Interval", "Measure"},
    analysis: {"Alternative", "Decided", "Curve", "Analysis"},
}
"""The classes by module; None for all."""


def typescript() -> str:
    """All types, in the order of their modules."""
    parts = [HEADER, f"export const PROTOCOL = {messages.PROTOCOL};\n"]
    for module, chosen in CHOSEN.items():
        for node in ast.parse(inspect.getsource(module)).body:
            if isinstance(node, ast.ClassDef):
                if node.name not in BASES and (chosen is None or node.name in chosen):
                    parts.append(interface(node))
            elif isinstance(node, ast.Assign) and is_alias(node):
                (name,) = map(ast.unparse, node.targets)
                if chosen is None or name in chosen:
                    parts.append(
                        f"export type {name} = {ALIASES.get(name) or type_of(node.value)};\n"
                    )
    return "\n".join(parts)


def is_alias(node: ast.Assign) -> bool:
    """Does it give a type a name?"""
    return isinstance(node.value, ast.Subscript | ast.BinOp)


def interface(node: ast.ClassDef) -> str:
    """A class as an interface; its tag becomes the field `type`."""
    settings = {word.arg: ast.literal_eval(word.value) for word in node.keywords}
    lines = [f"/** {ast.get_docstring(node)} */", f"export interface {node.name} {{"]
    if "tag" in settings:
        lines.append(f'  {settings["tag_field"]}: "{settings["tag"]}";')
    sent = any(ast.unparse(base) == "Message" for base in node.bases)
    for field, about in fields(node):
        if about:
            lines.append(f"  /** {about} */")
        name, kind = ast.unparse(field.target), type_of(field.annotation)
        optional = field.value is not None and (sent or settings.get("omit_defaults"))
        if optional and not sent:
            kind = kind.removesuffix(" | null")
        lines.append(f"  {name}{'?' if optional else ''}: {kind};")
    return "\n".join([*lines, "}", ""])


def fields(node: ast.ClassDef) -> Iterator[tuple[ast.AnnAssign, str | None]]:
    """Every field of a class with the text below it."""
    for statement, below in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(statement, ast.AnnAssign):
            about = None
            if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
                about = str(below.value.value)
            yield statement, about


def type_of(node: ast.expr) -> str:
    """An annotation as a TypeScript type."""
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{type_of(left)} | {type_of(right)}"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=values):
            options = values.elts if isinstance(values, ast.Tuple) else [values]
            return " | ".join(json.dumps(ast.literal_eval(option)) for option in options)
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            return f"{bracketed(inner)}[]"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=inner)):
            return f"[{', '.join(type_of(one) for one in inner)}]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{type_of(key)}, {type_of(value)}>"
    raise TypeError(f"expected a type that TypeScript has, got {ast.unparse(node)}")


def bracketed(node: ast.expr) -> str:
    """The type of a list's items."""
    kind = type_of(node)
    return f"({kind})" if " | " in kind else kind


def json_schema() -> str:
    """The live messages, in both directions."""
    (incoming, outgoing), components = msgspec.json.schema_components(
        [messages.Incoming, messages.Outgoing], ref_template="#/$defs/{name}"
    )
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Ecotone's live messages",
        "protocol": messages.PROTOCOL,
        "incoming": incoming,
        "outgoing": outgoing,
        "$defs": components,
    }
    return json.dumps(schema, indent=1, sort_keys=True) + "\n"


def files() -> dict[Path, str]:
    """What is written where."""
    return {TYPESCRIPT: typescript(), SCHEMA: json_schema()}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
