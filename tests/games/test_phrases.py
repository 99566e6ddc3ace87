"""The small languages of editions as forms offer them: every word is known and has a name."""

import re
from itertools import chain

import pytest

from ecotone.engine.edition_phrase import NUMBER, Sentence, Slot
from ecotone.engine.registry import game_named
from ecotone.engine.texts import LANGUAGES
from ecotone.games.ecosfera.policy_phrase import POLICY
from ecotone.games.ecosfera.policy_steps import read_step
from ecotone.games.ecosfera.types import ELEMENT_NAMES, HABITAT_NAMES
from ecotone.games.habitats.measure_phrase import MEASURE
from ecotone.games.habitats.measure_words import read_terms
from ecotone.games.keyharvest.effect_phrase import EFFECT
from ecotone.games.keyharvest.effect_text import read_effect
from ecotone.games.keystone.journal_phrase import PLACED_CARDS, RULES, VICTORY

PHRASES = {"keyharvest": EFFECT, "habitats": MEASURE, "ecosfera": POLICY}
NAMED = [*PHRASES.items(), *(("keystone", phrase) for phrase in (RULES, VICTORY, PLACED_CARDS))]
SPECIES = {"eider": 0}


def read(game, written):
    """What the game's own reader makes of a sentence."""
    if game == "keyharvest":
        return read_effect(written)
    if game == "habitats":
        return read_terms(written)
    return read_step(written, ELEMENT_NAMES, HABITAT_NAMES, SPECIES)


def word_of(slot: Slot, choice: str) -> str:
    number = str(max(1, slot.low))
    return slot.prefix + choice.replace(NUMBER, number)


def first_words(slot: Slot) -> list[str]:
    """What a new sentence holds in a slot."""
    if slot.rows:
        return [*SPECIES]
    if slot.initial:
        return [slot.initial]
    return [word_of(slot, slot.choices[0])] if slot.required else []


def sentences_of(sentence: Sentence) -> list[str]:
    """The sentence with the first choices, and with every other choice in one place."""
    first = [first_words(slot) for slot in sentence.slots]
    found = []
    for place, slot in enumerate(sentence.slots):
        for choice in slot.choices if slot.kind != "literal" else ():
            words = [*first[:place], [word_of(slot, choice)], *first[place + 1 :]]
            found.append(words)
    return [" ".join([sentence.head, *chain(*words)]) for words in (first, *found)]


def fault_of(game, written):
    """What the reader says against a sentence; nothing if it accepts it."""
    try:
        read(game, written)
    except ValueError as fault:
        return str(fault)
    return ""


@pytest.mark.parametrize("game", PHRASES)
def test_new_sentences_are_accepted_and_every_word_is_known(game):
    """A choice may not fit the others, but then the reader speaks of that, not of the word."""
    for sentence in PHRASES[game].sentences:
        first, *others = sentences_of(sentence)
        read(game, first)
        faults = {written: fault_of(game, written) for written in others}
        unknown = re.compile("(one of|a limit of|words of|a verb of) ")
        assert not {written for written, fault in faults.items() if unknown.search(fault)}


@pytest.mark.parametrize(("game", "phrase"), NAMED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_a_name(game, phrase, language):
    folder = game_named(game).folder / "texts"
    known = set(
        re.findall(r"(?m)^([a-z][\w-]*) =", (folder / f"{language}.ftl").read_text("utf-8"))
    )
    slots = {slot for one in phrase.sentences for slot in one.slots} | set(phrase.before)
    missing = [f"word-head-{key(one.head)}" for one in phrase.sentences]
    missing = [name for name in missing if name not in known]
    for slot in slots:
        if slot.kind == "literal":
            continue
        assert f"slot-{key(slot.name)}" in known
        for choice in slot.choices:
            names = {f"word-{key(slot.name)}-{key(choice)}", f"word-{key(choice)}"}
            if not names & known:
                missing.append(f"{slot.name}: {choice}")
    assert not missing


def key(choice: str) -> str:
    """A choice as the names of texts write it; what is compared has one name for all signs."""
    plain = re.sub(r"(>=|<=|=)(\{\}|others)$", "", choice).replace(NUMBER, "")
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-") or "number"
