"""Campaigns over REST: their chapters, and each person's progress.

On a server that only its own machine can reach, all visitors share the profiles of the terminal. On
any other, each visitor has a profile of their own, opened by its name alone; these names cannot be
guessed.
"""

import asyncio
from typing import Any, NamedTuple

from litestar import Response, delete, get, patch, put
from litestar.params import FromPath, FromQuery, JSONBody

from ecotone.engine.campaign import (
    DEFAULT_PROFILE,
    BadProgress,
    Chapter,
    Progress,
    Result,
    expect_profile,
)
from ecotone.engine.edition import Edition
from ecotone.engine.errors import BadOption
from ecotone.engine.game import Game
from ecotone.server.errors import ApiError
from ecotone.server.game_messages import (
    Campaign,
    CampaignState,
    ChapterFacts,
    ChapterResult,
    ChapterState,
    DifficultyFacts,
    Profiles,
    ProgressChange,
)
from ecotone.server.progress import ProgressEdit, ProgressStore
from ecotone.server.routes.callers import FRESH, AnyRequest, address_of, is_here, person_or_none
from ecotone.server.routes.games import A_WHILE, in_both
from ecotone.server.settings import Limits
from ecotone.server.table_choices import known_edition, known_game
from ecotone.server.tokens import UNGUESSABLE_LENGTH, new_token


class Profile(NamedTuple):
    """A profile that a visitor may use in a game."""

    store: ProgressStore
    game: str
    name: str

    async def exists(self) -> bool:
        return await self.store.find(self.game, self.name) is not None

    async def progress(self) -> Progress:
        return await self.store.load(self.game, self.name)

    async def change(self, edit: ProgressEdit) -> Progress:
        return await self.store.change(self.game, self.name, edit)


def store_of(request: AnyRequest) -> ProgressStore:
    store: ProgressStore = request.app.state.play.storage.progress
    return store


def known_profile(request: AnyRequest, game: Game, name: str) -> Profile:
    """A profile by name; ApiError if the name is invalid or the profile is not the visitor's."""
    if not is_here(request) and len(name) < UNGUESSABLE_LENGTH:
        raise ApiError("not_yours")
    try:
        expect_profile(name)
    except BadOption as error:
        raise ApiError("bad_progress", why=str(error)) from error
    return Profile(store_of(request), game.name, name)


async def writable_profile(request: AnyRequest, game: Game, name: str) -> Profile:
    """A profile that is about to be written; ApiError if there is no room for a new one."""
    profile = known_profile(request, game, name)
    if not await profile.exists():
        limits: Limits = request.app.state.settings.limits
        if await profile.store.count() >= limits.profiles_in_all:
            raise ApiError("profiles_full")
        if not request.app.state.new_profiles.take(address_of(request)):
            raise ApiError("too_many_profiles")
    return profile


def known_chapters(game: Game, edition: Edition) -> list[Chapter]:
    """A campaign's chapters, or ApiError."""
    chapters = game.chapters(edition)
    if not chapters:
        raise ApiError("no_campaign")
    return chapters


def chapter_facts(chapter: Chapter) -> ChapterFacts:
    return ChapterFacts(
        number=chapter.number,
        title=dict(chapter.title),
        place=dict(chapter.place),
        story=dict(chapter.story),
        rules=[dict(rule) for rule in chapter.rules],
        difficulties=[
            DifficultyFacts(one.name, dict(one.title), [dict(said) for said in one.conditions])
            for one in chapter.difficulties
        ],
        opens=None if chapter.opens is None else dict(chapter.opens),
        mixed=dict(chapter.mixed),
        at=chapter.at,
        month=chapter.month,
        won=None if chapter.won is None else dict(chapter.won),
        lost=None if chapter.lost is None else dict(chapter.lost),
    )


def state_of(profile: Profile, progress: Progress, chapters: list[Chapter]) -> CampaignState:
    """The progress, chapter by chapter."""
    states = []
    for chapter in chapters:
        states.append(
            ChapterState(
                **result_facts(progress.in_all(chapter.number)),
                number=chapter.number,
                open=progress.is_open(chapter.number),
                opened=chapter.opens is not None and progress.is_opened(chapter.number),
                results={
                    one.name: ChapterResult(
                        **result_facts(progress.result(chapter.number, one.name))
                    )
                    for one in chapter.difficulties
                },
            )
        )
    return CampaignState(profile.name, progress.unlocked, states)


def result_facts(result: Result) -> dict[str, Any]:
    return {"plays": result.plays, "wins": result.wins, "best": result.best}


