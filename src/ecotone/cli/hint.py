"""`ecotone hint`: the best decisions in a saved game, for the seat that is to decide."""

from pathlib import Path
from typing import Annotated

import typer

from ecotone.bots.advice import DEALS, Judged, advise, measure
from ecotone.bots.levels import HINT_LEVEL, LEVELS
from ecotone.cli.console import TEXTS, AsJson, EditionName, Language, out, print_json
from ecotone.cli.expectation import hint_lines
from ecotone.cli.play import existing_save
from ecotone.cli.result import PERSON
from ecotone.engine.errors import BadOption
from ecotone.engine.match import Match
from ecotone.engine.replay import Replay, read_replay


def hint(
    language: Language,
    file: Annotated[Path | None, typer.Argument(help="A replay or saved game.")] = None,
    save: Annotated[str | None, typer.Option(help="A saved game by its name.")] = None,
    level: Annotated[
        str, typer.Option(help=f"How far to look ahead: {', '.join(LEVELS)}.")
    ] = HINT_LEVEL,
    edition: EditionName = None,
    as_json: AsJson = False,
) -> None:
    """Tell the three best decisions, what to expect of each, and how sure that is.

    Expected is the lead over the best other seat at the end, one's own points where nobody is
    against one, or the chance to win where a game is only won or lost. The range beside it comes
    from eight searches on tables dealt anew: more of them would put the expectation there 95 times
    of 100. That says how steady the search is, not that its judgement of a table is right. The
    share is how much of a search over all decisions followed this one. A hint knows no more than
    the seat that is to decide.
    """
    if (file is None) == (save is None):
        raise BadOption("expected either a file or --save NAME")
    if level not in LEVELS:
        raise BadOption(f"--level: expected one of {', '.join(LEVELS)}, got {level}")
    found = read_replay(file or existing_save(str(save), language), edition)
    check_turn(found)
    best = advise(found.match, LEVELS[level])
    if as_json:
        print_json(hint_data(found.match, best, level, language))
        return
    for line in hint_lines(found.match, best, language):
        out.print(line, markup=False, soft_wrap=True)
    out.print(TEXTS.format(language, "hint-note"), style="dim")


def check_turn(found: Replay) -> None:
    """A person is not told what a bot might do: that would tell what it holds."""
    seat = found.match.actor
    if seat >= 0 and PERSON in found.seats and found.seats[seat] != PERSON:
        raise BadOption(f"expected a person's turn, got the turn of {found.seats[seat]}")


def hint_data(match: Match, best: list[Judged], level: str, language: str) -> dict[str, object]:
    """A hint for programs."""
    return {
        "game": match.game.name,
        "move": len(match.actions) + 1,
        "seat": match.actor,
        "level": level,
        "simulations": LEVELS[level],
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
            }
            for one in best
        ],
    }
