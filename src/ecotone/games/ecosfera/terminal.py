"""Ecosfera's table in the terminal, as panes: the sea, the market, every row, the policy cards."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ecotone.engine.edition import Edition
from ecotone.engine.terminal import QUESTION, Pane
from ecotone.games.ecosfera.tiles import PRESSURE_LIMIT
from ecotone.games.ecosfera.types import ABILITY_NAMES, ELEMENT_NAMES, HABITAT_NAMES
from ecotone.games.ecosfera.words import TEXTS, joined, policy_words

HABITAT_STYLES = {
    "ice": "bright_cyan",
    "coast": "green",
    "pelagic": "blue",
    "rivers": "yellow",
    "mud": "red",
    "rock": "magenta",
}
PRODUCER_STYLE = "green"
CONSUMER_STYLE = "blue"
PRESSURE_STYLE = "bold red"
STAR = "★"


def panes(edition: Edition, view: Mapping[str, Any], language: str) -> Iterator[Pane]:
    """The whole table: what is decided about comes first."""
    risks = [risk_words(edition, view, risk, language) for risk in view["risks"]]
    if risks:
        yield Pane("risks", format_text(language, "risks"), Text("\n".join(risks), PRESSURE_STYLE))
    rows = sorted(range(view["rows_in_play"]), key=lambda row: row != view["active"])
    yield row_pane(edition, view, rows[0], language)
    yield Pane(
        "market", format_text(language, "market-title"), draw_market(edition, view, language)
    )
    sea = format_text(language, "sea-title", round=view["round"])
    yield Pane("sea", sea, draw_sea(edition, view, language))
    if view["policies"] is not None:
        title = format_text(language, "policies-title", deck=len(view["policies"]["deck"]))
        yield Pane("policies", title, draw_policies(edition, view["policies"], language))
    for row in rows[1:]:
        yield row_pane(edition, view, row, language)
    yield Pane(QUESTION, "", Text("\n".join(question_lines(edition, view, language))))


def question_lines(edition: Edition, view: Mapping[str, Any], language: str) -> Iterator[str]:
    """What is to be decided, for which row where one person plays several, and what counts."""
    phase = format_text(language, f"phase-{view['phase'].replace('_', '-')}")
    if view["phase"] == "over":
        yield phase
        if view["won"] is not None:
            yield format_text(language, "sheet-won" if view["won"] else "sheet-lost")
        return
    if view["players"] > 1 or view["rows_in_play"] == 1:
        yield phase
    else:
        row = format_text(language, "row-alone", number=view["chooser"] + 1)
        yield format_text(language, "phase-of-row", row=row, phase=phase)
    if view["chosen"]:
        cards = joined(card_label(edition, card, language) for card in view["chosen"])
        yield format_text(language, "chosen-so-far", cards=cards)
    yield format_text(language, "acted" if view["acted"] else "idle")
    if view["abilities_blocked"]:
        yield format_text(language, "blocked")
    following = row_name(view, view["next"], language)
    yield format_text(language, "turn-line", turn=view["turn"], next=following)


def row_name(view: Mapping[str, Any], row: int, language: str) -> str:
    """A row by its player, or by its number where one person plays several."""
    key = "row-of-player" if view["players"] > 1 else "row-alone"
    return format_text(language, key, number=row + 1)


def risk_words(
    edition: Edition, view: Mapping[str, Any], risk: Mapping[str, Any], language: str
) -> str:
    """What threatens a row."""
    words = {
        "row": row_name(view, risk["row"], language),
        "mine": "yes" if view["own_rows"] == [risk["row"]] else "no",
        "count": risk["count"],
    }
    if risk["kind"] == "equal":
        element = name_in(edition, "elements", risk["element"], language)
        return format_text(language, "risk-equal", **words, element=element)
    struck = risk["count"] >= PRESSURE_LIMIT
    return format_text(
        language, "risk-struck" if struck else "risk-pressure", **words, tiles=risk["tiles"]
    )


def card_label(edition: Edition, card: str, language: str) -> str:
    """The name for people of any card that lies in a row or a pile."""
    if card in ELEMENT_NAMES:
        return name_in(edition, "elements", card, language)
    if card in ("pressure", "litter"):
        return format_text(language, f"card-{card}")
    return str(find_species(edition, card)[1][f"name_{language}"])


def counted_cards(edition: Edition, cards: Iterable[str], language: str) -> str:
    """Cards by name, equal ones once with their number."""
    counts = Counter(card_label(edition, card, language) for card in cards)
    return joined(f"{count}× {name}" if count > 1 else name for name, count in counts.items())


def format_text(language: str, key: str, **arguments: Any) -> str:
    """A text of the game."""
    return TEXTS.format(language, key, arguments)


def name_in(edition: Edition, table: str, name: str, language: str) -> str:
    """The name for people of what has this id."""
    row = next(row for row in edition.tables[table] if row["id"] == name)
    return str(row[f"name_{language}"])


def draw_sea(edition: Edition, view: Mapping[str, Any], language: str) -> RenderableType:
    """Habitat and impact tiles."""
    tiles = Text(", ").join(
        Text(name_in(edition, "habitats", habitat, language), HABITAT_STYLES[habitat])
        for habitat in view["habitats"]
    )
    shown = tiles.markup if view["habitats"] else format_text(language, "sea-no-habitats")
    habitats = Text.from_markup(format_text(language, "sea-habitats", habitats=shown))
    impacts = Text(format_text(language, "sea-impacts", count=view["impacts"]))
    if view["impacts"]:
        impacts.stylize(PRESSURE_STYLE)
    return Group(habitats, impacts)


def draw_market(edition: Edition, view: Mapping[str, Any], language: str) -> RenderableType:
    """Open producers and consumers, element piles and the supply of pressure."""
    parts: list[RenderableType] = []
    for kind in ("consumers", "producers"):
        market = view["market"][kind]
        parts.append(Text(format_text(language, f"{kind}-title", deck=market["deck"]), "bold"))
        cards = [
            (card, cost_words(edition, view["costs"].get(card, []), language))
            for card in market["open"]
            if card is not None
        ]
        parts.append(draw_cards(edition, cards, language))
        if market["known_bottom"]:
            bottom = counted_cards(edition, market["known_bottom"], language)
            parts.append(Text(format_text(language, "known-bottom", cards=bottom), "dim"))
    piles = joined(
        f"{name_in(edition, 'elements', element, language)} {view['piles'][element]}"
        for element in ELEMENT_NAMES
    )
    parts.append(Text(f"{format_text(language, 'elements-title')}: {piles}"))
    parts.append(Text(format_text(language, "pressure-left", count=view["pressure"])))
    if any(view["discount"].values()):
        cheaper = joined(
            f"{count}× {name_in(edition, 'elements', element, language)}"
            for element, count in view["discount"].items()
            if count
        )
        parts.append(Text(format_text(language, "cheaper", elements=cheaper)))
    return Group(*parts)


def find_species(edition: Edition, card: str) -> tuple[str, Mapping[str, Any]]:
    """A species' kind and its row in the edition."""
    for kind in ("producers", "consumers"):
        for row in edition.tables[kind]:
            if row["id"] == card:
                return kind, row
    raise KeyError(card)


