"""Passkeys: made for this site only, each challenge once, and they open exactly one profile."""

from datetime import timedelta

import pytest
from server.authenticator import PRESENT, Authenticator, encoded
from server.people import on_sqlite, running
from server.test_persons import Person, me

from ecotone.engine.errors import EcotoneError
from ecotone.server.configuration import Configuration
from ecotone.server.settings import Limits

SITE = "https://tables.example.org"
LIMITS = Limits(passkeys_per_person=2, request_burst=100_000)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("server")
    with running(on_sqlite(folder, site=f"{SITE}/", limits=LIMITS)) as there:
        yield there


def creation(person):
    answer = person.post("/api/person/passkeys/options")
    assert answer.status_code == 201, answer.text
    return answer.json()["options"]


def request(server):
    answer = server.post("/api/passkeys/options")
    assert answer.status_code == 201, answer.text
    return answer.json()["options"]


def add(person, device, name="Chrome, Linux"):
    wanted = {"credential": device.create(creation(person)), "name": name}
    return person.post("/api/person/passkeys", wanted)


def sign_in(server, device, options=None):
    wanted = {"credential": device.get(options or request(server))}
    return server.post("/api/passkeys/sign-in", json=wanted)


def refused(answer):
    return answer.status_code, answer.json()["error"]


WRONG = (403, "bad_passkey")


def test_a_passkey_opens_the_profile_on_another_device(server):
    ada, device = Person(server), Authenticator()
    options = creation(ada)
    assert options["rp"]["id"] == "tables.example.org"
    assert options["authenticatorSelection"]["userVerification"] == "required"
    added = add(ada, device, "Phone\u202e").json()
    assert (added["offered"], [one["name"] for one in added["passkeys"]]) == (True, ["Phone"])
    assert added["passkeys"][0]["used"] is None
    assert [one["id"] for one in creation(ada)["excludeCredentials"]] == [encoded(device.id)]
    opened = sign_in(server, device)
    assert opened.status_code == 201
    assert opened.json()["person"] == ada.facts
    secret = opened.json()["secret"]
    assert secret != ada.secret
    assert server.http.get("/api/person", headers=me(secret)).json() == ada.facts
    assert ada.get("/api/person/passkeys").json()["passkeys"][0]["used"] is not None
    assert sign_in(server, device).status_code == 201


def test_a_challenge_works_once_and_for_whom_it_was_made(server):
    ada, ben, device = Person(server), Person(server, "Ben"), Authenticator()
    options = creation(ada)
    wanted = {"credential": device.create(options)}
    assert refused(ben.post("/api/person/passkeys", wanted)) == WRONG
    assert ada.post("/api/person/passkeys", wanted).status_code == 201
    assert refused(ada.post("/api/person/passkeys", wanted)) == WRONG
    assert refused(sign_in(server, device, creation(ada))) == WRONG
    asked = request(server)
    assert sign_in(server, device, asked).status_code == 201
    assert refused(sign_in(server, device, asked)) == WRONG
    invented = {"challenge": encoded(bytes(32))}
    assert refused(sign_in(server, device, invented)) == WRONG


def test_a_challenge_ends_after_some_minutes(server, monkeypatch):
    ada, device = Person(server), Authenticator()
    add(ada, device)
    play = server.app.state.play
    asked, now = request(server), play.now
    monkeypatch.setattr(play, "now", lambda: now() + timedelta(minutes=5, seconds=1))
    assert refused(sign_in(server, device, asked)) == WRONG


@pytest.mark.parametrize(
    "fault",
    [
        {"origin": "https://evil.example.org"},
        {"origin": "http://tables.example.org"},
        {"domain": "evil.example.org"},
        {"flags": PRESENT},
        {"count": -1},
    ],
    ids=["another site", "without TLS", "another name", "nobody verified", "a counter back"],
)
def test_what_was_signed_otherwise_opens_nothing(server, fault):
    ada, device = Person(server), Authenticator()
    assert add(ada, device).status_code == 201
    for name, value in fault.items():
        setattr(device, name, value)
    assert refused(sign_in(server, device)) == WRONG
    if "count" not in fault:
        assert refused(add(ada, device)) == WRONG


def test_another_key_with_the_same_name_opens_nothing(server):
    ada, device, other = Person(server), Authenticator(), Authenticator()
    add(ada, device)
    assert refused(sign_in(server, other)) == WRONG
    other.id = device.id
    assert refused(sign_in(server, other)) == WRONG
    assert refused(add(Person(server, "Eve"), other)) == WRONG
    assert sign_in(server, device).json()["person"] == ada.facts


