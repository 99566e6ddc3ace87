"""The edition's data, its checks, and policies that a person adds."""

import csv
import itertools
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ecotone.engine.batch import Deal
from ecotone.engine.compiling import interpreted
from ecotone.engine.errors import BadEdition
from ecotone.engine.random_games import audited_games
from ecotone.games.ecosfera import GAME
from ecotone.games.ecosfera.cards import CARDS
from ecotone.games.ecosfera.edition_form import PARTS
from ecotone.games.ecosfera.policy_steps import VERBS, Category, Verb
from ecotone.games.ecosfera.table import PRODUCERS
from ecotone.games.ecosfera.types import ELEMENT_NAMES, HABITAT_NAMES
from ecotone.games.ecosfera.words import TEXTS, policy_words

TABLES = GAME.edition().tables


def count(table: str, field: str, names: tuple[str, ...]) -> dict[str, int]:
    return dict(Counter(names[i] for row in TABLES[table] for i in row[field]))


def test_numbers_of_cards() -> None:
    assert len(TABLES["producers"]) == 30
    assert len(TABLES["consumers"]) == 30
    assert sum(row["copies"] for row in TABLES["elements"]) == 60
    assert GAME.edition().data.view(CARDS)[0].pressure_copies == 50


def test_costs_of_producers() -> None:
    assert count("producers", "cost", ELEMENT_NAMES) == {
        "sun": 28,
        "oxygen": 12,
        "salinity": 12,
        "nutrients": 23,
        "temperature": 18,
    }
    assert Counter(len(row["cost"]) for row in TABLES["producers"]) == {2: 1, 3: 25, 4: 4}
    assert max(max(Counter(row["cost"]).values()) for row in TABLES["producers"]) == 2


@pytest.mark.parametrize(
    ("table", "counts"), [("producers", (6, 7, 10, 6, 8, 8)), ("consumers", (7, 11, 15, 8, 10, 10))]
)
def test_habitats(table: str, counts: tuple[int, ...]) -> None:
    assert count(table, "habitats", HABITAT_NAMES) == dict(zip(HABITAT_NAMES, counts, strict=True))


@pytest.mark.parametrize(
    ("table", "counts"), [("producers", (7, 6, 6)), ("consumers", (10, 9, 10))]
)
def test_abilities(table: str, counts: tuple[int, ...]) -> None:
    names = ("pass", "plus", "refresh")
    assert count(table, "abilities", names) == dict(zip(names, counts, strict=True))
    assert sum(row["star"] for row in TABLES[table]) == 5


def test_groups_of_consumers() -> None:
    assert Counter(row["group"] for row in TABLES["consumers"]) == {0: 8, 1: 11, 2: 4, 3: 4, 4: 3}


def test_pairs_of_consumers_share_at_most_three_habitats() -> None:
    sets = [set(row["habitats"]) for row in TABLES["consumers"]]
    shared = Counter(len(a & b) for a, b in itertools.combinations(sets, 2))
    assert shared == {0: 198, 1: 186, 2: 40, 3: 11}


def test_only_calanoida_shows_all_habitats() -> None:
    assert [r["id"] for r in TABLES["consumers"] if len(r["habitats"]) == 6] == ["calanoida"]


def test_every_value_says_where_it_comes_from() -> None:
    house = {
        (table, field[:-5])
        for table, rows in TABLES.items()
        for row in rows
        for field, value in row.items()
        if field.endswith("_from") and value == "house"
    }
    assert {field for _, field in house} == {"name_en", "name_de"}


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_policy_has_words(language: str) -> None:
    for policy, row in enumerate(TABLES["policies"]):
        assert policy_words(GAME.edition(), policy, language)
        assert row[f"name_{language}"]
    for verb in VERBS:
        assert TEXTS.has(language, f"step-{verb.name.lower().replace('_', '-')}")


def test_every_verb_is_used_by_a_card() -> None:
    used = {step.verb for row in TABLES["policies"] for step in row["program"]}
    assert used == set(Verb) - {Verb.NONE}


@pytest.fixture
def copy(tmp_path: Path) -> Callable[..., Path]:
    """A copy of the edition with one value changed, or rows added to a file."""

    def make(file: str = "", row: str = "", field: str = "", value: str = "", *more: Any) -> Path:
        folder = tmp_path / "own"
        shutil.copytree(GAME.edition().folder, folder, dirs_exist_ok=True)
        if file:
            with open(folder / file, encoding="utf-8", newline="") as lines:
                rows = list(csv.DictReader(lines))
            for line in rows:
                if line["id"] == row:
                    line[field] = value
            rows += more
            with open(folder / file, "w", encoding="utf-8", newline="") as out:
                writer = csv.DictWriter(out, rows[0].keys())
                writer.writeheader()
                writer.writerows(rows)
        return folder

    return make


def test_a_copy_is_the_same_edition(copy: Callable[..., Path]) -> None:
    assert bytes(GAME.read_edition(copy()).data) == bytes(GAME.edition().data)


