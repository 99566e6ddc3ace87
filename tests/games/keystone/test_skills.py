"""The Use Skill action: every effect, active and exhausted (p. 5 and the icon guide)."""

import pytest

from ecotone.engine.errors import IllegalAction
from ecotone.engine.state import NOBODY
from ecotone.games.keystone import GAME
from ecotone.games.keystone.actions import ACTIONS
from ecotone.games.keystone.cards import CARDS_RECORD, STEPS, Effect, Side
from ecotone.games.keystone.table import EMPTY, TOKENS, Phase
from ecotone.games.keystone.words import card_id
from games.keystone.boards import EDITION, card, lay, new_table, relist


@pytest.fixture
def game():
    """A table whose first skill token can be given any effects."""
    match, table = new_table()
    edition = EDITION.data.copy()
    match._cards = edition
    cards = edition.view(CARDS_RECORD)[0]

    def arm(*effects, side=Side.ACTIVE, token=0):
        skill = table.skills[token]
        cards.effects[skill, side] = 0
        for step, (effect, amount) in enumerate(effects):
            cards.effects[skill, side, step] = effect
            cards.amounts[skill, side, step] = amount
        table.exhausted[token] = side
        relist(match)

    return match, table, arm


def kinds(match):
    return {ACTIONS.decode(int(action)).kind for action in match.legal}


def use(match, token=0):
    match.push(ACTIONS.encode("use_active", token=token))


BOARD = [
    ["Coyote", "Aspen", "Giant Sequoia", "Brown Lemming"],
    ["Wild F Spring", "Desert Tortoise", "Wood Duck", None],
]
TARGETS = {
    Effect.R_SPRING: {"Coyote", "Wild F Spring", "Desert Tortoise", "Wood Duck"},
    Effect.R_SUMMER: {"Giant Sequoia"},
    Effect.R_FALL: {"Aspen"},
    Effect.R_WINTER: {"Brown Lemming"},
    Effect.R_TAG: {"Wood Duck"},
    Effect.R_END1: {"Giant Sequoia", "Desert Tortoise"},
    Effect.R_END2: {"Giant Sequoia", "Desert Tortoise"},
    Effect.R_WILD: {"Wild F Spring"},
}


@pytest.mark.parametrize(
    ("effect", "targets"), TARGETS.items(), ids=lambda v: getattr(v, "name", "")
)
@pytest.mark.ruling("R21", "R28")
def test_research_goes_on_unresearched_cards_with_the_symbol(game, effect, targets):
    match, table, arm = game
    lay(table, 0, BOARD)
    arm((effect, 0))
    use(match)
    spaces = [card(name) for row in BOARD for name in row if name]
    offered = {
        spaces[ACTIONS.decode(int(action)).arguments["space"]]
        for action in match.legal
        if ACTIONS.decode(int(action)).kind == "research"
    }
    assert offered == {card(name) for name in targets}
    assert "skip" in kinds(match)
    chosen = next(int(a) for a in match.legal if ACTIONS.decode(int(a)).kind == "research")
    space = ACTIONS.decode(chosen).arguments["space"]
    match.push(chosen)
    assert table.research[0, space] == (2 if effect == Effect.R_END2 else 1)
    assert table.research[0].sum() == table.research[0, space]
    assert table.exhausted[0] == 1
    assert table.actor == 1


@pytest.mark.ruling("R28")
def test_a_researched_card_takes_no_more(game):
    match, table, arm = game
    lay(table, 0, BOARD)
    table.research[0, 5] = 1
    arm((Effect.R_END2, 0))
    use(match)
    assert ACTIONS.encode("research", space=5) not in match.legal


@pytest.mark.ruling("R48")
def test_research_without_a_target_passes_by(game):
    match, table, arm = game
    arm((Effect.R_SUMMER, 0))
    use(match)
    assert (table.actor, table.exhausted[0]) == (1, 1)


@pytest.mark.ruling("R24", "R25")
def test_effects_may_be_skipped_but_not_the_discard(game):
    match, table, arm = game
    lay(table, 0, BOARD)
    arm((Effect.R_SUMMER, 0), (Effect.DISCARD, 2))
    use(match)
    match.push(ACTIONS.encode("skip"))
    assert table.research[0].sum() == 0
    assert kinds(match) == {"discard"}
    with pytest.raises(IllegalAction):
        match.push(ACTIONS.encode("skip"))