def draw_cards(edition: Edition, cards: Iterable[tuple[str, str]], language: str) -> RenderableType:
    """Species, one a line: name, habitats, abilities and star, and what else is to be said."""
    lines = []
    for card, note in cards:
        kind, row = find_species(edition, card)
        style = PRODUCER_STYLE if kind == "producers" else CONSUMER_STYLE
        habitats = Text(" ").join(
            Text(name_in(edition, "habitats", HABITAT_NAMES[h], language), habitat_style(h))
            for h in row["habitats"]
        )
        symbols = [format_text(language, f"token-{ABILITY_NAMES[a]}") for a in row["abilities"]]
        symbols += [STAR] if row["star"] else []
        line = Text().append(row[f"name_{language}"], f"bold {style}")
        parts = [habitats, Text(joined(symbols)), Text(note, "dim")]
        for part in parts:
            if part.plain:
                line.append(" · ").append_text(part)
        lines.append(line)
    return Text("\n").join(lines)


def habitat_style(habitat: int) -> str:
    """The colour of a habitat."""
    return HABITAT_STYLES[HABITAT_NAMES[habitat]]


def cost_words(edition: Edition, due: Iterable[str], language: str) -> str:
    """What a producer costs as the policies stand."""
    return joined(name_in(edition, "elements", element, language) for element in due)


def row_pane(edition: Edition, view: Mapping[str, Any], row: int, language: str) -> Pane:
    """A row under its owner's name; an arrow marks the active one, a ? the one that is asked."""
    active = row == view["active"]
    asked = row == view["chooser"] and view["phase"] != "over"
    sign = "▶ " if active else "? " if asked else ""
    key = "your-row" if view["own_rows"] == [row] else "row"
    title = row_name(view, row, language)
    if key == "your-row":
        title = f"{title} · {format_text(language, key)}"
    return Pane(f"row:{row}", sign + title, draw_row(edition, view["rows"][row], language))


