"""`ecotone verify`."""

import json

import pytest
from support import ecotone, ecotone_json

from ecotone.engine.commitment import Commitment
from ecotone.engine.registry import game_named
from ecotone.engine.replay import Replay, deal_of
from ecotone.testing import finished_match


@pytest.fixture
def file(tmp_path):
    match = finished_match(game_named("habitats"), 1, 3)
    path = tmp_path / "game.json"
    Replay(match, commitment=Commitment.to(deal_of(match), "ab" * 16)).write(path)
    return path


def digest_of(file):
    return json.loads(file.read_text())["commitment"]["digest"]


def test_a_fair_game_is_verified_in_both_languages(file):
    for language, said in (("en", "fixed before the game"), ("de", "vor dem Spiel festgelegt")):
        done = ecotone("verify", str(file), "--lang", language)
        assert done.returncode == 0, done.stderr
        assert said in done.stdout
        assert digest_of(file) in done.stdout


@pytest.mark.parametrize("length", [64, 12])
def test_the_noted_code_is_compared(file, length):
    noted = digest_of(file)[:length]
    assert ecotone("verify", str(file), "--commitment", noted.upper()).returncode == 0
    other = ecotone("verify", str(file), "--commitment", "0" * length)
    assert other.returncode == 1
    assert "another deal" in other.stdout
    assert ecotone("verify", str(file), "--commitment", noted[:3]).returncode == 1


def test_for_programs(file):
    found = ecotone_json("verify", str(file))
    expected = {"replayed": True, "fair": True, "commitment": digest_of(file)}
    assert found == expected | {"noted_matches": None}


def test_another_deal_is_refused(file):
    data = json.loads(file.read_text())
    file.write_text(json.dumps(data | {"commitment": data["commitment"] | {"salt": "0" * 32}}))
    done = ecotone("verify", str(file))
    assert done.returncode == 2
    assert "not the deal that was fixed" in done.stderr


def test_without_a_commitment_nothing_is_claimed(file):
    data = json.loads(file.read_text())
    del data["commitment"]
    file.write_text(json.dumps(data))
    done = ecotone("verify", str(file))
    assert done.returncode == 1
    assert "no commitment" in done.stdout
    assert ecotone("replay", str(file)).returncode == 0
