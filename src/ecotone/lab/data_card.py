"""What goes beside a recording: its schema, and a data card that says what it holds."""

import shlex
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from string import Template
from typing import Any, NamedTuple

from ecotone import __version__
from ecotone.engine.edition import Edition
from ecotone.engine.game import Game
from ecotone.engine.provenance import source_counts
from ecotone.engine.registry import game_named
from ecotone.lab.arena import Contest, edition_of
from ecotone.lab.recording import Column, Row, observation_of

CARD = Path(__file__).with_name("data-card.md")
JSON_TYPES = {"string": "string", "double": "number"}


class Files(NamedTuple):
    """What a recording consists of."""

    data: Path
    schema: Path
    card: Path

    @classmethod
    def of(cls, data: Path) -> "Files":
        """A recording's files by the name of its data."""
        return cls(data, Path(f"{data}.schema.json"), Path(f"{data}.md"))


@dataclass
class Tally:
    """Counts over the games written so far."""

    games: int = 0
    decisions: int = 0
    seats: dict[str, int] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)
    firsts: dict[str, int] = field(default_factory=dict)

    def add(self, rows: Sequence[Row], seats: Sequence[str]) -> None:
        """Count a game."""
        self.games += 1
        self.decisions += len(rows)
        scores, places = rows[-1]["scores"], rows[-1]["places"]
        for bot, score, place in zip(seats, scores, places, strict=True):
            self.seats[bot] = self.seats.get(bot, 0) + 1
            self.points[bot] = self.points.get(bot, 0) + score
            self.firsts[bot] = self.firsts.get(bot, 0) + (place == 1)


def type_of(column: Column) -> str:
    """A column's type as Arrow writes it, with the length of its lists."""
    if column.length is None:
        return column.kind
    return f"list<{column.kind}>" + (f"[{column.length}]" if column.length else "")


def schema_of(game: Game, columns: Iterable[Column]) -> dict[str, Any]:
    """A JSON Schema of a row, with the game's actions and the fields of its observations."""
    properties: dict[str, Any] = {}
    for column in columns:
        kind: dict[str, Any] = {"type": JSON_TYPES.get(column.kind, "integer")}
        if column.length is not None:
            kind = {"type": "array", "items": kind}
        if column.length:
            kind |= {"minItems": column.length, "maxItems": column.length}
        properties[column.name] = kind | {"description": column.about, "arrow": type_of(column)}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A decision in a game of {game.title('en')}",
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
        "actions": action_kinds(game),
        "fields": observation_fields(game),
    }


def action_kinds(game: Game) -> list[dict[str, Any]]:
    """How the numbers of actions are made up: kinds, and the values of their arguments."""
    return [
        {
            "kind": kind.name,
            "first": game.actions.first(kind.name),
            "size": kind.size,
            "arguments": {name: list(values) for name, values in kind.arguments.items()},
        }
        for kind in game.actions.kinds.values()
    ]


def observation_fields(game: Game) -> list[dict[str, Any]]:
    """The fields of an observation and where each begins; none if the game has no observations."""
    space = observation_of(game)
    if space is None:
        return []
    return [
        {"first": space.first(field.name), **field._asdict()} for field in space.fields.values()
    ]


def card_of(contest: Contest, columns: Iterable[Column], tally: Tally, files: Files) -> str:
    """The data card, in Markdown."""
    game = game_named(contest.game)
    edition = edition_of(contest.game, contest.edition)
    deals = -(-tally.games // len(contest.seatings()))
    options = dict(contest.options)
    return Template(CARD.read_text("utf-8")).substitute(
        file=files.data.name,
        schema=files.schema.name,
        version=__version__,
        title=game.title("en"),
        game=game.name,
        rules_version=game.rules_version,
        players=contest.players,
        options=", ".join(f"`{name}={value}`" for name, value in options.items()) or "none",
        edition=f"{edition.title['en']} (`{edition.name}`), digest `{edition.digest}`",
        cards=game.cards_digest(edition, contest.players, options),
        bots=", ".join(f"`{bot}`" for bot in contest.bots),
        first_seed=contest.seed,
        last_seed=contest.seed + deals - 1,
        games=tally.games,
        decisions=tally.decisions,
        sources=format_sources(edition),
        results="\n".join(
            f"| `{bot}` | {seats} | {tally.points[bot] / seats:.2f} | {tally.firsts[bot]} |"
            for bot, seats in tally.seats.items()
        ),
        columns="\n".join(
            f"| `{column.name}` | {type_of(column)} | {column.about} |" for column in columns
        ),
        command=command_of(contest, tally.games, files.data.name),
    )


def format_sources(edition: Edition) -> str:
    """How many of the edition's values are printed, derived and our own, and what it says."""
    counts = source_counts(edition)
    return (
        f"Of the edition's {sum(counts.values())} values, {counts['printed']} are printed, "
        f"{counts['derived']} follow from printed examples and {counts['house']} are our own "
        f"design (`house`).\n\n> {' '.join(edition.about['en'].split())}"
    )


def command_of(contest: Contest, games: int, file: str) -> str:
    """The command that writes the same recording."""
    game = game_named(contest.game)
    defaults = {option.name: option.default for option in game.options}
    given = [
        ("--players", contest.players),
        ("--games", games),
        ("--seed", contest.seed),
        *(("--bot", bot) for bot in contest.bots),
        *(
            ("--option", f"{name}={value}")
            for name, value in contest.options
            if value != defaults[name]
        ),
        *([("--edition", contest.edition)] if contest.edition else []),
        *([("--teams", None)] if contest.teams and len(contest.bots) > 1 else []),
        ("--out", file),
    ]
    words = [str(word) for pair in given for word in pair if word is not None]
    return shlex.join(["ecotone", "lab", "record", contest.game, *words])
