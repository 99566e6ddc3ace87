"""An owner types cards in on a phone, plays and scores with them, and takes them along."""

import re

import httpx
import pytest
from browser.access import STRUCTURE, serious
from browser.served import DESKTOP, PHONE, Device, serving
from playwright.sync_api import expect
from server.people import Seat
from support import mainly

CARDS = [
    # number, habitats, season, Keystone, endangered, tag
    ("2", "FD", "Winter", "1", "0", "1"),
    ("1", "FA", "Spring", "0", "1", "0"),
    ("3", "DW", "Summer", "0", "0", "1"),
    ("4", "W", "Fall", "1", "0", "0"),
    ("5", "FDWA", "Winter", "0", "1", "1"),
    ("1", "A", "Spring", "0", "0", "0"),
    ("2", "DA", "Summer", "1", "1", "0"),
    ("3", "FW", "Fall", "0", "0", "1"),
    ("4", "D", "Winter", "0", "1", "0"),
    ("5", "FWA", "Spring", "1", "0", "0"),
]
TILES = [
    # name, points, tiles of grass it needs; each lies in water and needs one tile of it
    ("impala", "7", "2"),
    ("lion", "6", "1"),
    ("zebra", "5", "0"),
    ("warthog", "9", "0"),
    ("ant", "4", "0"),
]
HAPPY = 5 + 9 + 4
"""The points of the tiles above where no grass is near."""


