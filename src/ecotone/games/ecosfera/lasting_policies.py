"""Policies that stay in force: what they change, and when they start and end."""

from ecotone.engine.compiling import rule
from ecotone.engine.notes import note
from ecotone.games.ecosfera.cards import Cards
from ecotone.games.ecosfera.notes import Note
from ecotone.games.ecosfera.policy_steps import STEPS, Duration, Verb
from ecotone.games.ecosfera.table import Table


@rule
def weigh_policies(cards: Cards, table: Table) -> None:
    """Add up what all policies in force change."""
    table.extra_impacts = 0
    table.protected = 0
    table.blocked = 0
    table.skipped = 0
    table.discount[:] = 0
    for policy in range(cards.policies):
        if table.in_force[policy] > 0:
            for step in range(STEPS):
                weigh_step(cards, table, policy, step)


@rule
def weigh_step(cards: Cards, table: Table, policy: int, step: int) -> None:
    """Add what one step of a policy in force changes."""
    verb = cards.verb[policy, step]
    # R34: several copies in force add up.
    amount = cards.amount[policy, step] * table.in_force[policy]
    if verb == Verb.EXTRA_IMPACT:
        table.extra_impacts += amount
    elif verb == Verb.CHEAPER_PRODUCERS:
        table.discount[cards.subject[policy, step]] += amount
    elif verb == Verb.PROTECT_SPECIES:
        table.protected = 1
    elif verb == Verb.BLOCK_ABILITIES:
        table.blocked = 1
    elif verb == Verb.SKIP_TURN:
        table.skipped = 1


@rule
def pass_turn_of_round(table: Table, policy: int) -> bool:
    """A policy for a round counts in one turn of each row; does that change anything now?"""
    changed = False
    if table.in_force[policy] > 0:
        table.turns_left[policy] -= 1
        if table.turns_left[policy] == 0:
            note(table, Note.EXPIRED, policy)
            table.used[policy] += table.in_force[policy]
            table.in_force[policy] = 0
            changed = True
    if table.coming[policy] > 0:
        table.in_force[policy] += table.coming[policy]
        table.coming[policy] = 0
        table.turns_left[policy] = table.rows
        changed = True
    return changed


@rule
def pass_time(cards: Cards, table: Table) -> None:
    """End policies for one turn, also for a skipped one (R35), and start those for the next."""
    changed = False
    for policy in range(cards.policies):
        if cards.duration[policy] == Duration.NEXT_TURN:
            if table.in_force[policy] > 0:
                if cards.litters[policy] == 0:
                    table.used[policy] += table.in_force[policy]
                table.in_force[policy] = 0
                changed = True
                note(table, Note.EXPIRED, policy)
            if table.coming[policy] > 0:
                table.in_force[policy] = table.coming[policy]
                table.coming[policy] = 0
                changed = True
        elif cards.duration[policy] == Duration.ROUND:
            changed = pass_turn_of_round(table, policy) or changed
    if changed:
        weigh_policies(cards, table)
