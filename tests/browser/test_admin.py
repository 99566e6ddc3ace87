"""The host's page in a browser."""

import pytest
from browser.access import serious
from browser.served import DESKTOP, PHONE
from playwright.sync_api import expect
from server.people import on_sqlite, running
from support import mainly

TOKEN = "host-" + "t" * 27


@pytest.fixture
def hosted(tmp_path):
    with running(on_sqlite(tmp_path, admin_token=TOKEN)) as server:
        yield server


@mainly("size", [DESKTOP, PHONE], ["desktop", "phone"])
def test_a_host_looks_tells_and_removes(device, hosted, size):
    table = hosted.create_table("habitats", seats=["link:Ada", "link:Ben"])
    one = device(f"http://127.0.0.1:{hosted.port}", size=size)
    with table.sit(0) as ada:
        one.go(f"/admin#token={TOKEN}")
        expect(one.page.get_by_text("Decisions are stored")).to_be_visible()
        expect(one.page.get_by_text("Ada, Ben")).to_be_visible()
        assert TOKEN not in one.page.url
        one.page.get_by_role("textbox", name="Message to all").fill("Back at ten.")
        one.page.get_by_role("button", name="Send").click()
        expect(one.page.get_by_text("Sent.")).to_be_visible()
        assert ada.expect("announcement")["text"] == "Back at ten."
        one.picture(f"admin-{size['width']}")
        assert serious(one.page) == []
        width = one.page.evaluate("document.documentElement.scrollWidth")
        assert width <= size["width"]
        one.page.get_by_role("button", name="Remove").click()
        one.page.get_by_role("button", name="Keep").click()
        one.page.get_by_role("button", name="Remove").click()
        one.page.get_by_role("button", name="Yes, remove").click()
        expect(one.page.get_by_text("Ada, Ben")).to_be_hidden()
        assert ada.closed() == (4404, "no_table")
    one.page.reload()
    expect(one.page.get_by_text("Decisions are stored")).to_be_visible()
    one.page.get_by_role("button", name="Language: English").click()
    expect(one.page.get_by_role("heading", name="Dieser Server")).to_be_visible()


def test_without_the_link_the_page_says_so(device, hosted):
    one = device(f"http://127.0.0.1:{hosted.port}")
    one.go("/admin")
    expect(one.page.get_by_text("This page is for the host.")).to_be_visible()


def test_people_at_a_table_see_the_hosts_message(device, hosted):
    table = hosted.create_table("habitats", seats=["here"])
    one = device(f"http://127.0.0.1:{hosted.port}")
    one.sit(table.created, "habitats", 0, plain=True)
    expect(one.decisions.first).to_be_visible()
    hosted.post("/api/admin/messages", TOKEN, json={"text": "Back at ten."})
    notice = one.page.get_by_test_id("announcement")
    expect(notice).to_contain_text("From the host: Back at ten.")
    notice.get_by_role("button").click()
    expect(notice).to_be_hidden()
