"""Which face a session gets: the full screen, or plain lines where there is none."""

import signal

from rich.console import RenderableType

from ecotone.cli.analyse import analyse
from ecotone.cli.chapter_games import count_result
from ecotone.cli.console import has_screen, out
from ecotone.cli.replay import replay
from ecotone.cli.table.linear import linear
from ecotone.cli.table.plain import PlainTable
from ecotone.cli.table.session import Session
from ecotone.engine.extras import needs


def run_session(session: Session, plain: bool, introduced_by: RenderableType) -> None:
    """Play a session to its end, or until the person stops; a campaign's game then counts."""
    follow_up = None
    if plain or not session.people or not has_screen():
        play_in_lines(session, introduced_by)
    else:
        follow_up = show_session(session, introduced_by)
    if session.campaign and session.match.over:
        count_result(session.match, session.campaign, session.language)
    if follow_up == "replay":
        replay(session.file, session.language, step=True)
    elif follow_up == "analyse":
        analyse(session.file, session.language)


def play_in_lines(session: Session, introduced_by: RenderableType) -> None:
    """Play in plain lines."""
    for line in linear(introduced_by):
        out.print(line, markup=False, soft_wrap=True)
    PlainTable(session).run()


def show_session(session: Session, introduced_by: RenderableType) -> str | None:
    """Play on the full screen, then say where the game is; returns what is wanted next."""
    with needs("play"):
        from ecotone.cli.table.screen import TableApp
    # Started by nohup the signal is ignored, and the program would outlive its screen.
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
    follow_up = TableApp(session, introduced_by).run()
    if follow_up is None:
        PlainTable(session).save()
    return follow_up
