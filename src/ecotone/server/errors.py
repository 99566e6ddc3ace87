"""API errors: each has a code and a text in both languages."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ecotone.engine.texts import LANGUAGES, Texts

TEXTS = Texts(Path(__file__).parent / "texts")
QUOTE_LENGTH = 500

STATUS = {
    "bad_request": 400,
    "bad_name": 400,
    "bad_table": 400,
    "bad_seats": 400,
    "wrong_token": 403,
    "no_token": 401,
    "not_allowed": 403,
    "not_yours": 403,
    "wrong_origin": 403,
    "not_here": 403,
    "no_game": 404,
    "no_table": 404,
    "no_seat": 404,
    "no_page": 404,
    "no_campaign": 404,
    "no_such_method": 405,
    "not_over": 409,
    "not_replaying": 409,
    "not_stored": 503,
    "not_absent": 409,
    "no_network": 409,
    "stale": 409,
    "chapter_closed": 409,
    "too_large": 413,
    "not_json": 415,
    "wrong_host": 421,
    "bad_board": 422,
    "bad_progress": 422,
    "bad_replay": 422,
    "unfinished_replay": 422,
    "no_companion": 404,
    "no_guide": 404,
    "too_many": 429,
    "too_many_tables": 429,
    "too_many_profiles": 429,
    "server_full": 503,
    "preparing": 503,
    "profiles_full": 503,
    "broken": 500,
}


class ApiError(Exception):
    """A request that cannot be granted; nothing has changed."""

    def __init__(self, code: str, detail: Any = None, **words: Any) -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail
        self.words: Mapping[str, Any] = {name: shortened(word) for name, word in words.items()}

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)

    def describe(self, language: str) -> str:
        """The error as a sentence."""
        return TEXTS.format(language, f"refused-{self.code.replace('_', '-')}", self.words)


def shortened(word: Any) -> Any:
    """Quote only the beginning of a long text."""
    if isinstance(word, str) and len(word) > QUOTE_LENGTH:
        return f"{word[:QUOTE_LENGTH]}…"
    return word


def language_of(accepted: str | None) -> str:
    """The first supported language of an Accept-Language header."""
    for part in (accepted or "").split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
