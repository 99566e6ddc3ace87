"""Keystone in the terminal, drawn with Rich."""

import re
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ecotone.engine.edition import Edition, Row
from ecotone.engine.provenance import marked_points, with_house_values
from ecotone.games.keystone.actions import SPACE_NAMES
from ecotone.games.keystone.cards import HABITAT_LETTERS, SYMBOL_NAMES, Shape, Side
from ecotone.games.keystone.journal_words import condition_words
from ecotone.games.keystone.table import SIDE, WILD, WILDS
from ecotone.games.keystone.words import (
    SOFT_HYPHEN,
    TEXTS,
    card_id,
    card_name,
    goal_words,
    habitat_name,
    line_name,
    short_name,
    side_words,
    skill_name,
    symbol_name,
    wild_name,
)

HABITAT_STYLES = {"F": "green", "D": "yellow", "W": "magenta", "A": "cyan"}
NAME_WIDTH = 14
STORY = "◆"
DISCARDS_SHOWN = 3
"""The cards that a skill may dig for."""


def card_index(edition: Edition) -> dict[str | None, int]:
    """From a card's identity in a view back to its number."""
    cards = [*range(len(edition.tables["species"])), *range(WILD, WILD + WILDS)]
    return {card_id(edition, card): card for card in cards}


def name_of(edition: Edition, index: dict[str | None, int], card: str, language: str) -> str:
    """A card of a sheet by name; a Wild typed in may have a season that the edition's has not."""
    if card in index:
        return card_name(edition, index[card], language)
    _, letter, season = card.split()
    return wild_name(HABITAT_LETTERS.index(letter), SYMBOL_NAMES.index(season), language)


def card_text(
    edition: Edition, card: int, language: str, research: int = 0, story: int = 0
) -> Text:
    """A card: a line with number, habitats, season, icons and tokens; then its name."""
    wild = card >= WILD
    row: Row = dict(
        edition.tables["wilds"][card - WILD] if wild else edition.tables["species"][card]
    )
    bits = 1 << row["habitat"] if wild else row["habitats"]
    text = Text("✱" if wild else str(row["number"]), style="bold")
    text.append(" ")
    for habitat, letter in enumerate(HABITAT_LETTERS):
        shown = bits >> habitat & 1
        text.append(letter if shown else "·", style=HABITAT_STYLES[letter] if shown else "dim")
    text.append(f" {symbol_name(row['season'], language)[:2]} ")
    for icon, sign in (("keystone", "K"), ("endangered", "!"), ("tag", "#")):
        if row.get(icon):
            text.append(sign, style="bold")
    text.append("●" * research, style="bold blue")
    if story:
        text.append(STORY if story == 1 else f"{STORY}{story}", style="bold red")
    name = card_name(edition, card, language) if wild else short_name(edition, card, language)
    text.append("\n" + "\n".join(name_lines(name)), style="not bold")
    return text


def name_lines(name: str) -> list[str]:
    """A name in lines that fit a cell, broken at spaces, hyphens and soft hyphens."""
    lines = [""]
    for part in re.findall(f"[^ {SOFT_HYPHEN}-]+[ {SOFT_HYPHEN}-]?", name):
        if len(lines[-1].replace(SOFT_HYPHEN, "") + part.rstrip()) <= NAME_WIDTH:
            lines[-1] += part
        else:
            lines.append(part)
    broken = [
        line.removesuffix(SOFT_HYPHEN) + "-" if line.endswith(SOFT_HYPHEN) else line
        for line in lines
    ]
    return [line.replace(SOFT_HYPHEN, "").rstrip() for line in broken if line]


def draw(edition: Edition, view: dict[str, Any], language: str) -> RenderableType:
    """The whole table as one seat sees it."""
    index = card_index(edition)
    parts: list[RenderableType] = []
    if view["assignment"]:
        parts.append(draw_assignment(edition, view, language))
    parts.append(draw_piles(edition, index, view, language))
    parts.append(draw_field(edition, index, view, language))
    parts.append(draw_skills(edition, view, language))
    boards = [draw_board(edition, index, view, n, language) for n in range(len(view["boards"]))]
    parts.append(Columns(boards))
    own = view["own_board"]
    if own is not None and "objective" in view["boards"][own]["score"]:
        parts.append(draw_objective(edition, view["boards"][own]["score"]["objective"], language))
    if view["drawn"]:
        names = ", ".join(card_name(edition, index[card], language) for card in view["drawn"])
        parts.append(TEXTS.format(language, "looking", {"cards": names}))
    parts.append(Text(TEXTS.format(language, "legend"), style="dim"))
    if view["special"]:
        parts.append(Text(f"{STORY} {TEXTS.format(language, 'legend-story')}", style="dim"))
    parts.append(Text(TEXTS.format(language, f"phase-{view['phase']}"), style="bold"))
    return Group(*parts)


