"""Faults of files and options in the language of whoever wrote them.

Readers name what they expected in English. `fault_words.csv` holds the phrases in other languages;
`*` stands for what changes: numbers, names, lists. A phrase that is not there stays English.
"""

import csv
import re
from functools import cache
from importlib.resources import files

from ecotone.engine.errors import Problem

FILE = "fault_words.csv"
ENGLISH = "en"
ANYTHING = "*"
FRAME = "expected *, got *"
LINE = "line *"
CONJUNCTIONS = ("or", "and")
SETTING = re.compile(r"\w+=\S+")
EXPECTATION = re.compile("(?:(.+?): )?expected (.+), got (.+)", re.DOTALL)
"""Where, what was expected, what was found: the messages of options."""


@cache
def phrases(language: str) -> list[tuple[re.Pattern[str], str]]:
    """The known phrases with their translations, the more particular first."""
    content = files("ecotone.engine").joinpath(FILE).read_text("utf-8")
    rows = [row for row in csv.DictReader(content.splitlines()) if row.get(language)]
    rows.sort(key=lambda row: -len(row[ENGLISH].replace(ANYTHING, "")))
    return [(pattern_of(row[ENGLISH]), row[language]) for row in rows]


def pattern_of(phrase: str) -> re.Pattern[str]:
    return re.compile("(.+?)".join(map(re.escape, phrase.split(ANYTHING))), re.DOTALL)


def in_language(phrase: str, language: str) -> str:
    """What a reader expected or got, in a language."""
    if language == ENGLISH:
        return phrase
    for pattern, words in phrases(language):
        found = pattern.fullmatch(phrase)
        if found:
            return filled(words, *found.groups())
    return joined_in_language(phrase, language)


def joined_in_language(phrase: str, language: str) -> str:
    """Conditions of options, such as `1 player or variant=coop`, if every one is known."""
    for word in CONJUNCTIONS:
        parts = phrase.split(f" {word} ")
        translated = [in_language(part, language) for part in parts] if len(parts) > 1 else []
        known = [
            new != old or SETTING.fullmatch(old)
            for new, old in zip(translated, parts, strict=False)
        ]
        if translated and all(known):
            return f" {in_language(word, language)} ".join(translated)
    return phrase


def filled(words: str, *parts: str) -> str:
    """A phrase with what changes in it."""
    rest = iter(parts)
    return re.sub(re.escape(ANYTHING), lambda _: next(rest), words)


def framed(frame: str, language: str, *parts: str) -> str:
    """A phrase of the file by its English words, with what changes in it."""
    wanted = pattern_of(frame)
    words = next((words for known, words in phrases(language) if known == wanted), frame)
    return filled(words, *parts)


def describe(problem: Problem, language: str) -> str:
    """A fault in one line: place, field, what was expected and what was found."""
    if language == ENGLISH:
        return str(problem)
    place = problem.file
    if problem.row:
        place = f"{place} {framed(LINE, language, str(problem.row))}"
    field = f", {problem.field}" if problem.field else ""
    return f"{place}{field}: {expectation(problem, language)}"


def describe_message(message: str, language: str) -> str:
    """An error in one line: where it is, what was expected and what was found, or any phrase."""
    found = EXPECTATION.fullmatch(message)
    if language == ENGLISH or not found:
        return in_language(message, language)
    place, expected, got = found.groups()
    where = in_language(place or "", language)
    typed = in_language(got, language) if " " in got else got
    words = framed(FRAME, language, in_language(expected, language), typed)
    return f"{where}: {words}".removeprefix(": ")


def describe_fault(problem: Problem, language: str) -> str:
    """A fault of something typed in: its field, what was expected and what was found."""
    return f"{problem.field}: {expectation(problem, language)}".removeprefix(": ")


def expectation(problem: Problem, language: str) -> str:
    """What was expected and what was found."""
    words = (in_language(said, language) for said in (problem.expected, problem.got))
    return framed(FRAME, language, *words)
