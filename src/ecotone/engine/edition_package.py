"""An edition as one file, `.ecotone-edition`: a zip of its TOML and CSV files with a digest.

What comes in is not trusted: names, sizes, compression and digest are checked before anything is
written, and nothing is ever written under a name the file chose beyond the plain file names.
"""

import hashlib
import io
import json
import re
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from ecotone.engine.edition import MANIFEST
from ecotone.engine.errors import EcotoneError
from ecotone.engine.own_edition import edition_files

SUFFIX = ".ecotone-edition"
CONTENTS = "contents.json"
FORMAT = 1
FILE_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,60}\.(csv|toml)")
NAME_LINE = re.compile(rb'(?m)^name\s*=\s*"[^"\n]*"\s*\n')
MOST_FILES = 80
MOST_BYTES = 2 * 1024 * 1024
BROKEN = (
    zipfile.BadZipFile,
    zlib.error,
    NotImplementedError,
    RuntimeError,
    EOFError,
    OSError,
)
LONG_AGO = (1980, 1, 1, 0, 0, 0)


class BadPackage(EcotoneError):
    """A file that is not an edition, was damaged, or is not to be trusted."""


class Package(NamedTuple):
    """The files of an edition, by name."""

    game: str
    digest: str
    files: Mapping[str, bytes]


def content_digest(files: Mapping[str, bytes]) -> str:
    """A hash of an edition's files that does not depend on its name or on line ends."""
    digest = hashlib.sha256()
    for name in sorted(files):
        content = files[name].replace(b"\r\n", b"\n")
        if name == MANIFEST:
            content = NAME_LINE.sub(b"", content, count=1)
        digest.update(name.encode() + b"\0" + content + b"\0")
    return digest.hexdigest()[:16]


def files_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in edition_files(folder)}


def pack(game: str, folder: Path) -> bytes:
    """An edition's folder as one file; the same files give the same bytes."""
    files = files_in(folder)
    about = {"format": FORMAT, "game": game, "digest": content_digest(files)}
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in {CONTENTS: json.dumps(about).encode(), **files}.items():
            packed.writestr(zipfile.ZipInfo(name, LONG_AGO), content, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def unpack(content: bytes) -> Package:
    """Read such a file, or BadPackage."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            entries = packed.infolist()
            check_entries(entries)
            files = read_entries(packed, entries)
    except BROKEN as error:
        raise BadPackage(f"expected a zip file: {error}") from error
    except (ValueError, UnicodeError) as error:
        raise BadPackage(f"expected a plain zip file: {error}") from error
    about = contents_of(files.pop(CONTENTS, b""))
    if MANIFEST not in files:
        raise BadPackage(f"expected {MANIFEST}, got none")
    digest = content_digest(files)
    if about.get("digest") != digest:
        raise BadPackage(f"expected the digest {digest}, got {str(about.get('digest'))[:40]}")
    return Package(str(about.get("game", "")), digest, files)


def check_entries(entries: list[zipfile.ZipInfo]) -> None:
    """Few, small, plainly named and compressed in the usual way, each once."""
    if not 0 < len(entries) <= MOST_FILES + 1:
        raise BadPackage(f"expected 1 to {MOST_FILES + 1} files, got {len(entries)}")
    names = [entry.filename for entry in entries]
    if len(set(names)) != len(names):
        raise BadPackage("expected each file once")
    for entry in entries:
        if entry.filename != CONTENTS and not FILE_NAME.fullmatch(entry.filename):
            raise BadPackage(f"expected names of .csv and .toml files, got {entry.filename[:80]!r}")
        if entry.flag_bits & 1 or entry.compress_type not in (
            zipfile.ZIP_STORED,
            zipfile.ZIP_DEFLATED,
        ):
            raise BadPackage(f"{entry.filename}: expected no encryption and plain compression")


def read_entries(packed: zipfile.ZipFile, entries: list[zipfile.ZipInfo]) -> dict[str, bytes]:
    """The files' contents; what they claim about their size is not believed."""
    files, left = {}, MOST_BYTES
    for entry in entries:
        with packed.open(entry) as file:
            content = file.read(left + 1)
        if len(content) > left:
            raise BadPackage(f"expected at most {MOST_BYTES} bytes in all")
        left -= len(content)
        files[entry.filename] = content
    return files


def contents_of(written: bytes) -> dict[str, Any]:
    """What the file says about itself."""
    try:
        about = json.loads(written)
    except (ValueError, RecursionError) as error:
        raise BadPackage(f"expected {CONTENTS}") from error
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise BadPackage(f"expected {CONTENTS} of format {FORMAT}")
    return about
