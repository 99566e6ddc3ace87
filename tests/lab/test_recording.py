"""Recorded games: the rows, the three formats, schema and data card, and files left whole."""

import json
import re
import shlex
import sys
from pathlib import Path

import numpy as np
import pytest
from support import ecotone, ecotone_json

from ecotone.engine.errors import BadOption, EcotoneError
from ecotone.engine.match import Match
from ecotone.engine.observation import Field, ObservationSpace
from ecotone.engine.randomness import new_generator
from ecotone.engine.registry import game_named
from ecotone.lab.arena import contest_of, play_match
from ecotone.lab.data_card import Files, schema_of
from ecotone.lab.effort import Effort
from ecotone.lab.record_files import write_recording
from ecotone.lab.recording import columns_of, estimates, record, rows_of

ROOT = Path(__file__).parents[2]
HABITATS = game_named("habitats")
PAIR = contest_of(HABITATS, ["greedy", "random"], 2, seed=3)
CALL = ("lab", "record", "habitats", "--bot", "greedy", "--bot", "random", "--seed", "3")


def read_lines(file):
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


@pytest.fixture(scope="module")
def recorded(tmp_path_factory):
    """Three games as JSON lines: a deal with both seatings, and one more."""
    file = tmp_path_factory.mktemp("recorded") / "games.jsonl"
    write_recording(PAIR, Effort(3), file)
    return file


def test_the_rows_are_the_games_decision_by_decision(recorded):
    rows = read_lines(recorded)
    assert sorted({(row["game"], row["seed"]) for row in rows}) == [(0, 3), (1, 3), (2, 4)]
    for number in range(3):
        own = [row for row in rows if row["game"] == number]
        match = Match(HABITATS, 2, own[0]["seed"])
        for step, row in enumerate(own):
            assert (row["step"], row["seat"]) == (step, match.actor)
            assert row["bot"] == ("greedy", "random")[(match.actor + number) % 2]
            assert row["legal"] == [match.choice(index) for index in range(match.count)]
            assert row["action"] == HABITATS.actions.parse(row["action_name"])
            match.push(row["action"])
        assert match.over
        assert all(row["scores"] == match.scores() for row in own)
        assert all(row["places"] == match.places() for row in own)


def test_the_same_seeds_give_the_same_file_in_any_number_of_processes(recorded, tmp_path):
    again = tmp_path / "games.jsonl"
    write_recording(PAIR, Effort(3, processes=2), again)
    for file, same in zip(Files.of(recorded), Files.of(again), strict=True):
        assert file.read_bytes() == same.read_bytes()


def test_values_are_estimated_without_what_the_seat_cannot_know():
    """Two deals that differ only in hidden things get the same estimate."""
    harvest = game_named("keyharvest")
    whole, _ = play_match(contest_of(harvest, ["random"], 3, seed=8), 0)
    differing = 0
    for length in range(10, len(whole.actions), 15):
        match = whole.copy()
        match.rewind(length)
        other = match.copy()
        harvest.entry.redeal(other.edition.data, other.state, match.actor, new_generator(length))
        differing += not np.array_equal(other.state, match.state)
        assert estimates(other) == estimates(match)
    assert differing


def test_a_game_with_observations_records_them(monkeypatch):
    space = ObservationSpace(
        Field("seat", (1,), "who looks", high=4), Field("turn", (2,), "nothing")
    )

    def observe(edition, state, seat, out):
        out[:] = (seat, 1, 0)

    monkeypatch.setitem(HABITATS._parts, ("observation", "SPACE"), space)
    monkeypatch.setitem(HABITATS.__dict__, "observe", observe)
    rows = rows_of(*play_match(PAIR, 0), number=0)
    assert {tuple(row["observation"]) for row in rows} == {(0, 1, 0), (1, 1, 0)}
    assert all(row["observation"][0] == row["seat"] for row in rows)
    schema = schema_of(HABITATS, columns_of(HABITATS, 2))
    assert schema["properties"]["observation"]["maxItems"] == space.size
    assert [(field["name"], field["first"]) for field in schema["fields"]] == [
        ("seat", 0),
        ("turn", 1),
    ]


def test_a_game_without_observations_has_no_such_column(monkeypatch):
    monkeypatch.setitem(HABITATS._parts, ("observation", "SPACE"), None)
    columns = {column.name for column in columns_of(HABITATS, 2)}
    assert "observation" not in columns
    (first, *_) = rows_of(*play_match(PAIR, 0), number=0)
    assert first.keys() == columns
    assert schema_of(HABITATS, columns_of(HABITATS, 2))["fields"] == []


def test_the_schema_describes_the_rows(recorded):
    schema = json.loads(Files.of(recorded).schema.read_text("utf-8"))
    types = {"integer": int, "number": float, "string": str, "array": list}
    for row in read_lines(recorded):
        assert list(row) == schema["required"] == list(schema["properties"])
        for name, value in row.items():
            column = schema["properties"][name]
            assert isinstance(value, types[column["type"]]), name
            if column["type"] == "array":
                assert len(value) >= column.get("minItems", 1), name
                assert len(value) <= column.get("maxItems", len(value)), name
                assert all(isinstance(item, types[column["items"]["type"]]) for item in value), name
        kinds = [kind for kind in schema["actions"] if kind["first"] <= row["action"]]
        assert row["action_name"].split("(")[0] == kinds[-1]["kind"]


