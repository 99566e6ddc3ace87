"""Passkeys over REST."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from ecotone.server.passkey_messages import (
    NewPasskey,
    PasskeyOptions,
    PasskeySignIn,
    PersonPasskeys,
)
from ecotone.server.passkeys import Passkeys
from ecotone.server.people_messages import CreatedPerson
from ecotone.server.routes.callers import (
    FRESH,
    AnyRequest,
    address_of,
    person_of,
    person_or_none,
)
from ecotone.server.routes.people import facts_of, store_of


def passkeys_of(request: AnyRequest) -> Passkeys:
    passkeys: Passkeys = request.app.state.passkeys
    return passkeys


@get("/api/person/passkeys", cache_control=FRESH)
async def show_passkeys(request: AnyRequest) -> PersonPasskeys:
    """The caller's passkeys; a visitor without a profile learns whether there can be any."""
    person = await person_or_none(request)
    return await passkeys_of(request).facts(person.id if person else "")


@post("/api/person/passkeys/options")
async def passkey_creation(request: AnyRequest) -> PasskeyOptions:
    person = await person_of(request)
    caller = address_of(request)
    return PasskeyOptions(await passkeys_of(request).creation_options(person, caller))


@post("/api/person/passkeys")
async def add_passkey(request: AnyRequest, data: JSONBody[NewPasskey]) -> PersonPasskeys:
    """Let a new passkey open the person's profile."""
    person, passkeys = await person_of(request), passkeys_of(request)
    await passkeys.add(person, data.credential, data.name)
    return await passkeys.facts(person.id)


@delete("/api/person/passkeys/{passkey:str}", status_code=200)
async def remove_passkey(request: AnyRequest, passkey: FromPath[str]) -> PersonPasskeys:
    """Let a passkey open the person's profile no longer."""
    person, passkeys = await person_of(request), passkeys_of(request)
    await passkeys.store.remove(person.id, passkey)
    return await passkeys.facts(person.id)


@post("/api/passkeys/options")
async def passkey_request(request: AnyRequest) -> PasskeyOptions:
    return PasskeyOptions(await passkeys_of(request).request_options(address_of(request)))


@post("/api/passkeys/sign-in")
async def sign_in(request: AnyRequest, data: JSONBody[PasskeySignIn]) -> CreatedPerson:
    """Make this device the person's whose passkey has signed."""
    person = await passkeys_of(request).sign_in(data.credential)
    people = store_of(request)
    return CreatedPerson(facts_of(await people.get(person)), await people.new_key(person))


ROUTES = [
    show_passkeys,
    passkey_creation,
    add_passkey,
    remove_passkey,
    passkey_request,
    sign_in,
]
