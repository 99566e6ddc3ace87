"""Tables drawn in words, as any game can be: one device, several, lost lines, looking back."""

import json
import re
from contextlib import ExitStack

import httpx
import pytest
from browser.access import serious
from browser.served import MOST_DECISIONS, PHONE, WON, moves, serving, until
from playwright.sync_api import expect
from server.people import Seat
from support import mainly

GAMES = ["ecosfera", "habitats", "keyharvest", "keystone"]


@pytest.mark.parametrize("game", GAMES)
def test_any_game_can_be_played_in_words(device, server, game):
    table = server.create_table(game, "here", "here", seed=5)
    one = device(size=PHONE if game in GAMES[::2] else {"width": 1100, "height": 800})
    one.sit(table, game, 0, 1, plain=True)
    for turn in range(6):
        assert one.decide(turn)
    one.ready()
    assert moves(server.url, table["id"]) == 6
    one.picture(f"words-{game}")
    assert serious(one.page) == []
    width = one.page.evaluate("document.documentElement.scrollWidth")
    assert width <= one.page.viewport_size["width"]


def test_a_table_in_words_names_skills_habitats_and_what_cards_show(device, server):
    one = device(language="de-DE")
    one.sit(server.create_table("keystone", "here", seed=5), "keystone", 0, plain=True)
    one.ready()
    words = one.page.get_by_role("main")
    catalogue = httpx.get(f"{server.url}/api/games/keystone/catalogue", timeout=60).json()
    skills = [skill["name"]["de"] for skill in catalogue["skills"]]
    assert sum(name in words.inner_text() for name in skills) == 3
    expect(words).to_contain_text(re.compile(r"\(\d, (Wald|Wüste|Sumpf|Arktis)"))


@mainly("most", [12, MOST_DECISIONS])
def test_a_whole_game_on_one_device(device, server, most):
    """Of the decisions that make up most of the game, some are enough in every run."""
    table = server.create_table("keystone", "here", "here", seed=7)
    one = device()
    one.sit(table, "keystone", 0, 1, plain=True)
    passed = one.page.get_by_role("heading", name="it is your turn")
    expect(passed).to_be_visible()
    assert one.decisions.count() == 0
    taken = 0
    while taken < most and one.decide(taken):
        taken += 1
    assert moves(server.url, table["id"]) == taken
    play_out(server, table)
    expect(one.result).to_contain_text(WON)
    expect(one.page.get_by_role("heading", name="Score sheets")).to_be_visible()
    one.picture("end")
    assert serious(one.page) == []
    past_state(one, moves(server.url, table["id"]))
    one.go(f"/t/{table['id']}")
    one.page.get_by_role("button", name="Play again").click()
    expect(passed).to_be_visible()
    assert table["id"] not in one.page.url


def play_out(server, table):
    """Play a table for two to its end over two more lines."""
    with ExitStack() as lines:
        people = [
            lines.enter_context(Seat(server, table["id"], seat["token"])) for seat in table["seats"]
        ]
        now = people[0]
        while not now.state["over"]:
            now = people[now.state["actor"]]
            if not now.my_turn()["over"]:
                version = now.act()["version"]
                now.wait_until(lambda state, version=version: state["version"] >= version)


def past_state(one, decisions):
    """See the game again, by keys and by slider, through another seat's eyes."""
    one.page.get_by_role("link", name="Replay", exact=True).click()
    at = one.page.get_by_test_id("at")
    expect(at).to_have_text(f"0 of {decisions}")
    one.page.keyboard.press("ArrowRight")
    one.page.keyboard.press("ArrowRight")
    expect(at).to_have_text(f"2 of {decisions}")
    one.page.get_by_role("slider", name="Move").fill(str(decisions))
    expect(at).to_have_text(f"{decisions} of {decisions}")
    one.page.get_by_label("View as").select_option(label="Spectator")
    expect(one.page.get_by_text("Recent moves").first).to_be_visible()
    one.picture("replay")
    assert serious(one.page) == []


def test_by_keyboard_alone(device, server):
    table = server.create_table("habitats", "here", "here", seed=3)
    one = device()
    one.sit(table, "habitats", 0, 1, plain=True)
    expect(one.decisions.first).to_be_visible()
    for turn in range(4):
        expect(one.decisions.first).to_be_visible()
        one.page.keyboard.press("1")
        expect(one.decisions.first).to_have_attribute("aria-pressed", "true")
        one.page.keyboard.press("Enter")
        one.shows(turn + 1)
    expect(one.page.get_by_role("button", name="Undo")).to_be_visible()
    one.page.keyboard.press("z")
    one.shows(3)
    assert moves(server.url, table["id"]) == 3
    one.page.keyboard.press("?")
    rule = one.page.get_by_role("dialog", name="The rule")
    expect(rule).to_contain_text("Keyboard shortcuts")
    one.page.keyboard.press("Escape")
    expect(rule).to_be_hidden()


