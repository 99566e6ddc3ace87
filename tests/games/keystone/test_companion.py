"""The companion: a physical board typed in."""

import io
import re
import tomllib
from pathlib import Path

import pytest
from rich.console import Console

from ecotone.engine.errors import BadFile
from ecotone.engine.typed_file import fold
from ecotone.games.keystone import GAME
from ecotone.games.keystone.companion import score_typed, species_names, wild_names
from ecotone.games.keystone.component_types import SEASON_NAMES, SYMBOL_NAMES
from ecotone.games.keystone.words import TEXTS
from games.keystone.boards import EDITION

EXAMPLE = Path(__file__).parents[3] / "examples" / "keystone-sally.toml"
TEXT = EXAMPLE.read_text("utf-8")


@pytest.fixture
def score(tmp_path):
    def score_text(text):
        path = tmp_path / "board.toml"
        path.write_text(text, "utf-8")
        return score_typed(EDITION, path)

    return score_text


def test_the_example_scores_87():
    sheet = GAME.score_file(EDITION, EXAMPLE)
    assert sheet["columns"] == [3, 12, 0, 15]
    assert sheet["rows"] == [9, 10, 9, 3]
    assert sheet["total"] == 87


def test_german_names_and_careless_spelling_do_as_well(score):
    german = TEXT
    for row in EDITION.tables["species"]:
        german = german.replace(row["name_en"], row["name_de"])
    assert german != TEXT
    assert score(german)["total"] == 87
    careless = re.sub(r'"([A-Z][^"]+)"', lambda m: m[0].lower().replace("-", " "), TEXT)
    assert score(careless)["total"] == 87
    plain = german.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue").replace("ß", "ss")
    assert score(plain)["total"] == 87


def test_no_two_cards_share_a_folded_name():
    names = species_names(EDITION)
    assert len({card for card, _ in names.values()}) == 77 + 15
    assert not names.keys() & wild_names().keys()
    assert fold("Schwarzfußiltis") == fold("schwarzfuss-iltis")


def test_objectives_go_by_name_and_may_be_missing(score):
    assert (
        score(TEXT.replace("objective = 1", 'objective = "Spezies identifizieren"'))["total"] == 87
    )
    assert score(TEXT.replace("objective = 1\n", ""))["total"] == 87 - 24


def test_wilds_and_empty_spaces_are_understood(score):
    wild = TEXT.replace('"Red Mangrove"', '"Wild W Spring"')
    assert score(wild)["columns"][1] == (3 + 1) * 2
    german = TEXT.replace('"Red Mangrove"', '"Wildnis Sumpf Frühling"')
    assert score(german)["columns"][1] == (3 + 1) * 2
    assert score(TEXT.replace('"Red Mangrove"', '"-"'))["columns"][1] == (2 + 1) * 2


def wild_sheet(score, *wilds):
    """A board with these Wilds in a corner, and the objective that asks for Winter."""
    number = next(r["number"] for r in EDITION.tables["objectives"] if asks_for_winter(r))
    cells = [*(f'"{wild}"' for wild in wilds), *['"-"'] * (4 - len(wilds))]
    empty = "[" + ", ".join(['"-"'] * 4) + "]"
    rows = ", ".join([f"[{', '.join(cells)}]", empty, empty, empty])
    return score(f"objective = {number}\nboard = [{rows}]\n")


def asks_for_winter(row):
    return any(row[f"goal{n}"][1] == SYMBOL_NAMES.index("Winter") for n in range(1, 5))


def winter_cards(sheet):
    goals = sheet["objective"]["goals"]
    return next(goal["near"] for goal in goals if goal["symbol"] == "Winter")


@pytest.mark.ruling("R21")
def test_a_season_in_the_file_is_the_one_printed_on_the_wild(score):
    printed = {row["season"] for row in EDITION.tables["wilds"] if row["habitat"] == 0}
    assert SEASON_NAMES.index("Winter") not in printed
    sheet = wild_sheet(score, "Wild F Winter", "Wildnis Wüste Winter", "-")
    assert winter_cards(sheet) == ["r1c1", "r1c2"]
    assert sheet["board"][0]["card"] == "Wild F Winter"
    assert winter_cards(wild_sheet(score, "Wild F")) == []


def test_a_typed_season_is_drawn(score):
    sheet = wild_sheet(score, "Wild F Winter", "Wild F")
    drawn = io.StringIO()
    Console(width=160, file=drawn).print(GAME.draw_sheet(EDITION, sheet, "de"))
    assert (
        TEXTS.format("de", "wild-card", {"habitat": "Wald", "season": "Winter"}) in drawn.getvalue()
    )


