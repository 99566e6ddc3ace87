"""`check_game` finds every kind of fault, and reports all of them at once."""

from types import SimpleNamespace

import pytest
from tiny import GAME
from tiny.game import Tiny
from tiny.rules import SEATS, SECRETS, TABLE

from ecotone.engine import registry
from ecotone.engine.events import Event
from ecotone.engine.observation import Field, ObservationSpace
from ecotone.testing import CHECKS, BrokenContract, check_game, contract
from ecotone.testing.__main__ import main
from ecotone.testing.check import Failed
from ecotone.testing.contract import run
from ecotone.testing.playthroughs import check_playthrough, check_recorded


@pytest.fixture(autouse=True)
def registered(monkeypatch):
    """Whatever game is checked last is the one that is found."""
    monkeypatch.setattr(registry, "own_games", lambda: ["tiny"])
    monkeypatch.setattr(registry, "own_game", lambda name: GAME)
    registry.games.cache_clear()
    yield
    registry.games.cache_clear()


def check(name, game):
    return run(next(one for one in CHECKS if one.name == name), game)


class Telltale(Tiny):
    """Shows everybody the secret numbers."""

    def view(self, edition, state, seat):
        return super().view(edition, state, seat) | {"all": state.view(TABLE)[0].secret.tolist()}


class Gossip(Tiny):
    """Tells everybody the sum of all secret numbers."""

    def events(self, edition, before, action, seat):
        yield Event("event-take", {"count": int(before.view(TABLE)[0].secret.sum())})


class Mute(Tiny):
    """Has a text for an event in no language."""

    def events(self, edition, before, action, seat):
        yield Event("event-unknown", {})


class Teamless(Tiny):
    """Claims that everybody wins together."""

    def together(self, options):
        return True


class Lawless(Tiny):
    """Accepts any number of players."""

    def check(self, players, options, seed, stored=False):
        return super().check(2, options, seed, stored)


class Opaque(Tiny):
    """Shows what cannot be sent."""

    def view(self, edition, state, seat):
        return {"state": state}


class Watched(Tiny):
    """A game with observations."""

    observation = ObservationSpace(Field("secret", (SEATS,), "a secret number", high=SECRETS))

    def part(self, module, function):
        return self.observation if module == "observation" else super().part(module, function)


class Peeping(Watched):
    """Lets agents observe all secret numbers."""

    def observe(self, edition, state, seat, out):
        out[:] = state.view(TABLE)[0].secret


class Sketchy(Watched):
    """Leaves most of an observation as it was."""

    def observe(self, edition, state, seat, out):
        out[0] = state.view(TABLE)[0].secret[seat]


class Boundless(Watched):
    """Leaves the bounds of an observation."""

    def observe(self, edition, state, seat, out):
        out[:] = SECRETS + 1


def with_entry(**functions):
    """The tiny game with other entry points."""

    def make():
        game = Tiny()
        game.__dict__["entry"] = SimpleNamespace(**(vars(GAME.entry) | functions))
        return game

    return make


def redeal_nothing(edition, state, seat, random):
    pass


def expect_nothing(edition, state, out):
    out[:] = (5, 0, 0)[: len(out)]


def apply_anything(edition, state, action, legal, count):
    GAME.entry.apply(edition, state, action % 3)
    return GAME.entry.legal(edition, state, legal)


@pytest.mark.parametrize(
    ("game", "name", "why"),
    [
        (Telltale, "redealt_views", "seat 0 after 0 actions: redealing changed its view"),
        (Gossip, "events", "depending on hidden things"),
        (Mute, "shown", "no text 'event-unknown' in en"),
        (Teamless, "options", "together() is True, but seats do not share a place"),
        (Lawless, "bad_set_ups", "expected BadOption for 4 players"),
        (Opaque, "shown", "not JSON serializable"),
        (Peeping, "observations", "the field secret depends on hidden things"),
        (Sketchy, "observations", "the field secret depends on hidden things, or is not all set"),
        (Boundless, "observations", "secret: expected 0 to 10, got [11, 11, 11]"),
        (with_entry(redeal=redeal_nothing), "redealt_future", "expected 5 different deals, got 1"),
        (with_entry(evaluate=expect_nothing), "evaluation", "evaluate: expected "),
        (with_entry(advance=apply_anything), "illegal_actions", "but was carried out"),
        (Telltale, "registered", "expected tiny:GAME under the name tiny, got another game"),
    ],
    ids=[
        "view",
        "events",
        "no text",
        "together",
        "players",
        "not plain",
        "observed",
        "not all set",
        "out of bounds",
        "redeal",
        "evaluate",
        "advance",
        "name",
    ],
)
def test_a_fault_is_found_and_named(game, name, why):
    line = check(name, game())
    assert line.result == "FAILED"
    assert why in line.why
    assert check(name, GAME).result == "ok"


class Unobserved(Tiny):
    """Has no observation, which a game need not have."""

    def part(self, module, function):
        return None if module == "observation" else super().part(module, function)


def test_what_a_game_need_not_have_is_passed_over():
    assert check("observations", Unobserved()).result == "-"


class Faulty(Gossip, Teamless, Unobserved):
    """Breaks several parts of the contract at once."""


def test_everything_that_failed_is_reported_at_once(monkeypatch, tmp_path):
    faulty = Faulty()
    monkeypatch.setattr(registry, "own_game", lambda name: faulty)
    with pytest.raises(BrokenContract) as broken:
        check_game(faulty, playthroughs=tmp_path, minimum_speed=10**12)
    failed = [line.about for line in broken.value.report.failures]
    assert failed == [
        "Every choice of an option can be played; seats share places if they win together.",
        "Where two deals look alike to a seat before and after an action, it is told the same.",
        "Games go as they were written down.",
        "The rules are fast enough.",
    ]
    report = str(broken.value)
    assert report.startswith("tiny: 4 of 28 checks failed; ")
    assert "ok     Replays lead to the same state, and tampering is noticed." in report
    assert "-      An observation is complete" in report
    assert "python -m ecotone.lab.playthrough" in report


def test_a_playthrough_that_goes_otherwise_is_reported_with_its_line(tmp_path):
    path = tmp_path / "tiny-2p.txt"
    header = '{"game": "tiny", "players": 2, "seed": 1, "options": {}}'
    path.write_text(f"{header}\nedition plain\n0: seat 1 of 0-2\n", "utf-8")
    with pytest.raises(Failed, match=r"tiny-2p.txt line 3: expected 0: seat 1 of 0-2, got 0: seat"):
        check_playthrough(path)
    with pytest.raises(Failed, match=r"lab.playthrough .* tiny 3"):
        check_recorded(GAME, tmp_path)


def test_a_report_is_printed_for_a_game_by_name(monkeypatch):
    few = [one for one in CHECKS if one.name in ("texts", "state_size", "observations")]
    monkeypatch.setattr(contract, "CHECKS", few)
    first, *lines = main("tiny").splitlines()
    assert first.startswith("tiny: keeps the contract; ")
    assert lines[0] == "ok     A state is small."
    with pytest.raises(SystemExit, match="expected one of the games"):
        main("no_such_game")
