"""Keystone's table in the terminal, as panes drawn with Rich."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ecotone.engine.drawing import Fitted
from ecotone.engine.edition import Edition
from ecotone.engine.options import AS_WRITTEN
from ecotone.engine.terminal import QUESTION, Pane
from ecotone.games.keystone.actions import SPACE_NAMES
from ecotone.games.keystone.cards import Effect, Side
from ecotone.games.keystone.component_types import SYMBOL_NAMES
from ecotone.games.keystone.journal_words import condition_words, difficulty_name
from ecotone.games.keystone.scoring import LOWEST
from ecotone.games.keystone.table import SIDE
from ecotone.games.keystone.terminal_cards import (
    NAME_WIDTH,
    STORY,
    card_index,
    card_text,
    card_values,
)
from ecotone.games.keystone.terminal_sheet import draw_sheet, goal_line
from ecotone.games.keystone.terminal_words import (
    board_words,
    conditions_words,
    drawn_words,
    field_words,
    goals_words,
    other_side_words,
    skill_words,
    skills_words,
)
from ecotone.games.keystone.words import (
    TEXTS,
    card_name,
    effect_words,
    line_name,
    skill_name,
    symbol_name,
)

__all__ = ["draw_sheet", "panes"]

EDGES = 11
"""What a board needs in width besides its cells: frames, and the points of the rows."""
NARROWEST = 7

View = dict[str, Any]


def panes(edition: Edition, view: View, language: str) -> Iterator[Pane]:
    """The whole table as one seat sees it: what is decided about comes first."""
    if view["assignment"]:
        yield assignment_pane(edition, view, language)
    if view["drawn_count"]:
        yield Pane("drawn", TEXTS.format(language, "pane-drawn"), drawn(edition, view, language))
    own = view["own_board"] or 0
    yield board_pane(edition, view, own, language)
    field = Fitted(
        lambda _: draw_field(edition, view, language),
        partial(field_words, edition, view, language),
    )
    yield Pane("field", TEXTS.format(language, "field"), field)
    skills = Fitted(
        lambda _: draw_skills(edition, view, language),
        partial(skills_words, edition, view, language),
    )
    yield Pane("skills", TEXTS.format(language, "skills-title"), skills)
    price = TEXTS.format(language, "wilds-title", {"price": view["wild_price"]})
    yield Pane("wilds", price, draw_wilds(edition, view, language))
    for number, board in enumerate(view["boards"]):
        if "objective" in board["score"]:
            yield objective_pane(edition, view, number, language)
    for number in range(len(view["boards"])):
        if number != own:
            yield board_pane(edition, view, number, language)
    yield Pane("piles", TEXTS.format(language, "pane-piles"), draw_piles(edition, view, language))
    yield Pane("legend", "", Fitted(lambda _: legend(view, language), lambda: ()))
    yield Pane(QUESTION, "", Text("\n".join(question_lines(edition, view, language))))


def question_lines(edition: Edition, view: View, language: str) -> Iterator[str]:
    """What is to be decided, and what the turn has seen already."""
    if view["effect"]:
        effect = view["effect"]
        words = {
            "skill": skill_name(edition, effect["skill"] - 1, language),
            "effect": effect_words(Effect[effect["effect"]], effect["amount"], language),
            "left": effect["left"],
        }
        yield TEXTS.format(language, "effect-now", words)
    yield TEXTS.format(language, f"phase-{view['phase']}")
    if view["wild_bought"] and view["phase"] != "over":
        yield TEXTS.format(language, "wild-bought")


def legend(view: View, language: str) -> Text:
    """What the letters and signs mean; words need none."""
    lines = [TEXTS.format(language, "legend")]
    if view["special"]:
        lines.append(f"{STORY} {TEXTS.format(language, 'legend-story')}")
    return Text("\n".join(lines), style="dim")


def drawn(edition: Edition, view: View, language: str) -> RenderableType:
    """The cards looked at, drawn or in words."""
    cards = view["drawn"]
    if cards is None:
        return Text(TEXTS.format(language, "drawn-hidden", {"count": view["drawn_count"]}))
    return Fitted(
        lambda _: Text("\n").join(drawn_lines(edition, cards, language)),
        partial(drawn_words, edition, cards, language),
    )


def drawn_lines(edition: Edition, cards: list[str], language: str) -> Iterator[Text]:
    """The cards looked at, one a line."""
    index = card_index(edition)
    return (card_line(edition, index[card], language) for card in cards)


def card_line(edition: Edition, card: int, language: str, story: int = 0) -> Text:
    """A card in one line: values and name."""
    line = card_values(edition, card, language, story=story)
    return line.append(f"  {card_name(edition, card, language)}", style="not bold")


def draw_piles(edition: Edition, view: View, language: str) -> RenderableType:
    """Deck, discards, time and turn, and what nobody has seen yet."""
    index = card_index(edition)
    special = view["special"] or {}
    words = {
        "deck": view["deck"],
        "discard": len(view["discard"]),
        "time": view["time"],
        "start": view["time_start"],
        "turn": view["turn"],
        "round": view["round"],
        "last": special.get("last_turn") or 0,
    }
    lines = [TEXTS.format(language, "piles", words), TEXTS.format(language, "clock", words)]
    if view["final_round"] and view["phase"] != "over":
        lines.append(TEXTS.format(language, "event-final-round"))
    if view["supply"] is not None:
        lines.append(TEXTS.format(language, "supply-left", {"count": view["supply"]}))
    if view["discard"]:
        names = [card_name(edition, index[card], language) for card in reversed(view["discard"])]
        lines.append(TEXTS.format(language, "discard-all", {"cards": ", ".join(names)}))
    unseen = [f"{LOWEST + n}: {count}" for n, count in enumerate(view["unseen"])]
    lines.append(f"{TEXTS.format(language, 'unseen')}: {' · '.join(unseen)}")
    return Text("\n".join(lines))


def assignment_pane(edition: Edition, view: View, language: str) -> Pane:
    """The assignment's title, its special rules, and how far its conditions are met."""
    number = view["assignment"]
    row = next(row for row in edition.tables["assignments"] if row["number"] == number)
    words = {"number": number, "title": row[f"title_{language}"]}
    rules = [rule[f"text_{language}"] for rule in row["rules"]]
    special = list(special_lines(view["special"] or {}, view["turn"], language))
    title = TEXTS.format(language, "assignment-title", words)
    if view["difficulty"] != AS_WRITTEN:
        title += f" · {difficulty_name(view['difficulty'], language)}"
    drawn = Fitted(
        lambda _: Text(
            "\n".join([*rules, *condition_lines(edition, row, view, language), *special])
        ),
        lambda: [*rules, *conditions_words(edition, row, view, language), *special],
    )
    return Pane("assignment", title, drawn)


