"""The full screen: all four games in both languages, from 80×24 up, by keys and by mouse."""

import asyncio
import io
import random

import pytest
from rich.console import Console
from support import in_turn
from textual.widgets import Input, OptionList, Static

from ecotone.cli.table.dialogs import Components, Dialog, Passing
from ecotone.cli.table.guided import GuidedSession
from ecotone.cli.table.reading import KEYS
from ecotone.cli.table.screen import DARK, LIGHT, TableApp
from ecotone.cli.table.session import Session
from ecotone.engine.errors import BadOption
from ecotone.engine.match import Match
from ecotone.engine.registry import game_named
from ecotone.engine.replay import PERSON, Replay
from ecotone.testing import finished_match

GAMES = ["keystone", "ecosfera", "habitats", "keyharvest"]
SIZES = [(80, 24), (120, 40)]


def session_of(tmp_path, name, language="en", seats=None, **options):
    seats = seats or (PERSON, "greedy")
    match = Match(game_named(name), len(seats), 7, options)
    return Session(match, seats, tmp_path / "game.json", language)


def driven(app, drive, size=(80, 24)):
    """Run an app without a terminal and do something with it."""

    async def run():
        async with app.run_test(size=size) as pilot:
            await settle(app, pilot)
            await drive(pilot)

    asyncio.run(run())


async def settle(app, pilot):
    """Wait until bots and hints have come to an end and everything is drawn."""
    await app.workers.wait_for_complete()
    await pilot.pause()


def words_in(app, selector):
    return " ".join(str(one.render()) for one in app.screen.query(selector))


LOOKS = [(size, language) for size in SIZES for language in ("en", "de")]


@in_turn(("name", "look"), GAMES, LOOKS)
def test_a_game_is_begun_and_everything_fits_the_screen(tmp_path, name, look):
    size, language = look
    app = TableApp(session_of(tmp_path, name, language))

    async def drive(pilot):
        for _ in range(4):
            await pilot.press("1", "enter")
            await settle(app, pilot)
        listed = app.query_one("#choices", OptionList)
        assert listed.option_count > 0
        for part in ("#table", "#choices", "#news", "#typed", "#keys"):
            region = app.query_one(part).region
            assert region.height > 0
            assert region.right <= size[0]
            assert region.bottom <= size[1]
        for pane in app.query(".pane"):
            assert pane.region.right <= app.query_one("#side").region.x

    driven(app, drive, size)
    assert Replay.read(tmp_path / "game.json").match.actions == app.session.match.actions
    assert app.session.match.actions


def test_every_key_opens_what_it_says_and_escape_closes_it(tmp_path):
    app = TableApp(session_of(tmp_path, "ecosfera", "de"))

    async def drive(pilot):
        for name in ("help", "log", "sheet", "why", "rules", "card"):
            await pilot.press(KEYS[name])
            await pilot.pause()
            assert isinstance(app.screen, Dialog), name
            await pilot.press("escape")
            await pilot.pause()
            assert not isinstance(app.screen, Dialog), name
        before = app.theme
        await pilot.press(KEYS["theme"])
        assert {before, app.theme} == {LIGHT, DARK}

    driven(app, drive)


def test_components_are_searched_by_any_part_of_their_names(tmp_path):
    app = TableApp(session_of(tmp_path, "keystone"))

    async def drive(pilot):
        await pilot.press(KEYS["card"])
        await pilot.pause()
        assert isinstance(app.screen, Components)
        app.screen.query_one(Input).value = "canis"
        await pilot.pause()
        found = app.screen.found("canis")
        assert "Coyote" in str(found.renderables[0])

    driven(app, drive)


def test_a_hint_comes_without_stopping_the_screen(tmp_path, monkeypatch):
    app = TableApp(session_of(tmp_path, "habitats"))
    monkeypatch.setattr(app.session, "hint", lambda: ["1. Face north"])

    async def drive(pilot):
        await pilot.press(KEYS["hint"])
        await settle(app, pilot)
        assert isinstance(app.screen, Dialog)
        assert "1. Face north" in words_in(app, "#text")

    driven(app, drive)


def test_moves_are_chosen_by_mouse_arrows_and_typing_and_taken_back(tmp_path):
    app = TableApp(session_of(tmp_path, "habitats", seats=(PERSON,), solo="draw"))
    match = app.session.match

    async def drive(pilot):
        await pilot.press("b", "enter")
        await settle(app, pilot)
        assert match.game.actions.name(match.actions[0]) == "place(beside=0, side=east, turned=0)"
        await pilot.click("#choices", offset=(4, 0))
        await settle(app, pilot)
        assert len(match.actions) == 2
        await pilot.press("down", "enter")
        await settle(app, pilot)
        assert len(match.actions) == 3
        await pilot.press(KEYS["undo"])
        await settle(app, pilot)
        assert len(match.actions) == 2
        assert "taken back" in words_in(app, "#preview-text").lower()
        for odd in ("²", "99", "🦊", "\0", "x" * 5000, "[b]", "end_turn("):
            app.query_one("#typed", Input).value = odd
            await pilot.press("enter")
        await settle(app, pilot)
        assert len(match.actions) == 2
        await pilot.resize_terminal(60, 15)
        await pilot.resize_terminal(200, 60)
        await settle(app, pilot)
        assert len(match.actions) == 2

    driven(app, drive)