@pytest.mark.parametrize(
    ("file", "row", "field", "value", "expected"),
    [
        ("producers.csv", "bacteria", "cost", "nutrients|air", "sun, oxygen"),
        ("producers.csv", "bacteria", "cost", "", "1 or more"),
        ("consumers.csv", "calanoida", "habitats", "ice|desert", "ice, coast"),
        ("consumers.csv", "calanoida", "group", "worm", "bird"),
        ("consumers.csv", "calanoida", "star", "2", "0 or 1"),
        ("consumers.csv", "calanoida", "name_de", "Europäischer Aal", "a name used once"),
        ("consumers.csv", "calanoida", "name_de_from", "guessed", "printed"),
        ("policies.csv", "oil_spill", "steps", "discard_open", "discard_open with groups"),
        ("policies.csv", "oil_spill", "steps", "discard_open cat", "one of producer, bird"),
        ("policies.csv", "oil_spill", "steps", "explode", "a verb of"),
        ("policies.csv", "oil_spill", "steps", "", "1 to 6 steps"),
        ("policies.csv", "hunting", "steps", "remove_species dodo", "the id of a species"),
        ("policies.csv", "hunting", "steps", "extra_impact 9", "an amount from 1 to 6"),
        ("policies.csv", "climate_change", "duration", "instant", "next_turn, round or permanent"),
        ("policies.csv", "beach_litter", "duration", "permanent", "next_turn"),
        ("policies.csv", "beach_litter", "category", "measure", "no litter from a measure"),
        ("policies.csv", "funding", "steps", "activate_tokens", "no steps for funding"),
        ("policies.csv", "funding", "copies", "60", "at most 64 cards"),
        ("policies.csv", "beach_litter", "copies", "9", "at most 8 litter cards"),
        ("elements.csv", "sun", "copies", "4", "a whole number from 12"),
        ("elements.csv", "sun", "id", "moon", "sun, oxygen"),
        ("box.csv", "pressure_cards", "value", "many", "a whole number from 12 to 60"),
        ("box.csv", "lost_species", "value", "dodo", "the id of a species"),
    ],
)
def test_faults_are_named(
    copy: Callable[..., Path], file: str, row: str, field: str, value: str, expected: str
) -> None:
    with pytest.raises(BadEdition) as caught:
        GAME.read_edition(copy(file, row, field, value))
    assert any(p.file == file and expected in p.expected for p in caught.value.problems)


OWN_CARDS = (
    ("own_dual", "dual", "instant", "pressure_to_holders oxygen 2; offer_element sun 1"),
    ("own_storm", "dual", "next_turn", "cheaper_producers sun 1; become_litter"),
    (
        "own_measure",
        "measure",
        "permanent",
        "protect_species; take_back_impact 2; remove_pressure 1",
    ),
)


def own_row(name: str, category: str, duration: str, steps: str) -> dict[str, str]:
    values = {
        "name_en": name,
        "name_de": f"{name} de",
        "category": category,
        "copies": "1",
        "duration": duration,
        "steps": steps,
    }
    return {"id": name} | values | {f"{field}_from": "house" for field in values}


@pytest.mark.parametrize("preset", ["tabletop", "digital"])
def test_a_person_adds_the_missing_cards(copy: Callable[..., Path], preset: str) -> None:
    folder = copy("policies.csv", "", "", "", *(own_row(*card) for card in OWN_CARDS))
    edition = GAME.read_edition(folder)
    rows = edition.tables["policies"]
    counts = [sum(r["copies"] for r in rows if r["category"] == c) for c in Category]
    assert counts == [10, 5, 10, 5]
    deal = Deal.of(GAME, 3, {"complexity": 2, "preset": preset}, edition)
    games = 2 if interpreted() else 200
    assert not audited_games(deal, np.arange(games, dtype=np.int64))


def test_species_numbers_leave_room_between_the_kinds() -> None:
    cards = GAME.edition().data.view(CARDS)[0]
    assert cards.lost_species == PRODUCERS
    assert (cards.group[:30] == 1).all()
    assert (cards.group[PRODUCERS : PRODUCERS + 30] > 1).all()


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        ("box.csv", ",50,", ",²,", "box.csv line 2, value: expected a whole number from 12 to 60"),
        ("policies.csv", "nutrients 1,", "nutrients ²,", "steps: expected an amount from 1 to"),
        ("elements.csv", ",12,", ",①,", "copies: expected a whole number"),
    ],
)
def test_odd_digits_are_faults(
    tmp_path: Path, file: str, old: str, new: str, expected: str
) -> None:
    copy = tmp_path / "own"
    shutil.copytree(GAME.editions()["standard"], copy)
    content = (copy / file).read_text("utf-8")
    assert old in content
    (copy / file).write_text(content.replace(old, new, 1), "utf-8")
    with pytest.raises(BadEdition, match=expected):
        GAME.read_edition(copy)


def test_the_form_offers_the_names_of_species_where_one_is_named_by_its_id() -> None:
    parts = {part.name: part for part in PARTS}
    [value] = parts["box"].values
    rows = {row["id"]: row["value"] for row in TABLES["box"]}
    offered = [row["id"] for name in value.rows for row in TABLES[name]]
    assert set(value.rows) <= set(parts)
    assert rows["lost_species"] in offered
    assert rows["pressure_cards"] not in offered
