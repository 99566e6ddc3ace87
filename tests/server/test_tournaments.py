"""Tournaments: joining, rounds, tables for people, results, standings, and who may do what."""

import pytest
from server.people import Process, Seat, bearer, on_sqlite, running
from server.test_persons import Person, me
from server.test_ratings import ladder, play_to_the_end

CLUB = {"title": "Club night", "game": "habitats", "size": 2, "rounds": 2}


class Club:
    """A tournament with its owner's token and its people."""

    def __init__(self, server, names=("Ada", "Ben", "Cleo"), **more):
        self.server = server
        answer = server.http.post("/api/tournaments", json=CLUB | more)
        assert answer.status_code == 201, answer.text
        self.path = f"/api/tournaments/{answer.json()['id']}"
        self.owner = answer.json()["owner_token"]
        self.people = [Person(server, name) for name in names]
        for person in self.people:
            assert self.join(person).status_code == 201

    def join(self, person, name=None):
        return person.post(f"{self.path}/players", {"name": name or person.facts["name"]})

    def facts(self, person=None):
        headers = me(person.secret) if person else {}
        return self.server.http.get(self.path, headers=headers).json()

    def next_round(self, token=None):
        return self.server.post(f"{self.path}/rounds", token or self.owner)

    def number(self, person):
        return next(one["number"] for one in self.facts(person)["players"] if one["you"])

    def play_round(self):
        """Play all tables of the present round to their end."""
        for game in self.facts()["rounds"][-1]["tables"]:
            if game["table"] is None or game["over"]:
                continue
            tokens = {}
            for person in self.people:
                for held in person.tables():
                    if held["id"] == game["table"]:
                        tokens[held["seat"]] = (held["token"], person)
            order = sorted(tokens)
            table = {"id": game["table"], "seats": [{"token": tokens[one][0]} for one in order]}
            play_to_the_end(self.server, table, [tokens[one][1] for one in order])


@pytest.fixture
def club(server):
    return Club(server)


def test_people_join_by_code_and_leave_before_the_start(server, club):
    facts = club.facts(club.people[0])
    assert (facts["state"], facts["title"], facts["rounds_planned"]) == ("open", "Club night", 2)
    assert [one["name"] for one in facts["players"]] == ["Ada", "Ben", "Cleo"]
    assert [one["you"] for one in facts["players"]] == [True, False, False]
    assert not facts["owner"]
    assert server.get(club.path, club.owner).json()["owner"]
    typed = club.path.upper().replace("/API/TOURNAMENTS/", "/api/tournaments/")
    assert server.get(typed).json()["id"] == facts["id"]
    assert club.join(club.people[0], "Ada L").status_code == 201
    assert [one["name"] for one in club.facts()["players"]] == ["Ada L", "Ben", "Cleo"]
    ada = club.people[0]
    number = club.number(ada)
    other = server.http.delete(f"{club.path}/players/{number}", headers=me(club.people[1].secret))
    assert other.status_code == 403
    server.http.delete(f"{club.path}/players/{number}", headers=me(ada.secret))
    assert [one["name"] for one in club.facts()["players"]] == ["Ben", "Cleo"]
    nobody = server.http.post(f"{club.path}/players", json={"name": "Eve"})
    assert (nobody.status_code, nobody.json()["error"]) == (401, "no_person")


@pytest.mark.parametrize(
    "more",
    [
        {"game": "ecosfera"},
        {"size": 1},
        {"size": 9},
        {"rounds": 0},
        {"rounds": 1000},
        {"level": "random"},
    ],
    ids=str,
)
def test_what_cannot_be_a_tournament(server, more):
    answer = server.http.post("/api/tournaments", json=CLUB | more)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_tournament")


def test_there_is_no_such_tournament(server):
    for name in ("nothing", "otter-otter-999"):
        answer = server.get(f"/api/tournaments/{name}")
        assert (answer.status_code, answer.json()["error"]) == (404, "no_tournament")


def test_a_swiss_tournament_is_played_to_its_end(server):
    club = Club(server, rated=True)
    assert club.next_round("wrong").status_code == 403
    facts = club.next_round().json()
    assert facts["state"] == "running"
    assert [one["bot"] for one in facts["players"]].count(True) == 1
    first = facts["rounds"][0]
    assert (len(first["tables"]), first["byes"]) == (2, [])
    assert sum(game["yours"] for game in club.facts(club.people[0])["rounds"][0]["tables"]) == 1
    early = club.next_round()
    assert (early.status_code, early.json()["error"]) == (409, "round_running")
    late = club.join(Person(server, "Dan"))
    assert late.json()["error"] == "tournament_started"
    club.play_round()
    table = club.facts()["players"]
    assert sum(one["points"] for one in table) == 2
    assert [one["games"] for one in table] == [1, 1, 1, 1]
    assert table[0]["place"] == 1
    second = club.next_round().json()["rounds"][1]
    met = [{seat["number"] for seat in game["seats"]} for game in first["tables"]]
    assert all({seat["number"] for seat in game["seats"]} not in met for game in second["tables"])
    club.play_round()
    done = club.facts()
    assert done["state"] == "over"
    assert sum(one["points"] for one in done["players"]) == 4
    assert club.next_round().json()["error"] == "tournament_over"
    assert ladder(server, who=club.people[0])["you"]["games"] == 2


