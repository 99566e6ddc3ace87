"""Unguessable ids, tokens and seeds; only hashes of tokens are stored."""

import base64
import hashlib
import hmac
import secrets

from ecotone.engine.commitment import SALT_DIGITS
from ecotone.engine.seeds import SEED_BITS

ID_BYTES = 9
TOKEN_BYTES = 24
UNGUESSABLE_LENGTH = 32


def new_id() -> str:
    """A server's id among others: 12 URL-safe characters."""
    return secrets.token_urlsafe(ID_BYTES)


def new_token() -> str:
    """A seat's or owner's token: 32 URL-safe characters."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_seed() -> int:
    """A seed that nobody can find by trying."""
    return secrets.randbits(SEED_BITS)


def new_salt() -> str:
    """The salt of a commitment."""
    return secrets.token_hex(SALT_DIGITS // 2)


def derived_token(token: str, purpose: str) -> str:
    """A token derived from another, so that the holder of the first can be given the second."""
    digest = hmac.digest(token.encode(), purpose.encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:TOKEN_BYTES]).decode()


def hashed(token: str) -> str:
    """The stored form of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def opens(token: str | None, kept: str | None) -> bool:
    """Does a token match a stored hash? Takes the same time either way."""
    if token is None or kept is None:
        return False
    return hmac.compare_digest(hashed(token), kept)
