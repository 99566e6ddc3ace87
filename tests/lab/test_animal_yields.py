"""The measurement of the animals' yields, on a few games."""

from pathlib import Path

from support import ecotone, ecotone_json

from ecotone.games.habitats import GAME
from ecotone.games.habitats.cards import TileSet
from ecotone.lab.studies import animal_yields as study
from ecotone.testing import finished_match


def test_a_match_is_counted_tile_by_tile():
    match = finished_match(GAME, 3, 2)
    yields = study.no_yields(match.edition)
    study.count_match(match, yields)
    sheets = [match.game.score_sheet(match.edition, match.state, seat) for seat in range(3)]
    assert yields.parks == [sheet["park"] for sheet in sheets]
    assert yields.goals == [sheet["goal_points"] for sheet in sheets]
    assert yields.laid.sum() == 3 * 20
    assert yields.points.sum() == sum(yields.parks)


def test_animals_are_listed_by_their_mean_yield():
    match = finished_match(GAME, 2, 2)
    yields = study.no_yields(match.edition)
    study.count_match(match, yields)
    rows = study.animal_yields(match.edition, yields)
    assert [row.mean for row in rows] == sorted((row.mean for row in rows), reverse=True)
    assert all(row.mean == row.rate * row.worth for row in rows)
    assert len(rows) == sum(tile["kind"] == "animal" for tile in tiles_of(match))
    middle, low, high = study.spread(rows)
    assert low <= 1 <= high
    assert middle == sum(row.mean for row in rows) / len(rows)


def tiles_of(match):
    sheets = [match.game.score_sheet(match.edition, match.state, seat) for seat in range(2)]
    return [tile for sheet in sheets for tile in sheet["tiles"]]


def test_the_same_seed_measures_the_same_and_sensible_play_scores_as_reported():
    seating = study.seats_of("greedy", 2)
    first = study.play_games(seating, GAME.edition(), 2, 12, 5, "base")
    again = study.play_games(seating, GAME.edition(), 2, 12, 5, "base")
    assert first.parks == again.parks
    assert 55 <= sum(first.parks) / len(first.parks) <= 75


def test_nothing_yields_nothing_evenly():
    rows = [study.AnimalYield(tile, 3, 0.0, 5, 0.0) for tile in (1, 2)]
    assert study.spread(rows) == (0.0, 1.0, 1.0)


def test_the_command_prints_the_table_and_says_whether_it_is_even():
    call = ("lab", "animal-yields", "--games", "1", "--bot", "random")
    report = ecotone_json(*call)
    assert report["even"] == (report["highest"] <= 1.2 and report["lowest"] >= 0.8)
    shown = ecotone(*call).stdout
    assert shown.startswith(f"Parks: mean {report['parks']['mean']:.1f}")
    assert "| animal | landscape | needs | points |" in shown
    german = ecotone(*call, "--lang", "de").stdout
    assert "| Tier | Landschaft |" in german


def test_the_published_table_is_of_this_edition_and_even():
    measurements = Path(__file__).parents[2] / "docs" / "measurements"
    document = (measurements / "habitats-animals.md").read_text("utf-8")
    lines = document.split("| animal | landscape |")[1].splitlines()[2:]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line]
    animals = GAME.edition().tables["animals"]
    printed = {row[0]: row for row in rows}
    for animal in animals:
        if animal["set"] == TileSet.BASE:
            assert int(printed[animal["name_en"]][3]) == animal["points"]
            assert 80 <= int(printed[animal["name_en"]][7].rstrip("%")) <= 120
    assert len(printed) == 68
