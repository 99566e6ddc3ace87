"""The Field Journal: every special rule and every victory condition, alone and together."""

import pytest

from ecotone.engine.errors import BadOption
from ecotone.engine.match import Match
from ecotone.games.keystone import GAME
from ecotone.games.keystone.actions import ACTIONS, SPACE_NAMES
from ecotone.games.keystone.scoring import assignment_met, condition_progress, total
from ecotone.games.keystone.table import EMPTY, Phase
from ecotone.games.keystone.words import record
from ecotone.testing import random_match
from games.keystone.assignments import CARE, INVASIVE, SETUP, Journal, space
from games.keystone.boards import EDITION, card


@pytest.fixture
def journal(tmp_path):
    return Journal(tmp_path)


ALL = set(SPACE_NAMES)
FREE = 5
"""The rightmost slot of the Field, whose card costs nothing."""


def test_closed_spaces_take_no_card_and_count_as_filled(journal):
    journal.start('id = "closed_spaces"\nspaces = ["r1c1", "r4c4"]')
    assert journal.spaces_for(FREE) == ALL - {"r1c1", "r4c4"}
    journal.table.board[0] = journal.table.deck[:16]
    journal.table.board[0, [0, 1, 15]] = EMPTY
    journal.relist()
    assert journal.spaces_for(FREE) == {"r1c2"}
    journal.do("introduce", slot=FREE, space=space("r1c2"))
    journal.finish_skills()
    assert journal.match.over


def test_closed_spaces_may_open_with_time(journal):
    journal.start('id = "closed_spaces"\nspaces = ["r1c1"]\nopens_at = 3')
    assert "r1c1" not in journal.spaces_for(FREE)
    journal.step_time()
    assert "r1c1" in journal.spaces_for(FREE)


def test_a_space_that_will_open_is_not_filled(journal):
    journal.start('id = "closed_spaces"\nspaces = ["r1c1"]\nopens_at = 1')
    journal.table.board[0] = journal.table.deck[:16]
    journal.table.board[0, [0, 1]] = EMPTY
    journal.relist().do("introduce", slot=FREE, space=space("r1c2"))
    journal.finish_skills()
    assert not journal.match.over


def test_line_habitat_asks_both_lines_of_a_crossing(journal):
    journal.start('id = "line_habitat"\nlines = { r1 = "F", c1 = "A" }')
    journal.field(FREE, "American Red Squirrel")  # forest only
    row = {"r1c2", "r1c3", "r1c4"}
    inner = {name for name in ALL if name[1] != "1" and name[3] != "1"}
    assert journal.spaces_for(FREE) == inner | row
    journal.field(FREE, "Aspen")  # forest, desert, arctic
    assert journal.spaces_for(FREE) == ALL


def test_contiguous_cards_lie_beside_cards(journal):
    journal.start('id = "contiguous"')
    assert journal.spaces_for(FREE) == ALL, "the first card may lie anywhere"
    journal.put(r1c1="Aspen")
    assert journal.spaces_for(FREE) == {"r1c2", "r2c1"}


def test_a_moved_card_is_no_company_for_itself(journal):
    journal.start('id = "contiguous"', setup=SETUP.replace("[3, 4, 9]", "[3, 8, 9]"))
    journal.put(r1c1="Aspen", r1c2="Bearberry")
    journal.do("use_active", token=1)
    assert journal.table.phase == Phase.MOVE
    assert journal.allows("move", start=space("r1c1"), end=space("r2c2"))
    assert not journal.allows("move", start=space("r1c1"), end=space("r2c1"))


def test_spacing_keeps_fitting_cards_apart(journal):
    journal.start('id = "spacing"\nfilter = { number = [4, 5] }')
    journal.put(r2c2="American Bison")  # a four
    journal.field(FREE, "Wolverine")  # a five
    assert journal.spaces_for(FREE) == ALL - {"r2c2", "r1c2", "r2c1", "r2c3", "r3c2"}
    journal.field(FREE, "Aspen")  # a one
    assert journal.spaces_for(FREE) == ALL - {"r2c2"}


@pytest.mark.parametrize("size", [3, 5, 8])
def test_field_size_holds_at_set_up_and_refill(journal, size):
    journal.start(f'id = "field_size"\nsize = {size}')
    assert (journal.table.field != EMPTY).sum() == size
    assert journal.match.view(0)["field"][0]["cost"] == size - 1
    journal.do("introduce", slot=size - 1, space=0)
    journal.finish_skills()
    assert (journal.table.field != EMPTY).sum() == size


