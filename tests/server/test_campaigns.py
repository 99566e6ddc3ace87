"""Campaigns over REST and over real lines: whose progress it is, and what a table's end adds."""

import asyncio
import json
import sqlite3

import pytest
from server.people import Process, Seat, on_sqlite, running

from ecotone.cli.progress import Profile
from ecotone.engine.campaign import Progress, Result
from ecotone.engine.registry import games
from ecotone.server import storage
from ecotone.server.progress import open_progress
from ecotone.server.settings import Limits, Settings

ME = "/api/games/keystone/profiles/me"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory):
    """A server that others can reach."""
    with running(on_sqlite(tmp_path_factory.mktemp("hosted"), local=False)) as there:
        yield there


@pytest.fixture(autouse=True)
def nothing_reached(server, hosted):
    for there in (server, hosted):
        execute(there.app.state.settings.database, "delete from progress")


def execute(database, statement):
    with sqlite3.connect(database.removeprefix("sqlite:///"), timeout=60) as line:
        return line.execute(statement).rowcount


class Journal:
    """What somebody has reached, in the database of a server."""

    def __init__(self, place, profile="me"):
        settings = place if isinstance(place, Settings) else place.app.state.settings
        self.url, self.profile = settings.database_url, profile

    def run(self, work):
        async def inside():
            async with open_progress(self.url) as store:
                return await work(store)

        return asyncio.run(inside())

    def find(self):
        return self.run(lambda store: store.find("keystone", self.profile))

    def result(self, number):
        return self.run(lambda store: store.load("keystone", self.profile)).result(number)

    def change(self, edit):
        self.run(lambda store: store.change("keystone", self.profile, edit))

    def win(self, number, score=60, name=None):
        self.change(lambda progress: progress.record(number, True, score, name))


@pytest.fixture
def all_open(server):
    Journal(server).change(Progress.unlock)


def lay(server, number, seats=("here",), profile="me", **more):
    return server.create_table(
        "keystone", seats, chapter={"number": number, "profile": profile}, **more
    )


def is_at(version):
    return lambda state: state["version"] == version


def finish(table, seats=1):
    """Play a table to its end by random decisions, on one device."""
    sitting = [table.sit(seat) for seat in range(seats)]
    for one in sitting:
        one.next_state()
    while not sitting[0].state["over"]:
        actor = sitting[sitting[0].state["actor"]]
        chosen = actor.state["legal"][actor.state["version"] % len(actor.state["legal"])]
        accepted = actor.act(chosen["action"])
        assert accepted["type"] == "accepted"
        for one in sitting:
            one.wait_until(is_at(accepted["version"]))
    for one in sitting:
        one.line.close()
    return sitting[0].state


def chapter(server, number, path=ME):
    return server.get(path).json()["chapters"][number - 1]


def test_only_games_with_chapters_have_a_campaign(server):
    listed = {game["name"]: game["campaign"] for game in server.get("/api/games").json()}
    for name, game in games().items():
        answer = server.get(f"/api/games/{name}/campaign")
        if game.chapters(game.edition()):
            assert len(answer.json()["chapters"]) == listed[name]["chapters"]
            assert answer.json()["title"] == listed[name]["title"]
        else:
            assert listed[name] is None
            assert answer.status_code == 404
            assert answer.json()["error"] == "no_campaign"


def test_chapters_are_told_in_both_languages_with_their_places(server):
    chapters = server.get("/api/games/keystone/campaign").json()["chapters"]
    assert [one["number"] for one in chapters] == list(range(1, 21))
    for one in chapters:
        east, north = one["at"]
        assert -170 < east < -50
        assert 15 < north < 75
        assert 1 <= one["month"] <= 12
        names = [difficulty["name"] for difficulty in one["difficulties"]]
        assert names == ["relaxed", "written", "demanding"]
        conditions = [said for how in one["difficulties"] for said in how["conditions"]]
        titles = [how["title"] for how in one["difficulties"]]
        for said in (one["title"], one["story"], *one["rules"], *titles, *conditions):
            assert set(said) == {"en", "de"}
            assert all(said.values())
    mixed = [one["mixed"]["envelopes"] for one in chapters if one["opens"]]
    assert mixed == [1, 2, 3, 4, 5, 6]


