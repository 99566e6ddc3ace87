"""The turn: introducing, Synergy, the Field, Wilds, and the end of the game (p. 4 to 7)."""

import pytest

from ecotone.engine.errors import BadOption, IllegalAction
from ecotone.engine.match import Match
from ecotone.games.keystone import GAME
from ecotone.games.keystone.actions import ACTIONS, SPACE_NAMES
from ecotone.games.keystone.table import EMPTY, SEATS, WILD, Phase
from ecotone.games.keystone.words import record
from ecotone.testing import finished_match, random_match
from games.keystone.boards import CARDS, EDITION, card, lay, new_table, relist

FULL = ["Aspen", "Bearberry", "Black Willow", "Bumble Bee"]


def space(name):
    return SPACE_NAMES.index(name)


def introduce(match, slot, where):
    match.push(ACTIONS.encode("introduce", slot=slot, space=space(where)))


def put_in_field(table, *names):
    """Name the cards of the Field from left to right; what lay there goes into the deck."""
    for slot, name in enumerate(names):
        new = card(name)
        old = table.field[slot]
        others = (table.deck, table.field)
        for place in others:
            found = (place == new).nonzero()[0]
            if len(found):
                place[found[0]] = old
        table.field[slot] = new


@pytest.mark.parametrize("players", GAME.players)
def test_set_up_by_number_of_players(players):
    match = Match(GAME, players, 1, {"assignment": 0} if players == 1 else {})
    table = record(match.state)
    assert table.deck_count == (77 if players < 3 else 154) - 6
    assert table.synergy[:players].tolist() == [5, 6, 7, 8][:players]
    assert table.time == 3 + players
    assert (table.skills != EMPTY).sum() == len(set(table.skills.tolist())) == 5
    assert len(set(table.objective[:players].tolist())) == players
    assert table.wilds_left.tolist() == [2, 2, 2, 2]


def test_every_skill_and_objective_is_dealt_sooner_or_later():
    skills, objectives = set(), set()
    for seed in range(60):
        table = record(Match(GAME, 4, seed).state)
        skills |= set(table.skills.tolist())
        objectives |= set(table.objective.tolist())
    assert skills == objectives == set(range(10))


def test_the_bison_costs_three_tokens_one_on_each_card_to_its_right():
    match, table = new_table()
    put_in_field(
        table,
        "Aspen",
        "Wolverine",
        "American Bison",
        "Snowshoe Hare",
        "Snail Kite",
        "Saguaro Cactus",
    )
    relist(match)
    introduce(match, 2, "r1c1")
    assert table.board[0, 0] == card("American Bison")
    assert table.synergy[0] == 5 - 3
    assert table.field[1:].tolist() == [
        card(n) for n in ("Aspen", "Wolverine", "Snowshoe Hare", "Snail Kite", "Saguaro Cactus")
    ] + [EMPTY, EMPTY]
    assert table.field_tokens.tolist() == [0, 0, 0, 1, 1, 1, 0, 0]


@pytest.mark.ruling("R11")
def test_the_bison_gains_four_tokens_beside_coyote_and_red_wolf():
    match, table = new_table()
    lay(
        table,
        0,
        [
            [None, "Coyote", None, None],
            ["Wild A Fall", None, "Red Wolf", None],
            [None, None, "Mountain Lion", None],
        ],
    )
    put_in_field(table, "Aspen", "Wolverine", "Snowshoe Hare", "Snail Kite", "Saguaro Cactus")
    put_in_field(
        table,
        "Aspen",
        "Wolverine",
        "Snowshoe Hare",
        "Snail Kite",
        "Saguaro Cactus",
        "American Bison",
    )
    relist(match)
    introduce(match, 5, "r2c2")
    assert table.synergy[0] == 5 + 4


@pytest.mark.ruling("R03")
def test_tokens_on_a_card_come_with_it_but_do_not_help_to_pay():
    match, table = new_table()
    table.synergy[0] = 0
    table.field_tokens[0] = 9
    relist(match)
    assert ACTIONS.encode("introduce", slot=0, space=0) not in match.legal
    table.field_tokens[5] = 3
    relist(match)
    introduce(match, 5, "r1c1")
    assert table.synergy[0] == 3


@pytest.mark.ruling("R06")
def test_two_gaps_are_filled_from_the_right():
    """The refill example: two cards are drawn, the first into the rightmost empty slot."""
    match, table = new_table()
    table.skills[0] = 0
    relist(match)
    stay = [int(table.field[slot]) for slot in (0, 1, 2, 4)]
    first, second = (int(table.deck[table.deck_count - n]) for n in (1, 2))
    match.push(ACTIONS.encode("use_active", token=0))
    for slot in (5, 3):
        match.push(ACTIONS.encode("discard", slot=slot))
    assert table.field[:6].tolist() == [second, first, *stay]


