"""Notices of turns on a device whose pages are closed: asked for, shown, opened, stopped.

A Chromium without Google's services has no push service: its `subscribe` is replaced by one for a
local service. The worker, its `push` event and the notices it shows are the browser's own.
"""

import json

import pytest
from browser.access import ON_PAGES, serious
from browser.served import DESKTOP, PHONE, launched, until
from playwright.sync_api import expect
from server.people import on_sqlite, running
from server.push_service import Browser, push_service
from support import mainly

from ecotone.server.settings import PushSettings

SUBSCRIBE = """
const bytes = (text) => Uint8Array.from(
  atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
const subscription = (key) => ({
  endpoint: GIVEN.endpoint,
  options: { applicationServerKey: key.buffer },
  toJSON: () => ({ endpoint: GIVEN.endpoint, keys: { p256dh: GIVEN.p256dh, auth: GIVEN.auth } }),
  unsubscribe: async () => { delete localStorage.subscribed; return true; },
});
PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
  if (!userVisibleOnly || applicationServerKey.length !== 65) throw new TypeError("wrong key");
  localStorage.subscribed = btoa(String.fromCharCode(...applicationServerKey));
  return subscription(applicationServerKey);
};
PushManager.prototype.getSubscription = async () =>
  localStorage.subscribed ? subscription(bytes(localStorage.subscribed)) : null;
"""
WITH_NOTICES = "navigator.serviceWorker.getRegistration('/notices/')"
CLICK = """async (table) => {
  const opened = [];
  self.clients.openWindow = async (address) => opened.push(address);
  const [notification] = await self.registration.getNotifications({ tag: `turn-${table}` });
  const pending = [];
  const event = new NotificationEvent("notificationclick", { notification });
  event.waitUntil = (work) => pending.push(work);
  self.dispatchEvent(event);
  await Promise.all(pending);
  return opened;
}"""


@pytest.fixture
def chromium(playwright):
    with launched(playwright, whole=True) as browser:
        yield browser


@pytest.fixture
def service():
    with push_service() as there:
        yield there


@pytest.fixture
def hosted(tmp_path):
    push = PushSettings(private_endpoints=True, after_seconds=0)
    with running(on_sqlite(tmp_path, local=False, push=push)) as server:
        server.url = f"http://127.0.0.1:{server.port}"
        yield server


def subscribing(one, browser):
    """A device whose push service is the test's."""
    one.context.grant_permissions(["notifications"])
    given = json.dumps(browser.subscription())
    one.context.add_init_script(SUBSCRIBE.replace("GIVEN", f"({given})"))
    return one


def shown(page):
    """The notices that the browser shows."""
    return page.evaluate(
        f"""async () => (await (await {WITH_NOTICES}).getNotifications()).map(
            ({{ title, body, tag, lang, data }}) => ({{ title, body, tag, lang, data }}))"""
    )


def deliver(one, notice):
    """Hand the worker what its push service would bring."""
    line = one.context.new_cdp_session(one.page)
    registrations = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(event["registrations"]),
    )
    line.send("ServiceWorker.enable")

    def found():
        one.page.wait_for_timeout(20)
        return any(known["scopeURL"].endswith("/notices/") for known in registrations)

    until(found)
    (known,) = {one["registrationId"] for one in registrations if "/notices/" in one["scopeURL"]}
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": one.url, "registrationId": known, "data": notice},
    )


