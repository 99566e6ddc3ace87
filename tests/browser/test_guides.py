"""Guided first games, followed by somebody who knows only what is lit and said."""

import pytest
from browser.access import serious
from browser.served import DESKTOP, PHONE, until
from playwright.sync_api import TimeoutError, expect
from support import in_turn

GAMES = ("ecosfera", "habitats", "keyharvest", "keystone")
MOST_CLICKS = 200
MOST_KEYS = 200
WORDS = {
    "en": ("Play a whole game", "New here? Learn by playing", "Learn by playing"),
    "de": ("Eine ganze Partie spielen", "Neu hier? Spielend lernen", "Spielend lernen"),
}


class Newcomer:
    """Clicks what the guide's button, the lit things and the table's main button offer."""

    def __init__(self, one, game):
        self.one, self.page, self.game = one, one.page, game
        self.guide = one.page.get_by_test_id("guide")
        self.board = one.page.get_by_test_id(game)

    def sees(self):
        """What the page shows: it changes with everything that is done."""
        lit = self.board.locator("[data-legal]:visible").evaluate_all(
            "all => all.map(one => [one.outerHTML.length, one.ariaPressed, one.ariaSelected])"
        )
        moves = self.board.get_attribute("data-moves")
        return self.step(), moves, lit, self.main_button().count()

    def step(self):
        return self.guide.get_attribute("data-step")

    def main_button(self):
        names = ("primary", "skip")
        found = self.board.locator(",".join(f"[data-testid={name}]:visible" for name in names))
        return found.and_(self.page.locator(":enabled"))

    def offered(self):
        """The next thing to click: the guide's button, the main button, else what is lit."""
        following = self.page.locator("[data-testid=next]:enabled")
        if following.is_visible():
            return following
        lit = self.board.locator(
            "[data-legal]:visible:not([aria-pressed=true], [aria-selected=true], [data-chosen])"
        )
        ready = self.main_button()
        return ready.first if ready.count() else lit.first

    def go_on(self):
        watching = self.page.locator("[data-testid=next]:disabled")
        expect(watching).to_have_count(0)
        until(lambda: self.step() == "end" or self.offered().is_visible())
        if self.step() == "end":
            return
        before = self.sees()
        self.click_offered()
        until(lambda: self.sees() != before)

    def choose(self, offered):
        offered.click(timeout=5_000)

    def click_offered(self, tries=5):
        """Choose it, and look again if the table was drawn anew meanwhile."""
        try:
            self.choose(self.offered())
        except TimeoutError:
            if self.step() == "end":
                return
            if tries == 0:
                raise
            self.click_offered(tries - 1)


class Typist(Newcomer):
    """Knows of no mouse: Tab from part to part of the table, N to what is lit there, Enter."""

    def choose(self, offered):
        for _ in range(MOST_KEYS):
            key = offered.evaluate(KEY_TOWARDS, timeout=5_000)
            self.page.keyboard.press(key)
            if key == "Enter":
                return
        raise AssertionError(f"expected to come to {offered} by keys at {self.step()}")


KEY_TOWARDS = """
(wanted) => {
  const focused = document.activeElement;
  if (focused === wanted) return 'Enter';
  let around = wanted.tabIndex < 0 && focused.tabIndex === 0 ? focused : null;
  while (around && !around.contains(wanted)) around = around.parentElement;
  const stops = around?.querySelectorAll('[tabindex="0"]') ?? [];
  return stops.length === 1 && stops[0] === focused ? 'n' : 'Tab';
}
"""
"""The next key on the way to something: inside a part of the table there is one tab stop."""
PEOPLE = {
    "mouse": (Newcomer, DESKTOP, "en"),
    "keys": (Typist, DESKTOP, "de"),
    "phone-en": (Newcomer, PHONE, "en"),
    "phone-de": (Newcomer, PHONE, "de"),
}


@in_turn(("game", "person"), GAMES, PEOPLE)
def test_a_newcomer_follows_it_to_the_end(device, game, person):
    kind, size, language = PEOPLE[person]
    one = device(language=language, size=size)
    play, new_here, by_playing = WORDS[language]
    one.go("/")
    links = one.page.locator(f"a[href='/learn/{game}/play']")
    expect(links.first).to_contain_text(new_here)
    links.first.click()
    person = kind(one, game)
    expect(person.board).to_be_visible()
    seen = [person.step()]
    while seen[-1] != "end":
        assert len(seen) < MOST_CLICKS, seen
        person.go_on()
        if person.step() != seen[-1]:
            one.picture(f"guide-{game}-{language}-{size['width']}-{person.step()}")
        seen.append(person.step())
        if len(seen) == 4:
            one.page.reload()
            expect(person.board).to_be_visible()
            expect(person.guide).to_have_attribute("data-step", seen[-1])
    assert serious(one.page) == []
    one.page.get_by_role("link", name=play).click()
    expect(one.page).to_have_url(f"{one.url}/new/{game}")
    one.go("/")
    expect(links.first).to_contain_text(by_playing)
    expect(links.first).not_to_contain_text(new_here)


@pytest.mark.parametrize("game", GAMES)
def test_something_else_is_answered_and_the_guide_can_be_left_and_repeated(device, game):
    one = device()
    one.go(f"/learn/{game}/play")
    person = Newcomer(one, game)
    expect(person.board).to_be_visible()
    first = person.step()
    other = person.board.locator(".column button:visible:not([data-legal], [data-worker])")
    other.first.click(force=True)
    expect(one.page.get_by_test_id("strayed")).to_be_visible()
    person.go_on()
    expect(one.page.get_by_test_id("strayed")).to_have_count(0)
    reached = person.step()
    assert reached != first
    one.page.get_by_test_id("leave").click()
    expect(one.page).to_have_url(f"{one.url}/learn/{game}")
    one.page.get_by_role("link", name="Learn by playing").click()
    expect(person.guide).to_have_attribute("data-step", reached)


def test_a_game_without_a_guide_says_so(device):
    one = device()
    one.go("/learn/chess/play")
    expect(one.page.get_by_role("main")).to_contain_text("chess")
    one.faults.clear()
