"""The page for a new table: each field keeps what is chosen, and the table is as it was chosen."""

import json
import re
import shutil

import httpx
import pytest
from browser.access import serious
from browser.served import PHONE, serving
from playwright.sync_api import expect
from support import in_turn, mainly

from ecotone.engine.registry import game_named, games

MODES = {"now": "Play now", "here": "On this device", "link": "Invite friends"}
LEVELS = ["beginner", "easy", "medium", "hard", "expert", "master"]
LARGEST_SEED = 2**128 - 1


@pytest.fixture(scope="module")
def facts(server):
    """What the server says about each game."""
    return {one["name"]: one for one in httpx.get(f"{server.url}/api/games", timeout=60).json()}


def open_page(one, game):
    one.go(f"/new/{game}")
    expect(one.page.get_by_label("Other players")).to_be_visible()
    one.page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    if game == "keystone":  # how far its journal has come decides what is offered
        one.page.wait_for_load_state("networkidle")


def choose_mode(one, mode):
    one.page.get_by_role("group").get_by_role("button", name=MODES[mode]).click()


def values_of(select):
    return select.locator("option").evaluate_all("found => found.map((one) => one.value)")


def field(one, label):
    """The select whose label begins like this."""
    begins = re.compile(rf"^\s*{re.escape(label)}")
    return one.page.locator("form label").filter(has_text=begins).locator("select")


def offered(one, facts):
    """The options on the page by name, each with its field."""
    labels = [text.strip() for text in one.page.locator("form label").all_inner_texts()]
    abouts = {option["name"]: option["about"]["en"] for option in facts["options"]}
    return {
        name: field(one, about)
        for name, about in abouts.items()
        if any(label.startswith(about) for label in labels)
    }


def choose_last_values(one, facts):
    """Set each option to the last value offered, those that appear on the way as well."""
    chosen = {}
    while left := {n: found for n, found in offered(one, facts).items() if n not in chosen}:
        for name, select in left.items():
            if select.count():
                chosen[name] = values_of(select)[-1]
                select.select_option(chosen[name])
    assert chosen
    return {name: chosen[name] for name in offered(one, facts)}


def create(one):
    """Press the button, and return the table as the server knows it."""
    one.page.locator("button[type=submit]").click()
    expect(one.page).to_have_url(re.compile(r"/t/[\w-]+"))
    table = re.search(r"/t/([\w-]+)", one.page.url)[1]
    return httpx.get(f"{one.url}/api/tables/{table}", timeout=60).json()


@pytest.mark.parametrize("game", games())
def test_each_field_keeps_what_is_chosen(device, facts, game):
    one = device()
    open_page(one, game)
    for players in facts[game]["players"]:
        bots = one.page.get_by_label("Other players")
        bots.select_option(str(players - 1))
        selects = one.page.locator("form select")
        place = 0
        while place < selects.count():  # an option may bring or take away others
            for value in values_of(selects.nth(place))[::-1]:
                selects.nth(place).select_option(value)
                expect(selects.nth(place)).to_have_value(value)
            if selects.nth(place).evaluate("(one, bots) => one === bots", bots.element_handle()):
                bots.select_option(str(players - 1))
            place += 1
        expect(bots).to_have_value(str(players - 1))


@pytest.mark.parametrize("game", games())
def test_names_levels_and_options_outlast_another_mode(device, facts, game):
    one = device()
    open_page(one, game)
    players = facts[game]["players"][-1]
    one.page.get_by_label("Other players").select_option(str(players - 1))
    one.page.get_by_label("Level").select_option("expert")
    chosen = choose_last_values(one, facts[game])
    one.page.get_by_label("Your name").fill("Ada")
    for mode in ("here", "link", "here", "now", "link"):
        choose_mode(one, mode)
        if mode != "now":
            expect(one.page.get_by_label("Seat 1: name")).to_have_value("Ada")
            expect(one.page.get_by_label(re.compile("^Seat .: player$"))).to_have_count(players)
            expect(one.page.get_by_label("Seat 2: player")).to_have_value(mode)
        fields = offered(one, facts[game])
        for name, value in chosen.items():
            expect(fields[name]).to_have_value(value)
    one.page.get_by_label("Seat 2: name").fill("Ben")
    one.page.get_by_label("Seat 1: name").fill("Eva")
    choose_mode(one, "now")
    expect(one.page.get_by_label("Your name")).to_have_value("Eva")
    expect(one.page.get_by_label("Other players")).to_have_value(str(players - 1))
    expect(one.page.get_by_label("Level")).to_have_value("expert")
    choose_mode(one, "here")
    expect(one.page.get_by_label("Seat 2: name")).to_have_value("Ben")
    one.page.get_by_label("Seat 2: player").select_option("bot")
    expect(one.page.get_by_label("Seat 2: level")).to_have_value("expert")


def seat(kind, name, level=None):
    return {"kind": kind, "name": name, "level": level}


def seats_of(table):
    return [{key: one[key] for key in ("kind", "name", "level")} for one in table["seats"]]


@in_turn(("game", "mode"), games(), MODES)
def test_the_table_is_as_it_was_chosen(device, facts, game, mode):
    one = device(plain=True)
    for players in facts[game]["players"]:
        open_page(one, game)
        level = LEVELS[players % len(LEVELS)]
        if mode == "now":
            expected = choose_bots(one, players, level)
        else:
            expected = choose_seats(one, mode, players, level)
        chosen = choose_last_values(one, facts[game])
        seed = LARGEST_SEED - players
        one.page.get_by_label("Deal number").fill(f" {seed} ")
        one.page.get_by_label("A bot may take over").select_option("15")
        table = create(one)
        edition = game_named(game).default_edition
        assert (table["game"], table["edition"], table["players"]) == (game, edition, players)
        assert seats_of(table) == expected
        assert {name: str(table["options"][name]) for name in chosen} == chosen
        left = {o["name"]: o["default"] for o in facts[game]["options"] if o["name"] not in chosen}
        assert {name: table["options"][name] for name in left} == left
        assert int(table["seed"]) == seed
        assert table["absent_after"] == 15 * 60


