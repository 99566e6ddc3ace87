"""What the documentation site has beside the pages in docs/, made when it is built.

- each game's own `texts/learn.en.md` and `RULES.md`, and the project's CONTRIBUTING.md and so on,
  which stay where they belong;
- a page of all commands, from the command line itself;
- figures for the rules, from `figures_of_rules`;
- a page for every public module, filled by mkdocstrings.

Links in the repository lead from file to file. Here they are turned into links from page to page.
"""

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer
from figures_of_rules import FIGURES, with_figures
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import ecotone
from ecotone.cli.app import app
from ecotone.engine.game import Game
from ecotone.engine.registry import games

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "ecotone"
PROJECT_PAGES = ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")
FOLDERS = {"measurements": "Measurements", "examples": "Contribute"}
"""The sections of pages in these folders, if mkdocs.yml names no other."""
PUBLIC = ("engine", "bots", "envs", "lab", "testing")
"""Packages with a page for every module, in this order, as far as they exist."""
STUDIES = "lab/studies"
"""Studies of single games are commands, not an API."""
REFERENCE = "---\nsearch:\n  boost: 0.5\n---\n# `{module}`\n\n::: {module}\n"
"""A page of the reference; in search results it comes after pages that explain."""
LINK = re.compile(r"\[(?P<text>[^\]]*)\]\((?P<target>[^)\s#]*)(?P<anchor>#[^)\s]*)?\)")
GAME_PAGE = re.compile(r"games/(\w+)/(index|rules)\.md")
FENCE = re.compile(r"^\s*(```|~~~)")
ITEM = re.compile(r"^ {0,3}([-*]|\d+\.) ")


def packaged_games() -> list[Game]:
    """The games of this repository; others may be installed beside it."""
    return [game for game in games().values() if game.folder.is_relative_to(SOURCES)]


def origins() -> dict[str, str]:
    """The files of the repository that are pages of the site outside docs/, with their pages."""
    found = {name: name.lower() for name in PROJECT_PAGES} | {"README.md": "index.md"}
    for game in packaged_games():
        folder = game.folder.relative_to(ROOT).as_posix()
        found[f"{folder}/texts/learn.en.md"] = f"games/{game.name}/index.md"
        found[f"{folder}/RULES.md"] = f"games/{game.name}/rules.md"
    for path in sorted((ROOT / "examples").glob("*/README.md")):
        found[path.relative_to(ROOT).as_posix()] = f"examples/{path.parent.name}.md"
    return found


ORIGINS = origins()
GENERATED = {page: origin for origin, page in ORIGINS.items() if page != "index.md"}


def public_modules() -> Iterator[tuple[str, str]]:
    """Every public module with its page, a package before its modules."""
    yield "ecotone", "reference/index.md"
    for package in PUBLIC:
        for path in sorted((SOURCES / package).rglob("*.py")):
            inner = path.relative_to(SOURCES).with_suffix("")
            parts = inner.parts[:-1] if inner.name == "__init__" else inner.parts
            if inner.as_posix().startswith(STUDIES) or any(part[0] == "_" for part in parts):
                continue
            page = inner.with_name("index") if inner.name == "__init__" else inner
            yield ".".join(("ecotone", *parts)), f"reference/{page.as_posix()}.md"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Fill the sections that follow what exists."""
    sections = {name: pages for section in config.nav for name, pages in section.items()}
    sections["Games"] += [{game.title("en"): game_pages(game.name)} for game in packaged_games()]
    sections["API"] += reference_pages()
    for page in unlisted_pages(config):
        sections[FOLDERS.get(page.split("/")[0], "Research")].append(page)
    return config


def reference_pages() -> list[Any]:
    """The pages of the API, a section for each package."""
    packages: dict[str, list[Any]] = {}
    for module, page in public_modules():
        _, *parts = module.split(".")
        name = ".".join(parts[1:])
        packages.setdefault(".".join(parts[:1]), []).append({name: page} if name else page)
    (top,) = packages.pop("")
    return [top, *({f"ecotone.{package}": pages} for package, pages in packages.items())]


def game_pages(name: str) -> list[Any]:
    notes = [{"Notes": f"{name}.md"}] if (ROOT / "docs" / f"{name}.md").exists() else []
    return [f"games/{name}/index.md", {"The rules as played": f"games/{name}/rules.md"}, *notes]


def unlisted_pages(config: MkDocsConfig) -> list[str]:
    """Pages that mkdocs.yml does not name; without a place they could not be found."""
    folder = Path(config.docs_dir)
    written = {path.relative_to(folder).as_posix() for path in folder.rglob("*.md")}
    return sorted((written | GENERATED.keys()) - set(listed(config.nav)))


def listed(nav: Any) -> Iterator[str]:
    """Every page that a navigation names."""
    if isinstance(nav, str):
        yield nav
    else:
        for part in nav.values() if isinstance(nav, dict) else nav:
            yield from listed(part)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are not in docs/, and the files that pages link to."""
    for page, origin in GENERATED.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / origin)))
    for name in sorted(linked_files(files)):
        files.append(File.generated(config, name, abs_src_path=str(ROOT / name)))
    favicon = str(ROOT / "web" / "public" / "favicon.svg")
    files.append(File.generated(config, "assets/favicon.svg", abs_src_path=favicon))
    files.append(File.generated(config, "commands.md", content=commands_page()))
    for game, figures in FIGURES.items():
        for figure in figures:
            place = f"games/{game}/{figure.name}.svg"
            files.append(File.generated(config, place, content=figure.draw()))
    for module, page in public_modules():
        names = public_names() if module == "ecotone" else ""
        content = REFERENCE.format(module=module) + names
        files.append(File.generated(config, page, content=content))
    return files


