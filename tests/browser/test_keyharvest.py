"""Key Harvest in the browser: whole games by mouse and by keys, phones, reasons, the companion."""

import re

import pytest
from browser.access import serious
from browser.served import MOST_DECISIONS, PHONE, WON, persist, until
from playwright.sync_api import expect
from server.people import Seat
from support import mainly

TABLE = "[data-testid=keyharvest]"
LETTERS = "CDBA"
"""The order in which actions are preferred."""
LETTER = re.compile("data-letter='(.)'")


def lay(server, seed, **more):
    """A table for one person and a quick bot."""
    seats = [{"kind": "here", "name": "Mara"}, {"kind": "bot", "level": "easy"}]
    return server.create_table("keyharvest", "here", "bot", seats=seats, seed=seed, **more)


def board(one):
    return one.page.get_by_test_id("keyharvest")


def take_seat(one):
    """Say who holds the device, and wait for that person's table."""
    passing = one.page.get_by_role("button", name=re.compile("^I am "))
    seen = one.page.get_by_test_id("pass-on")
    expect(passing.or_(seen)).to_be_visible()
    if seen.is_visible():
        seen.click()
    passing.click()
    expect(board(one)).to_have_attribute("data-ask", "turn")


def lit(one):
    return one.page.locator(f"{TABLE} [data-legal]:visible")


def at_table(one):
    """Wait until it is one's turn to decide, or the game is over; False if it is over."""
    ready = one.page.locator(f"{TABLE}[data-sending=false]").get_by_test_id("primary")
    choices = one.page.locator(f"{TABLE}[data-sending=false] [data-legal]:visible")
    expect(choices.or_(ready).or_(one.result).first).to_be_visible()
    return not one.result.is_visible()


def asked(one):
    return board(one).get_attribute("data-ask")


def decisions_seen(one):
    return int(board(one).get_attribute("data-moves"))


def shown_later(one, before):
    """Wait until the page shows more decisions than before, or something else."""
    until(lambda: one.shows_later("keyharvest", before))


def choices(one):
    """What can be picked, each once: selectors of things on the table."""
    found = lit(one).evaluate_all(
        """lit => lit.flatMap(one => ["letter", "space", "field", "worker", "crop"]
            .filter(kind => kind in one.dataset)
            .map(kind => `[data-legal][data-${kind}='${one.dataset[kind]}']:visible`))"""
    )
    return list(dict.fromkeys(found))


def best_action(letters):
    """The action to take, of those that can be taken."""
    return min(letters, key=lambda selector: LETTERS.index(LETTER.search(selector)[1]))


def compose(one, which, pick):
    """Pick something lit; of a harvest or a price as much as can be."""
    picked = []
    while left := [choice for choice in choices(one) if choice not in picked]:
        choice = left[which % len(left)]
        pick(one.page.locator(choice).first)
        if asked(one) not in ("harvest", "pay"):
            return
        if asked(one) == "harvest":
            picked.append(choice)


def decide(one, which, pick, confirm):
    """One choice: an action, or something lit and then the verb in the bar."""
    before = decisions_seen(one)

    def choose():
        letters = choices(one) if asked(one) == "turn" else []
        if letters:
            pick(one.page.locator(best_action(letters)))
        else:
            compose(one, which, pick)
            confirm(one)

    persist(choose, lambda: one.shows_later("keyharvest", before))


def decide_by_mouse(one, which):
    """Click what is lit, then the verb."""
    decide(
        one,
        which,
        lambda element: element.click(),
        lambda one: one.page.get_by_test_id("primary").click(),
    )


def play(one, decide, most=MOST_DECISIONS, at=None):
    """Decide until the game is over, or so often; `at` is called once, at the twentieth choice."""
    for turn in range(most):
        if not at_table(one):
            return
        if turn == 20 and at:
            at()
        decide(one, turn)


@mainly("most", [40, MOST_DECISIONS])
def test_a_whole_game_by_mouse(device, server, most):
    """Of the decisions that make up most of the game, some are enough in every run."""
    one, table = device(), lay(server, 8)
    one.sit(table, "keyharvest", 0)

    def look():
        assert serious(one.page) == []
        one.picture("keyharvest")

    play(one, decide_by_mouse, most, look)
    with Seat(server, table["id"], table["seats"][0]["token"]) as seat:
        seat.play()
    expect(one.result).to_contain_text(WON)
    expect(one.page.get_by_test_id("sheet-total").first).to_be_visible()
    assert serious(one.page) == []
    one.picture("keyharvest-end")
    past_state(one)


def past_state(one):
    """The finished game shown again by the same board, with nothing to choose."""
    one.go(one.page.url.replace(one.url, "").replace("/t/", "/r/") + "#move=30")
    expect(board(one)).to_have_attribute("data-moves", "30")
    expect(lit(one)).to_have_count(0)
    one.page.keyboard.press("ArrowRight")
    expect(board(one)).to_have_attribute("data-moves", "31")