def condition_lines(edition: Edition, row: View, view: View, language: str) -> Iterator[str]:
    """What an assignment asks for, each with a sign whether it is met."""
    for victory, standing in zip(row["victory"], view["conditions"], strict=True):
        have, need = standing["have"], standing["need"]
        met = "✓" if have >= need else "–"
        count = f": {have}/{need}" if need > 1 else ""
        named = condition_words(edition, victory, language, view["difficulty"])
        yield f"{met} {named}{count}"


def special_lines(special: dict[str, Any], turn: int, language: str) -> Iterator[str]:
    """What the special rules count and have seen in this turn."""
    if special.get("last_turn"):
        words = {"turn": turn, "last": special["last_turn"]}
        yield TEXTS.format(language, "turn-of", words)
    if special.get("season"):
        season = symbol_name(SYMBOL_NAMES.index(special["season"]), language)
        yield TEXTS.format(language, "season-now", {"season": season})
    if "sightings" in special.get("rules", ()):
        yield TEXTS.format(language, "story-log", {"count": special["log"]})
    for done in ("banded", "cleared"):
        if special.get(done):
            yield TEXTS.format(language, f"{done}-now")


def draw_field(edition: Edition, view: View, language: str) -> RenderableType:
    """The Field from left to right, a card a line: its place, price, tokens, values and name."""
    index = card_index(edition)
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right", style="bold")
    table.add_column(no_wrap=True)
    table.add_column()
    for number, slot in enumerate(view["field"], 1):
        if slot is None:
            table.add_row(str(number), "", "–")
            continue
        price = Text(TEXTS.format(language, "field-cost", {"cost": slot["cost"]}))
        price.append(f" +{slot['tokens']}" if slot["tokens"] else "", style="yellow")
        line = card_line(edition, index[slot["card"]], language, slot["story"])
        table.add_row(str(number), price, line)
    return table


