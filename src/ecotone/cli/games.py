"""`ecotone games`: what can be played."""

from typing import Annotated, Any

import typer
from rich.table import Table

from ecotone.cli.console import TEXTS, out, print_json
from ecotone.cli.numbers import format_number, format_percent
from ecotone.cli.options import AsJson, Language
from ecotone.engine.game import Game
from ecotone.engine.options import Condition, values_text
from ecotone.engine.registry import game_named
from ecotone.engine.registry import games as all_games
from ecotone.engine.win_rates import WinRate


def games(
    language: Language,
    game: Annotated[str | None, typer.Argument(help="Show more about this game.")] = None,
    as_json: AsJson = False,
) -> None:
    """List the games with player counts and editions; for a single game, also its options."""
    known = [game_named(game)] if game else list(all_games().values())
    if as_json:
        print_json([facts(one, language) for one in known])
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("game", "title", "players", "editions"):
        table.add_column(TEXTS.format(language, f"games-{heading}"))
    for one in known:
        players = f"{one.players[0]}–{one.players[-1]}"
        table.add_row(one.name, one.title(language), players, ", ".join(one.editions()))
    out.print(table)
    if game:
        show_options(known[0], language)
        show_win_rates(known[0], language)


def facts(game: Game, language: str) -> dict[str, Any]:
    """A game's facts as plain data."""
    return {
        "name": game.name,
        "title": game.title(language),
        "about": game.texts.format(language, "about"),
        "players": list(game.players),
        "editions": list(game.editions()),
        "options": {
            option.name: {
                "about": option_text(game, option.name, language),
                "default": option.default,
                "expected": option.expected,
                "applies": [
                    {name: list(values) for name, values in condition.items()}
                    for condition in option.applies
                ],
            }
            for option in game.options
        },
        "win_rates": [{**rate._asdict(), "options": dict(rate.options)} for rate in game.win_rates],
        "actions": game.actions.size,
        "state_bytes": game.table.itemsize,
    }


def option_text(game: Game, name: str, language: str) -> str:
    return game.texts.format(language, f"option-{name.replace('_', '-')}")


def condition_text(condition: Condition, language: str) -> str:
    """Where an option applies: numbers of players and values of other options."""
    parts = []
    for name, values in condition.items():
        if name == "players":
            low, high = values[0], values[-1]
            count = str(low) if low == high else f"{low}–{high}"
            words = {"count": count, "high": int(high)}
            parts.append(TEXTS.format(language, "games-condition-players", words))
        else:
            parts.append(f"{name}={values_text(values)}")
    return TEXTS.format(language, "games-and").join(parts)


def show_options(game: Game, language: str) -> None:
    """A game's options with their descriptions, values and defaults."""
    out.print(game.texts.format(language, "about"))
    table = Table(box=None, pad_edge=False)
    for heading in ("option", "default", "values", "meaning"):
        table.add_column(TEXTS.format(language, f"games-{heading}"))
    for option in game.options:
        values = (
            f"{option.choices[0]}–{option.choices[-1]}"
            if isinstance(option.choices, range)
            else ", ".join(option.choices)
        )
        meaning = option_text(game, option.name, language)
        if option.applies:
            conditions = [condition_text(one, language) for one in option.applies]
            words = {"conditions": TEXTS.format(language, "games-or").join(conditions)}
            meaning += " " + TEXTS.format(language, "games-applies", words)
        table.add_row(option.name, str(option.default), values, meaning)
    out.print(table)


def options_words(rate: WinRate) -> str:
    """The options of a measured table."""
    return ", ".join(f"{name}={value}" for name, value in rate.options.items()) or "–"


def show_win_rates(game: Game, language: str) -> None:
    """How often bots win the measured tables, by number of players."""
    if not game.win_rates:
        return
    first = game.win_rates[0]
    words = {"bot": first.bot, "games": first.games}
    out.print()
    out.print(TEXTS.format(language, "games-win-rates", words))
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(TEXTS.format(language, "games-table"), overflow="fold", min_width=21)
    for players in game.players:
        words = {"count": players}
        table.add_column(TEXTS.format(language, "games-win-players", words), justify="right")
    rows: dict[str, dict[int, str]] = {}
    for rate in game.win_rates:
        low, high = (format_number(100 * share, language) for share in (rate.low, rate.high))
        share = f"{format_percent(rate.won / rate.games, language)} ({low}–{high})"
        rows.setdefault(options_words(rate), {})[rate.players] = share
    for options, shares in rows.items():
        table.add_row(options, *(shares.get(players, "") for players in game.players))
    out.print(table)
    if hopeless := [rate for rate in game.win_rates if rate.is_hopeless]:
        out.print()
        out.print(TEXTS.format(language, "games-hopeless"))
        for rate in hopeless:
            words = {"count": rate.players}
            shown = TEXTS.format(language, "games-win-players", words)
            out.print(f"  {shown}: {options_words(rate)}")
