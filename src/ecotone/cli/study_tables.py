"""A study in words: what its rows are called, and a table for each question."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ecotone.cli.console import TEXTS
from ecotone.cli.numbers import format_number, format_percent
from ecotone.engine.edition import Edition
from ecotone.engine.game import Game
from ecotone.engine.registry import game_named
from ecotone.lab.study_plots import Words


class Sheet(NamedTuple):
    """A table, for the terminal or for a page."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]

    def markdown(self) -> str:
        lines = [self.columns, ["---"] * len(self.columns), *self.rows]
        return "\n".join("| " + " | ".join(line) + " |" for line in lines)


class StudyWords:
    """The words of a study in one language."""

    def __init__(self, report: Mapping[str, Any], language: str) -> None:
        self.game = game_named(report["game"])
        self.language = language
        self.setups: list[dict[str, Any]] = list(report["setups"])
        editions = {setup["edition"] for setup in self.setups}
        self.names_editions = editions != {self.game.default_edition}

    def text(self, key: str, **words: object) -> str:
        return TEXTS.format(self.language, f"study-{key.replace('_', '-')}", words)

    def setup(self, setup: Mapping[str, Any]) -> str:
        """A setup by what tells it from the others."""
        options = [f"{name}={value}" for name, value in setup["options"].items()]
        edition = [setup["edition"]] if self.names_editions else []
        return ", ".join([self.text("setup", **setup_words(setup)), *edition, *options])

    def heading(self, question: str) -> str:
        return self.text("title", game=self.game.title(self.language), question=question)

    def names(self, question: str, edition: Edition) -> dict[str, str]:
        """What the rows of a question are called."""
        found = [setup[question] for setup in self.setups if question in setup]
        if question == "strength":
            kinds = component_names(self.game, edition, self.language)
            keys = {one["component"] for setup in found for one in setup}
            return {key: kinds.get(key, key.partition(":")[2]) for key in keys}
        if question == "decides":
            return {one["line"]: self.line(one["line"]) for setup in found for one in setup}
        if question == "seats":
            return self.seat_names(found)
        return {name: TEXTS.format(self.language, f"lengths-{name}") for s in found for name in s}

    def seat_names(self, found: Sequence[Any]) -> dict[str, str]:
        """Seats by number; a team has one result."""
        if all(len(setup) == 1 for setup in found):
            return {"1": self.text("all-seats")}
        return {
            str(one["seat"]): self.text("seat", seat=one["seat"])
            for setup in found
            for one in setup
        }

    def line(self, key: str) -> str:
        """A line of the score sheet, or of what a game counts; without a text, its name."""
        if self.game.texts.has(self.language, key) and "-" in key:
            return self.game.texts.format(self.language, key)
        counted = f"study-line-{key.replace('_', '-')}"
        known = TEXTS.has(self.language, counted)
        return TEXTS.format(self.language, counted) if known else key

    def of_plot(self, question: str, edition: Edition) -> Words:
        measures = {setup["measure"] for setup in self.setups}
        measure = next(iter(measures)) if len(measures) == 1 else "lead"
        key = {"seats": "wins", "length": "length"}.get(question, f"{question}-{measure}")
        setups = [
            f"{self.setup(setup)} ({self.text('games', count=setup['games'])})"
            for setup in self.setups
        ]
        return Words(self.heading(question), self.text(key), setups, self.names(question, edition))

    def tables(self, question: str, edition: Edition) -> list[Sheet]:
        """A table for each setup."""
        names = self.names(question, edition)
        return [
            Sheet(
                f"{self.setup(setup)}, {self.text('games', count=setup['games'])}",
                *getattr(self, f"{question}_table")(setup, names),
            )
            for setup in self.setups
            if setup[question]
        ]

    def strength_table(self, setup: Mapping[str, Any], names: Mapping[str, str]) -> Any:
        measure = setup["measure"]
        columns = [self.text(key) for key in ("component", "kind", "uses", f"strength-{measure}")]
        rows = [
            [
                names[one["component"]],
                self.kind(one["component"].partition(":")[0]),
                self.number(one["uses"]),
                self.estimate(one, measure == "win_rate"),
            ]
            for one in setup["strength"]
        ]
        return columns, rows

    def seats_table(self, setup: Mapping[str, Any], names: Mapping[str, str]) -> Any:
        columns = [self.text(key) for key in ("seat-column", "wins", "points")]
        rows = [
            [names[str(one["seat"])], self.estimate(one, True), self.estimate(one["points"])]
            for one in setup["seats"]
        ]
        return columns, rows

    def length_table(self, setup: Mapping[str, Any], names: Mapping[str, str]) -> Any:
        keys = ("shortest", "tenth", "median", "ninetieth", "longest")
        columns = ["", *(self.text(f"length-{key}") for key in keys), self.text("length-mean")]
        rows = [
            [names[name], *(f"{one[key]:.0f}" for key in keys), self.estimate(one["mean"])]
            for name, one in setup["length"].items()
        ]
        return columns, rows

    def decides_table(self, setup: Mapping[str, Any], names: Mapping[str, str]) -> Any:
        side = "together" if setup["measure"] == "win_rate" else "apart"
        keys = ("line", f"winners-{side}", f"others-{side}", f"decides-{setup['measure']}")
        rows = [
            [
                names[one["line"]],
                self.number(one["winners"]),
                self.number(one["others"]),
                self.estimate(one),
            ]
            for one in setup["decides"]
        ]
        return [self.text(key) for key in keys], rows

    def kind(self, kind: str) -> str:
        key = f"study-kind-{kind}"
        known = TEXTS.has(self.language, key)
        return TEXTS.format(self.language, key) if known else kind

    def estimate(self, one: Mapping[str, float], is_share: bool = False) -> str:
        """A figure with its interval."""
        value, low, high = (one[key] for key in ("value", "low", "high"))
        if is_share:
            shown = [self.percent(number) for number in (value, low, high)]
        else:
            shown = [self.number(number) for number in (value, low, high)]
        return self.text("estimate", value=shown[0], low=shown[1], high=shown[2])

    def percent(self, share: float) -> str:
        return format_percent(share, self.language, 1)

    def number(self, value: float) -> str:
        return format_number(value, self.language, 2)


def setup_words(setup: Mapping[str, Any]) -> dict[str, Any]:
    return {"players": setup["players"], "bot": setup["bot"]}


def component_names(game: Game, edition: Edition, language: str) -> dict[str, str]:
    """The names of all components, by kind and id."""
    components = game.naming(edition, language).components
    return {
        f"{kind}:{key}": str(entry["name"][language])
        for kind, entries in components.items()
        for key, entry in entries.items()
        if isinstance(entry.get("name"), Mapping)
    }
