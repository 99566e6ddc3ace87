"""The cards of running games: an edition that is edited meanwhile does not change them.

When a game begins with an edition of somebody's own, its files are kept under the digest of the
cards in play. From then on the game is read from there.
"""

import re
import shutil
from pathlib import Path
from tempfile import mkdtemp

from ecotone.engine.edition import MANIFEST, Edition
from ecotone.engine.errors import EcotoneError
from ecotone.engine.folders import data_root
from ecotone.engine.game import Game
from ecotone.engine.own_edition import edition_files

DIGEST = re.compile(r"[a-z][0-9a-f]{15}")


def kept_folder(game: Game, digest: str) -> Path:
    """Where the cards of games with this digest are kept."""
    return data_root() / "editions-in-play" / game.name / digest


def is_packaged(game: Game, folder: Path) -> bool:
    return folder.parent == game.folder / "editions"


def keep_in_play(game: Game, edition: Edition, digest: str) -> None:
    """Keep an edition's files for a game that begins; those of the package never change."""
    target = kept_folder(game, digest)
    if is_packaged(game, edition.folder) or target.exists():
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    beside = Path(mkdtemp(prefix=".new-", dir=target.parent))
    for file in edition_files(edition.folder):
        shutil.copyfile(file, beside / file.name)
    try:
        beside.rename(target)
    except OSError:
        shutil.rmtree(beside)


def kept_edition(game: Game, digest: str) -> Edition | None:
    """The edition that was kept for games with these cards; None if none was, or not readable."""
    folder = kept_folder(game, digest)
    if not DIGEST.fullmatch(digest) or not (folder / MANIFEST).is_file():
        return None
    try:
        return game.read_edition(folder)
    except EcotoneError:
        return None


def edition_in_play(game: Game, name: str, digest: str) -> Edition:
    """The edition a game began with; the present one of that name if nothing was kept."""
    return kept_edition(game, digest) or game.edition(name)