def test_a_surcharge_goes_to_the_supply(journal):
    journal.start('id = "cost_shift"\ndelta = 2')
    supply = int(journal.table.supply)
    journal.do("introduce", slot=4, space=0)
    assert journal.table.supply == supply + 2
    assert journal.table.synergy[0] == 5 - 3


def test_a_discount_is_left_off_the_nearest_cards(journal):
    journal.start('id = "cost_shift"\ndelta = -2')
    journal.table.field_tokens[:] = 0
    assert journal.match.view(0)["field"][3]["cost"] == 0
    before = journal.table.field[:6].tolist()
    journal.do("introduce", slot=2, space=0)
    journal.finish_skills()
    after = journal.table.field[:6].tolist()
    tokens = {card: int(journal.table.field_tokens[n]) for n, card in enumerate(after)}
    assert tokens[before[5]] == 1
    assert tokens[before[4]] == tokens[before[3]] == 0


def test_a_price_change_may_be_for_some_cards_only(journal):
    journal.start('id = "cost_shift"\ndelta = 3\nfilter = { season = "Winter" }')
    journal.field(FREE, "Snowshoe Hare")
    winter = EDITION.tables["species"][card("Snowshoe Hare")]["season"] == 3
    assert journal.match.view(0)["field"][FREE]["cost"] == (3 if winter else 0)
    journal.field(FREE, "Aspen")
    assert journal.match.view(0)["field"][FREE]["cost"] == 0


def test_wilds_may_be_dearer_and_few(journal):
    journal.start('id = "wild_price"\nprice = 12\nlimit = 1')
    journal.table.synergy[0] = 11
    journal.table.supply -= 6
    assert not any("buy_wild" in ACTIONS.name(int(a)) for a in journal.relist().match.legal)
    journal.table.synergy[0] = 40
    journal.table.supply -= 29
    wilds = [int(a) for a in journal.relist().match.legal if "buy_wild" in ACTIONS.name(int(a))]
    journal.match.push(wilds[0])
    assert journal.table.synergy[0] == 28
    journal.do("introduce", slot=FREE, space=15)
    assert not any("buy_wild" in ACTIONS.name(int(a)) for a in journal.match.legal)


def test_skills_may_have_a_fee(journal):
    journal.start('id = "skill_fee"\nactive = 2\nexhausted = 3')
    supply = int(journal.table.supply)
    journal.do("use_active", token=1)
    assert journal.table.supply == supply + 2
    journal.finish_skills()
    journal.table.synergy[0] = 1
    journal.relist()
    assert not journal.allows("use_active", token=0)
    assert not journal.allows("use_exhausted")


def test_a_drought_stops_synergy_but_not_ecosystems(journal):
    plain = journal.start().put(r1c1="Aspen").field(FREE, "Bearberry")
    plain.do("introduce", slot=FREE, space=1)
    wet = int(plain.table.synergy[0])
    dry = journal.start('id = "drought"\nhabitats = ["F", "D"]').put(r1c1="Aspen")
    dry.field(FREE, "Bearberry").do("introduce", slot=FREE, space=1)
    assert wet - int(dry.table.synergy[0]) == 2, "forest and desert give nothing, arctic does"


def test_abundance_is_for_species_that_arrive(journal):
    journal.start('id = "abundance"\nfilter = { season = "Fall" }\namount = 3')
    journal.field(FREE, "Aspen").do("introduce", slot=FREE, space=0)  # a fall card, no neighbour
    assert journal.table.synergy[0] == 5 + 3


def test_the_season_clock_favours_the_season_in_force(journal):
    clock = 'id = "season_clock"\nseasons = { 4 = "Fall", 3 = "Winter" }\nbonus = 2\npenalty = 1'
    journal.start(clock).field(FREE, "Aspen")
    assert journal.match.view(0)["special"]["season"] == "Fall"
    assert journal.match.view(0)["field"][FREE]["cost"] == 0
    journal.field(4, "Black-Tailed Prairie Dog")  # spring
    assert journal.match.view(0)["field"][4]["cost"] == 2
    journal.do("introduce", slot=FREE, space=0)
    assert journal.table.synergy[0] == 5 + 2


def test_banding_is_paid_once_a_turn(journal):
    journal.start('id = "banding"\nfilter = { icon = "tag" }\nprice = 2')
    journal.put(r1c1="American Red Squirrel", r1c2="Aspen")  # with and without a tag
    assert journal.allows("band", space=0)
    assert not journal.allows("band", space=1)
    journal.do("band", space=0)
    assert journal.table.research[0, 0] == 1
    assert journal.table.synergy[0] == 3
    assert not any("band" in ACTIONS.name(int(a)) for a in journal.match.legal)
    journal.do("introduce", slot=FREE, space=15)
    journal.finish_skills()
    assert journal.table.banded == 0