class Owner:
    """Somebody with a box and a device."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.page = device.page

    def copy(self, game, title):
        self.device.go("/editions")
        self.page.get_by_test_id(f"copy-{game}-house").click()
        self.page.get_by_test_id("new-title").fill(title)
        self.page.get_by_role("dialog").get_by_role("button", name="Copy", exact=True).click()
        expect(self.page.get_by_test_id("picture")).to_be_visible()

    def value(self, column):
        return self.page.locator(f"[data-column='{column}']")

    def number(self, column, value):
        field = self.value(column)
        if field.get_by_role("spinbutton").count():
            field.get_by_role("spinbutton").fill(value)
            field.get_by_role("spinbutton").press("Tab")
        else:
            field.get_by_role("button", name=value, exact=True).click()

    def choose(self, column, choice):
        self.value(column).locator(f"[data-choice='{choice}']").click()

    def symbols(self, column, wanted):
        """Switch symbols on first and off later: a card is never without one."""
        buttons = self.value(column).locator("[data-choice]")
        for state in ("false", "true"):
            for button in buttons.all():
                if (button.get_attribute("data-choice") in wanted) == (state == "false"):
                    if button.get_attribute("aria-pressed") == state:
                        button.click()

    def confirm(self):
        self.page.get_by_test_id("confirm").click()

    def expect_saved(self):
        expect(self.page.get_by_test_id("saved")).to_have_text("Everything is saved.")

    def progress(self, words):
        expect(self.page.get_by_test_id("progress")).to_contain_text(words)

    def type_keystone(self):
        for number, habitats, season, *icons in CARDS:
            self.number("number", number)
            self.symbols("habitats", habitats)
            self.choose("season", season)
            for column, icon in zip(("keystone", "endangered", "tag"), icons, strict=True):
                self.choose(column, icon)
            self.confirm()
        self.expect_saved()
        self.progress("10 of 77 species cards as printed")

    def type_habitats(self):
        for _, points, grass in TILES:
            self.number("points", points)
            for land, needed in (("grass", grass), ("forest", "0"), ("dry", "0"), ("water", "1")):
                self.number(f"need_{land}", needed)
            self.choose("landscape", "water")
            self.confirm()
        self.expect_saved()
        self.progress("5 of 78 animal tiles as printed")

    def type_keyharvest(self):
        for value, symbol in (("3", "scroll"), ("4", "bell"), ("5", "scroll")):
            self.number("value", value)
            self.choose("symbol", symbol)
            self.confirm()
        self.expect_saved()
        self.progress("3 of 12 workers as printed")


@pytest.fixture
def owner(device):
    return Owner(device(size=PHONE, plain=True))


@pytest.fixture(scope="module")
def second_server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("second")) as another:
        yield another


def test_an_owner_types_in_plays_scores_and_takes_along(
    owner, server, second_server, device, tmp_path
):
    page = owner.page
    owner.copy("keystone", "Anna's box")
    owner.type_keystone()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert serious(page, STRUCTURE) == []
    shown = page.get_by_test_id("differences")
    expect(shown).to_contain_text("differences from “House edition”")

    page.get_by_role("link", name="New table with this edition").click()
    expect(page.get_by_test_id("edition-line")).to_contain_text("Anna's box")
    page.get_by_role("button", name="Play now", exact=True).click()
    page.wait_for_url(re.compile("/t/"))
    table = page.url.rsplit("/", 1)[-1]
    owner.device.ready()
    facts = httpx.get(f"{server.url}/api/tables/{table}", timeout=60).json()
    assert facts["edition"] == "anna-s-box"
    assert facts["edition_title"]["en"] == "Anna's box"
    assert all(owner.device.decide() for _ in range(4))
    held = "JSON.parse(localStorage.ecotone).tables[0].seats[0].token"
    with Seat(server, table, page.evaluate(held)) as seat:
        seat.play()
    expect(owner.device.result).to_be_visible()

    owner.device.go("/companion/keystone?edition=anna-s-box")
    expect(page.get_by_test_id("edition")).to_have_value("anna-s-box")
    page.get_by_test_id("space-0-r1c1").click()
    for name in ("Aspen", "American Red Squirrel"):
        page.get_by_test_id(f"pick-{name}").click()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("edition-note")).to_contain_text("uses printed values only")
    expect(page.get_by_test_id("total")).not_to_have_text("0")

    friend = device(second_server.url, size=PHONE)
    edition = "keystone/anna-s-box"
    assert taken_along(owner, edition, friend, tmp_path) == digest(server, edition)
    expect(friend.page.get_by_test_id("progress")).to_contain_text("10 of 77")


def test_tiles_and_workers_are_typed_in_scored_and_taken_along(
    owner, server, second_server, device, tmp_path
):
    page = owner.page
    owner.copy("habitats", "Tiles")
    owner.type_habitats()
    owner.device.go("/companion/habitats?edition=tiles")
    for cell, (tile, _, _) in zip(("0,-1", "0,-2", "0,-3", "1,-1", "1,-2"), TILES, strict=True):
        page.locator(f"[data-cell='{cell}']").click()
        page.get_by_test_id(f"pick-{tile}").click()
        page.keyboard.press("Escape")
    expect(page.get_by_test_id("edition")).to_have_value("tiles")
    expect(page.get_by_test_id("edition-note")).to_contain_text("uses printed values only")
    expect(page.get_by_test_id("companion-total")).to_have_text(str(HAPPY))
    owner.copy("keyharvest", "Workers")
    owner.type_keyharvest()
    owner.device.go("/companion/keyharvest?edition=workers")
    page.locator("[data-space=E5]").click()
    page.get_by_role("button", name=re.compile("Pedlar")).click()
    expect(page.get_by_test_id("edition")).to_have_value("workers")
    expect(page.get_by_test_id("companion-total")).to_have_text("4")
    friend = device(second_server.url, size=PHONE)
    for edition in ("habitats/tiles", "keyharvest/workers"):
        assert taken_along(owner, edition, friend, tmp_path) == digest(server, edition)


def taken_along(owner, edition, friend, folder):
    """The digest of an edition that was saved as a file and opened on a friend's server."""
    owner.device.go(f"/editions/{edition}")
    with owner.page.expect_download() as taken:
        owner.page.get_by_test_id("export").click()
    file = folder / f"{edition.replace('/', '-')}.ecotone-edition"
    taken.value.save_as(file)
    friend.go("/editions")
    friend.page.get_by_test_id("edition-file").set_input_files(file)
    friend.page.wait_for_url(re.compile(f"/editions/{edition}"))
    expect(friend.page.get_by_test_id("picture")).to_be_visible()
    return digest(friend, edition)


def digest(server, edition):
    answer = httpx.get(f"{server.url}/api/editions/{edition}", timeout=60)
    return answer.json()["summary"]["digest"]


