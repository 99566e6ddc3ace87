"""The messages about passkeys: keys of a device or a password manager that open a profile."""

from typing import Any

from ecotone.server.messages import Answer, Message


class NewPasskey(Message):
    """A passkey that a browser has made, as its `toJSON()` describes it."""

    credential: dict[str, Any]
    name: str = ""
    """What the person calls the device."""


class PasskeySignIn(Message):
    """A challenge that a browser has signed with a passkey, as its `toJSON()` describes it."""

    credential: dict[str, Any]


class PasskeyOptions(Answer):
    """What a browser needs to make a passkey or to sign with one."""

    options: dict[str, Any]
    """For `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`."""


class PasskeyFacts(Answer):
    """A passkey of a person."""

    id: str
    name: str
    created: str
    used: str | None
    """When somebody last signed in with it."""


class PersonPasskeys(Answer):
    """A person's passkeys."""

    offered: bool
    """Does this server offer them?"""
    passkeys: list[PasskeyFacts]
