"""Whole evenings with the box: names, pad, winner, ties, history, and no connection."""

import re
from pathlib import Path

import pytest
from browser.access import STRUCTURE, serious
from browser.served import PHONE, serving
from browser.variants import mostly
from playwright.sync_api import expect
from support import mainly

from ecotone.engine.evening import table_in
from ecotone.engine.registry import game_named

WINS = {"en-US": "Ann wins.", "de-DE": "Ann gewinnt."}
SHARED = {"en-US": "Ann, Ben share the victory.", "de-DE": "Ann, Ben teilen sich den Sieg."}
BY_TOKENS = {
    "en-US": "Equal points: Ben wins by more Synergy tokens.",
    "de-DE": "Gleich viele Punkte: Ben gewinnt durch mehr Eicheln.",
}
WON = {"en-US": "Won together.", "de-DE": "Gemeinsam gewonnen."}
LOST = {"en-US": "Lost together.", "de-DE": "Gemeinsam verloren."}


def begin(one, game, *names):
    """Open a game's companion and begin an evening with these players."""
    one.go(f"/companion/{game}")
    one.page.get_by_test_id("new-evening").click()
    dialog = one.page.locator("dialog[open]")
    fields = dialog.locator("input")
    while fields.count() < len(names):
        dialog.locator("button:not(.primary)").last.click()
    for place, name in enumerate(names):
        fields.nth(place).fill(name)
    one.page.get_by_test_id("start-evening").click()
    expect(dialog).to_have_count(0)
    for name in names:
        expect(one.page.locator(".players")).to_contain_text(name)


def show(one, name):
    one.page.locator(".players .player", has_text=name).click()


def outcome(one, words):
    expect(one.page.locator("#score-pad").get_by_test_id("outcome")).to_have_text(words)


def saved_file_scores_alike(page, name):
    """Save the evening as a file, which `ecotone score` reads."""
    with page.expect_download() as saving:
        page.get_by_test_id("save-file").click()
    assert re.fullmatch(rf"{name}-\d{{4}}-\d\d-\d\d\.toml", saving.value.suggested_filename)
    game = game_named(name)
    scored = game.score_evening(game.edition(), table_in(Path(saving.value.path())))
    totals = page.locator("#score-pad [data-testid^=pad-total]").all_inner_texts()
    assert [str(sheet["total"]) for sheet in scored.sheets] == [
        total.removesuffix(" ◇") for total in totals
    ]


def on_paper(page):
    """Printed, the page is its title and the pad."""
    page.emulate_media(media="print")
    expect(page.locator("#score-pad")).to_be_visible()
    for left_out in (".players", ".two", ".companion .foot", "[data-testid=save-file]"):
        expect(page.locator(left_out).first).to_be_hidden()
    page.emulate_media(media="screen")


def finish(one, name, language):
    """Keep the evening, look at it again after a reload, and check the page."""
    page = one.page
    saved_file_scores_alike(page, name)
    on_paper(page)
    page.get_by_test_id("save-evening").click()
    expect(page.get_by_test_id("past-evening")).to_have_count(1)
    page.reload()
    expect(page.get_by_test_id("past-evening")).to_have_count(1)
    expect(page.get_by_test_id("outcome").first).to_be_visible()
    page.get_by_test_id("past-evening").locator("summary").click()
    expect(page.get_by_test_id("score-pad")).to_have_count(2)
    assert serious(page, STRUCTURE) == []
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0, "nothing may lie beside the page"
    page.locator("#score-pad").scroll_into_view_if_needed()
    one.picture(
        f"evening-{name}-{'phone' if page.viewport_size == PHONE else 'desktop'}-{language}"
    )


@mostly("phone-de")
def test_an_evening_of_keystone(device, size, language):
    one = device(size=size, language=language)
    page = one.page
    begin(one, "keystone", "Ann", "Ben")
    page.get_by_test_id("space-0-r1c1").click()
    search = page.locator("dialog[open] input[type=search]")
    for name in ("American Red Squirrel", "Snowshoe Hare"):
        search.fill(name)
        page.keyboard.press("Enter")
        expect(search).to_have_value("")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("pad-total-0")).not_to_have_text("0")
    outcome(one, WINS[language])
    assert page.get_by_test_id("score-pad").inner_text().count("◇") >= 2
    show(one, "Ben")
    page.get_by_test_id("space-0-r1c1").click()
    page.get_by_test_id("recent-American Red Squirrel").click()
    page.keyboard.press("Escape")
    finish(one, "keystone", language)