@pytest.mark.deep
@pytest.mark.parametrize("game", ["habitats", "keyharvest"])
def test_tables_are_played_with_typed_tiles_and_workers(owner, server, game):
    """As with Keystone's cards above, but these games are longer."""
    owner.copy(game, "My box")
    owner.type_habitats() if game == "habitats" else owner.type_keyharvest()
    owner.page.get_by_role("link", name="New table with this edition").click()
    owner.page.get_by_role("button", name="Play now", exact=True).click()
    owner.page.wait_for_url(re.compile("/t/"))
    table = owner.page.url.rsplit("/", 1)[-1]
    while owner.device.decide():
        pass
    facts = httpx.get(f"{server.url}/api/tables/{table}", timeout=60).json()
    assert facts["over"]
    assert facts["edition"] == "my-box"


def test_undo_search_reload_and_the_keyboard(device):
    owner = Owner(device(size=DESKTOP))
    page = owner.page
    owner.copy("keystone", "Slips")
    page.get_by_label("Search by name").fill("wlof")
    page.get_by_label("Search by name").press("Enter")
    expect(page.get_by_role("heading", level=2)).to_have_text("Arctic Wolf")
    owner.number("number", "1")
    owner.expect_saved()
    page.reload()
    expect(page.get_by_role("heading", level=2)).to_have_text("Arctic Wolf")
    pressed = owner.value("number").get_by_role("button", pressed=True)
    expect(pressed).to_have_text("1")
    page.get_by_role("heading", level=2).click()
    page.keyboard.press("u")
    expect(pressed).not_to_have_text("1")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", level=2)).not_to_have_text("Arctic Wolf")
    page.get_by_test_id("part").select_option("skills")
    owner.value("active").get_by_label("Active side, step 1").select_option("DRAW3")
    owner.expect_saved()
    expect(page.get_by_test_id("differences")).to_contain_text("1 difference")


def test_others_look_and_copy_but_do_not_edit(owner, device, server):
    owner.copy("keyharvest", "Shared")
    stranger = device(size=PHONE, language="de-DE")
    stranger.go("/editions/keyharvest/shared")
    expect(stranger.page.get_by_test_id("saved")).to_contain_text("nicht ändern")
    expect(stranger.page.locator("[data-column=value] button").first).to_be_disabled()
    stranger.page.get_by_role("button", name="Eigene Kopie anlegen").click()
    stranger.page.wait_for_url(re.compile("/editions/keyharvest/mein-spiel"))
    expect(stranger.page.get_by_test_id("saved")).to_have_text("Alles ist gespeichert.")
    stranger.go("/new/keyharvest")
    options = stranger.page.get_by_test_id("table-edition").locator("option")
    expect(options.filter(has_text="Mein Spiel")).not_to_have_count(0)
    titles = options.all_text_contents()
    assert not any("Shared" in title for title in titles)


def test_what_is_typed_without_a_connection_is_sent_later(owner):
    page = owner.page
    owner.copy("keystone", "Cellar")
    owner.device.context.set_offline(True)
    owner.number("number", "4")
    expect(page.get_by_test_id("saved")).to_have_text("Saving …")
    owner.device.context.set_offline(False)
    owner.expect_saved()
    owner.device.faults.clear()


def test_nothing_can_be_copied_where_the_host_has_switched_it_off(device, tmp_path):
    off = "The host of this server has switched off copying and editing editions here."
    with serving(tmp_path / "off", ECOTONE_SERVE_EDITIONS="nobody") as closed:
        one = device(closed.url, size=PHONE)
        page = one.page
        one.go("/editions")
        expect(page.get_by_test_id("edition-keystone-house")).to_be_visible()
        expect(page.get_by_text(off)).to_be_visible()
        expect(page.get_by_role("button", name="Copy", exact=True)).to_have_count(0)
        expect(page.get_by_role("button", name="Open an edition file")).to_have_count(0)
        one.go("/editions/keystone/house")
        expect(page.get_by_text(off)).to_be_visible()
        expect(page.get_by_role("button", name="Make a copy to edit")).to_have_count(0)


@mainly("language", ["de", "en"])
def test_the_workshop_explains_how_a_box_is_typed_in(device, language):
    words = {
        "en": ("Typing in your box", "Begin with the workers and events"),
        "de": ("Deine Schachtel eingeben", "Beginne mit Arbeitern und Ereignissen"),
    }
    title, box = words[language]
    one = device(size=PHONE, language=language)
    page = one.page
    one.go("/editions/keyharvest/house")
    page.get_by_test_id("typing-help").click()
    sheet = page.get_by_role("dialog", name=title)
    expect(sheet).to_contain_text(box)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
