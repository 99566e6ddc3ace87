"""The project's own files fit together: locks, make targets, workflows, supported Pythons."""

import json
import re
import tomllib
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
WORKFLOW = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8"))
PIN = re.compile(r"^([\w.-]+)==(\S+)")


def locked(name):
    """The pinned versions of a lock file; everything in it has a hash."""
    entries = re.split(r"\n(?=\S)", (ROOT / name).read_text("utf-8").strip())
    unsafe = [entry for entry in entries if "--hash=sha256:" not in entry]
    assert unsafe == [], f"{name}: expected a hash for every file, run make lock"
    pins = [PIN.match(entry).groups() for entry in entries]
    return {canonicalize_name(package): version for package, version in pins}


def needed(extras):
    """What the project and its extras require; an extra may name others."""
    lines = [*PROJECT["dependencies"]]
    for extra in extras:
        lines += PROJECT["optional-dependencies"][extra]
    for requirement in map(Requirement, lines):
        if requirement.name == PROJECT["name"]:
            yield from needed(requirement.extras)
        else:
            yield requirement


@pytest.mark.parametrize(
    ("name", "extras"),
    [
        ("requirements.lock", ["serve", "lab"]),
        ("requirements-dev.lock", ["dev"]),
        ("requirements-bench.lock", ["bench"]),
    ],
)
def test_a_lock_holds_what_the_project_needs(name, extras):
    pins = locked(name)
    for requirement in needed(extras):
        version = pins[canonicalize_name(requirement.name)]
        assert version in requirement.specifier, f"{name}: {requirement}, got {version}"


def test_the_locks_agree():
    runtime = locked("requirements.lock")
    for name in ("requirements-dev.lock", "requirements-bench.lock"):
        assert runtime.items() <= locked(name).items()


def test_the_installer_is_locked():
    assert locked("requirements-uv.lock").keys() == {"uv"}


def test_npm_packages_have_integrity_except_bindings_for_other_systems():
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    packages = {name: facts for name, facts in lock["packages"].items() if name}
    for name, facts in packages.items():
        assert facts.get("integrity") or (facts.get("optional") and "binding" in name), name


def commands(text):
    return set(re.findall(r"\bmake ([a-z-]+)", text))


def test_continuous_integration_runs_what_make_offers():
    steps = [step for job in WORKFLOW["jobs"].values() for step in job["steps"]]
    hosted = commands("\n".join(step.get("run", "") for step in steps))
    own = commands((ROOT / ".ci" / "run").read_text("utf-8"))
    assert own == {"test"}
    assert hosted == {"test", "test-deep"}
    for target in hosted | commands((ROOT / "CONTRIBUTING.md").read_text("utf-8")):
        assert re.search(rf"^{target}:", MAKEFILE, re.MULTILINE), target


def test_supported_pythons_are_tested():
    prefix = "Programming Language :: Python :: 3."
    declared = [line[len(prefix) - 2 :] for line in PROJECT["classifiers"] if prefix in line]
    assert WORKFLOW["jobs"]["test"]["strategy"]["matrix"]["python"] == declared
    assert PROJECT["requires-python"] == f">={declared[0]}"


def test_hooks_call_the_projects_own_tools():
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    assert [repository["repo"] for repository in hooks["repos"]] == ["local"]
    for hook in hooks["repos"][0]["hooks"]:
        assert hook["entry"].startswith(".venv/bin/")
