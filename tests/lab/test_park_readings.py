"""What the disputed readings of Habitats change, measured on finished games."""

from ecotone.lab.studies.park_readings import READINGS, changes, finished, scores_under, table


def test_finished_parks_are_scored_again_and_keep_their_usual_points():
    matches = list(finished("random", 4))
    assert [match.players for match in matches] == [2, 3, 4, 5]
    assert all(scores_under(match, {}) == match.scores() for match in matches)
    found = changes(matches)
    assert list(found) == list(READINGS)
    assert found["`own_tile` = `counts`"].points > 0
    assert found["`need_areas` = `one_area`"].points <= 0


def test_the_table_has_a_line_for_each_reading_and_bot():
    assert len(list(table(4))) == 2 + 2 * len(READINGS)
