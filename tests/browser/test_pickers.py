"""Effects, measures and policy steps are built by choosing their parts; the text stays editable."""

import re

import httpx
import pytest
from browser.access import STRUCTURE, serious
from browser.served import DESKTOP, PHONE
from playwright.sync_api import expect

LANGUAGES = {"keyharvest": ("workers", "events"), "habitats": ("goals",), "ecosfera": ("policies",)}
COLUMNS = {"workers": "effect", "events": "effect", "goals": "measure", "policies": "steps"}


@pytest.fixture
def workshop(device):
    """A copy of a game's edition, open at one of its kinds of components."""

    def opened(game, part, size=DESKTOP):
        found = device(size=size, plain=True)
        page = found.page
        found.go("/editions")
        page.locator(f"[data-testid^=copy-{game}-]").first.click()
        page.get_by_role("dialog").get_by_role("button", name="Copy", exact=True).click()
        expect(page.get_by_test_id("picture")).to_be_visible()
        page.get_by_test_id("part").select_option(part)
        return page

    return opened


def written(page, server, part, row):
    """A value as the server has it, and where it is from."""
    expect(page.get_by_test_id("saved")).to_have_text("Everything is saved.")
    game, name = page.url.split("/editions/")[1].split("#")[0].split("/")
    state = httpx.get(f"{server.url}/api/editions/{game}/{name}", timeout=60).json()
    found = next(one for one in state["parts"] if one["name"] == part)["components"][row]
    return found["values"][COLUMNS[part]], found["sources"][COLUMNS[part]]


def slot(page, step, name, at=0):
    """The list or the buttons of one place of a step."""
    group = page.get_by_role("group", name=f"Step {step}", exact=True)
    return group.locator(f"[data-slot='{name}']").nth(at)


@pytest.mark.parametrize("game", LANGUAGES)
def test_everything_in_the_packaged_editions_can_be_chosen(game, workshop):
    page = workshop(game, LANGUAGES[game][0])
    for part in LANGUAGES[game]:
        page.get_by_test_id("part").select_option(part)
        rows = page.locator("aside .list li").count()
        assert rows > 5
        first = page.locator("#component-name").inner_text()
        for _ in range(rows):
            name = page.locator("#component-name")
            shown = name.inner_text()
            expect(page.get_by_test_id("phrase")).to_be_visible()
            expect(page.get_by_role("button", name="Start anew")).to_have_count(0)
            words = page.get_by_test_id("phrase-words").inner_text()
            assert "_" not in words, words
            assert "->" not in words, words
            page.get_by_role("button", name="Next", exact=True).click()
            expect(name).not_to_have_text(shown)
        expect(page.locator("#component-name")).to_have_text(first)


