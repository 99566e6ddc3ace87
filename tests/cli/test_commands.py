"""The command line, run as a person would."""

import json
import re
from pathlib import Path

import pytest
from support import ecotone, ecotone_json

from ecotone.cli import INTERRUPTED
from ecotone.lab.bench import FIGURES

ROOT = Path(__file__).parents[2]
SALLY = str(ROOT / "examples" / "keystone-sally.toml")


def test_games_are_listed():
    listed = {game["name"]: game for game in ecotone_json("games")}
    assert listed["keystone"]["players"] == [1, 2, 3, 4]
    assert "house" in listed["keystone"]["editions"]
    assert listed["keystone"]["state_bytes"] <= 1024


def test_a_games_options_are_told_in_words():
    told = ecotone("games", "keystone", "--lang", "de")
    assert "Nur 80 Eicheln im Vorrat" in told.stdout


def test_preparing_says_what_is_ready():
    assert "Keystone: North America is ready." in ecotone("prepare", "keystone").stdout


def test_the_companion_prints_the_rulebooks_sheet():
    sheet = ecotone_json("score", "keystone", SALLY)
    assert (sheet["columns"], sheet["rows"]) == ([3, 12, 0, 15], [9, 10, 9, 3])
    assert sheet["total"] == 87
    german = ecotone("score", "keystone", SALLY, "--lang", "de")
    assert "Puma" in german.stdout
    assert "87" in german.stdout


def test_simulations_report_their_figures():
    report = ecotone_json("simulate", "keystone", "--players", "3", "--games", "40", "--check")
    assert report["games"] == 40
    assert report["actions"] > 40
    assert len(report["mean_score"]) == len(report["win_rate"]) == 3
    assert all(
        low <= mean <= high
        for low, mean, high in zip(
            report["min_score"], report["mean_score"], report["max_score"], strict=True
        )
    )
    again = ecotone_json("simulate", "keystone", "--players", "3", "--games", "40", "--check")
    assert again["checksum"] == report["checksum"]


def test_options_reach_the_game():
    call = ("simulate", "keystone", "--games", "5", "-o", "variant=coop")
    assert len(set(ecotone_json(*call)["mean_score"])) == 1


WRONG = [
    (("play", "chess"), "expected one of the games"),
    (("simulate", "keystone", "--players", "9"), "expected 1 to 4 players, got 9"),
    (("simulate", "keystone", "--games", "0"), "at least 1 game"),
    (("simulate", "keystone", "--games", "x"), "games"),
    (("simulate", "keystone", "-o", "variant"), "expected name=value"),
    (("simulate", "keystone", "-o", "variant=x"), "one of standard, coop"),
    (("simulate", "keystone", "--edition", "none"), "expected an edition"),
    (("simulate", "keystone", "--seed", "-4"), "expected a seed"),
    (("score", "keystone", "none.toml"), "a readable file"),
    (("replay", "none.json"), "No such file"),
    (("play", "keystone", "--bot", "deep"), "expected one of the bots"),
    (("play", "keystone", "--bot", "none.py:Mine"), "none.py does not exist"),
    (("play", "keystone", "--people", "5"), "at most 2"),
    (("play", "keystone", "--lang", "fr"), "one of en, de"),
    (("play", "keystone", "--resume", "none.json"), "There is no saved game none.json"),
    (("play", "keystone", "--resume", "none", "--lang", "de"), "Es gibt keine gespeicherte Partie"),
    (("play", "ecosfera", "-o", "piles=--8"), "expected a whole number from 3 to 8, got --8"),
    (("play", "ecosfera", "-o", "piles=²"), "expected a whole number from 3 to 8, got ²"),
    (("play", "ecosfera", "-o", "solo_rows=3"), "solo_rows=3: expected 1 player, got 2 players"),
    (("arena", "keystone", "greedy", "--games", "0"), "at least 1 game"),
    (("arena", "keystone", "greedy", "deep"), "expected one of the bots"),
    (("arena", "keystone"), "BOTS"),
    (("edition", "show", "keystone", "none"), "expected an edition"),
    (("hint", "none.json"), "No such file"),
    (("hint", "--save", "none"), "There is no saved game"),
    (("hint",), "either a file or --save"),
    (
        ("hint", "none.json", "--level", "god"),
        "one of beginner, easy, medium, hard, expert, master, got god",
    ),
    (("analyse", "none.json"), "No such file"),
    (("analyse", SALLY), "expected JSON"),
    (("analyse", "none.json", "--plot", "curve.pdf"), "ending in .svg or .png"),
    (("analyse", "none.json", "--plot", "none/curve.svg"), "an existing folder, got none"),
    (("nonsense",), "nonsense"),
    (("play", "ecosfera", "-o", "piles=2", "--lang=de"), "erwartet: eine ganze Zahl von 3 bis 8"),
    (("play", "keystone", "-o", "x=1", "--lang", "de"), "erwartet: eine der Optionen"),
    (("play", "keystone", "--people", "5", "--lang", "de"), "erwartet: höchstens 2, gefunden: 5"),
    (("play", "nothing", "--lang", "de"), "erwartet: eines der Spiele"),
    (("play", "--nothing", "--lang", "de"), "Diese Option gibt es nicht: --nothing"),
    (("simulate",), "GAME"),
]


