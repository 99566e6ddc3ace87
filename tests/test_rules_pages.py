"""Rules pages: their marks, and figures that claim only what the rules count."""

from string import ascii_lowercase

import pytest
from games.habitats.markets import Market

from ecotone.engine.registry import games
from ecotone.engine.rules_page import FIGURE, looked_up, read_figures, sections_of
from ecotone.engine.terminal import glossary
from ecotone.engine.texts import LANGUAGES
from ecotone.server.rules_page import learn_page

GAMES = games()


HEADINGS = {
    "en": ("# How to play {}", "# {} on one page"),
    "de": ("# So spielt man {}", "# {} auf einer Seite"),
}


def figures_in(game, language):
    return [found[1] for line in game.learn(language).splitlines() if (found := FIGURE.match(line))]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_both_languages_show_every_figure_once_and_the_same_rules(game):
    figures = [figure.key for figure in read_figures(game.folder)]
    for language in LANGUAGES:
        assert sorted(figures_in(game, language)) == sorted(figures)
    first, second = (about(game, language) for language in LANGUAGES)
    assert first == second != []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_rules_of_all_games_are_headed_alike(game, language):
    title = game.texts.format(language, "title")
    written = game.learn(language), game.summary(language)
    expected = tuple(heading.format(title) for heading in HEADINGS[language])
    assert tuple(text.splitlines()[0] for text in written) == expected


def about(game, language):
    """The decisions and the things that each section is about."""
    return [(section.rules, section.things) for section in sections_of(game.learn(language))]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_everything_on_the_table_has_its_rule(game):
    told = {thing for _, things in about(game, "en") for thing in things}
    kinds = {one.subject.partition(":")[0] for one in glossary(game, game.edition(), "en")}
    assert told == kinds


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_everything_a_figure_says_is_there_in_both_languages(game):
    for figure in read_figures(game.folder):
        keys = [f"figure-{figure.key}", *(f"figure-{figure.key}-{s.key}" for s in figure.steps)]
        for language in LANGUAGES:
            for key in keys:
                assert game.texts.format(language, key, {"points": 1}) != key


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_page_has_its_sections_figures_and_summary(game):
    page = learn_page(game, "en")
    assert page.html.count("<figure ") == len(page.figures) > 3
    assert '<section data-rules="' in page.html
    assert "&lt;!--" not in page.html
    assert page.summary.startswith("<h1>")
    for figure in page.figures:
        assert bool(figure.cards) != bool(figure.sheet)


@pytest.mark.parametrize(
    ("game", "figure", "points"),
    [
        ("keystone", "ecosystem", 3),
        ("keystone", "keystones", 12),
        ("keystone", "sally", 87),
        ("habitats", "mara", 53),
        ("keyharvest", "groups", 10),
        ("keyharvest", "joined", 8),
        ("keyharvest", "anna", 21),
    ],
)
def test_points_are_those_of_the_rules(game, figure, points):
    found = next(one for one in learn_page(GAMES[game], "en").figures if one.key == figure)
    assert found.points == points


def test_the_steps_of_the_worked_example_add_up():
    sally = next(one for one in learn_page(GAMES["keystone"], "en").figures if one.key == "sally")
    *parts, total = [step.points for step in sally.steps]
    assert sum(parts) == total == 87


def cards_of(game, figure):
    found = next(one for one in read_figures(GAMES[game].folder) if one.key == figure)
    return found.cards


def test_the_cards_of_ecosfera_pay_for_what_the_figures_say():
    game = GAMES["ecosfera"]
    species = {one["id"]: one for one in game.catalogue(game.edition())["species"]}
    *paid, bought = cards_of("ecosfera", "producer")
    assert sorted(species[bought]["cost"]) == sorted(paid)
    habitats = [set(species[card]["habitats"]) for card in cards_of("ecosfera", "consumer")]
    assert set.intersection(*habitats) == {"coast", "mud"}
    first, second, *tiles = cards_of("ecosfera", "restore")
    shared = set(species[first]["habitats"]) & set(species[second]["habitats"])
    assert shared == set(tiles)


def test_the_figure_of_the_market_takes_what_the_steps_say():
    figures = {"north": "^", "east": ">", "south": "v", "west": "<"}
    cards = cards_of("habitats", "market")
    letters = {
        card: figures[card.rpartition("-")[2]] if card.startswith("figure-") else letter
        for card, letter in zip(cards, ascii_lowercase, strict=False)
    }
    rows = ["".join(letters[card] for card in cards[at : at + 4]) for at in range(0, 16, 4)]
    tiles = {one["id"] for one in GAMES["habitats"].catalogue(GAMES["habitats"].edition())["tiles"]}
    assert {card for card in cards if not card.startswith("figure-")} <= tiles
    figure = next(one for one in read_figures(GAMES["habitats"].folder) if one.key == "market")
    lit = {step.key: letters[step.lit[0]] for step in figure.steps if step.key != "behind"}
    assert Market(*rows).ways() == lit


def test_the_bids_are_counters_on_fields():
    game = GAMES["keyharvest"]
    figure = next(one for one in read_figures(game.folder) if one.key == "bids")
    catalogue = game.catalogue(game.edition())
    assert set(figure.cards) <= {one["label"] for one in catalogue["spaces"]}
    bid = {crop for label in figure.labels for crop in label.split()}
    assert bid <= {one["id"] for one in catalogue["crops"]}


def test_the_coyote_shares_what_the_figure_says():
    game = GAMES["keystone"]
    cards = {one["id"]: set(one["habitats"]) for one in game.catalogue(game.edition())["cards"]}
    coyote = cards["Coyote"]
    assert coyote & cards["Cottontail Rabbit"] == {"F", "D", "W"}
    assert coyote & cards["Red Mangrove"] == {"W"}
    assert coyote & cards["Saguaro Cactus"] == {"D"}


def test_sections_end_at_marks_and_headings():
    text = (
        "# Title\nlead\n<!-- rule: take | tile free-place -->\n**Take.** One.\n\n"
        "<!-- figure: one -->\n\n## Next\nend"
    )
    first, take, last = sections_of(text)
    assert (first.rules, take.rules, last.rules) == ((), ("take",), ())
    assert (take.things, last.things) == (("tile", "free-place"), ())
    assert take.parts == [("text", "**Take.** One.\n"), ("figure", "one")]
    assert last.parts == [("text", "## Next\nend")]


def test_numbers_are_found_by_place_or_by_name():
    sheet = {"lines": [{"line": "C1", "points": 3}, {"line": "R1", "points": 4}], "rows": [7]}
    assert looked_up(sheet, "lines.R1.points") == 4
    assert looked_up(sheet, "rows.0") == 7
