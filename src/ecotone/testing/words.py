"""Texts: complete in all languages, and formatted wherever a game is shown or told."""

import json

from ecotone.engine.game import Game
from ecotone.engine.match import Match
from ecotone.engine.state import NOBODY
from ecotone.engine.texts import LANGUAGES
from ecotone.testing.check import per_game, per_table, require
from ecotone.testing.play import random_match


@per_game
def texts(game: Game, players: int) -> None:
    """Texts are complete, with the same keys in all languages."""
    kinds = {f"action-{kind.replace('_', '-')}" for kind in game.actions.kinds}
    options = {f"option-{option.name.replace('_', '-')}" for option in game.options}
    keys = {language: set(game.texts.keys(language)) for language in LANGUAGES}
    every = kinds | options | {"title", "about"} | set().union(*keys.values())
    missing = [
        f"{language}.ftl lacks {', '.join(sorted(every - known))}"
        for language, known in keys.items()
        if every - known
    ]
    require(not missing, "; ".join(missing))


@per_game
def how_to_play(game: Game, players: int) -> None:
    """How to play can be read in all languages."""
    for language in LANGUAGES:
        require(game.learn(language).strip(), f"learn.{language}.md is empty")


@per_game
def action_names(game: Game, players: int) -> None:
    """Actions go to text and back."""
    for action in range(game.actions.size):
        name = game.actions.name(action)
        require(game.actions.parse(name) == action, f"action {action}: {name} is read as another")


@per_table
def shown(game: Game, players: int) -> None:
    """What a seat sees, is told and may choose is plain data and can be said in all languages."""
    before = None
    for number, match in enumerate(random_match(game, players, 4)):
        for language in LANGUAGES:
            if before is not None:
                require_events(before, match, language)
            if number % 12 == 0 or match.over:
                require_words(match, language)
        before = match.copy()
    for seat in range(players):
        json.dumps(game.score_sheet(match.edition, match.state, seat))


def require_events(before: Match, after: Match, language: str) -> None:
    """Format what every seat and a spectator is told of the last action."""
    game, action = after.game, after.actions[-1]
    for seat in range(NOBODY, after.players):
        for event in game.events(after.edition, before.state, action, seat):
            text = game.format_event(after.edition, event, language)
            require(text, f"{event.key} is empty in {language}")


def require_words(match: Match, language: str) -> None:
    """Encode and draw every view, and format the legal actions."""
    for seat in range(NOBODY, match.players):
        view = match.view(seat)
        json.dumps(view)
        match.game.draw(match.edition, view, language)
    for action, text in match.describe_legal(language):
        require(text, f"{match.game.actions.name(action)} is empty in {language}")


CHECKS = (texts, how_to_play, action_names, shown)
