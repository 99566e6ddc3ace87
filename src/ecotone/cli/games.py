"""`ecotone games`: what can be played."""

from rich.table import Table

from ecotone.cli.console import TEXTS, AsJson, Language, out, print_json
from ecotone.engine.registry import games as all_games


def games(language: Language, as_json: AsJson = False) -> None:
    """List the games with their players, editions and options."""
    known = all_games().values()
    if as_json:
        print_json(
            [
                {
                    "name": game.name,
                    "title": game.title(language),
                    "players": list(game.players),
                    "editions": list(game.editions()),
                    "options": {
                        option.name: {"default": option.default, "expected": option.expected}
                        for option in game.options
                    },
                    "actions": game.actions.size,
                    "state_bytes": game.table.itemsize,
                }
                for game in known
            ]
        )
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("game", "title", "players", "editions", "options"):
        table.add_column(TEXTS.say(language, f"games-{heading}"))
    for game in known:
        table.add_row(
            game.name,
            game.title(language),
            f"{game.players[0]}–{game.players[-1]}",
            ", ".join(game.editions()),
            "\n".join(f"{o.name}={o.default}  ({o.expected})" for o in game.options),
        )
    out.print(table)
