"""Copying an edition, so that its owner can type in what is printed."""

import json
import re
import shutil
import tomllib
from collections.abc import Mapping
from pathlib import Path

from ecotone.engine.edition import EDITION_SUFFIXES, MANIFEST, Edition
from ecotone.engine.errors import EcotoneError

TOML_STRING = r'"""(?:.*?)"""|\'\'\'(?:.*?)\'\'\'|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\''


def copy_edition(
    source: Edition, target: Path, title: Mapping[str, str], about: Mapping[str, str]
) -> None:
    """Copy an edition's folder and give the copy its own name, title and text."""
    texts = {"name": target.name}
    texts |= {f"title_{language}": words for language, words in title.items()}
    texts |= {f"about_{language}": words for language, words in about.items()}
    target.mkdir(parents=True)
    for file in source.folder.iterdir():
        if file.suffix in EDITION_SUFFIXES:
            shutil.copyfile(file, target / file.name)
    manifest = target / MANIFEST
    renamed = with_texts(manifest.read_text("utf-8"), texts)
    manifest.write_text(renamed, "utf-8")


def with_texts(manifest: str, texts: Mapping[str, str]) -> str:
    """A manifest with some of its texts replaced; everything else is unchanged."""

    def replaced(found: re.Match[str]) -> str:
        return f"{found[1]} = {json.dumps(texts[found[1]], ensure_ascii=False)}"

    keys = "|".join(texts)
    manifest = re.sub(rf"(?ms)^({keys})\s*=\s*(?:{TOML_STRING})", replaced, manifest)
    read = tomllib.loads(manifest)
    missing = [key for key, words in texts.items() if read.get(key) != words]
    if missing:
        raise EcotoneError(f"{MANIFEST}: expected texts {', '.join(missing)} at the top, got none")
    return manifest
