"""Replays: a game as a small JSON file of its actions, with a checksum of the final state."""

import hashlib
import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ecotone.engine.commitment import Commitment, Deal
from ecotone.engine.errors import BadReplay, EcotoneError
from ecotone.engine.extras import needs
from ecotone.engine.game import Game
from ecotone.engine.kept_edition import edition_in_play
from ecotone.engine.layout import CHECKSUM_MARK
from ecotone.engine.match import Match
from ecotone.engine.notes import FLAG
from ecotone.engine.registry import game_named
from ecotone.engine.seeds import seed_from_json, seed_to_json
from ecotone.engine.state import State

if TYPE_CHECKING:
    from ecotone.engine.campaign import CampaignGame

FORMAT = 1
PERSON = "person"
"""The name of a seat that a person plays; others have the name of a bot."""
SIZE_LIMIT = 4_000_000
KEYS = {
    "format": int,
    "game": str,
    "rules_version": int,
    "edition": str,
    "edition_digest": str,
    "players": int,
    "options": dict,
    "seed": int | str,
    "seats": list,
    "actions": list,
    "checksum": str,
}
OPTIONAL_KEYS = {"campaign", "commitment", "rules_changed_after", "dealt_again_after"}


@dataclass(frozen=True)
class Replay:
    """A match as it is written to a file, with who sat where, and the chapter it plays, if any.

    Iterating leads through the game: a match before its first action, after it, and so on.

    >>> import ecotone, tempfile
    >>> match = ecotone.make("keystone", players=2, seed=7, actions=["use_active(token=5)"])
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     ecotone.Replay(match, ["hard", "person"]).write(f"{folder}/game.json")
    ...     replay = ecotone.Replay.read(f"{folder}/game.json")
    >>> replay.seats, len(replay)
    (('hard', 'person'), 1)
    >>> [position.count for position in replay]
    [101, 6]
    """

    match: Match
    seats: Sequence[str] = ()
    campaign: "CampaignGame | None" = None
    commitment: Commitment | None = None
    """What fixed the deal before the game, if anything did."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "seats", tuple(self.seats) or (PERSON,) * self.match.players)

    def __len__(self) -> int:
        return len(self.match.actions)

    def __iter__(self) -> Iterator[Match]:
        """The match at every position, one object that moves on."""
        walk = self.match.copy()
        walk.rewind(walk.start)
        yield walk
        for action in self.match.actions[walk.start :]:
            walk.push(action)
            yield walk

    @classmethod
    def read(cls, path: str | Path, edition: str | None = None) -> "Replay":
        """Read a file and play it through; BadReplay says what is wrong with it."""
        path = Path(path)
        try:
            if path.stat().st_size > SIZE_LIMIT:
                raise BadReplay(f"{path.name}: expected a replay of at most {SIZE_LIMIT} bytes")
            data = json.loads(path.read_text("utf-8"))
        except OSError as error:
            raise BadReplay(f"{path.name}: {error.strerror or error}") from error
        except (ValueError, RecursionError) as error:
            raise BadReplay(f"{path.name}: expected JSON, got {error}") from error
        try:
            return cls.from_data(data, edition)
        except EcotoneError as error:
            raise BadReplay(f"{path.name}: {error}") from error

    @classmethod
    def from_data(cls, data: Any, edition: str | None = None) -> "Replay":
        """Play a file's data through, checking every action and the final checksum.

        `edition` names the edition to use if the replay's own is not available under its name. A
        game of another rules version is accepted if it leads to the same state under the present
        rules.
        """
        check_shape(data)
        match = new_match(data, edition)
        try:
            play_through(match, data["actions"], data["checksum"])
        except BadReplay as error:
            explain_change(data, match.game.rules_version, error)
            raise
        return cls(match, data["seats"], campaign_of(data), commitment_of(data, match))

    def write(self, path: str | Path) -> None:
        """Write a file atomically."""
        path = Path(path)
        beside = path.with_name(path.name + ".part")
        beside.write_text(json.dumps(self.to_data(), indent=1) + "\n", "utf-8")
        os.replace(beside, path)

    def to_data(self) -> dict[str, Any]:
        """The content of its file."""
        match = self.match
        changed = {"rules_changed_after": match.start} if match.start else {}
        return {
            **changed,
            "format": FORMAT,
            "game": match.game.name,
            "rules_version": match.game.rules_version,
            "edition": match.edition.name,
            "edition_digest": match.cards_digest,
            "players": match.players,
            "options": match.options,
            "seed": seed_to_json(match.seed),
            "seats": list(self.seats),
            "actions": match.actions,
            "checksum": match.checksum(),
            **({"campaign": asdict(self.campaign)} if self.campaign else {}),
            **({"commitment": self.commitment.to_data()} if self.commitment else {}),
        }


def bytes_checksum(game: Game, state: State) -> str:
    """A hash of all bytes of a state, as older versions stored it; they had no `noting`."""
    field, place, *_ = (game.table.fields or {}).get(FLAG, (np.dtype([]), 0))
    content = state.tobytes()
    return hashlib.sha256(content[:place] + content[place + field.itemsize :]).hexdigest()[:32]


def agrees(match: Match, checksum: str) -> bool:
    """Is this the stored checksum of the match's state?"""
    if checksum.startswith(CHECKSUM_MARK):
        return checksum == match.checksum()
    # Such a game is trusted if all its actions are legal and its bytes lay elsewhere at the time.
    return match.game.bytes_moved or checksum == bytes_checksum(match.game, match.state)