def test_two_browsers_over_a_link_and_a_server_that_dies(device, tmp_path):
    with serving(tmp_path / "data") as server:
        host = device(server.url, plain=True)
        host.go("/new/habitats")
        host.page.get_by_role("button", name="Invite friends").click()
        host.page.get_by_label("Seat 1: name").fill("Ada")
        host.page.get_by_label("Seat 2: name").fill("Ben")
        host.page.get_by_role("button", name="Create table and invite").click()
        link = host.page.get_by_role("textbox", name="Copy the invite link for Ben").input_value()
        assert "#token=" in link
        host.page.get_by_role("button", name="Close").click()
        table = host.page.url.split("/t/")[1].split("#")[0]

        guest = device(server.url, plain=True)
        guest.page.goto(link)
        guest.take_seat()
        expect(guest.page.get_by_test_id("turn")).not_to_be_empty()
        until(lambda: guest.page.url == f"{server.url}/t/{table}")
        play_on(host, guest, 4)

        before = moves(server.url, table)
        server.kill()
        for one in (host, guest):
            expect(one.page.get_by_test_id("line-lost")).to_be_visible()
        host.picture("line-lost")
        server.start()
        for one in (host, guest):
            expect(one.page.get_by_test_id("line-lost")).to_be_hidden()
        assert moves(server.url, table) == before
        play_on(host, guest, 3)

        guest.go(f"/t/{table}")
        expect(guest.page.get_by_text("You are watching")).to_be_hidden()
        watch(device, server.url, table)


def play_on(host, guest, decisions):
    """Take decisions, whoever is to move."""
    for turn in range(decisions):
        until(lambda: host.decisions.count() > 0 or guest.decisions.count() > 0)
        wanted = max(host.moves, guest.moves) + 1
        (host if host.decisions.count() else guest).decide(turn)
        for one in (host, guest):
            one.shows(wanted)


def watch(device, url, table):
    """Somebody without a seat sees the table and may decide nothing."""
    onlooker = device(url, plain=True)
    onlooker.go(f"/t/{table}")
    expect(onlooker.page.get_by_text("You are watching")).to_be_visible()
    assert onlooker.decisions.count() == 0


def test_a_wrong_link_is_told(device, server):
    table = server.create_table("habitats", "here", "link")
    one = device()
    one.go(f"/t/{table['id']}#token={'x' * 32}")
    expect(one.page.get_by_role("alert")).to_contain_text("This link does not open a seat")
    one.faults.clear()


@pytest.mark.parametrize("door", ["menu", "notice"])
def test_a_bot_takes_an_absent_seat_and_hands_it_back(device, server, door):
    table = server.create_table("habitats", "link", "here", absent_after=0, seed=2)
    one = device()
    one.sit(table, "habitats", 1, plain=True)
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name="Let a bot take over").click()
    until(lambda: moves(server.url, table["id"]) > 0)
    absent = device()
    absent.sit(table, "habitats", 0, plain=True)
    notice = absent.page.get_by_test_id("seat-lost")
    expect(notice).to_be_visible()
    if door == "menu":
        absent.page.get_by_role("button", name="Menu").click()
        place = absent.page.get_by_role("list")
    else:
        place = notice
    place.get_by_role("button", name="Take the seat back").click()
    expect(absent.page.get_by_role("button", name="Take the seat back")).to_have_count(0)


def test_a_hint_names_decisions_that_can_be_taken(device, server):
    table = server.create_table("habitats", "here", "here", seed=4)
    one = device()
    one.sit(table, "habitats", 0, 1, plain=True)
    one.page.get_by_role("button", name="Hint").click()
    one.page.get_by_role("button", name="Play this").first.click()
    one.shows(1)


@pytest.mark.parametrize("hints", [True, False])
def test_the_hint_button_is_there_where_the_table_has_hints(device, server, hints):
    table = server.create_table("habitats", "here", "link", seed=4, hints=hints)
    one = device()
    one.sit(table, "habitats", 0, plain=True)
    expect(one.decisions.first).to_be_visible()
    expect(one.page.get_by_role("button", name="Hint")).to_have_count(int(hints))


COOP = {"variant": "coop"}


@pytest.mark.parametrize(("game", "options"), [("ecosfera", {}), ("keystone", COOP)])
def test_partners_do_not_pass_the_device(device, server, game, options):
    one = device()
    one.sit(
        server.create_table(game, "here", "here", seed=3, options=options), game, 0, 1, plain=True
    )
    expect(one.decisions.first).to_be_visible()
    expect(one.page.get_by_role("heading", name="it is your turn")).to_be_hidden()


