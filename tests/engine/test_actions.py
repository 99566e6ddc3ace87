"""Actions as numbers and as text."""

import pytest

from ecotone.engine.actions import ActionSpace, BadAction, Decision, Kind

SPACE = ActionSpace(
    Kind("place", card=("1", "2", "3"), space=("a1", "a2")),
    Kind("pass_turn"),
)


def test_numbers_count_the_last_argument_fastest():
    assert SPACE.size == 7
    assert SPACE.encode("place", card=1, space=0) == 2
    assert SPACE.decode(3) == Decision("place", {"card": 1, "space": 1})
    assert SPACE.first("pass_turn") == 6


@pytest.mark.parametrize("text", ["place(card=2, space=a2)", " place ( card=2,space=a2 )", "3"])
def test_text_is_read_forgivingly(text):
    assert SPACE.parse(text) == 3


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("jump", "expected one of place, pass_turn"),
        ("place(card=2)", "takes card, space"),
        ("place(card=9, space=a1)", "card is one of 1, 2, 3"),
        ("7", "from 0 to 6"),
        ("", "expected one of"),
        ("place(card=2, space=a2", "expected one of"),
    ],
)
def test_a_parse_error_quotes_what_it_got(text, said):
    with pytest.raises(BadAction, match=said):
        SPACE.parse(text)
