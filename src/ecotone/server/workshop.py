"""The editions on this server: whose they are, and making, changing and deleting them."""

import re
import shutil
import threading
import unicodedata
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from ecotone.engine.edition import MANIFEST
from ecotone.engine.edition_copy import copy_edition, with_texts
from ecotone.engine.edition_package import BadPackage, unpack
from ecotone.engine.errors import BadEdition, BadFile, EcotoneError
from ecotone.engine.fault_words import describe
from ecotone.engine.folders import data_root
from ecotone.engine.game import Game
from ecotone.engine.kept_edition import is_packaged
from ecotone.engine.own_edition import Notes, OwnEdition, parts_of
from ecotone.engine.registry import games
from ecotone.engine.texts import LANGUAGES
from ecotone.server.edition_messages import CreatedEdition, NewEdition
from ecotone.server.errors import TEXTS, ApiError
from ecotone.server.settings import Settings
from ecotone.server.table_choices import checked_name, known_edition, known_game
from ecotone.server.tokens import hashed, new_token, opens

NAME_LENGTH = 40
PLAIN_NAME = "edition"


class Workshop:
    """All editions of all games; one change at a time."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.lock = threading.Lock()
        self.version = 0
        """Counts the changes, for whoever caches."""

    # -- finding ---------------------------------------------------------------------------------

    def all(self) -> Iterator[tuple[Game, OwnEdition]]:
        """Every edition, with faults or without."""
        for game in games().values():
            for folder in game.editions().values():
                yield game, OwnEdition(folder, parts_of(game, folder))

    def find(self, game_name: str, name: str) -> tuple[Game, OwnEdition]:
        """An edition by name, or ApiError."""
        game = known_game(game_name)
        folder = game.editions().get(name)
        if folder is None:
            raise ApiError("no_edition")
        return game, OwnEdition(folder, parts_of(game, folder))

    @property
    def open(self) -> bool:
        """May anybody make and edit editions here?"""
        return self.settings.editions != "nobody"

    def may_edit(self, game: Game, edition: OwnEdition, token: str | None) -> bool:
        """May the holder of a token change it? One without an owner belongs to this machine."""
        if is_packaged(game, edition.folder) or not self.open:
            return False
        owner = edition.notes().owner
        return opens(token, owner) if owner else self.settings.local

    def own_edition(self, game_name: str, name: str, token: str | None) -> tuple[Game, OwnEdition]:
        """An edition that the holder of a token may change, or ApiError."""
        game, edition = self.find(game_name, name)
        if not self.may_edit(game, edition, token):
            raise ApiError("not_your_edition")
        return game, edition

    # -- changing --------------------------------------------------------------------------------

    @contextmanager
    def changing(self, language: str = LANGUAGES[0]) -> Iterator[None]:
        """One change at a time; mistakes become ApiErrors, in a language."""
        try:
            with self.lock:
                yield
                self.version += 1
        except BadFile as error:
            detail = [problem._asdict() for problem in error.problems]
            code = "bad_edition" if isinstance(error, BadEdition) else "bad_value"
            why = "; ".join(describe(problem, language) for problem in error.problems)
            raise ApiError(code, {"problems": detail}, why=why) from error
        except BadPackage as error:
            raise ApiError("bad_package", why=str(error)) from error
        except EcotoneError as error:
            raise ApiError("bad_value", why=str(error)) from error

    def copy(self, wanted: NewEdition, language: str) -> CreatedEdition:
        """A copy of an edition, for whoever asked to type into."""
        game = known_game(wanted.game)
        source = known_edition(game, wanted.origin)
        title = checked_name(wanted.title, self.settings.limits)
        with self.changing(language):
            folder = self.new_folder(game, title)
            titles = {one: {"original": source.title[one]} for one in LANGUAGES}
            about = {one: TEXTS.format(one, "edition-about", titles[one]) for one in LANGUAGES}
            copy_edition(source, folder, dict.fromkeys(LANGUAGES, title), about)
            return self.own(game, folder, source.folder, wanted.origin, source.title)

    def import_edition(self, content: bytes, language: str) -> CreatedEdition:
        """An edition that came as a file; it must pass the game's reader."""
        with self.changing(language):
            package = unpack(content)
            game = known_game(package.game)
            beside = self.folder_of(game) / ".new"
            shutil.rmtree(beside, ignore_errors=True)
            beside.mkdir(parents=True)
            try:
                for name, file in package.files.items():
                    (beside / name).write_bytes(file)
                read = game.read_edition(beside)
                folder = self.new_folder(game, read.name)
                rename(beside, folder)
            finally:
                shutil.rmtree(beside, ignore_errors=True)
            origin = game.edition()
            return self.own(game, folder, origin.folder, origin.name, origin.title)

    def own(
        self, game: Game, folder: Path, source: Path, origin: str, title: Mapping[str, str]
    ) -> CreatedEdition:
        """Note who may edit a new edition and where it came from."""
        token = new_token()
        edition = OwnEdition(folder, parts_of(game, folder))
        edition.keep_origin(source)
        edition.keep_notes(Notes(hashed(token), origin, dict(title)))
        return CreatedEdition(game.name, folder.name, token)

    def remove(self, edition: OwnEdition) -> None:
        """Delete an edition; games that began with it keep their cards."""
        with self.changing():
            shutil.rmtree(edition.folder)

    def folder_of(self, game: Game) -> Path:
        return data_root() / "editions" / game.name

    def new_folder(self, game: Game, title: str) -> Path:
        """A folder that no edition has, named after a title; ApiError if there are too many."""
        known = game.editions()
        if sum(1 for _ in self.all()) >= self.settings.limits.editions_in_all:
            raise ApiError("editions_full")
        name = plain_name(title)
        free = (f"{name}-{number}" if number > 1 else name for number in range(1, len(known) + 2))
        return self.folder_of(game) / next(one for one in free if one not in known)


def rename(beside: Path, folder: Path) -> None:
    """Move an edition to its place and give it that name."""
    manifest = beside / MANIFEST
    renamed = with_texts(manifest.read_text("utf-8"), {"name": folder.name})
    manifest.write_text(renamed, "utf-8", newline="\n")
    beside.rename(folder)


def plain_name(title: str) -> str:
    """A title as the name of a folder: small letters, digits and hyphens."""
    letters = unicodedata.normalize("NFKD", title.casefold().replace("ß", "ss"))
    plain = re.sub(r"[^a-z0-9]+", "-", letters.encode("ascii", "ignore").decode()).strip("-")
    return plain[:NAME_LENGTH].strip("-") or PLAIN_NAME
