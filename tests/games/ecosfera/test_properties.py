"""What holds in every game, with every variant, preset and switch."""

from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support import applicable

from ecotone.engine.compiling import interpreted
from ecotone.engine.match import Match
from ecotone.games.ecosfera import GAME
from ecotone.games.ecosfera.actions import ACTIONS, END_TURN
from ecotone.games.ecosfera.setup import OPTIONS
from ecotone.games.ecosfera.table import ALL_HABITATS, EMPTY, IMPACTS, PRESSURE, TABLE, Phase

SCALE = 0.1 if interpreted() else 1.0
"""Interpreted rules are a thousand times slower: they get fewer games, but they get them."""
EAGER = ("buy", "place", "star", "activate", "agree", "take")


def choices_of(option: object) -> st.SearchStrategy[object]:
    return st.sampled_from(list(option.choices))


ANY_OPTIONS = st.fixed_dictionaries({option.name: choices_of(option) for option in OPTIONS})


def play(match: Match, seed: int, eagerness: float) -> None:
    """Play to the end: sometimes at random, sometimes buying and placing whatever can be."""
    choose = np.random.default_rng(seed)
    audit, cards = GAME.entry.audit, match.edition.data
    table = match.state.view(TABLE)[0]
    kinds = {kind: (ACTIONS.first(kind), ACTIONS.kinds[kind].size) for kind in EAGER}
    assert audit(cards, match.state) == 0
    while not match.over:
        assert (table.habitats == ALL_HABITATS) == (table.impacts == IMPACTS) == 0
        legal = match.legal_numbers
        assert len(set(legal.tolist())) == len(legal)
        assert 0 <= match.actor < match.players
        if choose.random() < eagerness:
            good = [a for a in legal if any(f <= a < f + n for f, n in kinds.values())]
            legal = np.array(good or [a for a in legal if a != END_TURN] or [END_TURN])
        match.push(int(choose.choice(legal)))
        assert audit(cards, match.state) == 0
    assert table.phase == Phase.OVER
    assert (table.habitats == ALL_HABITATS) != (table.impacts == IMPACTS)


@settings(max_examples=round(60 * SCALE), deadline=None)
@given(
    players=st.integers(1, 4),
    seed=st.integers(0, 2**32),
    eagerness=st.sampled_from([0.0, 0.7, 0.95]),
    options=ANY_OPTIONS,
)
def test_every_game_ends_whole(
    players: int, seed: int, eagerness: float, options: dict[str, object]
) -> None:
    chosen = applicable(GAME, players, options)
    play(Match(GAME, players, seed, chosen), seed, eagerness)


@pytest.mark.parametrize(
    ("preset", "complexity", "variants"),
    list(product(("tabletop", "digital"), (1, 2), ("no", "yes"))),
)
def test_eager_games_reach_all_phases_of_play(preset: str, complexity: int, variants: str) -> None:
    deepest = 0
    for seed in range(max(2, round(12 * SCALE))):
        options = {
            "preset": preset,
            "complexity": complexity,
            "piles": 3 if variants == "yes" else 8,
            "high_pressure": variants,
            "eutrophication": variants,
            "biodiversity_loss": variants,
        }
        match = Match(GAME, 1 + seed % 4, seed, options)
        play(match, seed, 0.95)
        deepest = max(deepest, int(match.state.view(TABLE)[0].habitats).bit_count())
    assert deepest >= (0 if interpreted() else 2)


def relieve(table: np.record) -> None:
    """Take impacts and open pressure cards off the table, so that the game goes on."""
    table.impacts = 0
    table.gone_pressure += table.plain[:, PRESSURE].sum()
    table.plain[:, PRESSURE] = 0


def is_placing(action: int) -> bool:
    return bool(ACTIONS.first("place") <= action < ACTIONS.first("use_token"))


@pytest.mark.deep
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("preset", ["tabletop", "digital"])
def test_long_games_empty_every_stack_and_never_freeze(players: int, preset: str) -> None:
    empty = set()
    options = {"complexity": 2, "piles": 3, "preset": preset}
    for seed in range(round(6 * SCALE) or 1):
        match = Match(GAME, players, seed, options)
        table = match.state.view(TABLE)[0]
        choose = np.random.default_rng(seed)
        for _ in range(round(3000 * SCALE)):
            relieve(table)
            match.count = GAME.entry.legal(match.edition.data, match.state, match._legal)
            legal = [action for action in match.legal if not is_placing(action)]
            busy = [action for action in legal if action != END_TURN]
            match.push(int(choose.choice(busy if busy and choose.random() < 0.9 else legal)))
            assert GAME.entry.audit(match.edition.data, match.state) == 0
            if match.over:
                assert table.phase == Phase.OVER
                break
            stacks = {
                "pressure": table.pressure == 0,
                "policies": table.policy_deck_size == 0,
                "producer deck": table.market_size[0] == 0,
                "producers": (table.market[0] == EMPTY).all(),
                "consumer deck": table.market_size[1] == 0,
                "consumers": (table.market[1] == EMPTY).all(),
                "elements": (table.piles == 0).any(),
            }
            empty |= {name for name, is_empty in stacks.items() if is_empty}
    if not interpreted():
        assert empty >= {"pressure", "policies", "producer deck", "consumer deck", "elements"}
        assert preset == "digital" or {"producers", "consumers"} <= empty


@pytest.mark.parametrize("preset", ["tabletop", "digital"])
def test_undo_leads_back_to_the_same_bytes(preset: str) -> None:
    match = Match(GAME, 3, 11, {"complexity": 2, "preset": preset})
    choose = np.random.default_rng(3)
    for _ in range(20):
        match.push(int(choose.choice(match.legal)))
    before = bytes(match.state)
    match.push(int(match.legal[0]))
    match.pop()
    assert bytes(match.state) == before
