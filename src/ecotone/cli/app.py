"""All commands; each is in a module of its own."""

import typer

from ecotone.cli import (
    analyse,
    arena,
    bench,
    databases,
    edition,
    games,
    hint,
    journal,
    lab,
    learn,
    new_game,
    play,
    prepare,
    replay,
    score,
    serve,
    simulate,
    verify,
)
from ecotone.cli.console import announce_compilation
from ecotone.engine.game import Game

app = typer.Typer(
    name="ecotone",
    help="Ecosystem board games: play, score, simulate. Without a command, starts the server.",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

app.command("serve")(serve.serve)
app.command("games")(games.games)
app.command("play")(play.play)
app.command("learn")(learn.learn)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("journal")(journal.journal)
app.command("hint")(hint.hint)
app.command("analyse")(analyse.analyse)
app.command("score")(score.score)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.add_typer(lab.app, name="lab")
app.add_typer(edition.app, name="edition")
app.command("new-game")(new_game.new_game)
app.command("bench")(bench.bench)
app.command("prepare")(prepare.prepare)
app.command("backup")(databases.backup)
app.command("restore")(databases.restore)
app.command("migrate")(databases.migrate)


@app.callback()
def begin(context: typer.Context) -> None:
    """Ecosystem board games: play, score, simulate. Without a command, starts the server."""
    Game.announce = staticmethod(announce_compilation)
    if context.invoked_subcommand is None:
        serve.serve_by_default()