def test_sightings_travel_with_their_card_into_the_log(journal):
    journal.start('id = "sightings"\nslot = "left"\namount = 2')
    assert journal.table.field_story.tolist()[:6] == [2, 0, 0, 0, 0, 0]
    journal.do("introduce", slot=FREE, space=0)
    journal.finish_skills()
    assert journal.table.field_story.tolist()[:6] == [2, 2, 0, 0, 0, 0]
    journal.table.synergy[0] = 9
    journal.table.supply -= 4
    journal.relist().do("introduce", slot=1, space=1)
    assert journal.table.story_log == 2


def test_sightings_of_a_discarded_card_are_lost(journal):
    journal.start('id = "sightings"\nslot = "right"')
    assert journal.table.field_story[FREE] == 1
    journal.do("use_active", token=1)
    while journal.table.phase == Phase.DISCARD:
        journal.match.push(int(journal.match.legal[-1]))
    journal.finish_skills()
    assert journal.table.story_log == 0
    assert journal.table.field_story.tolist()[:6] == [0, 0, 0, 0, 0, 1], "only the new sighting"


def test_a_card_in_care_is_left_alone_until_it_has_company(journal):
    journal.start('id = "rescue"', setup=CARE.replace("[3, 4, 9]", "[5, 8, 9]"))
    aspen = space("r2c2")
    assert journal.table.story[aspen] == 2
    assert (journal.table.deck != card("Aspen")).all()
    journal.field(FREE, "American Red Squirrel").do("introduce", slot=FREE, space=space("r1c2"))
    journal.finish_skills()
    assert journal.table.story[aspen] == 1, "a forest card came beside"
    journal.do("use_active", token=1)
    assert journal.table.phase == Phase.MOVE
    assert not any("start=r2c2" in ACTIONS.name(int(a)) for a in journal.match.legal)
    journal.do("move", start=space("r1c2"), end=space("r2c1"))
    assert journal.table.story[aspen] == 0, "a move counts too"


def test_the_keystone_of_a_card_in_care_does_not_count(journal):
    journal.start('id = "rescue"', setup=CARE)
    journal.put(r2c3="Cottontail Rabbit")
    in_care = total(journal.cards, journal.table, 0)
    journal.table.story[:] = 0
    well = total(journal.cards, journal.table, 0)
    assert well > in_care


def test_invaders_keep_cards_out_until_they_are_cleared(journal):
    journal.start(INVASIVE)
    assert journal.spaces_for(FREE) == ALL - {"r1c1", "r3c3"}
    match, clear = journal.match, ACTIONS.encode("clear", space=0)
    shown = match.game.preview(match.edition, match.state, clear, 0)["synergy"]
    assert shown == {"before": 5, "cost": 3, "tokens": 0, "gain": 0, "after": 2}
    journal.do("clear", space=0)
    assert journal.table.synergy[0] == 2
    assert "r1c1" in journal.spaces_for(FREE)
    assert not any("clear" in ACTIONS.name(int(a)) for a in journal.match.legal)


def test_invaders_spread_in_reading_order(journal):
    journal.start(INVASIVE).step_time()
    assert journal.match.view(0)["special"]["invaded"] == ["r1c1", "r1c2", "r1c3", "r3c3"]


def test_without_an_invader_the_first_empty_space_falls(journal):
    journal.start(INVASIVE.replace("spread = 2", "spread = 1"))
    journal.table.story[:] = 0
    journal.put(r1c1="Aspen").step_time()
    assert journal.match.view(0)["special"]["invaded"] == ["r1c2"]


@pytest.mark.parametrize(
    ("line", "direction", "before", "after"),
    [
        (
            "c2",
            "up",
            {"r1c2": "Aspen", "r3c2": "Bearberry"},
            {"r4c2": "Aspen", "r2c2": "Bearberry"},
        ),
        ("c2", "down", {"r4c2": "Aspen"}, {"r1c2": "Aspen"}),
        (
            "r3",
            "right",
            {"r3c1": "Aspen", "r3c4": "Bearberry"},
            {"r3c2": "Aspen", "r3c1": "Bearberry"},
        ),
        ("r3", "left", {"r3c1": "Aspen"}, {"r3c4": "Aspen"}),
    ],
)
def test_a_line_migrates_with_its_tokens(journal, line, direction, before, after):
    journal.start(f'id = "migration_shift"\nline = "{line}"\ndirection = "{direction}"')
    journal.put(**before)
    (start, _), *_ = before.items()
    (end, _), *_ = after.items()
    journal.table.research[0, space(start)] = 1
    synergy = int(journal.table.synergy[0])
    journal.step_time()
    found = {n: int(journal.table.board[0, space(n)]) for n in SPACE_NAMES}
    assert {n: c for n, c in found.items() if c != EMPTY} == {n: card(c) for n, c in after.items()}
    assert journal.table.research[0, space(end)] == 1
    assert journal.table.research.sum() == 1
    assert journal.table.synergy[0] >= synergy


