"""Tournaments over REST: creating, joining, leaving, the next round, standings."""

from typing import NamedTuple

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from ecotone.server.errors import ApiError
from ecotone.server.people import StoredPerson
from ecotone.server.routes.callers import (
    FRESH,
    AnyRequest,
    address_of,
    creator_of,
    expect_allowed,
    person_of,
    person_or_none,
    play_of,
)
from ecotone.server.standings import standings
from ecotone.server.tokens import opens
from ecotone.server.tournament_messages import (
    CreatedTournament,
    EntrantFacts,
    NewEntrant,
    NewTournament,
    TournamentFacts,
    TournamentGame,
    TournamentRound,
    TournamentSeat,
)
from ecotone.server.tournament_rows import StoredEntrant, TournamentTable
from ecotone.server.tournament_store import Tournament
from ecotone.server.tournaments import Tournaments


class Caller(NamedTuple):
    """Who asks: their profile, if they have one, and whether they own the tournament."""

    person: StoredPerson | None
    owner: bool


def tournaments_of(request: AnyRequest) -> Tournaments:
    tournaments: Tournaments = request.app.state.tournaments
    return tournaments


async def caller(request: AnyRequest, tournament: Tournament) -> Caller:
    _, _, token = request.headers.get("authorization", "").partition(" ")
    owner = bool(token) and opens(token, tournament.stored.owner_hash)
    return Caller(await person_or_none(request), owner)


async def facts(request: AnyRequest, tournament_id: str) -> TournamentFacts:
    """A tournament as the caller may see it."""
    tournaments = tournaments_of(request)
    tournament = await tournaments.up_to_date(tournament_id)
    person, owner = await caller(request, tournament)
    stored, mine = tournament.stored, person.id if person else None
    rounds = [
        TournamentRound(
            [as_game(tournament, table, mine) for table in tournament.of_round(paired.round)],
            paired.byes,
        )
        for paired in tournament.rounds
    ]
    over = tournaments.is_over(tournament)
    return TournamentFacts(
        id=stored.id,
        title=stored.title,
        game=stored.game,
        size=stored.size,
        system=stored.system,  # type: ignore[arg-type]
        rounds_planned=tournaments.planned(tournament),
        level=stored.level,
        fill=stored.fill,
        rated=stored.rated,
        state="over" if over else "running" if rounds else "open",
        players=players_of(tournament, mine),
        rounds=rounds,
        owner=owner,
    )


def players_of(tournament: Tournament, person: str | None) -> list[EntrantFacts]:
    found = []
    table = standings(tournament.numbers, tournament.finished, tournament.byes)
    for standing in table:
        entrant = tournament.entrant(standing.player)
        if entrant is None:
            continue
        found.append(
            EntrantFacts(
                number=entrant.number,
                name=entrant.name,
                bot=entrant.bot,
                withdrawn=entrant.withdrawn,
                you=person is not None and entrant.person == person,
                place=standing.place,
                points=standing.points,
                opponents=standing.opponents,
                total=standing.total,
                games=standing.games,
            )
        )
    return found


def as_game(tournament: Tournament, table: TournamentTable, person: str | None) -> TournamentGame:
    entrants = [tournament.entrant(number) for number in table.players]
    here = [one for one in entrants if one is not None and one.person == person]
    return TournamentGame(
        table=table.at_table,
        seats=[
            TournamentSeat(
                number,
                table.places[seat] if table.places else None,
                table.scores[seat] if table.scores else None,
            )
            for seat, number in enumerate(table.players)
        ],
        over=table.places is not None,
        yours=person is not None and any(not (one.bot or one.withdrawn) for one in here),
    )


@post("/api/tournaments")
async def create_tournament(
    request: AnyRequest, data: JSONBody[NewTournament]
) -> CreatedTournament:
    if play_of(request).stopping:
        raise ApiError("stopping")
    if not request.app.state.new_tournaments.take(address_of(request)):
        raise ApiError("too_many_tables")
    person = await person_or_none(request)
    creator = creator_of(request, person.id if person else None)
    return CreatedTournament(*await tournaments_of(request).create(data, creator))


@get("/api/tournaments/{tournament_id:str}", cache_control=FRESH)
async def show_tournament(request: AnyRequest, tournament_id: FromPath[str]) -> TournamentFacts:
    """Players, standings and rounds."""
    return await facts(request, tournament_id)


@post("/api/tournaments/{tournament_id:str}/players")
async def join_tournament(
    request: AnyRequest, tournament_id: FromPath[str], data: JSONBody[NewEntrant]
) -> TournamentFacts:
    """Take part; a profile is needed."""
    tournament = await tournaments_of(request).find(tournament_id)
    await tournaments_of(request).join(tournament, await person_of(request), data.name)
    return await facts(request, tournament_id)


async def entrant_of(
    request: AnyRequest, tournament_id: str, number: int
) -> tuple[Tournament, StoredEntrant, Caller]:
    tournament = await tournaments_of(request).up_to_date(tournament_id)
    entrant = tournament.entrant(number)
    if entrant is None:
        raise ApiError("no_seat")
    return tournament, entrant, await caller(request, tournament)


@delete("/api/tournaments/{tournament_id:str}/players/{number:int}", status_code=200)
async def leave_tournament(
    request: AnyRequest, tournament_id: FromPath[str], number: FromPath[int]
) -> TournamentFacts:
    """Withdraw; the owner may also withdraw somebody else."""
    tournament, entrant, who = await entrant_of(request, tournament_id, number)
    mine = who.person is not None and entrant.person == who.person.id
    expect_allowed(who.owner or mine)
    await tournaments_of(request).leave(tournament, entrant)
    return await facts(request, tournament_id)


@post("/api/tournaments/{tournament_id:str}/players/{number:int}/bot", status_code=200)
async def replace_by_bot(
    request: AnyRequest, tournament_id: FromPath[str], number: FromPath[int]
) -> TournamentFacts:
    """Let a bot play on for somebody who is absent; for the owner."""
    tournament, entrant, who = await entrant_of(request, tournament_id, number)
    expect_allowed(who.owner)
    await tournaments_of(request).replace(tournament, entrant)
    return await facts(request, tournament_id)


@post("/api/tournaments/{tournament_id:str}/rounds")
async def start_round(request: AnyRequest, tournament_id: FromPath[str]) -> TournamentFacts:
    """Pair the next round and create its tables; for the owner."""
    tournament = await tournaments_of(request).up_to_date(tournament_id)
    expect_allowed((await caller(request, tournament)).owner)
    await tournaments_of(request).start_round(tournament)
    return await facts(request, tournament_id)


ROUTES = [
    create_tournament,
    show_tournament,
    join_tournament,
    leave_tournament,
    replace_by_bot,
    start_round,
]
