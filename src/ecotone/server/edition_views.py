"""Editions as the workshop's page shows them."""

from collections.abc import Mapping

from ecotone.engine.edition_files import Component, source_of
from ecotone.engine.edition_form import ABOUT, Part, Value
from ecotone.engine.edition_package import content_digest, files_in
from ecotone.engine.edition_phrase import Phrase, Slot
from ecotone.engine.errors import BadEdition, EcotoneError, Problem
from ecotone.engine.fault_words import in_language
from ecotone.engine.game import Game
from ecotone.engine.kept_edition import is_packaged
from ecotone.engine.own_edition import OwnEdition, Progress, is_printed, key_of, name_of
from ecotone.engine.provenance import source_counts
from ecotone.engine.texts import LANGUAGES, Localized
from ecotone.server.edition_messages import (
    ComponentState,
    Counted,
    EditionDifference,
    EditionFault,
    EditionState,
    EditionSummary,
    PartState,
    PhraseFacts,
    SentenceFacts,
    SlotFacts,
    ValueFacts,
)
from ecotone.server.game_messages import SourceCounts
from ecotone.server.workshop import Workshop


def faults_of(game: Game, edition: OwnEdition, language: str) -> list[EditionFault]:
    """What the game's reader refuses, in a language."""
    try:
        game.read_edition(edition.folder)
    except BadEdition as error:
        return [fault_at(edition, problem, language) for problem in error.problems]
    except EcotoneError as error:
        return [EditionFault("", 0, "", str(error), "", None, None)]
    return []


def fault_at(edition: OwnEdition, problem: Problem, language: str) -> EditionFault:
    """A fault with the component it is about, found by its file and line."""
    file, line, field = problem[:3]
    expected, got = (in_language(words, language) for words in problem[3:])
    for part in edition.parts.values():
        if part is ABOUT:
            continue
        for number, component in enumerate(components_of(edition, part)):
            if component.file == file and line and component.line == line:
                return EditionFault(file, line, field, expected, got, part.name, number)
            if component.file == file and not component.line:
                return EditionFault(file, line, field, expected, got, part.name, number)
    part_name = next((part.name for part in edition.parts.values() if part.file == file), None)
    return EditionFault(file, line, field, expected, got, part_name, None)


def components_of(edition: OwnEdition, part: Part) -> list[Component]:
    """The components of a part; none of a file that cannot be read at all."""
    try:
        return edition.components(part)
    except EcotoneError:
        return []


def summary_of(workshop: Workshop, game: Game, edition: OwnEdition) -> EditionSummary:
    """An edition as the list shows it."""
    notes = edition.notes()
    try:
        read = game.read_edition(edition.folder)
        sources, faults = SourceCounts(**source_counts(read)), 0
    except BadEdition as error:
        sources, faults = None, len(error.problems)
    except EcotoneError:
        sources, faults = None, 1
    progress = (progress_of(edition, part) for part in edition.parts.values())
    found = [one for one in progress if one]
    packaged = is_packaged(game, edition.folder)
    return EditionSummary(
        game=game.name,
        name=edition.folder.name,
        title=texts_of(edition, "title"),
        about=texts_of(edition, "about"),
        packaged=packaged,
        shared=workshop.open and not packaged and not notes.owner and workshop.settings.local,
        copyable=workshop.open,
        origin=dict(notes.origin_title) or None,
        sources=sources,
        progress=Counted(sum(one.printed for one in found), sum(one.all for one in found)),
        faults=faults,
        digest=content_digest(files_in(edition.folder)),
    )


def progress_of(edition: OwnEdition, part: Part) -> Progress | None:
    """A part's progress; None for one that cannot be read."""
    try:
        return edition.progress(part)
    except EcotoneError:
        return None


def texts_of(edition: OwnEdition, key: str) -> Localized:
    """The title or the description of an edition, readable or not."""
    found = components_of(edition, ABOUT)
    written: Mapping[str, str] = found[0].written if found else {}
    return {one: written.get(f"{key}_{one}", "") or edition.folder.name for one in LANGUAGES}


def counted(progress: Progress | None) -> Counted | None:
    return None if progress is None else Counted(*progress)


def slot_facts(slot: Slot) -> SlotFacts:
    return SlotFacts(
        name=slot.name,
        kind=slot.kind,
        choices=list(slot.choices),
        required=slot.required,
        low=slot.low,
        high=slot.high,
        joined=slot.joined,
        prefix=slot.prefix,
        alone=list(slot.alone),
        initial=slot.initial,
        rows=list(slot.rows),
    )


def phrase_facts(phrase: Phrase) -> PhraseFacts:
    return PhraseFacts(
        sentences=[
            SentenceFacts(one.head, [slot_facts(slot) for slot in one.slots])
            for one in phrase.sentences
        ],
        joins=list(phrase.joins),
        before=[slot_facts(slot) for slot in phrase.before],
        most=phrase.most,
        empty=phrase.empty,
    )


def value_facts(value: Value) -> ValueFacts:
    return ValueFacts(
        column=value.column,
        kind=value.kind,
        low=value.low,
        high=value.high,
        choices=list(value.choices),
        joined=value.joined,
        least=value.least,
        most=value.most,
        words=value.words,
        lines=value.lines,
        counts=value.counts,
        phrase=phrase_facts(value.phrase) if value.phrase else None,
        rows=list(value.rows),
    )


def component_state(part: Part, written: Mapping[str, str]) -> ComponentState:
    """A component as written."""
    names = {one: written.get(part.named.format(language=one), "") for one in LANGUAGES}
    fallback = name_of(part, written)
    return ComponentState(
        name={language: name or fallback for language, name in names.items()},
        key=dict(zip(part.key, key_of(part, written, 0), strict=False)),
        values={value.column: written.get(value.column, "") for value in part.values},
        sources={
            value.column: source_of(written.get(value.source, ""))  # type: ignore[misc]
            for value in part.values
            if value.source
        },
        printed=is_printed(part, written),
    )


def part_state(edition: OwnEdition, part: Part) -> PartState:
    """One kind of component with all its values."""
    components = components_of(edition, part)
    return PartState(
        name=part.name,
        file=part.file,
        values=[value_facts(value) for value in part.values],
        own_keys=list(part.own_keys),
        room=max(0, part.most - len(components)),
        progress=counted(progress_of(edition, part)),
        components=[component_state(part, one.written) for one in components],
    )


def differences_of(edition: OwnEdition) -> list[EditionDifference]:
    """What differs from the origin; nothing for an edition without one."""
    try:
        return [EditionDifference(*found) for found in edition.differences()]
    except EcotoneError:
        return []


def state_of(
    workshop: Workshop, game: Game, edition: OwnEdition, editable: bool, language: str
) -> EditionState:
    """An edition with everything that can be typed in."""
    return EditionState(
        summary=summary_of(workshop, game, edition),
        parts=[part_state(edition, part) for part in edition.parts.values()],
        faults=faults_of(game, edition, language),
        differences=differences_of(edition),
        undo=bool(edition.notes().changes),
        editable=editable,
    )