def test_an_effect_is_chosen_by_keyboard(workshop, server):
    page = workshop("keyharvest", "workers")
    slot(page, 1, "head").focus()
    page.keyboard.type("pay")
    page.keyboard.press("Enter")
    words = page.get_by_test_id("phrase-words")
    expect(words).to_contain_text("pay")
    assert written(page, server, "workers", 0) == (
        "pay counter screen -> stock 1",
        "printed",
    )
    slot(page, 1, "target").locator("select").select_option("left_screen")
    number = slot(page, 1, "count").get_by_role("spinbutton")
    number.fill("2")
    number.press("Tab")
    page.get_by_test_id("phrase-add").click()
    slot(page, 2, "head").select_option("gain")
    page.get_by_role("combobox", name="How step 2 follows").select_option("; or")
    slot(page, 2, "what").locator("select").select_option("counter")
    slot(page, 2, "source").locator("select").select_option("stock")
    slot(page, 2, "count").locator("select").select_option("per_fields:{}")
    page.get_by_role("group", name="Step 2", exact=True).get_by_text("More: Only if").click()
    slot(page, 2, "if").locator("select").select_option("workers>={}")
    expect(words).to_contain_text(
        "or instead: Only if: your workers on the board: at least 1 · take counters"
    )
    assert written(page, server, "workers", 0)[0] == (
        "pay counter screen -> left_screen 2; "
        "or if workers>=1 gain counter stock -> screen per_fields:1"
    )
    expect(page.locator("article").get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Remove step 1").click()
    assert written(page, server, "workers", 0)[0] == (
        "if workers>=1 gain counter stock -> screen per_fields:1"
    )


def test_an_effect_concerns_another_player_on_a_phone(workshop, server):
    page = workshop("keyharvest", "workers", PHONE)
    slot(page, 1, "head").select_option("pay")
    page.get_by_role("group", name="Step 1", exact=True).get_by_text("More: Only if").tap()
    slot(page, 1, "who").locator("select").select_option("left:")
    slot(page, 1, "if").locator("select").select_option("fields<=others")
    slot(page, 1, "target").locator("select").select_option("my_screen")
    expect(page.get_by_test_id("phrase-words")).to_have_text(
        "Only if: your fields: at most as many as each of the others · the player on your left"
        " · pay · counters · from behind your screen · to the player whose text it is · 1\u00a0×"
    )
    assert written(page, server, "workers", 0)[0] == (
        "if fields<=others left: pay counter screen -> my_screen 1"
    )
    expect(page.locator("article").get_by_role("alert")).to_have_count(0)


def test_choices_that_do_not_fit_together_are_told_at_once(workshop, server):
    page = workshop("keyharvest", "workers")
    slot(page, 1, "head").select_option("place")
    slot(page, 1, "source").locator("select").select_option("left_store")
    expect(page.locator("article").get_by_role("alert")).to_contain_text("a price for fields of")
    slot(page, 1, "source").locator("select").select_option("left_board")
    expect(page.locator("article").get_by_role("alert")).to_have_count(0)


def test_a_measure_is_chosen_on_a_phone(workshop, server):
    page = workshop("habitats", "goals", PHONE)
    slot(page, 1, "head").select_option("count")
    slot(page, 1, "kinds").locator("[data-choice=animal]").tap()
    page.get_by_text("More: Landscapes").first.tap()
    slot(page, 1, "lands").locator("[data-choice=water]").tap()
    slot(page, 1, "compared").locator("select").select_option("points>={}")
    page.get_by_test_id("phrase-add").tap()
    page.get_by_role("combobox", name="How step 2 follows").select_option("-")
    expect(page.get_by_test_id("phrase-words")).to_contain_text("minus: number · all tiles")
    assert written(page, server, "goals", 0) == (
        "count animal water points>=1 - count tile",
        "printed",
    )
    expect(page.get_by_test_id("phrase-add")).to_have_count(0)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    assert not serious(page, STRUCTURE)


def test_a_policy_names_a_species_of_the_edition(workshop, server):
    page = workshop("ecosfera", "policies")
    page.get_by_role("button", name="Next", exact=True).click()
    slot(page, 1, "head").select_option("remove_species")
    slot(page, 1, "species").locator("select").select_option(label="Calanoid copepods")
    expect(page.get_by_test_id("picture")).to_contain_text("Calanoid copepods")
    assert written(page, server, "policies", 1)[0] == "remove_species calanoida"


def test_the_text_stays_editable(workshop, server):
    page = workshop("ecosfera", "policies")
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_text("As text, for experts").click()
    page.get_by_role("textbox", name="Steps").fill("if impacts>=3 take_back_impact 1")
    page.get_by_role("textbox", name="Steps").press("Enter")
    expect(page.get_by_test_id("phrase-words")).to_have_text(
        "Only if: impacts: at least 3 · take back impacts · 1\u00a0×"
    )
    page.get_by_role("textbox", name="Steps").fill("sing loudly")
    page.get_by_role("textbox", name="Steps").press("Enter")
    expect(page.locator("article").get_by_role("alert").first).to_contain_text("a verb of")
    page.get_by_role("button", name="Start anew").click()
    assert written(page, server, "policies", 1)[0] == "place_shared_habitat"


def test_an_assignment_is_chosen_on_a_phone(workshop, server):
    page = workshop("keystone", "assignments", PHONE)
    name = page.locator("#component-name")
    for _ in range(20):
        shown = name.inner_text()
        expect(page.get_by_test_id("phrase")).to_have_count(3)
        expect(page.get_by_role("button", name="Start anew")).to_have_count(0)
        words = " ".join(page.get_by_test_id("phrase-words").all_inner_texts())
        assert "_" not in words, words
        assert ":f" not in words, words
        page.get_by_role("button", name="Next", exact=True).click()
        expect(name).not_to_have_text(shown)

    victory = page.locator("[data-column='victory']")
    victory.get_by_role("button", name="Add a condition").tap()
    second = victory.get_by_role("group", name="Step 2", exact=True)
    second.locator("[data-slot=head]").select_option("cards_min")
    second.locator("[data-slot=count] input").fill("3")
    second.locator("[data-slot=count] input").press("Tab")
    second.get_by_text("More: Habitat").tap()
    second.locator("[data-slot='filter.season'] [data-choice=Fall]").tap()
    second.locator("[data-slot='filter.number'] [data-choice='1']").tap()
    expect(victory.get_by_test_id("phrase-words")).to_contain_text(
        "and: cards on the board at least · How many: 3 · Season (any of them): Fall"
    )
    expect(page.get_by_test_id("picture")).to_contain_text("at least 3 cards with the Fall symbol")

    placed = page.locator("[data-column='setup.placed']")
    placed.get_by_role("button", name="Add a card").tap()
    placed.locator("[data-slot=species] select").select_option(label="Red Wolf")
    placed.locator("[data-slot=space] select").select_option("r2c3")
    expect(page.get_by_test_id("picture")).to_contain_text("Red Wolf")

    rules = page.locator("[data-column='rule']")
    rules.get_by_role("button", name="Add a special rule").tap()
    rules.locator("[data-slot=head]").select_option("storm")
    expect(page.get_by_test_id("picture")).to_contain_text("Each time the marker moves")
    expect(page.get_by_test_id("saved")).to_have_text("Everything is saved.")
    path = page.url.split("/editions/")[1].split("#")[0]
    state = httpx.get(f"{server.url}/api/editions/{path}", timeout=60).json()
    assert state["faults"] == []
    part = next(one for one in state["parts"] if one["name"] == "assignments")
    values = part["components"][0]["values"]
    assert values["setup.placed"] == "card species:Red_Wolf space:r2c3"
    assert values["rule"] == "storm cards:1 side:left"
    points = "score_min points:50 relaxed:40 demanding:70"
    assert values["victory"] == f"{points}; and cards_min count:3 filter.season:Fall"
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert not serious(page, STRUCTURE)
    for _ in range(10):
        with page.expect_response(re.compile("/undo$")):
            page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("undo")).to_be_disabled()
    expect(page.get_by_test_id("differences")).to_contain_text("No differences")
