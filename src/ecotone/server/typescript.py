"""The messages between browser and server as TypeScript and as JSON Schema.

Both are written from the classes that the server uses:

    python -m ecotone.server.typescript

writes `web/src/lib/protocol.ts` and `docs/protocol.schema.json`, and what a game tells from its
module `types`: `web/src/games/<game>/protocol.ts`, together in `docs/games.schema.json`. It also
fills the tables of `docs/protocol.md`. A test fails while they are stale.
"""

import ast
import inspect
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec

from ecotone.bots import advice, reasons
from ecotone.engine import provenance, texts
from ecotone.engine.registry import own_game, own_games
from ecotone.lab import analysis
from ecotone.server import (
    admin_messages,
    edition_messages,
    errors,
    game_messages,
    incoming_messages,
    messages,
    notice_messages,
    outgoing_messages,
    passkey_messages,
    people_messages,
    result_messages,
    table_messages,
    tournament_messages,
)
from ecotone.server.declarations import (
    Declaration,
    chosen_declarations,
    declarations,
    fields,
    parents,
    settings_of,
)
from ecotone.server.protocol_page import with_tables

ROOT = Path(__file__).parents[3]
TYPESCRIPT = ROOT / "web" / "src" / "lib" / "protocol.ts"
SCHEMA = ROOT / "docs" / "protocol.schema.json"
GAMES = ROOT / "web" / "src" / "games"
PAGE = ROOT / "docs" / "protocol.md"
TEXTS = ROOT / "web" / "src" / "texts"
GAMES_SCHEMA = ROOT / "docs" / "games.schema.json"
GAME_PARTS = ("Catalogue", "View", "Preview", "ScoreSheet")
"""What every game tells."""

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
ALIASES = {"Localized": "Record<Language, string>", "TwoNumbers": "[number, number]"}
"""What Python says less exactly."""
GAME_HEADER = """\
/** What the rules tell of this game.
 *
 * Written by `python -m ecotone.server.typescript` from the game's module `types`.
 */
"""
CHOSEN: dict[ModuleType, set[str] | None] = {
    messages: None,
    table_messages: None,
    incoming_messages: None,
    outgoing_messages: None,
    game_messages: None,
    people_messages: None,
    passkey_messages: None,
    result_messages: None,
    tournament_messages: None,
    notice_messages: None,
    admin_messages: None,
    edition_messages: None,
    texts: {"Localized"},
    advice: {"Interval", "Measure"},
    reasons: {"Reason", "When"},
    provenance: {"ValueOf", "HouseValues"},
    analysis: {"Alternative", "Decided", "Curve", "OwnPuzzle", "Analysis"},
}
"""The classes by module; None for all."""
SHARED = ("HouseValues", "Localized")
"""Types of the engine that games use."""


def typescript() -> str:
    """All types, in the order of their modules."""
    parts = [HEADER, f"export const PROTOCOL = {messages.PROTOCOL};\n"]
    for module, chosen in CHOSEN.items():
        parts.extend(types_of(module, chosen))
    return "\n".join(parts)


def types_of(module: ModuleType, chosen: set[str] | None = None) -> Iterator[str]:
    """The types of a module; None for all."""
    for name, declaration in declarations(module):
        if chosen is None or name in chosen:
            yield declared(name, declaration)


def declared(name: str, declaration: Declaration) -> str:
    """A class as an interface, an alias as a type."""
    if isinstance(declaration, ast.ClassDef):
        return interface(declaration)
    return f"export type {name} = {ALIASES.get(name) or type_of(declaration)};\n"


def game_types() -> dict[str, list[ModuleType]]:
    """The modules with the types of each game that declares them."""
    found = {}
    for name in own_games():
        view, facts = (own_game(name).part("types", part) for part in ("View", "Catalogue"))
        if view is not None:
            modules = dict.fromkeys((facts.__module__, view.__module__))
            found[name] = [sys.modules[module] for module in modules]
    return found


def game_typescript(modules: list[ModuleType]) -> str:
    """The types of a game; those that all games share come from the messages."""
    found = (
        one for module in modules for one in (*aliases_from(module, modules), *types_of(module))
    )
    own = "\n".join(dict.fromkeys(found))
    shared = [name for name in SHARED if re.search(rf"\b{name}\b", own)]
    imported = f'import type {{ {", ".join(shared)} }} from "../../lib/protocol";\n'
    return "\n".join([GAME_HEADER + imported if shared else GAME_HEADER, own])