@mainly(("size", "language"), [(PHONE, "de-DE"), (DESKTOP, "en-US")], ["phone-de", "desktop-en"])
def test_a_turn_is_shown_while_no_page_is_open(device, hosted, service, size, language):
    german = language.startswith("de")
    browser = Browser(service)
    ben = subscribing(device(hosted.url, size=size, language=language), browser)
    ben.go("/settings")
    box = ben.page.get_by_role(
        "checkbox", name="Auf diesem Gerät" if german else "Notify me on this device"
    )
    box.check()
    reach = "auch, wenn keine Seite" if german else "even when no page of this site is open"
    expect(ben.page.get_by_text(reach)).to_be_visible()
    row = ben.page.get_by_test_id("push-device")
    expect(row).to_contain_text("dieses Gerät" if german else "this device")
    assert serious(ben.page, also=ON_PAGES) == []
    row.scroll_into_view_if_needed()
    ben.picture(f"push-{size['width']}")
    table = hosted.create_table("habitats", seats=("link:Ada", "link:Ben"), seed=2).created
    ben.page.goto(f"{hosted.url}/t/{table['id']}#token={table['seats'][1]['token']}")
    turn = ben.page.get_by_test_id("turn")
    expect(turn).to_contain_text("Ada")
    ben.go("/credits")
    expect(ben.page.get_by_role("heading", level=1)).to_be_visible()
    ada = device(hosted.url)
    ada.sit(table, "habitats", 0, plain=True)
    until(lambda: bool(service.taken) or (ada.decisions.count() and not ada.decide()))
    until(lambda: len(browser.received()) == 1)
    (notice,) = browser.received()
    deliver(ben, json.dumps(notice))
    until(lambda: len(shown(ben.page)) == 1)
    assert shown(ben.page) == [
        {
            "title": "Du bist dran" if german else "Your turn",
            "body": f"Habitats · {table['id']}",
            "tag": f"turn-{table['id']}",
            "lang": "de" if german else "en",
            "data": {"table": table["id"]},
        }
    ]
    (worker,) = ben.context.service_workers
    assert worker.evaluate(CLICK, table["id"]) == [f"/t/{table['id']}"]
    assert shown(ben.page) == []


def test_a_device_is_removed_and_added_again(device, hosted, service):
    one = subscribing(device(hosted.url, theme="dark"), Browser(service))
    one.go("/settings")
    box = one.page.get_by_role("checkbox", name="Notify me on this device")
    box.check()
    row = one.page.get_by_test_id("push-device")
    expect(row).to_have_count(1)
    row.get_by_role("button", name="Remove Chrome, Linux").click()
    expect(row).to_have_count(0)
    expect(one.page.get_by_text("only while a page of this site is open")).to_be_visible()
    assert one.page.evaluate("localStorage.subscribed ?? null") is None
    box.uncheck()
    box.check()
    expect(row).to_have_count(1)
    one.page.reload()
    expect(row).to_contain_text("this device")
    box.uncheck()
    expect(row).to_have_count(0)


def test_a_subscription_that_has_changed_is_renewed(device, hosted, service):
    """Browsers replace subscriptions; the next visit tells the server."""
    one = subscribing(device(hosted.url), Browser(service))
    one.go("/settings")
    one.page.get_by_role("checkbox", name="Notify me on this device").check()
    expect(one.page.get_by_test_id("push-device")).to_have_count(1)
    one.page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.ecotone);
          kept.push = { id: "old", endpoint: "https://old.example.org" };
          localStorage.ecotone = JSON.stringify(kept);
        }"""
    )
    with one.page.expect_response("**/api/person/push-devices"):
        one.go("/credits")
    one.go("/settings")
    expect(one.page.get_by_test_id("push-device")).to_contain_text("this device")


def test_without_a_push_service_an_open_page_still_says_it(device, hosted):
    """This Chromium itself: whatever its push service says, the switch stays on for open pages."""
    one = device(hosted.url)
    one.context.grant_permissions(["notifications"])
    one.go("/settings")
    box = one.page.get_by_role("checkbox", name="Notify me on this device")
    box.check()
    expect(one.page.get_by_text("only while a page of this site is open")).to_be_visible()
    expect(box).to_be_checked()
    expect(one.page.get_by_test_id("push-device")).to_have_count(0)


def test_nothing_but_a_notice_is_shown(device, hosted, service):
    one = subscribing(device(hosted.url), Browser(service))
    one.go("/settings")
    one.page.get_by_role("checkbox", name="Notify me on this device").check()
    expect(one.page.get_by_test_id("push-device")).to_have_count(1)
    for sent in ("", "no notice", '{"table": "../admin"}', "[]"):
        deliver(one, sent)
    notice = {"table": "fir-owl-12", "title": "Your turn", "body": "x", "language": "en"}
    deliver(one, json.dumps(notice))
    until(lambda: len(shown(one.page)) == 1)
    assert [seen["tag"] for seen in shown(one.page)] == ["turn-fir-owl-12"]
