"""A person's holidays over REST."""

from litestar import delete, get, post
from litestar.params import JSONBody

from ecotone.server.holidays import Holidays
from ecotone.server.people_messages import HolidayFacts, NewHoliday
from ecotone.server.routes.callers import FRESH, AnyRequest, person_of


def holidays_of(request: AnyRequest) -> Holidays:
    holidays: Holidays = request.app.state.holidays
    return holidays


@get("/api/person/holiday", cache_control=FRESH)
async def show_holiday(request: AnyRequest) -> HolidayFacts:
    return await holidays_of(request).facts((await person_of(request)).id)


@post("/api/person/holiday", status_code=200)
async def begin_holiday(request: AnyRequest, data: JSONBody[NewHoliday]) -> HolidayFacts:
    """Stop the person's clocks for some days from now on."""
    person = await person_of(request)
    await holidays_of(request).begin(person.id, data.days)
    return await holidays_of(request).facts(person.id)


@delete("/api/person/holiday", status_code=200)
async def finish_holiday(request: AnyRequest) -> HolidayFacts:
    """Let the person's clocks run again."""
    person = await person_of(request)
    await holidays_of(request).finish(person.id)
    return await holidays_of(request).facts(person.id)


ROUTES = [show_holiday, begin_holiday, finish_holiday]
