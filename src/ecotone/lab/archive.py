"""An archive: finished games that a later version must still replay.

    python -m ecotone.lab.archive tests/archive

A file holds a game's rules version and finished games over its numbers of players and its options,
a line each: how it was dealt, its decisions, and where they led. If a rule has changed so that one
of them leads elsewhere, the game's `rules_version` must be raised; the command then records what no
longer fits anew. It also records games that are missing, for a new option say.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from ecotone.bots import bot_named
from ecotone.engine.errors import BadOption, BadReplay, EcotoneError
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.registry import games

SEED = 20
BOTS = ("random", "greedy")
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Deal(NamedTuple):
    """A game to be recorded."""

    players: int
    options: Mapping[str, Any]
    bot: str
    seed: int


class RulesChanged(EcotoneError):
    """A game no longer replays, and its rules version is still the same."""

    def __init__(self, game: Game, why: BadReplay) -> None:
        super().__init__(
            f"{game.name}: a rule has changed ({why}); raise rules_version in {game.package}.game "
            f"from {game.rules_version} to {game.rules_version + 1}, then record anew with "
            "python -m ecotone.lab.archive tests/archive"
        )


def deals(game: Game) -> Iterator[Deal]:
    """Every number of players, by each bot from two seeds, and every value of every option."""
    for players in game.players:
        for bot in BOTS:
            yield Deal(players, {}, bot, SEED)
            yield Deal(players, {}, bot, 2**127 + SEED)
    values = game.option_values(game.edition())
    number = 0
    for option in game.options:
        for value in values.get(option.name, option.choices):
            number += 1
            if value != option.default:
                yield from fitting(game, option.name, value, number)


def fitting(game: Game, name: str, value: object, number: int) -> Iterator[Deal]:
    """A deal in which an option has this value, with what it depends on, if there is any."""
    held = game.option_values(game.edition())
    option = next(one for one in game.options if one.name == name)
    turn = number % len(game.players)
    by_turns = [*game.players[turn:], *game.players[:turn]]
    for condition in option.applies or ({},):
        needed = {
            other: [value for value in values if value in held.get(other, values)][-1]
            for other, values in condition.items()
            if other != "players"
        }
        options = {**needed, name: value}
        for players in by_turns:
            if is_allowed(game, players, options):
                yield Deal(players, options, BOTS[number % len(BOTS)], SEED + number)
                return


def is_allowed(game: Game, players: int, options: Mapping[str, Any]) -> bool:
    try:
        full = game.check(players, options, SEED)
        game.check_edition(game.edition(), players, full)
    except BadOption:
        return False
    return True


def record(game: Game, deal: Deal) -> dict[str, Any]:
    """A game played by bots to its end."""
    match = Match(game, deal.players, deal.seed, deal.options)
    bot = bot_named(deal.bot, deal.seed)
    while not match.over:
        match.push(bot.choose(match))
    return {
        **header(deal),
        "cards": match.cards_digest,
        "checksum": match.checksum(),
        "scores": match.scores(),
        "actions": " ".join(map(to_letters, match.actions)),
    }


def header(deal: Deal) -> dict[str, Any]:
    """How a game is dealt, as plain data."""
    return deal._asdict() | {"options": dict(deal.options)}


def to_letters(action: int) -> str:
    """An action's number in base 36, which is shorter."""
    digits = ""
    while action or not digits:
        action, digit = divmod(action, len(DIGITS))
        digits = DIGITS[digit] + digits
    return digits


def check(game: Game, recorded: Mapping[str, Any]) -> None:
    """Replay a recorded game; BadReplay if it leads elsewhere."""
    deal = " ".join(f"{name}={recorded[name]}" for name in Deal._fields)
    try:
        match = Match(game, recorded["players"], recorded["seed"], recorded["options"])
        for action in recorded["actions"].split():
            match.push(int(action, len(DIGITS)))
    except EcotoneError as error:
        raise BadReplay(f"{deal}: {error}") from error
    for name, reached in (("checksum", match.checksum()), ("scores", match.scores())):
        if reached != recorded[name]:
            raise BadReplay(f"{deal}: expected {name} {recorded[name]}, got {reached}")


def has_same_cards(game: Game, recorded: Mapping[str, Any]) -> bool:
    """Was a game recorded with the cards of the present default edition?"""
    players = recorded["players"]
    try:
        options = game.check(players, recorded["options"], recorded["seed"])
    except BadOption:
        return False
    return game.may_continue(game.edition(), players, options, recorded["cards"])


def read(file: Path) -> tuple[int, list[dict[str, Any]]]:
    """The rules version of an archive, and its games."""
    head, *lines = file.read_text("utf-8").splitlines()
    return json.loads(head)["rules_version"], [json.loads(line) for line in lines]


def fits(game: Game, recorded: Mapping[str, Any], version: int) -> bool:
    """May a recorded game stay? RulesChanged if it should, but leads elsewhere."""
    if not has_same_cards(game, recorded):
        return False
    try:
        check(game, recorded)
    except BadReplay as error:
        if version == game.rules_version:
            raise RulesChanged(game, error) from error
        return False
    return True


def update(game: Game, file: Path) -> None:
    """Keep the games that still fit, and record those that are missing."""
    version, found = read(file) if file.exists() else (game.rules_version, [])
    kept = {key_of(one): one for one in found if fits(game, one, version)}
    lines: list[dict[str, Any]] = [{"rules_version": game.rules_version}]
    for deal in deals(game):
        lines.append(kept.get(key_of(header(deal))) or record(game, deal))
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")


def key_of(recorded: Mapping[str, Any]) -> str:
    """What a game was dealt from, as a key."""
    return json.dumps([recorded[name] for name in Deal._fields])


def main(folder: str) -> None:
    """Bring the archives of all games up to date."""
    for game in games().values():
        update(game, Path(folder) / f"{game.name}.jsonl")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except EcotoneError as error:
        sys.exit(str(error))
