"""The deal is fixed before the game, secret until its end, and opened for everyone then."""

import pytest
from server.people import on_sqlite, running

from ecotone.engine.commitment import Commitment, Deal
from ecotone.engine.replay import Replay
from ecotone.engine.seeds import seed_from_json


@pytest.fixture(scope="module")
def played(server):
    """A finished table with the facts before and after."""
    table = server.create_table("habitats", seats=["here:Ann", "bot:random"])
    before = table.facts()
    with table.sit(0) as ann:
        assert ann.state["table"]["commitment"] == before["commitment"]
        ann.play()
    return table, before, table.facts()


def test_everyone_sees_the_commitment_and_nobody_the_salt_before_the_end(played):
    _, before, after = played
    assert len(before["commitment"]) == 64
    assert before["salt"] is before["seed"] is None
    assert before["commitment"] == after["commitment"]


def test_at_the_end_the_deal_opens_it(played):
    _, _, after = played
    fixed = Commitment(after["commitment"], after["salt"], after["options"])
    seed = seed_from_json(after["seed"])
    deal = Deal(after["game"], after["edition"], after["players"], after["options"], seed)
    assert fixed.opens_to(deal)
    assert seed >= 2**64


def test_the_replay_holds_it_and_keeps_it_when_brought_back(server, played):
    table, before, _ = played
    data = server.get(f"{table.path}/replay").json()
    assert Replay.from_data(data).commitment.digest == before["commitment"]
    brought = server.post("/api/replays", json=data).json()
    assert (brought["commitment"], brought["seed"]) == (before["commitment"], data["seed"])
    spoiled = data | {"commitment": data["commitment"] | {"salt": "0" * 32}}
    assert server.post("/api/replays", json=spoiled).status_code == 422


def test_the_same_deal_is_never_committed_to_in_the_same_words(server):
    facts = [server.create_table("habitats", seats=["here"], seed=7).facts() for _ in range(2)]
    assert facts[0]["seed"] == facts[1]["seed"] == 7
    assert facts[0]["salt"] is None
    assert facts[0]["commitment"] != facts[1]["commitment"]


def test_a_rematch_has_a_deal_of_its_own(server, played):
    table, before, _ = played
    again = server.post(f"{table.path}/rematch", table.tokens[0]).json()
    facts = server.get(f"/api/tables/{again['id']}").json()
    assert facts["commitment"] not in (None, before["commitment"])


def test_a_table_without_one_still_opens_and_ends(tmp_path):
    with running(on_sqlite(tmp_path)) as server:
        table = server.create_table("habitats", seats=["here"])
        table.facts()
        play = server.app.state.play
        play.tables[table.id].stored.commitment = play.tables[table.id].stored.salt = None
        with table.sit(0) as ann:
            ann.play()
            assert ann.state["table"]["commitment"] is None
        assert "commitment" not in server.get(f"{table.path}/replay").json()
