"""No acknowledged move is lost: the process is killed at any moment, and started again."""

import sqlite3
from contextlib import closing

from server.people import Laid, Process, on_sqlite, running

KILLS = 2


def test_killed_and_started_again_everything_acknowledged_is_there(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    acknowledged = []
    process = Process(database)
    table = process.server.create_table(seats=["link", "link"])
    try:
        for _ in range(KILLS):
            with table.sit(0, server=process.server) as ann, table.sit(1, server=process.server):
                assert all(ann.state["version"] >= version for _, version in acknowledged)
                if ann.state["actor"] == 0:
                    play_one_turn(ann, acknowledged)
                ann.send(type="act", version=ann.state["version"], action=0, id="lost on the way")
                process.kill()
                ann.lost()
            process = Process(database)
            table = Laid(process.server, table.created)
            assert table.facts()["replays"]
            assert table.facts()["moves"] >= len(acknowledged)
            with table.sit(0) as ann:
                for message_id, version in acknowledged:
                    again = ann.ask("act", version - 1, message_id, action=0)
                    assert (again["type"], again["version"]) == ("accepted", version)
            with table.sit(1) as ben:
                if ben.state["actor"] == 1:
                    play_one_turn(ben, [])
        assert acknowledged
    finally:
        process.kill()


def play_one_turn(seat, acknowledged):
    me = seat.state["seat"]
    while seat.state["actor"] == me:
        answer = seat.act()
        assert answer["type"] == "accepted"
        acknowledged.append((answer["id"], answer["version"]))
        seat.wait_until(lambda state, answer=answer: state["version"] >= answer["version"])


def test_a_game_begun_before_digests_of_rules_goes_on_where_its_checksums_agree(tmp_path):
    with running(on_sqlite(tmp_path)) as server:
        table = server.create_table(seats=["here", "here"])
        with table.sit(0) as ann:
            assert ann.act()["type"] == "accepted"
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        database.execute("UPDATE tables SET edition_digest = '74596422c7ea30b4'")
        database.commit()
    with running(on_sqlite(tmp_path)) as server:
        facts = Laid(server, table.created).facts()
        assert facts["replays"]
        assert facts["moves"] == 1
