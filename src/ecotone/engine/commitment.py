"""Commitments: a hash that fixes a deal before the game and is opened after it.

Whoever has noted the hash at the start can check at the end that nothing was dealt again. The salt
keeps a deal of few possible seeds from being found by trying them all.
"""

import hashlib
import hmac
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ecotone.engine.errors import BadReplay

PURPOSE = "ecotone deal 1"
SALT_DIGITS = 32


@dataclass(frozen=True)
class Deal:
    """What a commitment is about."""

    game: str
    edition: str
    players: int
    options: Mapping[str, object]
    seed: int


@dataclass(frozen=True)
class Commitment:
    """A hash, and the salt and options that open it together with the seed."""

    digest: str
    salt: str
    options: Mapping[str, Any]

    @classmethod
    def to(cls, deal: Deal, salt: str) -> "Commitment":
        """Commit to a deal before the game."""
        return cls(digest_of(deal, salt), salt, dict(deal.options))

    @classmethod
    def from_data(cls, data: Any) -> "Commitment":
        """Read it from a replay file; BadReplay if it has another form."""
        kinds = {"digest": str, "salt": str, "options": dict}
        if not isinstance(data, dict) or set(data) != set(kinds):
            raise BadReplay(f"commitment: expected {', '.join(kinds)}")
        for name, kind in kinds.items():
            if not isinstance(data[name], kind):
                raise BadReplay(f"commitment: {name}: expected {kind.__name__}")
        return cls(**data)

    def to_data(self) -> dict[str, Any]:
        return {"digest": self.digest, "salt": self.salt, "options": dict(self.options)}

    def opens_to(self, deal: Deal) -> bool:
        """Is this the deal that was committed to?

        Options that came or went with another version do not matter.
        """
        both = self.options.keys() & deal.options.keys()
        same = all(self.options[name] == deal.options[name] for name in both)
        committed = Deal(deal.game, deal.edition, deal.players, self.options, deal.seed)
        return same and hmac.compare_digest(
            digest_of(committed, self.salt).encode(), self.digest.encode()
        )


def digest_of(deal: Deal, salt: str) -> str:
    """SHA-256 of a JSON list, so that any language can compute it again."""
    options = sorted([name, value] for name, value in deal.options.items())
    facts = [PURPOSE, deal.game, deal.edition, deal.players, options, str(deal.seed), salt]
    text = json.dumps(facts, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
