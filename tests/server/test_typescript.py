"""The browser's types are those of the server."""

import ast

import pytest

from ecotone.server.typescript import files, interface, type_of


@pytest.mark.parametrize("path", files(), ids=lambda path: path.name)
def test_the_written_file_is_fresh(path):
    """Stale? Run `python -m ecotone.server.typescript`."""
    assert path.read_text("utf-8") == files()[path]


@pytest.mark.parametrize(
    ("python", "typescript"),
    [
        ("str | None", "string | null"),
        ("list[int | None]", "(number | null)[]"),
        ("dict[str, list[Seat]]", "Record<string, Seat[]>"),
        ("tuple[float, float] | None", "[number, number] | null"),
        ('Literal["en", "de"]', '"en" | "de"'),
        ("dict[str, Any]", "Record<string, unknown>"),
    ],
)
def test_types(python, typescript):
    assert type_of(ast.parse(python, mode="eval").body) == typescript


def test_a_type_that_typescript_has_not_is_refused():
    with pytest.raises(TypeError, match="set"):
        type_of(ast.parse("set[int]", mode="eval").body)


def test_what_a_browser_may_leave_out_is_optional():
    (node,) = ast.parse(
        """
class Join(Message, tag="join", tag_field="type"):
    '''Take a seat.'''

    language: Language
    token: str | None = None
    '''Opens the seat.'''
"""
    ).body
    assert interface(node).splitlines() == [
        "/** Take a seat. */",
        "export interface Join {",
        '  type: "join";',
        "  language: Language;",
        "  /** Opens the seat. */",
        "  token?: string | null;",
        "}",
    ]
