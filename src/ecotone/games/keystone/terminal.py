"""Keystone in the terminal, drawn with Rich."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ecotone.engine.edition import Edition, Row
from ecotone.games.keystone.cards import HABITAT_LETTERS, SYMBOL_NAMES, Shape, Side
from ecotone.games.keystone.table import SIDE, WILD, WILDS
from ecotone.games.keystone.words import (
    TEXTS,
    card_id,
    card_name,
    condition_words,
    goal_words,
    habitat_name,
    side_words,
    skill_name,
    symbol_name,
)

HABITAT_STYLES = {"F": "green", "D": "yellow", "W": "magenta", "A": "cyan"}
NAME_WIDTH = 13


def card_index(edition: Edition) -> dict[str | None, int]:
    """From a card's identity in a view back to its number."""
    cards = [*range(len(edition.tables["species"])), *range(WILD, WILD + WILDS)]
    return {card_id(edition, card): card for card in cards}


def card_text(edition: Edition, card: int, language: str, research: int = 0) -> Text:
    """A card in two lines: number, habitats, season, icons; then its name."""
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
    text.append("\n" + shorten(card_name(edition, card, language)), style="not bold")
    return text


def shorten(name: str) -> str:
    """A name that fits a cell."""
    return name if len(name) <= NAME_WIDTH else name[: NAME_WIDTH - 1] + "…"


def draw(edition: Edition, view: dict[str, Any], language: str) -> RenderableType:
    """The whole table as one seat sees it."""
    index = card_index(edition)
    parts: list[RenderableType] = []
    if view["assignment"]:
        parts.append(draw_assignment(edition, view["assignment"], language))
    parts.append(
        TEXTS.say(
            language,
            "piles",
            {"deck": view["deck"], "discard": len(view["discard"]), "time": view["time"]},
        )
    )
    parts.append(draw_field(edition, index, view, language))
    parts.append(draw_skills(edition, view, language))
    boards = [draw_board(edition, index, view, n, language) for n in range(len(view["boards"]))]
    parts.append(Columns(boards))
    own = view["own_board"]
    if own is not None and "objective" in view["boards"][own]["score"]:
        parts.append(draw_objective(edition, view["boards"][own]["score"]["objective"], language))
    if view["drawn"]:
        names = ", ".join(card_name(edition, index[card], language) for card in view["drawn"])
        parts.append(TEXTS.say(language, "looking", {"cards": names}))
    parts.append(Text(TEXTS.say(language, "legend"), style="dim"))
    parts.append(Text(TEXTS.say(language, f"phase-{view['phase']}"), style="bold"))
    return Group(*parts)


def draw_assignment(edition: Edition, number: int, language: str) -> RenderableType:
    """The assignment's title and what fulfils it."""
    row = next(row for row in edition.tables["assignments"] if row["number"] == number)
    words = {"number": number, "title": row[f"title_{language}"]}
    conditions = [condition_words(edition, victory, language) for victory in row["victory"]]
    rules = "".join(f"\n  {rule[f'text_{language}']}" for rule in row["rules"])
    return Text(f"{TEXTS.say(language, 'assignment-title', words)}: {', '.join(conditions)}{rules}")


def draw_field(
    edition: Edition, index: dict[str | None, int], view: dict[str, Any], language: str
) -> RenderableType:
    """The Field from left to right with prices and tokens."""
    table = Table(title=TEXTS.say(language, "field-title"), title_justify="left")
    cells = []
    for number, slot in enumerate(view["field"], 1):
        table.add_column(str(number), width=NAME_WIDTH)
        if slot is None:
            cells.append(Text("–"))
            continue
        cell = card_text(edition, index[slot["card"]], language)
        cell.append("\n" + TEXTS.say(language, "field-cost", {"cost": slot["cost"]}))
        if slot["tokens"]:
            cell.append(f"  +{slot['tokens']}", style="yellow")
        cells.append(cell)
    table.add_row(*cells)
    return table


