"""Plain messages are read as Fluent reads them; all others are passed over."""

from pathlib import Path

import pytest

import ecotone
from ecotone.engine.plain_texts import VARIABLE, format_plain, plain_texts
from ecotone.engine.registry import games
from ecotone.engine.texts import LANGUAGES, Texts

SOURCES = Path(ecotone.__file__).parent
CATALOGUES = sorted(
    {file.parent for file in SOURCES.rglob("en.ftl") if "template" not in file.parts}
)

CATALOGUE = """# A comment = { $here }
plain = Saved: { $file } ({ $count })
-term = Lynx
  .of = of the lynx
count = { $count ->
    [one] one
   *[other] many
}
below = first
    second
function = { ACCUSATIVE($card) }
quoted = {" "}and
last = End.
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "folder", CATALOGUES, ids=lambda folder: folder.relative_to(SOURCES).as_posix()
)
def test_plain_messages_are_what_fluent_makes_of_them(folder, language):
    read = Texts(folder)
    messages = plain_texts(folder, language)
    assert messages.keys() <= set(read.keys(language))
    for key, message in messages.items():
        given = {name: f"<{name}>" for name in VARIABLE.findall(message)}
        assert format_plain(message, **given) == read.format(language, key, given)


def test_only_whole_lines_of_words_and_variables_are_plain(tmp_path):
    (tmp_path / "en.ftl").write_text(CATALOGUE, "utf-8")
    messages = plain_texts(tmp_path, "en")
    assert list(messages) == ["plain", "last"]
    assert format_plain(messages["plain"], file="{ $count }", count=3) == "Saved: { $count } (3)"


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kinds_of_decisions_of_every_game_are_explained(game, language):
    known = plain_texts(game.folder / "texts", language)
    explained = {key.removeprefix("decision-") for key in known if key.startswith("decision-")}
    assert explained == {kind.replace("_", "-") for kind in game.actions.kinds}