@pytest.mark.ruling("R05")
def test_cards_slide_with_the_tokens_on_them():
    match, table = new_table()
    table.field_tokens[3] = 2
    sliding = table.field[3]
    relist(match)
    introduce(match, 5, "r1c1")
    assert (table.field[4], table.field_tokens[4]) == (sliding, 2)


@pytest.mark.ruling("R08")
def test_an_empty_deck_is_made_anew_from_the_discards():
    match, table = new_table()
    table.discard[: table.deck_count] = table.deck[: table.deck_count]
    table.discard_count, table.deck_count = table.deck_count, 0
    table.deck[:] = EMPTY
    piled = table.discard_count
    relist(match)
    introduce(match, 5, "r1c1")
    assert (table.deck_count, table.discard_count) == (piled - 1, 0)
    assert GAME.entry.audit(EDITION.data, match.state) == 0


@pytest.mark.ruling("R04", "R08")
def test_with_neither_deck_nor_discards_gaps_stay_and_prices_count_cards():
    match, table = new_table()
    table.deck[:] = EMPTY
    table.deck_count = 0
    relist(match)
    introduce(match, 5, "r1c1")
    assert table.field[:6].tolist().count(EMPTY) == 1
    table.synergy[1] = 4
    relist(match)
    assert ACTIONS.encode("introduce", slot=1, space=0) in match.legal
    introduce(match, 1, "r1c1")
    assert table.synergy[1] == 0


@pytest.mark.ruling("R20")
def test_a_wild_costs_ten_once_a_turn_before_or_after_the_main_action():
    match, table = new_table()
    table.synergy[0] = 30
    relist(match)
    top = int(table.wilds[0, 1]) - WILD
    under = int(table.wilds[0, 0]) - WILD
    assert ACTIONS.encode("buy_wild", wild=under, space=0) not in match.legal
    match.push(ACTIONS.encode("buy_wild", wild=top, space=0))
    assert (table.synergy[0], table.wilds_left[0], table.board[0, 0]) == (20, 1, WILD + top)
    assert not any(ACTIONS.decode(int(a)).kind == "buy_wild" for a in match.legal)
    introduce(match, 5, "r4c4")
    assert table.actor == 1


@pytest.mark.ruling("R07")
def test_a_wild_may_be_bought_after_the_main_action_before_the_refill():
    match, table = new_table()
    table.synergy[0] = 30
    relist(match)
    introduce(match, 5, "r1c1")
    assert table.phase == Phase.AFTER
    assert table.field[5] == EMPTY
    kinds = {ACTIONS.decode(int(a)).kind for a in match.legal}
    assert kinds == {"end_turn", "buy_wild"}
    match.push(ACTIONS.encode("end_turn"))
    assert table.actor == 1
    assert table.field[5] != EMPTY


@pytest.mark.ruling("R20")
def test_with_the_option_any_wild_of_a_stack_may_be_bought():
    match = Match(GAME, 2, 1, {"free_wilds": "yes"})
    table = record(match.state)
    table.synergy[0] = 10
    relist(match)
    under, top = (int(wild) for wild in table.wilds[2])
    match.push(ACTIONS.encode("buy_wild", wild=under - WILD, space=3))
    assert table.wilds[2].tolist() == [top, EMPTY]
    assert table.board[0, 3] == under


@pytest.mark.ruling("R14")
def test_a_limited_supply_runs_dry():
    match = Match(GAME, 2, 1, {"limited_synergy": "yes"})
    table = record(match.state)
    table.synergy[1] += table.supply - 1
    table.supply = 1
    lay(table, 0, [["Coyote", None, "Red Wolf", None]])
    put_in_field(
        table, "Aspen", "Wolverine", "Musk Ox", "Snail Kite", "Wood Duck", "American Bison"
    )
    relist(match)
    introduce(match, 5, "r1c2")
    assert (table.supply, table.synergy[0]) == (0, 6)


def test_a_full_board_starts_the_final_round_and_the_others_finish_it():
    match = Match(GAME, 3, 1)
    table = record(match.state)
    lay(table, 0, [FULL, FULL, FULL, [*FULL[:3], None]])
    relist(match)
    introduce(match, 5, "r4c4")
    assert (table.final_round, table.actor, match.over) == (1, 1, False)
    introduce(match, 5, "r1c1")
    assert not match.over
    introduce(match, 5, "r1c1")
    assert match.over


def test_the_last_player_of_a_round_ends_the_game_at_once():
    match, table = new_table()
    introduce(match, 5, "r1c1")
    lay(table, 1, [FULL, FULL, FULL, [*FULL[:3], None]])
    relist(match)
    introduce(match, 5, "r4c4")
    assert match.over


@pytest.mark.ruling("R09", "R19")
def test_a_wild_may_fill_the_board_and_then_a_skill_is_used():
    match, table = new_table()
    lay(table, 0, [FULL, FULL, FULL, [*FULL[:3], None]])
    table.synergy[0] = 10
    relist(match)
    wild = int(table.wilds[0, 1]) - WILD
    match.push(ACTIONS.encode("buy_wild", wild=wild, space=15))
    assert {ACTIONS.decode(int(a)).kind for a in match.legal} == {"use_active"}


