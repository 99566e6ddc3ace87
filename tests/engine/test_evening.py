"""Several boards in one file: names, places, ties by the rules, and the right lines."""

from pathlib import Path

import pytest

from ecotone.engine.errors import BadFile
from ecotone.engine.evening import as_data, check_count, table_in
from ecotone.engine.registry import game_named

EXAMPLES = Path(__file__).parents[2] / "examples"
EMPTY = "[['-', '-', '-', '-'], ['-', '-', '-', '-'], ['-', '-', '-', '-'], ['-', '-', '-', '-']]"


def evening(game, path):
    chosen = game_named(game)
    return chosen.score_evening(chosen.edition(), table_in(path))


def test_the_example_has_a_winner():
    scored = evening("keystone", EXAMPLES / "keystone-evening.toml")
    assert scored.places == [1, 2]
    assert scored.winners == ["Sally"]
    assert scored.sheets[0]["total"] == 87
    assert [one["place"] for one in as_data(scored)["players"]] == [1, 2]


def test_equal_points_are_decided_by_the_rules(tmp_path):
    file = tmp_path / "evening.toml"
    board = f"board = {EMPTY}"
    written = [
        f"[[player]]\nname = '{n}'\nsynergy = {s}\n{board}\n" for n, s in (("A", 3), ("B", 5))
    ]
    file.write_text("\n".join(written), "utf-8")
    scored = evening("keystone", file)
    assert [sheet["total"] for sheet in scored.sheets] == [1, 1]
    assert (scored.places, scored.decided_by_tie_break) == ([2, 1], True)
    file.write_text(file.read_text("utf-8").replace("5", "3"), "utf-8")
    assert evening("keystone", file).places == [1, 1]


def test_habitats_share_the_victory(tmp_path):
    file = tmp_path / "evening.toml"
    part = "[[player]]\nname = '{}'\ngoals = {}\npark = [['Entrance']]\n"
    file.write_text(part.format("A", 4) + part.format("B", 4) + part.format("C", 1), "utf-8")
    scored = evening("habitats", file)
    assert (scored.winners, scored.places) == (["A", "B"], [1, 1, 3])
    assert not scored.decided_by_tie_break


def test_errors_name_the_line_of_the_right_board(tmp_path):
    file = tmp_path / "evening.toml"
    written = (EXAMPLES / "keystone-evening.toml").read_text("utf-8")
    wrong = written.replace('"Coyote", "Mule Deer"', '"Coyotte", "Mule Deer"')
    file.write_text(wrong, "utf-8")
    line = next(n for n, text in enumerate(wrong.splitlines(), 1) if "Coyotte" in text)
    with pytest.raises(BadFile) as refused:
        evening("keystone", file)
    (problem,) = refused.value.problems
    assert (problem.file, problem.row) == ("evening.toml", line)
    file.write_text(f"goals = 3\n{written}", "utf-8")
    with pytest.raises(BadFile, match="line 1: expected one of player, got the key goals"):
        evening("keystone", file)


def test_a_file_with_one_board_is_none_of_these():
    assert table_in(EXAMPLES / "keystone-sally.toml") is None
    assert table_in(EXAMPLES / "missing.toml") is None
    with pytest.raises(BadFile, match="1 to 4 players"):
        check_count([None] * 5, 4, "evening.toml")
