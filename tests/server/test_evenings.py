"""An evening with the box over REST: places, ties, goals of all parks, and faults by player."""

import tomllib
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
NOTHING = [["-"] * 4] * 4
SEA = ["Ice", "Coast", "River", "Mud", "Rock", "Open water"]


def scored(server, game, document):
    answer = server.post(f"/api/games/{game}/evening", json={"document": document})
    assert answer.status_code == 200, answer.text
    return answer.json()


def keystone(*tokens):
    names = ("Ann", "Ben", "Cem", "Dan")
    boards = zip(names, tokens, strict=False)
    return {
        "player": [{"name": name, "synergy": count, "board": NOTHING} for name, count in boards]
    }


@pytest.mark.parametrize(
    ("game", "file"),
    [
        ("keystone", "keystone-evening"),
        ("habitats", "habitats-evening"),
        ("keyharvest", "keyharvest-table"),
    ],
)
def test_a_table_has_a_pad_and_a_winner(server, game, file):
    document = tomllib.loads((EXAMPLES / f"{file}.toml").read_text("utf-8"))
    answer = scored(server, game, document)
    assert answer["winners"] == [0]
    for seat, player in enumerate(answer["players"]):
        assert sum(row["points"][seat] for row in answer["rows"]) == player["total"]
        assert player["house"] == any(row["house"][seat] for row in answer["rows"])
        assert player["sheet"]["total"] == player["total"]
    assert all(row["name"]["en"] != row["name"]["de"] for row in answer["rows"])


def test_equal_points_are_decided_by_the_games_own_rules(server):
    answer = scored(server, "keystone", keystone(3, 5, 4))
    assert [player["total"] for player in answer["players"]] == [1, 1, 1]
    assert [player["place"] for player in answer["players"]] == [3, 1, 2]
    assert answer["tie_break"] == {"en": "more Synergy tokens", "de": "mehr Eicheln"}
    answer = scored(server, "keystone", keystone(5, 5, 4))
    assert (answer["winners"], answer["players"][2]["place"]) == ([0, 1], 3)
    assert answer["tie_break"]["en"] == "more Synergy tokens"
    answer = scored(server, "keystone", keystone(9, 3, 4))
    assert (answer["winners"], answer["tie_break"]) == ([0], None)


def test_key_harvest_counts_tiles_then_counters(server):
    ann, ben = {"name": "A", "fields": ["E4"]}, {"name": "B", "fields": ["B7"]}
    document = {"player": [ann, ben]}
    assert scored(server, "keyharvest", document)["winners"] == [0, 1]
    ann["fields"] = ["E4", "E5"]
    ben["counters"] = {"hops": 1}
    answer = scored(server, "keyharvest", document)
    assert [one["total"] for one in answer["players"]] == [2, 2]
    assert (answer["winners"], answer["tie_break"]["en"]) == ([0], "more tiles on the board")


def test_majorities_need_more_than_every_other_player(server):
    crops = [{"wheat": 3}, {"wheat": 3, "wine": 1}, {"wheat": 2}]
    document = {"player": [{"name": str(n), "counters": one} for n, one in enumerate(crops)]}
    answer = scored(server, "keyharvest", document)
    assert answer["rows"][-1]["points"] == [0, 1, 0]


def test_a_worker_by_its_value_rests_on_print_alone(server):
    document = {"player": [{"name": "A", "workers": {"E5": 3}}, {"name": "B"}]}
    answer = scored(server, "keyharvest", document)
    assert [one["total"] for one in answer["players"]] == [3, 0]
    assert not any(one["house"] for one in answer["players"])


def test_goals_compare_all_parks(server):
    document = {
        "goal": [{"year": 3, "goal": "Avenue"}, {"year": 1, "goal": "long_line"}],
        "player": [
            {"name": "A", "park": [["Lion", "Entrance", "Zebra", "Impala"]]},
            {"name": "B", "park": [["Giraffe", "Entrance"]], "goals": 2},
        ],
    }
    answer = scored(server, "habitats", document)
    assert "each goal once" in answer["fault"]
    document["goal"][1] = {"year": 1, "goal": "Weites Land", "results": [2, 2]}
    answer = scored(server, "habitats", document)
    goals = [player["sheet"]["goals"] for player in answer["players"]]
    assert [[one["result"] for one in park] for park in goals] == [[2, 4], [2, 2]]
    assert [[one["year"] for one in park] for park in goals] == [[1, 3], [1, 3]]
    first, second = ([one["points"] for one in park] for park in goals)
    assert first[0] == second[0], "who is level gets the same"
    assert first[1] > second[1], "the longer line is worth more"
    assert answer["rows"][-1]["points"] == [sum(first), sum(second) + 2]
    assert "what the goal counts" in goals[0][1]["house"]["text"]["en"]


