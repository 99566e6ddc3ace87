"""What leaves the rules has the types that each game declares, over all playthroughs."""

from importlib import import_module
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from ecotone.engine.match import Match
from ecotone.engine.randomness import below, new_generator
from ecotone.engine.registry import game_named
from ecotone.engine.state import NOBODY
from ecotone.games.ecosfera import policy_steps
from ecotone.games.ecosfera import table as ecosfera
from ecotone.games.habitats import cards
from ecotone.games.habitats import table as habitats
from ecotone.games.keyharvest import table as keyharvest
from ecotone.games.keystone import cards as keystone_cards
from ecotone.games.keystone import table as keystone
from ecotone.lab.playthrough import header_of

TYPED = ("ecosfera", "habitats", "keyharvest", "keystone")
"""The games that declare what they tell."""
FILES = sorted(
    path
    for game in TYPED
    for path in (Path(__file__).parent / "playthroughs").glob(f"{game}-*.txt")
)
PREVIEWED_EVERY = 5


def types_of(game):
    return import_module(f"{game.package}.types")


def check(part, kind):
    """The data has the declared type: nothing else, nothing missing, nothing undeclared."""
    plain = msgspec.to_builtins(part, str_keys=True)
    faults = []
    for choice in get_args(kind) or (kind,):
        try:
            same = msgspec.to_builtins(msgspec.convert(plain, choice), str_keys=True) == plain
        except msgspec.ValidationError as error:
            faults.append(str(error))
        else:
            if same:
                return
            faults.append(f"undeclared fields of {choice.__name__}")
    raise AssertionError(f"{faults}: {plain}")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_all_that_is_told_in_a_game_is_declared(path):
    header = header_of(path)
    game = game_named(header["game"])
    types = types_of(game)
    match = Match(game, header["players"], header["seed"], header["options"])
    random = new_generator(header["seed"])
    check(game.catalogue(match.edition), types.Catalogue)
    while not match.over:
        for seat in (NOBODY, *range(match.players)):
            check(match.view(seat), types.View)
        if len(match.actions) % PREVIEWED_EVERY == 0:
            for action in match.legal_numbers.tolist():
                shown = game.preview(match.edition, match.state, action, match.actor)
                check(shown, types.Preview)
        match.push(match.choice(below(random, match.count)))
    for seat in range(match.players):
        check(match.view(seat), types.View)
        check(game.score_sheet(match.edition, match.state, seat), types.ScoreSheet)


@pytest.mark.parametrize(
    ("name", "board"),
    [
        ("ecosfera", {"habitats": ["ice"], "impacts": 2, "player": [{"name": "Mara"}]}),
        ("habitats", {"park": [["-", "Giraffe"], ["Gorilla", "Entrance"]]}),
        ("keystone", {"board": [["Coyote", "-", "-", "-"], *[["-"] * 4] * 3], "assignment": 1}),
        ("keystone", {"board": [["-"] * 4] * 4, "objective": 1}),
    ],
)
def test_a_physical_game_is_scored_as_declared(name, board):
    game = game_named(name)
    check(game.score_document(game.edition(), board), types_of(game).CompanionSheet)


def test_a_table_of_physical_countries_is_scored_as_declared():
    game = game_named("keyharvest")
    players = [{"name": "Ada", "fields": ["A1", "A2"], "workers": {"B1": 2}}, {"name": "Ben"}]
    table = game.score_document(game.edition(), {"player": players})
    check(table, types_of(game).CompanionTable)


@pytest.mark.parametrize(
    ("module", "names", "numbers"),
    [
        ("ecosfera.types", "ELEMENT_NAMES", ecosfera.Element),
        ("ecosfera.types", "HABITAT_NAMES", ecosfera.Habitat),
        ("ecosfera.types", "ABILITY_NAMES", ecosfera.Token),
        ("ecosfera.types", "PHASE_NAMES", ecosfera.Phase),
        ("ecosfera.types", "CATEGORY_NAMES", policy_steps.Category),
        ("ecosfera.types", "DURATION_NAMES", policy_steps.Duration),
        ("habitats.types", "PHASE_NAMES", habitats.Phase),
        ("habitats.types", "SIDE_NAMES", habitats.Side),
        ("habitats.types", "TURN_NAMES", habitats.Turn),
        ("habitats.types", "KIND_NAMES", cards.Kind),
        ("habitats.types", "NEED_NAMES", cards.Need),
        ("habitats.types", "COUNTS_NAMES", cards.Counts),
        ("habitats.types", "SEES_NAMES", cards.Sees),
        ("keyharvest.types", "ASK_NAMES", keyharvest.Ask),
        ("keystone.types", "PHASE_NAMES", keystone.Phase),
        ("keystone.component_types", "SIDE_NAMES", keystone_cards.Side),
        ("keystone.component_types", "ICON_NAMES", keystone_cards.Icon),
    ],
)
def test_names_are_in_the_order_of_the_rules(module, names, numbers):
    declared = getattr(import_module(f"ecotone.games.{module}"), names)
    assert declared == tuple(number.name.lower() for number in numbers)


def test_data_of_another_shape_is_noticed():
    match = Match(game_named("habitats"), 2, 1, {})
    view = match.view(0)
    with pytest.raises(AssertionError, match="undeclared"):
        check({**view, "more": 1}, types_of(match.game).View)
    with pytest.raises(AssertionError, match="missing required field `bag`"):
        check({name: view[name] for name in view if name != "bag"}, types_of(match.game).View)
