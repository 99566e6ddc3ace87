"""The table drawn in the terminal: the sea, the market, every row, the policy cards."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ecotone.engine.edition import Edition
from ecotone.games.ecosfera.cards import ABILITY_NAMES, ELEMENT_NAMES, HABITAT_NAMES
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


def draw(edition: Edition, view: Mapping[str, Any], language: str) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = [
        draw_sea(edition, view, language),
        draw_market(edition, view, language),
    ]
    if view["policies"] is not None:
        parts.append(draw_policies(edition, view["policies"], language))
    parts.extend(draw_row(edition, view, row, language) for row in range(view["rows_in_play"]))
    parts.append(Text(phase_words(view, language), "bold"))
    return Group(*parts)


def phase_words(view: Mapping[str, Any], language: str) -> str:
    """What is to be decided, and for which row where one person plays several."""
    phase = say(language, f"phase-{view['phase'].replace('_', '-')}")
    if view["phase"] == "over" or view["players"] > 1 or view["rows_in_play"] == 1:
        return phase
    row = say(language, "row-alone", number=view["chooser"] + 1)
    return say(language, "phase-of-row", row=row, phase=phase)


def say(language: str, key: str, **arguments: Any) -> str:
    """A text of the game."""
    return TEXTS.format(language, key, arguments)


def name_in(edition: Edition, table: str, name: str, language: str) -> str:
    """The name for people of what has this id."""
    row = next(row for row in edition.tables[table] if row["id"] == name)
    return str(row[f"name_{language}"])


def draw_sea(edition: Edition, view: Mapping[str, Any], language: str) -> Panel:
    """Habitat and impact tiles."""
    tiles = Text(", ").join(
        Text(name_in(edition, "habitats", habitat, language), HABITAT_STYLES[habitat])
        for habitat in view["habitats"]
    )
    shown = tiles.markup if view["habitats"] else say(language, "sea-no-habitats")
    habitats = Text.from_markup(say(language, "sea-habitats", habitats=shown))
    impacts = Text(say(language, "sea-impacts", count=view["impacts"]))
    if view["impacts"]:
        impacts.stylize(PRESSURE_STYLE)
    title = say(language, "sea-title", round=view["round"])
    return Panel(Group(habitats, impacts), title=title, title_align="left")


def draw_market(edition: Edition, view: Mapping[str, Any], language: str) -> Panel:
    """Open producers and consumers, element piles and the supply of pressure."""
    parts: list[RenderableType] = []
    for kind in ("consumers", "producers"):
        market = view["market"][kind]
        parts.append(Text(say(language, f"{kind}-title", deck=market["deck"]), "bold"))
        cards = [(card, None) for card in market["open"] if card is not None]
        parts.append(draw_cards(edition, cards, language, view["discount"]))
    piles = joined(
        f"{name_in(edition, 'elements', element, language)} {view['piles'][element]}"
        for element in ELEMENT_NAMES
    )
    parts.append(Text(f"{say(language, 'elements-title')}: {piles}"))
    parts.append(Text(say(language, "pressure-left", count=view["pressure"])))
    return Panel(Group(*parts), title=say(language, "market-title"), title_align="left")


def find_species(edition: Edition, card: str) -> tuple[str, Mapping[str, Any]]:
    """A species' kind and its row in the edition."""
    for kind in ("producers", "consumers"):
        for row in edition.tables[kind]:
            if row["id"] == card:
                return kind, row
    raise KeyError(card)


def draw_cards(
    edition: Edition,
    cards: Iterable[tuple[str, str | None]],
    language: str,
    discount: Mapping[str, int],
) -> Grid:
    """Species, one a line: name, habitats, abilities and star, and a note or else the cost."""
    grid = Grid.grid(padding=(0, 2))
    for card, note in cards:
        kind, row = find_species(edition, card)
        style = PRODUCER_STYLE if kind == "producers" else CONSUMER_STYLE
        habitats = Text(" ").join(
            Text(name_in(edition, "habitats", HABITAT_NAMES[h], language), habitat_style(h))
            for h in row["habitats"]
        )
        symbols = [say(language, f"token-{ABILITY_NAMES[a]}") for a in row["abilities"]]
        symbols += [STAR] if row["star"] else []
        grid.add_row(
            Text(row[f"name_{language}"], f"bold {style}"),
            habitats,
            joined(symbols),
            Text(cost_words(edition, row, language, discount) if note is None else note, "dim"),
        )
    return grid


def habitat_style(habitat: int) -> str:
    """The colour of a habitat."""
    return HABITAT_STYLES[HABITAT_NAMES[habitat]]