@pytest.mark.parametrize(("side", "lost"), [("left", [0, 1]), ("right", [4, 5])])
def test_a_storm_takes_cards_from_one_side(journal, side, lost):
    journal.start(f'id = "storm"\ncards = 2\nside = "{side}"', setup=SETUP.replace("9]", "10]"))
    journal.do("use_active", token=2)
    journal.finish_skills()
    cards = [int(journal.table.field[slot]) for slot in lost]
    journal.do("use_exhausted")
    journal.finish_skills()
    assert journal.table.time == 3
    discarded = journal.table.discard[: journal.table.discard_count].tolist()
    assert set(cards) <= set(discarded)


def test_the_turn_limit_ends_the_game(journal):
    journal.start('id = "turn_limit"\nturns = 2')
    journal.do("introduce", slot=FREE, space=0)
    journal.finish_skills()
    assert not journal.match.over
    journal.do("introduce", slot=FREE, space=1)
    journal.finish_skills()
    assert journal.match.over


@pytest.mark.ruling("R50")
def test_who_can_do_nothing_lets_time_pass(journal):
    journal.start('id = "skill_fee"\nactive = 9\nexhausted = 9', 'id = "cost_shift"\ndelta = 7')
    journal.table.synergy[0] = 0
    assert [ACTIONS.name(int(a)) for a in journal.relist().match.legal] == ["end_turn"]
    journal.do("end_turn")
    assert journal.table.time == 3


def condition(journal, victory, **cards):
    """Is the one condition met on a board with these cards?"""
    journal.start(victory=f"[[victory]]\n{victory}\n").put(**cards)
    return assignment_met(journal.cards, journal.table)


DESERT = {"r1c1": "Saguaro Cactus", "r1c2": "Greater Prairie-Chicken", "r1c3": "Coyote"}


def test_conditions_count_cards_runs_and_research(journal):
    two = {"r1c1": "Aspen", "r3c3": "Bearberry"}  # both of fall
    assert condition(journal, 'type = "cards_min"\ncount = 2\nfilter = { season = "Fall" }', **two)
    assert not condition(
        journal, 'type = "cards_min"\ncount = 3\nfilter = { season = "Fall" }', **two
    )
    assert condition(journal, 'type = "species_placed"\nspecies = ["Aspen", "Bearberry"]', **two)
    assert not condition(journal, 'type = "species_placed"\nspecies = ["Aspen", "Coyote"]', **two)
    run = {"r1c1": "Saguaro Cactus", "r1c2": "Cottontail Rabbit", "r1c3": "Coyote"}
    assert condition(journal, 'type = "runs_min"\ncount = 1\nlength = 3', **run)
    assert condition(journal, 'type = "runs_min"\ncount = 1\nlength = 3\nhabitat = "D"', **run)
    assert not condition(journal, 'type = "runs_min"\ncount = 1\nlength = 3\nhabitat = "A"', **run)
    assert not condition(journal, 'type = "runs_min"\ncount = 2\nlength = 3', **run)


def test_conditions_on_tokens(journal):
    journal.start(victory='[[victory]]\ntype = "research_min"\ntokens = 3\n')
    journal.put(r1c1="Aspen", r1c2="Bearberry")
    journal.table.research[0, :2] = (2, 1)
    assert condition_progress(journal.cards, journal.table, 0) == 3
    tagged = 'type = "research_min"\ntokens = 1\nfilter = { icon = "tag" }'
    journal.start(victory=f"[[victory]]\n{tagged}\n").put(r1c1="Aspen")
    journal.table.research[0, 0] = 2
    assert condition_progress(journal.cards, journal.table, 0) == 0
    journal.start(victory='[[victory]]\ntype = "synergy_min"\ntokens = 6\n')
    assert not assignment_met(journal.cards, journal.table)
    journal.table.synergy[0] = 6
    assert assignment_met(journal.cards, journal.table)