async def chapters_of(name: str, edition: str | None = None) -> tuple[Game, list[Chapter]]:
    """A game by name, with the chapters of an edition."""
    game = known_game(name)
    found = await asyncio.to_thread(known_edition, game, edition)
    return game, await asyncio.to_thread(known_chapters, game, found)


@get("/api/games/{name:str}/campaign", cache_control=A_WHILE)
async def campaign(name: FromPath[str], edition: FromQuery[str | None] = None) -> Campaign:
    game, chapters = await chapters_of(name, edition)
    return Campaign(in_both(game, "campaign"), [chapter_facts(chapter) for chapter in chapters])


@get("/api/games/{name:str}/profiles", cache_control=FRESH)
async def list_profiles(request: AnyRequest, name: FromPath[str]) -> Profiles:
    """The profiles a browser may see; one from elsewhere has one of its own, its person's."""
    game, _ = await chapters_of(name)
    if not is_here(request):
        person = await person_or_none(request)
        return Profiles(person.journal if person else new_token(), [])
    names = await store_of(request).profiles(game.name)
    named = [name for name in names if len(name) < UNGUESSABLE_LENGTH]
    return Profiles(DEFAULT_PROFILE, named)


@get("/api/games/{name:str}/profiles/{profile:str}", cache_control=FRESH)
async def progress_of(
    request: AnyRequest, name: FromPath[str], profile: FromPath[str]
) -> CampaignState:
    game, chapters = await chapters_of(name)
    mine = known_profile(request, game, profile)
    return state_of(mine, await mine.progress(), chapters)


@get("/api/games/{name:str}/profiles/{profile:str}/file", cache_control=FRESH)
async def export_progress(
    request: AnyRequest, name: FromPath[str], profile: FromPath[str]
) -> Response[dict[str, Any]]:
    """The progress as a file to keep or to take elsewhere."""
    game, _ = await chapters_of(name)
    progress = await known_profile(request, game, profile).progress()
    file = f"{game.name}-campaign.json"
    headers = {"content-disposition": f'attachment; filename="{file}"'}
    return Response(progress.data(), headers=headers)


@put("/api/games/{name:str}/profiles/{profile:str}")
async def import_progress(
    request: AnyRequest,
    name: FromPath[str],
    profile: FromPath[str],
    data: JSONBody[dict[str, Any]],
) -> CampaignState:
    """Import an exported file, replacing the progress before."""
    game, chapters = await chapters_of(name)
    mine = await writable_profile(request, game, profile)
    try:
        progress = Progress.from_data(data, "import", game.name)
    except BadProgress as error:
        raise ApiError("bad_progress", why=str(error)) from error
    await mine.store.replace(mine.game, mine.name, progress)
    return state_of(mine, progress, chapters)


@patch("/api/games/{name:str}/profiles/{profile:str}")
async def unlock(
    request: AnyRequest,
    name: FromPath[str],
    profile: FromPath[str],
    data: JSONBody[ProgressChange],
) -> CampaignState:
    """Open every chapter at once."""
    game, chapters = await chapters_of(name)
    mine = await writable_profile(request, game, profile)
    return state_of(mine, await mine.change(Progress.unlock), chapters)


@delete("/api/games/{name:str}/profiles/{profile:str}", status_code=200)
async def reset(request: AnyRequest, name: FromPath[str], profile: FromPath[str]) -> CampaignState:
    """Start over."""
    game, chapters = await chapters_of(name)
    mine = known_profile(request, game, profile)
    await mine.store.reset(mine.game, mine.name)
    return state_of(mine, Progress(mine.game), chapters)


@put("/api/games/{name:str}/profiles/{profile:str}/parcels/{number:int}")
async def open_parcel(
    request: AnyRequest, name: FromPath[str], profile: FromPath[str], number: FromPath[int]
) -> CampaignState:
    """Open the parcel of a chapter, if the chapter is open."""
    game, chapters = await chapters_of(name)
    if not any(one.number == number and one.opens for one in chapters):
        raise ApiError("no_page")
    mine = await writable_profile(request, game, profile)

    def open_it(progress: Progress) -> None:
        if not progress.is_open(number):
            raise ApiError("chapter_closed", number=number)
        progress.open_parcel(number)

    return state_of(mine, await mine.change(open_it), chapters)


ROUTES = [
    campaign,
    list_profiles,
    progress_of,
    export_progress,
    import_progress,
    unlock,
    reset,
    open_parcel,
]