def check_shape(data: Any) -> None:
    """Are all keys there, with values of the right kind?"""
    if not isinstance(data, dict):
        raise BadReplay(f"expected a JSON object, got {type(data).__name__}")
    for key, kind in KEYS.items():
        value = data.get(key)
        if not isinstance(value, kind) or isinstance(value, bool):
            got = type(value).__name__ if key in data else "nothing"
            expected = getattr(kind, "__name__", str(kind))
            raise BadReplay(f"{key}: expected {expected}, got {got}")
    if unknown := sorted(set(data) - set(KEYS) - OPTIONAL_KEYS):
        raise BadReplay(f"expected the keys {', '.join(KEYS)}, got {', '.join(unknown)} too")
    if data["format"] != FORMAT:
        raise BadReplay(f"format: expected {FORMAT}, got {data['format']}")
    if not all(isinstance(name, str) for name in data["seats"]):
        raise BadReplay("seats: expected a list of names")
    if len(data["seats"]) != data["players"]:
        raise BadReplay(f"seats: expected {data['players']} names, got {len(data['seats'])}")


def new_match(data: Any, edition: str | None) -> Match:
    """The match of a replay's data before its first action."""
    game = game_named(data["game"])
    if edition is None:
        cards = edition_in_play(game, data["edition"], data["edition_digest"])
    else:
        cards = game.edition(edition)
    seed = seed_from_json(data["seed"])
    match = Match(game, data["players"], seed, data["options"], cards, stored=True)
    digest = data["edition_digest"]
    if not game.may_continue(cards, match.players, match.options, digest):
        raise BadReplay(
            f"the cards of edition {cards.name} have changed since this game started (expected "
            f"{digest}, got {match.cards_digest}); if you have a copy of the old ones, name it "
            "with --edition"
        )
    return match


def explain_change(data: Any, rules_version: int, error: BadReplay) -> None:
    """Raise BadReplay if a new deal or changed rules explain why a game cannot be played."""
    if "dealt_again_after" in data:
        raise BadReplay(
            f"everything hidden was dealt again after action {data['dealt_again_after']} of this "
            f"game, so that only the server it was played on can show it; {error}"
        ) from error
    if "rules_changed_after" in data:
        raise BadReplay(
            f"the rules changed after action {data['rules_changed_after']} of this game, so "
            f"that only the server it was played on can show it; {error}"
        ) from error
    if data["rules_version"] != rules_version:
        raise BadReplay(
            f"rules_version: expected {rules_version}, got {data['rules_version']}, and the "
            f"rules have changed for this game; {error}"
        ) from error


def campaign_of(data: Any) -> "CampaignGame | None":
    if "campaign" not in data:
        return None
    with needs("play"):
        from ecotone.engine.campaign import CampaignGame
    return CampaignGame.from_data(data["campaign"])


def commitment_of(data: Any, match: Match) -> Commitment | None:
    """What fixed the deal before the game; BadReplay if it was another deal."""
    if "commitment" not in data:
        return None
    found = Commitment.from_data(data["commitment"])
    if not found.opens_to(deal_of(match)):
        raise BadReplay("commitment: this is not the deal that was fixed before the game")
    return found


def deal_of(match: Match) -> Deal:
    """What a commitment to a match is about."""
    return Deal(match.game.name, match.edition.name, match.players, match.options, match.seed)


def play_through(match: Match, actions: Sequence[Any], checksum: str) -> None:
    """Play the actions; BadReplay if one is not legal or if they do not lead to the checksum."""
    for number, action in enumerate(actions, 1):
        if not isinstance(action, int) or isinstance(action, bool):
            raise BadReplay(f"action {number}: expected a whole number, got {action!r}")
        try:
            match.push(action)
        except (EcotoneError, OverflowError) as error:
            raise BadReplay(f"action {number}: {error}") from error
    if not agrees(match, checksum):
        raise BadReplay(f"checksum: expected {checksum}, the actions lead to {match.checksum()}")
