"""Games over REST: facts, components, texts, how to play, and the companion."""

import hashlib
import time
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from litestar import Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody
from markdown_it import MarkdownIt

from ecotone.bots.levels import LEVELS
from ecotone.engine.errors import BadFile, EcotoneError
from ecotone.engine.game import Game
from ecotone.engine.guide import Guide
from ecotone.engine.options import Option
from ecotone.engine.provenance import HOUSE, source_counts
from ecotone.engine.registry import games
from ecotone.engine.texts import LANGUAGES, Localized
from ecotone.server.errors import ApiError
from ecotone.server.game_messages import (
    CampaignFacts,
    EditionFacts,
    GameFacts,
    Learn,
    OptionFacts,
    ScoreBoard,
    Scored,
    SourceCounts,
)
from ecotone.server.messages import Language
from ecotone.server.static import ASK_AGAIN, FOR_EVER, file_within, type_of
from ecotone.server.table_factory import known_edition, known_game

LOOK_AGAIN_SECONDS = 30
A_WHILE = CacheControlHeader(max_age=300)
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


def in_both(game: Game, key: str) -> Localized:
    """A text of the game in every language."""
    return {language: game.texts.format(language, key) for language in LANGUAGES}


def option_facts(game: Game, option: Option) -> OptionFacts:
    """An option as the browser offers it."""
    facts = OptionFacts(
        name=option.name,
        about=in_both(game, f"option-{option.name.replace('_', '-')}"),
        default=option.default,
    )
    if isinstance(option.choices, range):
        facts.low, facts.high = option.choices[0], option.choices[-1]
    else:
        facts.choices = list(option.choices)
    if option.applies:
        facts.applies = [
            {name: list(values) for name, values in condition.items()}
            for condition in option.applies
        ]
    return facts


def edition_facts(game: Game) -> list[EditionFacts]:
    """The valid editions; one with faults cannot be chosen."""
    found = []
    for name in game.editions():
        try:
            edition = game.edition(name)
        except EcotoneError:
            continue
        values = {key: list(held) for key, held in game.option_values(edition).items()}
        sources = source_counts(edition)
        has_house = sources[HOUSE] > 0
        counts = SourceCounts(**sources)
        found.append(EditionFacts(name, dict(edition.title), has_house, values, counts))
    return found


def game_facts(game: Game) -> GameFacts:
    """A game as the browser offers it."""
    return GameFacts(
        name=game.name,
        title=in_both(game, "title"),
        about=in_both(game, "about"),
        players=list(game.players),
        cooperative=game.cooperative,
        hidden_hands=game.hidden_hands,
        minutes=game.minutes,
        editions=edition_facts(game),
        options=[option_facts(game, option) for option in game.options],
        levels=list(LEVELS),
        companion=game.companion,
        campaign=campaign_facts(game),
        guide_minutes=game.guide.minutes if game.guide else None,
        client=client_address(game),
    )


def campaign_facts(game: Game) -> CampaignFacts | None:
    """The campaign in the game's default edition, if it has one."""
    chapters = game.chapters(game.edition())
    return CampaignFacts(in_both(game, "campaign"), len(chapters)) if chapters else None


def client_folder(game: Game) -> Path:
    """Where a game's package keeps a board that is not part of the built client."""
    return game.folder / "client"


def client_version(game: Game) -> str:
    """A hash of that folder's files."""
    digest = hashlib.sha256()
    for file in sorted(client_folder(game).rglob("*")):
        if file.is_file():
            digest.update(str(file.relative_to(client_folder(game))).encode() + b"\0")
            digest.update(file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def client_address(game: Game) -> str | None:
    """Where the browser finds the game's own board; the address changes with its content."""
    if not (client_folder(game) / "index.js").is_file():
        return None
    return f"/api/games/{game.name}/client/{client_version(game)}/index.js"


@lru_cache(1)
def all_facts(moment: int) -> list[GameFacts]:
    """Every game with its facts, cached for a moment."""
    return [game_facts(game) for game in games().values()]


@get("/api/games", sync_to_thread=True)
def list_games() -> list[GameFacts]:
    """Every game with its facts; a newly typed edition appears after a while."""
    return all_facts(int(time.monotonic() / LOOK_AGAIN_SECONDS))


@get("/api/games/{name:str}/catalogue", cache_control=A_WHILE, sync_to_thread=True)
def catalogue(name: FromPath[str], edition: FromQuery[str | None] = None) -> dict[str, Any]:
    game = known_game(name)
    return game.catalogue(known_edition(game, edition))


@get("/api/games/{name:str}/texts/{language:str}", cache_control=A_WHILE, sync_to_thread=True)
def texts(name: FromPath[str], language: FromPath[Language]) -> Response[str]:
    """A game's texts, for its board."""
    file = known_game(name).folder / "texts" / f"{language}.ftl"
    return Response(file.read_text("utf-8"), media_type="text/plain; charset=utf-8")


@get("/api/games/{name:str}/client/{version:str}/{path:path}", sync_to_thread=True)
def game_client(
    name: FromPath[str], version: FromPath[str], path: FromPath[str]
) -> Response[bytes]:
    """A file of the board that a game's package ships."""
    game = known_game(name)
    file = file_within(client_folder(game), path)
    if file is None:
        raise NotFoundException
    lasting = version == client_version(game)
    headers = {"cache-control": FOR_EVER if lasting else ASK_AGAIN}
    return Response(file.read_bytes(), media_type=type_of(file), headers=headers)


@cache
def learn_page(game: Game, language: str) -> str:
    """How to play, as HTML; what looks like HTML in the text is escaped."""
    return str(MARKDOWN.render(game.learn(language)))


@get("/api/games/{name:str}/learn/{language:str}", cache_control=A_WHILE, sync_to_thread=True)
def learn(name: FromPath[str], language: FromPath[Language]) -> Learn:
    return Learn(learn_page(known_game(name), language))


@get("/api/games/{name:str}/guide", cache_control=A_WHILE, sync_to_thread=True)
def guide(name: FromPath[str]) -> Guide:
    """The script of the guided first game."""
    found = known_game(name).guide
    if found is None:
        raise ApiError("no_guide")
    return found


@post("/api/games/{name:str}/score", status_code=200, sync_to_thread=True)
def score(name: FromPath[str], data: JSONBody[ScoreBoard]) -> Scored:
    """The score sheet of a physical board."""
    game = known_game(name)
    if not game.companion:
        raise ApiError("no_companion")
    edition = known_edition(game, data.edition)
    try:
        return Scored(game.score_document(edition, data.document))
    except BadFile as error:
        problems = [
            {"field": problem.field, "expected": problem.expected, "got": problem.got}
            for problem in error.problems
        ]
        why = "; ".join(
            f"{problem.field}: expected {problem.expected}, got {problem.got}".removeprefix(": ")
            for problem in error.problems
        )
        raise ApiError("bad_board", {"problems": problems}, why=why) from error


ROUTES = [list_games, catalogue, texts, game_client, learn, guide, score]