def test_several_decisions_are_typed_in_one_line(tmp_path):
    app = TableApp(session_of(tmp_path, "keyharvest"))
    match = app.session.match

    async def drive(pilot):
        app.query_one("#typed", Input).value = "D, B8, apples, wine; stand, nonsense, wine"
        await pilot.press("enter")
        await settle(app, pilot)
        assert "nonsense" in words_in(app, "#preview-text")

    driven(app, drive)
    names = [match.game.actions.name(action) for action in match.actions]
    assert names[-5:] == [
        "act(action=D)",
        "field(field=B8)",
        "give(crop=apples)",
        "give(crop=wine)",
        "stop",
    ]


def test_what_cannot_be_chosen_says_why(tmp_path):
    app = TableApp(session_of(tmp_path, "keystone"))

    async def drive(pilot):
        refused = app.session.refused()[0]
        app.answer(refused.name)
        await pilot.pause()
        assert refused.reason in words_in(app, "#preview-text")

    session = app.session
    while not session.refused():
        session.play(session.match.choice(0))
    driven(app, drive)


@pytest.mark.parametrize(("options", "passes"), [({}, True), ({"variant": "coop"}, False)])
def test_the_device_is_passed_only_where_something_is_secret(tmp_path, options, passes):
    app = TableApp(session_of(tmp_path, "keystone", seats=(PERSON, PERSON), **options))

    async def drive(pilot):
        assert isinstance(app.screen, Passing) == passes

    driven(app, drive)


@pytest.mark.parametrize("number", [3, 4, 6, 14, 16, 17, 20])
@pytest.mark.parametrize("language", ["en", "de"])
def test_an_assignments_special_rules_stand_on_the_first_screen(tmp_path, number, language):
    session = session_of(tmp_path, "keystone", language, seats=(PERSON,), assignment=number)
    rows = session.match.edition.tables["assignments"]
    rules = next(row["rules"] for row in rows if row["number"] == number)
    app = TableApp(session)

    async def drive(pilot):
        pane = next(iter(app.query(".pane").results(Static)))
        assert pane.name == "assignment"
        assert pane.region.height > 1
        drawn = next(one.content for one in session.panes() if one.key == "assignment")
        shown = drawn.fitted(pane.region.width).plain
        for rule in rules:
            assert rule[f"text_{language}"] in shown

    driven(app, drive)


def test_a_finished_game_shows_the_result_and_offers_replay_and_analysis(tmp_path):
    match = finished_match(game_named("ecosfera"), 2, 3)
    session = Session(match, (PERSON, PERSON), tmp_path / "game.json", "en")
    app = TableApp(session)

    async def drive(pilot):
        assert isinstance(app.screen, Dialog)
        assert "replay" in words_in(app, "#foot")
        await pilot.press("r")
        await pilot.pause()

    driven(app, drive)
    assert app.return_value == "replay"


@pytest.mark.parametrize("name", GAMES)
def test_guided_first_games_are_played_to_their_end(tmp_path, name):
    session = GuidedSession(game_named(name), tmp_path / "game.json", "de")
    asked = 0
    while not session.is_over:
        [only] = session.choices()
        assert session.panes()[-1].content
        session.play(only.action)
        asked += 1
    assert asked >= len(session.guide.steps)
    assert session.match.actor == 0
    assert len(session.choices()) > 1


@pytest.mark.parametrize("name", GAMES)
def test_an_interrupted_guided_game_goes_on_with_its_guide(tmp_path, name):
    session = GuidedSession(game_named(name), tmp_path / "game.json", "en")
    while not session.match.actions:
        session.play(session.choices()[0].action)
    [command] = session.commands_to_continue()
    assert command == f"ecotone learn {name} --play --resume {session.file}"
    again = GuidedSession.resumed(Replay.read(session.file), session.file, "en")
    assert (again.present, again.due, again.lines) == (session.present, session.due, session.lines)
    while not again.is_over:
        again.play(again.choices()[0].action)
    again.play(again.choices()[0].action)
    assert GuidedSession.resumed(Replay.read(again.file), again.file, "en").is_over
    assert again.commands_to_continue() == [f"ecotone play {name} --resume {again.file}"]


