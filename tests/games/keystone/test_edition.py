"""The house edition keeps every known fact (C01 to C34) and the balance it aims at."""

from collections import Counter

import pytest

from ecotone.engine.errors import BadEdition, BadOption
from ecotone.engine.match import Match
from ecotone.games.keystone import GAME
from ecotone.games.keystone.cards import Effect
from ecotone.games.keystone.component_types import HABITAT_LETTERS, SEASON_NAMES
from games.keystone.boards import CARDS, EDITION, SALLY, SALLY_RESEARCH, letters, row_of

SPECIES = [row for row in EDITION.tables["species"] if "envelope" not in row]
SKILLS = EDITION.tables["skills"]
OBJECTIVES = EDITION.tables["objectives"]
WILDS = EDITION.tables["wilds"]
GRID = {name: (r, c) for r, row in enumerate(SALLY) for c, name in enumerate(row)}


def shared(one, other):
    return letters(one) & letters(other)


def season(name):
    return SEASON_NAMES[row_of(name)["season"]]


def goals(row):
    return [
        (shape.name, (*SEASON_NAMES, "Keystone", "Endangered", "Tag")[symbol])
        for shape, symbol in (row[f"goal{n}"] for n in range(1, 5))
    ]


def test_c01_77_species_by_number():
    assert Counter(row["number"] for row in SPECIES) == {1: 19, 2: 17, 3: 19, 4: 11, 5: 11}
    assert all(row["name_from"] == "printed" for row in SPECIES)
    for name in ("name_en", "name_de", "scientific"):
        assert len({row[name] for row in SPECIES}) == 77


def test_c04_and_c28_a_card_shows_one_to_four_habitats():
    sizes = Counter(len(letters(row["name_en"])) for row in SPECIES)
    assert set(sizes) == {1, 2, 3, 4}


def test_c05_to_c07_the_placement_example():
    assert shared("American Bison", "Coyote") == {"F", "D"}
    assert shared("American Bison", "Red Wolf") == {"F", "D"}
    assert "A" not in letters("American Bison")


def test_c08_column_1_is_three_plain_wetland_cards():
    names = ["Montezuma Bald Cypress", "Piping Plover", "Swallow-Tailed Kite"]
    assert all("W" in letters(name) and not row_of(name)["keystone"] for name in names)


def test_c09_column_2_has_two_keystones():
    names = ["Red Mangrove", "Cottontail Rabbit", "Coyote"]
    assert all("W" in letters(name) for name in names)
    assert [row_of(name)["keystone"] for name in names] == [1, 0, 1]


def test_c10_to_c12_column_3_has_no_ecosystem():
    assert not shared("American Bison", "Snail Kite")
    assert not shared("Snail Kite", "Desert Tortoise")
    assert letters("American Bison") == {"F", "D"}


def test_c13_column_4_is_a_desert_run_with_two_keystones():
    names = ["Sidewinder Rattlesnake", "Mule Deer", "Peregrine Falcon", "Mountain Lion"]
    assert all("D" in letters(name) for name in names)
    assert [row_of(name)["keystone"] for name in names] == [0, 0, 1, 1]


def test_c14_to_c17_the_rows():
    assert "D" in shared("American Bison", "Mountain Lion")
    assert row_of("American Bison")["keystone"] == row_of("Red Mangrove")["keystone"] == 1
    assert all("W" in letters(name) for name in SALLY[1])
    assert [row_of(name)["keystone"] for name in SALLY[1]] == [0, 0, 0, 1]
    assert "W" in shared("Piping Plover", "Coyote")
    assert "D" in shared("Coyote", "Desert Tortoise")
    assert "D" in shared("Desert Tortoise", "Mule Deer")
    assert row_of("Desert Tortoise")["keystone"] == 1
    assert "A" in shared("Mountain Goat", "Musk Ox")
    assert not row_of("Mountain Goat")["keystone"]
    assert not row_of("Musk Ox")["keystone"]


def test_c18_the_bears_neighbours_are_ones():
    row, column = GRID["American Black Bear"]
    assert (row, column) == (0, 0)
    assert row_of(SALLY[0][1])["number"] == row_of(SALLY[1][0])["number"] == 1
    assert set(SALLY_RESEARCH) <= set(GRID)


def test_c19_to_c22_the_cards_of_the_example_objective():
    assert {season(n) for n in ("Coyote", "Mountain Goat", "Musk Ox")} == {"Spring"}
    assert all(row_of(n)["endangered"] for n in ("Snail Kite", "Desert Tortoise"))
    assert all(row_of(n)["tag"] for n in ("Swallow-Tailed Kite", "Mountain Goat", "Musk Ox"))
    summer = ("American Black Bear", "Montezuma Bald Cypress", "Snail Kite", "Mule Deer")
    assert {season(n) for n in summer} == {"Summer"}


