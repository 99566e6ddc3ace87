"""Commitments: what fixes a deal before the game."""

import hashlib
from dataclasses import replace

import pytest

from ecotone.engine.commitment import Commitment, Deal
from ecotone.engine.errors import BadReplay
from ecotone.engine.registry import game_named
from ecotone.engine.replay import Replay, deal_of
from ecotone.testing import finished_match

DEAL = Deal("keystone", "house", 2, {"rivers": 3, "objectives": "open"}, 2**128 - 1)
SALT = "00112233445566778899aabbccddeeff"
TEXT = (
    '["ecotone deal 1","keystone","house",2,[["objectives","open"],["rivers",3]],'
    '"340282366920938463463374607431768211455","00112233445566778899aabbccddeeff"]'
)


def test_anyone_can_compute_it_again():
    assert Commitment.to(DEAL, SALT).digest == hashlib.sha256(TEXT.encode()).hexdigest()


@pytest.mark.parametrize(
    "change",
    [
        {"game": "habitats"},
        {"edition": "another"},
        {"players": 3},
        {"seed": 5},
        {"options": {"rivers": 4, "objectives": "open"}},
    ],
    ids=lambda change: next(iter(change)),
)
def test_it_opens_to_nothing_else(change):
    fixed = Commitment.to(DEAL, SALT)
    assert fixed.opens_to(DEAL)
    assert not fixed.opens_to(replace(DEAL, **change))
    assert not replace(fixed, salt="0" * 32).opens_to(DEAL)


def test_options_of_other_versions_do_not_matter():
    fixed = Commitment.to(DEAL, SALT)
    assert fixed.opens_to(replace(DEAL, options={**DEAL.options, "newer": 1}))
    assert fixed.opens_to(replace(DEAL, options={"rivers": 3}))


@pytest.fixture
def data():
    match = finished_match(game_named("habitats"), 1, 3)
    return Replay(match, commitment=Commitment.to(deal_of(match), SALT)).to_data()


def test_a_replay_keeps_and_checks_it(data):
    assert Replay.from_data(data).to_data() == data
    for change in ({"digest": "0" * 64}, {"salt": "1" * 32}, {"options": {}}):
        with pytest.raises(BadReplay, match="not the deal that was fixed"):
            Replay.from_data(data | {"commitment": data["commitment"] | change})


@pytest.mark.parametrize("odd", [None, 5, [], {}, {"digest": 1, "salt": "", "options": {}}])
def test_another_form_is_refused(data, odd):
    with pytest.raises(BadReplay, match="commitment"):
        Replay.from_data(data | {"commitment": odd})


def test_a_replay_without_one_still_opens(data):
    del data["commitment"]
    assert Replay.from_data(data).commitment is None
