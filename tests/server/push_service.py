"""A push service on this machine, and browsers that can read what it was given."""

import base64
import json
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


def in_base64(content):
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


class Browser:
    """A browser with a subscription: only it can read what is sent there."""

    def __init__(self, service, name="Firefox", path="/push"):
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.path = f"{path}/{id(self)}"
        self.name = name
        self.service = service

    def subscription(self):
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": self.service.url + self.path,
            "p256dh": in_base64(point),
            "auth": in_base64(self.auth),
            "name": self.name,
        }

    def received(self):
        """The notices that have arrived."""
        return [
            json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))
            for path, _, body in self.service.taken
            if path == self.path
        ]


class PushService:
    """Keeps what it is sent, and answers with the status that a test wants."""

    def __init__(self, port):
        self.url = f"http://127.0.0.1:{port}"
        self.tried = []
        """Every request: its path, headers and body."""
        self.statuses = []
        """The next answers; 201 when there are none left."""

    @property
    def taken(self):
        return [request for request, status in self.tried if status == 201]

    def handle(self, path, headers, body):
        status = self.statuses.pop(0) if self.statuses else 201
        self.tried.append(((path, headers, body), status))
        return status


def claims_of(headers):
    """What the sender has signed; its signature is checked."""
    signed = headers["Authorization"]
    assert Vapid02.verify(signed)
    token = dict(part.split("=", 1) for part in signed.split(" ", 1)[1].split(","))
    middle = token["t"].split(".")[1]
    return json.loads(base64.urlsafe_b64decode(middle + "=" * (-len(middle) % 4))), token["k"]


@contextmanager
def push_service():
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status = service.handle(self.path, self.headers, body)
            self.send_response(status)
            if status == 302:
                self.send_header("Location", f"{service.url}/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_):
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as listening:
        service = PushService(listening.server_address[1])
        thread = threading.Thread(target=listening.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield service
        finally:
            listening.shutdown()
            thread.join()