def test_conditions_on_story_tokens(journal):
    both = '[[victory]]\ntype = "story_max"\ncount = 1\n'
    both += '[[victory]]\ntype = "story_min"\ncount = 4\n'
    journal.start(INVASIVE, victory=both)
    journal.table.story_log = 4
    assert not assignment_met(journal.cards, journal.table), "two invaders are one too many"
    journal.table.story[0] = 0
    assert assignment_met(journal.cards, journal.table)
    journal.table.story_log = 3
    assert not assignment_met(journal.cards, journal.table)


def test_conditions_on_lines_goals_and_the_full_board(journal):
    run = {"r1c1": "Saguaro Cactus", "r1c2": "Cottontail Rabbit", "r1c3": "Coyote"}
    assert condition(journal, 'type = "line_score_min"\ncount = 1\npoints = 3', **run)
    assert not condition(journal, 'type = "line_score_min"\ncount = 2\npoints = 3', **run)
    assert not condition(journal, 'type = "goals_min"\ncount = 1', **run)
    journal.start(
        'id = "closed_spaces"\nspaces = ["r1c1"]', victory='[[victory]]\ntype = "board_full"\n'
    )
    journal.table.board[0] = journal.table.deck[:16]
    journal.table.board[0, 0] = EMPTY
    assert assignment_met(journal.cards, journal.table), "what never opens need not be filled"
    journal.table.board[0, 1] = EMPTY
    assert not assignment_met(journal.cards, journal.table)


PAIRS = [
    (INVASIVE, 'id = "contiguous"'),
    (INVASIVE, 'id = "storm"\ncards = 3\nside = "right"'),
    ('id = "storm"\ncards = 6\nside = "left"', 'id = "sightings"\nslot = "left"'),
    ('id = "spacing"\nfilter = { habitat = "F" }', 'id = "closed_spaces"\nspaces = ["r2c2"]'),
    ('id = "line_habitat"\nlines = { r1 = "W", c4 = "A" }', 'id = "contiguous"'),
    ('id = "cost_shift"\ndelta = -3', 'id = "skill_fee"\nactive = 2\nexhausted = 2'),
    ('id = "banding"\nfilter = { wild = false }\nprice = 1', 'id = "drought"\nhabitats = ["F"]'),
    ('id = "migration_shift"\nline = "c1"\ndirection = "down"', 'id = "wild_price"\nprice = 4'),
    ('id = "season_clock"\nseasons = { 4 = "Fall" }\nbonus = 1\npenalty = 2', INVASIVE),
    ('id = "turn_limit"\nturns = 12', 'id = "field_size"\nsize = 8'),
]


@pytest.mark.compiled
@pytest.mark.parametrize(
    "rules", PAIRS, ids=lambda rules: " and ".join(r.split('"')[1] for r in rules)
)
@pytest.mark.parametrize("players", [1, 3])
def test_rules_go_together_in_whole_games(journal, rules, players):
    variant = "standard" if players == 1 else "coop"
    for seed in range(12):
        journal.start(*rules, players=players, seed=seed, variant=variant)
        turn = seed
        while not journal.match.over:
            turn = (turn * 1103515245 + 12345) % 2**31
            journal.match.push(journal.match.choice(turn % journal.match.count))
            assert GAME.entry.audit(journal.edition.data, journal.match.state) == 0
            assert len(journal.match.actions) < 2000


@pytest.mark.parametrize("number", range(1, 21))
@pytest.mark.ruling("R45")
def test_every_assignment_is_played_to_its_end(number):
    for match in random_match(GAME, 1, number, assignment=number):
        table = record(match.state)
        assert GAME.entry.audit(EDITION.data, match.state) == 0
    assert match.over
    assert match.places()[0] in (1, 2)
    assert table.envelopes == sum(number >= opened for opened in (3, 6, 8, 11, 13, 18))


@pytest.mark.ruling("R45")
def test_envelopes_may_be_mixed_into_any_game():
    for envelopes, species in ((0, 77), (1, 80), (6, 92)):
        table = record(Match(GAME, 2, 1, {"envelopes": envelopes}).state)
        assert table.deck_count == species - 6
    assert record(Match(GAME, 4, 1, {"envelopes": 6}).state).deck_count == 2 * 92 - 6
    with pytest.raises(BadOption):
        Match(GAME, 2, 1, {"envelopes": 7})


def test_an_ordinary_game_has_no_special_rules():
    match = Match(GAME, 2, 1)
    assert record(match.state).special == 0
    assert match.view(0)["special"] is None
