"""`ecotone hint`: the best decisions in a saved game, for the seat to move."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from ecotone.bots.advice import DEALS, Judged, advise, measure
from ecotone.bots.levels import HINT_LEVEL, LEVELS
from ecotone.bots.reasons import explain
from ecotone.cli.console import TEXTS, out, print_json
from ecotone.cli.expectation import hint_lines
from ecotone.cli.options import AsJson, EditionName, Language
from ecotone.cli.play import existing_save
from ecotone.engine.errors import BadOption
from ecotone.engine.match import Match
from ecotone.engine.replay import PERSON, Replay


def hint(
    language: Language,
    file: Annotated[Path | None, typer.Argument(help="Replay or saved game.")] = None,
    save: Annotated[str | None, typer.Option(help="Name of a saved game.")] = None,
    level: Annotated[
        str, typer.Option(help=f"Level of the search: {', '.join(LEVELS)}.")
    ] = HINT_LEVEL,
    edition: EditionName = None,
    as_json: AsJson = False,
) -> None:
    """Show the three best moves with the expected result of each and the reasons.

    The expected result is the final lead over the best other seat, the seat's own score when it has
    no opponents, or the chance of winning in games that are only won or lost. The range beside it
    is a 95% confidence interval from eight searches on redealt tables: it shows how steady the
    search is, not that its judgement is right. Reasons compare the best move with the second best
    and the others with the best. A hint uses only what the seat to move knows.
    """
    if (file is None) == (save is None):
        raise BadOption("expected either a file or --save NAME")
    if level not in LEVELS:
        raise BadOption(f"--level: expected one of {', '.join(LEVELS)}, got {level}")
    found = Replay.read(file or existing_save(str(save), language), edition)
    check_turn(found)
    best = advise(found.match, LEVELS[level].simulations)
    if as_json:
        print_json(hint_data(found.match, best, level, language))
        return
    for line in hint_lines(found.match, best, language):
        out.print(line, markup=False, soft_wrap=True)
    out.print(TEXTS.format(language, "hint-note"), style="dim")


def check_turn(found: Replay) -> None:
    """Refuse hints for a bot's turn: they would reveal what it holds."""
    seat = found.match.actor
    if seat >= 0 and PERSON in found.seats and found.seats[seat] != PERSON:
        raise BadOption(f"expected a person's turn, got the turn of {found.seats[seat]}")


def hint_data(match: Match, best: list[Judged], level: str, language: str) -> dict[str, object]:
    return {
        "game": match.game.name,
        "move": len(match.actions) + 1,
        "seat": match.actor,
        "level": level,
        "simulations": LEVELS[level].simulations,
        "deals": DEALS,
        "measure": measure(match),
        "decisions": [
            {
                "action": one.action,
                "name": match.game.actions.name(one.action),
                "words": match.game.describe_action(
                    match.edition, match.state, one.action, language
                ),
                "expected": one.interval.mean,
                "low": one.interval.low,
                "high": one.interval.high,
                "share": one.share,
                "reasons": [asdict(reason) for reason in reasons],
            }
            for one, reasons in zip(best, explain(match, best), strict=True)
        ],
    }