def test_c23_and_c24_the_two_known_objectives():
    first = OBJECTIVES[0]
    expected = [("L3", "Spring"), ("LINE2", "Endangered"), ("LINE3", "Tag"), ("OF4", "Summer")]
    assert goals(first) == expected
    assert first["name_de"] == "Spezies identifizieren"
    other = [("L3", "Summer"), ("DIAG2", "Endangered"), ("LINE3", "Tag"), ("OF4", "Fall")]
    assert other in [goals(row) for row in OBJECTIVES]
    for row in OBJECTIVES:
        ladder = [row[f"points{n}"] for n in range(1, 5)]
        assert ladder[-1] == 24
        assert 10 in ladder


def test_c25_every_kind_of_goal_occurs():
    shapes = {shape for row in OBJECTIVES for shape, _ in goals(row)}
    assert shapes == {"L3", "LINE2", "LINE3", "DIAG2", "OF3", "OF4"}


def test_c26_and_c27_two_cards_seen_in_photographs():
    assert letters("Bald Eagle") == {"F", "W", "A"}
    assert season("Bald Eagle") == "Winter"
    wolf = row_of("Mexican Gray Wolf")
    assert letters("Mexican Gray Wolf") == {"F", "D"}
    assert (wolf["keystone"], wolf["endangered"], season("Mexican Gray Wolf")) == (1, 1, "Summer")


def test_c29_three_exhausted_sides_and_none_with_a_discard():
    sides = [row["exhausted"] for row in SKILLS]
    assert [(Effect.R_END1, 0)] in sides
    assert [(Effect.R_WILD, 0)] in sides
    assert [(Effect.GAIN, 2)] in sides
    assert all(effect is not Effect.DISCARD for side in sides for effect, _ in side)


def test_c30_the_first_assignment():
    first = EDITION.tables["assignments"][0]
    assert (first["number"], first["skills"], first["objective"]) == (1, [3, 4, 9], 10)
    assert (first["wilds"], first["synergy"]) == (["F", "D", "W", "A"], 5)
    assert [(one["condition"].name, one["a"]) for one in first["victory"]] == [("SCORE_MIN", 50)]
    assert first["rules"] == first["placed"] == []
    assert OBJECTIVES[9]["name_de"] == "Verhalten beobachten"


def test_c31_and_c32_active_sides_discard():
    assert [(Effect.R_SUMMER, 0), (Effect.DISCARD, 2)] in [row["active"] for row in SKILLS]
    assert all(row["active"][-1][0] is Effect.DISCARD for row in SKILLS)


def test_c33_two_wilds_a_habitat():
    assert Counter(row["habitat"] for row in WILDS) == {0: 2, 1: 2, 2: 2, 3: 2}


def test_c34_the_field_examples_name_real_cards():
    for name in ("Saguaro Cactus", "Snail Kite", "Snowshoe Hare", "Swallow-Tailed Kite"):
        assert row_of(name)


def test_balance_of_habitats_seasons_and_icons():
    for letter in HABITAT_LETTERS:
        share = sum(letter in letters(row["name_en"]) for row in SPECIES) / 77
        assert 0.35 <= share <= 0.55
        for number in range(1, 6):
            count = sum(
                row["number"] == number and letter in letters(row["name_en"]) for row in SPECIES
            )
            assert count >= 3
    mean = sum(len(letters(row["name_en"])) for row in SPECIES) / 77
    assert 1.75 <= mean <= 2.25
    assert all(17 <= n <= 22 for n in Counter(row["season"] for row in SPECIES).values())
    for icon, low, high in (
        ("keystone", 0.22, 0.32),
        ("endangered", 0.18, 0.28),
        ("tag", 0.25, 0.38),
    ):
        assert low <= sum(row[icon] for row in SPECIES) / 77 <= high


def test_the_record_holds_what_the_files_say():
    for index, row in enumerate(SPECIES):
        assert CARDS.number[index] == row["number"]
        assert CARDS.habitats[index] == row["habitats"]
        assert CARDS.symbols[index] >> row["season"] & 1
    assert CARDS.species == 77 + 15
    assert (CARDS.envelope[:77] == 0).all()
    assert (CARDS.envelope[77:92] > 0).all()


@pytest.fixture
def copied(tmp_path):
    """A copy of the edition whose files a test may spoil."""
    for file in EDITION.folder.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    return tmp_path


