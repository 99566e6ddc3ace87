"""Unguessable names, tokens and seeds; only hashes of tokens are kept."""

import base64
import hashlib
import hmac
import secrets

from ecotone.engine.seeds import SEED_BITS

ID_BYTES = 9
TOKEN_BYTES = 24
UNGUESSABLE_LENGTH = 32
"""Letters in a token."""


def new_id() -> str:
    """A server's name among others: 12 url-safe characters."""
    return secrets.token_urlsafe(ID_BYTES)


def new_token() -> str:
    """A seat's or owner's token: 32 url-safe characters."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_seed() -> int:
    """A seed that nobody can find by trying."""
    return secrets.randbits(SEED_BITS)


def derived_token(token: str, purpose: str) -> str:
    """A token that follows from another: whoever holds the one is given the other."""
    digest = hmac.digest(token.encode(), purpose.encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:TOKEN_BYTES]).decode()


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def opens(token: str | None, kept: str | None) -> bool:
    """Does a token fit a kept hash? Takes as long whether it does or not."""
    if token is None or kept is None:
        return False
    return hmac.compare_digest(hashed(token), kept)
