"""The chance that an assignment succeeds, as bots and hints see it."""

from itertools import pairwise

import numpy as np
import pytest

from ecotone.bots import bot_named
from ecotone.bots.advice import advise
from ecotone.engine.match import Match
from ecotone.engine.randomness import new_generator
from ecotone.games.keystone import GAME, evaluation
from ecotone.games.keystone.chances import NEARNESS
from ecotone.games.keystone.component_types import SEASON_NAMES
from ecotone.games.keystone.scoring import total
from ecotone.games.keystone.table import EMPTY, Habitat, Phase
from ecotone.games.keystone.words import cards_of, record
from ecotone.testing import finished_match, random_match
from games.keystone.assignments import CARE, INVASIVE, SETUP, Journal, space
from games.keystone.boards import card

ASSIGNMENTS = range(1, 21)
FOREST = 1 << Habitat.FOREST
EASY = '[[victory]]\ntype = "score_min"\npoints = 1\n'


def values(match):
    out = np.full(match.players, -1.0)
    GAME.entry.evaluate(match.edition.data, match.state, out)
    return out.tolist()


def chance(journal):
    (value,) = values(journal.match)
    return value


def wanting(condition):
    """A victory condition beside one that holds in any case."""
    return EASY + "[[victory]]\n" + condition + "\n"


@pytest.fixture
def journal(tmp_path):
    return Journal(tmp_path)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"assignment": 0}),
        (2, {}),
        (3, {}),
        (4, {}),
        (2, {"variant": "coop", "assignment": 0}),
    ],
)
def test_a_game_without_an_assignment_is_judged_by_its_points(players, options):
    """Several who play against each other have no assignment."""
    for match in random_match(GAME, players, 7, **options):
        points = np.zeros(players)
        evaluation.evaluate(cards_of(match.edition), record(match.state), points)
        assert values(match) == points.tolist()


@pytest.mark.parametrize("assignment", ASSIGNMENTS)
@pytest.mark.parametrize("players", [1, 2])
def test_an_assignment_is_judged_by_what_everybody_knows(assignment, players):
    variant = "coop" if players > 1 else "standard"
    random = new_generator(3)
    for match in random_match(GAME, players, 4, assignment=assignment, variant=variant):
        found = values(match)
        assert len(set(found)) == 1, "all succeed together"
        if not match.over:
            assert 0 < found[0] < 1
            other = match.state.copy()
            GAME.entry.redeal(match.edition.data, other, match.actor, random)
            match.state[:], other[:] = other, match.state.copy()
            assert values(match) == found
            match.state[:] = other
    assert found[0] == pytest.approx(float(match.places()[0] == 1), abs=NEARNESS)


def test_a_finished_assignment_is_won_or_lost(journal):
    journal.start(victory=EASY)
    while not journal.match.over:
        assert chance(journal) < 1
        journal.match.push(journal.match.choice(0))
    assert chance(journal) > 1 - NEARNESS
    lost = finished_match(GAME, 1, 2, assignment=20)
    assert lost.places() == [2]
    assert values(lost)[0] < NEARNESS


def test_a_finished_assignment_is_worth_more_with_more_points(journal):
    """A lost one is the better the nearer it came, a won one the more it has beyond."""
    found = []
    for synergy in (0, 60, 140, 200, 260):
        journal.start()
        journal.table.phase = Phase.OVER
        journal.table.synergy[0] = synergy
        found.append(chance(journal))
    assert all(one < other for one, other in pairwise(found))
    assert found[2] < NEARNESS < 1 - NEARNESS < found[3]


def test_points_count_and_so_does_their_target(journal):
    chances = [
        chance(journal.start(victory=EASY.replace("1\n", f"{points}\n")))
        for points in (20, 50, 80, 110)
    ]
    assert all(one > other for one, other in pairwise(chances))
    poor = chance(journal.start())
    journal.table.synergy[0] += 6
    assert chance(journal) > poor


SPRING = 'type = "cards_min"\ncount = 3\nfilter = { season = "Spring" }'
RUN = 'type = "runs_min"\ncount = 1\nlength = 3\nhabitat = "F"'


def some_of_season(name, count):
    """The first cards of a season."""
    season = SEASON_NAMES.index(name)
    rows = GAME.edition().tables["species"]
    return [row["name_en"] for row in rows if row["season"] == season][:count]


