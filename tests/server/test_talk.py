"""What people tell each other at a table: signs, the chat, who watches, and the shared review."""

import pytest
from server.people import Seat, bearer, on_sqlite, running

SECRET_LINES = ("\u202egnihtemos", "a\u200bb", "line\nbreak", "\x00")


def test_everyone_sees_a_sign_and_who_watches(server):
    table = server.create_table(seats=("link", "link"))
    with table.sit(0) as ada, Seat(server, table.id, name="Cleo") as cleo:
        while "Cleo" not in ada.expect("presence")["spectators"]:
            pass
        ada.send(type="sign", sign="hello")
        for one in (ada, cleo):
            assert one.expect("signed") == {"type": "signed", "seat": 0, "sign": "hello"}
        cleo.send(type="sign", sign="hello")
        assert cleo.expect("refused")["code"] == "not_seated"
        ada.send(type="sign", sign="rude")
        assert ada.expect("refused")["code"] == "bad_message"


def test_there_is_no_chat_unless_the_host_allows_it(server):
    table = server.create_table(seats=("link", "link"))
    assert table.facts()["chat"] is False
    with table.sit(0) as ada, table.sit(1) as ben:
        ada.send(type="say", text="hello")
        assert ada.expect("refused")["code"] == "no_chat"
        refused = server.patch(table.path, table.tokens[0], json={"chat": True})
        assert refused.status_code == 403
        server.patch(table.path, table.owner, json={"chat": True})
        ben.wait_until(lambda state: state["table"]["chat"])
        ada.send(type="say", text="  hello   there ")
        (line,) = ben.expect("chat")["lines"]
        assert (line["seat"], line["text"], line["reported"]) == (0, "hello there", False)
        server.patch(table.path, table.owner, json={"chat": False})
        ada.send(type="say", text="more")
        assert ada.expect("refused")["code"] == "no_chat"


@pytest.mark.parametrize("text", SECRET_LINES)
def test_lines_are_one_line_of_visible_text(server, text):
    table = server.create_table(seats=("link", "link"), chat=True)
    with table.sit(0) as ada:
        ada.send(type="say", text=text)
        message = ada.expect("chat", "refused")
        shown = "" if message["type"] == "refused" else message["lines"][0]["text"]
        assert shown == "" or shown.isprintable()
        ada.send(type="say", text="x" * 301)
        assert ada.expect("refused")["code"] == "bad_line"


def test_who_comes_later_reads_what_was_written(server):
    table = server.create_table(seats=("link", "link"), chat=True)
    with table.sit(0) as ada:
        for text in ("one", "two"):
            ada.send(type="say", text=text)
            ada.expect("chat")
    server.app.state.play.tables.clear()
    with table.sit(1) as ben:
        early = [one for one in ben.received if one["type"] == "chat"]
        lines = (early or [ben.expect("chat")])[0]["lines"]
        assert [line["text"] for line in lines] == ["one", "two"]


def test_a_line_is_reported_and_the_host_takes_it_away(server, caplog):
    table = server.create_table(seats=("link", "link"), chat=True)
    with table.sit(0) as ada:
        ada.send(type="say", text="something bad")
        ada.expect("chat")
        path = f"{table.path}/chat/1"
        assert server.post(f"{path}/report").status_code == 401
        for number, status in ((7, 404), (10**30, 400)):
            there = f"{table.path}/chat/{number}/report"
            assert server.post(there, table.tokens[1]).status_code == status
        assert server.post(f"{path}/report", table.tokens[1]).status_code == 204
        assert ada.expect("chat")["lines"][0]["reported"]
        assert "was reported" in caplog.text
        assert server.http.delete(path, headers=bearer(table.tokens[0])).status_code == 403
        assert server.http.delete(path, headers=bearer(table.owner)).status_code == 204
        assert ada.expect("chat")["lines"][0]["text"] == ""


def test_the_host_of_the_server_may_forbid_chats(tmp_path):
    with running(on_sqlite(tmp_path, chat=False)) as server:
        table = server.create_table(seats=("link", "link"), chat=True)
        with table.sit(0) as ada:
            ada.send(type="say", text="hello")
            assert ada.expect("refused")["code"] == "no_chat"


def test_talk_is_slowed_down(server):
    table = server.create_table(seats=("link", "link"))
    with table.sit(0) as ada:
        for _ in range(40):
            ada.send(type="sign", sign="oops")
        assert ada.expect("refused")["code"] == "too_many"


def test_a_finished_game_is_looked_at_together(server):
    table = server.create_table("habitats", seats=("here", "bot"))
    with table.sit(0) as ada:
        ada.send(type="review", move=0, eyes=0)
        assert ada.expect("refused")["code"] == "not_over"
        ada.play()
        with Seat(server, table.id, name="Cleo") as cleo:
            cleo.send(type="review", move=3, eyes=1)
            told = {"type": "reviewing", "name": "Cleo", "move": 3, "eyes": 1}
            assert ada.expect("reviewing") == told
        with Seat(server, table.id) as late:
            assert told in late.received or late.expect("reviewing") == told
            late.send(type="review", move=9999, eyes=0)
            assert late.expect("refused")["code"] == "bad_message"