def draw_skills(edition: Edition, view: View, language: str) -> RenderableType:
    """Skill tokens with the side up, what is being resolved, and what comes after."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right", style="bold")
    table.add_column()
    for number, token in enumerate(view["skills"], 1):
        style = "yellow" if Side[token["side"].upper()] is Side.EXHAUSTED else ""
        line = Text(skill_words(edition, token, language), style=style)
        line.append(f" → {other_side_words(edition, token, language)}", style="dim")
        table.add_row(str(number), line)
    return table


def draw_wilds(edition: Edition, view: View, language: str) -> RenderableType:
    """The stacks of Wilds, the top card first."""
    index = card_index(edition)
    lines = [
        ", ".join(card_name(edition, index[card], language) for card in reversed(stack["cards"]))
        for stack in view["wilds"]
        if stack["cards"]
    ]
    return Text("\n".join(lines) or "–")


def board_pane(edition: Edition, view: View, number: int, language: str) -> Pane:
    """A board under its owner's name, tokens and points."""
    board = view["boards"][number]
    key = "board-you" if view["own_board"] == number else "board-title"
    if view["together"] and view["players"] > 1:
        key = "board-shared"
    title = TEXTS.format(language, key, {"seat": number + 1})
    tokens = TEXTS.format(language, "board-synergy", {"count": board["synergy"]})
    points = TEXTS.format(language, "points", {"count": board["score"]["total"]})
    drawn = Fitted(
        partial(draw_board, edition, view, board, language),
        partial(board_words, edition, view, board, language),
    )
    return Pane(f"board:{number}", f"{title} · {tokens} · {points}", drawn)


def draw_board(
    edition: Edition, view: View, board: dict[str, Any], language: str, width: int
) -> RenderableType:
    """A board with its line scores at the edges, in cells as wide as there is room."""
    index = card_index(edition)
    cell = min(NAME_WIDTH + 4, max(NARROWEST, (width - EDGES) // SIDE))
    lines = {line["line"]: line["points"] for line in board["score"]["lines"]}
    grid = Table(show_lines=True, padding=0)
    grid.add_column("", width=5)
    for column in range(1, SIDE + 1):
        name = line_name(f"C{column}", language)
        grid.add_column(f"{name}: {lines[f'C{column}']}", width=cell, overflow="fold")
    special = view["special"] or {}
    for row in range(SIDE):
        cells = [
            space_text(edition, index, board, space, special, language, cell)
            for space in range(row * SIDE, (row + 1) * SIDE)
        ]
        name = line_name(f"R{row + 1}", language)
        grid.add_row(Text(f"{name}: {lines[f'R{row + 1}']}", style="bold"), *cells)
    return grid


def space_text(
    edition: Edition,
    index: dict[str | None, int],
    board: dict[str, Any],
    space: int,
    special: dict[str, Any],
    language: str,
    width: int,
) -> Text:
    """A space of a board: its card, or what keeps cards out of it."""
    cell = board["spaces"][space]
    name = SPACE_NAMES[space]
    if cell is not None:
        story = special.get("in_care", {}).get(name, 0)
        card = index[cell["card"]]
        return card_text(edition, card, language, cell["research"], story, width)
    if name in special.get("invaded", ()):
        return Text(f"{STORY} {TEXTS.format(language, 'space-invaded')}", style="bold red")
    if name in special.get("closed", ()):
        return Text(f"✕ {TEXTS.format(language, 'space-closed')}", style="dim")
    return Text("·", style="dim")


def objective_pane(edition: Edition, view: View, number: int, language: str) -> Pane:
    """An objective card that may be seen, with the goals met so far."""
    objective = view["boards"][number]["score"]["objective"]
    row = edition.tables["objectives"][objective["number"] - 1]
    title = TEXTS.format(language, "objective-title", {"name": row[f"name_{language}"]})
    ladder = " / ".join(str(points) for points in objective["ladder"][1:])
    first = f"{TEXTS.format(language, 'ladder')}: {ladder}"
    lines = [first]
    for goal in objective["goals"]:
        lines.append(f"{goal_line(edition, goal, language)} ({goal['have']}/{goal['need']})")
    drawn = Fitted(
        lambda _: Text("\n".join(lines)),
        lambda: [first, *goals_words(objective["goals"], language)],
    )
    if len(view["boards"]) > 1 and view["own_board"] != number:
        owner = TEXTS.format(language, "board-title", {"seat": number + 1})
        title = f"{owner} · {title}"
    return Pane(f"objective:{number}", title, drawn)