def test_passkeys_are_listed_removed_exported_and_deleted(server):
    ada, ben = Person(server), Person(server, "Ben")
    first, second = Authenticator(), Authenticator()
    add(ada, first, "Phone")
    known = add(ada, second, "Laptop").json()["passkeys"]
    assert refused(add(ada, Authenticator())) == (409, "too_many_passkeys")
    exported = ada.get("/api/person/file").json()["passkeys"]
    assert [one["name"] for one in exported] == ["Phone", "Laptop"]
    path = f"/api/person/passkeys/{known[0]['id']}"
    assert server.http.delete(path, headers=me(ben.secret)).status_code == 404
    left = server.http.delete(path, headers=me(ada.secret)).json()["passkeys"]
    assert [one["name"] for one in left] == ["Laptop"]
    assert refused(sign_in(server, first)) == WRONG
    assert sign_in(server, second).status_code == 201
    assert server.http.delete("/api/person", headers=me(ada.secret)).status_code == 204
    assert refused(sign_in(server, second)) == WRONG


HOSTILE = [
    {},
    {"id": 5},
    {"response": None},
    {"response": {"clientDataJSON": "!"}},
    {"response": {"clientDataJSON": encoded(b"[]")}},
    {"response": {"clientDataJSON": encoded(b'{"challenge": 5}')}},
    {"response": {"clientDataJSON": encoded(b"[" * 5000)}},
]


@pytest.mark.parametrize("credential", HOSTILE)
def test_hostile_credentials_are_refused(server, credential):
    ada = Person(server)
    body = {"credential": credential}
    assert refused(ada.post("/api/person/passkeys", body)) == WRONG
    assert refused(server.post("/api/passkeys/sign-in", json=body)) == WRONG


@pytest.mark.parametrize("part", ["attestationObject", "authenticatorData", "signature"])
@pytest.mark.parametrize("content", ["", "!", encoded(b"\xff" * 300), 5, None])
def test_hostile_answers_to_true_challenges_are_refused(server, part, content):
    ada, device = Person(server), Authenticator()
    made = device.create(creation(ada))
    if part in made["response"]:
        made["response"][part] = content
        body = {"credential": made}
        assert refused(ada.post("/api/person/passkeys", body)) == WRONG
        return
    add(ada, device)
    signed = device.get(request(server))
    signed["response"][part] = content
    assert refused(server.post("/api/passkeys/sign-in", json={"credential": signed})) == WRONG


def test_only_a_person_has_passkeys(server):
    assert server.http.get("/api/person/passkeys").json() == {"offered": True, "passkeys": []}
    assert server.post("/api/person/passkeys/options").status_code == 401
    assert server.post("/api/person/passkeys", json={"credential": {}}).status_code == 401


def test_a_server_without_them_says_so(tmp_path):
    with running(on_sqlite(tmp_path)) as server:
        ada = Person(server)
        assert ada.get("/api/person/passkeys").json() == {"offered": False, "passkeys": []}
        assert refused(ada.post("/api/person/passkeys/options")) == (409, "no_passkeys")
        assert refused(server.post("/api/passkeys/options")) == (409, "no_passkeys")
        body = {"credential": {}}
        assert refused(server.post("/api/passkeys/sign-in", json=body)) == (409, "no_passkeys")


def test_an_address_has_a_budget(tmp_path):
    limits = Limits(passkey_challenges_per_address_and_day=2)
    settings = on_sqlite(tmp_path, site=SITE, limits=limits)
    with running(settings) as server:
        assert [server.post("/api/passkeys/options").status_code for _ in range(3)] == [
            201,
            201,
            429,
        ]


@pytest.mark.parametrize(
    "site", ["tables.example.org", "ftp://x.org", "https:///x", "https://x.org/y"]
)
def test_a_site_that_no_browser_can_open_is_refused(site):
    with pytest.raises(EcotoneError, match=r"site: expected an address"):
        Configuration(site=site).settings(local=False)


@pytest.mark.parametrize(
    ("site", "offered"),
    [
        ("https://tables.example.org/", True),
        ("http://localhost:8760", True),
        ("http://tables.example.org", False),
        ("", False),
    ],
)
def test_passkeys_are_offered_where_browsers_make_them(tmp_path, site, offered):
    assert Configuration(site=site).settings(local=False).site == site
    with running(on_sqlite(tmp_path, site=site)) as server:
        answered = server.post("/api/passkeys/options").status_code
    assert answered == (201 if offered else 409)
