"""The browser's types are those of the server."""

import ast
import re

import pytest
from litestar.routes import HTTPRoute

from ecotone.server.app import new_app
from ecotone.server.declarations import chosen_declarations
from ecotone.server.protocol_page import documented, members, with_tables
from ecotone.server.settings import Settings
from ecotone.server.typescript import CHOSEN, PAGE, ROOT, files, interface, type_of


@pytest.mark.parametrize("path", files(), ids=lambda path: path.name)
def test_the_written_file_is_fresh(path):
    """Stale? Run `python -m ecotone.server.typescript`."""
    assert path.read_text("utf-8") == files()[path]


def test_the_client_takes_no_type_for_another():
    """What a game tells has the types of its `protocol.ts`; see `web/src/games/index.ts`."""
    parts = [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    cast = [part.name for part in parts if "as unknown as" in part.read_text("utf-8")]
    assert len(parts) > 100
    assert cast == []


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


def test_the_page_lists_the_fields_of_every_message():
    nodes = chosen_declarations(CHOSEN)
    classes = {name for name, node in nodes.items() if isinstance(node, ast.ClassDef)}
    page = PAGE.read_text("utf-8")
    live = {*members(nodes["Incoming"]), *members(nodes["Outgoing"])}
    assert classes - documented(page) - live == set()
    assert documented(page) - classes == {"Incoming", "Outgoing"}


def test_the_page_names_every_call():
    """The prose around the tables leaves no call out and tells of none that is not there."""
    found = re.findall(r"^\| `(GET|POST|PUT|PATCH|DELETE) (/api/[^`?]*)", PAGE.read_text(), re.M)
    named = {(method, without_names(path)) for method, path in found}
    there = {
        (method, without_names(route.path_format))
        for route in new_app(Settings()).routes
        if route.path.startswith("/api/") and isinstance(route, HTTPRoute)
        for method in route.methods - {"OPTIONS", "HEAD"}
    }
    assert named == there


def without_names(path):
    return re.sub(r"{[^}]*}", "{}", path)


def test_a_table_is_written_between_its_marks():
    source = """
class Join(Message, tag="join", tag_field="type"):
    '''Take a seat.'''

    language: Language
    token: str | None = None
    '''Opens the seat; None to watch.'''

Language = Literal["en", "de"]
"""
    join, language = ast.parse(source).body
    nodes = {"Join": join, "Language": language.value, "Incoming": ast.Name("Join")}
    page = (
        "By hand.\n<!-- messages: Incoming -->\nold\n<!-- end -->\n"
        "<!-- types: Join -->\n<!-- end -->"
    )
    assert with_tables(page, nodes).splitlines() == [
        "By hand.",
        "<!-- messages: Incoming -->",
        "| type | fields | meaning |",
        "|---|---|---|",
        '| `join` | `language`: `"en" or "de"`; `token?`: `string or null` | Take a seat. '
        "`token`: Opens the seat; null to watch. |",
        "<!-- end -->",
        "<!-- types: Join -->",
        "**`Join`**: Take a seat.",
        "",
        "| field | JSON | meaning |",
        "|---|---|---|",
        '| `language` | `"en" or "de"` | |',
        "| `token?` | `string or null` | Opens the seat; null to watch. |",
        "<!-- end -->",
    ]


def test_a_table_of_something_unknown_is_refused():
    with pytest.raises(ValueError, match="got Nothing"):
        with_tables("<!-- types: Nothing -->\n<!-- end -->", {})