def linked_files(files: Files) -> set[str]:
    """Files of the repository that pages link to and that are not pages, such as examples."""
    return {
        target
        for file in files.documentation_pages()
        for link in LINK.finditer(file.content_string)
        if (target := target_of(link["target"], origin_of(file.src_uri)))
        if not target.startswith("docs/") and not target.endswith(".md")
        if (ROOT / target).is_file()
    }


def public_names() -> str:
    """What can be imported from the package itself, each linked to where it is described."""
    found = {name: getattr(ecotone, name) for name in dir(ecotone) if not name.startswith("_")}
    homes = {name: getattr(value, "__module__", "") for name, value in found.items()}
    rows = [
        f"| [`{name}`][{home}.{name}] | `{home}` |"
        for name, home in sorted(homes.items())
        if home.startswith("ecotone.")
    ]
    table = ["", "| name | described in |", "|---|---|", *rows] if rows else []
    return "\n".join(["    options:", "      members: false", *table])


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links from page to page, the picture of a game, and lists as GitHub reads them."""
    own = page.file.src_uri

    def relink(link: re.Match[str]) -> str:
        target = target_of(link["target"], origin_of(own))
        if target is None:
            return link[0]
        there = ORIGINS.get(target, target.removeprefix("docs/"))
        if files.get_file_from_path(there) is None:
            return link["text"]
        path = posixpath.relpath(there, posixpath.dirname(own) or ".")
        return f"[{link['text']}]({path}{link['anchor'] or ''})"

    markdown = LINK.sub(relink, "\n".join(with_lists_apart(markdown.split("\n"))))
    game = GAME_PAGE.fullmatch(own)
    return with_picture(with_figures(markdown, game[1], game[2]), game) if game else markdown


def origin_of(page: str) -> str:
    """The file of the repository that a page was written in."""
    return GENERATED.get(page, f"docs/{page}")


def target_of(link: str, origin: str) -> str | None:
    """The file that a link leads to, from the root of the repository; None if to none."""
    if not link or "://" in link:
        return None
    return posixpath.normpath(posixpath.join(posixpath.dirname(origin), link))


def with_picture(markdown: str, game: re.Match[str]) -> str:
    """The page on how to play a game, with a picture of its table below the heading."""
    picture = ROOT / "docs" / "pictures" / f"{game[1]}.webp"
    if game[2] != "index" or not picture.exists():
        return markdown
    heading, rest = markdown.split("\n", 1)
    return f"{heading}\n\n![The table in the browser](../../pictures/{game[1]}.webp)\n\n{rest}"


def with_lists_apart(lines: list[str]) -> Iterator[str]:
    """An empty line before every list that follows a paragraph, which Python-Markdown requires."""
    fenced = in_list = False
    before = ""
    for line in lines:
        if FENCE.match(line):
            fenced = not fenced
        elif not fenced and ITEM.match(line):
            if before.strip() and not in_list:
                yield ""
            in_list = True
        elif not line.startswith(" ") and (not line.strip() or line.startswith(("#", "|"))):
            in_list = False
        before = line
        yield line


def commands_page() -> str:
    """Every command with its arguments and options, as `--help` lists them."""
    lines = ["# Commands", "", "`ecotone` without a command starts the server and opens a browser."]
    lines += ["Every command explains itself with `--help`.", ""]
    for name, command in commands(typer.main.get_command(app), "ecotone"):
        lines += [f"## `{name}`", "", *paragraphs(command.help or ""), ""]
        lines += ["```", usage(name, command), "```", ""]
        rows = [row for parameter in command.params if (row := parameter_row(parameter))]
        if rows:
            lines += ["| | |", "|---|---|", *rows, ""]
    return "\n".join(lines)


def commands(command: Any, name: str) -> Iterator[tuple[str, Any]]:
    """All commands of a group, in order."""
    if not hasattr(command, "commands"):
        yield name, command
        return
    for part, inner in command.commands.items():
        yield from commands(inner, f"{name} {part}")


def paragraphs(text: str) -> list[str]:
    return [" ".join(part.split()) + "\n" for part in text.split("\n\n")]


def usage(name: str, command: Any) -> str:
    arguments = [p for p in command.params if p.param_type_name == "argument"]
    words = [p.name.upper() if p.required else f"[{p.name.upper()}]" for p in arguments]
    return " ".join([name, *words, "[OPTIONS]"])


def parameter_row(parameter: Any) -> str:
    """An argument or option with what it means."""
    if "--help" in parameter.opts:
        return ""
    meaning = " ".join((getattr(parameter, "help", None) or "").split()).replace("|", r"\|")
    if parameter.param_type_name == "argument":
        return f"| `{parameter.name.upper()}` | {meaning} |"
    names = ", ".join(f"`{name}`" for name in (*parameter.opts, *parameter.secondary_opts))
    return f"| {names} | {meaning} |"
