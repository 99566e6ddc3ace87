"""The user's folders: one for compiled code, one for editions, saved games and tables.

ECOTONE_CACHE and ECOTONE_DATA name other folders.
"""

import os
import sys
from pathlib import Path

NAME = "ecotone"


def cache_root() -> Path:
    """The folder for all compiled code."""
    chosen = os.environ.get("ECOTONE_CACHE")
    return Path(chosen) if chosen else user_cache()


def data_root() -> Path:
    """The folder for everything that a user owns."""
    chosen = os.environ.get("ECOTONE_DATA")
    return Path(chosen) if chosen else user_data()


def user_cache() -> Path:
    if sys.platform == "win32":
        return local_app_data() / NAME / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / NAME
    return named_by("XDG_CACHE_HOME", Path.home() / ".cache") / NAME


def user_data() -> Path:
    if sys.platform == "win32":
        return local_app_data() / NAME
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / NAME
    return named_by("XDG_DATA_HOME", Path.home() / ".local" / "share") / NAME


def local_app_data() -> Path:
    return named_by("LOCALAPPDATA", Path.home() / "AppData" / "Local")


def named_by(variable: str, default: Path) -> Path:
    """The folder that an environment variable names, if it names one."""
    named = os.environ.get(variable, "").strip()
    return Path(named) if named else default
