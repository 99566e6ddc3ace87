"""After a game against bots the table knows the level that suits the person."""

from server.test_persons import Person
from server.test_ratings import play_to_the_end


def suggested(asker, table):
    return asker.get(f"/api/tables/{table['id']}/level").json()


class Stranger:
    """Somebody without a profile."""

    def __init__(self, server):
        self.server = server

    def get(self, path):
        return self.server.http.get(path)


def test_losing_leads_down_and_ones_earlier_games_count(server):
    ada, ben = Person(server), Person(server, "Ben")
    first = ada.create_table("here", "bot", game="habitats")
    refused = ada.get(f"/api/tables/{first['id']}/level")
    assert refused.json()["error"] == "not_over"
    assert play_to_the_end(server, first, [ada]) == [2, 1]
    found = suggested(ada, first)
    assert (found["level"], found["games"]) == ("easy", 1)
    assert 0.3 < found["chance"] < 0.7
    second = ada.create_table("here", "bot", game="habitats")
    play_to_the_end(server, second, [ada])
    assert suggested(ada, second)["games"] == 2
    for other in (ben, Stranger(server)):
        assert suggested(other, second) == found


def test_teams_and_people_among_themselves_are_told_nothing(server):
    ada, ben = Person(server), Person(server, "Ben")
    team = ada.create_table("here", "bot", game="ecosfera")
    play_to_the_end(server, team, [ada])
    rivals = ada.create_table("here", "link", game="habitats")
    play_to_the_end(server, rivals, [ada, ben])
    for table in (team, rivals):
        assert suggested(ada, table) == {"level": None, "chance": 0.0, "games": 0}
