"""What is installed is pinned with hashes, in every set to the same version, and from whatever index is set up."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SETS = {file.stem: file.read_text(encoding="utf-8") for file in (ROOT / "requirements").glob("*.txt")}
VERSIONS = (ROOT / "constraints.txt").read_text(encoding="utf-8")
PIN = re.compile(r"^([a-z0-9-]+)(?:\[[a-z,]+\])?==(\S+)", re.MULTILINE)


def pins(text: str) -> dict[str, str]:
    return dict(PIN.findall(text))


def test_there_is_a_list_for_every_set_that_is_installed() -> None:
    assert SETS.keys() == {"engine", "web", "dev", "bench", "build", "docs", "upkeep"}
    installers = [(ROOT / name).read_text(encoding="utf-8") for name in ("Makefile", "Dockerfile", "tools/check-wheel")]
    installed = {name for text in installers for name in re.findall(r"requirements/(\w+)\.txt", text)}
    assert installed == SETS.keys()


@pytest.mark.parametrize("name", SETS)
def test_every_pin_has_hashes_and_the_version_of_all(name: str) -> None:
    entries = [entry for entry in re.split(r"\n(?=\S)", SETS[name]) if not entry.startswith("#")]
    found = pins(SETS[name])
    assert len(entries) == len(found) > 4
    assert all("--hash=sha256:" in entry for entry in entries)
    assert found.items() <= pins(VERSIONS).items()


def test_larger_sets_hold_the_smaller_ones() -> None:
    engine, web, dev, bench = (pins(SETS[name]).items() for name in ("engine", "web", "dev", "bench"))
    assert engine < web < dev < bench


def test_no_index_is_named() -> None:
    assert not any("://" in text or "--index" in text for text in (VERSIONS, *SETS.values()))


def test_pip_installs_nothing_without_a_hash() -> None:
    """But torch and Ray, for `make test-learn` and `make test-ray`: those of torch differ by machine."""
    for name in ("Makefile", "Dockerfile", "tools/check-wheel"):
        calls = re.findall(r"pip(?: --python \S+)? install (.*)", (ROOT / name).read_text(encoding="utf-8"))
        assert calls
        unchecked = [call for call in calls if "--require-hashes" not in call and "--no-index" not in call]
        assert all(call.endswith("--target $(@D) $(EXTRA)") for call in unchecked), name