def choose_bots(one, players, level):
    one.page.get_by_label("Other players").select_option(str(players - 1))
    if players > 1:
        one.page.get_by_label("Level").select_option(level)
    one.page.get_by_label("Your name").fill("Ada")
    bots = [seat("bot", f"Bot {number}", level) for number in range(2, players + 1)]
    return [seat("here", "Ada"), *bots]


def choose_seats(one, mode, players, level):
    """A bot sits last; a third seat is without a name."""
    choose_mode(one, mode)
    page = one.page
    while (now := page.get_by_label(re.compile("^Seat .: player$")).count()) != players:
        verb = f"Remove seat {now}" if now > players else "Add a seat"
        page.get_by_role("button", name=verb).click()
    names = ["Ada", "Ben", None, "Dan", "Eva"][:players]
    for number, name in enumerate(names, start=1):
        page.get_by_label(f"Seat {number}: name").fill(name or "")
    expected = [
        seat("here" if number == 1 else mode, name or f"Player {number}")
        for number, name in enumerate(names, start=1)
    ]
    if players > 1:
        page.get_by_label(f"Seat {players}: player").select_option("bot")
        page.get_by_label(f"Seat {players}: level").select_option(level)
        expected[-1] = seat("bot", f"Bot {players}", level)
    return expected


def test_nothing_chosen_gives_the_defaults(device, facts):
    one = device(plain=True)
    open_page(one, "keystone")
    table = create(one)
    assert seats_of(table) == [seat("here", "Player 1"), seat("bot", "Bot 2", "medium")]
    assert table["options"] == {o["name"]: o["default"] for o in facts["keystone"]["options"]}
    assert table["absent_after"] is None
    assert table.get("seed") is None


@pytest.mark.parametrize(("choice", "hints"), [("usual", False), ("on", True), ("off", False)])
def test_hints_between_rivals_are_a_choice(device, choice, hints):
    one = device(plain=True)
    open_page(one, "keystone")
    choose_mode(one, "link")
    field(one, "Hints").select_option(choice)
    assert create(one)["hints"] == hints


def test_another_game_begins_with_its_own_defaults(device):
    one = device()
    open_page(one, "keystone")
    one.page.get_by_label("Other players").select_option("3")
    one.page.get_by_label("Level").select_option("hard")
    one.page.locator("header.top select").select_option("habitats")
    expect(one.page.get_by_role("heading", name="Habitats", level=1)).to_be_visible()
    expect(one.page.get_by_label("Other players")).to_have_value("1")
    expect(one.page.get_by_label("Level")).to_have_value("medium")


def test_options_are_offered_only_where_they_apply(device, facts):
    one = device()
    open_page(one, "keystone")
    assert "assignment" not in offered(one, facts["keystone"])
    field(one, "Variant").select_option("coop")
    assignment = field(one, "Field Journal assignment")
    assert values_of(assignment) == [str(number) for number in range(21)]
    assignment.select_option("20")
    one.page.get_by_label("Other players").select_option("0")
    assert "variant" not in offered(one, facts["keystone"])
    expect(assignment).to_have_value("20")
    assert create(one)["options"]["assignment"] == 20


def test_an_edition_offers_the_assignments_it_holds(device, tmp_path):
    mine = tmp_path / "editions" / "keystone" / "mine"
    shutil.copytree(game_named("keystone").editions()["house"], mine)
    for number in range(4, 21):
        (mine / f"journal-{number:02}.toml").unlink()
    with serving(tmp_path) as server:
        one = device(server.url, plain=True)
        open_page(one, "keystone")
        one.page.get_by_label("Other players").select_option("0")
        assignment = field(one, "Field Journal assignment")
        assignment.select_option("20")
        field(one, "Edition").select_option("mine")
        assert values_of(assignment) == ["0", "1", "2", "3"]
        assignment.select_option("3")
        table = create(one)
        assert (table["edition"], table["options"]["assignment"]) == ("mine", 3)


@mainly("seed", [str(LARGEST_SEED + 1), "abc", "-1", "1.5", "9" * 400])
def test_a_wrong_deal_number_is_explained(device, server, seed):
    one = device()
    one.go("/new/habitats")
    one.page.get_by_text("Edition, rules and more").click()
    number = one.page.get_by_role("textbox", name="Deal number")
    number.fill(seed)
    one.page.get_by_text("Edition, rules and more").click()
    one.page.locator("button[type=submit]").click()
    expect(one.page.get_by_role("alert")).to_have_text(
        f"The deal number must be a whole number from 0 to {LARGEST_SEED}."
    )
    expect(number).to_be_focused()
    assert "/new/habitats" in one.page.url
    number.fill("7")
    assert int(create(one)["seed"]) == 7


@mainly("language", ["de-DE", "en-US"])
def test_the_page_fits_a_phone_with_everything_open(device, language):
    one = device(size=PHONE, language=language)
    one.go("/new/keystone")
    expect(one.page.locator("form")).to_be_visible()
    one.page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    one.picture(f"new-open-{language}")
    assert serious(one.page) == []
    assert one.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for text in json.loads(one.page.evaluate("JSON.stringify(document.body.innerText)")).split():
        assert text not in ("NaN", "undefined", "null")