@mainly("language", ["en-US", "de-DE"])
def test_equal_points_are_decided_by_tokens(device, language):
    one = device(size=PHONE, language=language)
    begin(one, "keystone", "Ann", "Ben")
    for name, tokens in (("Ann", 3), ("Ben", 4)):
        show(one, name)
        for _ in range(tokens):
            one.page.get_by_test_id("more").click()
    outcome(one, BY_TOKENS[language])
    expect(one.page.get_by_test_id("pad-place-0")).to_have_text("2.")
    expect(one.page.get_by_test_id("all-printed")).to_be_visible()
    show(one, "Ann")
    one.page.get_by_test_id("more").click()
    outcome(one, SHARED[language])


def test_an_assignment_of_the_field_journal(device):
    one = device(size=PHONE)
    page = one.page
    begin(one, "keystone", "Ann")
    page.get_by_test_id("assignment").select_option("3")
    conditions = page.get_by_test_id("conditions").locator("li")
    expect(conditions).to_have_count(2)
    expect(conditions.nth(1)).to_contain_text("0/16")
    for _ in range(16):
        page.get_by_test_id("story-more").click()
    expect(conditions.nth(1)).to_have_class(re.compile("met"))
    outcome(one, "Lost.")
    expect(page.get_by_role("button", name="Add player")).to_have_count(0)
    page.get_by_test_id("space-0-r4c4").click()
    page.get_by_test_id("invade").click()
    expect(page.get_by_test_id("invaded")).to_contain_text("Row 4, column 4")
    expect(page.locator(".fault")).to_have_count(0)
    one.picture("evening-assignment")


@mostly("desktop-en")
def test_an_evening_of_habitats_compares_all_parks(device, size, language):
    one = device(size=size, language=language)
    page = one.page
    begin(one, "habitats", "Ann", "Ben", "Cem")
    show(one, "Ann")
    page.locator("[data-cell='0,-1']").click()
    for tile in ("zebra", "impala"):
        page.get_by_test_id(f"pick-{tile}").click()
    page.keyboard.press("Escape")
    page.get_by_test_id("goal-3-0").select_option("largest_area")
    goals = page.get_by_test_id("companion-goals")
    expect(goals.locator("output").first).to_have_text("2")
    expect(goals.locator("output").last).to_have_text("0")
    expect(page.get_by_test_id("pad-place-0")).to_have_text("1.")
    outcome(one, WINS[language])
    goals.get_by_role("button").first.click()
    page.locator("input[type=number]").nth(1).fill("-7")
    page.keyboard.press("Tab")
    expect(page.locator("input[type=number]").nth(1)).to_have_value("0")
    page.locator("input[type=number]").nth(1).fill("9")
    page.keyboard.press("Tab")
    ben = {"en-US": "Ben wins.", "de-DE": "Ben gewinnt."}
    outcome(one, ben[language])
    finish(one, "habitats", language)


@mostly("phone-en")
def test_an_evening_of_key_harvest_compares_crops(device, size, language):
    one = device(size=size, language=language)
    page = one.page
    begin(one, "keyharvest", "Ann", "Ben", "Cem")
    show(one, "Ann")
    typed = page.get_by_test_id("fields-typed")
    typed.press_sequentially("e4 e5 ")
    expect(typed).to_have_value("")
    expect(page.get_by_test_id("pad-total-0")).to_contain_text("2")
    typed.fill("Z9 E4 nonsense")
    typed.press("Enter")
    expect(page.locator(".fault")).to_contain_text("Z9")
    show(one, "Ben")
    page.locator("[data-space=C4]").click()
    page.get_by_test_id("value-2").click()
    wheat = page.locator(".crops li").first.get_by_role("button").last
    wheat.click()
    outcome(one, {"en-US": "Ben wins.", "de-DE": "Ben gewinnt."}[language])
    show(one, "Cem")
    page.locator(".crops li").first.get_by_role("button").last.click()
    tiles = {
        "en-US": "Equal points: Ann wins by more tiles on the board.",
        "de-DE": "Gleich viele Punkte: Ann gewinnt durch mehr Plättchen auf dem Tableau.",
    }
    outcome(one, tiles[language])
    finish(one, "keyharvest", language)


