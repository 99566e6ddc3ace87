"""Settings take effect at once and last; pages move the focus; nobody is left behind."""

from browser.access import ON_PAGES, serious
from browser.stage import seated, shows_version
from playwright.sync_api import expect


def stored(one, name):
    return one.page.evaluate(f"JSON.parse(localStorage.ecotone).{name}")


def test_every_setting_takes_effect_and_lasts(device):
    one = device()
    one.go("/settings")
    page = one.page
    root = page.locator("html")
    page.get_by_label("Colours").select_option("dark")
    expect(root).to_have_attribute("data-theme", "dark")
    page.get_by_label("Text size").select_option("150")
    assert root.evaluate("(page) => getComputedStyle(page).fontSize") == "24px"
    page.get_by_role("checkbox", name="Reduce motion").check()
    expect(root).to_have_attribute("data-reduced-motion", "")
    page.get_by_role("checkbox", name="Marks for colour blindness").check()
    expect(root).to_have_attribute("data-marks", "")
    page.get_by_label("Pace of the other players").select_option("calm")
    page.get_by_role("checkbox", name="Always ask before ending a turn").check()
    volume = page.get_by_role("slider", name="Volume")
    expect(volume).to_be_disabled()
    page.get_by_role("checkbox", name="Sounds").check()
    expect(volume).to_be_enabled()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Your name").press("Tab")
    assert serious(page, also=ON_PAGES) == []
    page.reload()
    expect(root).to_have_attribute("data-marks", "")
    assert [stored(one, name) for name in ("pace", "careful", "sound", "name", "textSize")] == [
        "calm",
        True,
        True,
        "Ada",
        150,
    ]


def test_another_page_takes_the_focus_and_is_said(device):
    one = device()
    one.go("/credits")
    expect(one.page.get_by_role("heading", level=1)).to_be_visible()
    one.page.get_by_role("link", name="Learn").first.click()
    heading = one.page.get_by_role("heading", level=1, name="How to play")
    expect(heading).to_be_focused()
    expect(one.page.locator(".announcer")).to_contain_text("How to play")


def test_the_skip_link_leads_to_the_content(device):
    one = device()
    one.go("/credits")
    skip = one.page.get_by_role("link", name="Skip to content")
    expect(skip).to_be_attached()
    skip.focus()
    one.page.keyboard.press("Enter")
    expect(one.page.locator("#content")).to_be_focused()


def test_moves_of_others_are_said_and_told_again_on_demand(device, server):
    one = device()
    with seated(one, server, "habitats", 3, seed=3, options={"facing": "printed"}) as seat:
        for _ in range(2):
            version = seat.act()["version"]
            seat.wait_until(lambda state, version=version: state["version"] >= version)
        seat.my_turn()
        shows_version(one, seat.state["version"])
        expect(one.page.locator(".announcer")).to_contain_text("Your turn")
        one.page.get_by_test_id("since").click()
        recap = one.page.get_by_role("dialog", name="Since your last turn")
        expect(recap).to_contain_text("Bot 2")
        expect(recap).to_contain_text("Bot 3")
        one.page.keyboard.press("Escape")
        expect(recap).to_be_hidden()
