"""Passkeys in Chromium, whose virtual authenticator makes and uses them."""

import pytest
from browser.access import ON_PAGES, serious
from browser.served import DESKTOP, PHONE
from playwright.sync_api import expect
from server.people import on_sqlite, running
from support import mainly

OPTIONS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def hosted(tmp_path):
    """A server under a name: browsers bind no passkey to an address."""
    settings = on_sqlite(tmp_path, local=False, site="https://x.org")
    with running(settings) as server:
        server.url = f"http://localhost:{server.port}"
        server.app.state.passkeys.site = server.url
        yield server


def with_authenticator(one):
    """The device's authenticator, as the browser's tools see it."""
    line = one.context.new_cdp_session(one.page)
    line.send("WebAuthn.enable")
    made = line.send("WebAuthn.addVirtualAuthenticator", {"options": OPTIONS})
    return line, made["authenticatorId"]


@mainly(
    ("size", "language", "theme"),
    [(PHONE, "de-DE", "dark"), (DESKTOP, "en-US", "light")],
    ["phone-de", "desktop-en"],
)
def test_a_passkey_opens_the_profile_in_another_browser(device, hosted, size, language, theme):
    german = language.startswith("de")
    add = "Passkey hinzufügen" if german else "Add a passkey"
    sign_in = "Mit einem Passkey anmelden" if german else "Sign in with a passkey"
    name = "Dein Name" if german else "Your name"
    save = "Speichern" if german else "Save"
    ada = device(hosted.url, size=size, language=language, theme=theme)
    ada.go("/me")
    ada.page.get_by_label(name).fill("Ada")
    ada.page.get_by_role("button", name=save, exact=True).click()
    line, authenticator = with_authenticator(ada)
    ada.page.get_by_role("button", name=add).click()
    row = ada.page.get_by_test_id("passkey")
    expect(row).to_contain_text("Chrome, Linux")
    assert serious(ada.page, also=ON_PAGES) == []
    row.scroll_into_view_if_needed()
    ada.picture(f"passkeys-{size['width']}")
    kept = line.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]
    assert [one["rpId"] for one in kept] == ["localhost"]

    again = "hat schon einen Passkey" if german else "already has a passkey"
    ada.page.get_by_role("button", name=add).click()
    expect(ada.page.get_by_role("alert")).to_contain_text(again)

    other = device(hosted.url, size=size, language=language, theme=theme)
    other.go("/me")
    line, authenticator = with_authenticator(other)
    given = {"authenticatorId": authenticator, "credential": kept[0]}
    line.send("WebAuthn.addCredential", given)
    other.page.get_by_role("button", name=sign_in).click()
    expect(other.page.get_by_label(name)).to_have_value("Ada")
    row = other.page.get_by_test_id("passkey")
    expect(row).to_have_count(1)
    row.get_by_role("button").click()
    expect(row).to_have_count(0)
    ada.page.reload()
    expect(ada.page.get_by_role("button", name=add)).to_be_visible()
    expect(ada.page.get_by_test_id("passkey")).to_have_count(0)


def test_where_the_host_offers_none_the_page_has_none(device, tmp_path):
    with running(on_sqlite(tmp_path, local=False)) as server:
        one = device(f"http://localhost:{server.port}")
        with one.page.expect_response("**/api/person/passkeys"):
            one.go("/me")
        expect(one.page.get_by_role("button", name="Create a link")).to_be_visible()
        expect(one.page.get_by_role("button", name="Add a passkey")).to_have_count(0)
