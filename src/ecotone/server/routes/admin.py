"""The host's page over REST; everything needs the token that the console shows."""

import hmac

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from ecotone.server.admin_messages import Block, HostState, MessageToAll
from ecotone.server.errors import ApiError
from ecotone.server.hosting import Hosting
from ecotone.server.routes.callers import FRESH, AnyRequest, play_of

LONGEST_MESSAGE = 500


def hosting_of(request: AnyRequest) -> Hosting:
    """What the host may use; ApiError without the right token, or if the server has none."""
    expected = request.app.state.settings.admin_token
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise ApiError("no_host_token")
    if not expected or not hmac.compare_digest(token.encode(), expected.encode()):
        raise ApiError("wrong_host_token")
    hosting: Hosting = request.app.state.hosting
    return hosting


@get("/api/admin", cache_control=FRESH)
async def host_state(request: AnyRequest) -> HostState:
    """Tables, load, errors, disk and who is connected."""
    return await hosting_of(request).state()


@post("/api/admin/messages", status_code=204)
async def message_to_all(request: AnyRequest, data: JSONBody[MessageToAll]) -> None:
    """Tell everyone who is connected to a table something."""
    hosting, text = hosting_of(request), data.text.strip()
    if not 0 < len(text) <= LONGEST_MESSAGE or not text.replace("\n", " ").isprintable():
        raise ApiError("bad_request")
    hosting.announce(text)


@post("/api/admin/blocks", status_code=204)
async def block(request: AnyRequest, data: JSONBody[Block]) -> None:
    """Keep an address out until the server is started again, or let it in again."""
    hosting_of(request).block(data.address[:64], data.blocked)


@delete("/api/admin/tables/{table_id:str}", status_code=204)
async def remove_table(request: AnyRequest, table_id: FromPath[str]) -> Response[None]:
    """Remove a table for good."""
    hosting_of(request)
    play = play_of(request)
    await play.remove(await play.table(table_id))
    return Response(None, status_code=204)


ROUTES = [host_state, message_to_all, block, remove_table]