SPOILED = [
    ("species.csv", "F|D|A,house:FDWA,Fall", "F|X,house:FDWA,Fall", "habitats"),
    ("species.csv", "F|D|A,house:FDWA,Fall", "F|D|A,house:FDW,Fall", "habitats_from"),
    ("species.csv", "house:FDWA,Fall,house,1", "house:FDWA,Autumn,house,1", "season"),
    ("species.csv", "1,Aspen,Espe", "6,Aspen,Espe", "number"),
    ("species.csv", "1,Aspen,Espe", "1,Bearberry,Espe", "name_en"),
    ("species.csv", "number,name_en", "nummer,name_en", "columns"),
    ("skills.csv", "R_SPRING;DISCARD(2)", "R_SPRING;DISCARD", "effects"),
    ("skills.csv", "R_SPRING;DISCARD(2)", "JUMP", "effects"),
    ("objectives.csv", "L3:Spring", "L4:Spring", "goal1"),
    ("objectives.csv", "4,10,16,24", "24,10,16,4", "ladder"),
    ("wilds.csv", "1,F,derived", "1,A,derived", "habitat"),
    ("journal-01.toml", "skills = [3, 4, 9]", "skills = [3, 4, 11]", "skills"),
    ("journal-01.toml", 'type = "score_min"', 'type = "score_most"', "victory type"),
    ("journal-01.toml", "synergy = 5", "synergy = true", "synergy"),
    ("journal-01.toml", "[[victory]]", "[[victory", "TOML"),
    ("journal-03.toml", "number = 3", "number = 2", "a number for each assignment"),
    ("journal-02.toml", 'id = "abundance"', 'id = "flood"', "rule id"),
    ("journal-02.toml", 'filter = { season = "Spring" }', "", "rule abundance"),
    ("journal-04.toml", '"Red Wolf"', '"Red Wulf"', "placed species"),
    ("journal-04.toml", '["r1c1"]', '["r1c5"]', "spaces"),
    ("journal-05.toml", 'habitat = "A"', 'habitat = "X"', "habitat"),
    ("journal-11.toml", 'direction = "up"', 'direction = "left"', "direction"),
    ("journal-20.toml", '4 = "Spring"', '9 = "Spring"', "seasons"),
    ("envelopes.csv", "1,1,Atlantic", "7,1,Atlantic", "envelope"),
    ("envelopes.csv", "Red Knot", "Aspen", "a name used once"),
    ("journal-04.toml", '[{ space = "r1c2", species = "Red Wolf" }]', '["Coyote"]', "placed"),
    ("journal-04.toml", 'space = "r1c2"', 'space = "r1c1"', "a space that is not closed"),
    ("journal-04.toml", '"Red Wolf" }', '"Red Wolf", story = 1 }', "without the rule rescue"),
    ("journal-04.toml", '"Red Wolf" }', '"Red Wolf", tory = 1 }', "the keys"),
    ("journal-04.toml", '"Red Wolf"', '"Ivory Gull"', "the box or an opened envelope"),
    ("journal-07.toml", 'space = "r2c3"', 'space = "r2c2"', "each space once"),
    ("journal-07.toml", '"Black-Footed Ferret"', '"Black-Tailed Prairie Dog"', "species once"),
    (
        "journal-16.toml",
        "time = 4",
        'time = 4\nplaced = [{space="r2c2", species="Aspen"}]',
        "token",
    ),
    ("journal-01.toml", "skills = [3, 4, 9]", "skills = [[3], 4, 9]", "skills"),
    ("journal-01.toml", "skills = [3, 4, 9]", "skills = [3.0, 4, 9]", "skills"),
    ("journal-12.toml", "number = [4, 5]", "number = [[4]]", "filter number"),
    ("journal-12.toml", "{ number = [4, 5] }", '{ habitat = "FD" }', "filter habitat"),
    ("journal-01.toml", 'wilds = ["F", ', 'wilds = [["F"], ', "wilds"),
    ("journal-01.toml", "at = [", "at = [nan, ", "degrees"),
    ("journal-02.toml", 'text_en = "Everything', 'text_en = 5 #"', "text_en"),
    ("journal-13.toml", "count = 3", "count = 5", "a whole number from 1 to 4"),
    ("journal-01.toml", "opens_envelope = 0", "opens_envelope = 7", "opens_envelope"),
    ("envelopes.toml", "[[envelope]]\nnumber = 6", "[[folder]]\nnumber = 6", "an envelope of"),
    ("edition.toml", 'game = "keystone"', 'game = "chess"', "game"),
    ("edition.toml", "format = 1", "format = 2", "format"),
]


