"""Games over REST: facts, components, texts, how to play, and the companion."""

import hashlib
import time
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from ecotone.bots.levels import LEVELS
from ecotone.engine.caching import cached
from ecotone.engine.edition import Edition, digest_of
from ecotone.engine.errors import BadFile, EcotoneError
from ecotone.engine.fault_words import describe_fault, in_language
from ecotone.engine.game import Game
from ecotone.engine.guide import Guide
from ecotone.engine.kept_edition import is_packaged
from ecotone.engine.options import Option
from ecotone.engine.own_edition import NOTES, OwnEdition
from ecotone.engine.provenance import HOUSE, source_counts
from ecotone.engine.registry import games
from ecotone.engine.terminal import Explained
from ecotone.engine.terminal import glossary as explained
from ecotone.engine.texts import LANGUAGES, Localized
from ecotone.server.errors import ApiError, language_of
from ecotone.server.game_messages import (
    CampaignFacts,
    EditionFacts,
    ExplanationFacts,
    GameFacts,
    Learn,
    OptionFacts,
    ScoreBoard,
    Scored,
    SourceCounts,
    WinRateFacts,
)
from ecotone.server.messages import Language
from ecotone.server.rules_page import learn_page
from ecotone.server.static import ASK_AGAIN, FOR_EVER, file_within, type_of
from ecotone.server.table_choices import edition_of_game, known_edition, known_game

LOOK_AGAIN_SECONDS = 30
EDITIONS_KEPT = 500
A_WHILE = CacheControlHeader(max_age=300)


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
    found = (facts_of_edition(game, folder) for folder in game.editions().values())
    return [facts for facts in found if facts is not None]


@cached(
    EDITIONS_KEPT, key=lambda game, folder: (folder, digest_of(folder), (folder / NOTES).exists())
)
def facts_of_edition(game: Game, folder: Path) -> EditionFacts | None:
    """An edition that can be chosen, read once as long as its files stay the same."""
    try:
        edition = game.read_edition(folder)
    except EcotoneError:
        return None
    sources = source_counts(edition)
    return EditionFacts(
        name=folder.name,
        title=dict(edition.title),
        house=sources[HOUSE] > 0,
        packaged=is_packaged(game, folder),
        owned=bool(OwnEdition(folder, ()).notes().owner),
        option_values={key: list(held) for key, held in game.option_values(edition).items()},
        sources=SourceCounts(**sources),
    )


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
        win_rates=[
            WinRateFacts(**{**rate._asdict(), "options": dict(rate.options)})
            for rate in game.win_rates
        ],
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
def all_facts(moment: int, changes: int) -> list[GameFacts]:
    """Every game with its facts, cached for a moment or until an edition changes."""
    return [game_facts(game) for game in games().values()]


@get("/api/games", sync_to_thread=True)
def list_games(request: Request[Any, Any, Any]) -> list[GameFacts]:
    """Every game with its facts; an edition changed in an editor appears after a while."""
    changes = request.app.state.workshop.version
    return all_facts(int(time.monotonic() / LOOK_AGAIN_SECONDS), changes)


@get("/api/games/{name:str}/catalogue", sync_to_thread=True)
def catalogue(
    name: FromPath[str],
    edition: FromQuery[str | None] = None,
    cards: FromQuery[str | None] = None,
) -> Response[dict[str, Any]]:
    """The components of an edition; with `cards`, of the one that such a game began with."""
    game = known_game(name)
    found, headers = edition_asked(game, edition, cards)
    return Response(game.catalogue(found), headers=headers)


def edition_asked(
    game: Game, edition: str | None, cards: str | None
) -> tuple[Edition, dict[str, str]]:
    """The edition that components are asked of, and how long a browser may keep the answer."""
    wanted = edition or game.default_edition
    found = edition_of_game(game, wanted, cards) if cards else known_edition(game, wanted)
    lasting = is_packaged(game, found.folder)
    return found, {"cache-control": A_WHILE.to_header() if lasting else ASK_AGAIN}


@get("/api/games/{name:str}/glossary/{language:str}", sync_to_thread=True)
def glossary(
    name: FromPath[str],
    language: FromPath[Language],
    edition: FromQuery[str | None] = None,
    cards: FromQuery[str | None] = None,
) -> Response[dict[str, ExplanationFacts]]:
    """What lies on the table of an edition and what its signs and numbers mean, by subject."""
    game = known_game(name)
    found, headers = edition_asked(game, edition, cards)
    entries = {
        one.subject: explanation_of(one) for one in explained(game, found, language) if one.subject
    }
    return Response(entries, headers=headers)


def explanation_of(one: Explained) -> ExplanationFacts:
    """An entry of the glossary as it is sent."""
    nature, source, address = one.nature or ("", "", "")
    return ExplanationFacts(
        one.name, one.text, one.latin, one.part, one.house, nature, source, address
    )


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


@get("/api/games/{name:str}/learn/{language:str}", cache_control=A_WHILE, sync_to_thread=True)
def learn(name: FromPath[str], language: FromPath[Language]) -> Learn:
    return learn_page(known_game(name), language)


@get("/api/games/{name:str}/guide", cache_control=A_WHILE, sync_to_thread=True)
def guide(name: FromPath[str]) -> Guide:
    """The script of the guided first game."""
    found = known_game(name).guide
    if found is None:
        raise ApiError("no_guide")
    return found


@post("/api/games/{name:str}/score", status_code=200, sync_to_thread=True)
def score(
    name: FromPath[str], data: JSONBody[ScoreBoard], request: Request[Any, Any, Any]
) -> Scored:
    """The score sheet of a physical board."""
    game = known_game(name)
    if not game.companion:
        raise ApiError("no_companion")
    edition = known_edition(game, data.edition)
    try:
        return Scored(game.score_document(edition, data.document))
    except BadFile as error:
        language = language_of(request.headers.get("accept-language"))
        raise bad_board(error, language) from error


def bad_board(error: BadFile, language: str) -> ApiError:
    """The refusal of a board with faults, each with its field, in a language."""
    problems = [
        {
            "field": problem.field,
            "expected": in_language(problem.expected, language),
            "got": in_language(problem.got, language),
        }
        for problem in error.problems
    ]
    why = "; ".join(describe_fault(problem, language) for problem in error.problems)
    return ApiError("bad_board", {"problems": problems}, why=why)


ROUTES = [list_games, catalogue, glossary, texts, game_client, learn, guide, score]
