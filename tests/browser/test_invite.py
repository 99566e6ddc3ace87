"""Inviting friends: links that other devices can open, and their QR codes."""

import io
import re

import pytest
import zxingcpp
from browser.access import serious
from browser.served import DESKTOP, PHONE, launched
from PIL import Image
from playwright.sync_api import expect
from server.people import Seat, on_sqlite, running

NETWORK = "127.0.0.2"
"""Stands for an address of the network: another address of this machine, also without a network."""
HOST = "table.example"


@pytest.fixture
def chromium(playwright):
    """A Chromium that finds the test's host on this machine."""
    with launched(playwright, f"--host-resolver-rules=MAP {HOST} 127.0.0.1") as browser:
        yield browser


@pytest.fixture
def shareable(tmp_path):
    """A server on this machine only, with one address on the network."""
    with running(on_sqlite(tmp_path)) as server:
        server.app.state.sharing._find = lambda: [NETWORK]
        yield server


@pytest.fixture
def hosted(tmp_path):
    """A server that is reached under a host's name."""
    with running(on_sqlite(tmp_path, local=False)) as server:
        yield server


def invite(device, url, **more):
    """Lay a table for two people and one to come, and see its links."""
    one = device(url, **more)
    one.go("/new/keystone")
    one.page.get_by_role("button", name="Invite friends").click()
    one.page.locator("form button[type=submit]").click()
    expect(one.page.get_by_role("dialog")).to_be_visible()
    return one


def scanned(one):
    """What a camera reads from the page."""
    found = zxingcpp.read_barcodes(Image.open(io.BytesIO(one.page.screenshot())))
    return [code.text for code in found]


def first_link(one):
    return one.page.get_by_role("dialog").get_by_role("textbox").first.input_value()


def test_a_local_server_is_opened_to_the_network_and_a_friend_scans_the_seat(device, shareable):
    local = f"http://127.0.0.1:{shareable.port}"
    shared = f"http://{NETWORK}:{shareable.port}"
    host = invite(device, local)
    sheet = host.page.get_by_role("dialog")
    expect(sheet.get_by_text("Only this computer can open these links")).to_be_visible()
    assert first_link(host).startswith(local)
    assert scanned(host) == []
    sheet.get_by_role("button", name="Open to my network").click()
    expect(sheet.get_by_text("Open to your network")).to_be_visible()
    link = first_link(host)
    assert link.startswith(f"{shared}/t/")
    expect(sheet.get_by_test_id("qr")).to_be_visible()
    assert scanned(host) == [link]
    friend = device(shared)
    friend.page.goto(scanned(host)[0])
    friend.take_seat()
    expect(friend.page.get_by_test_id("keystone")).to_be_visible()
    expect(friend.page.get_by_text("You are watching")).to_have_count(0)
    sheet.get_by_role("button", name="Close to my network").click()
    expect(sheet.get_by_text("Only this computer can open these links")).to_be_visible()
    assert first_link(host).startswith(local)


def test_under_a_real_host_name_there_is_just_the_link_and_its_code(device, hosted):
    url = f"http://{HOST}:{hosted.port}"
    host = invite(device, url, size=PHONE)
    sheet = host.page.get_by_role("dialog")
    expect(sheet.get_by_test_id("qr")).to_be_visible()
    expect(sheet.get_by_role("button", name="Open to my network")).to_have_count(0)
    assert first_link(host).startswith(f"{url}/t/")
    host.page.get_by_test_id("qr").scroll_into_view_if_needed()
    assert scanned(host) == [first_link(host)]


def test_one_code_is_shown_at_a_time(device, hosted):
    host = invite(device, f"http://{HOST}:{hosted.port}")
    sheet = host.page.get_by_role("dialog")
    expect(sheet.get_by_test_id("qr")).to_have_count(1)
    sheet.get_by_role("button", name="QR code", exact=True).last.click()
    expect(sheet.get_by_role("img", name="Scan to watch")).to_be_visible()
    expect(sheet.get_by_test_id("qr")).to_have_count(1)
    sheet.get_by_role("button", name="Hide QR code").click()
    expect(sheet.get_by_test_id("qr")).to_have_count(0)


def test_without_a_network_the_switch_says_so(device, shareable):
    shareable.app.state.sharing._find = list
    host = invite(device, f"http://127.0.0.1:{shareable.port}")
    host.page.get_by_role("button", name="Open to my network").click()
    expect(host.page.get_by_role("alert")).to_contain_text("not on a network")
    host.faults.clear()  # the browser notes the refusal in its console


def test_a_link_that_works_on_this_device_only_is_called_so(device, hosted):
    host = invite(device, f"http://127.0.0.1:{hosted.port}")
    expect(host.page.get_by_text("only work on this device")).to_be_visible()
    expect(host.page.get_by_role("button", name="QR code")).to_have_count(0)


def test_a_link_is_shared_by_the_means_of_the_device(device, shareable):
    one = device(f"http://127.0.0.1:{shareable.port}", size=DESKTOP)
    one.context.add_init_script(
        "navigator.share = (shared) => { window.shared = shared; return Promise.resolve() }"
    )
    one.go("/new/keystone")
    one.page.get_by_role("button", name="Invite friends").click()
    one.page.locator("form button[type=submit]").click()
    one.page.get_by_role("dialog").get_by_role("button", name="Share", exact=True).first.click()
    assert one.page.evaluate("window.shared.url") == first_link(one)


def test_a_link_in_the_wrong_hands_is_replaced(device, hosted):
    one = invite(device, f"http://127.0.0.1:{hosted.port}", size=PHONE)
    dialog = one.page.get_by_role("dialog")
    link = dialog.get_by_role("textbox").first
    old = link.input_value()
    table, token = re.search(r"/t/(.*)#token=(.*)", old).groups()
    with Seat(hosted, table, token) as thief:
        dialog.get_by_role("button", name="Replace the link for").first.click()
        one.picture("replace-link")
        dialog.get_by_role("button", name="Replace the link", exact=True).click()
        expect(link).not_to_have_value(old)
        assert thief.closed() == (4403, "wrong_token")
    new = link.input_value().partition("#token=")[2]
    with Seat(hosted, table, new) as guest:
        assert guest.state["seat"] == thief.state["seat"]
    assert serious(one.page) == []
