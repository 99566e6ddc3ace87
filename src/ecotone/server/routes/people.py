"""People over REST: profiles without accounts, their devices, their tables, export and deletion."""

from typing import Any

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from ecotone.bots import bot_names
from ecotone.engine.campaign import expect_profile
from ecotone.engine.errors import EcotoneError
from ecotone.server.errors import ApiError
from ecotone.server.people import (
    CODE_MINUTES,
    OWNER,
    PeopleStore,
    SeatTaken,
    StoredPerson,
    person_token,
)
from ecotone.server.people_messages import (
    CreatedPerson,
    DeviceCode,
    NewPerson,
    PersonChange,
    PersonFacts,
    PersonTable,
    PersonTurn,
    UsedCode,
)
from ecotone.server.play import Play
from ecotone.server.routes.callers import FRESH, AnyRequest, address_of, person_of
from ecotone.server.settings import Limits
from ecotone.server.statistics import statistics_of
from ecotone.server.table_choices import checked_level, checked_name
from ecotone.server.table_rows import in_utc
from ecotone.server.tokens import UNGUESSABLE_LENGTH


def play_of(request: AnyRequest) -> Play:
    play: Play = request.app.state.play
    return play


def store_of(request: AnyRequest) -> PeopleStore:
    return play_of(request).people


def facts_of(person: StoredPerson) -> PersonFacts:
    return PersonFacts(
        id=person.id,
        name=person.name,
        language=person.language,  # type: ignore[arg-type]
        level=person.level,
        journal=person.journal,
        created=in_utc(person.created).isoformat(timespec="seconds"),
        listed=person.listed,
    )


def wanted_journal(name: str | None) -> str | None:
    """A journal that a browser already keeps, if only it can know its name."""
    if name is None or len(name) < UNGUESSABLE_LENGTH:
        return None
    try:
        expect_profile(name)
    except EcotoneError as error:
        raise ApiError("bad_progress", why=str(error)) from error
    return name


@post("/api/people")
async def create_person(request: AnyRequest, data: JSONBody[NewPerson]) -> CreatedPerson:
    limits: Limits = request.app.state.settings.limits
    name = checked_name(data.name, limits) if data.name else ""
    level = None if data.level is None else checked_level(data.level)
    journal = wanted_journal(data.journal)
    if await store_of(request).count() >= limits.people_in_all:
        raise ApiError("people_full")
    if not request.app.state.new_people.take(address_of(request)):
        raise ApiError("too_many_people")
    person, secret = await store_of(request).create(name, data.language, level, journal)
    return CreatedPerson(facts_of(person), secret)


@post("/api/people/devices")
async def add_device(request: AnyRequest, data: JSONBody[UsedCode]) -> CreatedPerson:
    """Make this device the person's who has asked for the code; the code works once."""
    found = await store_of(request).use_code(data.code)
    if found is None:
        raise ApiError("bad_code", minutes=CODE_MINUTES)
    person, secret = found
    return CreatedPerson(facts_of(person), secret)


@get("/api/person", cache_control=FRESH)
async def show_person(request: AnyRequest) -> PersonFacts:
    return facts_of(await person_of(request))


@patch("/api/person")
async def change_person(request: AnyRequest, data: JSONBody[PersonChange]) -> PersonFacts:
    person = await person_of(request)
    values: dict[str, Any] = {}
    if data.name is not None:
        values["name"] = checked_name(data.name, request.app.state.settings.limits)
    if data.language is not None:
        values["language"] = data.language
    if data.level is not None:
        values["level"] = checked_level(data.level) if data.level in bot_names() else None
    if data.listed is not None:
        values["listed"] = data.listed
    return facts_of(await store_of(request).change(person, **values))


@post("/api/person/codes")
async def new_code(request: AnyRequest) -> DeviceCode:
    """A code for another device."""
    return DeviceCode(await store_of(request).new_code(await person_of(request)), CODE_MINUTES)


@get("/api/person/tables", cache_control=FRESH)
async def person_tables(request: AnyRequest) -> list[PersonTable]:
    """The person's tables, newest first, with tokens that open them on this device."""
    person = await person_of(request)
    key = play_of(request).storage.person_key
    return [as_table(key, person, taken) for taken in await store_of(request).seats_of(person.id)]


def as_table(key: str, person: StoredPerson, taken: SeatTaken) -> PersonTable:
    seat, table = taken
    hosts = table.host == person.id
    return PersonTable(
        id=table.id,
        game=table.game,
        started=in_utc(table.started).isoformat(timespec="seconds"),
        seat=seat.seat,
        name=seat.name,
        kind=seat.home,
        token=person_token(key, person.id, table.id, seat.seat),
        owner_token=person_token(key, person.id, table.id, OWNER) if hosts else None,
    )


@get("/api/person/turns", cache_control=FRESH)
async def person_turns(request: AnyRequest) -> list[PersonTurn]:
    """The tables where others wait for the person, the longest first."""
    person = await person_of(request)
    return [
        PersonTurn(turn.table_id, game, in_utc(turn.since).isoformat(timespec="seconds"))
        for turn, game in await play_of(request).turns.of(person.id)
    ]


@get("/api/person/file", cache_control=FRESH)
async def export_person(request: AnyRequest) -> Response[dict[str, Any]]:
    """Everything the server holds about a person."""
    person = await person_of(request)
    store = store_of(request)
    tables = [
        {
            "id": table.id,
            "game": table.game,
            "started": in_utc(table.started).isoformat(timespec="seconds"),
            "players": table.players,
            "seat": seat.seat,
            "name": seat.name,
        }
        for seat, table in await store.seats_of(person.id)
    ]
    content = {
        "format": "ecotone person",
        "id": person.id,
        "name": person.name,
        "language": person.language,
        "level": person.level,
        "created": in_utc(person.created).isoformat(timespec="seconds"),
        "listed": person.listed,
        "statistics": await statistics_of(play_of(request).results, person.id),
        "tables": tables,
        "tournaments": await store.tournaments_of(person),
        "holidays": await request.app.state.holidays.exported(person.id),
        "push_devices": await request.app.state.push.devices.exported(person.id),
        "passkeys": await request.app.state.passkeys.store.exported(person.id),
        "mail": await request.app.state.mail.addresses.exported(person.id),
        "journal": await store.progress_of(person),
    }
    headers = {"content-disposition": 'attachment; filename="ecotone-person.json"'}
    return Response(content, headers=headers)


@delete("/api/person", status_code=204)
async def delete_person(request: AnyRequest) -> None:
    """Delete everything about a person; their games go on with a seat that has no name."""
    person = await person_of(request)
    await play_of(request).talk.forget(person.id)
    await play_of(request).forget_person(await store_of(request).delete(person))


ROUTES = [
    create_person,
    add_device,
    show_person,
    change_person,
    new_code,
    person_tables,
    person_turns,
    export_person,
    delete_person,
]