def test_the_program_of_the_documentation_runs(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    page = (ROOT / "docs" / "records.md").read_text("utf-8")
    *_, program = re.findall(r"```python\n(.+?)```", page, re.DOTALL)
    exec(program, {})
    assert len(read_lines(tmp_path / "games.jsonl")) > 100
    assert re.fullmatch(r"(\d+ \[\d+, \d+\]\n){2}", capsys.readouterr().out)


def test_the_documentation_lists_the_columns(monkeypatch):
    space = ObservationSpace(Field("seat", (1,), "who looks"))
    monkeypatch.setitem(HABITATS._parts, ("observation", "SPACE"), space)
    table = (ROOT / "docs" / "records.md").read_text("utf-8").split("## Columns")[1]
    listed = re.findall(r"^\| `(\w+)` \| (list of )?(\w+) \|", table, re.MULTILINE)
    assert [(name, bool(many), kind) for name, many, kind in listed] == [
        (column.name, column.length is not None, column.kind) for column in columns_of(HABITATS, 2)
    ]


@pytest.mark.parametrize("suffix", ["parquet", "arrow"])
def test_parquet_and_arrow_hold_the_same_table(recorded, tmp_path, suffix, monkeypatch):
    pytest.importorskip("pyarrow")
    from pyarrow import ipc, parquet

    monkeypatch.setattr("ecotone.lab.record_files.BATCH", 50)
    file = tmp_path / f"games.{suffix}"
    write_recording(PAIR, Effort(3), file)
    table = parquet.read_table(file) if suffix == "parquet" else ipc.open_file(file).read_all()
    assert table.to_pylist() == read_lines(recorded)
    assert [str(table.schema.field(name).type) for name in ("seed", "seat")] == ["int64", "int8"]
    assert table.schema.field("action").metadata[b"about"] == b"number of the action taken"


def test_the_card_says_how_to_make_the_file_again(recorded, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    card = Files.of(recorded).card.read_text("utf-8")
    assert "| games | 3 |" in card
    assert f"| decisions | {len(read_lines(recorded))} |" in card
    assert f"rules version {HABITATS.rules_version} |" in card
    command = re.search(r"```\necotone (.+)\n```", card)[1]
    done = ecotone(*shlex.split(command), "--processes", "1")
    assert done.returncode == 0, done.stderr
    for file in Files.of(recorded):
        assert (tmp_path / file.name).read_bytes() == file.read_bytes()


def test_an_interrupted_run_leaves_nothing_behind(tmp_path):
    def interrupt(done):
        raise KeyboardInterrupt

    for suffix in ("jsonl", "parquet"):
        with pytest.raises(KeyboardInterrupt):
            write_recording(PAIR, Effort(3, progress=interrupt), tmp_path / f"games.{suffix}")
    assert list(tmp_path.iterdir()) == []


def test_an_interrupted_run_leaves_the_file_that_was_there(tmp_path):
    def interrupt(done):
        raise KeyboardInterrupt

    file = tmp_path / "games.jsonl"
    file.write_text("what was there", "utf-8")
    with pytest.raises(KeyboardInterrupt):
        write_recording(PAIR, Effort(3, progress=interrupt), file)
    assert file.read_text("utf-8") == "what was there"
    assert list(tmp_path.iterdir()) == [file]


def test_existing_files_are_replaced_only_by_force(tmp_path):
    file = tmp_path / "games.jsonl"
    call = (*CALL, "--games", "1", "--processes", "1", "--out", str(file))
    card = Files.of(file).card
    card.write_text("mine", "utf-8")
    refused = ecotone(*call)
    assert refused.returncode == 2
    assert f"{card} already exists" in refused.stderr
    assert "gibt es schon" in ecotone(*call, "--lang", "de").stderr
    assert list(tmp_path.iterdir()) == [card]
    report = ecotone_json(*call, "--force")
    assert report["games"] == 1
    assert report["decisions"] == len(read_lines(file))
    assert card.read_text("utf-8").startswith("# Data card: games.jsonl")


def test_the_command_says_what_it_wrote(tmp_path):
    file = tmp_path / "games.jsonl"
    done = ecotone(*CALL, "--games", "1", "--processes", "1", "--out", str(file), "--lang", "de")
    decisions = len(read_lines(file))
    assert done.stdout.startswith(f"1 Partie mit {decisions} Entscheidungen steht in {file};")


def test_a_missing_pyarrow_is_named_before_the_first_game(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(EcotoneError, match=r"need pyarrow: pip install 'ecotone\[lab\]'"):
        write_recording(PAIR, Effort(3), tmp_path / "games.parquet")
    write_recording(PAIR, Effort(1), tmp_path / "games.jsonl")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("games.csv", r"ends in \.parquet, \.arrow, \.jsonl, got games\.csv"),
        ("missing/games.jsonl", "expected an existing folder, got .*missing"),
    ],
)
def test_a_file_that_cannot_be_written_is_refused_first(tmp_path, name, message):
    with pytest.raises(BadOption, match=message):
        write_recording(PAIR, Effort(3), tmp_path / name)


def test_seeds_that_json_readers_would_round_are_refused():
    far = PAIR._replace(seed=2**53 - 1)
    assert len(list(record(far, Effort(1)))) == 1
    with pytest.raises(BadOption, match=r"expected seeds below 2\*\*53"):
        list(record(far, Effort(3)))
