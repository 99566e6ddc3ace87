"""A person's statistics, counted from the results of their games, and in their file."""

from datetime import UTC, datetime, timedelta

from server.people import bearer, on_sqlite, running
from server.test_persons import Person
from server.test_ratings import play_to_the_end

from ecotone.server.results import StoredRating, StoredResult
from ecotone.server.statistics import game_statistics

START = datetime(2026, 1, 1, tzinfo=UTC)


def result(number, place, score, *, players=3, together=False, level=None, **more):
    values = {
        "game_id": f"g{number}",
        "seat": 0,
        "at_table": f"t{number}",
        "game": "habitats",
        "players": players,
        "together": together,
        "ended": START + timedelta(days=number),
        "score": score,
        "place": place,
        "person": None if level else "ada",
        "level": level,
    }
    return StoredResult(**values | more)


def test_games_places_and_rivals_are_counted():
    mine = [
        result(1, 1, 60),
        result(2, 3, 40, rating_before=25.0, rating_after=24.0),
        result(3, 1, 80, players=1),
        result(4, 1, 70, together=True, players=2),
        result(5, 2, 30, together=True, players=2),
    ]
    rivals = {
        "g1": [result(1, 2, 50, level="hard"), result(1, 3, 40, level="hard")],
        "g2": [result(2, 1, 90, level="easy"), result(2, 2, 50, person="ben")],
        "g4": [result(4, 1, 70, person="ben")],
    }
    rating = StoredRating("habitats", "ada", "ada", 24.0, 5.0, 1)
    found = game_statistics("habitats", mine, rivals, rating)
    assert (found.games, found.against, found.won, found.places) == (5, 2, 1, [1, 0, 1])
    assert (found.together, found.won_together, found.alone, found.best) == (2, 1, 1, 80)
    assert [(one.level, one.games, one.won) for one in found.rivals] == [
        (None, 1, 0),
        ("easy", 1, 0),
        ("hard", 1, 1),
    ]
    assert (found.rating, found.uncertainty, found.rated) == (1470, 150, 1)
    assert [one.change for one in found.history] == [None, -30, None, None, None]
    assert [one.score for one in found.history] == [60, 40, 80, 70, 30]


def played(person):
    return person.get("/api/person/statistics").json()


def test_a_finished_table_counts_and_is_exported(server):
    ada = Person(server)
    assert played(ada) == []
    table = ada.create_table("here", game="habitats")
    assert played(ada) == [], "the game is not over"
    play_to_the_end(server, table, [ada])
    (found,) = played(ada)
    assert (found["game"], found["games"], found["alone"]) == ("habitats", 1, 1)
    assert found["history"][0]["table"] == table["id"]
    assert ada.get("/api/person/file").json()["statistics"] == [found]
    nobody = server.http.get("/api/person/statistics")
    assert (nobody.status_code, nobody.json()["error"]) == (401, "no_person")


def test_a_chosen_deal_and_a_game_played_on_do_not_count(server):
    ada = Person(server)
    table = ada.create_table("here", game="habitats", seed=4)
    play_to_the_end(server, table, [ada])
    wanted = {"moves": 3, "seat": 0}
    again = ada.post(f"/api/tables/{table['id']}/play-on", wanted).json()
    play_to_the_end(server, again, [ada])
    assert played(ada) == []


def test_results_outlive_their_table(tmp_path):
    with running(on_sqlite(tmp_path, admin_token="host")) as server:
        ada = Person(server)
        table = ada.create_table("here", game="habitats")
        play_to_the_end(server, table, [ada])
        path = f"/api/admin/tables/{table['id']}"
        assert server.http.delete(path, headers=bearer("host")).status_code == 204
        (found,) = played(ada)
        assert (found["games"], found["history"][0]["table"]) == (1, None)
