"""Modules and components stay small enough to be read in one go."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = {"src/ecotone": ("*.py",), "web/src": ("*.svelte", "*.ts", "*.css")}
MOST_LINES = 350

GENERATED = "protocol.ts"
"""The name of files that `python -m ecotone.server.typescript` writes."""


def line_counts() -> dict[str, int]:
    """The lines of every module and component that somebody writes."""
    return {
        path.relative_to(ROOT).as_posix(): len(path.read_text("utf-8").splitlines())
        for folder, patterns in SOURCES.items()
        for pattern in patterns
        for path in (ROOT / folder).rglob(pattern)
        if path.name != GENERATED
    }


def test_no_module_or_component_is_too_long():
    counts = line_counts()
    assert len(counts) > 500
    longer = {name: lines for name, lines in counts.items() if lines > MOST_LINES}
    assert longer == {}