def decide_by_keyboard(one, which):
    """Letters for actions; N to the next lit thing, Enter to pick it, Enter on the verb."""
    keys = one.page.keyboard
    focused = one.page.locator(":focus")

    def pick(element):
        letter = element.get_attribute("data-letter")
        if letter:
            keys.press(letter.lower())
            return
        if asked(one) in ("harvest", "pay"):
            element.focus()
        else:
            keys.press("n")
        expect(focused).to_have_attribute("data-legal", "")
        keys.press("Enter")

    def confirm(one):
        one.page.get_by_test_id("primary").focus(timeout=10_000)
        keys.press("Enter")

    decide(one, which, pick, confirm)


def test_decisions_by_keyboard(device, server):
    one = device()
    one.sit(lay(server, 35), "keyharvest", 0)
    play(one, decide_by_keyboard, 40)
    assert decisions_seen(one) >= 40


@pytest.mark.deep
def test_a_whole_game_by_keyboard(device, server):
    one = device()
    one.sit(lay(server, 35), "keyharvest", 0)
    play(one, decide_by_keyboard)
    expect(one.result).to_contain_text(WON)


def test_reasons_previews_and_taking_back(device, server):
    one = device()
    one.sit(server.create_table("keyharvest", "here", "here", seed=3), "keyharvest", 0, 1)
    page = one.page
    take_seat(one)
    action = page.locator("[data-letter=C]")
    expect(action).to_contain_text("All stores are empty.")
    page.keyboard.press("c")
    expect(page.get_by_test_id("refusal")).to_contain_text("All stores are empty.")
    before = decisions_seen(one)
    page.keyboard.press("b")
    shown_later(one, before)
    page.locator("[data-worker=T6]").click()
    expect(page.get_by_test_id("explanation")).to_contain_text("needs 5 adjacent fields")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("refusal")).to_contain_text("No free space has 5 adjacent fields.")
    page.locator("[data-worker=F1]").click()
    expect(page.get_by_test_id("primary")).to_contain_text("Play Reaper")
    page.get_by_test_id("primary").click()
    expect(board(one)).to_have_attribute("data-ask", "post")
    space = page.locator(".cell[data-legal]").first
    expect(space).to_have_accessible_name(re.compile("can be chosen, \\+1 point"))
    page.locator(".cell:not([data-legal])[aria-label*='not harvested']").first.click()
    expect(page.get_by_test_id("refusal")).to_contain_text("A field lies here.")
    space.click()
    expect(page.get_by_test_id("own-total")).to_have_text(re.compile("^3\\s*4$"))
    page.keyboard.press("z")
    expect(page.locator(".cell[aria-selected]")).to_have_count(0)
    page.keyboard.press("z")
    expect(board(one)).to_have_attribute("data-ask", "work")
    page.keyboard.press("z")
    expect(board(one)).to_have_attribute("data-ask", "turn")


def test_enter_does_not_end_an_untouched_turn_unasked(device, server):
    one = device()
    one.sit(server.create_table("keyharvest", "here", "here", seed=3), "keyharvest", 0, 1)
    page, primary = one.page, one.page.get_by_test_id("primary")
    take_seat(one)
    expect(primary).to_contain_text("End the turn")
    page.keyboard.press("Enter")
    expect(primary).to_contain_text("End turn anyway")
    expect(page.locator(".bar")).to_contain_text("End your turn without taking an action?")
    one.picture("keyharvest-end-turn")
    page.keyboard.press("Escape")
    expect(primary).to_contain_text("End the turn")
    assert decisions_seen(one) == 0
    page.keyboard.press("Enter")
    expect(primary).to_contain_text("End turn anyway")
    page.keyboard.press("Enter")
    shown_later(one, 0)


