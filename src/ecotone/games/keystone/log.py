"""What happened, from what the rules noted. Cards that one player looks at are not named."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from ecotone.engine.edition import Edition
from ecotone.engine.events import Argument, Event, Reference, seat_reference, text_reference
from ecotone.engine.notes import Noted
from ecotone.engine.state import State
from ecotone.games.keystone.journal import DIFFICULTIES, LINE_NAMES, Difficulty
from ecotone.games.keystone.notes import Note
from ecotone.games.keystone.table import SIDE
from ecotone.games.keystone.words import card_id

PLACING = (Note.INTRODUCED, Note.WILD_BOUGHT, Note.KEPT, Note.MOVED)
"""What brings Synergy: the gains noted next belong to it."""
JOINED = (Note.ARRIVED, Note.SWEPT)
"""Notes of the same kind that are told in one sentence."""

Arguments = dict[str, Argument]


def events(
    edition: Edition, before: State, action: int, notes: Sequence[Noted], seat: int
) -> Iterator[Event]:
    """What an action did, in order."""
    for alike in grouped_notes(notes):
        kind = Note(alike[0].kind)
        if kind != Note.GAINED or gain_of(alike) > 0:
            key = f"event-{kind.name.lower().replace('_', '-')}"
            yield Event(key, arguments(edition, kind, alike))


def grouped_notes(notes: Sequence[Noted]) -> Iterator[list[Noted]]:
    """The notes of each sentence: a placing with its gains, cards that came together."""
    sentence: list[Noted] = []
    for kind, run in groupby(notes, key=lambda one: Note(one.kind)):
        alike = list(run)
        if kind == Note.GAINED and sentence:
            yield [*sentence, *alike]
            sentence = []
            continue
        if sentence:
            yield sentence
            sentence = []
        if kind in JOINED or kind == Note.GAINED:
            yield alike
            continue
        *first, last = alike
        yield from ([one] for one in first)
        if kind in PLACING:
            sentence = [last]
        else:
            yield [last]
    if sentence:
        yield sentence


def gain_of(alike: Sequence[Noted]) -> int:
    """The Synergy gained in all."""
    return sum(one.b for one in alike if one.kind == Note.GAINED)


def arguments(edition: Edition, kind: Note, alike: Sequence[Noted]) -> Arguments:
    """What the text of an event needs."""
    one = alike[0]
    if kind in PUBLIC:
        return public_arguments(edition, kind, alike)
    given: Arguments = {"player": seat_reference(one.a)}
    if kind in PLACING:
        given |= {"card": card(edition, one.b), "gain": gain_of(alike)}
        if kind == Note.MOVED:
            return given | {"start": space(one.c), "space": space(one.d)}
        return given | {"space": space(one.c), "cost": one.d}
    if kind == Note.GAINED:
        return given | {"count": gain_of(alike)}
    if kind in (Note.SKILL_USED, Note.SKILL_RESOLVED):
        return given | {"skill": Reference("skills", edition.tables["skills"][one.b]["number"])}
    if kind in (Note.RESEARCHED, Note.BANDED):
        return given | {"card": card(edition, one.b), "space": space(one.c)}
    if kind in (Note.PUT_BACK, Note.DISCARDED):
        return given | {"card": card(edition, one.b)}
    if kind == Note.CLEARED:
        return given | {"space": space(one.b)}
    if kind == Note.LOOKED:
        return given | {"pile": "deck" if one.b else "discard"}
    return given


PUBLIC = (
    *JOINED,
    Note.TIME,
    Note.LOGGED,
    Note.INVADED,
    Note.CARED,
    Note.SHIFTED,
    Note.RESHUFFLED,
    Note.FINAL_ROUND,
    Note.OVER,
    Note.JUDGED,
)
"""What no player in particular has done."""


def public_arguments(edition: Edition, kind: Note, alike: Sequence[Noted]) -> Arguments:
    one = alike[0]
    if kind in JOINED:
        return {"cards": [card(edition, other.a) for other in alike]}
    if kind == Note.TIME:
        return {"time": one.a}
    if kind == Note.LOGGED:
        return {"count": one.a, "total": one.b}
    if kind == Note.INVADED:
        return {"space": space(one.a)}
    if kind == Note.CARED:
        return {"card": card(edition, one.a), "left": one.b}
    if kind == Note.SHIFTED:
        line = LINE_NAMES[one.a]
        key = "sheet-column" if line[0].upper() == "C" else "sheet-row"
        return {"line": text_reference(key, number=line[1])}
    if kind == Note.JUDGED:
        name = DIFFICULTIES[one.b - Difficulty.RELAXED]
        named = text_reference(f"difficulty-{name}")
        return {"number": one.a, "how": name, "difficulty": named, "won": "yes" if one.c else "no"}
    return {}


def card(edition: Edition, number: int) -> Reference:
    return Reference("cards", str(card_id(edition, number)))


def space(number: int) -> Reference:
    """A space of a board: R3·C2."""
    row, column = divmod(number, SIDE)
    return text_reference("space", row=row + 1, column=column + 1)
