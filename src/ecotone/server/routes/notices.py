"""How a person is notified of their turn, over REST."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from ecotone.server.errors import ApiError
from ecotone.server.mail_addresses import CODE_HOURS
from ecotone.server.mail_notices import MailNotices
from ecotone.server.notice_messages import (
    AddedPushDevice,
    MailToken,
    NewMailAddress,
    NewPushDevice,
    NoticeFacts,
)
from ecotone.server.push_notices import PushNotices
from ecotone.server.routes.callers import (
    FRESH,
    AnyRequest,
    address_of,
    person_of,
    person_or_none,
)


def push_of(request: AnyRequest) -> PushNotices:
    push: PushNotices = request.app.state.push
    return push


def mail_of(request: AnyRequest) -> MailNotices:
    mail: MailNotices = request.app.state.mail
    return mail


async def facts_of(request: AnyRequest, person: str) -> NoticeFacts:
    """How a person is notified; without one, how they could be."""
    push = push_of(request)
    return NoticeFacts(
        push_key=push.public_key,
        devices=[device.facts() for device in await push.devices.of(person)],
        mail=await mail_of(request).facts(person),
    )


@get("/api/person/notices", cache_control=FRESH)
async def show_notices(request: AnyRequest) -> NoticeFacts:
    """How the caller is notified; a visitor without a profile learns how they could be."""
    person = await person_or_none(request)
    return await facts_of(request, person.id if person else "")


@post("/api/person/push-devices")
async def add_push_device(request: AnyRequest, data: JSONBody[NewPushDevice]) -> AddedPushDevice:
    """Notify the person on this device of turns that begin from now on."""
    person, push = await person_of(request), push_of(request)
    if not push.settings.enabled:
        raise ApiError("no_push")
    added = await push.devices.add(person.id, data, push.play.now())
    return AddedPushDevice(added, await facts_of(request, person.id))


@delete("/api/person/push-devices/{device:str}", status_code=200)
async def remove_push_device(request: AnyRequest, device: FromPath[str]) -> NoticeFacts:
    """Notify the person on this device no longer."""
    person, push = await person_of(request), push_of(request)
    await push.devices.remove(person.id, device)
    return await facts_of(request, person.id)


@post("/api/person/mail")
async def ask_for_mail(request: AnyRequest, data: JSONBody[NewMailAddress]) -> NoticeFacts:
    """Send a code to an address; once it is confirmed, turns that begin are notified of there."""
    person = await person_of(request)
    caller = address_of(request)
    await mail_of(request).ask(person.id, person.language, data.address, caller)
    return await facts_of(request, person.id)


@delete("/api/person/mail", status_code=200)
async def remove_mail(request: AnyRequest) -> NoticeFacts:
    """Write to the person no longer."""
    person = await person_of(request)
    await mail_of(request).addresses.remove(person.id)
    return await facts_of(request, person.id)


@post("/api/mail/confirmations", status_code=204)
async def confirm_mail(request: AnyRequest, data: JSONBody[MailToken]) -> None:
    """Confirm the address to which a code was sent, from any browser."""
    mail = mail_of(request)
    if not await mail.addresses.confirm(data.token, mail.play.now()):
        raise ApiError("bad_mail_code", hours=CODE_HOURS)


@post("/api/mail/stops", status_code=204)
async def stop_mail(request: AnyRequest, data: JSONBody[MailToken]) -> None:
    """Write no more to the address whose messages hold this token."""
    await mail_of(request).addresses.stop(data.token)


ROUTES = [
    show_notices,
    add_push_device,
    remove_push_device,
    ask_for_mail,
    remove_mail,
    confirm_mail,
    stop_mail,
]
