"""Campaign progress in the database, imported from the JSON files that held it before."""

import logging
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

from ecotone.engine.campaign import BadProgress, Progress, expect_profile
from ecotone.engine.errors import EcotoneError
from ecotone.engine.folders import data_root

revision = "0006"
down_revision = "0005"

LOG = logging.getLogger("ecotone.server")


def upgrade() -> None:
    """Import every readable file of the data folder; the files stay where they are."""
    table = op.create_table(
        "progress",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("profile", sa.String(40), primary_key=True),
        sa.Column("progress", sa.JSON, nullable=False),
    )
    op.bulk_insert(table, list(saved_progress()))


def saved_progress() -> Iterator[dict[str, Any]]:
    """The rows of the files, which are named GAME-PROFILE.json."""
    for file in sorted((data_root() / "progress").glob("*.json")):
        try:
            progress = Progress.from_json(file.read_bytes(), file.name)
            profile = profile_of(file.stem, progress.game)
        except (OSError, EcotoneError) as error:
            LOG.warning("%s was not imported: %s", file, error)
            continue
        yield {"game": progress.game, "profile": profile, "progress": progress.data()}


def profile_of(name: str, game: str) -> str:
    """The profile whose file has this name."""
    if not name.startswith(f"{game}-"):
        raise BadProgress(f"expected a name that starts with {game}-, got {name}")
    profile = name.removeprefix(f"{game}-")
    expect_profile(profile)
    return profile