def test_a_table_notes_its_end_as_the_terminal_does(server):
    table = lay(server, 1)
    assert table.facts()["chapter"] == 1
    assert table.facts()["options"]["assignment"] == 1
    assert chapter(server, 1)["plays"] == 0
    end = finish(table)
    won = end["places"] == [1]
    assert Journal(server).result(1) == Result(1, int(won), end["scores"][0])
    shown = chapter(server, 1)
    assert (shown["plays"], shown["wins"], shown["best"]) == (1, int(won), end["scores"][0])
    assert chapter(server, 2)["open"] == won


def test_a_difficulty_has_results_of_its_own(server):
    """Any of them opens the next chapter."""
    Journal(server).change(lambda progress: progress.record(1, False, 44))
    table = lay(server, 1, options={"difficulty": "demanding"})
    assert table.facts()["options"]["difficulty"] == "demanding"
    end = finish(table)
    assert end["view"]["difficulty"] == "demanding"
    shown = chapter(server, 1)
    assert shown["results"]["written"] == {"plays": 1, "wins": 0, "best": 44}
    found = {"plays": 1, "wins": int(end["places"] == [1]), "best": end["scores"][0]}
    assert shown["results"]["demanding"] == found
    assert shown["results"]["relaxed"] == {"plays": 0, "wins": 0, "best": None}
    assert shown["plays"] == 2
    assert shown["best"] == max(44, end["scores"][0])
    Journal(server).change(lambda progress: progress.record(1, True, 44, None, "relaxed"))
    assert chapter(server, 2)["open"]


def test_a_difficulty_that_is_not_there_is_refused(server):
    seats = [{"kind": "here"}]
    wanted = {"game": "keystone", "players": 1, "seats": seats, "options": {"difficulty": "easy"}}
    wanted["chapter"] = {"number": 1, "profile": "me"}
    answer = server.post("/api/tables", json=wanted)
    assert answer.status_code == 400
    assert "relaxed, written, demanding" in answer.json()["text"]


def test_an_end_is_noted_once_and_not_again_after_a_reset(server, tmp_path):
    settings = on_sqlite(tmp_path)
    with running(settings) as first:
        table = lay(first, 1)
        finish(table)
    with running(settings) as second:
        assert second.get(table.path).json()["over"]
        assert Journal(second).result(1).plays == 1
        assert second.http.delete(ME).json()["chapters"][0]["plays"] == 0
    with running(settings) as third:
        assert third.get(table.path).json()["over"]
        assert Journal(third).result(1).plays == 0


def test_an_end_that_could_not_be_noted_is_noted_later(tmp_path, monkeypatch):
    settings = on_sqlite(tmp_path)
    with running(settings) as first, monkeypatch.context() as broken:
        table = lay(first, 1)
        broken.setattr(storage, "change_progress", lambda *_: 1 / 0)
        assert finish(table)["over"]
    assert Journal(settings).result(1).plays == 0
    with running(settings) as second:
        assert second.get(table.path).json()["over"]
    assert Journal(settings).result(1).plays == 1


@pytest.mark.deep
def test_a_server_killed_before_it_noted_the_end_notes_it_once(tmp_path):
    settings = on_sqlite(tmp_path)
    killed = Process(settings.database)
    table = lay(killed.server, 1)
    with table.sit(0) as one:
        one.play()
        score = one.state["scores"][0]
    killed.kill()
    execute(settings.database, "delete from progress")
    assert execute(settings.database, "update tables set noted = false") == 1
    for _ in range(2):
        with running(settings) as again:
            assert again.get(table.path).json()["over"]
            assert Journal(again).result(1).plays == 1
            assert Journal(again).result(1).best == score


def test_a_chapter_won_in_the_terminal_goes_on_in_the_browser(tmp_path, monkeypatch):
    """Both use the database of the data folder unless another is named."""
    monkeypatch.setenv("ECOTONE_DATA", str(tmp_path / "data"))
    terminal = Profile("keystone", "me", "en")
    terminal.change(lambda progress: progress.record(1, True, 61, "in the terminal"))
    with running(Settings(local=True, threads=1)) as server:
        assert chapter(server, 1)["best"] == 61
        assert chapter(server, 2)["open"]
        assert server.patch(ME, json={"unlocked": True}).status_code == 200
        assert terminal.progress().unlocked