def test_an_illegal_action_says_what_was_asked_and_what_is_legal():
    match, _ = new_table()
    with pytest.raises(IllegalAction) as refused:
        match.push(ACTIONS.encode("end_turn"))
    assert "end_turn is not legal" in str(refused.value)
    assert "introduce(slot=1, space=r1c1)" in str(refused.value)


@pytest.mark.ruling("R40")
def test_solo_plays_assignment_one_and_is_won_with_fifty_points():
    won = set()
    for seed in range(40):
        match = finished_match(GAME, 1, seed)
        assert match.places() == [1 if match.scores()[0] >= 50 else 2]
        won.add(match.places()[0])
    table = record(Match(GAME, 1, 0).state)
    assert table.skills.tolist() == [2, 3, 8, EMPTY, EMPTY]
    assert (table.objective[0], table.synergy[0], table.time) == (9, 5, 4)
    assert 2 in won


@pytest.mark.ruling("R46")
def test_solo_ends_right_after_the_turn_that_fills_the_board():
    match = Match(GAME, 1, 1)
    table = record(match.state)
    lay(table, 0, [FULL, FULL, FULL, [*FULL[:3], None]])
    relist(match)
    introduce(match, 5, "r4c4")
    assert match.over


def test_together_players_share_board_and_tokens_and_take_turns():
    actors = []
    for match in random_match(GAME, 3, 4, variant="coop"):
        table = record(match.state)
        if not match.over and table.phase == Phase.TURN and not table.wild_bought:
            actors.append(match.actor)
        assert (table.board[1:] == EMPTY).all()
        assert table.synergy[1:].tolist() == [0] * (SEATS - 1)
    assert actors[:6] == [0, 1, 2, 0, 1, 2]
    assert len(set(match.scores())) == len(set(match.places())) == 1
    assert table.deck_count + table.discard_count + 6 + (table.board[0] != EMPTY).sum() >= 77


def test_one_player_cannot_play_together():
    with pytest.raises(BadOption):
        Match(GAME, 1, 1, {"variant": "coop"})


def test_an_assignment_the_edition_lacks_is_refused():
    with pytest.raises(BadOption, match=r"option assignment: expected 0, 1, .*, got 22"):
        Match(GAME, 1, 1, {"assignment": 22})


@pytest.mark.parametrize("assignment", [0, 5, 22])
def test_an_assignment_is_refused_where_none_is_played(assignment):
    """It was ignored without a word."""
    with pytest.raises(BadOption, match="expected 1 player or variant=coop, got 2 players"):
        Match(GAME, 2, 1, {"assignment": assignment})


def test_time_ends_the_game():
    for match in random_match(GAME, 2, 3):
        table = record(match.state)
    assert match.over
    assert table.time == 0 or any((table.board[seat] != EMPTY).all() for seat in (0, 1))


@pytest.mark.ruling("R09")
def test_without_tokens_a_main_action_is_possible_and_compulsory():
    match, table = new_table()
    lay(table, 0, [FULL, FULL, FULL, FULL])
    table.synergy[0] = 0
    relist(match)
    kinds = {ACTIONS.decode(int(action)).kind for action in match.legal}
    assert kinds == {"use_active"}


@pytest.mark.ruling("R18")
def test_a_wild_and_the_main_action_may_pay_for_each_other():
    match, table = new_table()
    lay(table, 0, [["Aspen", None, "Aspen", None]])
    table.synergy[0] = 10
    wild = next(
        int(w) for w in table.wilds[:, 1] if CARDS.habitats[w] & CARDS.habitats[card("Aspen")]
    )
    relist(match)
    match.push(ACTIONS.encode("buy_wild", wild=wild - WILD, space=1))
    assert table.synergy[0] == 2
    introduce(match, 3, "r4c4")
    assert table.synergy[0] == 0

    match, table = new_table()
    table.synergy[0] = 4
    table.field_tokens[5] = 6
    relist(match)
    introduce(match, 5, "r1c1")
    assert {ACTIONS.decode(int(action)).kind for action in match.legal} == {"buy_wild", "end_turn"}


@pytest.mark.ruling("R12")
def test_a_wild_gains_synergy_for_its_neighbours():
    match, table = new_table()
    table.synergy[0] = 10
    wild = int(table.wilds[0, 1])
    table.board[0, 1] = table.board[0, 4] = next(
        n for n in range(77) if CARDS.habitats[n] & CARDS.habitats[wild]
    )
    relist(match)
    match.push(ACTIONS.encode("buy_wild", wild=wild - WILD, space=0))
    assert table.synergy[0] == 2


@pytest.mark.ruling("R44")
def test_the_large_deck_holds_every_species_twice():
    table = record(Match(GAME, 3, 1).state)
    cards = [*table.deck[: table.deck_count].tolist(), *table.field[:6].tolist()]
    assert sorted(cards) == sorted([*range(77), *range(77)])