def draw_piles(
    edition: Edition, index: dict[str | None, int], view: dict[str, Any], language: str
) -> RenderableType:
    """Deck, discards, time and turn, and what the special rules count."""
    special = view["special"] or {}
    words = {
        "deck": view["deck"],
        "discard": len(view["discard"]),
        "time": view["time"],
        "turn": view["turn"],
        "last": special.get("last_turn") or 0,
    }
    lines = [TEXTS.format(language, "piles", words)]
    if view["final_round"] and view["phase"] != "over":
        lines.append(TEXTS.format(language, "event-final-round"))
    if view["discard"]:
        top = [index[card] for card in reversed(view["discard"][-DISCARDS_SHOWN:])]
        names = ", ".join(card_name(edition, card, language) for card in top)
        lines.append(TEXTS.format(language, "discard-top", {"cards": names}))
    if special.get("season"):
        season = symbol_name(SYMBOL_NAMES.index(special["season"]), language)
        lines.append(TEXTS.format(language, "season-now", {"season": season}))
    if "sightings" in special.get("rules", ()):
        lines.append(TEXTS.format(language, "story-log", {"count": special["log"]}))
    return Text("\n".join(lines))


def draw_assignment(edition: Edition, view: dict[str, Any], language: str) -> RenderableType:
    """The assignment's title, its special rules, and how far its conditions are met."""
    number = view["assignment"]
    row = next(row for row in edition.tables["assignments"] if row["number"] == number)
    text = Text(
        TEXTS.format(
            language, "assignment-title", {"number": number, "title": row[f"title_{language}"]}
        )
    )
    for rule in row["rules"]:
        text.append(f"\n  {rule[f'text_{language}']}")
    for victory, standing in zip(row["victory"], view["conditions"], strict=True):
        have, need = standing["have"], standing["need"]
        text.append(
            f"\n  {'✓' if have >= need else '–'} {condition_words(edition, victory, language)}"
        )
        if need > 1:
            text.append(f": {have}/{need}")
    return text


def draw_field(
    edition: Edition, index: dict[str | None, int], view: dict[str, Any], language: str
) -> RenderableType:
    """The Field from left to right with prices and tokens."""
    table = Table(title=TEXTS.format(language, "field-title"), title_justify="left")
    cells = []
    for number, slot in enumerate(view["field"], 1):
        table.add_column(str(number), width=NAME_WIDTH)
        if slot is None:
            cells.append(Text("–"))
            continue
        cell = card_text(edition, index[slot["card"]], language, story=slot["story"])
        cell.append("\n" + TEXTS.format(language, "field-cost", {"cost": slot["cost"]}))
        if slot["tokens"]:
            cell.append(f"  +{slot['tokens']}", style="yellow")
        cells.append(cell)
    table.add_row(*cells)
    return table


def draw_skills(edition: Edition, view: dict[str, Any], language: str) -> RenderableType:
    """Skill tokens with the side up and what comes after, and the Wild stacks."""
    skills = Table(title=TEXTS.format(language, "skills-title"), title_justify="left", box=None)
    for token in view["skills"]:
        skill = token["skill"] - 1
        up = Side[token["side"].upper()]
        style = "yellow" if up is Side.EXHAUSTED else ""
        skills.add_row(
            Text(skill_name(edition, skill, language), style=style),
            Text(TEXTS.format(language, f"skill-{up.name.lower()}"), style=style),
            Text(side_words(edition, skill, up, language), style=style),
            Text("→ " + side_words(edition, skill, Side(1 - up), language), style="dim"),
        )
    wilds = Table(
        title=TEXTS.format(language, "wilds-title", {"price": view["wild_price"]}),
        title_justify="left",
        box=None,
    )
    index = card_index(edition)
    for stack in view["wilds"]:
        if stack["cards"]:
            top = card_name(edition, index[stack["cards"][-1]], language)
            wilds.add_row(Text(top), Text(f"×{len(stack['cards'])}"))
    return Columns([skills, wilds])


