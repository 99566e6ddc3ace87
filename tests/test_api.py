"""What `import ecotone` offers: public names, starting a game by name, text that leads back."""

import ast
import doctest
import importlib
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import ecotone
from ecotone.engine.registry import games
from ecotone.testing import finished_match

DOCUMENTED = [
    "ecotone",
    "ecotone.bots",
    "ecotone.envs.openspiel",
    *sorted({f"ecotone.{module}" for module in ecotone.HOMES.values()}),
]
GAMES = [pytest.param(game, id=game.name) for game in games().values()]


@pytest.mark.parametrize("module", DOCUMENTED)
def test_its_examples_are_true(module):
    result = doctest.testmod(importlib.import_module(module))
    assert result.failed == 0


def test_every_public_name_is_there():
    for name in (*ecotone.HOMES, *ecotone.PACKAGES):
        assert name in dir(ecotone)
        assert getattr(ecotone, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = ecotone.chess


def test_type_checkers_see_the_same_names():
    tree = ast.parse(Path(ecotone.__file__).read_text("utf-8"))
    (checked,) = [node for node in tree.body if isinstance(node, ast.If)]
    homes = {node.names[0].name: node.module for node in checked.body}
    assert homes == {
        **{name: f"ecotone.{home}" for name, home in ecotone.HOMES.items()},
        **dict.fromkeys(ecotone.PACKAGES, "ecotone"),
    }


def test_it_loads_nothing_before_it_is_used():
    """Numba alone takes half a second to import."""
    program = (
        "import sys; before = set(sys.modules); import ecotone\n"
        "found = set(sys.modules) - before\n"
        "print([name for name in found if name.split('.')[0] not in sys.stdlib_module_names])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "['ecotone']\n"


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_made_with_two_players_and_a_seed_of_its_own(game):
    match, other = ecotone.make(game.name), ecotone.make(game.name)
    assert match.players == 2
    assert match.seed != other.seed
    assert match.edition is game.edition()


def test_an_edition_is_given_by_name_or_folder_or_as_it_is():
    edition = ecotone.make("habitats").edition
    for given in ("house", edition.folder, str(edition.folder), edition):
        assert ecotone.make("habitats", seed=1, edition=given).edition.digest == edition.digest
    with pytest.raises(ecotone.EcotoneError, match="expected an edition of keystone, got one of"):
        ecotone.make("keystone", edition=edition)


@pytest.mark.parametrize(
    ("name", "given", "said"),
    [
        ("chess", {}, "expected one of the games ecosfera, habitats, keyharvest, keystone, got"),
        ("keystone", {"players": 5}, "keystone: expected 1 to 4 players, got 5"),
        ("keystone", {"colour": "red"}, "expected one of the options variant, .*, got colour"),
        ("keystone", {"variant": "chess"}, "option variant: expected one of .*, got chess"),
        ("keystone", {"seed": -1}, "expected a seed from 0"),
        ("keystone", {"edition": "lost"}, "expected an edition's folder or one of house"),
    ],
)
def test_what_does_not_exist_is_refused_with_what_does(name, given, said):
    with pytest.raises(ecotone.EcotoneError, match=said):
        ecotone.make(name, **given)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_can_be_pasted_back(game):
    match = finished_match(game, game.players[-1], 3)
    match.rewind(len(match.actions) // 2)
    again = eval(repr(match))
    assert again.actions == match.actions
    assert again.checksum() == match.checksum()
    assert repr(again) == repr(match)


def test_options_and_edition_are_pasted_back(tmp_path):
    folder = ecotone.make("keystone").edition.folder
    copy = tmp_path / "copy"
    copy.mkdir()
    for file in folder.iterdir():
        (copy / file.name).write_bytes(file.read_bytes())
    match = ecotone.make("keystone", players=3, seed=1, edition=copy, variant="coop")
    assert repr(match) == (
        f"ecotone.make('keystone', players=3, seed=1, edition={str(copy)!r}, variant='coop')"
    )
    assert eval(repr(match)).edition.folder == copy


def test_a_batch_is_what_its_matches_are():
    batch = ecotone.Batch.of("keystone", seeds=[3, 4], variant="coop")
    for row, seed in enumerate([3, 4]):
        match = ecotone.make("keystone", players=2, seed=seed, variant="coop")
        assert np.array_equal(batch.states[row], match.state)
        assert np.array_equal(batch.masks[row], match.mask())