def test_a_game_off_its_guide_is_not_resumed_with_it(tmp_path):
    game = game_named("keystone")
    session = GuidedSession(game, tmp_path / "game.json", "en")
    free = Match(game, session.guide.players, session.guide.seed, session.guide.options)
    free.push(next(one for one in free.legal_numbers if one != first_decision(session)))
    other = Match(game, session.guide.players, session.guide.seed + 1, session.guide.options)
    for match in (free, other):
        with pytest.raises(BadOption, match=r"game\.json: expected an interrupted guided game"):
            GuidedSession.resumed(Replay(match), tmp_path / "game.json", "en")


def first_decision(session):
    decisions = [one for step in session.guide.steps for one in step.decisions]
    return session.match.game.actions.parse(decisions[0])


@in_turn(("name", "language"), GAMES, ["en", "de"])
def test_each_part_fills_the_whole_screen_at_a_key_and_scrolls_to_its_end(tmp_path, name, language):
    """At 80×24 nothing is out of reach: every part can be enlarged, and what is longer scrolls."""
    session = session_of(tmp_path, name, language)
    for _ in range(8):
        while session.is_bots_turn:
            session.play(session.bot_action())
        session.play(int(session.match.legal[-1]))
    app = TableApp(session)

    async def drive(pilot):
        parts = ("#table", "#side", "#news")
        for part in parts:
            await pilot.press("tab")
            await pilot.pause()
            assert [one for one in parts if app.query_one(one).region.height] == [part]
            assert app.query_one(part).region.width == 80
            assert app.query_one(part).region.height >= 20
            scrolled = app.query_one("#preview" if part == "#side" else part)
            for _ in range(30):
                if scrolled.scroll_y == scrolled.max_scroll_y:
                    break
                await pilot.press("pagedown")
                await pilot.pause()
            assert scrolled.scroll_y == scrolled.max_scroll_y
            last = list(scrolled.children)[-1]
            assert last.region.bottom <= scrolled.region.bottom
        await pilot.press("tab")
        await pilot.pause()
        assert all(app.query_one(one).region.height for one in parts)
        await pilot.press("shift+tab", "escape")
        await pilot.pause()
        assert app.query_one("#table").region.height
        await pilot.click("#enlarge", offset=(2, 0))
        await pilot.pause()
        assert not app.query_one("#side").region.height
        await pilot.press(*"zz", "enter")
        await pilot.pause()
        assert app.query_one("#preview").region.height, "an answer is seen"

    driven(app, drive)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_no_name_is_cut_off(tmp_path, name, language):
    """Names were cut to cells: four German species of Keystone became alike."""
    match = Match(game_named(name), 3, 5)
    choose = random.Random(2)
    session = Session(match, (PERSON,) * 3, tmp_path / "game.json", language)
    while not match.over:
        if len(match.actions) % 40 == 0:
            screen = Console(file=io.StringIO(), width=47)
            screen.print(*(pane.content for pane in session.panes()))
            assert "…" not in screen.file.getvalue()
        match.push(int(choose.choice(match.legal)))


def test_a_line_of_a_list_that_is_gone_is_not_previewed(tmp_path):
    """Keys typed faster than the screen was drawn ended the game with an IndexError."""
    app = TableApp(session_of(tmp_path, "keystone"))

    async def drive(pilot):
        lines = app.query_one("#choices", OptionList)
        assert lines.option_count > 3
        lines.highlighted = lines.option_count - 1
        app.show_list(app.listed[:1])
        await pilot.pause()
        assert app.listed[0].best.details[0] in words_in(app, "#preview-text")

    driven(app, drive)


PRESSED = [
    *"0123456789²٣🦊hurtq[=(",
    *(key for key in KEYS.values() if key != KEYS["quit"]),
    *("enter", "escape", "tab", "shift+tab", "up", "down", "pageup", "pagedown", "home", "end"),
    *("backspace", "ctrl+a", "ctrl+k", "space"),
]


def press_at_random(tmp_path, name, count):
    """Press keys in any order, in windows of any size; a game that ends gives way to the next."""
    choose = random.Random(name)
    pressed = 0
    while pressed < count:
        app = TableApp(session_of(tmp_path, name, choose.choice(["en", "de"]), (PERSON, PERSON)))

        async def drive(pilot, app=app):
            nonlocal pressed
            while pressed < count and app.is_running and not app.session.match.over:
                pressed += 1
                await pilot.press(choose.choice(PRESSED))
                if pressed % 50 == 0:
                    await pilot.resize_terminal(choose.randint(80, 140), choose.randint(24, 50))
                    await settle(app, pilot)
                    if app.session.file.exists():
                        saved = Replay.read(app.session.file).match
                        assert saved.actions == app.session.match.actions

        driven(app, drive)


@pytest.mark.parametrize("name", GAMES)
def test_random_keys_lose_no_game(tmp_path, name):
    press_at_random(tmp_path, name, 30)


@pytest.mark.deep
@pytest.mark.parametrize("name", GAMES)
def test_two_thousand_random_keys_lose_no_game(tmp_path, name):
    press_at_random(tmp_path, name, 2_000)