def draw_board(
    edition: Edition,
    index: dict[str | None, int],
    view: dict[str, Any],
    number: int,
    language: str,
) -> RenderableType:
    """A board with its line scores at the edges."""
    board = view["boards"][number]
    lines = {line["line"]: line["points"] for line in board["score"]["lines"]}
    grid = Table(show_lines=True, show_footer=True)
    for column in range(SIDE):
        points = lines[f"C{column + 1}"]
        name = line_name(f"C{column + 1}", language)
        grid.add_column(name, str(points), width=NAME_WIDTH, footer_style="bold")
    grid.add_column("")
    special = view["special"] or {}
    for row in range(SIDE):
        cells = [
            space_text(edition, index, board, space, special, language)
            for space in range(row * SIDE, (row + 1) * SIDE)
        ]
        name = line_name(f"R{row + 1}", language)
        grid.add_row(*cells, Text(f"{name}: {lines[f'R{row + 1}']}", style="bold"))
    key = "board-title"
    if view["own_board"] == number:
        key = "board-you"
    if len(view["boards"]) == 1 and view["players"] > 1:
        key = "board-shared"
    title = TEXTS.format(language, key, {"seat": number + 1})
    tokens = TEXTS.format(language, "board-synergy", {"count": board["synergy"]})
    return Panel(grid, title=f"{title} · {tokens} · {board['score']['total']}", expand=False)


def space_text(
    edition: Edition,
    index: dict[str | None, int],
    board: dict[str, Any],
    space: int,
    special: dict[str, Any],
    language: str,
) -> Text:
    """A space of a board: its card, or what keeps cards out of it."""
    cell = board["spaces"][space]
    name = SPACE_NAMES[space]
    if cell is not None:
        story = special.get("in_care", {}).get(name, 0)
        return card_text(edition, index[cell["card"]], language, cell["research"], story)
    if name in special.get("invaded", ()):
        return Text(f"{STORY}\n{TEXTS.format(language, 'space-invaded')}", style="bold red")
    if name in special.get("closed", ()):
        return Text(f"✕\n{TEXTS.format(language, 'space-closed')}", style="dim")
    return Text("\n")


def draw_objective(edition: Edition, objective: dict[str, Any], language: str) -> RenderableType:
    """The objective card with the goals met so far."""
    row = edition.tables["objectives"][objective["number"] - 1]
    title = TEXTS.format(language, "objective-title", {"name": row[f"name_{language}"]})
    goals = [goal_line(edition, goal, language) for goal in objective["goals"]]
    ladder = " / ".join(str(points) for points in objective["ladder"][1:])
    return Text("\n".join([f"{title}  ({ladder})", *goals]))


def goal_line(edition: Edition, goal: dict[str, Any], language: str) -> str:
    """A goal in words, with the cards that fulfil it."""
    index = card_index(edition)
    words = goal_words(Shape[goal["shape"]], SYMBOL_NAMES.index(goal["symbol"]), language)
    if not goal["met"]:
        return TEXTS.format(language, "sheet-goal-open", {"goal": words})
    names = ", ".join(name_of(edition, index, card, language) for card in goal["cards"])
    return TEXTS.format(language, "sheet-goal-met", {"goal": words, "cards": names})


def draw_sheet(edition: Edition, sheet: dict[str, Any], language: str) -> RenderableType:
    """The score sheet, each number with its reason."""
    index = card_index(edition)
    table = Table(title=Text(sheet["player"]) if sheet.get("player") else None)
    for _ in range(3):
        table.add_column("")
    table.show_header = False
    for line in sheet["lines"]:
        label = line_name(line["line"], language)
        words = run_words(edition, index, line["run"], language)
        table.add_row(label, marked_points(line), with_house_values(words, line, language))
    if "objective" in sheet:
        objective = sheet["objective"]
        goals = [goal_line(edition, goal, language) for goal in objective["goals"]]
        words = with_house_values("\n".join(goals), objective, language)
        table.add_row(TEXTS.format(language, "sheet-objective"), marked_points(objective), words)
    tokens = TEXTS.format(language, "sheet-tokens", {"tokens": sheet["synergy"]["tokens"]})
    table.add_row(TEXTS.format(language, "sheet-synergy"), str(sheet["synergy"]["points"]), tokens)
    table.add_section()
    table.add_row(TEXTS.format(language, "sheet-total"), str(sheet["total"]), "", style="bold")
    return table


def run_words(
    edition: Edition, index: dict[str | None, int], run: dict[str, Any] | None, language: str
) -> str:
    """A scored run in words: habitat, cards, and the sum."""
    if run is None:
        return TEXTS.format(language, "sheet-none")
    names = [
        f"{name_of(edition, index, card, language)} {number}"
        for card, number in zip(run["cards"], run["numbers"], strict=True)
    ]
    return TEXTS.format(
        language,
        "sheet-run",
        {
            "habitat": habitat_name(HABITAT_LETTERS.index(run["habitat"]), language),
            "cards": ", ".join(names),
            "count": len(names),
            "research": run["research"],
            "multiplier": run["multiplier"],
        },
    )
