"""`ecotone edition copy`: a copy that goes by its own name."""

import pytest
from support import ecotone, ecotone_json

from ecotone.engine.registry import games


@pytest.mark.parametrize("game", sorted(games()))
def test_a_copy_has_a_title_and_a_text_of_its_own(tmp_path, game):
    data = {"ECOTONE_DATA": str(tmp_path)}
    original = games()[game].edition()
    copied = ecotone("edition", "copy", game, original.name, "mine", **data)
    assert copied.returncode == 0, copied.stderr
    assert "values are our own design" in copied.stdout
    found = games()[game].read_edition(tmp_path / "editions" / game / "mine")
    assert found.name == "mine"
    assert found.title["en"] == f"Copy of {original.title['en']}: mine"
    assert found.title["de"] == f"Kopie von „{original.title['de']}“: mine"
    assert original.about["en"] not in found.about["en"]
    assert found.tables == original.tables


def test_a_copy_can_be_given_a_title_and_a_copy_copied(tmp_path):
    data = {"ECOTONE_DATA": str(tmp_path)}
    title = 'My "printed" box [red]'
    given = ("--title", title)
    assert ecotone("edition", "copy", "habitats", "house", "box", *given, **data).returncode == 0
    assert ecotone("edition", "copy", "habitats", "box", "again", **data).returncode == 0
    listed = ecotone_json("edition", "list", **data)
    titles = {row["edition"]: row["title"] for row in listed if row["game"] == "habitats"}
    assert titles["box"] == title
    assert titles["again"] == f"Copy of {title}: again"
    assert title in ecotone("edition", "list", **data).stdout
    assert ecotone("edition", "show", "habitats", "box", **data).stdout.startswith(title)