def test_every_card_that_is_asked_for_helps(journal):
    """As many cards lie there each time, on the same spaces."""
    spring, winter = some_of_season("Spring", 3), some_of_season("Winter", 3)
    chances = []
    for wanted in range(4):
        journal.start(victory=wanting(SPRING))
        names = spring[:wanted] + winter[: 3 - wanted]
        journal.put(**dict(zip(("r1c1", "r2c3", "r4c2"), names, strict=True)))
        chances.append(chance(journal) / chance_of_points(journal))
    assert all(one < other for one, other in pairwise(chances))


def chance_of_points(journal):
    """The chance of the same table if only points were asked for."""
    cards, before = journal.cards, int(journal.cards.condition[1, 1])
    cards.condition[1, 1] = 0
    found = chance(journal)
    cards.condition[1, 1] = before
    return found


def own_chance(journal):
    """The chance of the second condition alone."""
    return chance(journal) / chance_of_points(journal)


def numbered(number, forest=True):
    """A card with this number, of the forest or not."""
    rows = GAME.edition().tables["species"]
    cards = cards_of(GAME.edition())
    return next(
        row["name_en"]
        for n, row in enumerate(rows)
        if bool(cards.habitats[n] & FOREST) == forest and cards.number[n] == number
    )


def test_a_run_is_the_likelier_the_less_it_lacks(journal):
    names = [numbered(number) for number in (2, 3, 4)]
    chances = []
    for there in range(1, 4):
        journal.start(victory=wanting(RUN))
        journal.table.board[0] = card(numbered(1, forest=False))
        journal.table.board[0, space("r2c1") : space("r3c1")] = EMPTY
        journal.put(**dict(zip(("r2c1", "r2c2", "r2c3"), names[:there], strict=False)))
        chances.append(own_chance(journal))
    assert all(one < other for one, other in pairwise(chances))
    journal.start(victory=wanting(RUN)).put(r2c1=names[0], r2c2=names[0])
    repeated = own_chance(journal)
    journal.start(victory=wanting(RUN)).put(r2c1=names[0], r2c2=names[1])
    assert own_chance(journal) > repeated, "equal numbers make no run"


def test_a_run_needs_spaces_that_can_be_filled(journal):
    closed = 'id = "closed_spaces"\nspaces = ["r1c1", "r1c3", "r2c2", "r3c1", "r3c3", "r4c2"]'
    opening = closed + "\nopens_at = 3"
    run = wanting(RUN.replace("count = 1", "count = 4"))
    shut = own_chance(journal.start(closed, victory=run))
    assert shut < own_chance(journal.start(opening, victory=run)) / 2


def test_research_is_likelier_with_tokens_there_and_with_time(journal):
    wanted = wanting('type = "research_min"\ntokens = 6')
    journal.start(victory=wanted).put(r1c1="Aspen")
    chances = []
    for tokens in range(3):
        journal.table.research[0, 0] = tokens
        chances.append(own_chance(journal))
    assert all(one < other for one, other in pairwise(chances))
    journal.table.time = 1
    assert own_chance(journal) < chances[-1]


def test_goals_lines_synergy_and_sightings_count(journal):
    journal.start(victory=wanting('type = "synergy_min"\ntokens = 9'))
    few = own_chance(journal)
    journal.table.synergy[0] += 4
    assert own_chance(journal) > few

    sights = 'id = "sightings"\nslot = "left"'
    journal.start(sights, victory=wanting('type = "story_min"\ncount = 9'))
    none = own_chance(journal)
    journal.table.field_story[3] += 2
    waiting = own_chance(journal)
    journal.table.story_log = 2
    assert none < waiting < own_chance(journal)

    journal.start(victory=wanting('type = "goals_min"\ncount = 2'))
    unmet = own_chance(journal)
    rows = GAME.edition().tables["species"]
    cards = journal.cards
    endangered = [row["name_en"] for n, row in enumerate(rows) if cards.icons[n] & 2][:3]
    journal.put(**dict(zip(("r1c1", "r2c3", "r4c2"), endangered, strict=True)))
    assert own_chance(journal) > unmet

    journal.start(victory=wanting('type = "line_score_min"\ncount = 2\npoints = 6'))
    low = own_chance(journal)
    journal.put(r2c1=numbered(2), r2c2=numbered(3))
    assert total(cards, journal.table, 0) > 0
    assert own_chance(journal) > low


