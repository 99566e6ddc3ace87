"""A mail server for tests: it keeps what it is sent, and refuses what a test wants refused."""

import email
import email.policy
import re
import socketserver
import threading
from contextlib import contextmanager

from ecotone.server.settings import MailSettings


class MailServer:
    """What has arrived at a local mail server."""

    site = "http://127.0.0.1"
    """Where the links in the messages lead."""

    def __init__(self, port):
        self.port = port
        self.messages = []
        self.refusals = []
        """The next answers to a recipient; 250 when there are none left."""
        self.logins = []

    def settings(self, **more):
        usual = {"after_seconds": 0, "security": "none"}
        sender = "Ecotone <tables@example.org>"
        return MailSettings("127.0.0.1", self.port, sender=sender, **(usual | more))

    def to(self, address):
        """The messages that have arrived there."""
        return [one for one in self.messages if one["To"] == address]


class Line(socketserver.StreamRequestHandler):
    """Enough of SMTP (RFC 5321) to take messages."""

    def handle(self):
        self.say(220)
        while command := self.rfile.readline().decode().strip():
            verb = command.split(" ")[0].upper()
            if verb == "DATA":
                self.say(354)
                self.take()
            elif verb == "EHLO":
                self.say("250-local\r\n250 AUTH PLAIN")
            elif verb == "AUTH":
                self.there.logins.append(command.split(" ")[-1])
                self.say(235)
            elif verb == "RCPT":
                self.say(self.there.refusals.pop(0) if self.there.refusals else 250)
            elif verb == "STARTTLS":
                self.say(502)
            else:
                self.say(221 if verb == "QUIT" else 250)

    def say(self, answer):
        text = answer if isinstance(answer, str) else f"{answer} it is so"
        self.wfile.write(f"{text}\r\n".encode())

    def take(self):
        lines = iter(self.rfile.readline, b".\r\n")
        content = b"".join(line.removeprefix(b".") for line in lines)
        self.there.messages.append(email.message_from_bytes(content, policy=email.policy.default))
        self.say(250)

    @property
    def there(self):
        return self.server.there


class Listening(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True


@contextmanager
def mail_server():
    with Listening(("127.0.0.1", 0), Line) as listening:
        listening.there = MailServer(listening.server_address[1])
        thread = threading.Thread(target=listening.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield listening.there
        finally:
            listening.shutdown()
            thread.join()


def links(message):
    """The addresses in a message, by what they are for."""
    text = message.get_content()
    return {
        "confirm": found(r"\S+/mail#confirm=\S+", text),
        "stop": found(r"\S+/mail#stop=\S+", text),
        "table": found(r"\S+/t/\S+", text),
    }


def found(pattern, text):
    match = re.search(pattern, text)
    return match[0] if match else None
