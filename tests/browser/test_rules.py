"""Rules pages with figures, the rule for a decision at the table, and the page to print."""

import re

import pytest
from browser.access import serious
from browser.served import DESKTOP, PHONE
from browser.test_explaining import point_at
from playwright.sync_api import expect
from support import in_turn

from ecotone.engine.registry import game_named
from ecotone.engine.rules_page import read_figures

GAMES = ("ecosfera", "habitats", "keyharvest", "keystone")


def is_called_like_its_heading(one):
    heading = one.page.get_by_role("heading", level=1)
    expect(one.page).to_have_title(f"{heading.inner_text()} · Ecotone")


LOOKS = {"desktop-en": (DESKTOP, "en-US", "light"), "phone-de": (PHONE, "de-DE", "dark")}


@in_turn(("game", "look"), GAMES, LOOKS)
def test_every_figure_is_drawn_and_can_be_stepped_through(device, game, look):
    size, language, theme = LOOKS[look]
    one = device(size=size, language=language, theme=theme)
    one.go(f"/learn/{game}")
    for figure in read_figures(game_named(game).folder):
        drawn = one.page.get_by_test_id(f"figure-{figure.key}")
        drawn.scroll_into_view_if_needed()
        expect(drawn.get_by_role("img").first).to_be_visible()
        assert drawn.locator(".drawing").bounding_box()["height"] > 40
        steps = drawn.locator(".words li button")
        assert steps.count() == len(figure.steps)
        if len(figure.steps) > 1:
            following = drawn.get_by_role("button").last
            for step in range(len(figure.steps)):
                following.click()
                expect(steps.nth(step)).to_have_attribute("aria-pressed", "true")
            following.click()
            expect(steps.first).to_have_attribute("aria-pressed", "true")
    is_called_like_its_heading(one)
    one.picture(f"rules-{game}-{language}")
    assert serious(one.page) == []
    assert one.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


RULES = {
    "keystone": ("introduce", "Introduce a species."),
    "habitats": ("take", "Take a tile."),
    "keyharvest": ("place", "C Place fields."),
    "ecosfera": ("buy", "Your turn"),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_question_mark_opens_the_rule_for_the_place(device, server, game):
    one = device()
    one.sit(server.create_table(game, "here", "bot:easy", seed=12), game, 0)
    rule, words = RULES[game]
    found = one.page.locator(f"main [data-rule={rule}]:visible").first
    found.hover()
    one.page.keyboard.press("?")
    sheet = one.page.get_by_role("dialog", name="The rule")
    expect(sheet).to_contain_text(words)
    expect(sheet).to_contain_text("Keyboard shortcuts")
    assert serious(one.page) == []
    one.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


THINGS = {
    "keystone": ("card", "goal", "skill", "time", "wild-left"),
    "habitats": ("tile", "goal", "figure", "entrance"),
    "keyharvest": ("act", "crop", "event", "field", "worker"),
    "ecosfera": ("card", "ability", "element", "impact", "policy-deck"),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_question_mark_opens_the_rule_for_the_thing_pointed_at(device, server, game):
    one = device()
    options = {"complexity": 2} if game == "ecosfera" else {}
    one.sit(server.create_table(game, "here", "bot:easy", seed=12, options=options), game, 0)
    expect(one.page.get_by_test_id(game)).to_be_visible()
    sheet = one.page.get_by_role("dialog", name="The rule")
    for kind in THINGS[game]:
        point = point_at(one, kind)
        one.page.mouse.move(point["x"], point["y"])
        one.page.keyboard.press("?")
        expect(sheet.locator(f"[data-rules~='on:{kind}']").first).to_be_visible()
        told = sheet.locator("[data-rules]").evaluate_all(
            "all => all.map(one => one.dataset.rules)"
        )
        assert all(told), f"{kind}: expected the rules for it, got all of them"
        one.page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()


@in_turn(("game", "language"), GAMES, ["de-DE", "en-US"])
def test_the_rules_on_one_page(device, game, language):
    one = device(language=language)
    one.go(f"/learn/{game}")
    name = "On one page" if language == "en-US" else "Auf einer Seite"
    one.page.get_by_role("link", name=name).click()
    expect(one.page.get_by_role("heading", level=1)).to_contain_text(name[1:])
    is_called_like_its_heading(one)
    assert serious(one.page) == []
    one.picture(f"summary-{game}-{language}")
    printed = one.page.pdf(format="A4", prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
