"""The documentation: links lead somewhere, and the site builds without a warning.

Nothing here needs a network.
"""

import re
import subprocess
import sys
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit
from xml.etree import ElementTree

import pytest
import typer
from markdown_it import MarkdownIt

from ecotone.cli.app import app

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "ecotone" / "games"
WRITTEN = sorted(
    [
        *ROOT.glob("*.md"),
        *ROOT.glob("docs/**/*.md"),
        *ROOT.glob("examples/**/*.md"),
        *GAMES.glob("*/RULES.md"),
        *GAMES.glob("*/texts/*.md"),
    ]
)
NAMES = sorted(file.parent.name for file in GAMES.glob("*/RULES.md"))
MARKDOWN = MarkdownIt("commonmark").enable("table")


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@cache
def tokens(page: Path):
    """A file as GitHub reads it, without nesting."""
    blocks = MARKDOWN.parse(page.read_text("utf-8"))
    return [token for block in blocks for token in (block, *(block.children or ()))]


def links(page: Path) -> list[str]:
    """Where the links and pictures of a file lead to."""
    found = [token.attrGet("href") or token.attrGet("src") for token in tokens(page)]
    return [unquote(link) for link in found if link]


@cache
def anchors(page: Path) -> set[str]:
    """The anchors of a file's headings, as GitHub names them."""
    names: Counter[str] = Counter()
    found = set()
    blocks = tokens(page)
    for place, token in enumerate(blocks):
        if token.type == "heading_open":
            inline = blocks[place + 1]
            text = "".join(part.content for part in inline.children)
            slug = re.sub(r"[^\w -]", "", text.lower()).replace(" ", "-")
            found.add(f"{slug}-{names[slug]}" if names[slug] else slug)
            names[slug] += 1
    return found


def fault_of(page: Path, link: str) -> str | None:
    """Why a link of a file leads nowhere; None if it is fine."""
    if re.match(r"https?://|mailto:", link):
        return None
    target, _, anchor = link.partition("#")
    file = (page.parent / target).resolve() if target else page
    if not file.exists():
        return f"{link}: there is no such file"
    if not file.is_relative_to(ROOT):
        return f"{link}: leads out of the repository"
    if anchor and anchor not in anchors(file):
        return f"{link}: {name_of(file)} has no such heading"
    return None


@pytest.mark.parametrize("page", WRITTEN, ids=name_of)
def test_links_lead_somewhere(page):
    faults = [fault for link in links(page) if (fault := fault_of(page, link))]
    assert faults == []


@pytest.mark.parametrize(
    ("link", "expected"),
    [
        ("bots.md#the-arena", None),
        ("https://example.org/", None),
        ("bots.md#the-arenas", "docs/bots.md has no such heading"),
        ("robots.md", "no such file"),
        ("#editions", None),
        ("#nothing", "docs/editions.md has no such heading"),
        ("../..", "leads out of the repository"),
    ],
)
def test_a_dead_link_is_found(link, expected):
    fault = fault_of(ROOT / "docs" / "editions.md", link)
    assert fault is None if expected is None else expected in str(fault)