def test_enter_never_declines_while_something_can_be_chosen(device, server):
    """Once a field lies in the store, a second may be taken or not: Enter does neither."""
    one = device()
    one.sit(server.create_table("keyharvest", "here", "here", seed=3), "keyharvest", 0, 1)
    page = one.page
    take_seat(one)
    page.keyboard.press("d")
    expect(board(one)).to_have_attribute("data-ask", "store")
    page.keyboard.press("1")
    expect(page.get_by_test_id("registry").locator("[aria-pressed=true]")).to_be_visible()
    page.keyboard.press("1")
    expect(board(one)).to_have_attribute("data-ask", "bid")
    page.locator("[data-testid=screen] [data-legal]").first.click()
    page.get_by_test_id("primary").click()
    expect(board(one)).to_have_attribute("data-ask", "store")
    expect(lit(one).first).to_be_visible()
    before = decisions_seen(one)
    expect(page.get_by_test_id("primary")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("1")
    expect(page.get_by_test_id("primary")).to_contain_text("Take")
    assert decisions_seen(one) == before
    page.keyboard.press("z")
    page.get_by_test_id("extra-stop").focus()
    page.keyboard.press("Enter")
    expect(board(one)).to_have_attribute("data-ask", "turn")


def test_the_table_works_where_storage_is_forbidden(device, server):
    one = device()
    one.page.add_init_script(
        """for (const name of ["localStorage", "sessionStorage"])
            Object.defineProperty(window, name, {
                get() { throw new DOMException("denied", "SecurityError"); } });"""
    )
    table = server.create_table("keyharvest", "link", "link", seed=9)
    one.go(f"/t/{table['id']}")
    expect(board(one)).to_be_visible()
    expect(one.page.get_by_test_id("standing")).to_be_visible()
    expect(one.page.get_by_role("heading", name="Your points")).to_have_count(0)


def test_a_bid_is_composed_by_tapping_counters(device, server):
    one = device()
    one.sit(server.create_table("keyharvest", "here", "here", seed=3), "keyharvest", 0, 1)
    page = one.page
    take_seat(one)
    page.keyboard.press("d")
    expect(board(one)).to_have_attribute("data-ask", "store")
    page.keyboard.press("1")
    field = page.get_by_test_id("registry").locator("[aria-pressed=true]")
    label = field.get_attribute("data-field")
    page.keyboard.press("1")
    expect(board(one)).to_have_attribute("data-ask", "bid")
    crops = page.locator("[data-testid=screen] [data-legal]")
    crops.first.click()
    crops.last.click()
    expect(page.get_by_test_id("primary")).to_contain_text("Bid 2 counters")
    page.get_by_test_id("draft").get_by_role("button").first.click()
    expect(page.get_by_test_id("primary")).to_contain_text("Bid 1 counter")
    page.get_by_test_id("primary").click()
    expect(board(one)).to_have_attribute("data-ask", "store")
    stored = page.get_by_test_id("stores").locator(f"[data-field={label}]")
    expect(stored).to_have_accessible_name(re.compile("Bid: 1 "))


def test_on_a_phone_in_german(device, server):
    one = device(size=PHONE, language="de-DE", theme="dark")
    one.sit(lay(server, 5), "keyharvest", 0)
    for turn in range(9):
        assert at_table(one)
        decide_by_mouse(one, turn)
    assert at_table(one)
    page = one.page
    assert serious(page) == []
    one.picture("keyharvest-phone")
    for tab in ("Lager", "Spieler", "Verlauf"):
        page.get_by_role("button", name=tab, exact=True).click()
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= page.viewport_size["width"]
        if tab == "Spieler":
            aid = page.get_by_role("list", name=re.compile("^Was alle von den Steinen"))
            expect(aid).to_be_visible()
            page.get_by_test_id("memory-aid").uncheck()
            expect(aid).to_have_count(0)
    assert serious(page) == []


def test_three_by_link_and_a_spectator(device, server):
    table = server.create_table("keyharvest", "link", "link", "link", seed=9)
    people = [device() for _ in range(3)]
    for seat, one in enumerate(people):
        one.sit(table, "keyharvest", seat)
    watching = device()
    watching.go(f"/t/{table['id']}")
    for one in [*people, watching]:
        expect(board(one)).to_be_visible()
    for one in people:
        expect(one.page.get_by_test_id("screen")).to_be_visible()
    expect(watching.page.get_by_test_id("screen")).to_have_count(0)
    expect(lit(watching)).to_have_count(0)
    until(lambda: any(lit(one).count() for one in people))
    mover = next(one for one in people if lit(one).count())
    decide_by_mouse(mover, 0)
    for one in [*people, watching]:
        expect(board(one)).to_have_attribute("data-moves", "1")


def lay_out(page, space, what):
    """Put something on a space of the companion's board."""
    page.locator(f"[data-space={space}]").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile(what)).click()


def test_the_companion_scores_country_boards(device):
    one = device()
    one.go("/companion/keyharvest")
    page, total = one.page, one.page.get_by_test_id("companion-total")
    lay_out(page, "E4", "Field E4: wheat")
    lay_out(page, "E5", "Field E5")
    expect(total).to_have_text("2")
    lay_out(page, "A1", "Field A1")
    expect(total).to_have_text("4")
    lay_out(page, "D4", "Reaper")
    expect(total).to_have_text("5")
    page.get_by_role("button", name="hops: one more").click()
    expect(total).to_have_text("6")
    lay_out(page, "D4", "Clear the space")
    expect(total).to_have_text("5")
    page.get_by_role("button", name="Player 2").click()
    page.locator("[data-space=E4]").click()
    expect(page.get_by_role("dialog")).to_contain_text("board")
    page.keyboard.press("Escape")
    assert serious(page) == []
    page.reload()
    expect(page.get_by_test_id("companion-total")).to_have_text("5")
