"""Pictures of nature: every species of a game has one of its own that shows it."""

import csv
import re
from pathlib import Path

import pytest

from ecotone.engine.registry import game_named

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
NATURE = ("species", "producer", "consumer", "tile animal", "tile flower")
FITS = ("yes", "family")


def listed(game):
    with (GAMES / game / "icons.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def key_of(game, facts):
    """What a component is called in the list of icons."""
    if game == "keystone":
        return facts["id"]
    if game == "habitats":
        return facts["short"]["en"]
    return facts["scientific"]


def species(game):
    catalogue = game_named(game).catalogue(game_named(game).edition())
    part = {"keystone": "cards", "ecosfera": "species", "habitats": "tiles"}[game]
    return {key_of(game, one): one for one in catalogue[part] if one["scientific"]}


@pytest.mark.parametrize("game", ["keystone", "ecosfera", "habitats"])
def test_every_species_has_a_picture_of_its_own(game):
    nature = [row for row in listed(game) if row["kind"].startswith(NATURE)]
    icons = {}
    for row in nature:
        key = row["key"]
        if game == "ecosfera":
            key = (re.search(r"\((.+)\)", key) or [key, key])[1]
        icons[key] = row["icon"]
    assert set(species(game)) <= set(icons)
    assert len(set(icons.values())) == len(nature)


@pytest.mark.parametrize("game", ["keystone", "ecosfera", "habitats", "keyharvest"])
def test_no_picture_is_a_makeshift(game):
    wrong = [row["key"] for row in listed(game) if row["fit"] not in FITS]
    assert wrong == []


@pytest.mark.parametrize("game", ["keystone", "ecosfera", "habitats"])
def test_every_drawing_is_used_and_no_two_are_the_same(game):
    drawings = {file.stem: file.read_bytes() for file in (GAMES / game / "drawings").iterdir()}
    used = {row["icon"].partition(":")[2] for row in listed(game) if row["icon"][:4] == "own:"}
    assert used == set(drawings)
    assert len(set(drawings.values())) == len(drawings)
