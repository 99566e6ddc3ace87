"""How hard an assignment is: what each difficulty demands, and what it leaves as it is."""

import numpy as np
import pytest

from ecotone.engine.errors import BadEdition, BadOption
from ecotone.engine.match import Match
from ecotone.engine.replay import Replay
from ecotone.games.keystone import GAME
from ecotone.games.keystone.cards import CARDS_RECORD
from ecotone.games.keystone.journal import DIFFICULTIES, Condition
from ecotone.games.keystone.scoring import assignment_met, condition_target
from ecotone.games.keystone.words import cards_of, record
from ecotone.testing import finished_match
from games.keystone.assignments import INVASIVE, WIN, Journal

EDITION = GAME.edition()
ASSIGNMENTS = range(1, 21)
POINTS = WIN + "relaxed = 40\ndemanding = 65\n"


@pytest.fixture
def journal(tmp_path):
    return Journal(tmp_path)


def targets(match):
    view = match.view()
    return [one["need"] for one in view["conditions"]]


def played(number, difficulty, players=1, seed=1):
    variant = "coop" if players > 1 else "standard"
    options = {"assignment": number, "difficulty": difficulty, "variant": variant}
    return Match(GAME, players, seed, options)


@pytest.mark.parametrize("number", ASSIGNMENTS)
def test_every_assignment_asks_less_or_more_points(number):
    """And never more of a condition when relaxed, or less when demanding."""
    asked = [played(number, difficulty).view()["conditions"] for difficulty in DIFFICULTIES]
    for same in zip(*asked, strict=True):
        counts = [one["a"] for one in same]
        if same[0]["condition"] == "story_max":
            counts.reverse()
        assert counts == sorted(counts)
        assert same[0]["condition"] != "score_min" or len(set(counts)) == len(counts)


def test_the_first_assignment_as_it_is_written_is_the_rulebooks():
    match = Match(GAME, 1, 1)
    assert match.options["difficulty"] == "written"
    assert targets(match) == [50]
    assert match.view()["difficulty"] == "written"


@pytest.mark.parametrize("number", [1, 7, 16, 20])
@pytest.mark.parametrize("players", [1, 2])
def test_the_deal_is_the_same_at_every_difficulty(number, players):
    states = [played(number, one, players).state for one in DIFFICULTIES]
    tables = [record(state) for state in states]
    assert [int(table.difficulty) for table in tables] == [-1, 0, 1]
    for table in tables:
        table.difficulty = 0
    assert len({state.tobytes() for state in states}) == 1


def test_a_difficulty_needs_an_assignment():
    for players, options in (
        (1, {"assignment": 0}),
        (2, {}),
        (2, {"variant": "coop", "assignment": 0}),
    ):
        with pytest.raises(BadOption, match=r"difficulty=demanding: expected .* assignment="):
            Match(GAME, players, 1, {**options, "difficulty": "demanding"})
        assert Match(GAME, players, 1, options).view()["difficulty"] is None
    with pytest.raises(BadOption, match="expected one of relaxed, written, demanding, got easy"):
        Match(GAME, 1, 1, {"difficulty": "easy"})


def test_a_difficulty_decides_who_wins(journal):
    """With 162 tokens the empty board is worth 54 points."""
    met = []
    for difficulty in DIFFICULTIES:
        journal.start(victory=POINTS, difficulty=difficulty)
        journal.table.synergy[0] = 162
        met.append(bool(assignment_met(journal.cards, journal.table)))
        assert GAME.unmet(journal.edition, journal.match.state) == ([] if met[-1] else ["points"])
    assert met == [True, True, False]


def test_what_may_be_left_may_be_less_when_demanding(journal):
    left = '[[victory]]\ntype = "story_max"\ncount = 1\nrelaxed = 2\ndemanding = 0\n'
    met = []
    for difficulty in DIFFICULTIES:
        journal.start(INVASIVE, victory=left, difficulty=difficulty)
        journal.table.story[:] = 0
        found = []
        for space in range(3):
            found.append(bool(assignment_met(journal.cards, journal.table)))
            journal.table.story[space] = 1
        met.append(sum(found))
    assert met == [3, 2, 1]


def test_bots_play_for_what_is_demanded(journal):
    """The same table promises less the more is demanded."""
    chances = []
    for difficulty in DIFFICULTIES:
        journal.start(victory=POINTS, difficulty=difficulty)
        out = np.zeros(1)
        GAME.entry.evaluate(journal.edition.data, journal.match.state, out)
        chances.append(out[0])
    assert chances[0] > chances[1] > chances[2]