@pytest.mark.ruling("R06")
def test_discards_go_to_the_pile_in_order_and_their_tokens_to_the_supply(game):
    match, table, arm = game
    table.field_tokens[2] = 3
    table.synergy[0] -= 3
    supply = int(table.supply)
    first, second = int(table.field[2]), int(table.field[4])
    arm((Effect.DISCARD, 2))
    use(match)
    match.push(ACTIONS.encode("discard", slot=2))
    assert table.field[2] == EMPTY, "the Field is refilled only at the end of the turn"
    match.push(ACTIONS.encode("discard", slot=4))
    assert table.discard[:2].tolist() == [first, second]
    assert (table.supply, table.synergy[0]) == (supply + 3, 2)


@pytest.mark.ruling("R26")
def test_more_discards_than_cards_discard_all(game):
    match, table, arm = game
    table.deck[:] = EMPTY
    table.deck_count = 0
    table.field[1:] = EMPTY
    arm((Effect.DISCARD, 3))
    use(match)
    match.push(ACTIONS.encode("discard", slot=0))
    assert table.actor == 1
    assert table.field[5] != EMPTY, "the only card was shuffled and dealt again"


@pytest.mark.ruling("R14")
def test_gain_gives_its_number(game):
    match, table, arm = game
    arm((Effect.GAIN, 4))
    use(match)
    assert (table.synergy[0], table.actor) == (9, 1)


@pytest.mark.ruling("R49")
def test_draw_three_place_one_discard_the_others_in_order(game):
    match, table, arm = game
    top = [int(table.deck[table.deck_count - 1 - n]) for n in range(3)]
    arm((Effect.DRAW3, 0))
    use(match)
    assert kinds(match) == {"look", "skip"}
    match.push(ACTIONS.encode("look"))
    assert table.drawn.tolist() == top
    match.push(ACTIONS.encode("keep", card=1, space=6))
    assert table.board[0, 6] == top[1]
    match.push(ACTIONS.encode("put_back", card=2))
    assert table.discard[:2].tolist() == [top[2], top[0]]
    assert table.actor == 1


@pytest.mark.ruling("R12")
def test_drawn_cards_need_not_be_placed_and_gain_synergy_when_they_are(game):
    match, table, arm = game
    lay(table, 0, [["Coyote", None, "Red Wolf", None]])
    table.deck[table.deck_count - 1] = card("American Bison")
    arm((Effect.DRAW3, 0))
    use(match)
    match.push(ACTIONS.encode("look"))
    assert "keep_none" in kinds(match)
    match.push(ACTIONS.encode("keep", card=0, space=1))
    assert table.synergy[0] == 5 + 4


def test_drawing_reshuffles_in_the_middle_if_need_be(game):
    match, table, arm = game
    table.discard[:4] = table.deck[table.deck_count - 5 : table.deck_count - 1]
    table.discard_count = 4
    last = int(table.deck[0])
    table.deck[1:] = EMPTY
    table.deck_count = 1
    arm((Effect.DRAW3, 0))
    use(match)
    match.push(ACTIONS.encode("look"))
    assert table.drawn[0] == last
    assert EMPTY not in table.drawn.tolist()
    assert (table.deck_count, table.discard_count) == (2, 0)


def test_dig_takes_the_top_of_the_discard_pile_and_returns_the_rest_on_top(game):
    match, table, arm = game
    pile = [int(table.deck[table.deck_count - 1 - n]) for n in range(4)]
    table.deck_count -= 4
    table.deck[table.deck_count :] = EMPTY
    table.discard[:4] = pile
    table.discard_count = 4
    arm((Effect.DIG3, 0))
    use(match)
    match.push(ACTIONS.encode("look"))
    assert table.drawn.tolist() == [pile[3], pile[2], pile[1]]
    match.push(ACTIONS.encode("keep_none"))
    for place in (0, 2):
        match.push(ACTIONS.encode("put_back", card=place))
    assert table.discard[:4].tolist() == [pile[0], pile[3], pile[1], pile[2]]


