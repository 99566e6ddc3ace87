"""The types of messages as their modules declare them: read from the source, with its texts."""

import ast
import inspect
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import ModuleType

BASES = {"Message", "Answer", "TypedDict"}
Declaration = ast.ClassDef | ast.expr
"""A class, or what an alias stands for."""


@dataclass(frozen=True)
class Field:
    """A field of a declared class."""

    name: str
    annotation: ast.expr
    about: str | None
    """The text below it."""
    optional: bool
    """May it be absent?"""
    sent: bool
    """Does a browser send it?"""


def declarations(module: ModuleType) -> Iterator[tuple[str, Declaration]]:
    """The types of a module by name, in its order."""
    for node in ast.parse(inspect.getsource(module)).body:
        match node:
            case ast.ClassDef(name=name) if name not in BASES:
                yield name, node
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if is_type(value):
                yield name, value


def chosen_declarations(
    modules: Mapping[ModuleType, set[str] | None],
) -> dict[str, Declaration]:
    """The types of several modules; None for all of a module's."""
    return {
        name: declaration
        for module, chosen in modules.items()
        for name, declaration in declarations(module)
        if chosen is None or name in chosen
    }


def is_type(node: ast.expr) -> bool:
    return isinstance(node, ast.Subscript | ast.BinOp)


def settings_of(node: ast.ClassDef) -> dict[str | None, object]:
    """What a class is declared with: its tag, whether defaults are left out."""
    return {word.arg: ast.literal_eval(word.value) for word in node.keywords}


def parents(node: ast.ClassDef) -> list[str]:
    """The declared classes whose fields it has, too."""
    return [base for base in map(ast.unparse, node.bases) if base not in BASES]


def fields(node: ast.ClassDef) -> Iterator[Field]:
    """Every field of a class with the text below it."""
    settings = settings_of(node)
    sent = any(ast.unparse(base) == "Message" for base in node.bases)
    for statement, below in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(statement, ast.AnnAssign):
            about = None
            if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
                about = str(below.value.value)
            annotation, missing = required(statement.annotation)
            left_out = statement.value is not None and (sent or settings.get("omit_defaults"))
            optional = bool(left_out) or missing or settings.get("total") is False
            yield Field(ast.unparse(statement.target), annotation, about, optional, sent)


def required(node: ast.expr) -> tuple[ast.expr, bool]:
    """An annotation without `NotRequired`, and whether it had it."""
    match node:
        case ast.Subscript(value=ast.Name(id="NotRequired"), slice=inner):
            return inner, True
    return node, False