def test_a_habitat_has_two_wilds_whatever_their_seasons(score):
    assert wild_sheet(score, "Wild F", "Wild F")["rows"][0] == 2
    with pytest.raises(BadFile, match="at most 2 Wilds of a habitat, got one more: Wild F Winter"):
        wild_sheet(score, "Wild F Spring", "Wild F", "Wild F Winter")


LINE_OF = {
    name: n for n, line in enumerate(TEXT.splitlines(), 1) for name in re.findall('"(.+?)"', line)
}
MISTAKES = [
    ('"Coyote"', '"Coyotte"', LINE_OF["Coyote"], "perhaps Coyote"),
    ('"Musk Ox *"', '"Moschusoxe"', LINE_OF["Musk Ox *"], "Moschusochse"),
    ('"Coyote"', '"Xyzzy"', LINE_OF["Coyote"], "a species in English or German"),
    ('"Coyote"', '"Wild X"', LINE_OF["Coyote"], "perhaps Wild"),
    ('"Coyote"', '"Coy*ote"', LINE_OF["Coyote"], "stars behind the name only, got Coy*ote"),
    ('"Coyote"', '"Coyote ***"', LINE_OF["Coyote"], "at most 2 research tokens"),
    ("synergy = 7", "acorns = 7", 5, "the key acorns"),
    ("synergy = 7", "synergy = -1", 5, "0 to 80"),
    ("synergy = 7", 'synergy = "many"', 5, "0 to 80"),
    ("objective = 1", "objective = 11", 4, "1 to 10"),
    ('"Mountain Lion *"]', '"Mountain Lion *", "-"]', 7, "board row 1: expected 4 cells, got 5"),
    ('"Sidewinder Rattlesnake"]', '"Sidewinder Rattlesnake", "Aspen"]', 10, "4 cells, got 5"),
    ('"Sidewinder Rattlesnake"', '"Coyote"', None, None),
    (', "Sidewinder Rattlesnake"]', "]", 10, "4 cells"),
    ('"Coyote"', "7", 9, "a card's name in quotes"),
    ("board = [", "board = [[", None, "valid TOML"),
]


@pytest.mark.parametrize(("right", "wrong", "line", "said"), MISTAKES)
def test_mistakes_are_named_with_their_line(score, right, wrong, line, said):
    assert right in TEXT
    text = TEXT.replace(right, wrong, 1)
    if said is None:
        score(text)
        return
    with pytest.raises(BadFile) as refused:
        score(text)
    assert said in str(refused.value)
    if line:
        assert f"line {line}" in str(refused.value)


def test_a_species_lies_on_the_board_at_most_twice_and_a_wild_once(score):
    third = TEXT.replace('"Piping Plover"', '"Coyote"').replace('"Musk Ox *"', '"Kojote"')
    with pytest.raises(BadFile, match=r"line 10.*at most twice.*Coyote|line 10.*Kojote 3 times"):
        score(third)
    wilds = TEXT.replace('"Piping Plover"', '"Wild F Fall"').replace('"Coyote"', '"Wild F Fall"')
    with pytest.raises(BadFile, match="each Wild once"):
        score(wilds)


def test_a_missing_or_unreadable_file_is_a_plain_complaint(tmp_path):
    with pytest.raises(BadFile, match="a readable file"):
        score_typed(EDITION, tmp_path / "none.toml")
    nonsense = tmp_path / "nonsense.toml"
    nonsense.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadFile, match="UTF-8"):
        score_typed(EDITION, nonsense)


def test_plain_data_is_scored_like_the_file():
    document = tomllib.loads(TEXT)
    sheet = GAME.score_document(EDITION, document)
    assert sheet["total"] == 87
    assert sheet == GAME.score_file(EDITION, EXAMPLE)
    assert sheet["board"][4]["card"] == "Montezuma Bald Cypress"
    assert sheet["board"][5]["research"] == 1


@pytest.mark.parametrize(
    ("change", "got"),
    [
        ({"synergy": "many"}, "many"),
        ({"board": [["Aspen"]]}, "1"),
        ({"board": [["Aspen", None, "-", "-"]] + [["-"] * 4] * 3}, "None"),
        ({"board": 7}, "7"),
        ({"hat": 1}, "the key hat"),
    ],
)
def test_plain_data_that_is_no_board_is_refused(change, got):
    document = tomllib.loads(TEXT) | change
    with pytest.raises(BadFile) as fault:
        GAME.score_document(EDITION, document)
    assert fault.value.problems[0].got == got


def test_changed_cards_are_not_taken_for_those_that_were_scored_before():
    """What is kept of lines and goals belongs to the cards of an edition, not to its name."""
    edition = GAME.edition()
    data = edition.data.copy()
    changed = edition.with_data(data)
    assert edition.with_data(data.copy()).digest == changed.digest
    data[-1] ^= 1
    assert edition.with_data(data).digest not in (edition.digest, changed.digest)
