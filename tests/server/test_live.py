"""Play over real WebSockets."""

import json
import threading

import pytest
from server.people import Seat, in_words, on_sqlite, running

from ecotone.server import bot_moves
from ecotone.server.messages import PROTOCOL
from ecotone.server.settings import Limits


def test_a_person_plays_a_whole_game_against_a_bot(server):
    table = server.create_table(seats=["here:Ann", "bot:greedy"])
    with table.sit(0) as ann:
        ann.play()
        assert ann.state["over"]
        assert sorted(ann.state["places"])[0] == 1
        assert [sheet["total"] for sheet in ann.state["sheets"]] == ann.state["scores"]
        assert ann.state["legal"] == []
        assert ann.state["actor"] is None
        assert ann.state["log"]
    facts = table.facts()
    assert facts["over"]
    assert facts["seed"] is not None


@pytest.mark.parametrize("game", ["ecosfera", "habitats", "keyharvest"])
def test_every_game_is_played_to_its_end(server, game):
    table = server.create_table(game, seats=["bot", "bot"])
    with table.sit(None) as spectator:
        spectator.wait_until(lambda state: state["over"])
        assert spectator.state["sheets"]
        assert spectator.state["seat"] is None


def test_two_people_play_by_link_and_a_spectator_watches(server):
    table = server.create_table(seats=["link:Ann", "link:Ben"])
    with table.sit(0) as ann, table.sit(1, "de") as ben, table.sit(None) as eve:
        assert ann.state["seat"] == 0
        assert eve.state["seat"] is None
        accepted = ann.act()
        assert accepted == {"type": "accepted", "id": accepted["id"], "version": 1}
        for person in (ann, ben, eve):
            state = person.wait_until(lambda state: state["version"] == 1)
            assert state["moves"] == 1
            assert state["last"]["seat"] == 0
            assert state["log"][0]["move"] == 0
        assert ann.state["log"] == ben.state["log"]
        assert eve.state["legal"] == []


def test_the_answer_comes_before_the_table(server):
    with server.create_table(seats=["here", "here"]).sit(0) as ann:
        ann.received.clear()
        ann.act()
        ann.next_state()
        kinds = [m["type"] for m in ann.received if m["type"] in ("accepted", "state")]
        assert kinds == ["accepted", "state"]


def test_a_doubled_message_is_one_action_also_over_a_new_line(server):
    table = server.create_table(seats=["here", "here"])
    with table.sit(0) as ann:
        first = ann.act(message_id="once")
        again = ann.act(ann.state["legal"][0]["action"], version=0, message_id="once")
        assert first == again
    with table.sit(0) as back:
        assert back.ask("act", 0, "once", action=0) == first
        assert back.state["moves"] == 1


def test_a_stale_message_changes_nothing(server):
    table = server.create_table(seats=["here", "here"])
    with table.sit(0) as ann:
        legal = [choice["action"] for choice in ann.state["legal"]]
        ann.act(legal[0])
        refused = ann.act(legal[1], version=0)
        assert (refused["type"], refused["code"], refused["version"]) == ("refused", "stale", 1)
        assert ann.act(legal[1], version=7)["code"] == "stale"
        assert table.facts()["moves"] == 1


def test_what_the_rules_forbid_is_refused(server):
    table = server.create_table(seats=["link", "link"])
    with table.sit(0) as ann, table.sit(1) as ben, table.sit(None) as eve:
        legal = {choice["action"] for choice in ann.state["legal"]}
        illegal = next(action for action in range(602) if action not in legal)
        for action in (illegal, -1, 602, 2**62, 10**30):
            assert ann.act(action)["code"] == "illegal"
        for other in (ben, eve):
            refused = other.ask("act", action=min(legal))
            assert refused["code"] == "not_your_turn"
            assert in_words(refused) == "It is not your turn."
        assert ben.undo()["code"] == "no_undo"
        assert eve.undo()["code"] == "no_undo"
    assert table.facts()["moves"] == 0


def test_nothing_is_played_when_it_is_over(server):
    table = server.create_table(seats=["here", "bot"])
    with table.sit(0) as ann:
        ann.play()
        assert ann.ask("act", action=0)["code"] == "over"
        assert ann.undo()["code"] == "over"