@mostly("desktop-de")
def test_an_evening_of_ecosfera_is_won_or_lost_together(device, size, language):
    one = device(size=size, language=language)
    page = one.page
    begin(one, "ecosfera", "Ann", "Ben")
    for habitat in ("pelagic", "ice", "coast", "rivers", "mud", "rock"):
        page.get_by_test_id(f"habitat-{habitat}").click()
    page.get_by_test_id("impact-2").click()
    outcome(one, WON[language])
    expect(page.get_by_test_id("companion-total")).to_have_text("10")
    page.get_by_test_id("impact-6").click()
    expect(page.locator(".fault")).to_be_visible()
    page.get_by_test_id("habitat-ice").click()
    outcome(one, LOST[language])
    finish(one, "ecosfera", language)


def test_the_next_evening_offers_the_last_names_and_keeps_the_old_one(device):
    one = device(size=PHONE)
    page = one.page
    begin(one, "keystone", "Mara", "Jo", "Lu")
    page.get_by_test_id("more").click()
    expect(page.get_by_test_id("pad-total-0")).to_have_text("0")
    page.get_by_test_id("new-evening").click()
    page.get_by_test_id("start-evening").click()
    expect(page.get_by_test_id("past-evening")).to_have_count(1)
    expect(page.get_by_test_id("synergy")).to_have_text("0")
    one.go("/companion/habitats")
    page.get_by_test_id("new-evening").click()
    names = page.locator("dialog[open] input")
    assert [names.nth(place).input_value() for place in range(3)] == ["Mara", "Jo", "Lu"]
    page.keyboard.press("Escape")
    one.go("/companion")
    page.get_by_test_id("past-evening").locator("summary").click()
    one.picture("companion-history")
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_test_id("past-evening")).to_have_count(0)


def test_a_past_evening_is_opened_again(device):
    one = device()
    page = one.page
    begin(one, "keystone", "Ann", "Ben")
    for _ in range(3):
        page.get_by_test_id("more").click()
    outcome(one, "Ann wins.")
    page.get_by_test_id("save-evening").click()
    begin(one, "keystone", "Cem")
    page.get_by_test_id("past-evening").locator("summary").first.click()
    page.get_by_role("button", name="Open again").first.click()
    expect(page.get_by_test_id("synergy")).to_have_text("3")
    outcome(one, "Ann wins.")


@pytest.fixture
def own_server(tmp_path):
    with serving(tmp_path) as there:
        yield there


@mainly("language", ["de-DE", "en-US"])
def test_without_a_connection_everything_waits_and_is_scored_later(device, own_server, language):
    one = device(own_server.url, size=PHONE, language=language)
    page = one.page
    begin(one, "keystone", "Ann", "Ben")
    expect(page.get_by_test_id("offline-ready")).to_be_visible()
    own_server.kill()
    page.get_by_test_id("more").click()
    waiting = page.get_by_test_id("waiting")
    expect(waiting).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("synergy")).to_have_text("1")
    for _ in range(2):
        page.get_by_test_id("more").click()
    expect(waiting).to_be_visible()
    expect(page.get_by_test_id("save-evening")).to_be_disabled()
    page.get_by_test_id("space-0-r1c1").click()
    page.locator("dialog[open] input[type=search]").fill("Coyote")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    one.picture(f"companion-waiting-{language}")
    own_server.start()
    waiting.get_by_role("button").click()
    expect(waiting).to_have_count(0)
    expect(page.get_by_test_id("pad-total-0")).to_have_text("1")
    outcome(one, WINS[language])


def test_the_page_can_be_installed(device):
    one = device()
    one.go("/companion")
    expect(one.page.get_by_test_id("offline-ready")).to_be_visible()
    session = one.context.new_cdp_session(one.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert '"start_url": "/companion"' in manifest["data"]
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in errors if one["errorId"] != "in-incognito"] == []


@pytest.mark.deep
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["keystone", "habitats", "keyharvest", "ecosfera"])
def test_pictures_of_the_pages(device, game, theme):
    one = device(size={"width": 1280, "height": 720}, theme=theme)
    begin(one, game, "Ann", "Ben")
    expect(one.page.get_by_test_id("score-pad")).to_be_visible()
    assert serious(one.page, STRUCTURE) == []
    one.picture(f"evening-{game}-{theme}")
