"""The key pair with which a server signs for push services (VAPID, RFC 8292)."""

import base64
import binascii

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ecotone.engine.errors import EcotoneError

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
KEY_BYTES = 32
POINT_BYTES = 65
AUTH_BYTES = 16
CONTACTS = ("mailto:", "https:")


def decoded(text: str) -> bytes:
    """Bytes from base64url with or without padding; ValueError for anything else."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", True)
    except (binascii.Error, ValueError) as error:
        raise ValueError("expected base64url") from error


def encoded(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def private_key(configured: str) -> ec.EllipticCurvePrivateKey:
    """The key that a host has configured, or an EcotoneError."""
    try:
        content = decoded(configured)
        if len(content) != KEY_BYTES:
            raise ValueError(f"expected {KEY_BYTES} bytes, got {len(content)}")
        return ec.derive_private_key(int.from_bytes(content), CURVE)
    except ValueError as error:
        raise EcotoneError(f"push.key: {error}") from error


def key_from_secret(secret: str) -> ec.EllipticCurvePrivateKey:
    """The key that belongs to a database's secret."""
    return ec.derive_private_key(int(secret, 16) % (ORDER - 1) + 1, CURVE)


def public_point(key: ec.EllipticCurvePrivateKey) -> str:
    """The public key in the form that browsers take."""
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return encoded(point)


def expect_contact(contact: str) -> None:
    """Raise an EcotoneError unless push services can reach the host there."""
    if not contact.startswith(CONTACTS):
        raise EcotoneError("push.contact: expected a mailto: or https: address")


def expect_device_keys(public_key: str, auth: str) -> None:
    """Raise ValueError unless something can be encrypted with these keys of a browser."""
    point = decoded(public_key)
    if len(point) != POINT_BYTES or len(decoded(auth)) != AUTH_BYTES:
        raise ValueError("expected the keys of a browser")
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
