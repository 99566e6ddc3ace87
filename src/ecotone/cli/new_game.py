"""`ecotone new-game`: a package with a small game that passes every check, to start from."""

import keyword
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from ecotone.cli.console import TEXTS, out
from ecotone.cli.options import Language
from ecotone.engine.errors import EcotoneError
from ecotone.engine.registry import games

TEMPLATE = Path(__file__).parent / "template"
SUFFIX = ".template"
RESERVED = ("ecotone", "newgame", "test", "tests")
NAME = re.compile(r"[a-z][a-z0-9_]{0,28}[a-z0-9]")


def new_game(
    name: Annotated[str, typer.Argument(help="Name of the game and its package, e.g. meadow.")],
    language: Language,
    folder: Annotated[
        Path | None, typer.Option(help="Folder to create; by default the name of the game.")
    ] = None,
) -> None:
    """Create a package with a small game that passes every check, to start from."""
    check_name(name)
    target = folder or Path(name)
    create_game(name, target)
    words = {"name": name, "folder": str(target)}
    out.print(TEXTS.format(language, "new-game-created", words), soft_wrap=True)


def check_name(name: str) -> None:
    """Raise EcotoneError unless a new package can be called this."""
    if not NAME.fullmatch(name):
        raise EcotoneError(
            "expected a name of 2 to 30 lower-case letters, digits and underscores that begins "
            f"with a letter, got {name!r}"
        )
    if keyword.iskeyword(name) or keyword.issoftkeyword(name) or is_taken(name):
        raise EcotoneError(f"expected a name for a package, got the reserved word {name}")
    if name in games():
        raise EcotoneError(f"expected an unused name, but there is a game called {name}")
    if find_spec(name):
        raise EcotoneError(f"expected an unused name, but there is a Python package called {name}")


def is_taken(name: str) -> bool:
    """Does the template use the name of the package or of its class for something else?"""
    source = (TEMPLATE / "src" / "newgame" / f"game.py{SUFFIX}").read_text("utf-8")
    return name in RESERVED or bool(re.search(rf"\b{class_of(title_of(name))}\b", source))


def title_of(name: str) -> str:
    return name.replace("_", " ").title()


def class_of(title: str) -> str:
    return title.replace(" ", "")


def create_game(name: str, target: Path) -> None:
    """Write the files of a new game into a folder that does not exist yet."""
    title = title_of(name)
    words = {
        "New Game": title,
        "NewGame": class_of(title),
        "newgame": name,
    }
    try:
        target.mkdir(parents=True)
    except FileExistsError:
        raise EcotoneError(f"expected a folder that does not exist yet, got {target}") from None
    except OSError as error:
        raise EcotoneError(f"{target}: {error.strerror}") from error
    for source in sorted(TEMPLATE.rglob(f"*{SUFFIX}")):
        path = target / renamed(str(source.relative_to(TEMPLATE)).removesuffix(SUFFIX), words)
        if path.name == "gitignore":
            path = path.with_name(".gitignore")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(renamed(source.read_text("utf-8"), words), "utf-8")


def renamed(text: str, words: dict[str, str]) -> str:
    """A text of the template with the names of the new game."""
    for old, new in words.items():
        text = text.replace(old, new)
    return text
