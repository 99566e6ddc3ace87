"""Somebody's profile: named, taken to another device, saved as a file, deleted."""

import json

import pytest
from browser.served import DESKTOP, PHONE
from playwright.sync_api import expect
from server.people import on_sqlite, running
from support import mainly


@pytest.fixture
def hosted(tmp_path):
    with running(on_sqlite(tmp_path, local=False)) as server:
        yield f"http://127.0.0.1:{server.port}"


def introduce(one, name):
    """Give a device's person a name."""
    one.go("/me")
    one.page.get_by_label("Your name").fill(name)
    one.page.get_by_label("Preferred bot level").select_option("hard")
    one.page.get_by_role("button", name="Save", exact=True).click()
    expect(one.page.get_by_role("status").get_by_text("Saved")).to_be_visible()


def link_for_another_device(one):
    one.go("/me")
    one.page.get_by_role("button", name="Create a link").click()
    link = one.page.get_by_label("Copy the link for the other device").first
    return str(link.input_value())


@mainly("size", [DESKTOP, PHONE], ["desktop", "phone"])
def test_a_profile_is_carried_to_another_device_once(device, hosted, size):
    first, second = device(hosted, size=size), device(hosted, size=size)
    introduce(first, "Ada")
    first.go("/new/habitats")
    assert first.page.get_by_label("Level").input_value() == "hard"
    first.page.locator("form button[type=submit]").click()
    expect(first.page.get_by_test_id("habitats")).to_be_visible()
    table = first.page.url.split("/")[-1]
    link = link_for_another_device(first)
    second.page.goto(link)
    second.page.get_by_role("button", name="Use the profile here").click()
    expect(second.page.get_by_label("Your name")).to_have_value("Ada")
    second.go("/tables")
    second.page.locator(f"a[href='/t/{table}']").click()
    expect(second.page.get_by_test_id("habitats")).to_be_visible()
    expect(second.page.get_by_text("You are watching")).to_have_count(0)
    third = device(hosted)
    third.page.goto(link)
    third.page.get_by_role("button", name="Use the profile here").click()
    expect(third.page.get_by_role("alert")).to_contain_text("works once")
    third.faults.clear()  # the browser notes the refusal in its console


def test_everything_is_saved_as_a_file_and_deleted(device, hosted, tmp_path):
    one = device(hosted)
    introduce(one, "Ada")
    with one.page.expect_download() as saving:
        one.page.get_by_role("button", name="Save everything as a file").click()
    saving.value.save_as(tmp_path / "me.json")
    saved = json.loads((tmp_path / "me.json").read_text())
    assert (saved["server"]["name"], saved["device"]["name"]) == ("Ada", "Ada")
    one.page.get_by_role("button", name="Delete everything…").click()
    one.page.get_by_role("button", name="Cancel").click()
    expect(one.page.get_by_label("Your name")).to_have_value("Ada")
    one.page.get_by_role("button", name="Delete everything…").click()
    one.page.get_by_test_id("confirm").click()
    expect(one.page.get_by_label("Your name")).to_have_value("")
    assert json.loads(one.page.evaluate("localStorage.ecotone"))["person"] is None
    one.page.reload()
    expect(one.page.get_by_label("Your name")).to_have_value("")


def test_the_profile_is_in_german_and_follows_the_language(device, hosted):
    one = device(hosted, language="de-DE", theme="dark", size=PHONE)
    one.go("/me")
    expect(one.page.get_by_role("heading", name="Dein Profil", exact=True)).to_be_visible()
    one.page.get_by_label("Sprache").select_option("en")
    one.page.get_by_role("button", name="Speichern", exact=True).click()
    expect(one.page.get_by_role("heading", name="Your profile", exact=True)).to_be_visible()
