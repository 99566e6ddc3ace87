"""The chat of a table over REST: allowing it, reporting a line, taking one away."""

from litestar import delete, patch, post
from litestar.params import FromPath, JSONBody

from ecotone.server import talk
from ecotone.server.routes.callers import AnyRequest, bearer, expect_allowed, play_of
from ecotone.server.table_messages import TableChange, TableFacts


@patch("/api/tables/{table_id:str}")
async def change_table(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[TableChange]
) -> TableFacts:
    """Allow the chat, or forbid it; only for the owner."""
    play = play_of(request)
    table = await play.table(table_id)
    expect_allowed((await bearer(request, table)).owner)
    await play.allow_chat(table, data.chat)
    return table.facts()


@post("/api/tables/{table_id:str}/chat/{number:int}/report", status_code=204)
async def report_line(request: AnyRequest, table_id: FromPath[str], number: FromPath[int]) -> None:
    """Bring a line to the host's attention."""
    table = await play_of(request).table(table_id)
    await bearer(request, table)
    await talk.report(play_of(request), table, number)


@delete("/api/tables/{table_id:str}/chat/{number:int}", status_code=204)
async def remove_line(request: AnyRequest, table_id: FromPath[str], number: FromPath[int]) -> None:
    """Take a line away; only for the owner."""
    table = await play_of(request).table(table_id)
    expect_allowed((await bearer(request, table)).owner)
    await talk.remove(play_of(request), table, number)


ROUTES = [change_table, report_line, remove_line]
