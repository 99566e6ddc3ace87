"""Names in the case that a sentence needs: `{ ACCUSATIVE($card) }` in a Fluent catalogue.

A name with its forms is a term of the catalogue, whose value is the name as editions have it:

    -lion = Löwe
        .nominative = der Löwe
        .accusative = den Löwen

A form that is left out is the same as the nominative. Names that no term has, such as those of an
edition of one's own, stand in quotation marks. The client does the same in `lib/declension.ts`.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax.ast import Attribute, Term, TextElement

Forms = dict[str, str]
CASES = ("nominative", "accusative", "dative")
SEPARATORS = re.compile(", | und ")
SOFT_HYPHEN = "\xad"


def forms_of(terms: list[Term]) -> dict[str, Forms]:
    """The forms of every name, by the name."""
    return {
        text_of(term): {form.id.name: text_of(form) for form in term.attributes} for term in terms
    }


def text_of(entry: Term | Attribute) -> str:
    elements = entry.value.elements if entry.value else ()
    return "".join(element.value for element in elements if isinstance(element, TextElement))


def functions(names: Mapping[str, Forms]) -> dict[str, Callable[..., Any]]:
    """The functions of a catalogue with these names, one per case."""
    return {case.upper(): declining(names, case) for case in CASES}


def declining(names: Mapping[str, Forms], case: str) -> Callable[..., str]:
    def decline(given: Any, capital: str = "no") -> str:
        """A name or a list of them in the case; with `capital` they begin a sentence."""
        *first, last = (declined(names, one, case) for one in SEPARATORS.split(str(given)))
        words = f"{', '.join(first)} und {last}" if first else last
        return words[:1].upper() + words[1:] if capital == "yes" else words

    return decline


def declined(names: Mapping[str, Forms], given: str, case: str) -> str:
    """One name in a case; what follows it in parentheses stays as it is."""
    name, bracket, more = given.replace(SOFT_HYPHEN, "").partition(" (")
    forms = names.get(name)
    if forms is None:
        return f"„{given}“"
    return forms.get(case, forms["nominative"]) + bracket + more