def test_a_closed_chapter_is_refused_until_all_are_unlocked(server):
    body = {"game": "keystone", "players": 1, "seats": [{"kind": "here"}]}
    third = body | {"chapter": {"number": 3, "profile": "me"}}
    refused = server.post("/api/tables", json=third)
    assert refused.status_code == 409
    assert refused.json()["error"] == "chapter_closed"
    assert server.patch(ME, json={"unlocked": False}).status_code == 400
    assert server.patch(ME, json={"unlocked": True}).json()["unlocked"]
    assert server.post("/api/tables", json=third).status_code == 201
    none = body | {"chapter": {"number": 21, "profile": "me"}}
    assert server.post("/api/tables", json=none).status_code == 404
    assert not server.http.delete(ME).json()["unlocked"]
    assert server.post("/api/tables", json=third).status_code == 409


def test_parcels_open_when_their_chapter_does(server):
    Journal(server).win(1)
    parcel = f"{ME}/parcels/3"
    assert server.http.put(parcel).json()["error"] == "chapter_closed"
    assert server.http.put(f"{ME}/parcels/1").status_code == 404
    Journal(server).win(2)
    assert not chapter(server, 3)["opened"]
    assert server.http.put(parcel).json()["chapters"][2]["opened"]
    assert chapter(server, 3)["opened"]
    assert not chapter(server, 1)["opened"]


def test_progress_is_carried_as_a_file(server):
    Journal(server, "ada").win(1, 71)
    Journal(server, "ada").change(lambda progress: progress.open_parcel(3))
    exported = server.get("/api/games/keystone/profiles/ada/file")
    assert "attachment" in exported.headers["content-disposition"]
    imported = server.http.put(ME, json=exported.json())
    assert imported.json()["chapters"][0]["best"] == 71
    assert chapter(server, 3)["opened"]
    spoiled = exported.json() | {"results": {"1": {"plays": 1, "wins": 2, "best": 3}}}
    refused = server.http.put(ME, json=spoiled)
    assert refused.status_code == 422
    assert "at most 1 wins, got 2" in refused.json()["text"]
    assert Journal(server).result(1).best == 71


def test_on_ones_own_machine_the_terminals_profiles_are_shared(server):
    Journal(server, "ada").win(1, 71)
    here = server.get("/api/games/keystone/profiles").json()
    assert here["profile"] == "me"
    assert "ada" in here["known"]
    assert server.get("/api/games/keystone/profiles/ada").json()["chapters"][0]["best"] == 71
    assert server.get("/api/games/keystone/profiles/a.b").status_code == 422
    forwarded = {"x-forwarded-for": "203.0.113.5"}
    assert server.http.get(ME, headers=forwarded).json()["error"] == "not_yours"


def test_on_a_server_for_others_everyone_has_a_profile_of_their_own(hosted):
    """Also over loopback: a proxy on the same machine may stand between."""
    Journal(hosted, "ada").win(1, 71)
    given = [hosted.get("/api/games/keystone/profiles").json() for _ in range(2)]
    assert [one["known"] for one in given] == [[], []]
    assert given[0]["profile"] != given[1]["profile"]
    mine = f"/api/games/keystone/profiles/{given[0]['profile']}"
    assert hosted.get(mine).status_code == 200
    for name in ("me", "ada"):
        path = f"/api/games/keystone/profiles/{name}"
        assert hosted.get(path).json()["error"] == "not_yours"
        assert hosted.http.delete(path).status_code == 403
        assert hosted.http.put(path, json={}).status_code == 403
        assert hosted.patch(path, json={"unlocked": True}).status_code == 403
    body = {"game": "keystone", "players": 1, "seats": [{"kind": "here"}]}
    theirs = body | {"chapter": {"number": 1, "profile": "me"}}
    assert hosted.post("/api/tables", json=theirs).status_code == 403
    assert Journal(hosted, "ada").result(1).best == 71


