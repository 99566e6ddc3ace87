"""The messages about how people are notified of their turn."""

from ecotone.server.messages import Answer, Message


class NewPushDevice(Message):
    """A browser's push subscription, as its PushManager describes it."""

    endpoint: str
    p256dh: str
    auth: str
    name: str = ""
    """What the person calls the device."""


class PushDeviceFacts(Answer):
    """A device on which a person is notified."""

    id: str
    name: str
    created: str


class NewMailAddress(Message):
    """Where a person wants to be notified by e-mail; a code is sent there first."""

    address: str


class MailToken(Message):
    """What somebody has from a message: its code, or the token that stops them."""

    token: str


class MailFacts(Answer):
    """Where a person is notified by e-mail."""

    address: str | None
    confirmed: bool
    """Has its owner followed the link that was sent there?"""


class NoticeFacts(Answer):
    """How a person is notified, and how they could be."""

    push_key: str | None
    """The server's public VAPID key; None if it does not use Web Push."""
    devices: list[PushDeviceFacts]
    mail: MailFacts | None
    """None if the server sends no e-mail."""


class AddedPushDevice(Answer):
    """The device that was added, among all of the person's."""

    id: str
    notices: NoticeFacts