BAD_MESSAGES = [
    "",
    "nonsense",
    "[]",
    "{}",
    '{"type": "fly"}',
    '{"type": "act"}',
    '{"type": "act", "version": "0", "action": 1, "id": "a"}',
    '{"type": "act", "version": 0, "action": 1.5, "id": "a"}',
    '{"type": "act", "version": 0, "action": 1, "id": "a", "more": 1}',
    '{"type": "act", "version": 0, "action": 1, "id": ""}',
    json.dumps({"type": "act", "version": 0, "action": 1, "id": "x" * 65}),
    '{"type": "language", "language": "fr"}',
    '{"type": "join", "language": "en"}',
    json.dumps({"type": "point", "subject": "x" * 100}),
    "[" * 9000,
]


def test_malformed_messages_are_refused_and_the_line_stays_open(server):
    table = server.create_table(seats=["here", "here"])
    with table.sit(0) as ann:
        for message in BAD_MESSAGES:
            ann.socket.send(message)
            refused = ann.expect("refused")
            assert refused["code"] == "bad_message", message
        ann.socket.send(b"\xff\xfe")
        assert ann.expect("refused")["code"] == "bad_message"
        assert ann.act()["type"] == "accepted"


def test_a_huge_message_closes_the_line(server):
    with server.create_table().sit(0) as ann:
        ann.socket.send("x" * 100_000)
        assert ann.closed()[0] == 1009


def test_whoever_does_not_join_properly_is_turned_away(server, tmp_path):
    table = server.create_table()
    assert Seat(server, table.id, "wrong" * 7).closed() == (4403, "wrong_token")
    assert Seat(server, "nosuchtable0").closed() == (4404, "no_table")
    stranger = Seat(server, table.id, language="fr")
    assert stranger.closed() == (4400, "bad_message")
    other = server.create_table()
    assert Seat(server, table.id, other.tokens[0]).closed() == (4403, "wrong_token")
    assert Seat(server, table.id, table.owner).closed() == (4403, "wrong_token")


def test_a_page_of_another_protocol_is_told_to_reload(server):
    table = server.create_table()
    for other in (PROTOCOL - 1, PROTOCOL + 1):
        assert Seat(server, table.id, protocol=other).closed() == (4426, "outdated")
    with Seat(server, table.id, protocol=PROTOCOL) as spectator:
        assert spectator.state["version"] == 0


def test_whoever_keeps_silent_is_turned_away(tmp_path):
    with running(on_sqlite(tmp_path, limits=Limits(join_seconds=0.05))) as server:
        table = server.create_table()
        seat = Seat.__new__(Seat)
        seat.open_line(server, table.id)
        assert seat.closed() == (4408, "late")


def test_a_flood_of_messages_closes_the_line(tmp_path):
    limits = Limits(messages_per_second=0.001, message_burst=10)
    with running(on_sqlite(tmp_path, limits=limits)) as server:
        table = server.create_table()
        with table.sit(0) as ann:
            for _ in range(12):
                ann.send(type="ping")
            assert ann.closed() == (4429, "too_many")
        with table.sit(0) as again:
            assert again.state


def test_an_address_opens_only_so_many_lines(tmp_path):
    with running(on_sqlite(tmp_path, limits=Limits(connections_per_address=2))) as server:
        table = server.create_table()
        with table.sit(0), table.sit(None):
            assert Seat(server, table.id).closed() == (4429, "too_many")


def test_the_language_changes_at_any_time(server):
    with server.create_table(seats=["here", "here"]).sit(0) as ann:
        english = [choice["text"] for choice in ann.state["legal"]]
        ann.act()
        ann.wait_until(lambda state: state["version"] == 1)
        ann.send(type="language", language="de")
        german = ann.next_state()
        assert german["version"] == 1
        ann.send(type="act", version=0, action=0, id="x")
        assert in_words(ann.expect("refused"), "de").startswith("Der Tisch hat sich")
        assert english
        ann.send(type="language", language="en")
        assert ann.next_state()["log"] == german["log"]


def test_previews_are_for_the_seat_to_move(server):
    with server.create_table(seats=["link", "link"]).sit(0) as ann:
        ann.send(type="previews", version=0)
        answer = ann.expect("previews")
        assert set(answer["previews"]) == {str(one["action"]) for one in ann.state["legal"]}
        ann.send(type="previews", version=3)
        assert ann.expect("refused")["code"] == "stale"
        ann.act()
        ann.wait_until(lambda state: state["version"] == 1)
        if ann.state["actor"] == 0:
            return
        ann.send(type="previews", version=1)
        assert ann.expect("refused")["code"] == "not_your_turn"


