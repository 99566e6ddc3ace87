"""Games that outlive their rules: a database goes on under a later version of them.

`upgrade/revision-0005.sql` was written by the version before states were stored, with a game of
each kind under way.
"""

import asyncio
import json
import random
import sqlite3
from contextlib import asynccontextmanager, closing
from pathlib import Path

import msgspec
import numpy as np
import pytest
from server.people import Laid, in_words, on_sqlite, running

from ecotone.engine.layout import Layout
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.server.app import at_work, new_app
from ecotone.server.errors import ApiError
from ecotone.server.history import NEXT, WHOLE, History, encode_next, encode_whole
from ecotone.server.incoming_messages import Act, Undo
from ecotone.server.replays import stored_replay
from ecotone.server.storage import Storage
from ecotone.server.table_messages import NewSeat, NewTable
from ecotone.server.tables import LiveTable
from ecotone.server.views import moment, state_message

OLD = Path(__file__).parent / "upgrade"
OLD_TABLES = json.loads((OLD / "revision-0005.json").read_text("utf-8"))
WITH_OTHER_CARDS = {"grassland-warthog-85", "magnolia-crane-73"}
"""Keystone's: assignments of the Field Journal have changed since, and a digest of that version
covers all of them."""
GAMES = [
    ("keystone", 2, {}, 12),
    ("keystone", 1, {"assignment": 7}, 8),
    ("ecosfera", 2, {"complexity": 2}, 16),
    ("habitats", 3, {}, 10),
    ("keyharvest", 2, {}, 40),
]
every_kind = pytest.mark.parametrize(
    ("game", "players", "options", "moves"), GAMES, ids=["-".join(map(str, g[:2])) for g in GAMES]
)
SEED = 2
"""No game dealt with it ends while it is changed."""
NOTE = "rules-changed"


@asynccontextmanager
async def opened(folder):
    """What is played at the tables of a database, without browsers."""
    app = new_app(on_sqlite(folder))
    async with at_work(app):
        yield app.state.play, app.state.table_factory


def within(folder, work):
    async def inside():
        async with opened(folder) as (play, factory):
            return await work(play, factory)

    return asyncio.run(inside())


async def new_table(factory, game, players, options):
    seats = [NewSeat("here")] * players
    wanted = NewTable(game=game, players=players, seats=seats, options=options, seed=SEED)
    return (await factory.create_table(wanted, "", "en")).id


async def play_on(play, table, until, seed=1):
    """Play at random until some number of moves, or to the end; what each seat sees then."""
    choose = random.Random(seed)
    while not table.over and table.moves < until:
        action = choose.choice(table.playing.legal_numbers.tolist())
        await play.decisions.act(
            table, table.actor, Act(table.version, action, f"act {table.version}")
        )
    return [state_of(table, seat) for seat in range(table.stored.players)]


def state_of(table, seat):
    return msgspec.to_builtins(state_message(table, seat, "en"), str_keys=True)


def past(table, moves):
    """The table as each seat saw it then, wherever the game is now."""
    seen = [moment(table, moves, seat, "en") for seat in range(table.stored.players)]
    return [msgspec.to_builtins(state) | {"moves": 0} for state in seen]


def seen(states):
    """What the players look at; nothing of it may change with an upgrade."""
    names = ("view", "legal", "scores", "actor", "over", "moves", "last", "refusals")
    return [{name: state[name] for name in names} for state in states]


def notes(log):
    return [line for line in log if line["key"] == NOTE]


def older_layout(game):
    """The fields of the game's record in another order, wider, with others beside them."""
    layout = game.layout.to_data()[::-1]
    fields = [[name, "<i4" if kind == "|i1" else kind, shape] for name, kind, shape in layout]
    return Layout.from_data([["abolished", "<i2", [3]], *fields])


def make_older(file, table_id):
    """Rewrite a table as if other rules had led to its states, and kept them in another record."""

    async def load():
        async with Storage(f"sqlite+aiosqlite:///{file}").running() as storage:
            return await storage.load(table_id)

    stored = asyncio.run(load())
    game = game_named(stored.table.game)
    older = older_layout(game)
    history = History.of(stored.changes, stored.layouts)
    blank = np.zeros(older.size, np.uint8)
    states = [
        stored.layouts[history.layout].read(state, blank, older.dtype) for state in history.states
    ]
    with closing(sqlite3.connect(file)) as database:
        database.execute(
            "INSERT OR IGNORE INTO layouts VALUES (?, ?)",
            [older.digest, json.dumps(older.to_data())],
        )
        database.execute(
            "UPDATE changes SET checksum = 'n', state = NULL, layout = NULL WHERE table_id = ?",
            [table_id],
        )
        database.execute(
            "UPDATE changes SET state = ?, layout = ? WHERE table_id = ? AND version = ?",
            [encode_whole(states), older.digest, table_id, stored.changes[-1].version],
        )
        database.commit()


