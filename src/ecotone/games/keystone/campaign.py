"""The Field Journal as a campaign: its assignments in order, in both languages."""

from ecotone.engine.campaign import POINTS, Chapter, Difficulty
from ecotone.engine.edition import Edition, Row
from ecotone.engine.state import State
from ecotone.engine.texts import LANGUAGES
from ecotone.games.keystone.journal import CONDITIONS, DIFFICULTIES, Condition, DifficultyName
from ecotone.games.keystone.journal_words import condition_words, difficulty_name, setup_lines
from ecotone.games.keystone.scoring import condition_progress, condition_target
from ecotone.games.keystone.words import card_name, cards_of, record


def chapters(edition: Edition) -> list[Chapter]:
    return [chapter(edition, row) for row in edition.tables["assignments"]]


def chapter(edition: Edition, row: Row) -> Chapter:
    title, place, story = (
        {language: row[f"{key}_{language}"].strip() for language in LANGUAGES}
        for key in ("title", "place", "story")
    )
    return Chapter(
        number=row["number"],
        title=title,
        place=place,
        story=story,
        setup=[
            dict(zip(LANGUAGES, lines, strict=True))
            for lines in zip(
                *(setup_lines(edition, row, language) for language in LANGUAGES), strict=True
            )
        ],
        rules=[
            {language: rule[f"text_{language}"] for language in LANGUAGES} for rule in row["rules"]
        ],
        difficulties=[difficulty(edition, row, name) for name in DIFFICULTIES],
        opens=envelope_title(edition, row["opens_envelope"]),
        won=ending(row, "won"),
        lost=ending(row, "lost"),
        contents=envelope_species(edition, row["opens_envelope"]),
        mixed={"envelopes": row["opens_envelope"]} if row["opens_envelope"] else {},
        options={"assignment": row["number"]},
        together={"variant": "coop"},
        at=(row["at"][0], row["at"][1]),
        month=row["month"],
    )


def difficulty(edition: Edition, row: Row, name: DifficultyName) -> Difficulty:
    """An assignment's conditions at a difficulty."""
    conditions = [
        {language: condition_words(edition, victory, language, name) for language in LANGUAGES}
        for victory in row["victory"]
    ]
    title = {language: difficulty_name(name, language) for language in LANGUAGES}
    return Difficulty(name, title, conditions)


def unmet(edition: Edition, state: State) -> list[str]:
    """The kinds of conditions that do not hold, in their order."""
    cards, table = cards_of(edition), record(state)
    found: list[str] = []
    for index in range(CONDITIONS):
        if condition_progress(cards, table, index) < condition_target(cards, table, index):
            condition = Condition(int(cards.condition[table.assignment, index]))
            kind = POINTS if condition is Condition.SCORE_MIN else condition.name.lower()
            found += [] if kind in found else [kind]
    return found


def ending(row: Row, key: str) -> dict[str, str] | None:
    """How the story of an assignment ends; None where the edition tells nothing."""
    texts = {language: (row.get(f"{key}_{language}") or "").strip() for language in LANGUAGES}
    return texts if all(texts.values()) else None


def envelope_title(edition: Edition, number: int) -> dict[str, str] | None:
    """The title of an envelope, or None for none."""
    for row in edition.tables["envelopes"]:
        if row["number"] == number:
            return {language: row[f"title_{language}"] for language in LANGUAGES}
    return None


def envelope_species(edition: Edition, number: int) -> list[dict[str, str]]:
    """The names of the species in an envelope; none for number 0."""
    return [
        {language: card_name(edition, card, language) for language in LANGUAGES}
        for card, row in enumerate(edition.tables["species"])
        if number and row.get("envelope") == number
    ]