@pytest.mark.parametrize(("file", "right", "wrong", "named"), SPOILED)
def test_a_faulty_edition_is_refused_with_file_and_field(copied, file, right, wrong, named):
    path = copied / file
    text = path.read_text("utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong, 1), "utf-8")
    with pytest.raises(BadEdition) as refused:
        GAME.read_edition(copied)
    assert file in str(refused.value)
    assert named in str(refused.value)


def test_an_empty_manifest_is_refused(copied):
    """It was a KeyError."""
    (copied / "edition.toml").write_text("", "utf-8")
    with pytest.raises(BadEdition, match=r"edition.toml.*name"):
        GAME.read_edition(copied)


def test_more_species_than_the_deck_has_room_for_are_refused(copied):
    """100 were accepted; with both copies of each they overflowed the deck of 184."""
    path = copied / "species.csv"
    lines = path.read_text("utf-8").splitlines()
    more = lines[1].replace("Aspen", "Poplar").replace("Espe", "Pappel")
    path.write_text("\n".join([*lines, more]), "utf-8")
    with pytest.raises(BadEdition, match="6 to 92 species"):
        GAME.read_edition(copied)


def test_the_values_of_options_are_those_the_edition_holds(copied):
    (copied / "envelopes.toml").write_text("", "utf-8")
    (copied / "envelopes.csv").write_text(
        (copied / "envelopes.csv").read_text("utf-8").splitlines()[0], "utf-8"
    )
    for file in copied.glob("journal-*.toml"):
        if file.name != "journal-01.toml":
            file.unlink()
    edition = GAME.read_edition(copied)
    assert {name: list(held) for name, held in GAME.option_values(edition).items()} == {
        "assignment": [0, 1],
        "envelopes": [0],
    }
    Match(GAME, 1, 1, {}, edition)
    with pytest.raises(BadOption, match="option assignment: expected 0, 1, got 2"):
        Match(GAME, 1, 1, {"assignment": 2}, edition)
    with pytest.raises(BadOption, match="option envelopes: expected 0, got 1"):
        Match(GAME, 2, 1, {"envelopes": 1}, edition)


def test_every_fault_is_listed_at_once_with_its_line(copied):
    path = copied / "species.csv"
    lines = path.read_text("utf-8").splitlines()
    lines[4] = lines[4].replace("D,house", "Q,house")
    lines[9] = lines[9].replace("Summer", "Sumer")
    path.write_text("\n".join(lines), "utf-8")
    with pytest.raises(BadEdition) as refused:
        GAME.read_edition(copied)
    assert [problem.row for problem in refused.value.problems] == [5, 10]


def test_an_own_edition_changes_the_game_without_recompiling(copied):
    path = copied / "skills.csv"
    path.write_text(path.read_text("utf-8").replace("GAIN(5)", "GAIN(9)"), "utf-8")
    mine = GAME.read_edition(copied)
    assert mine.digest != EDITION.digest
    assert (mine.data != EDITION.data).any()


def digest_in_play(edition, players, **options):
    return GAME.cards_digest(edition, players, GAME.check(players, options, 0))


def change(file, old, new):
    written = file.read_text("utf-8")
    assert old in written
    file.write_text(written.replace(old, new, 1), "utf-8")


def test_words_of_an_edition_do_not_change_what_the_rules_read(copied):
    change(copied / "edition.toml", "format = 1", "format = 1  # a comment")
    change(copied / "journal-07.toml", "From midnight to dawn", "All night long")
    mine = GAME.read_edition(copied)
    assert mine.digest != EDITION.digest
    assert digest_in_play(mine, 2) == digest_in_play(EDITION, 2)
    change(copied / "skills.csv", "GAIN(5)", "GAIN(9)")
    assert digest_in_play(GAME.read_edition(copied), 2) != digest_in_play(EDITION, 2)


def test_a_changed_assignment_concerns_only_games_that_play_it(copied):
    change(copied / "journal-07.toml", "points = 96", "points = 97")
    mine = GAME.read_edition(copied)
    assert digest_in_play(mine, 2) == digest_in_play(EDITION, 2)
    assert digest_in_play(mine, 1, assignment=6) == digest_in_play(EDITION, 1, assignment=6)
    for players, options in [(1, {}), (3, {"variant": "coop"})]:
        seventh = options | {"assignment": 7}
        assert digest_in_play(mine, players, **seventh) != digest_in_play(
            EDITION, players, **seventh
        )


def test_older_digests_leave_it_to_the_checksums():
    options = GAME.check(2, {}, 0)
    assert GAME.may_continue(EDITION, 2, options, digest_in_play(EDITION, 2))
    assert GAME.may_continue(EDITION, 2, options, EDITION.digest)
    assert GAME.may_continue(EDITION, 2, options, "r" + 15 * "0")
    assert not GAME.may_continue(EDITION, 2, options, "p" + 15 * "0")