def test_where_a_file_says_nothing_points_alone_differ(journal):
    wanted = WIN + '[[victory]]\ntype = "cards_min"\ncount = 3\nfilter = { season = "Fall" }\n'
    found = [targets(journal.start(victory=wanted, difficulty=one).match) for one in DIFFICULTIES]
    assert found == [[42, 3], [50, 3], [55, 3]]


@pytest.mark.parametrize(
    ("victory", "named"),
    [
        (WIN + "relaxed = 51\n", "relaxed: expected a whole number from 1 to 50, got 51"),
        (WIN + "demanding = 49\n", "demanding: expected a whole number from 50 to 999, got 49"),
        (WIN + 'relaxed = "40"\n', "relaxed: expected a whole number"),
        ('[[victory]]\ntype = "goals_min"\ncount = 3\ndemanding = 5\n', "demanding: .* 3 to 4"),
        ('[[victory]]\ntype = "story_max"\ncount = 1\nrelaxed = 0\n', "relaxed: .* 1 to 999"),
        ('[[victory]]\ntype = "story_max"\ncount = 1\ndemanding = 2\n', "demanding: .* 0 to 1"),
        ('[[victory]]\ntype = "board_full"\nrelaxed = 1\n', "victory: expected the keys"),
    ],
)
def test_a_number_that_is_harder_when_relaxed_or_easier_when_demanding_is_refused(
    journal, victory, named
):
    with pytest.raises(BadEdition, match=named):
        journal.start(victory=victory)


def test_the_cards_in_play_are_those_of_the_difficulty():
    """As written they are what they were before there were difficulties."""
    before = GAME.earlier_card_sizes[0]
    assert CARDS_RECORD.names[-2:] == ("relaxed_a", "demanding_a")
    digests = set()
    for difficulty in DIFFICULTIES:
        match = played(5, difficulty)
        digests.add(match.cards_digest)
        cards = GAME.cards_in_play(EDITION, 1, match.options)
        assert bool(cards[before:].strip(b"\0")) == (difficulty != "written")
        other = EDITION.data.copy()
        rules = other.view(CARDS_RECORD)[0]
        for field, name in (("relaxed_a", "relaxed"), ("demanding_a", "demanding")):
            rules[field][5] += difficulty != name
        changed = EDITION.with_data(other)
        assert GAME.cards_digest(changed, 1, match.options) == match.cards_digest
    assert len(digests) == 3


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_replay_keeps_its_difficulty(difficulty, tmp_path):
    match = finished_match(GAME, 1, 4, assignment=3, difficulty=difficulty)
    Replay(match).write(tmp_path / "game.json")
    again = Replay.read(tmp_path / "game.json").match
    assert again.view()["difficulty"] == difficulty
    assert again.checksum() == match.checksum()
    again.pop()
    assert again.view()["difficulty"] == difficulty
    stored = {name: value for name, value in match.options.items() if name != "difficulty"}
    older = Match(GAME, 1, 4, stored, stored=True)
    assert older.options["difficulty"] == "written"


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_log_tells_how_an_assignment_ended(difficulty):
    match = finished_match(GAME, 1, 4, assignment=3, difficulty=difficulty)
    last = match.actions[-1]
    match.pop()
    told = [
        " ".join(
            GAME.format_event(match.edition, event, language)
            for event in GAME.events(match.edition, match.state, last, 0)
        )
        for language in ("en", "de")
    ]
    named = {"written": ("", ""), "relaxed": (" (relaxed)", " (leichter)")}
    english, german = named.get(difficulty, (" (demanding)", " (schwerer)"))
    assert f"Assignment 3{english} was not won." in told[0]
    assert f"Projekt 3{german} wurde nicht gewonnen." in told[1]


def test_conditions_are_worded_for_every_difficulty():
    for number in ASSIGNMENTS:
        facts = GAME.catalogue(EDITION)["assignments"][number - 1]
        for index, condition in enumerate(facts["victory"]):
            for difficulty in DIFFICULTIES:
                match = played(number, difficulty)
                cards, table = cards_of(EDITION), record(match.state)
                if cards.condition[number, index] == Condition.SCORE_MIN:
                    points = int(condition_target(cards, table, index))
                    for text in condition[difficulty].values():
                        assert str(points) in text
