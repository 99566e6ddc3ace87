"""Campaign games in the terminal: starting them, finding saved ones, counting results."""

import json
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ecotone.cli.console import TEXTS, out
from ecotone.cli.progress import Profile
from ecotone.cli.table.session import Session
from ecotone.engine.campaign import CampaignGame, Chapter, Progress, difficulty_in
from ecotone.engine.errors import BadOption, BadReplay
from ecotone.engine.folders import data_root
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.options import AS_WRITTEN
from ecotone.engine.replay import PERSON, Replay

NAME_BYTES = 6
SEED_BITS = 40


@dataclass(frozen=True)
class ChapterRequest:
    """A chapter that somebody wants to play, and how."""

    game: Game
    chapter: Chapter
    profile: str
    players: int
    seed: int | None
    edition: str | None
    language: str
    difficulty: str | None = None
    """None to go on with a saved game of any, or else to play it as it is written."""


def new_session(wanted: ChapterRequest) -> Session:
    """A session for a new game of a chapter."""
    game, chapter, profile = wanted.game, wanted.chapter, wanted.profile
    seed = secrets.randbits(SEED_BITS) if wanted.seed is None else wanted.seed
    options = chapter.options_for(wanted.players, wanted.difficulty or AS_WRITTEN)
    match = Match(game, wanted.players, seed, options, game.edition(wanted.edition))
    campaign = CampaignGame(profile, chapter.number, secrets.token_hex(NAME_BYTES))
    level = "" if wanted.difficulty in (None, AS_WRITTEN) else f"-{wanted.difficulty}"
    name = f"{game.name}-journal-{profile}-{chapter.number}{level}-{seed}"
    file = saves_folder() / f"{name}.json"
    if file.exists():
        file = saves_folder() / f"{name}-{campaign.name}.json"
    return Session(match, (PERSON,) * match.players, file, wanted.language, campaign)


def saved_session(wanted: ChapterRequest, progress: Progress) -> Session | None:
    """The session of the latest unfinished saved game of this chapter, if any."""
    language = wanted.language
    for file, data in saved_games(wanted, progress):
        if data.get("players") == wanted.players and wanted.seed in (None, data.get("seed")):
            try:
                saved = Replay.read(file, wanted.edition)
            except BadReplay as error:
                out.print(TEXTS.format(language, "journal-unreadable", {"why": str(error)}))
                continue
            difficulty = difficulty_in(saved.match.options)
            if not saved.match.over and wanted.difficulty in (None, difficulty):
                return Session(saved.match, saved.seats, file, language, saved.campaign)
    return None


def saved_games(
    wanted: ChapterRequest, progress: Progress
) -> Iterator[tuple[Path, dict[str, object]]]:
    """The saved games of this chapter and profile that have not counted yet, latest first."""
    files = saves_folder().glob(f"{wanted.game.name}-journal-{wanted.profile}-*.json")
    for file in sorted(files, key=lambda file: file.stat().st_mtime_ns, reverse=True):
        try:
            data = json.loads(file.read_bytes())
            campaign = CampaignGame.from_data(data["campaign"])
        except (OSError, ValueError, KeyError, TypeError, BadOption):
            continue
        if (campaign.profile, campaign.chapter) != (wanted.profile, wanted.chapter.number):
            continue
        if campaign.name not in progress.noted:
            yield file, data


def saves_folder() -> Path:
    """Where games without a file of their own are saved."""
    return data_root() / "saves"


def count_result(match: Match, campaign: CampaignGame, language: str) -> None:
    """Count a finished game in its profile's progress, once, and print how it ended."""
    won, score = match.places()[0] == 1, match.scores()[0]
    profile = Profile(match.game.name, campaign.profile, language)
    difficulty = difficulty_in(match.options)
    profile.change(
        lambda progress: progress.record(campaign.chapter, won, score, campaign.name, difficulty)
    )
    out.print(TEXTS.format(language, "journal-success" if won else "journal-failure"))
