"""The companion: a physical board typed in."""

import re
import tomllib
from pathlib import Path

import pytest

from ecotone.engine.errors import BadFile
from ecotone.engine.typed_file import fold
from ecotone.games.keystone import GAME
from ecotone.games.keystone.companion import card_names, score_typed
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
    names = card_names(EDITION)
    assert len({card for card, _ in names.values()}) == 77 + 15 + 8
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


LINE_OF = {
    name: n for n, line in enumerate(TEXT.splitlines(), 1) for name in re.findall('"(.+?)"', line)
}
MISTAKES = [
    ('"Coyote"', '"Coyotte"', LINE_OF["Coyote"], "perhaps Coyote"),
    ('"Musk Ox *"', '"Moschusoxe"', LINE_OF["Musk Ox *"], "Moschusochse"),
    ('"Coyote"', '"Xyzzy"', LINE_OF["Coyote"], "a species in English or German"),
    ('"Coyote"', '"Wild F"', LINE_OF["Coyote"], "Wild F Spring"),
    ('"Coyote"', '"Coyote ***"', LINE_OF["Coyote"], "at most 2 research tokens"),
    ("synergy = 7", "acorns = 7", 5, "the key acorns"),
    ("synergy = 7", "synergy = -1", 5, "0 to 80"),
    ("synergy = 7", 'synergy = "many"', 5, "0 to 80"),
    ("objective = 1", "objective = 11", 4, "1 to 10"),
    ('"Sidewinder Rattlesnake"]', '"Sidewinder Rattlesnake", "Aspen"]', 10, "a 17th: Aspen"),
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
