"""Which parts of a typed country rest on values of our own."""

import dataclasses

from ecotone.games.keyharvest import GAME

EDITION = GAME.edition()
BEN = {"name": "Ben", "fields": ["G7"]}


def anna(edition=EDITION, **country):
    sheet = GAME.score_document(edition, {"player": [{"name": "Anna"} | country, BEN]})
    first, second = sheet["players"]
    assert sheet["house"] == (first["house"] or second["house"])
    return first


def test_a_worker_rests_on_its_value():
    sheet = anna(workers={"E5": "F1", "B2": "F2"})
    by_space = {worker["space"]: worker["house"] for worker in sheet["workers"]}
    assert by_space["E5"] is None, "the value of F1 is printed"
    assert by_space["B2"]["text"] == {"en": "worker value", "de": "Arbeiterwert"}
    assert sheet["house"] is True


def test_a_worker_by_its_value_alone_is_read_off_the_tile():
    sheet = anna(workers={"E5": 2, "B2": 2})
    assert sheet["total"] == 4
    assert sheet["workers"][0] == {"worker": None, "space": "B2", "points": 2, "house": None}
    assert sheet["house"] is False


def test_groups_rest_on_where_the_fields_lie():
    sheet = anna(fields=["E4", "E5", "A1"])
    assert sheet["largest"]["house"] is None
    fields = [row | {"x_from": "house"} for row in EDITION.tables["fields"]]
    moved = dataclasses.replace(EDITION, tables={**EDITION.tables, "fields": fields})
    sheet = anna(moved, fields=["E4", "E5", "A1"])
    assert sheet["largest"]["house"]["text"]["en"] == "place on the country board (E4, E5, A1)"
