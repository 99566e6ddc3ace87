"""What each decision would bring the seat to move, with the knowledge of that seat."""

from typing import Any, cast

import msgspec

from ecotone.engine.match import Match
from ecotone.server.knowledge import known_match

FoundPreviews = dict[int, dict[str, Any]]


def previews_of(match: Match, seat: int) -> FoundPreviews:
    """What each legal action would bring the seat to move."""
    known = known_match(match, seat)
    game = known.game
    return {
        action: game.preview(known.edition, known.state, action, seat)
        for action in known.legal_numbers.tolist()
    }


def encoded_previews(match: Match, seat: int) -> FoundPreviews:
    """Previews in JSON, which an encoder writes as they are: the event loop only copies them."""
    return as_found(msgspec.json.encode(previews_of(match, seat)))


def as_found(encoded: bytes) -> FoundPreviews:
    return cast(FoundPreviews, msgspec.Raw(encoded))