@every_kind
def test_a_game_goes_on_where_it_was_when_its_rules_have_changed(
    tmp_path, game, players, options, moves
):
    async def begin(play, factory):
        table = await play.table(await new_table(factory, game, players, options))
        return table.id, await play_on(play, table, moves), past(table, moves // 2)

    table_id, before, then = within(tmp_path, begin)

    async def resume(play, _):
        table = await play.table(table_id)
        after = await play_on(play, table, 0)
        assert seen(after) == seen(before)
        assert past(table, moves // 2) == then
        for state in after:
            note = {"move": state["moves"] - 1, "seat": None, "key": NOTE, "arguments": {}}
            assert state["log"][-1] == note
        for seat in range(players):
            with pytest.raises(ApiError, match="no_undo"):
                await play.decisions.undo(table, seat, Undo(table.version, "undo"))
        return await play_on(play, table, table.moves + 5, seed=2)

    for changes in (1, 2):
        make_older(tmp_path / "tables.sqlite", table_id)
        before = within(tmp_path, resume)
        assert len(notes(before[0]["log"])) == changes

    async def finish(play, _):
        table = await play.table(table_id)
        states = await play_on(play, table, 10_000, seed=3)
        assert all(state["over"] for state in states)
        assert stored_replay(table)["rules_changed_after"] > moves
        return past(table, moves // 2), past(table, table.moves)

    finished = within(tmp_path, finish)
    assert finished[0] == then
    assert within(tmp_path, finish) == finished


def test_a_database_of_the_version_before_opens_and_every_game_ends(tmp_path):
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as database:
        database.executescript((OLD / "revision-0005.sql").read_text("utf-8"))

    async def a_few_moves(play, _):
        for created in OLD_TABLES:
            table = await play.table(created["id"])
            assert table.moves >= created["moves"]
            for seat, kept in enumerate(created["seats"]):
                assert table.seat_of(kept["token"]) == seat
            states = await play_on(play, table, table.moves + 3)
            told = [note["key"] for note in notes(states[0]["log"])]
            assert told == [NOTE] * (created["id"] in WITH_OTHER_CARDS)

    async def to_the_end(play, _):
        for created in OLD_TABLES:
            table = await play.table(created["id"])
            states = await play_on(play, table, 10_000)
            assert all(state["over"] for state in states)
            assert len(past(table, 1)) == table.stored.players

    within(tmp_path, a_few_moves)
    within(tmp_path, a_few_moves)
    for created in OLD_TABLES[::2]:
        make_older(file, created["id"])
    within(tmp_path, to_the_end)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE tables SET edition_digest = 'p0'",
        "UPDATE changes SET state = NULL, layout = NULL, checksum = 'other'",
        "UPDATE changes SET layout = 'lost', checksum = 'other'",
    ],
    ids=["other cards", "legal actions without stored states", "states that cannot be read"],
)
def test_whatever_has_changed_the_game_goes_on(tmp_path, change):
    async def begin(play, factory):
        table = await play.table(await new_table(factory, "keystone", 2, {}))
        return table.id, await play_on(play, table, 6)

    async def resume(play, _):
        return await play_on(play, await play.table(table_id), 0)

    async def finish(play, _):
        return await play_on(play, await play.table(table_id), 10_000)

    table_id, before = within(tmp_path, begin)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        database.execute(change)
        database.commit()
    for work in (resume, resume):
        after = within(tmp_path, work)
        assert seen(after) == seen(before)
        assert len(notes(after[0]["log"])) == 1
    assert all(state["over"] for state in within(tmp_path, finish))


def test_a_game_that_cannot_be_continued_says_why_and_can_be_exported(tmp_path):
    with running(on_sqlite(tmp_path)) as server:
        table = server.create_table(seats=["here", "here"])
        with table.sit(0) as ann:
            assert ann.act()["type"] == "accepted"
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE changes SET number = 601 WHERE version = 1")
        database.execute("UPDATE changes SET state = NULL")
        database.commit()
        before = database.execute("SELECT * FROM changes").fetchall()
    with running(on_sqlite(tmp_path)) as server:
        table = Laid(server, table.created)
        facts = table.facts()
        assert not facts["replays"]
        assert facts["stopped"] == (
            "change 1 is no longer legal; the states of this game are not stored"
        )
        assert (facts["moves"], facts["seed"]) == (1, None)
        with table.sit(0) as ann:
            assert (ann.state["legal"], ann.state["view"]) == ([], {})
            refused = ann.ask("act", action=0)
            assert refused["code"] == "not_replaying"
            assert "changed since" in in_words(refused)
            assert ann.undo()["code"] == "not_replaying"
        renamed = server.patch(f"{table.path}/seats/0", table.tokens[0], json={"name": "Zoe"})
        assert renamed.status_code == 409
        assert server.get(f"{table.path}/moves/1?seat=0").status_code == 409
        assert server.get(f"{table.path}/replay").status_code == 401
        exported = server.get(f"{table.path}/replay", table.tokens[0]).json()
        assert exported["actions"] == [601]
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT * FROM changes").fetchall() == before


def test_a_table_stores_its_first_state_whole_and_then_what_changed(tmp_path):
    async def begin(play, factory):
        table = await play.table(await new_table(factory, "keyharvest", 2, {}))
        await play_on(play, table, 30)

    within(tmp_path, begin)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        states = [row[0] for row in database.execute("SELECT state FROM changes ORDER BY version")]
    assert [state[:1] for state in states] == [WHOLE] + [NEXT] * 29
    assert np.median([len(state) for state in states]) < 200


def test_a_stored_state_follows_only_the_one_before():
    game = game_named("habitats")
    match = Match(game, 2, 1)
    states = [match.state.copy()]
    for _ in range(4):
        match.push(match.choice(0))
        states.append(match.state.copy())
    table = LiveTable(None, [])
    table.match, table.states, table.states_stored = match, states, True

    class Stored:
        kind, layout = "act", game.layout.digest

        def __init__(self, state):
            self.state = state

    assert table.is_stored(Stored(encode_next(states[-2], states[-1])))
    assert table.is_stored(Stored(encode_whole(states)))
    assert not table.is_stored(Stored(encode_next(states[0], states[-1])))
    assert not table.is_stored(Stored(encode_whole(states[:-1])))
    assert not table.is_stored(Stored(None))