def test_only_what_was_reached_is_written(hosted):
    path = f"/api/games/keystone/profiles/{'p' * 32}"
    assert hosted.get(path).status_code == 200
    assert hosted.http.delete(path).status_code == 200
    assert Journal(hosted, "p" * 32).find() is None
    assert hosted.patch(path, json={"unlocked": True}).json()["unlocked"]
    assert Journal(hosted, "p" * 32).find() is not None
    assert not hosted.http.delete(path).json()["unlocked"]


def test_profiles_do_not_fill_the_disk(tmp_path):
    limits = Limits(profiles_per_address_and_day=2, profiles_in_all=3)
    settings = on_sqlite(tmp_path, local=False, limits=limits)
    with running(settings) as server:
        paths = [f"/api/games/keystone/profiles/{letter * 32}" for letter in "abcde"]
        for path in paths[:2]:
            assert server.patch(path, json={"unlocked": True}).status_code == 200
        many = server.patch(paths[2], json={"unlocked": True})
        assert (many.status_code, many.json()["error"]) == (429, "too_many_profiles")
        assert server.patch(paths[0], json={"unlocked": True}).status_code == 200
        Journal(server, "d" * 32).change(Progress.unlock)
        full = server.patch(paths[2], json={"unlocked": True})
        assert (full.status_code, full.json()["error"]) == (503, "profiles_full")
        assert server.get(paths[4]).status_code == 200
    assert Journal(settings, "c" * 32).find() is None


LARGE = [
    {"results": {"9" * 5000: {"plays": 1, "wins": 1, "best": 1}}},
    {"results": {"201": {"plays": 1, "wins": 1, "best": 1}}},
    {"results": {"1": {"plays": 10**20, "wins": 1, "best": 1}}},
    {"results": {"1": {"plays": 1, "wins": 1, "best": 10**20}}},
    {"opened": [10**20]},
    {"opened": [0]},
    {"noted": ["x" * 65]},
]


@pytest.mark.parametrize("change", LARGE)
def test_a_progress_file_has_a_largest_size(server, change):
    refused = server.http.put(ME, json=Progress("keystone").data() | change)
    assert refused.status_code == 422
    assert refused.json()["error"] == "bad_progress"
    assert Journal(server).find() is None


def test_nobody_at_the_table_is_told_the_profile(server):
    secret = "s" * 32
    table = lay(server, 1, ["here", "link"], profile=secret)
    with table.sit(1) as guest:
        assert secret not in json.dumps(guest.received)
    assert secret not in server.get(table.path).text


def test_a_partner_notes_the_end_too_and_once(server):
    table = lay(server, 1, ["here", "link"])
    path, mine = f"{table.path}/progress", {"profile": "ada"}
    assert server.post(path, table.tokens[1], json=mine).json()["error"] == "not_over"
    end = finish(table, 2)
    assert server.post(path, json=mine).status_code == 401
    for _ in range(2):
        noted = server.post(path, table.tokens[1], json=mine).json()["chapters"][0]
        assert (noted["plays"], noted["best"]) == (1, end["scores"][0])
    theirs = {"authorization": f"Bearer {table.tokens[1]}", "forwarded": "for=203.0.113.5"}
    assert server.http.post(path, json=mine, headers=theirs).status_code == 403


def test_one_more_of_the_same_is_noted_too(server):
    table = lay(server, 1, seed=3)
    finish(table)
    again = server.post(f"{table.path}/rematch", table.tokens[0]).json()
    assert server.get(f"/api/tables/{again['id']}").json()["chapter"] == 1
    with Seat(server, again["id"], again["seats"][0]["token"]) as one:
        one.play()
    assert Journal(server).result(1).plays == 2


@pytest.mark.parametrize("number", range(1, 21))
def test_every_chapter_is_played_start_to_end(server, all_open, number):
    seats = 1 + (number % 4)
    table = lay(server, number, ["here"] * seats)
    assert table.facts()["cooperative"] == (seats > 1)
    end = finish(table, seats)
    assert len(set(end["places"])) == 1
    won = end["places"][0] == 1
    assert won == all(one["have"] >= one["need"] for one in end["view"]["conditions"])
    assert Journal(server).result(number) == Result(1, int(won), end["scores"][0])