def test_the_readings_of_a_table_hold_for_all_parks(server):
    park = [["Coach party, grass", "Entrance"]]
    document = {"tourists": "nonsense", "player": [{"name": "A", "park": park}] * 2}
    answer = scored(server, "habitats", document)
    assert all("nonsense" in one["fault"] for one in answer["players"])


def test_the_faults_of_one_board_leave_the_others_scored(server):
    document = keystone(3, 6)
    document["player"][1]["board"] = [["Wolff", "-", "-", "-"], *NOTHING[1:]]
    answer = scored(server, "keystone", document)
    first, second = answer["players"]
    assert (first["total"], first["place"], first["fault"]) == (1, None, None)
    assert (second["total"], second["sheet"]) == (None, None)
    assert "Wolff" in second["fault"]
    assert second["problems"][0]["field"] == "board r1c1"
    assert answer["winners"] == []
    assert answer["rows"][0]["points"] == [0, None]


def test_an_assignment_tells_its_conditions(server):
    board = {"name": "Ann", "assignment": 3, "story": 16, "board": NOTHING}
    answer = scored(server, "keystone", {"player": [board]})
    conditions = answer["players"][0]["sheet"]["assignment"]["conditions"]
    assert [(one["have"], one["need"], one["met"]) for one in conditions] == [
        (0, 76, False),
        (16, 16, True),
    ]
    assert conditions[0]["text"]["en"] != conditions[0]["text"]["de"]
    assert (answer["together"], answer["won"], answer["winners"]) == (True, False, [])
    twice = scored(server, "keystone", {"player": [board, board]})
    assert "one board for all" in twice["fault"]


@pytest.mark.parametrize(
    ("habitats", "impacts", "won", "points"),
    [(SEA, 2, True, 10), (["ice"], 6, False, 1), (["Küste"], 5, None, 1)],
)
def test_ecosfera_is_won_or_lost_by_all(server, habitats, impacts, won, points):
    players = [{"name": "Ann"}, {"name": "Ben"}]
    document = {"habitats": habitats, "impacts": impacts, "player": players}
    answer = scored(server, "ecosfera", document)
    assert (answer["together"], answer["won"]) == (True, won)
    (everyone,) = answer["players"]
    assert (everyone["name"], everyone["total"]) == ("Ann, Ben", points)
    assert not everyone["house"]


BAD = [
    {},
    {"player": []},
    {"player": {}},
    {"player": [1]},
    {"player": [{}] * 9},
    {"player": [{"name": [1], "board": 3, "park": 3, "fields": 3}, {}]},
    {"player": [{}, {}], "goal": 3},
    {"player": [{"park": [["Entrance"]]}] * 2, "goal": [{"year": "one"}]},
    {"player": [{}, {}], "habitats": [[]], "impacts": 7},
    {"player": [{}, {}], "impacts": "many"},
    {"player": [{}, {}], "habitats": SEA, "impacts": 6},
    {"player": [{"assignment": 99}], "nonsense": 1},
]


@pytest.mark.parametrize("game", ["keystone", "habitats", "keyharvest", "ecosfera"])
@pytest.mark.parametrize("document", BAD)
def test_nonsense_is_refused_and_nothing_breaks(server, game, document):
    answer = server.post(f"/api/games/{game}/evening", json={"document": document})
    if answer.status_code == 422:
        assert answer.json()["detail"]["problems"]
        return
    assert answer.status_code == 200, answer.text
    told = [answer.json()["fault"], *(one["fault"] for one in answer.json()["players"])]
    assert any(told), "a table with nonsense must say what is wrong"


def test_faults_of_an_evening_are_told_in_the_chosen_language(server):
    players = [{"board": [["Wolff", "-", "-", "-"], *[["-"] * 4] * 3]}] * 2
    answer = server.http.post(
        "/api/games/keystone/evening",
        json={"document": {"player": players}},
        headers={"accept-language": "de"},
    ).json()
    fault = answer["players"][0]["fault"]
    assert "erwartet" in fault
    assert "gefunden: Wolff" in fault
    assert "expected" not in fault
