"""Editions over REST: listing, copying, typing in, undoing, files, deleting."""

import base64
import binascii
from contextlib import suppress

from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from ecotone.engine.edition_package import SUFFIX, pack
from ecotone.server.edition_messages import (
    CreatedEdition,
    EditionChanged,
    EditionFile,
    EditionState,
    EditionSummary,
    NewEdition,
    NewRow,
    ValueChange,
)
from ecotone.server.edition_views import (
    component_state,
    counted,
    differences_of,
    faults_of,
    state_of,
    summary_of,
)
from ecotone.server.errors import ApiError, language_of
from ecotone.server.routes.callers import FRESH, AnyRequest, address_of
from ecotone.server.workshop import Workshop

MOST_FILE_BYTES = 4 * 1024 * 1024


def workshop_of(request: AnyRequest) -> Workshop:
    workshop: Workshop = request.app.state.workshop
    return workshop


def token_of(request: AnyRequest) -> str | None:
    """The request's token, if it has one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and token else None


def spoken(request: AnyRequest) -> str:
    """The language of whoever asks."""
    return language_of(request.headers.get("accept-language"))


def expect_making(request: AnyRequest) -> Workshop:
    """Raise ApiError if nobody may make editions here, or this address has made too many."""
    workshop = workshop_of(request)
    if not workshop.open:
        raise ApiError("no_workshop")
    if not request.app.state.new_editions.take(address_of(request)):
        raise ApiError("too_many_editions")
    return workshop


@get("/api/editions", cache_control=FRESH, sync_to_thread=True)
def list_editions(request: AnyRequest) -> list[EditionSummary]:
    """Every edition of every game, with faults or without."""
    workshop = workshop_of(request)
    found = []
    for game, edition in workshop.all():
        with suppress(FileNotFoundError):  # deleted by its owner in the meantime
            found.append(summary_of(workshop, game, edition))
    return found


@post("/api/editions", sync_to_thread=True)
def copy_edition(request: AnyRequest, data: JSONBody[NewEdition]) -> CreatedEdition:
    """Copy an edition; whoever asks may edit the copy."""
    return expect_making(request).copy(data, spoken(request))


@post("/api/editions/file", sync_to_thread=True, request_max_body_size=MOST_FILE_BYTES)
def import_edition(request: AnyRequest, data: JSONBody[EditionFile]) -> CreatedEdition:
    """An edition from a file that this or another server made."""
    try:
        content = base64.b64decode(data.content, validate=True)
    except (binascii.Error, ValueError) as error:
        raise ApiError("bad_package", why="expected Base64") from error
    return expect_making(request).import_edition(content, spoken(request))


@get("/api/editions/{game:str}/{name:str}", cache_control=FRESH, sync_to_thread=True)
def edition_state(request: AnyRequest, game: FromPath[str], name: FromPath[str]) -> EditionState:
    """An edition with everything that can be typed in; anyone may look and copy."""
    workshop = workshop_of(request)
    found, edition = workshop.find(game, name)
    editable = workshop.may_edit(found, edition, token_of(request))
    return state_of(workshop, found, edition, editable, spoken(request))


@get("/api/editions/{game:str}/{name:str}/file", cache_control=FRESH, sync_to_thread=True)
def edition_file(request: AnyRequest, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """An edition as one file."""
    found, edition = workshop_of(request).find(game, name)
    headers = {"content-disposition": f'attachment; filename="{found.name}-{name}{SUFFIX}"'}
    content = pack(found.name, edition.folder)
    return Response(content, media_type="application/zip", headers=headers)


@patch("/api/editions/{game:str}/{name:str}/{part:str}/{row:int}", sync_to_thread=True)
def change_component(
    request: AnyRequest,
    game: FromPath[str],
    name: FromPath[str],
    part: FromPath[str],
    row: FromPath[int],
    data: JSONBody[ValueChange],
) -> EditionChanged:
    """Type in values of a component."""
    workshop = workshop_of(request)
    found, edition = workshop.own_edition(game, name, token_of(request))
    with workshop.changing(spoken(request)):
        kind = edition.part(part)
        edition.change(kind, row, data.values or {}, data.sources, data.confirmed)
        return EditionChanged(
            summary_of(workshop, found, edition),
            part,
            row,
            component_state(kind, edition.component(kind, row).written),
            counted(edition.progress(kind)),
            faults_of(found, edition, spoken(request)),
            differences_of(edition),
            bool(edition.notes().changes),
        )


@post("/api/editions/{game:str}/{name:str}/{part:str}", sync_to_thread=True)
def add_component(
    request: AnyRequest,
    game: FromPath[str],
    name: FromPath[str],
    part: FromPath[str],
    data: JSONBody[NewRow],
) -> EditionState:
    """Add a component as a copy of another."""
    workshop = workshop_of(request)
    found, edition = workshop.own_edition(game, name, token_of(request))
    with workshop.changing(spoken(request)):
        edition.add(edition.part(part), data.like, data.keys)
    return state_of(workshop, found, edition, True, spoken(request))


@delete(
    "/api/editions/{game:str}/{name:str}/{part:str}/{row:int}",
    status_code=200,
    sync_to_thread=True,
)
def remove_component(
    request: AnyRequest,
    game: FromPath[str],
    name: FromPath[str],
    part: FromPath[str],
    row: FromPath[int],
) -> EditionState:
    workshop = workshop_of(request)
    found, edition = workshop.own_edition(game, name, token_of(request))
    with workshop.changing(spoken(request)):
        edition.remove(edition.part(part), row)
    return state_of(workshop, found, edition, True, spoken(request))


@post("/api/editions/{game:str}/{name:str}/undo", status_code=200, sync_to_thread=True)
def undo(request: AnyRequest, game: FromPath[str], name: FromPath[str]) -> EditionState:
    """Take back the last change."""
    workshop = workshop_of(request)
    found, edition = workshop.own_edition(game, name, token_of(request))
    with workshop.changing(spoken(request)):
        if edition.undo() is None:
            raise ApiError("nothing_to_undo")
    return state_of(workshop, found, edition, True, spoken(request))


@delete("/api/editions/{game:str}/{name:str}", status_code=204, sync_to_thread=True)
def delete_edition(request: AnyRequest, game: FromPath[str], name: FromPath[str]) -> None:
    """Delete an edition; running games keep their cards."""
    workshop = workshop_of(request)
    _, edition = workshop.own_edition(game, name, token_of(request))
    workshop.remove(edition)


ROUTES = [
    list_editions,
    copy_edition,
    import_edition,
    edition_state,
    edition_file,
    change_component,
    add_component,
    remove_component,
    undo,
    delete_edition,
]
