"""What a host may choose, and where."""

import json
import logging
from pathlib import Path

import pytest
from support import ecotone

from ecotone.engine.errors import EcotoneError
from ecotone.server.configuration import (
    Configuration,
    described_settings,
    documented,
    read_configuration,
    variable_of,
)
from ecotone.server.logs import JsonFormatter
from ecotone.server.settings import Limits

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture
def file(tmp_path):
    def write(text):
        path = tmp_path / "host.toml"
        path.write_text(text, "utf-8")
        return path

    return write


def test_the_page_lists_every_setting_as_it_is():
    assert (DOCS / "configuration.md").read_text("utf-8") == documented()


def test_nothing_chosen_is_the_default():
    assert read_configuration(None, {}, {"host": None}) == Configuration()


def test_options_win_over_the_environment_and_that_over_the_file(file):
    path = file(
        "port = 1\nthreads = 1\nhost = '10.0.0.1'\n[limits]\nname_length = 9\nmessage_burst = 8"
    )
    environment = {
        "ECOTONE_SERVE_PORT": "2",
        "ECOTONE_SERVE_THREADS": "2",
        "ECOTONE_SERVE_LIMITS_NAME_LENGTH": "10",
        "ECOTONE_DATA": "elsewhere",
    }
    found = read_configuration(path, environment, {"port": 3, "database": None})
    assert (found.host, found.threads, found.port) == ("10.0.0.1", 2, 3)
    assert found.limits == Limits(name_length=10, message_burst=8)
    assert found == read_configuration(
        None, environment | {"ECOTONE_CONFIG": str(path)}, {"port": 3}
    )


def test_every_setting_can_be_given_in_the_environment():
    for name, meaning, default in described_settings():
        assert meaning
        value = "7" if default is None else str(default)
        found = read_configuration(None, {variable_of(name): value}, {})
        assert found == Configuration() or default is None, name


@pytest.mark.parametrize("value", ["true", "1", "false", "0"])
def test_switches_in_the_environment(value):
    found = read_configuration(None, {"ECOTONE_SERVE_SHARE": value}, {})
    assert found.share is (value in ("true", "1"))


WRONG = {
    "prot = 5": "prot",
    "port = 70000": "port",
    "port = 'x'": "port",
    "threads = -1": "threads",
    "log_format = 'xml'": "log_format",
    "[limits]\nname_length = 0": "limits.name_length",
    "[limits]\nnames = 0": "names",
    "limits = 5": "limits",
    "port = ": "TOML",
}


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_file_is_refused_by_name(file, text):
    path = file(text)
    with pytest.raises(EcotoneError, match=WRONG[text]) as refused:
        read_configuration(path, {}, {})
    assert str(refused.value).startswith(str(path))


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("ECOTONE_SERVE_PROT", "5"),
        ("ECOTONE_SERVE_PORT", "²"),
        ("ECOTONE_SERVE_LIMITS", "{}"),
        ("ECOTONE_SERVE_LIMITS_NAME_LENGTH", "many"),
        ("ECOTONE_SERVE_SHARE", "perhaps"),
    ],
)
def test_a_wrong_variable_is_refused(variable, value):
    with pytest.raises(EcotoneError, match="ECOTONE_SERVE_"):
        read_configuration(None, {variable: value}, {})


def test_the_command_stops_with_one_sentence(tmp_path):
    done = ecotone("serve", "--no-browser", "--config", str(tmp_path / "none.toml"))
    assert (done.returncode, done.stdout) == (2, "")
    assert "none.toml: No such file" in done.stderr
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    done = ecotone("serve", "--no-browser", ECOTONE_CONFIG=str(tmp_path / "bytes.toml"))
    assert done.returncode == 2
    assert "expected a TOML file" in done.stderr


def test_settings_follow_the_configuration():
    chosen = Configuration(bot_pause=0.0, threads=3, limits=Limits(name_length=5), metrics=True)
    settings = chosen.settings(local=False)
    assert (settings.bot_pause, settings.threads, settings.metrics) == ((0.0, 0.0), 3, True)
    assert (settings.limits.name_length, settings.compress, settings.local) == (5, True, False)


def test_a_log_entry_as_json():
    try:
        raise ValueError("größer")
    except ValueError as error:
        raised = (type(error), error, error.__traceback__)
    record = logging.LogRecord(
        "ecotone.server", logging.ERROR, "", 1, "table %s", ("a\nb",), raised
    )
    line = JsonFormatter().format(record)
    entry = json.loads(line)
    assert "\n" not in line
    assert (entry["level"], entry["message"]) == ("error", "table a\nb")
    assert "größer" in entry["error"]