def test_a_round_robin_with_byes(server):
    club = Club(server, system="round_robin", fill=False)
    assert club.facts()["rounds_planned"] == 3
    pairs = []
    for _ in range(3):
        facts = club.next_round().json()
        paired = facts["rounds"][-1]
        assert len(paired["byes"]) == 1
        pairs += [frozenset(seat["number"] for seat in one["seats"]) for one in paired["tables"]]
        club.play_round()
    assert len(set(pairs)) == 3
    assert club.facts()["state"] == "over"
    assert sum(one["points"] for one in club.facts()["players"]) == 3 + 3 * 0.5


def test_three_at_a_table_with_bots_to_fill_up(server):
    club = Club(server, ("Ada", "Ben"), size=3, rounds=1)
    facts = club.next_round().json()
    (game,) = facts["rounds"][0]["tables"]
    assert len(game["seats"]) == 3
    club.play_round()
    places = [seat["place"] for seat in club.facts()["rounds"][0]["tables"][0]["seats"]]
    assert len(places) == 3
    assert min(places) == 1


def test_an_absent_player_is_replaced_or_withdrawn(server):
    club = Club(server, ("Ada", "Ben", "Cleo", "Dan"), rounds=3)
    ada, ben, cleo, dan = club.people
    early = server.post(f"{club.path}/players/{club.number(dan)}/bot", club.owner)
    assert early.json()["error"] == "tournament_open"
    club.next_round()
    number = club.number(dan)
    path = f"{club.path}/players/{number}/bot"
    assert server.http.post(path, headers=me(ada.secret)).status_code == 403
    facts = server.post(path, club.owner).json()
    assert next(one for one in facts["players"] if one["number"] == number)["bot"]
    assert dan.tables() == []
    club.people.remove(dan)
    club.play_round()
    gone = club.number(cleo)
    server.http.delete(f"{club.path}/players/{gone}", headers=me(cleo.secret))
    facts = club.next_round().json()
    playing = {seat["number"] for game in facts["rounds"][1]["tables"] for seat in game["seats"]}
    assert gone not in playing
    assert len(playing) + len(facts["rounds"][1]["byes"]) == 3
    assert len(facts["rounds"][1]["byes"]) == 1
    assert ben.get("/api/person/file").json()["tournaments"][0]["name"] == "Ben"


def test_a_table_that_the_host_has_removed_is_a_tie(tmp_path):
    with running(on_sqlite(tmp_path, admin_token="host")) as server:
        club = Club(server, ("Ada", "Ben"), rounds=1)
        table = club.next_round().json()["rounds"][0]["tables"][0]["table"]
        removed = server.http.delete(f"/api/admin/tables/{table}", headers=bearer("host"))
        assert removed.status_code == 204
        assert [one["points"] for one in club.facts()["players"]] == [0.5, 0.5]
        assert club.facts()["state"] == "over"


def test_bots_among_themselves_share_the_points(server):
    club = Club(server, ("Ada", "Ben", "Cleo", "Dan"), rounds=3)
    club.next_round()
    club.play_round()
    numbers = [club.number(person) for person in club.people]
    for number in numbers[1:]:
        server.post(f"{club.path}/players/{number}/bot", club.owner)
    facts = club.next_round().json()
    (bots,) = [one for one in facts["rounds"][1]["tables"] if one["over"]]
    assert bots["table"] is None
    assert [seat["place"] for seat in bots["seats"]] == [1, 1]
    server.post(f"{club.path}/players/{numbers[0]}/bot", club.owner)
    assert all(game["over"] for game in club.facts()["rounds"][1]["tables"])


def test_too_few(server):
    club = Club(server, ("Ada",))
    answer = club.next_round()
    assert (answer.status_code, answer.json()["error"]) == (409, "too_few_players")


def test_a_deleted_person_loses_name_and_place_in_the_next_round(server):
    club = Club(server, ("Ada", "Ben"))
    club.next_round()
    club.play_round()
    server.http.delete("/api/person", headers=me(club.people[1].secret))
    assert sorted(one["name"] for one in club.facts()["players"]) == ["", "Ada"]
    facts = club.next_round().json()
    kinds = server.get(f"/api/tables/{facts['rounds'][1]['tables'][0]['table']}").json()["seats"]
    assert sorted(seat["kind"] for seat in kinds) == ["bot", "link"]


def test_a_tournament_outlives_its_server_and_missing_tables_are_made(tmp_path):
    with running(on_sqlite(tmp_path)) as server:
        club = Club(server, ("Ada", "Ben"), rounds=2)

        async def crash(*_):
            raise OSError("the server was killed")

        server.app.state.tournaments.create_table = crash
        assert club.next_round().status_code == 500
    with running(on_sqlite(tmp_path)) as server:
        club.server = server
        for person in club.people:
            person.server = server
        facts = club.facts()
        assert facts["rounds"][0]["tables"][0]["table"] is not None
        assert club.facts()["rounds"] == facts["rounds"]
        club.play_round()
        assert sum(one["points"] for one in club.facts()["players"]) == 1


@pytest.mark.deep
def test_people_find_their_table_after_a_kill(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Process(database) as server:
        club = Club(server, ("Ada", "Ben"))
        table = club.next_round().json()["rounds"][0]["tables"][0]["table"]
    with Process(database) as server:
        ada = club.people[0]
        ada.server = server
        (held,) = ada.tables()
        assert held["id"] == table
        with Seat(server, table, held["token"]) as seat:
            assert seat.state["seat"] == held["seat"]
