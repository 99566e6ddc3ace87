"""Expected results in words, for hints and analyses."""

from collections.abc import Sequence

from ecotone.bots.advice import Judged, measure
from ecotone.bots.reasons import Reason, explain
from ecotone.cli.console import TEXTS
from ecotone.cli.numbers import format_number, format_percent
from ecotone.engine.match import Match


def hint_lines(match: Match, best: list[Judged], language: str) -> list[str]:
    """A hint for people: each decision with what it is expected to bring, and below it why."""
    kind = measure(match)
    lines = []
    for rank, (one, reasons) in enumerate(zip(best, explain(match, best), strict=True), 1):
        words = {
            "rank": rank,
            "decision": match.game.describe_action(
                match.edition, match.state, one.action, language
            ),
            "expected": format_expectation(one.interval.mean, kind, language),
            "low": format_expectation(one.interval.low, kind, language),
            "high": format_expectation(one.interval.high, kind, language),
        }
        lines.append(TEXTS.format(language, f"hint-{kind}", words))
        if len(best) > 1:
            lines.append("   " + reason_line(reasons, rank, language))
    return lines


def reason_line(reasons: Sequence[Reason], rank: int, language: str) -> str:
    """What speaks for a decision and what against it, in one line.

    The first was compared with the second, all others with the first.
    """
    named: dict[bool, list[str]] = {True: [], False: []}
    for reason in reasons:
        amount = (
            "" if reason.amount is None else format_expectation(reason.amount, "lead", language)
        )
        text = reason.text[language]
        named[reason.speaks_for].append(f"{text} ({amount})" if amount else text)
    even = "hint-even" if rank == 1 else "hint-nearly-best"
    key = "hint-reasons" if named[True] else "hint-reasons-against" if named[False] else even
    if named[True] and named[False]:
        key = "hint-reasons-both"
    words = {"for": "; ".join(named[True]), "against": "; ".join(named[False])}
    return TEXTS.format(language, key, words)


def format_expectation(value: float, kind: str, language: str) -> str:
    """A result as people write it: a lead always with its sign, a chance as a percentage."""
    if kind == "chance":
        return format_percent(value, language)
    return format_number(value, language, 1, signed=kind == "lead")