def cost_words(
    edition: Edition, row: Mapping[str, Any], language: str, discount: Mapping[str, int]
) -> str:
    """What a producer costs as the policies stand; nothing for a consumer."""
    if "cost" not in row:
        return ""
    spared = dict(discount)
    due = []
    for element in row["cost"]:
        name = ELEMENT_NAMES[element]
        if spared[name] > 0:
            spared[name] -= 1
        else:
            due.append(name_in(edition, "elements", name, language))
    return joined(due)


def draw_row(edition: Edition, view: Mapping[str, Any], row: int, language: str) -> Panel:
    """A row: its cards, its tokens, and how many cards its piles hold."""
    cards = view["rows"][row]
    plain = draw_plain(edition, cards, language)
    parts: list[RenderableType] = [plain] if plain.plain else []
    if cards["species"]:
        noted = [(card["card"], served_words(card, language)) for card in cards["species"]]
        parts.append(draw_cards(edition, noted, language, {}))
    if not parts:
        parts.append(Text(say(language, "row-empty"), "dim"))
    tokens = [say(language, f"token-{name}") for name, active in cards["tokens"].items() if active]
    known = joined(tokens) or say(language, "tokens-none")
    piles = say(language, "row-piles", deck=len(cards["deck"]), discard=len(cards["discard"]))
    parts.append(Text(f"{say(language, 'row-tokens', tokens=known)} · {piles}", "dim"))
    key = "row-of-player" if view["players"] > 1 else "row-alone"
    active = row == view["active"]
    asked = row == view["chooser"] and view["phase"] != "over"
    title = ("▶ " if active else "? " if asked else "") + say(language, key, number=row + 1)
    return Panel(
        Group(*parts), title=title, title_align="left", style="" if active or asked else "dim"
    )


def served_words(card: Mapping[str, Any], language: str) -> str:
    """What a species of a row has served for in this turn."""
    uses = ("used", "ability_used", "star_used")
    return joined(say(language, f"card-{use.replace('_', '-')}") for use in uses if card[use])


def draw_plain(edition: Edition, cards: Mapping[str, Any], language: str) -> Text:
    """A row's elements, pressure and litter."""
    line = Text()
    for element in ELEMENT_NAMES:
        held, used = cards["elements"][element], cards["used_elements"][element]
        if held:
            note = f" ({used} {say(language, 'card-used')})" if used else ""
            line.append(f"{held}× {name_in(edition, 'elements', element, language)}{note}  ")
    if cards["pressure"]:
        line.append(f"{cards['pressure']}× {say(language, 'card-pressure')}  ", PRESSURE_STYLE)
    if cards["litter"]:
        line.append(f"{cards['litter']}× {say(language, 'card-litter')}", "dim")
    return line


def draw_policies(edition: Edition, policies: Mapping[str, Any], language: str) -> Panel:
    """Policy cards that lie ready or count, and the one being carried out, with what they do."""
    lines = [] if policies["ready"] else [say(language, "policies-none")]
    for key in ("ready", "in_force", "coming"):
        lines += policy_lines(edition, key, policies[key], language)
    if policies["now"] is not None:
        lines += policy_lines(edition, "now", [policies["now"]], language)
    title = say(language, "policies-title", deck=len(policies["deck"]))
    return Panel(Text("\n".join(lines)), title=title, title_align="left")


def policy_lines(edition: Edition, key: str, ids: list[str], language: str) -> Iterator[str]:
    """Every policy card of one place, once, with what it does."""
    for policy, row in enumerate(edition.tables["policies"]):
        if count := ids.count(row["id"]):
            name = f"{count}× " * (count > 1) + row[f"name_{language}"]
            effect = policy_words(edition, policy, language, key == "in_force")
            yield say(language, f"policies-{key.replace('_', '-')}", name=name, effect=effect)


def draw_sheet(edition: Edition, sheet: Mapping[str, Any], language: str) -> RenderableType:
    """The result and its reasons."""
    outcome = {True: "sheet-won", False: "sheet-lost", None: "sheet-open"}[sheet["won"]]
    title, caption = say(language, "sheet-title"), say(language, outcome)
    grid = Grid(title=title, caption=caption, show_header=False)
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_row(say(language, "sheet-habitats"), str(sheet["habitat_points"]))
    grid.add_row(say(language, "sheet-impacts"), str(sheet["impact_points"]))
    grid.add_row(say(language, "sheet-total"), str(sheet["total"]), style="bold", end_section=True)
    grid.add_row(say(language, "sheet-rounds"), str(sheet["rounds"]))
    species = f"{sheet['producers']} + {sheet['consumers']}"
    grid.add_row(say(language, "sheet-species"), species)
    grid.add_row(say(language, "sheet-measures"), str(sheet["measures"]))
    return grid