def draw_row(edition: Edition, cards: Mapping[str, Any], language: str) -> RenderableType:
    """A row: its cards, its tokens, and what its piles hold."""
    plain = draw_plain(edition, cards, language)
    parts: list[RenderableType] = [plain] if plain.plain else []
    if cards["species"]:
        noted = [(card["card"], served_words(card, language)) for card in cards["species"]]
        parts.append(draw_cards(edition, noted, language))
    if not parts:
        parts.append(Text(format_text(language, "row-empty"), "dim"))
    tokens = [
        format_text(language, f"token-{name}") for name, active in cards["tokens"].items() if active
    ]
    known = joined(tokens) or format_text(language, "tokens-none")
    parts.append(Text(format_text(language, "row-tokens", tokens=known), "dim"))
    for pile in ("deck", "discard"):
        held = counted_cards(edition, cards[pile], language) or "–"
        words = {"count": len(cards[pile]), "cards": held}
        parts.append(Text(format_text(language, f"row-{pile}", **words), "dim"))
    if cards["known_top"]:
        top = joined(card_label(edition, card, language) for card in cards["known_top"])
        parts.append(Text(format_text(language, "row-top", cards=top), "dim"))
    return Group(*parts)


def served_words(card: Mapping[str, Any], language: str) -> str:
    """What a species of a row has served for in this turn."""
    uses = ("used", "ability_used", "star_used")
    return joined(
        format_text(language, f"card-{use.replace('_', '-')}") for use in uses if card[use]
    )


def draw_plain(edition: Edition, cards: Mapping[str, Any], language: str) -> Text:
    """A row's elements, pressure and litter."""
    line = Text()
    for element in ELEMENT_NAMES:
        held, used = cards["elements"][element], cards["used_elements"][element]
        if held:
            note = f" ({used} {format_text(language, 'card-used')})" if used else ""
            line.append(f"{held}× {name_in(edition, 'elements', element, language)}{note}  ")
    if cards["pressure"]:
        line.append(
            f"{cards['pressure']}× {format_text(language, 'card-pressure')}  ", PRESSURE_STYLE
        )
    if cards["litter"]:
        line.append(f"{cards['litter']}× {format_text(language, 'card-litter')}", "dim")
    return line


def draw_policies(edition: Edition, policies: Mapping[str, Any], language: str) -> RenderableType:
    """Policy cards that lie ready or count, the one being carried out, and what is left."""
    lines = [] if policies["ready"] else [format_text(language, "policies-none")]
    for key in ("ready", "in_force", "coming"):
        lines += policy_lines(edition, key, policies[key], language)
    for key in ("now", "proposal"):
        if policies[key] is not None:
            lines += policy_lines(edition, key, [policies[key]], language)
    words = {"funding": policies["funding"], "measures": policies["measures_done"]}
    lines.append(format_text(language, "policies-counts", **words))
    if policies["draws"]:
        lines.append(format_text(language, "draws-open", count=policies["draws"]))
    for key in ("used", "deck"):
        names = joined(policy_names(edition, policies[key], language)) or "–"
        lines.append(format_text(language, f"policies-{key}", names=names))
    return Text("\n".join(lines))


def policy_names(edition: Edition, ids: Iterable[str], language: str) -> Iterator[str]:
    """Policy cards by name, equal ones once with their number."""
    for policy, count in Counter(ids).items():
        row = next(row for row in edition.tables["policies"] if row["id"] == policy)
        yield f"{count}× " * (count > 1) + str(row[f"name_{language}"])


def policy_lines(edition: Edition, key: str, ids: list[str], language: str) -> Iterator[str]:
    """Every policy card of one place, once, with what it does."""
    for policy, row in enumerate(edition.tables["policies"]):
        if count := ids.count(row["id"]):
            name = f"{count}× " * (count > 1) + row[f"name_{language}"]
            effect = policy_words(edition, policy, language, key == "in_force")
            yield format_text(
                language, f"policies-{key.replace('_', '-')}", name=name, effect=effect
            )


def draw_sheet(edition: Edition, sheet: Mapping[str, Any], language: str) -> RenderableType:
    """The result and its reasons."""
    outcome = {True: "sheet-won", False: "sheet-lost", None: "sheet-open"}[sheet["won"]]
    title, caption = format_text(language, "sheet-title"), format_text(language, outcome)
    grid = Grid(title=title, caption=caption, show_header=False)
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_row(format_text(language, "sheet-habitats"), str(sheet["habitat_points"]))
    grid.add_row(format_text(language, "sheet-impacts"), str(sheet["impact_points"]))
    grid.add_row(
        format_text(language, "sheet-total"), str(sheet["total"]), style="bold", end_section=True
    )
    if "rounds" not in sheet:  # a game with the box
        return grid
    grid.add_row(format_text(language, "sheet-rounds"), str(sheet["rounds"]))
    species = f"{sheet['producers']} + {sheet['consumers']}"
    grid.add_row(format_text(language, "sheet-species"), species)
    grid.add_row(format_text(language, "sheet-measures"), str(sheet["measures"]))
    return grid