@pytest.mark.ruling("R31", "R48")
def test_dig_with_fewer_than_three_discards_looks_at_all_and_with_none_passes_by(game):
    match, table, arm = game
    arm((Effect.DIG3, 0))
    use(match)
    assert table.actor == 1
    only = int(table.deck[table.deck_count - 1])
    table.deck_count -= 1
    table.deck[table.deck_count] = EMPTY
    table.discard[0] = only
    table.discard_count = 1
    arm((Effect.DIG3, 0), token=1)
    use(match, 1)
    match.push(ACTIONS.encode("look"))
    match.push(ACTIONS.encode("keep", card=0, space=0))
    assert (table.board[1, 0], table.discard_count) == (only, 0)


@pytest.mark.ruling("R26")
def test_discards_can_be_dug_up_in_the_same_action(game):
    match, table, arm = game
    arm((Effect.DISCARD, 1), (Effect.DIG3, 0))
    thrown = int(table.field[0])
    use(match)
    match.push(ACTIONS.encode("discard", slot=0))
    match.push(ACTIONS.encode("look"))
    match.push(ACTIONS.encode("keep", card=0, space=0))
    assert table.board[0, 0] == thrown


@pytest.mark.ruling("R12", "R13", "R29")
def test_a_move_carries_research_and_gains_at_the_new_place(game):
    match, table, arm = game
    lay(table, 0, [["Coyote", None, None, None], [None, None, "Red Wolf", None]], ["Coyote"])
    arm((Effect.MOVE1, 0))
    use(match)
    match.push(ACTIONS.encode("move", start=0, end=2))
    assert table.board[0, 2] == card("Coyote")
    assert (table.research[0, 0], table.research[0, 2]) == (0, 1)
    assert table.synergy[0] == 5 + 3, "Coyote and Red Wolf share three habitats"
    assert table.actor == 1


@pytest.mark.ruling("R30")
def test_move_two_may_move_one_card_back_and_may_stop_after_one(game):
    match, table, arm = game
    lay(table, 0, [["Coyote", "Aspen", None, None]])
    arm((Effect.MOVE2, 0))
    use(match)
    match.push(ACTIONS.encode("move", start=0, end=8))
    assert table.actor == 0
    match.push(ACTIONS.encode("move", start=8, end=0))
    assert (table.board[0, 0], table.actor) == (card("Coyote"), 1)
    lay(table, 1, [["Aspen", None, None, None]])
    arm((Effect.MOVE2, 0), token=1)
    use(match, 1)
    match.push(ACTIONS.encode("move", start=0, end=8))
    match.push(ACTIONS.encode("skip"))
    assert table.actor == 0


@pytest.mark.ruling("R30", "R48")
def test_a_move_with_a_full_or_an_empty_board_passes_by(game):
    match, table, arm = game
    arm((Effect.MOVE1, 0))
    use(match)
    assert table.actor == 1
    lay(table, 1, [["Aspen"] * 4] * 4)
    arm((Effect.MOVE1, 0), token=1)
    use(match, 1)
    assert match.over


@pytest.mark.ruling("R25")
def test_all_exhausted_tokens_are_resolved_in_the_players_order_then_time_runs(game):
    """Kiara's example: research an Endangered card, research a Wild, gain 2."""
    match, table, arm = game
    lay(table, 0, [["Desert Tortoise", "Wild A Fall", None, None]])
    for token, effect in enumerate(((Effect.R_END1, 0), (Effect.R_WILD, 0), (Effect.GAIN, 2))):
        arm(effect, side=Side.EXHAUSTED, token=token)
    time = int(table.time)
    match.push(ACTIONS.encode("use_exhausted"))
    assert table.phase == Phase.ORDER
    match.push(ACTIONS.encode("resolve", token=1))
    match.push(ACTIONS.encode("research", space=1))
    match.push(ACTIONS.encode("resolve", token=2))
    match.push(ACTIONS.encode("research", space=0))
    assert table.research[0, :2].tolist() == [1, 1]
    assert table.synergy[0] == 7
    assert table.exhausted.tolist() == [0] * TOKENS
    assert (table.time, table.actor) == (time - 1, 1)