def test_repeated_headings_are_numbered(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("# Play\n## The `play` end!\n## Play\n```\n# no heading\n```\n", "utf-8")
    assert anchors(page) == {"play", "the-play-end", "play-1"}


def test_examples_in_docstrings_are_shown_as_code(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    from griffe_doctests import with_fences

    text = "First.\n\n    >>> 1 + 1\n    2\n\nThen:\n>>> for one in ():\n...     one"
    assert with_fences(text) == (
        "First.\n\n\n```pycon\n>>> 1 + 1\n2\n```\n\n"
        "Then:\n\n```pycon\n>>> for one in ():\n...     one\n```"
    )
    assert with_fences("No example.\n\n    some code") == "No example.\n\n    some code"


class Html(HTMLParser):
    """What a page of the site links to and loads, its anchors, and the elements of its text."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.anchors: set[str] = set()
        self.elements: Counter[str] = Counter()
        self.in_text = 0
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.anchors.add(given.get("id") or given.get("name") or "")
        if tag == "article":
            self.in_text += 1
        if self.in_text:
            self.elements[tag] += 1
        if tag == "a" and given.get("href"):
            self.links.append(given["href"])
        elif tag in ("script", "img", "iframe") and given.get("src"):
            self.loaded.append(given["src"])
        elif tag == "link" and given.get("rel") != "canonical":
            self.loaded.append(given["href"])

    def handle_endtag(self, tag):
        if tag == "article":
            self.in_text -= 1


def build(folder: Path) -> dict[str, Html]:
    """Build the site; returns its pages by their address."""
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return {page.relative_to(folder).as_posix(): Html(page) for page in folder.rglob("*.html")}


def test_the_site_is_whole(tmp_path):
    """In one test, because building takes a while."""
    folder = tmp_path / "site"
    pages = build(folder)
    check_that_nothing_is_loaded_from_elsewhere(pages)
    check_links(folder, pages)
    check_lists_and_tables(pages)
    for game in NAMES:
        assert {f"games/{game}/index.html", f"games/{game}/rules.html"} <= pages.keys()
    for module in ("index", "engine/match", "bots/index", "lab/recording"):
        assert f"reference/{module}.html" in pages
    check_commands(pages["commands.html"])
    check_figures(pages)


def check_that_nothing_is_loaded_from_elsewhere(pages):
    loaded = {address for page in pages.values() for address in page.loaded}
    assert [address for address in loaded if urlsplit(address).netloc] == []


def check_links(folder, pages):
    for address, page in pages.items():
        if address == "404.html":
            continue
        for link in (*page.links, *page.loaded):
            parts = urlsplit(link)
            if parts.scheme:
                continue
            file = (
                (folder / address).parent / unquote(parts.path) if parts.path else folder / address
            )
            found = file.resolve()
            if found.is_dir():
                found /= "index.html"
            assert found.is_file(), f"{address}: {link}"
            if parts.fragment and found.suffix == ".html":
                there = pages[found.relative_to(folder.resolve()).as_posix()]
                assert unquote(parts.fragment) in there.anchors, f"{address}: {link}"


def check_lists_and_tables(pages):
    """A page has as many items and tables as the same file on GitHub."""
    shown = {f"docs/{address.removesuffix('.html')}.md": page for address, page in pages.items()}
    for name in NAMES:
        shown[f"src/ecotone/games/{name}/RULES.md"] = pages[f"games/{name}/rules.html"]
        shown[f"src/ecotone/games/{name}/texts/learn.en.md"] = pages[f"games/{name}/index.html"]
    for name in ("CHANGELOG", "CONTRIBUTING", "SECURITY"):
        shown[f"{name}.md"] = pages[f"{name.lower()}.html"]
    compared = [page for page in WRITTEN if name_of(page) in shown]
    assert len(compared) > 30
    for page in compared:
        expected = Counter(token.tag for token in tokens(page) if token.nesting == 1)
        got = shown[name_of(page)].elements
        for tag in ("li", "tr", "h2", "h3", "blockquote"):
            assert got[tag] == expected[tag], f"{name_of(page)}: {tag}"


def check_figures(pages):
    """Every game's rules are explained with figures, on both of its pages."""
    for game in NAMES:
        for page in ("index", "rules"):
            drawn = [
                file for file in pages[f"games/{game}/{page}.html"].loaded if file[-4:] == ".svg"
            ]
            assert len([file for file in drawn if "/" not in file]) >= 2, f"{game}: {page}"


@pytest.fixture
def figures(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import figures_of_rules

    return figures_of_rules


def test_figures_are_drawn_from_real_positions(figures):
    assert sorted(figures.FIGURES) == NAMES
    for name, drawn in figures.FIGURES.items():
        for figure in drawn:
            picture = ElementTree.fromstring(figure.draw())
            assert len(list(picture.iter())) > 15, f"{name}: {figure.name}"
            assert figure.draw() == figure.draw()


def test_figures_tell_what_the_rules_count(figures):
    from figures_of_rules.positions import position

    match = position("keyharvest", 7, 10_000)
    sheet = match.view()["boards"][1]["score"]
    told = words_of(figures, "keyharvest", "groups")
    assert f"largest group, {sheet['largest']['points']} points" in told
    lines = position("keystone", 7, 10_000).view()["boards"][1]["score"]["lines"]
    told = words_of(figures, "keystone", "ecosystems")
    assert all(f" {line['points']} " in f" {told} " for line in lines)


def words_of(figures, game, name):
    (figure,) = (one for one in figures.FIGURES[game] if one.name == name)
    return " ".join(ElementTree.fromstring(figure.draw()).itertext())


def test_a_figure_without_its_heading_is_a_fault(figures):
    page = "# Rules\n## Scoring (p. 7)\ntext\n### Introduce\nmore"
    shown = figures.with_figures(page, "keystone", "rules")
    assert shown.index("## Scoring") < shown.index("(ecosystems.svg)") < shown.index("text")
    with pytest.raises(
        ValueError, match="keystone, rules: expected one heading ### Introduce, got 0"
    ):
        figures.with_figures("# Rules", "keystone", "rules")


def check_commands(page):
    group = typer.main.get_command(app)
    for name, command in group.commands.items():
        for inner in getattr(command, "commands", {"": command}):
            anchor = " ".join(["ecotone", name, inner]).strip().replace(" ", "-")
            assert anchor in page.anchors
