"""The documentation of observations says what the games declare."""

from pathlib import Path

import pytest

from ecotone.engine.registry import games
from ecotone.lab.observations import MARK, main, shape_of, values_of, with_tables

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"
OBSERVED = [game for game in games().values() if game.part("observation", "SPACE")]


def test_the_page_is_what_the_command_writes(tmp_path):
    written = PAGE.read_text("utf-8")
    copy = tmp_path / "observations.md"
    copy.write_text(written.partition(MARK)[0] + MARK, "utf-8")
    main(str(copy))
    assert copy.read_text("utf-8") == written, "run the command named in the page"


def test_the_example_of_the_page_runs():
    _, _, rest = PAGE.read_text("utf-8").partition("```python\n")
    example, _, _ = rest.partition("```")
    names = {}
    exec(example, names)
    stock = names["match"].game.observation.part(names["row"], "stock")
    assert stock.shape == (5,)
    assert stock.sum() > 0


@pytest.mark.parametrize("game", OBSERVED, ids=lambda game: game.name)
def test_every_field_is_in_the_page(game):
    page = PAGE.read_text("utf-8")
    (section,) = [part for part in page.split("\n## ") if f"\n`{game.name}`: " in part]
    rows = [line for line in section.splitlines() if line.startswith("| ") and "`" in line]
    assert [row.split("`")[1] for row in rows] == list(game.observation.fields)
    for row, field in zip(rows, game.observation.fields.values(), strict=True):
        assert shape_of(field) in row
        assert values_of(field) in row
        assert "|" not in field.meaning
        assert field.meaning in row


def test_a_page_without_the_mark_is_refused():
    with pytest.raises(ValueError, match="expected the line"):
        with_tables("# Observations\n")
