"""Passkeys (WebAuthn): a device or a password manager opens a profile, without a code or a link."""

import asyncio
import json
from typing import Any
from urllib.parse import urlsplit

from ecotone.server.errors import ApiError
from ecotone.server.limits import Buckets
from ecotone.server.passkey_messages import PersonPasskeys
from ecotone.server.passkey_store import Passkey, PasskeyStore, digest
from ecotone.server.people import StoredPerson
from ecotone.server.play import Play
from ecotone.server.push_keys import decoded

LONGEST_NAME = 60
DAY = 24 * 3600
Json = dict[str, Any]


class Passkeys:
    """Makes and checks passkeys for the site of this server, if its host offers them.

    The library takes a third of a second to import, so that waits for the first who asks.
    """

    def __init__(self, play: Play) -> None:
        limits = play.settings.limits
        self.play = play
        self.site = play.settings.site.rstrip("/")
        self.store = PasskeyStore(play.storage.engine, limits.passkeys_per_person)
        daily = limits.passkey_challenges_per_address_and_day
        self.asked = Buckets(daily / DAY, daily, room=play.settings.shared_networks.room)

    @property
    def offered(self) -> bool:
        """Browsers make passkeys only for safe sites."""
        return self.site.startswith("https://") or self.domain == "localhost"

    @property
    def domain(self) -> str:
        """Whom browsers show passkeys to."""
        return urlsplit(self.site).hostname or ""

    async def facts(self, person: str) -> PersonPasskeys:
        return PersonPasskeys(self.offered, [one.facts() for one in await self.store.of(person)])

    async def challenge(self, person: str | None, caller: str) -> bytes:
        """A challenge for one who asks, or ApiError."""
        if not self.offered:
            raise ApiError("no_passkeys")
        if not self.asked.take(caller):
            raise ApiError("too_many_passkey_challenges")
        return await self.store.new_challenge(person, self.play.now())

    async def use_challenge(self, credential: Json, person: str | None) -> bytes:
        """The challenge that a browser has signed, if it was asked to a moment ago."""
        if not self.offered:
            raise ApiError("no_passkeys")
        challenge = signed_challenge(credential)
        if not await self.store.use_challenge(challenge, person, self.play.now()):
            raise ApiError("bad_passkey")
        return challenge

    # -- a new passkey ---------------------------------------------------------------------------

    async def creation_options(self, person: StoredPerson, caller: str) -> Json:
        """What a browser needs to make a passkey of a person."""
        challenge = await self.challenge(person.id, caller)
        known = [one.credential for one in await self.store.of(person.id)]
        return await asyncio.to_thread(self._creation_options, person, challenge, known)

    def _creation_options(self, person: StoredPerson, challenge: bytes, known: list[bytes]) -> Json:
        import webauthn
        from webauthn.helpers import structs

        options = webauthn.generate_registration_options(
            rp_id=self.domain,
            rp_name="Ecotone",
            user_id=person.id.encode(),
            user_name=person.name or "Ecotone",
            challenge=challenge,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=one) for one in known],
        )
        written: Json = json.loads(webauthn.options_to_json(options))
        return written

    async def add(self, person: StoredPerson, credential: Json, name: str) -> None:
        """Keep a passkey that a browser has made, or raise ApiError."""
        challenge = await self.use_challenge(credential, person.id)
        made = await asyncio.to_thread(self._verified_new, credential, challenge)
        shown = "".join(filter(str.isprintable, name))[:LONGEST_NAME]
        await self.store.add(
            Passkey(
                digest(made.credential_id),
                person.id,
                made.credential_id,
                made.credential_public_key,
                made.sign_count,
                shown,
                self.play.now(),
            )
        )

    def _verified_new(self, credential: Json, challenge: bytes) -> Any:
        import webauthn

        try:
            return webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.domain,
                expected_origin=self.site,
                require_user_verification=True,
            )
        except Exception as error:  # whatever a hostile credential makes of the library
            raise ApiError("bad_passkey") from error

    # -- signing in ------------------------------------------------------------------------------

    async def request_options(self, caller: str) -> Json:
        """What a browser needs to sign in with a passkey that it offers itself."""
        challenge = await self.challenge(None, caller)
        return await asyncio.to_thread(self._request_options, challenge)

    def _request_options(self, challenge: bytes) -> Json:
        import webauthn
        from webauthn.helpers import structs

        options = webauthn.generate_authentication_options(
            rp_id=self.domain,
            challenge=challenge,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        )
        written: Json = json.loads(webauthn.options_to_json(options))
        return written

    async def sign_in(self, credential: Json) -> str:
        """The person whose passkey has signed, or ApiError."""
        challenge = await self.use_challenge(credential, None)
        passkey = await self.store.find(credential_digest(credential))
        if passkey is None:
            raise ApiError("bad_passkey")
        count = await asyncio.to_thread(self._verified_count, credential, challenge, passkey)
        await self.store.note_use(passkey, count, self.play.now())
        return passkey.person

    def _verified_count(self, credential: Json, challenge: bytes, passkey: Passkey) -> int:
        import webauthn

        try:
            verified = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.domain,
                expected_origin=self.site,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
                require_user_verification=True,
            )
        except Exception as error:  # whatever a hostile credential makes of the library
            raise ApiError("bad_passkey") from error
        return int(verified.new_sign_count)


def signed_challenge(credential: Json) -> bytes:
    """The challenge in what a browser sends, or ApiError."""
    try:
        client = json.loads(decoded(credential["response"]["clientDataJSON"]))
        return decoded(client["challenge"])
    except (AttributeError, KeyError, RecursionError, TypeError, ValueError) as error:
        raise ApiError("bad_passkey") from error


def credential_digest(credential: Json) -> str:
    """Under which a passkey is known here, or ApiError."""
    try:
        return digest(decoded(credential["id"]))
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise ApiError("bad_passkey") from error
