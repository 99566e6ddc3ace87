"""Finished games of the archive still lead where they led, or the rules version was raised.

Record them anew with `python -m ecotone.lab.archive tests/archive`.
"""

import json
from pathlib import Path

import pytest

from ecotone.engine.registry import game_named, games
from ecotone.lab.archive import (
    RulesChanged,
    deals,
    fits,
    has_same_cards,
    header,
    key_of,
    main,
    read,
    update,
)

ARCHIVE = Path(__file__).parent / "archive"
ANEW = "run python -m ecotone.lab.archive tests/archive"
every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)


@every_game
def test_every_game_of_the_archive_leads_where_it_led(game):
    version, recorded = read(ARCHIVE / f"{game.name}.jsonl")
    assert version == game.rules_version, ANEW
    for one in recorded:
        assert has_same_cards(game, one), f"the cards of edition {game.edition().name}: {ANEW}"
        assert fits(game, one, version)


@every_game
def test_the_archive_has_all_numbers_of_players_and_all_options(game):
    recorded = {key_of(one) for one in read(ARCHIVE / f"{game.name}.jsonl")[1]}
    assert {key_of(header(deal)) for deal in deals(game)} == recorded, ANEW


def test_the_archive_is_large_in_games_and_small_in_bytes():
    files = list(ARCHIVE.iterdir())
    assert sum(len(read(file)[1]) for file in files) >= 40
    assert sum(file.stat().st_size for file in files) < 300_000


@pytest.fixture
def archive(tmp_path):
    """Three games of Habitats, in a folder of their own."""
    file = tmp_path / "habitats.jsonl"
    lines = (ARCHIVE / file.name).read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:4]), "utf-8")
    return file


def test_a_changed_rule_names_the_version_that_must_be_raised(archive, monkeypatch):
    game = game_named("habitats")
    count = game.entry.scores

    def count_one_more(cards, state, out):
        count(cards, state, out)
        out += 1

    monkeypatch.setattr(game.entry, "scores", count_one_more)
    version, recorded = read(archive)
    said = f"raise rules_version .* from {version} to {version + 1}"
    with pytest.raises(RulesChanged, match=said):
        fits(game, recorded[0], version)
    before = archive.read_bytes()
    with pytest.raises(RulesChanged, match=said):
        update(game, archive)
    assert archive.read_bytes() == before
    monkeypatch.setattr(type(game), "rules_version", version + 1)
    update(game, archive)
    raised, anew = read(archive)
    assert raised == version + 1
    assert anew[0]["scores"] == [points + 1 for points in recorded[0]["scores"]]
    assert all(fits(game, one, raised) for one in anew[:4])


def test_what_still_fits_is_kept_and_what_is_missing_is_added(archive):
    update(game_named("habitats"), archive)
    assert archive.read_text("utf-8") == (ARCHIVE / archive.name).read_text("utf-8")


def test_games_with_other_cards_are_recorded_anew(archive):
    game = game_named("habitats")
    version, recorded = read(archive)
    other = recorded[0] | {"cards": "p" + 15 * "0", "checksum": "n"}
    archive.write_text(f'{{"rules_version": {version}}}\n{json.dumps(other)}\n', "utf-8")
    update(game, archive)
    assert read(archive)[1][0] == recorded[0]


def test_the_command_writes_a_file_for_each_game(tmp_path, monkeypatch):
    monkeypatch.setattr("ecotone.lab.archive.deals", lambda game: list(deals(game))[:1])
    main(str(tmp_path))
    assert {file.stem for file in tmp_path.iterdir()} == set(games())
