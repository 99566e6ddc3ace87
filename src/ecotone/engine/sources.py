"""The source files that a package's compiled code is made of.

These are the modules that mark rules or entry points, and everything they import, directly or not.
Views, words and texts are not among them: changing those does not recompile anything.
"""

import ast
import threading
from collections.abc import Iterator
from pathlib import Path

MARKS = ("@rule", "@entry(")
ENGINE = Path(__file__).parent
parsing = threading.Lock()
"""Held while a file is parsed: Python before 3.11.8 counts recursion for all threads together."""


def compiled_sources(package: Path) -> list[Path]:
    """The files that determine a package's compiled code, in a fixed order."""
    return reached_from([path for path in package.rglob("*.py") if has_compiled_code(path)])


def reached_from(start: list[Path]) -> list[Path]:
    """These files, and everything they import from the engine or their own package."""
    roots = {import_root(ENGINE), *(import_root(path.parent) for path in start)}
    waiting = list(start)
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting.extend(imported_files(path, roots))
    return sorted(found)


def has_compiled_code(path: Path) -> bool:
    """Does a file mark a rule or an entry point?"""
    lines = path.read_text("utf-8").splitlines()
    return any(line.startswith(MARKS) for line in lines)


def import_root(package: Path) -> Path:
    """The folder to which a package's dotted name is relative."""
    while (package / "__init__.py").exists():
        package = package.parent
    return package


def imported_files(path: Path, roots: set[Path]) -> Iterator[Path]:
    """The files under the roots that a file's import statements name."""
    with parsing:
        tree = ast.parse(path.read_bytes())
    for name in imported_names(tree):
        for root in roots:
            module = root.joinpath(*name.split("."))
            if module.with_suffix(".py").is_file():
                yield module.with_suffix(".py")


def imported_names(tree: ast.AST) -> Iterator[str]:
    """The dotted names of everything a module imports: modules, and what may be modules."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
