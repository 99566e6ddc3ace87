"""Imports point down the list of layers in docs/design.md, late ones and those by name too."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ecotone

SOURCES = Path(ecotone.__file__).parent
LAYERS = ("engine", "games", "bots", "envs", "lab", "testing", "server", "cli")
GAMES = {folder.name for folder in (SOURCES / "games").iterdir() if folder.is_dir()}
MODULES = {
    ".".join(("ecotone", *path.relative_to(SOURCES).with_suffix("").parts)): path
    for path in sorted(SOURCES.rglob("*.py"))
}
UPWARD = {("ecotone.engine.registry", "ecotone.games"): "the registry looks into that folder"}
BY_COMPUTED_NAME = {
    "ecotone.__init__": "the public names, on first use",
    "ecotone.engine.game_package": "a game's own package and its entry points",
    "ecotone.engine.registry": "the folders of ecotone.games",
    "ecotone.testing.processes": "the package of the game that is checked",
}
GAME_STUDIES = "ecotone.lab.studies."


def imported(module: str, tree: ast.AST) -> Iterator[str]:
    """Every module that a source names in an import statement or an import call."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: expected absolute imports"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and is_import(node.func):
            (name, *_) = node.args
            if isinstance(name, ast.Constant):
                yield str(name.value)
            else:
                assert module in BY_COMPUTED_NAME, f"{module}:{node.lineno} computes an import"


def is_import(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name in ("import_module", "__import__", "run_module")


def layer_of(module: str) -> int | None:
    parts = module.split(".")
    if parts[0] != "ecotone" or len(parts) < 2 or parts[1] not in LAYERS:
        return None
    return LAYERS.index(parts[1])


def game_of(module: str) -> str | None:
    parts = module.split(".")
    return parts[2] if parts[:2] == ["ecotone", "games"] and parts[2:3] else None


def faults(module: str, source: str) -> list[str]:
    """The imports of a module that break the layers."""
    own, found = layer_of(module), []
    for name in imported(module, ast.parse(source)):
        layer, game = layer_of(name), game_of(name)
        if own is None or layer is None or (module, name) in UPWARD:
            continue
        if layer > own:
            found.append(f"{module} imports {name}, which is above it")
        if game in GAMES and game != game_of(module) and not module.startswith(GAME_STUDIES):
            found.append(f"{module} imports {name}: only {game} itself and studies may")
    return found


def test_imports_point_down():
    sources = {module: path.read_text("utf-8") for module, path in MODULES.items()}
    assert [fault for each in sources.items() for fault in faults(*each)] == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("ecotone.engine.match", "from ecotone.bots import bot_named"),
        ("ecotone.bots.search", "import ecotone.lab.arena"),
        ("ecotone.games.habitats.view", "def late():\n    from ecotone.server import app"),
        ("ecotone.games.habitats.view", 'bots = importlib.import_module("ecotone.bots").bots'),
        ("ecotone.games.habitats.view", 'import_module("ecotone.bots")'),
        ("ecotone.games.habitats.view", "from ecotone.games.keystone import rules"),
        ("ecotone.server.tables", "from ecotone.games import keystone"),
        ("ecotone.cli.play", 'importlib.import_module("ecotone.games.keystone")'),
    ],
)
def test_an_import_that_points_up_or_names_a_game_is_found(module, source):
    assert len(faults(module, source)) == 1


def test_a_computed_import_is_found():
    with pytest.raises(AssertionError, match="computes an import"):
        faults("ecotone.games.habitats.view", 'import_module(f"ecotone.{name}")')


def test_the_layers_are_those_of_the_design():
    design = (SOURCES.parents[1] / "docs" / "design.md").read_text("utf-8")
    places = [design.index(f"\n  {layer}/ ") for layer in LAYERS]
    assert places == sorted(places)
    assert {folder.name for folder in SOURCES.iterdir() if (folder / "__init__.py").exists()} == {
        *LAYERS
    }
