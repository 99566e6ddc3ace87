"""Finished games that are played on from one of their positions."""

import pytest
from server.people import Laid, on_sqlite, running

from ecotone.engine.registry import game_named
from ecotone.engine.replay import BadReplay, Replay
from ecotone.server.playing_on import changes_until
from ecotone.server.replays import changes_of
from ecotone.server.table_rows import StoredGame, StoredSeat, StoredTable, now
from ecotone.server.tables import LiveTable
from ecotone.testing import finished_match

GAMES = ["keystone", "habitats", "ecosfera", "keyharvest"]


def brought(server, name="keystone", seed=4):
    """A finished game of two on a server, with its match."""
    match = finished_match(game_named(name), 2, seed)
    facts = server.post("/api/replays", json=Replay(match).to_data()).json()
    return f"/api/tables/{facts['id']}", match


def played_on(server, path, **wanted):
    answer = server.post(f"{path}/play-on", json={"level": "random", **wanted})
    assert answer.status_code == 201, answer.text
    return Laid(server, answer.json())


def held(match):
    """A finished match as a table in memory."""
    game = match.game
    table = StoredTable(
        id="old",
        game=game.name,
        edition=match.edition.name,
        edition_digest=match.cards_digest,
        players=match.players,
        options=match.options,
        seed=match.seed,
        seed_chosen=True,
        bot_seed=1,
        rules_version=game.rules_version,
        absent_after=None,
        owner_hash="",
        creator="",
        started=now(),
    )
    seats = [
        StoredSeat("old", seat, "here", "here", f"P{seat}", None, None)
        for seat in range(match.players)
    ]
    layouts = {game.layout.digest: game.layout}
    return LiveTable.of(StoredGame(table, seats, changes_of(match, "old"), layouts))


@pytest.mark.parametrize("name", GAMES)
def test_the_seat_sees_the_position_as_it_was_and_plays_to_the_end(server, name):
    path, match = brought(server, name)
    moves = len(match.actions) // 2
    then = server.get(f"{path}/moves/{moves}?seat=1").json()
    table = played_on(server, path, moves=moves, seat=1, name="Ann")
    facts = table.facts()
    assert [seat["kind"] for seat in facts["seats"]] == ["bot", "here"]
    assert facts["seats"][1]["name"] == "Ann"
    assert facts["commitment"] is facts["seed"] is None
    seen = server.get(f"{table.path}/moves/{moves}?seat=1", token=table.tokens[1]).json()
    assert seen["view"] == then["view"]
    assert seen["log"][-50:-1] == then["log"][-49:]
    assert seen["log"][-1]["key"] == "dealt-again"
    with table.sit(1) as ann:
        ann.play()
        assert ann.state["moves"] > moves


@pytest.mark.parametrize("name", GAMES)
def test_what_the_seat_could_not_know_is_dealt_again(name):
    last = held(finished_match(game_named(name), 2, 4))
    match, moves = last.playing, last.moves // 3
    deals = set()
    for _ in range(6):
        changes = changes_until(last, "new", moves, 0)
        table = StoredTable(**{**vars_of(last.stored), "id": "new"})
        layouts = {match.game.layout.digest: match.game.layout}
        again = LiveTable.of(StoredGame(table, last.seats, changes, layouts))
        assert again.stopped is None
        assert match.game.entry.audit(match.edition.data, again.states[-1]) == 0
        assert again.playing.view(0) == last.match_at(moves).view(0)
        deals.add(again.states[-1].tobytes())
    assert len(deals) == 6
    assert last.states[moves].tobytes() not in deals


def vars_of(table):
    return {column.name: getattr(table, column.name) for column in StoredTable.__table__.columns}


def test_only_positions_before_the_end_of_finished_games_can_be_played_on(server):
    path, match = brought(server)
    last = len(match.actions)
    for wanted, status in [
        ({"moves": last, "seat": 0}, 404),
        ({"moves": -1, "seat": 0}, 404),
        ({"moves": 0, "seat": 2}, 404),
        ({"moves": 0, "seat": 0, "level": "nobody"}, 400),
        ({"moves": 0, "seat": 0, "name": " "}, 400),
        ({"moves": 0}, 400),
    ]:
        answer = server.post(f"{path}/play-on", json=wanted)
        assert answer.status_code == status, (wanted, answer.text)
    running_game = server.create_table("keystone", seats=["here", "bot:random"])
    answer = server.post(f"{running_game.path}/play-on", json={"moves": 0, "seat": 0})
    assert answer.status_code == 409


def test_nothing_before_the_position_can_be_taken_back(server):
    path, match = brought(server, "habitats")
    moves = next(
        move for move in range(6, len(match.actions)) if held(match).match_at(move).actor == 0
    )
    table = played_on(server, path, moves=moves, seat=0)
    with table.sit(0) as ann:
        assert not ann.my_turn()["undo"]
        assert ann.act()["type"] == "accepted"
        assert ann.wait_until(lambda state: state["undo"])["undo"]


def test_it_goes_on_after_a_restart_and_says_that_its_file_cannot_be_replayed(tmp_path):
    settings = on_sqlite(tmp_path)
    with running(settings) as server:
        path, match = brought(server)
        table = played_on(server, path, moves=len(match.actions) - 5, seat=0)
        with table.sit(0) as ann:
            view = ann.my_turn()["view"]
    with running(settings) as server:
        table.server = server
        with table.sit(0) as ann:
            assert ann.my_turn()["view"] == view
            ann.play()
        data = server.get(f"{table.path}/replay").json()
    assert data["dealt_again_after"] == len(match.actions) - 5
    with pytest.raises(BadReplay, match="dealt again after action"):
        Replay.from_data(data)
