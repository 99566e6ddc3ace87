"""A passkey's device for tests: it makes keys and signs, as a browser's does."""

import base64
import hashlib
import json
import secrets
import struct

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


def encoded(content):
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


class Authenticator:
    """One passkey; whatever a test wants may be wrong with it."""

    def __init__(self, origin="https://tables.example.org", domain=None):
        self.origin = origin
        self.domain = domain or origin.split("//")[1].split(":")[0]
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.count = 0
        self.flags = PRESENT | VERIFIED

    def create(self, options):
        """The answer to `navigator.credentials.create`."""
        numbers = self.key.public_key().public_numbers()
        point = {-2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, **point})
        described = bytes(16) + struct.pack(">H", len(self.id)) + self.id + key
        content = {"fmt": "none", "attStmt": {}, "authData": self.data(WITH_KEY) + described}
        return self.credential(
            clientDataJSON=encoded(self.client("webauthn.create", options)),
            attestationObject=encoded(cbor2.dumps(content)),
        )

    def get(self, options):
        """The answer to `navigator.credentials.get`."""
        client, data = self.client("webauthn.get", options), self.data()
        signed = data + hashlib.sha256(client).digest()
        return self.credential(
            clientDataJSON=encoded(client),
            authenticatorData=encoded(data),
            signature=encoded(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            userHandle=encoded(b"nobody looks at it"),
        )

    def data(self, more=0):
        self.count += 1
        domain = hashlib.sha256(self.domain.encode()).digest()
        return domain + bytes([self.flags | more]) + struct.pack(">I", self.count)

    def client(self, kind, options):
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(told).encode()

    def credential(self, **response):
        name = encoded(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}
