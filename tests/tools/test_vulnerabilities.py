"""``make vulnerabilities`` fails on what is known, and never passes where nobody has answered."""

import json
from pathlib import Path
from typing import Any

import pytest

from tools import vulnerabilities
from tools.vulnerabilities import LOCKS, PINS, UNKNOWN, VULNERABLE, Unanswered, digest, main

FLAW = {"id": "PYSEC-2026-7", "fix_versions": ["1.2.4"], "aliases": []}
NPM_FLAW = {"leftpad": {"range": "<1.3.0", "severity": "high"}}


def answers(flaws: list[Any], of_npm: dict[str, Any]) -> dict[str, Any]:
    """Answers about the locks as they are."""
    clean = {"auditReportVersion": 2, "vulnerabilities": {}}
    told: dict[str, Any] = dict.fromkeys(LOCKS, clean)
    told[LOCKS[1]] = {**clean, "vulnerabilities": of_npm}
    told[PINS] = {"dependencies": [{"name": "numpy", "version": "1.2.3", "vulns": flaws}], "fixes": []}
    return {"on": "2026-11-18", "locks": {lock: digest(lock) for lock in LOCKS}, "told": told}


def judged(tmp_path: Path, kept: dict[str, Any]) -> int:
    file = tmp_path / "answers.json"
    file.write_text(json.dumps(kept), encoding="utf-8")
    return main(["--saved", str(file)])


def test_nothing_known_is_good(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert judged(tmp_path, answers([], {})) == 0
    assert capsys.readouterr().out == "0 known on 2026-11-18\n"


def test_a_vulnerable_package_of_python_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert judged(tmp_path, answers([FLAW], {})) == VULNERABLE
    assert "numpy 1.2.3: PYSEC-2026-7 (mended in 1.2.4)" in capsys.readouterr().out


def test_a_vulnerable_package_of_node_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert judged(tmp_path, answers([], NPM_FLAW)) == VULNERABLE
    assert "web/package-lock.json: leftpad <1.3.0: high" in capsys.readouterr().out


@pytest.mark.parametrize("lock", LOCKS)
def test_answers_about_other_pins_do_not_count(tmp_path: Path, lock: str, capsys: pytest.CaptureFixture[str]) -> None:
    kept = answers([], {})
    kept["locks"][lock] = "another"
    assert judged(tmp_path, kept) == UNKNOWN
    assert f"about another {lock}" in capsys.readouterr().err


def test_a_package_that_was_not_looked_up_is_not_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = answers([], {})
    kept["told"][PINS]["dependencies"].append({"name": "rich", "skip_reason": "not found"})
    assert judged(tmp_path, kept) == UNKNOWN
    assert capsys.readouterr().err == "NOT CHECKED: rich: not found\n"


def test_an_error_of_npm_is_not_checked(tmp_path: Path) -> None:
    kept = answers([], {})
    kept["told"][LOCKS[2]] = {"message": "405 Method Not Allowed", "error": {}}
    assert judged(tmp_path, kept) == UNKNOWN


def test_without_an_answer_nothing_passes_and_nothing_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def silent() -> Any:
        raise Unanswered("no network")

    monkeypatch.setattr(vulnerabilities, "ask_pip", silent)
    assert main(["--save", str(tmp_path / "answers.json")]) == UNKNOWN
    assert "NOT CHECKED: no network" in capsys.readouterr().err
    assert not (tmp_path / "answers.json").exists()


def test_answers_that_are_kept_say_the_same_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = answers([FLAW], NPM_FLAW)["told"]
    monkeypatch.setattr(vulnerabilities, "ask_pip", lambda: told[PINS])
    monkeypatch.setattr(vulnerabilities, "ask_npm", lambda folder: told[f"{folder}/package-lock.json"])
    file = str(tmp_path / "answers.json")
    assert main(["--save", file]) == VULNERABLE
    first = capsys.readouterr().out
    assert main(["--saved", file]) == VULNERABLE
    assert capsys.readouterr().out == first
    assert "2 known" in first