@pytest.mark.ruling("R23")
def test_all_exhausted_needs_an_exhausted_token(game):
    match, _, _ = game
    assert ACTIONS.encode("use_exhausted") not in match.legal


@pytest.mark.ruling("R35")
def test_the_marker_stays_at_zero(game):
    match, table, arm = game
    arm((Effect.GAIN, 1), side=Side.EXHAUSTED)
    table.time = 0
    match.push(ACTIONS.encode("use_exhausted"))
    assert table.time == 0


@pytest.mark.ruling("R17")
def test_no_wild_between_the_effects_of_a_skill(game):
    match, table, arm = game
    lay(table, 0, BOARD)
    table.synergy[0] = 30
    arm((Effect.R_SUMMER, 0), (Effect.DISCARD, 1))
    use(match)
    assert "buy_wild" not in kinds(match)
    match.push(ACTIONS.encode("skip"))
    assert "buy_wild" not in kinds(match)
    match.push(ACTIONS.encode("discard", slot=0))
    assert kinds(match) == {"buy_wild", "end_turn"}


def test_all_fourteen_effects_are_on_the_tokens_of_the_edition():
    found = {
        effect
        for row in EDITION.tables["skills"]
        for side in ("active", "exhausted")
        for effect, _ in row[side]
    }
    assert found == set(Effect) - {Effect.NONE}
    assert max(len(row["active"]) for row in EDITION.tables["skills"]) <= STEPS
    assert GAME.actions.size == ACTIONS.size


@pytest.mark.parametrize("seat", [NOBODY, 0, 1])
def test_all_are_told_which_cards_go_on_the_open_pile(game, seat):
    """Cards that another player put back were missing from the log, though the pile is open."""
    match, table, arm = game
    top = [int(table.deck[table.deck_count - 1 - n]) for n in range(3)]
    arm((Effect.DRAW3, 0))
    use(match)
    match.push(ACTIONS.encode("look"))
    match.push(ACTIONS.encode("keep", card=1, space=6))
    before = match.state.copy()
    action = ACTIONS.encode("put_back", card=2)
    match.push(action)
    events = GAME.events(EDITION, before, action, seat)
    told = [event.arguments["card"].id for event in events if event.key == "event-put-back"]
    assert told == [card_id(EDITION, top[2]), card_id(EDITION, top[0])]


@pytest.mark.ruling("R48")
def test_a_discard_from_an_empty_field_passes_by(game):
    match, table, arm = game
    table.deck[:] = table.field[:] = EMPTY
    table.deck_count = 0
    arm((Effect.DISCARD, 1))
    use(match)
    assert table.actor == 1


@pytest.mark.ruling("R31")
def test_nobody_has_to_dig(game):
    match, table, arm = game
    table.deck_count -= 1
    table.discard[0] = table.deck[table.deck_count]
    table.deck[table.deck_count] = EMPTY
    table.discard_count = 1
    arm((Effect.DIG3, 0))
    use(match)
    assert kinds(match) == {"look", "skip"}
    match.push(ACTIONS.encode("skip"))
    assert (table.actor, table.discard_count) == (1, 1)


@pytest.mark.ruling("R32")
def test_with_a_full_board_drawn_cards_can_only_be_discarded(game):
    match, table, arm = game
    lay(table, 0, [["Aspen"] * 4] * 4)
    arm((Effect.DRAW3, 0))
    use(match)
    match.push(ACTIONS.encode("look"))
    assert kinds(match) == {"keep_none"}
    match.push(ACTIONS.encode("keep_none"))
    for place in (2, 1):
        match.push(ACTIONS.encode("put_back", card=place))
    assert table.discard_count == 3


@pytest.mark.ruling("R28")
def test_two_research_tokens_or_none(game):
    match, table, arm = game
    lay(table, 0, [["Desert Tortoise", "Giant Sequoia", None, None]])
    arm((Effect.R_END2, 0))
    use(match)
    match.push(ACTIONS.encode("research", space=0))
    assert table.research[0, :2].tolist() == [2, 0]
    assert table.actor == 1