def test_cards_in_care_and_invaders_weigh_on_the_chance(journal):
    none_left = wanting('type = "story_max"\ncount = 0')
    journal.start('id = "rescue"', setup=CARE, victory=none_left)
    in_care = own_chance(journal)
    journal.table.story[space("r2c2")] = 1
    assert own_chance(journal) > in_care
    journal.put(r1c2="Bearberry", r2c1="Bearberry", r3c2="Bearberry", r2c3="Bearberry")
    assert own_chance(journal) < in_care, "no space is left beside it"

    journal.start(INVASIVE, victory=none_left)
    invaded = own_chance(journal)
    journal.table.synergy[0] = 0
    assert own_chance(journal) < invaded
    journal.table.synergy[0] = 5
    journal.table.story[0] = 0
    assert own_chance(journal) > invaded


def test_a_species_and_a_full_board_can_be_asked_for(journal):
    journal.start(victory=wanting('type = "species_placed"\nspecies = ["Aspen"]'))
    away = own_chance(journal)
    assert own_chance(journal.put(r1c1="Aspen")) > away > 0
    limit = 'id = "turn_limit"\nturns = 12'
    journal.start(limit, victory=wanting('type = "board_full"'))
    late = own_chance(journal)
    journal.put(r1c1="Aspen", r1c2="Bearberry", r3c1="Wolverine", r4c4="American Bison")
    assert own_chance(journal) > late


def test_no_card_comes_after_the_last_turn_or_the_last_step_of_time(journal):
    limit = 'id = "turn_limit"\nturns = 20'
    journal.start(limit, victory=wanting(SPRING))
    before = own_chance(journal)
    journal.table.turns = 18
    assert own_chance(journal) < before / 2

    journal.start(victory=wanting(SPRING), setup=SETUP.replace("time = 4", "time = 1"))
    before = own_chance(journal)
    journal.do("use_active", token=1)
    journal.finish_skills()
    ready = own_chance(journal)
    journal.table.exhausted[0] = 1
    journal.relist().do("use_exhausted")
    assert journal.table.time == 1, "the marker moves after the last token"
    assert own_chance(journal) < before / 2
    assert ready > before / 2


def test_bots_play_for_the_condition(journal):
    """Nine of the first ten deals; who looks at points alone succeeds in three."""
    setup = SETUP + 'placed = [{ space = "r4c1", species = "Giant Sequoia" }]\n'
    runs = 'type = "runs_min"\ncount = 2\nlength = 3\nhabitat = "F"'
    won = 0
    for seed in range(10):
        match = journal.start(
            'id = "contiguous"', setup=setup, victory=wanting(runs), seed=seed
        ).match
        bot = bot_named("greedy", seed)
        while not match.over:
            match.push(bot.choose(match))
        won += match.places() == [1]
    assert won >= 9


def told(match, guessed):
    return GAME.calibrated_chance(match.edition, match.state, guessed)


def test_an_empty_board_gives_every_assignment_a_chance():
    for assignment in ASSIGNMENTS:
        match = Match(GAME, 1, 1, {"assignment": assignment})
        assert (record(match.state).board[0] == EMPTY).sum() >= 14
        assert values(match)[0] > 0.00001
        assert told(match, values(match)[0]) > 0.1


def test_people_are_told_a_better_chance_than_bots_guess_until_the_cards_run_out():
    match = Match(GAME, 1, 1, {"assignment": 20})
    guesses = [0.0, 0.001, 0.1, 0.5, 0.9]
    chances = [told(match, guess) for guess in guesses]
    assert all(one < other for one, other in pairwise(chances))
    assert all(one > guess for one, guess in zip(chances, guesses, strict=True))
    assert told(match, 1.0) == pytest.approx(1.0, abs=0.01)
    board = record(match.state).board[0]
    board[board == EMPTY] = card("Aspen")
    assert [told(match, guess) for guess in guesses] == guesses


@pytest.mark.compiled
def test_a_hint_tells_the_chance_that_people_have():
    match = Match(GAME, 1, 1, {"assignment": 20})
    best, *_ = advise(match, 40)
    assert best.interval.mean > 0.1 > 10 * values(match)[0]
