"""Effects put together at random: what a seat cannot know can be dealt again at any time."""

import random

import numpy as np
import pytest

from ecotone.engine.edition_phrase import NUMBER
from ecotone.engine.match import Match
from ecotone.games.keyharvest import GAME
from ecotone.games.keyharvest.cards import CARDS_RECORD, STEPS
from ecotone.games.keyharvest.effect_phrase import EFFECT
from ecotone.games.keyharvest.effect_text import BadEffect, read_effect
from ecotone.games.keyharvest.effects import TOGETHER
from ecotone.games.keyharvest.reader import fill_tile
from ecotone.games.keyharvest.table import ACTION_TILE

OPTIONAL = 0.3
"""How often a word stands there that may be left out."""


def words_of(slot, choose):
    """Words for one place of a sentence."""
    if slot.kind == "literal":
        return [slot.name]
    if not slot.required and choose.random() > OPTIONAL:
        return []
    number = str(choose.randint(max(1, slot.low), min(slot.high, 4))) if slot.high else ""
    return [slot.prefix + choose.choice(slot.choices).replace(NUMBER, number)]


def sentence(choose):
    """A step that the language accepts."""
    while True:
        chosen = choose.choice(EFFECT.sentences)
        before = [words_of(slot, choose) for slot in EFFECT.before]
        slots = [words_of(slot, choose) for slot in chosen.slots]
        written = " ".join(word for words in (*before, [chosen.head], *slots) for word in words)
        try:
            read_effect(written)
        except BadEffect:
            continue
        return written


def effect(choose):
    """One to four steps, joined in any way."""
    while True:
        written = sentence(choose)
        for _ in range(choose.choice((0, 0, 1, 1, 2, STEPS - 1))):
            written += f"{choose.choice(EFFECT.joins)} {sentence(choose)}"
        try:
            steps = read_effect(written)
        except BadEffect:
            continue
        # Only events hand fields round at the same time.
        if not any(step.limits & TOGETHER for step in steps):
            return written


def edition_of(seed):
    """The house edition with other texts on all workers and events."""
    choose = random.Random(seed)
    data = GAME.edition().data.copy()
    cards = data.view(CARDS_RECORD)[0]
    effects = [effect(choose) for _ in range(ACTION_TILE)]
    for tile, written in enumerate(effects):
        fill_tile(cards, tile, choose.randint(0, 1), read_effect(written))
    return GAME.edition().with_data(data), effects


@pytest.mark.parametrize("seed", range(3))
def test_every_position_can_be_dealt_again_for_every_seat(seed):
    edition, effects = edition_of(seed)
    match = Match(GAME, 3, seed, {}, edition)
    chance = np.random.default_rng(seed)
    for _ in range(120):
        if match.over:
            break
        for viewer in range(3):
            dealt = GAME.redealt(edition, match.state, viewer, seed)
            assert GAME.view(edition, dealt, viewer) == match.view(viewer), effects
        match.push(match.choice(int(chance.integers(match.count))))
    assert len(match.actions) > 60