@pytest.mark.parametrize(
    ("call", "said"), WRONG, ids=lambda v: " ".join(v) if isinstance(v, tuple) else ""
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(call, said):
    done = ecotone(*call)
    assert done.returncode == 2
    assert said.lower() in done.stderr.lower()
    assert done.stderr.startswith("ecotone: ")
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


@pytest.mark.parametrize(
    "call",
    [
        (),
        ("games",),
        ("play",),
        ("simulate",),
        ("score",),
        ("replay",),
        ("arena",),
        ("hint",),
        ("analyse",),
        ("bench",),
        ("prepare",),
        ("edition",),
        ("edition", "list"),
        ("edition", "show"),
        ("edition", "copy"),
        ("edition", "check"),
    ],
    ids=" ".join,
)
def test_help_is_everywhere(call):
    done = ecotone(*call, "--help")
    assert done.returncode == 0
    assert "Usage" in done.stdout


def test_a_game_is_played_undone_saved_resumed_and_replayed(tmp_path):
    file = tmp_path / "game.json"
    first = ecotone(
        "play",
        "keystone",
        "--seed",
        "5",
        "--lang",
        "en",
        "--save",
        str(file),
        given="1\n1\nu\n99\nnonsense\n?\nt\nl\nr\ns\n6\n0\n6\n1\nq\n",
    )
    assert first.returncode == 0, first.stderr
    assert "One decision was taken back (Player 1)." in first.stdout
    assert "99 is not one of the choices here" in first.stdout
    saved = json.loads(file.read_text("utf-8"))
    assert saved["seats"] == ["person", "medium"]
    assert saved["actions"]
    second = ecotone("play", "keystone", "--resume", str(file), given="")
    assert second.returncode == 0, second.stderr
    assert (
        json.loads(file.read_text("utf-8"))["actions"][: len(saved["actions"])] == saved["actions"]
    )
    told = ecotone("replay", str(file), "--lang", "de")
    assert "angesiedelt" in told.stdout


def test_a_whole_game_ends_with_the_score_sheets(tmp_path):
    file = tmp_path / "bots.json"
    done = ecotone(
        "play",
        "keystone",
        "--people",
        "0",
        "--bot",
        "random",
        "--bot",
        "greedy",
        "--save",
        str(file),
    )
    assert done.returncode == 0, done.stderr
    verified = ecotone_json("replay", str(file))
    assert verified["over"]
    shown = [int(n) for n in re.findall(r"(-?\d+) points", done.stdout)]
    assert shown == sorted(verified["scores"], reverse=True)


def test_a_game_survives_a_bot_that_fails(tmp_path):
    file = tmp_path / "game.json"
    bot = tmp_path / "mine.py"
    bot.write_text("class Mine:\n    def choose(self, seat_view, legal, rng): 1 / 0\n", "utf-8")
    bots = ("--bot", "random", "--bot", f"{bot}:Mine")
    done = ecotone("play", "keystone", "--people", "0", *bots, "--save", str(file))
    assert done.returncode == 2
    move = len(ecotone_json("replay", str(file))["actions"]) + 1
    assert f"mine.py:Mine, move {move}: it raised ZeroDivisionError" in done.stderr


def test_typed_actions_play_solo_in_german(tmp_path):
    done = ecotone(
        "play",
        "keystone",
        "--players",
        "1",
        "--seed",
        "1",
        "--lang",
        "de",
        "--save",
        str(tmp_path / "solo.json"),
        given="introduce(slot=6, space=r2c2)\nq\n",
    )
    assert "Projekt 1: Einführungstag" in done.stdout
    assert " angesiedelt (Preis " in done.stdout


def test_people_on_one_device_pass_it_on(tmp_path):
    done = ecotone(
        "play",
        "keystone",
        "--people",
        "2",
        "--seed",
        "1",
        "--save",
        str(tmp_path / "two.json"),
        given="\nintroduce(slot=6, space=r2c2)\n\nq\n",
    )
    assert "Pass the device to Player 1" in done.stdout
    assert "Pass the device to Player 2" in done.stdout


def test_a_tampered_replay_is_refused(tmp_path):
    file = tmp_path / "bots.json"
    ecotone("play", "keystone", "--people", "0", "--bot", "random", "--save", str(file))
    data = json.loads(file.read_text("utf-8"))
    data["seed"] += 1
    file.write_text(json.dumps(data), "utf-8")
    done = ecotone("replay", str(file))
    assert done.returncode == 2
    assert "bots.json: " in done.stderr


def test_an_edition_is_copied_changed_and_checked(tmp_path):
    data = {"ECOTONE_DATA": str(tmp_path)}
    assert ecotone("edition", "copy", "keystone", "house", "mine", **data).returncode == 0
    assert ecotone("edition", "copy", "keystone", "house", "mine", **data).returncode == 2
    assert ecotone_json("edition", "check", "keystone", "mine", **data)["valid"]
    cards = tmp_path / "editions" / "keystone" / "mine" / "species.csv"
    cards.write_text(cards.read_text("utf-8").replace("1,Aspen", "one,Aspen"), "utf-8")
    checked = ecotone("edition", "check", "keystone", "mine", **data)
    assert checked.returncode == 2
    assert "species.csv line 3, number: expected a whole number" in checked.stdout
    assert "1 error" in ecotone("edition", "list", **data).stdout
    assert ecotone("simulate", "keystone", "--edition", "mine", **data).returncode == 2


def test_a_finished_game_is_analysed_and_gets_no_hint(tmp_path):
    file, picture = tmp_path / "game.json", tmp_path / "curve.png"
    seats = ("--people", "0", "--bot", "random", "--bot", "greedy")
    ecotone("play", "keystone", *seats, "--seed", "1", "--save", str(file))
    call = ("analyse", str(file), "--simulations", "8", "--plot", str(picture))
    analysis = ecotone_json(*call)
    replayed = ecotone_json("replay", str(file))
    assert [one["taken"]["name"] for one in analysis["decisions"]] == replayed["actions"]
    assert analysis["scores"] == replayed["scores"]
    assert picture.read_bytes().startswith(b"\x89PNG")
    hint = ecotone("hint", str(file))
    assert hint.returncode == 2
    assert "got one that is over" in hint.stderr


def test_a_hint_is_for_a_persons_turn_and_by_name(tmp_path):
    data = {"ECOTONE_DATA": str(tmp_path)}
    call = ("play", "keystone", "--seed", "1", "--save", "mine")
    assert ecotone(*call, given="q\n", **data).returncode == 0
    hint = ecotone_json("hint", "--save", "mine", "--level", "easy", **data)
    assert hint["seat"] == 0
    assert len(hint["decisions"]) == 3
    assert hint["measure"] == "lead"
    file = tmp_path / "saves" / "mine.json"
    saved = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps(saved | {"seats": ["medium", "person"]}), "utf-8")
    refused = ecotone("hint", "--save", "mine", **data)
    assert refused.returncode == 2
    assert "expected a person's turn, got the turn of medium" in refused.stderr


def test_bench_prints_its_figures():
    report = ecotone_json("bench", "--game", "keystone", "--seconds", "0.1", "--peers")
    figures = report["games"]["keystone"]
    assert all(figures[key] > 0 for key in FIGURES)
    assert figures["state_bytes"] <= 1024
    assert {"open_spiel/hanabi", "catanatron"} <= set(report["peers"])
    assert report["cold_start_seconds"] > 0


def test_a_replay_is_told_step_by_step_and_once(tmp_path):
    file = tmp_path / "game.json"
    ecotone("play", "habitats", "--plain", "--save", str(file), "--lang", "en", given="1\n1\nq\n")
    done = ecotone("replay", str(file), "--step", "--lang", "en", given="\n")
    assert done.returncode == INTERRUPTED, "the input ended"
    assert done.stdout.count("Press Enter for the next action") == 2
    assert done.stdout.count("Goals") == 1, "what has not changed is not told again"
    assert not set(done.stdout) & set("│╭→")
    assert "Traceback" not in done.stderr
