"""The file that says how to cite Duchy speaks of this version."""

from pathlib import Path

import yaml

import duchy

ROOT = Path(__file__).parents[2]


def test_the_citation_names_this_version_and_the_day_of_its_changes():
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited["cff-version"] == "1.2.0"
    assert cited["version"] == duchy.__version__
    assert f"## {cited['version']} ({cited['date-released']})" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert cited["license"] == "MIT" and cited["authors"] and cited["message"] and cited["title"]
