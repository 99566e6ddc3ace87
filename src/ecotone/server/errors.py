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
    "no_host_token": 401,
    "wrong_host_token": 403,
    "blocked": 403,
    "no_person": 401,
    "bad_code": 404,
    "people_full": 503,
    "too_many_people": 429,
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
    "no_database": 503,
    "waiting": 409,
    "no_chat": 403,
    "not_seated": 403,
    "bad_line": 400,
    "started": 409,
    "over": 409,
    "called_off": 409,
    "not_ratable": 400,
    "bad_tournament": 400,
    "no_tournament": 404,
    "tournament_started": 409,
    "tournament_open": 409,
    "tournament_over": 409,
    "tournament_full": 409,
    "round_running": 409,
    "too_few_players": 409,
    "rated_game": 409,
    "no_more_time": 409,
    "no_holiday": 409,
    "no_push": 409,
    "bad_push_device": 422,
    "too_many_push_devices": 409,
    "no_push_device": 404,
    "no_passkeys": 409,
    "bad_passkey": 403,
    "no_passkey": 404,
    "too_many_passkeys": 409,
    "too_many_passkey_challenges": 429,
    "no_mail": 409,
    "bad_mail_address": 422,
    "bad_mail_code": 404,
    "too_many_mail_codes": 429,
    "mail_failed": 503,
    "no_free_seat": 409,
    "not_open": 403,
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
    "no_puzzle": 404,
    "no_such_decision": 422,
    "no_edition": 404,
    "not_your_edition": 403,
    "no_workshop": 403,
    "bad_value": 422,
    "bad_edition": 422,
    "bad_package": 422,
    "nothing_to_undo": 409,
    "too_many_editions": 429,
    "editions_full": 503,
    "too_many": 429,
    "table_full": 409,
    "too_many_tables": 429,
    "too_many_profiles": 429,
    "server_full": 503,
    "preparing": 503,
    "stopping": 503,
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
