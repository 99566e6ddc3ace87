"""What a seat may know: views, events, observations and bots depend on nothing hidden."""

import numpy as np

from ecotone.bots import seated_bot
from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.state import NOBODY, State
from ecotone.testing.check import NotApplicable, per_table, require
from ecotone.testing.play import moved_to, random_match, redealt

COMPARED = 24
UNSET = 99


@per_table
def redealt_views(game: Game, players: int) -> None:
    """A redealt state looks the same to its seat and is clean."""
    out = np.zeros(game.actions.size, np.int16)
    for number, match in enumerate(random_match(game, players, 3)):
        if number % 5 and not match.over:
            continue
        for seat in range(players):
            where = f"seat {seat} after {number} actions"
            cards, dealt = match.edition.data, redealt(match, seat, number)
            fault = game.entry.audit(cards, dealt)
            require(fault == 0, f"{where}: audit of the redealt state returned {fault}")
            seen = game.view(match.edition, dealt, seat)
            require(seen == match.view(seat), f"{where}: redealing changed its view")
            if seat == match.actor:
                legal = out[: game.entry.legal(cards, dealt, out)].tolist()
                require(
                    legal == match.legal_numbers.tolist(),
                    f"{where}: redealing changed what is legal",
                )


@per_table
def redealt_bytes(game: Game, players: int) -> None:
    """A redealt state holds nothing of what was hidden."""
    for number, match in enumerate(random_match(game, players, 5)):
        if number % 7 and not match.over:
            continue
        for seat in range(players):
            once = redealt(match, seat, number)
            twice = redealt(moved_to(match, redealt(match, seat, number + 1)), seat, number)
            require(
                (once == twice).all(),
                f"seat {seat} after {number} actions: deals that differ only in hidden things "
                f"were redealt differently: {different_fields(game, once, twice)}",
            )


def different_fields(game: Game, one: State, other: State) -> str:
    """The names of the fields in which two states differ."""
    here, there = one.view(game.table)[0], other.view(game.table)[0]
    names = game.table.names or ()
    return ", ".join(name for name in names if np.any(here[name] != there[name]))


@per_table
def redealt_future(game: Game, players: int) -> None:
    """Redealing deals the future anew."""
    match = Match(game, players, 3)
    deals = {redealt(match, 0, salt).tobytes() for salt in range(5)}
    require(len(deals) == 5, f"expected 5 different deals, got {len(deals)}")


@per_table
def events(game: Game, players: int) -> None:
    """Where two deals look alike to a seat before and after an action, it is told the same."""
    compared = 0
    before: Match | None = None
    for number, match in enumerate(random_match(game, players, 12)):
        if compared > COMPARED:
            break
        if before is not None and number % 3 == 0:
            for seat in range(NOBODY, players):
                compared += compare_events(before, match, seat, number)
        before = match.copy()


def compare_events(before: Match, after: Match, seat: int, salt: int) -> bool:
    """Play the last action after another deal; False if that looks different to the seat."""
    game, action = before.game, after.actions[-1]
    dealt = moved_to(before, redealt(before, seat, salt))
    if action not in dealt.legal:
        return False
    played = dealt.copy()
    played.push(action)
    if played.view(seat) != after.view(seat):
        return False
    here, there = (game.events(one.edition, one.state, action, seat) for one in (before, dealt))
    require(
        here == there,
        f"seat {seat} is told of {game.actions.name(action)} what it cannot know: "
        f"{here} or {there}, depending on hidden things",
    )
    return True


@per_table
def observations(game: Game, players: int) -> None:
    """An observation is complete, within its bounds and holds nothing hidden."""
    if game.part("observation", "SPACE") is None:
        raise NotApplicable("the game has no observation module")
    space = game.observation
    for number, match in enumerate(random_match(game, players, 15)):
        if number % 5 and not match.over:
            continue
        for seat in range(players):
            where = f"seat {seat} after {number} actions"
            here, there = np.full(space.size, UNSET, np.int8), np.zeros(space.size, np.int8)
            game.observe(match.edition.data, match.state, seat, here)
            game.observe(match.edition.data, redealt(match, seat, number), seat, there)
            for name, field in space.fields.items():
                seen, other = space.part(here, name), space.part(there, name)
                require(
                    (seen == other).all(),
                    f"{where}: the field {name} depends on hidden things, or is not all set",
                )
                require(
                    field.low <= seen.min() and seen.max() <= field.high,
                    f"{where}: {name}: expected {field.low} to {field.high}, got {seen.tolist()}",
                )


@per_table
def bots(game: Game, players: int) -> None:
    """Bots play it, and what they choose depends on nothing hidden."""
    match = Match(game, players, 16)
    seated = [seated_bot("greedy", 3, seat) for seat in range(players)]
    while not match.over:
        bot = seated[match.actor]
        action = bot.choose(match)
        if len(match.actions) % 12 == 0:
            dealt = moved_to(match, redealt(match, match.actor, len(match.actions)))
            dealt.actions = list(match.actions)
            require(
                bot.choose(dealt) == action,
                f"after {len(match.actions)} actions the greedy bot chose "
                f"{game.actions.name(action)}, and something else after another deal",
            )
        match.push(action)


CHECKS = (
    redealt_views,
    redealt_bytes,
    redealt_future,
    events,
    observations,
    bots,
)
