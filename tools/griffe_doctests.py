"""Shows the examples in docstrings as code: Markdown would take `>>>` for a quotation."""

from typing import Any

import griffe

PROMPT = ">>>"


class Doctests(griffe.Extension):
    """Puts every example of a docstring, up to the next empty line, into a fence."""

    def on_instance(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        """Called for each object that is read."""
        if obj.docstring and PROMPT in obj.docstring.value:
            obj.docstring.value = with_fences(obj.docstring.value)


def with_fences(text: str) -> str:
    """The text of a docstring with its examples fenced; those already indented are moved left."""
    lines: list[str] = []
    indent: int | None = None
    for line in [*text.split("\n"), ""]:
        if indent is None and line.lstrip().startswith(PROMPT):
            indent = len(line) - len(line.lstrip())
            lines += ["", "```pycon"]
        elif indent is not None and not line.strip():
            indent = None
            lines.append("```")
        lines.append(line[indent or 0 :])
    return "\n".join(lines[:-1])