def test_a_seat_is_renamed_and_the_log_says_so(device, server):
    table = server.create_table("habitats", "here", "link", seed=3)
    one, other = device(), device(language="de-DE")
    one.sit(table, "habitats", 0, plain=True)
    other.sit(table, "habitats", 1, plain=True)
    one.decide()
    expect(other.page.get_by_text("Player 1 blickt nach")).to_be_visible()
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name="Rename Player 1").click()
    one.page.get_by_label("New name for Player 1").fill("Ada")
    one.page.get_by_role("button", name="Save").click()
    expect(one.page.get_by_role("button", name="Rename Ada")).to_be_visible()
    assert serious(one.page) == []
    expect(other.page.get_by_text("Ada blickt nach")).to_be_visible()


def test_a_replay_file_is_opened(device, server, tmp_path):
    table = server.create_table("habitats", "here", "bot:random", seed=3)
    with Seat(server, table["id"], table["seats"][0]["token"]) as ann:
        ann.play()
    replay = httpx.get(f"{server.url}/api/tables/{table['id']}/replay").content
    file, nonsense = tmp_path / "game.json", tmp_path / "nonsense.json"
    file.write_bytes(replay)
    nonsense.write_text("no replay")
    one = device(plain=True)
    one.go("/replays")
    bring = one.page.get_by_label("Open a replay file")
    bring.set_input_files(nonsense)
    expect(one.page.get_by_role("alert")).to_have_text("nonsense.json is not a replay file.")
    bring.set_input_files(file)
    decisions = len(json.loads(replay)["actions"])
    expect(one.page.get_by_test_id("at")).to_have_text(f"0 of {decisions}")
    one.go("/replays")
    expect(one.page.get_by_role("link", name="Habitats")).to_be_visible()


def test_words_are_in_the_language_that_is_read(device, server):
    one = device(language="de-DE")
    one.sit(server.create_table("habitats", "here", "here", seed=5), "habitats", 0, 1, plain=True)
    one.ready()
    view = one.page.get_by_role("region", name="Der Tisch").first
    expect(view.get_by_role("heading", name="Markt", level=3)).to_be_visible()
    expect(view).not_to_contain_text("view-")
    expect(view).not_to_contain_text("Figures")


def test_another_language_keeps_the_choice_in_words(device, server):
    one = device()
    one.sit(server.create_table("habitats", "here", "here", seed=5), "habitats", 0, 1, plain=True)
    choice = one.decisions.nth(1)
    choice.click()
    expect(choice).to_have_attribute("aria-pressed", "true")
    english = choice.inner_text()
    one.page.get_by_role("button", name="Language: English").click()
    expect(choice).not_to_have_text(english)
    expect(choice).to_have_attribute("aria-pressed", "true")
    one.page.get_by_test_id("primary").click()
    one.shows(1)


def test_the_menu_names_only_a_chosen_deal_and_closes(device, server):
    one = device()
    one.sit(server.create_table("habitats", "here", "here"), "habitats", 0, 1)
    expect(one.page.get_by_test_id("habitats")).to_be_visible()
    one.page.get_by_role("button", name="Menu").click()
    menu = one.page.get_by_role("dialog", name="At the table")
    expect(menu).to_contain_text("Edition:")
    expect(menu).not_to_contain_text("Deal number")
    menu.get_by_role("button", name="Show the table as text").click()
    expect(menu).to_be_hidden()
    expect(one.decisions.first).to_be_visible()


def test_the_menu_names_a_chosen_deal(device, server):
    one = device()
    one.sit(server.create_table("habitats", "here", "here", seed=77), "habitats", 0, 1, plain=True)
    one.page.get_by_role("button", name="Menu").click()
    expect(one.page.get_by_text("Deal number 77")).to_be_visible()


def test_the_menu_proves_the_deal_when_the_game_is_over(device, server):
    one = device(size=PHONE)
    table = server.create_table("habitats", "here", seed=3)
    one.sit(table, "habitats", 0, plain=True)
    one.page.get_by_role("button", name="Menu").click()
    menu = one.page.get_by_role("dialog", name="At the table")
    menu.get_by_text("Proof of a fair deal").click()
    expect(menu.get_by_text("This code fixes the deal.")).to_be_visible()
    code = menu.get_by_role("textbox", name="Copy the code of the deal").input_value()
    one.picture("deal-proof")
    with Seat(server, table["id"], table["seats"][0]["token"]) as person:
        assert person.state["table"]["commitment"] == code
        person.play()
    expect(menu.get_by_text("Checked: the game was played")).to_be_visible()
    assert serious(one.page) == []


def test_a_table_that_is_not_ready_yet_is_asked_for_again(device, server):
    table = server.create_table("habitats", "here", "here", seed=5)
    one = device()
    one.sit(table, "habitats", 0, 1)
    asked = []

    def refuse_once(route):
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=503, json={"code": "preparing", "message": "not yet"})
        else:
            route.fallback()

    one.page.route(f"**/api/tables/{table['id']}", refuse_once)
    one.go("/tables")
    expect(one.page.get_by_role("main")).to_contain_text("Your turn")
    assert len(asked) == 2
    one.faults.clear()
