"""The benchmark of the environments."""

from support import ecotone, ecotone_json

CALL = ("bench", "--envs", "--game", "tiny", "--seconds", "0.1")


def test_it_prints_the_steps_of_every_environment_and_peer():
    report = ecotone_json(*CALL, "--peers")
    figures = report["envs"]["tiny"]
    assert figures["players"] == 2
    assert figures["vector"] > figures["aec"] > 0
    assert report["batch"] == 1024
    assert set(report["peers"]) == {
        "pettingzoo/hanabi",
        "rlcard/gin_rummy",
        "pgx/go_9x9",
        "pgx/backgammon",
    }
    assert all(one == "not installed" or one > 0 for one in report["peers"].values())


def test_it_prints_a_table():
    assert "1,024 games, steps /s" in ecotone(*CALL).stdout


def test_peers_are_left_out_unless_asked_for():
    assert ecotone_json(*CALL)["peers"] == {}
