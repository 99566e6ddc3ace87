"""Expected results in words, for hints and analyses."""

from ecotone.bots.advice import Judged, measure
from ecotone.cli.console import TEXTS, format_percent
from ecotone.engine.match import Match


def hint_lines(match: Match, best: list[Judged], language: str) -> list[str]:
    """A hint for people, one line per decision."""
    kind = measure(match)
    return [
        TEXTS.format(
            language,
            f"hint-{kind}",
            {
                "rank": rank,
                "decision": match.game.describe_action(
                    match.edition, match.state, one.action, language
                ),
                "expected": format_expectation(one.interval.mean, kind, language),
                "low": format_expectation(one.interval.low, kind, language),
                "high": format_expectation(one.interval.high, kind, language),
                "share": round(100 * one.share),
            },
        )
        for rank, one in enumerate(best, 1)
    ]


def format_expectation(value: float, kind: str, language: str) -> str:
    """A result as people write it: a lead always with its sign, a chance as a percentage."""
    if kind == "chance":
        return format_percent(value, language)
    rounded = round(value, 1) + 0.0
    text = f"{rounded:+.1f}" if kind == "lead" and rounded else f"{rounded:.1f}"
    text = text.replace("-", "−")
    return text.replace(".", ",") if language == "de" else text
