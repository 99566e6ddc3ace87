"""Keystone's components and actions in words, in every language."""

import csv
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ecotone.engine.caching import cached
from ecotone.engine.edition import Edition
from ecotone.engine.reading import (
    edition_reader,
    edition_record,
    state_key,
    state_reader,
    state_record,
)
from ecotone.engine.state import State
from ecotone.engine.terminal import is_named
from ecotone.engine.texts import Texts
from ecotone.games.keystone.actions import ACTIONS
from ecotone.games.keystone.cards import Cards, Effect, Shape, Side
from ecotone.games.keystone.component_types import (
    HABITAT_LETTERS,
    SEASON_NAMES,
    SYMBOL_NAMES,
    HabitatLetter,
)
from ecotone.games.keystone.journal import Special
from ecotone.games.keystone.placing import owner_of, shared_habitats
from ecotone.games.keystone.special import number_of, price_of
from ecotone.games.keystone.table import EMPTY, SIDE, SPACES, WILD, Table

TEXTS_FOLDER = Path(__file__).parent / "texts"
TEXTS = Texts(TEXTS_FOLDER)

TYPED_SPACE = re.compile(r"\br *([1-4])[ ·.,-]*[cs] *([1-4])\b")
SOFT_HYPHEN = "\xad"
SHORT_NAMES = "short_names.{}.csv"
"""Of a language: names for places where the full name does not fit; | is a soft hyphen."""

