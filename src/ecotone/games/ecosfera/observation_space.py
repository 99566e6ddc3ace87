"""The fields of Ecosfera's observations: what the numbers of `observation` mean."""

import numpy as np

from ecotone.engine.observation import Field, ObservationSpace
from ecotone.games.ecosfera.policy_steps import GROUPS, VERBS, Category, Verb
from ecotone.games.ecosfera.setup import SWITCHES
from ecotone.games.ecosfera.table import (
    ELEMENTS,
    FIRST_SPECIES,
    HABITATS,
    HAND,
    IMPACTS,
    PLAIN,
    POLICIES,
    POLICY_CARDS,
    PRODUCERS,
    ROWS,
    SLOTS,
    SPECIES,
    TOKENS,
    Mark,
    Phase,
)

MOST = 127
MOST_ALIKE = 60
"""Most cards of a kind: pressure cards, and fewer of every element."""
MOST_ELEMENTS = 9
"""Elements that a card costs, or costs less; more count as this many."""
CODES = FIRST_SPECIES + SPECIES
MARKS = len(Mark)
IN_DISCARD = 1
IN_DECK = 2
SUBJECTS = ("element", "groups", "habitats")
SUBJECT = np.array([[name in VERBS.get(verb, ()) for name in SUBJECTS] for verb in Verb], np.int8)
"""What the subject of a step with each verb is: 1 for an element, groups or habitats."""

SPACE = ObservationSpace(
    Field("market", (SPECIES,), "species that lie open in the markets"),
    Field("market_deck", (SPECIES,), "species in the market decks"),
    Field("market_depth", (SPECIES,), "place in its deck from 1 on top, if known", high=PRODUCERS),
    Field("rows", (ROWS, SPECIES), "species in each row"),
    Field("decks", (ROWS, SPECIES), "species of each row: 1 in its discard, 2 in its deck", high=2),
    Field("marks", (MARKS, SPECIES), "what species of the active row have served for, by `Mark`"),
    Field("gone", (SPECIES,), "species out of the game"),
    Field("chosen", (CODES,), "cards named so far in a decision of several parts, by their code"),
    Field("source", (SPECIES,), "the species whose ability passes a card"),
    Field("market_habitats", (2, SLOTS, HABITATS), "habitats of each open producer and consumer"),
    Field("market_abilities", (2, SLOTS, TOKENS), "abilities of each open species"),
    Field("market_star", (2, SLOTS), "1 for each open species with a star"),
    Field("market_group", (2, SLOTS, len(GROUPS)), "the group of each open species"),
    Field("price", (SLOTS, ELEMENTS), "elements each open producer costs now", high=MOST_ELEMENTS),
    Field(
        "row_habitats", (ROWS, 2, HABITATS), "producers and consumers by habitat", high=PRODUCERS
    ),
    Field("row_abilities", (ROWS, TOKENS), "species of each row by ability", high=SPECIES),
    Field("row_stars", (ROWS,), "species with a star in each row", high=SPECIES),
    Field("unused_habitats", (2, HABITATS), "unused species of the active row by habitat", high=32),
    Field("plain", (ROWS, PLAIN), "elements, pressure and litter in each row", high=MOST_ALIKE),
    Field("spent", (ELEMENTS,), "elements of the active row that are used", high=MOST_ALIKE),
    Field("deck_plain", (ROWS, PLAIN), "elements, pressure, litter in each deck", high=MOST_ALIKE),
    Field("discard_plain", (ROWS, PLAIN), "the same in each discard", high=MOST_ALIKE),
    Field("deck_size", (ROWS,), "cards in each deck", high=MOST),
    Field("discard_size", (ROWS,), "cards in each discard", high=MOST),
    Field("known_top", (HAND,), "codes from 1 of the own deck's top cards, if known", high=CODES),
    Field("tokens", (ROWS, TOKENS), "1 for each active ability token"),
    Field("in_play", (ROWS,), "1 for each row in play"),
    Field("own", (ROWS,), "1 for each row that the seat plays"),
    Field("own_row", (ROWS,), "number of the own row in the action `choose_row`"),
    Field("active", (ROWS,), "1 for the row whose turn it is"),
    Field("chooser", (ROWS,), "1 for the row that decides"),
    Field("phase", (len(Phase),), "what is being decided, by `Phase`"),
    Field("turn", (1,), "turns begun", high=MOST),
    Field("acted", (1,), "1 once this turn had an action"),
    Field("cut", (1,), "1 if this turn can only be finished"),
    Field("declined", (1,), "1 if the answer to the present danger was declined"),
    Field("habitats", (HABITATS,), "1 for each habitat tile placed"),
    Field("impacts", (1,), "impact tiles placed", high=IMPACTS),
    Field("piles", (ELEMENTS,), "element cards in each pile of the market", high=MOST_ALIKE),
    Field("elements", (ELEMENTS,), "cards of each element in the game", high=MOST_ALIKE),
    Field("pressure", (1,), "pressure cards in the supply", high=MOST_ALIKE),
    Field("gone_pressure", (1,), "pressure cards out of the game", high=MOST_ALIKE),
    Field("complexity", (1,), "1 without, 2 with policy cards", low=1, high=2),
    Field("agreement", (1,), "1 if all must agree to a measure"),
    Field("reshuffle_policies", (1,), "1 if used policies become a new deck"),
    Field("switches", (len(SWITCHES),), "the switches of the rules, in the order of the options"),
    Field("policy_deck", (POLICIES,), "cards of each policy in the deck", high=POLICY_CARDS),
    Field("held", (POLICIES,), "measures and funding lying ready", high=POLICY_CARDS),
    Field("coming", (POLICIES,), "policies that count in the next turn", high=POLICY_CARDS),
    Field("in_force", (POLICIES,), "policies that count now", high=POLICY_CARDS),
    Field("used", (POLICIES,), "policies used up", high=POLICY_CARDS),
    Field("refused", (POLICIES,), "1 for each measure refused in this turn"),
    Field("policy", (POLICIES,), "1 for the policy being carried out"),
    Field("waiting", (POLICIES,), "1 for the policy that goes on after it"),
    Field("proposal", (POLICIES,), "1 for the measure the players are asked to agree to"),
    Field("category", (len(Category),), "category of the policy being carried out, by `Category`"),
    Field("verb", (len(Verb),), "what its present step does, by `Verb`"),
    Field("subject_element", (ELEMENTS,), "the element that the step is about"),
    Field("subject_groups", (len(GROUPS),), "the groups that the step is about"),
    Field("subject_habitats", (HABITATS,), "the habitats that the step is about"),
    Field("amount", (1,), "how many", high=6),
    Field("progress", (1,), "how often the step has been done", high=24),
    Field("draws", (1,), "policy cards still to be drawn", high=MOST),
    Field("funding", (1,), "funding cards lying ready", high=POLICY_CARDS),
    Field("measures_held", (1,), "measures lying ready", high=POLICY_CARDS),
    Field("measures_done", (1,), "measures activated so far", high=MOST),
    Field("extra_impacts", (1,), "impact tiles added to every impact", high=MOST),
    Field("discount", (ELEMENTS,), "elements every producer costs less", high=MOST_ELEMENTS),
    Field("protected", (1,), "1 if species are not discarded by policies"),
    Field("blocked", (1,), "1 if abilities cannot be used in this turn"),
)
