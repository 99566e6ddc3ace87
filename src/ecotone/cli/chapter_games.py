"""Campaign games in the terminal: starting them, finding saved ones, counting results."""

import json
import secrets
from collections.abc import Iterator
from pathlib import Path

from ecotone.cli.console import TEXTS, out
from ecotone.cli.result import PERSON
from ecotone.cli.table import TerminalTable
from ecotone.engine.campaign import CampaignGame, Chapter, Progress
from ecotone.engine.edition import data_root
from ecotone.engine.errors import BadOption, BadReplay
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.replay import read_replay

NAME_BYTES = 6


def new_table(match: Match, chapter: Chapter, profile: str, language: str) -> TerminalTable:
    """A table for a new game of a chapter."""
    campaign = CampaignGame(profile, chapter.number, secrets.token_hex(NAME_BYTES))
    name = f"{match.game.name}-journal-{profile}-{chapter.number}-{match.seed}"
    file = saves_folder() / f"{name}.json"
    if file.exists():
        file = saves_folder() / f"{name}-{campaign.name}.json"
    return TerminalTable(match, (PERSON,) * match.players, file, language, campaign)


def saved_table(
    game: Game,
    chapter: Chapter,
    progress: Progress,
    players: int,
    seed: int | None,
    edition: str | None,
    language: str,
) -> TerminalTable | None:
    """The table of the latest unfinished saved game of this chapter, if any."""
    for file, data in saved_games(game, chapter, progress):
        if data.get("players") == players and seed in (None, data.get("seed")):
            try:
                saved = read_replay(file, edition)
            except BadReplay as error:
                out.print(TEXTS.format(language, "journal-unreadable", {"why": str(error)}))
                continue
            if not saved.match.over:
                return TerminalTable(saved.match, saved.seats, file, language, saved.campaign)
    return None


def saved_games(
    game: Game, chapter: Chapter, progress: Progress
) -> Iterator[tuple[Path, dict[str, object]]]:
    """The saved games of this chapter and profile that have not counted yet, latest first."""
    files = saves_folder().glob(f"{game.name}-journal-{progress.profile}-*.json")
    for file in sorted(files, key=lambda file: file.stat().st_mtime_ns, reverse=True):
        try:
            data = json.loads(file.read_bytes())
            campaign = CampaignGame.from_data(data["campaign"])
        except (OSError, ValueError, KeyError, TypeError, BadOption):
            continue
        if (campaign.profile, campaign.chapter) != (progress.profile, chapter.number):
            continue
        if campaign.name not in progress.noted:
            yield file, data


def saves_folder() -> Path:
    """Where games without a file of their own are saved."""
    return data_root() / "saves"


def count_result(match: Match, campaign: CampaignGame, language: str) -> None:
    """Count a finished game in its profile's progress, once, and print how it ended."""
    won = match.places()[0] == 1
    progress = Progress(match.game.name, campaign.profile)
    progress.record(campaign.chapter, won, match.scores()[0], campaign.name)
    out.print(TEXTS.format(language, "journal-success" if won else "journal-failure"))