PAIRS_KEPT = 20_000
BESIDE = tuple(
    tuple(
        other
        for other in range(SPACES)
        if abs(other // SIDE - space // SIDE) + abs(other % SIDE - space % SIDE) == 1
    )
    for space in range(SPACES)
)
"""The neighbours of each space."""

record = state_record(Table)
read_table = state_reader(Table)
cards_of, read_cards = edition_record(Cards), edition_reader(Cards)


def card_row(edition: Edition, card: int) -> Mapping[str, Any]:
    """A card's row in the edition."""
    if card >= WILD:
        return edition.tables["wilds"][card - WILD]
    return edition.tables["species"][card]


def card_id(edition: Edition, card: int) -> str | None:
    """A card as data names it: the English name, or `Wild F Spring`; None for no card."""
    if card == EMPTY:
        return None
    row = card_row(edition, card)
    if card < WILD:
        return str(row["name_en"])
    return f"Wild {HABITAT_LETTERS[row['habitat']]} {SEASON_NAMES[row['season']]}"


def card_name(edition: Edition, card: int, language: str) -> str:
    """A card's name for people; a Wild goes by its habitat and season."""
    row = card_row(edition, card)
    if card < WILD:
        return str(row[f"name_{language}"])
    return wild_name(row["habitat"], row["season"], language)


def wild_name(habitat: int, season: int, language: str) -> str:
    """A Wild by its habitat and season."""
    words = {"habitat": habitat_name(habitat, language), "season": symbol_name(season, language)}
    return TEXTS.format(language, "wild-card", words)


def short_name(edition: Edition, card: int, language: str) -> str:
    """A card's name as it fits on a small card."""
    if card >= WILD:
        return TEXTS.format(language, "wild-short")
    name = card_name(edition, card, language)
    return short_names(language).get(name, name)


@cache
def short_names(language: str) -> Mapping[str, str]:
    """The short names of a language by the full ones."""
    path = TEXTS_FOLDER / SHORT_NAMES.format(language)
    if not path.exists():
        return {}
    with path.open(encoding="utf-8", newline="") as file:
        return {row["name"]: row["short"].replace("|", SOFT_HYPHEN) for row in csv.DictReader(file)}


def habitat_name(habitat: int, language: str) -> str:
    return TEXTS.format(language, f"habitat-{HABITAT_LETTERS[habitat].lower()}")


def full_habitat_name(habitat: int, language: str) -> str:
    """A habitat by both its words, as the rulebook names it."""
    return TEXTS.format(language, f"full-habitat-{HABITAT_LETTERS[habitat].lower()}")


def habitat_letters(bits: int) -> list[HabitatLetter]:
    """A set of habitats in their fixed order."""
    return [letter for n, letter in enumerate(HABITAT_LETTERS) if bits >> n & 1]


def habitat_names(bits: int, language: str, name: Callable[[int, str], str] = habitat_name) -> str:
    """A set of habitats in words: "Forest and Desert"."""
    found = [name(n, language) for n in range(len(HABITAT_LETTERS)) if bits >> n & 1]
    return TEXTS.format(language, "list-and").join(found)


def symbol_name(symbol: int, language: str) -> str:
    """A season or icon in words."""
    return TEXTS.format(language, f"symbol-{SYMBOL_NAMES[symbol].lower()}")


@cache
def space_name(space: int, language: str) -> str:
    """A space for people: R3·C2, in German R3·S2."""
    row, column = divmod(space, SIDE)
    return TEXTS.format(language, "space", {"row": row + 1, "column": column + 1})


def line_name(line: str, language: str) -> str:
    """A line for people: `R3`, `C2`."""
    kind = "sheet-column" if line[0].upper() == "C" else "sheet-row"
    return TEXTS.format(language, kind, {"number": line[1]})


def goal_words(shape: int, symbol: int, language: str) -> str:
    key = f"goal-{Shape(shape).name.lower()}"
    return TEXTS.format(language, key, {"symbol": symbol_name(symbol, language)})


def effect_words(effect: int, amount: int, language: str) -> str:
    """One effect of a Skill token in words."""
    key = f"effect-{Effect(effect).name.lower().replace('_', '-')}"
    return TEXTS.format(language, key, {"count": amount})


def side_words(edition: Edition, skill: int, side: Side, language: str) -> str:
    """All effects of one side of a Skill token."""
    row = edition.tables["skills"][skill][side.name.lower()]
    return ", ".join(effect_words(effect, amount, language) for effect, amount in row)


def skill_name(edition: Edition, skill: int, language: str) -> str:
    return str(edition.tables["skills"][skill][f"name_{language}"])


@cached(
    PAIRS_KEPT, key=lambda edition, fruitful, one, other: (edition.digest, fruitful, one, other)
)
def synergy_of(edition: Edition, fruitful: int, one: int, other: int) -> int:
    """What two cards beside each other give."""
    return int(shared_habitats(cards_of(edition), fruitful, one, other))


def gain_at(edition: Edition, board: Sequence[int], fruitful: int, card: int, space: int) -> int:
    """Tokens for a card on a space: as `synergy_at`, looked up for each pair of neighbours."""
    return sum(
        synergy_of(edition, fruitful, card, board[beside])
        for beside in BESIDE[space]
        if board[beside] != EMPTY
    )


class Facts(NamedTuple):
    """What the words of many actions in one state need."""

    table: Table
    cards: Cards
    board: Sequence[int]
    """The board of the player to act."""
    fruitful: int
    offers: list[tuple[int, int, int]]
    """Card, price and tokens of each slot of the Field."""


@cached(64, key=state_key)
def facts_for_words(edition: Edition, state: State) -> Facts:
    """What the words of all actions in a state share, read once and cached."""
    table = record(state.copy())
    cards = cards_of(edition)
    offers = [
        (int(card), int(price_of(cards, table, slot)), int(table.field_tokens[slot]))
        for slot, card in enumerate(table.field)
    ]
    owner = owner_of(table, table.actor)
    return Facts(table, cards, table.board[owner].tolist(), int(table.fruitful), offers)


def action_words(edition: Edition, state: State, action: int, language: str) -> Mapping[str, Any]:
    """What the text of an action needs: names, prices, gains."""
    table, cards, board, fruitful, offers = facts_for_words(edition, state)
    kind, given = ACTIONS.decode(action)
    words: dict[str, Any] = {}
    card = EMPTY
    if kind in ("introduce", "discard"):
        card, words["cost"], words["tokens"] = offers[given["slot"]]
    elif kind == "buy_wild":
        card = WILD + given["wild"]
        words["price"] = int(table.wild_price)
    elif kind in ("keep", "put_back"):
        card = int(table.drawn[given["card"]])
    elif kind in ("research", "band"):
        card = board[given["space"]]
        words["price"] = int(number_of(cards, table, Special.BANDING, 0))
    elif kind == "clear":
        words["price"] = int(number_of(cards, table, Special.INVASIVE, 1))
    elif kind == "end_turn":
        words["passing"] = "no" if table.acted else "yes"
    elif kind == "move":
        card = board[given["start"]]
        board = [*board]
        board[given["start"]] = EMPTY
        words["start"] = space_name(given["start"], language)
    elif kind in ("use_active", "resolve"):
        side = Side.ACTIVE if kind == "use_active" else Side.EXHAUSTED
        skill = int(table.skills[given["token"]])
        words["skill"] = skill_name(edition, skill, language)
        words["effects"] = side_words(edition, skill, side, language)
    elif kind == "use_exhausted":
        words["count"] = int(table.exhausted.sum())
    elif kind == "look":
        side = Side.EXHAUSTED if table.pending[table.token] else Side.ACTIVE
        effect = cards.effects[table.skills[table.token], side, table.step]
        words["pile"] = "deck" if effect == Effect.DRAW3 else "discard"
    space = given.get("space", given.get("end"))
    if space is not None:
        words["space"] = space_name(space, language)
    if space is not None and kind != "clear":
        words["gain"] = gain_at(edition, board, fruitful, card, space)
    if card != EMPTY:
        words["card"] = card_name(edition, card, language)
    return words


def actions_meant(edition: Edition, state: State, typed: str) -> list[int]:
    """The decisions on a space typed as the board names it: `R2·C3`, in German `R2·S3`."""
    plain = TYPED_SPACE.sub(r"r\1c\2", typed.casefold())
    if plain == typed.casefold():
        return []
    tokens = plain.split()
    return [action for action in range(ACTIONS.size) if is_named(ACTIONS, action, tokens)]