def aliases_from(module: ModuleType, modules: list[ModuleType]) -> Iterator[str]:
    """The types that a module takes from the game's rules, which declare no others."""
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ecotone.games."):
            source = sys.modules[str(node.module)]
            if source not in modules:
                yield from types_of(source, {name.name for name in node.names})


def interface(node: ast.ClassDef) -> str:
    """A class as an interface; its tag becomes the field `type`."""
    settings, above = settings_of(node), parents(node)
    extends = f" extends {', '.join(above)}" if above else ""
    lines = [f"/** {ast.get_docstring(node)} */", f"export interface {node.name}{extends} {{"]
    if "tag" in settings:
        lines.append(f'  {settings["tag_field"]}: "{settings["tag"]}";')
    for field in fields(node):
        if field.about:
            lines.append(f"  /** {field.about} */")
        kind = type_of(field.annotation)
        if settings.get("omit_defaults") and field.optional and not field.sent:
            kind = kind.removesuffix(" | null")
        lines.append(f"  {field.name}{'?' if field.optional else ''}: {kind};")
    if lines[-1].endswith("{"):
        return "\n".join([*lines[:-1], f"{lines[-1]}}}", ""])
    return "\n".join([*lines, "}", ""])


def type_of(node: ast.expr) -> str:
    """An annotation as a TypeScript type."""
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=str(name)):
            return name  # a class further below
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
            record = f"Record<{type_of(key)}, {type_of(value)}>"
            return record if isinstance(key, ast.Name) and key.id in PLAIN else f"Partial<{record}>"
    raise TypeError(f"expected a type that TypeScript has, got {ast.unparse(node)}")


def bracketed(node: ast.expr) -> str:
    """The type of a list's items."""
    kind = type_of(node)
    return f"({kind})" if " | " in kind else kind


def json_schema() -> str:
    """The live messages, in both directions."""
    (incoming, outgoing), components = msgspec.json.schema_components(
        [incoming_messages.Incoming, outgoing_messages.Outgoing], ref_template="#/$defs/{name}"
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


def games_schema() -> str:
    """What each game tells, by its name."""
    schemas: dict[str, dict[str, Any]] = {}
    for name, modules in game_types().items():
        choices = {part: choices_of(getattr(modules[-1], part)) for part in GAME_PARTS}
        found, components = msgspec.json.schema_components(
            [choice for one in choices.values() for choice in one],
            ref_template=f"#/{name}/$defs/{{name}}",
        )
        each = iter(found)
        schemas[name] = {"$defs": components} | {
            part: {"anyOf": [next(each) for _ in one]} for part, one in choices.items()
        }
    return json.dumps(schemas, indent=1, sort_keys=True) + "\n"


def refused_texts(language: str) -> str:
    """The server's texts of the refusals that live messages name by their codes alone."""
    keys = {f"refused-{code.replace('_', '-')}" for code in get_args(messages.RefusalCode)}
    source = (Path(errors.__file__).parent / "texts" / f"{language}.ftl").read_text("utf-8")
    found = [
        text
        for text in re.findall(r"^[\w-]+ = .*\n(?:[ }].*\n)*", source, re.MULTILINE)
        if text.split(" = ")[0] in keys
    ]
    return (
        "# Written by `python -m ecotone.server.typescript` from the server's texts.\n"
        + "".join(found)
    )


def choices_of(part: Any) -> tuple[Any, ...]:
    """The classes that a part of a game may be."""
    return get_args(part) or (part,)


def files() -> dict[Path, str]:
    """What is written where."""
    of_games = {
        GAMES / name / "protocol.ts": game_typescript(modules)
        for name, modules in game_types().items()
    }
    of_refusals = {
        TEXTS / f"refused.{language}.ftl": refused_texts(language) for language in texts.LANGUAGES
    }
    return (
        {
            TYPESCRIPT: typescript(),
            SCHEMA: json_schema(),
            GAMES_SCHEMA: games_schema(),
            PAGE: with_tables(PAGE.read_text("utf-8"), chosen_declarations(CHOSEN)),
        }
        | of_games
        | of_refusals
    )


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