def draw_skills(edition: Edition, view: dict[str, Any], language: str) -> RenderableType:
    """Skill tokens with the side up and what comes after, and the Wild stacks."""
    skills = Table(title=TEXTS.say(language, "skills-title"), title_justify="left", box=None)
    for token in view["skills"]:
        skill = token["skill"] - 1
        up = Side[token["side"].upper()]
        style = "yellow" if up is Side.EXHAUSTED else ""
        skills.add_row(
            Text(skill_name(edition, skill, language), style=style),
            Text(TEXTS.say(language, f"skill-{up.name.lower()}"), style=style),
            Text(side_words(edition, skill, up, language), style=style),
            Text("→ " + side_words(edition, skill, Side(1 - up), language), style="dim"),
        )
    wilds = Table(title=TEXTS.say(language, "wilds-title"), title_justify="left", box=None)
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
        grid.add_column(f"C{column + 1}", str(points), width=NAME_WIDTH, footer_style="bold")
    grid.add_column("")
    for row in range(SIDE):
        cells = [
            Text("\n")
            if cell is None
            else card_text(edition, index[cell["card"]], language, cell["research"])
            for cell in board["spaces"][row * SIDE : (row + 1) * SIDE]
        ]
        grid.add_row(*cells, Text(f"R{row + 1}: {lines[f'R{row + 1}']}", style="bold"))
    key = "board-title"
    if view["own_board"] == number:
        key = "board-you"
    if len(view["boards"]) == 1 and view["players"] > 1:
        key = "board-shared"
    title = TEXTS.say(language, key, {"seat": number + 1})
    tokens = TEXTS.say(language, "board-synergy", {"count": board["synergy"]})
    return Panel(grid, title=f"{title} · {tokens} · {board['score']['total']}", expand=False)


def draw_objective(edition: Edition, objective: dict[str, Any], language: str) -> RenderableType:
    """The objective card with the goals met so far."""
    row = edition.tables["objectives"][objective["number"] - 1]
    title = TEXTS.say(language, "objective-title", {"name": row[f"name_{language}"]})
    goals = [goal_line(edition, goal, language) for goal in objective["goals"]]
    ladder = " / ".join(str(points) for points in objective["ladder"][1:])
    return Text("\n".join([f"{title}  ({ladder})", *goals]))


def goal_line(edition: Edition, goal: dict[str, Any], language: str) -> str:
    """A goal in words, with the cards that fulfil it."""
    index = card_index(edition)
    words = goal_words(Shape[goal["shape"]], SYMBOL_NAMES.index(goal["symbol"]), language)
    if not goal["met"]:
        return TEXTS.say(language, "sheet-goal-open", {"goal": words})
    names = ", ".join(card_name(edition, index[card], language) for card in goal["cards"])
    return TEXTS.say(language, "sheet-goal-met", {"goal": words, "cards": names})


def draw_sheet(edition: Edition, sheet: dict[str, Any], language: str) -> RenderableType:
    """The score sheet, each number with its reason."""
    index = card_index(edition)
    table = Table()
    for _ in range(3):
        table.add_column("")
    table.show_header = False
    for line in sheet["lines"]:
        kind = "sheet-column" if line["line"][0] == "C" else "sheet-row"
        label = TEXTS.say(language, kind, {"number": line["line"][1]})
        table.add_row(label, str(line["points"]), run_words(edition, index, line["run"], language))
    if "objective" in sheet:
        objective = sheet["objective"]
        goals = [goal_line(edition, goal, language) for goal in objective["goals"]]
        table.add_row(
            TEXTS.say(language, "sheet-objective"), str(objective["points"]), "\n".join(goals)
        )
    tokens = TEXTS.say(language, "sheet-tokens", {"tokens": sheet["synergy"]["tokens"]})
    table.add_row(TEXTS.say(language, "sheet-synergy"), str(sheet["synergy"]["points"]), tokens)
    table.add_section()
    table.add_row(TEXTS.say(language, "sheet-total"), str(sheet["total"]), "", style="bold")
    return table


def run_words(
    edition: Edition, index: dict[str | None, int], run: dict[str, Any] | None, language: str
) -> str:
    """A scored run in words: habitat, cards, and the sum."""
    if run is None:
        return TEXTS.say(language, "sheet-none")
    names = [
        f"{card_name(edition, index[card], language)} {number}"
        for card, number in zip(run["cards"], run["numbers"], strict=True)
    ]
    return TEXTS.say(
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