def test_hints_are_legal_decisions_in_words(server):
    with server.create_table(seats=["here", "here"]).sit(0) as ann:
        legal = {choice["action"] for choice in ann.state["legal"]}
        ann.send(type="hint", version=0)
        choices = ann.expect("hint")["choices"]
        assert choices
        for choice in choices:
            assert choice["action"] in legal
            assert choice["text"]
            assert choice["low"] <= choice["expected"] <= choice["high"]
            for reason in choice["reasons"]:
                assert reason["text"]
                assert reason["amount"] != 0
        ann.send(type="hint", version=9)
        assert ann.expect("refused")["code"] == "stale"


def test_everyone_sees_where_somebody_points(server):
    table = server.create_table("ecosfera", seats=["link", "link"])
    with table.sit(0) as ann, table.sit(1) as ben, table.sit(None) as eve:
        ann.send(type="point", subject="row:2")
        for person in (ann, ben, eve):
            assert person.expect("pointing") == {"type": "pointing", "seat": 0, "subject": "row:2"}
        eve.send(type="point", subject="row:3")
        assert eve.expect("refused")["code"] == "bad_message"


def test_presence_tells_who_is_there(server):
    table = server.create_table(seats=["link", "link"])
    with table.sit(0) as ann:
        with table.sit(1):
            while not ann.expect("presence")["seats"][1]["connected"]:
                pass
        while ann.expect("presence")["seats"][1]["connected"]:
            pass
    with table.sit(0) as ping:
        ping.send(type="ping")
        assert ping.expect("pong") == {"type": "pong", "version": 0}


def test_pages_are_served_while_a_bot_thinks(server, monkeypatch):
    thinking, go_on = threading.Event(), threading.Event()

    def slow_choice(match, level, seed):
        thinking.set()
        assert go_on.wait(60)
        return match.choice(0)

    monkeypatch.setattr(bot_moves, "bot_choice", slow_choice)
    table = server.create_table(seats=["bot", "here"])
    with table.sit(1) as ann:
        assert thinking.wait(60)
        assert server.get("/api/health").status_code == 200
        assert table.facts()["seats"][0]["thinking"]
        assert table.facts()["moves"] == 0
        go_on.set()
        ann.wait_until(lambda state: state["moves"] > 0)


def test_a_bot_waits_until_somebody_is_there(server):
    table = server.create_table(seats=["bot", "here"])
    assert table.facts()["moves"] == 0
    with table.sit(1) as ann:
        assert ann.my_turn()["moves"] > 0


def test_the_log_refers_to_people_by_their_seats(server):
    table = server.create_table("habitats", seats=["here:Player 2", "here:Ben"])
    with table.sit(0) as ann, table.sit(1, "de") as ben:
        ann.act()
        log = ann.wait_until(lambda state: state["moves"] == 1)["log"]
        assert log[0]["arguments"]["player"] == {"kind": "seat", "id": 0}
        ben.my_turn()
        ben.act()
        log = ben.wait_until(lambda state: state["moves"] == 2)["log"]
        assert [line["arguments"]["player"]["id"] for line in log] == [0, 1]
        server.patch(f"{table.path}/seats/1", table.tokens[1], json={"name": "Bea"})
        state = ann.wait_until(lambda state: state["table"]["seats"][1]["name"] == "Bea")
        assert (state["log"], state["log_from"]) == (log, len(log))


def test_the_log_comes_by_increments_and_again_after_an_undo(server):
    with server.create_table("habitats", seats=["here", "here"]).sit(0) as ann:
        assert (ann.state["log_from"], ann.state["log"]) == (0, [])
        ann.act()
        first = ann.wait_until(lambda state: state["moves"] == 1)["log"]
        ann.send(type="language", language="de")
        again = ann.next_state()
        assert (again["log_from"], again["log"]) == (0, first)
        ann.undo()
        assert ann.wait_until(lambda state: state["moves"] == 0)["log"] == []
        ann.act(ann.state["legal"][1]["action"])
        other = ann.wait_until(lambda state: state["moves"] == 1)
        assert (other["log_from"], len(other["log"])) == (0, len(first))
        assert other["log"] != first
