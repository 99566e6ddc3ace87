"""The browser tells what happened in the same words as the server, in both languages.

Every event of every playthrough, as each seat knows it, is handed to the browser's own code.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec

from ecotone.engine.match import Match
from ecotone.engine.randomness import below, new_generator
from ecotone.engine.registry import game_named
from ecotone.engine.state import NOBODY
from ecotone.engine.texts import LANGUAGES
from ecotone.lab.playthrough import header_of
from ecotone.server.outgoing_messages import LogLine
from ecotone.server.views import sent_arguments

ROOT = Path(__file__).parents[2]
PLAYTHROUGHS = sorted((ROOT / "tests/playthroughs").glob("*.txt"))
NAMES = ["Ada", "Ben und Bo", "Cleo, 7", "Dan (2)", "Eve"]


def played(header):
    """A game as its playthrough has it, and each decision with the state before it."""
    match = Match(game_named(header["game"]), header["players"], header["seed"], header["options"])
    random = new_generator(header["seed"])
    decisions = []
    while not match.over:
        decisions.append((match.state.copy(), match.choice(below(random, match.count))))
        match.push(decisions[-1][1])
    return match, decisions


def log_in_words(header):
    """Every line that anybody is sent in a game, with the server's own words for it."""
    match, decisions = played(header)
    game, edition = match.game, match.edition
    naming = {language: game.naming(edition, language, NAMES) for language in LANGUAGES}
    lines = {}
    for before, action in decisions:
        for seat in (NOBODY, *range(match.players)):
            for event in game.events(edition, before, action, seat):
                line = LogLine(0, 0, event.key, sent_arguments(event.arguments))
                lines[msgspec.json.encode(line)] = {"line": line} | {
                    language: naming[language].format(*event) for language in LANGUAGES
                }
    return {
        "game": game.name,
        "catalogue": game.catalogue(edition),
        "names": NAMES,
        "lines": list(lines.values()),
    }


def test_every_line_of_every_playthrough_reads_as_the_server_would_say_it(tmp_path):
    logs = [log_in_words(header_of(path)) for path in PLAYTHROUGHS]
    assert {log["game"] for log in logs} == {"ecosfera", "habitats", "keyharvest", "keystone"}
    written = tmp_path / "logs.json"
    written.write_bytes(msgspec.json.encode(logs))
    run = subprocess.run(
        [sys.executable, "tools/npm.py", "run", "test", "--", "tests/log.test.ts"],
        cwd=ROOT,
        env=os.environ | {"ECOTONE_LOGS": str(written)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    compared = json.loads((tmp_path / "logs.json.compared").read_text("utf-8"))
    assert compared == sum(len(log["lines"]) for log in logs) > 1000
