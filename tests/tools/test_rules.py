"""The tool behind ``make rules``, on a small catalogue of its own."""

from pathlib import Path
from textwrap import indent

import pytest

from tools import rules

CATALOGUE = """\
# A game: rule catalogue

## 1. First

| id | rule |
|---|---|
| XX-ONE-01 | a row |
| XX-ONE-02 | another row; see XX-TWO-01 |

## 2. Second

| XX-TWO-01 | not built |

## Differences

| XX-DIFF-01 | refers to XX-ONE-01 |
"""

SOURCE = 'def first():\n    """The first rule (XX-ONE-01, XX-ONE-02)."""\n'

HEAD = "import pytest\nfrom tests.support.rules import rule\n\n"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one game of which chapter 1 is built and cited in the sources, and no tests yet."""
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "game.md").write_text(CATALOGUE)
    (tmp_path / "tests").mkdir()
    write_source(tmp_path, SOURCE)
    monkeypatch.setattr(rules, "BUILT", {"game": range(1, 2)})
    return tmp_path


def write_test(project: Path, source: str, name: str = "test_game.py") -> None:
    (project / "tests" / name).write_text(HEAD + source)


def write_source(project: Path, source: str, name: str = "chapters/first.py") -> None:
    file = project / "src" / "duchy" / "games" / "game" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(source)


def write_waivers(project: Path, source: str) -> None:
    (project / "docs" / "rules" / "waivers.toml").write_text(source)


def run(project: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = rules.main(list(arguments), root=project)
    return code, capsys.readouterr().out


BOTH = '@rule("XX-ONE-01", "XX-ONE-02")\ndef test_it():\n    assert 1\n'


def test_a_tested_chapter_passes_and_later_chapters_are_not_yet_built(project, capsys):
    write_test(project, BOTH)
    code, out = run(project, capsys)
    assert code == 0
    assert "1 First 2 2 0 0 0 2 0 0" in [" ".join(line.split()) for line in out.splitlines()]
    assert "   2  Second                                         1  not yet built" in out
    assert "Differences                                    1  cross-references" in out
    assert out.endswith("0 missing in the tests, 0 missing in the sources, 0 wrong\n")


def test_a_missing_row_is_named_and_fails(project, capsys):
    write_test(project, '@rule("XX-ONE-01")\ndef test_it():\n    assert 1\n')
    code, out = run(project, capsys)
    assert code == 1
    assert "MISSING  XX-ONE-02 in the tests" in out
    assert "MISSING  XX-TWO-01" not in out


def test_an_unknown_id_fails(project, capsys):
    write_test(project, BOTH + '\n@rule("XX-ONE-99")\ndef test_other():\n    assert 1\n')
    code, out = run(project, capsys)
    assert code == 1
    assert "tests/test_game.py::test_other cites XX-ONE-99, which no catalogue has" in out


B = '@rule("XX-ONE-02")\ndef test_b():\n    assert 1\n'


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("@pytest.mark.skip\n" + B, "it is marked skip"),
        ('@pytest.mark.skipif(True, reason="")\n' + B, "it is marked skipif"),
        ('@pytest.mark.xfail(reason="")\n' + B, "it is marked xfail"),
        ("pytestmark = pytest.mark.xfail\n" + B, "it is marked xfail"),
        ("@pytest.mark.skip\nclass TestB:\n" + indent(B, "    "), "it is marked skip"),
        ("class TestB:\n    pytestmark = pytest.mark.skip\n" + indent(B, "    "), "it is marked skip"),
        (B + '    pytest.skip("no")\n', "it may end in pytest.skip()"),
        ('pytest.importorskip("x")\n' + B, "it may end in pytest.importorskip()"),
        (B.replace("assert 1", '"""Says nothing."""'), "it is empty"),
        (B.replace("test_b", "helper"), "cites a rule but is no test"),
        ('X = "XX-ONE-02"\n' + B.replace('"XX-ONE-02"', "X"), "cites X: write the id as a literal"),
    ],
)
def test_a_citation_that_proves_nothing_fails(project, capsys, source, complaint):
    write_test(project, '@rule("XX-ONE-01")\ndef test_a():\n    assert 1\n', "test_a.py")
    write_test(project, source, "test_b.py")
    code, out = run(project, capsys)
    assert code == 1
    assert complaint in out
    assert "MISSING  XX-ONE-02" in out


@pytest.mark.parametrize(
    "source",
    [
        '@rule("XX-ONE-02")\nclass TestB:\n    def test_b(self):\n        assert 1\n',
        '@pytest.mark.rule("XX-ONE-02")\ndef test_b():\n    assert 1\n',
        'from tests.support.rules import rule as cites\n@cites("XX-ONE-02")\ndef test_b():\n    assert 1\n',
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("XX-ONE-02"))])\ndef test_b(n):\n    assert n\n',
        'CASES = [pytest.param(1, marks=rule("XX-ONE-02"))]\n\ndef test_b():\n    assert 1\n',
    ],
)
def test_all_ways_to_cite_are_seen(project, capsys, source):
    write_test(project, '@rule("XX-ONE-01")\ndef test_a():\n    assert 1\n', "test_a.py")
    write_test(project, source, "test_b.py")
    assert run(project, capsys)[0] == 0


MANY = '@rule("XX-ONE-01", "XX-ONE-02", "XX-ONE-01")\n@rule("XX-ONE-01", "XX-ONE-02")\ndef test_it():\n    assert 1\n'


def test_many_rows_in_one_test_need_a_comment_that_says_why(project, capsys):
    write_test(project, MANY)
    code, told = run(project, capsys)
    assert (code, "test_it cites 5 rows: split it" in told) == (1, True)
    write_test(project, f"# One example, line by line.\n{MANY}")
    assert run(project, capsys)[0] == 0


def test_a_row_that_no_source_cites_is_named_and_fails(project, capsys):
    write_test(project, BOTH)
    write_source(project, SOURCE.replace(", XX-ONE-02", ""))
    code, out = run(project, capsys)
    assert code == 1
    assert "MISSING  XX-ONE-02 in the sources" in out
    assert "0 missing in the tests, 1 missing in the sources, 0 wrong" in out


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ('"""Two rules: XX-ONE-01, 02."""\n', "chapters/first.py"),
        ('"""A range: XX-ONE-01 to 02."""\n', "chapters/first.py"),
        ("x = 1  # XX-ONE-01 to\n# XX-ONE-02\n", "rules.py"),
        ("# the faces (XX-ONE-01, XX-ONE-02)\n", "data/dice.toml"),
    ],
)
def test_sources_cite_in_docstrings_and_comments_of_code_and_data(project, capsys, source, name):
    write_test(project, BOTH)
    write_source(project, "")
    write_source(project, source, name)
    assert run(project, capsys)[0] == 0


def test_what_checks_a_game_implements_no_rule(project, capsys):
    write_test(project, BOTH)
    write_source(project, "")
    write_source(project, SOURCE, "referee/legality.py")
    assert run(project, capsys)[0] == 1


def test_a_source_with_an_unknown_id_fails(project, capsys):
    write_test(project, BOTH)
    write_source(project, "# XX-ONE-99\n", "rules.py")
    code, out = run(project, capsys)
    assert code == 1
    assert "src/duchy/games/game/rules.py cites XX-ONE-99, which no catalogue has" in out


NAMES = [*(f"XX-A-{n:02}" for n in range(1, 7)), "XX-B-01", "XX-B-02", "XX-A-07"]


@pytest.mark.parametrize(
    ("text", "spelt_out"),
    [
        ("XX-A-01", "A-01"),
        ("XX-A-01, 03", "A-01 A-03"),
        ("XX-A-01 to XX-A-03", "A-01 A-02 A-03"),
        ("XX-A-01 to 03, 05, XX-B-02", "A-01 A-02 A-03 A-05 B-02"),
        ("XX-A-05 to XX-B-01", "A-05 A-06 B-01"),
        ("XX-A-06 to 07", "A-06 A-07"),  # not what stands between them in the catalogue
        ("XX-A-06 to 09", "A-06 A-09"),  # the unknown end is left for the complaint
    ],
)
def test_lists_and_ranges_are_spelt_out(text, spelt_out):
    assert rules.NAMES.fullmatch(text)
    assert rules.spelt_out(text, NAMES) == [f"XX-{name}" for name in spelt_out.split()]


def test_a_row_without_code_needs_a_test_but_no_source(project, capsys):
    write_source(project, "")
    write_waivers(project, '[uncoded]\n"XX-ONE-01 to 02" = "examples"\n')
    assert run(project, capsys)[0] == 1
    write_test(project, BOTH)
    code, out = run(project, capsys)
    assert code == 0
    assert "uncoded  XX-ONE-01 to XX-ONE-02  examples" in out


@pytest.mark.parametrize("source", [SOURCE, SOURCE.replace(", XX-ONE-02", "")])
def test_a_waived_row_is_not_missing_and_its_reason_is_printed(project, capsys, source):
    write_source(project, source)
    write_test(project, '@rule("XX-ONE-01")\ndef test_it():\n    assert 1\n')
    write_waivers(project, '[never]\nXX-ONE-02 = "cardboard"\n')
    code, out = run(project, capsys)
    assert code == 0
    assert "waived   XX-ONE-02  cardboard" in out


def test_a_row_due_later_is_missing_once_its_chapter_is_built(project, capsys, monkeypatch):
    write_test(project, '@rule("XX-ONE-01", "XX-TWO-01")\ndef test_it():\n    assert 1\n')
    write_waivers(project, "[later]\nXX-ONE-02 = 2\n")
    assert run(project, capsys)[0] == 0
    monkeypatch.setattr(rules, "BUILT", {"game": range(1, 3)})
    code, out = run(project, capsys)
    assert code == 1
    assert "MISSING  XX-ONE-02" in out


@pytest.mark.parametrize(
    ("waivers", "complaint"),
    [
        ('[never]\nXX-ONE-01 = "cardboard"\n', "XX-ONE-01 has a test"),
        ('[uncoded]\nXX-ONE-01 = "example"\n', "XX-ONE-01 has a source"),
        ('[uncoded]\nXX-TWO-01 = ""\n', "XX-TWO-01 has no reason"),
        ('[uncoded]\nXX-TWO-01 = "x"\n[never]\nXX-TWO-01 = "x"\n', "XX-TWO-01 is named twice"),
        ('[never]\nXX-ONE-77 = "cardboard"\n', "no catalogue has XX-ONE-77"),
        ('[never]\nXX-TWO-01 = " "\n', "XX-TWO-01 has no reason"),
        ('[never]\nXX-TWO-01 = "x"\n[later]\nXX-TWO-01 = 2\n', "XX-TWO-01 is named twice"),
    ],
)
def test_a_waiver_must_be_needed_known_and_reasoned(project, capsys, waivers, complaint):
    write_test(project, BOTH)
    write_waivers(project, waivers)
    code, out = run(project, capsys)
    assert code == 1
    assert complaint in out


def test_an_id_that_stands_twice_is_refused(project, capsys):
    (project / "docs" / "rules" / "game.md").write_text(CATALOGUE + "| XX-ONE-01 | again |\n")
    with pytest.raises(SystemExit, match="XX-ONE-01 stands there twice"):
        run(project, capsys)


def test_a_row_can_be_looked_up(project, capsys):
    write_test(project, BOTH)
    found = "XX-ONE-01\n  tests/test_game.py::test_it\n  src/duchy/games/game/chapters/first.py::first\n"
    assert run(project, capsys, "XX-ONE-01") == (0, found)
    assert run(project, capsys, "XX-TWO-01") == (1, "XX-TWO-01\n  no test\n  no source\n")
    assert run(project, capsys, "XX-ONE-77") == (1, "XX-ONE-77\n  no such row\n")


def test_a_game_without_built_chapters_is_only_listed(project, capsys, monkeypatch):
    monkeypatch.setattr(rules, "BUILT", {"game": range(0)})
    code, out = run(project, capsys)
    assert code == 0
    assert "A game: 3 rows, not yet built" in out


def test_the_catalogues_of_the_project_are_read_whole():
    folder = rules.ROOT / "docs" / "rules"
    for name in rules.BUILT:
        text = (folder / f"{name}.md").read_text(encoding="utf-8")
        rows = [line for line in text.splitlines() if line.startswith(("| CB-", "| DG-", "| BR-"))]
        assert len(list(rules.read_catalogue(folder / f"{name}.md", range(0)).ids)) == len(rows)


class TestAtRunTime:
    """What the source does not show: a fixture that skips."""

    @pytest.fixture
    def outcome(self, pytester: pytest.Pytester) -> pytest.Pytester:
        pytester.makeconftest('pytest_plugins = ["tests.support.rules"]')
        pytester.makeini("[pytest]\nmarkers = rule: a citation")
        return pytester

    def test_a_citing_test_that_is_skipped_fails(self, outcome):
        fixture = '@pytest.fixture\ndef gone():\n    pytest.skip("no")\n\n'
        outcome.makepyfile(HEAD + fixture + '@rule("XX-ONE-01")\ndef test_a(gone):\n    assert 1\n')
        result = outcome.runpytest()
        result.assert_outcomes(errors=1)
        result.stdout.fnmatch_lines(["*cites XX-ONE-01 but did not run*"])

    def test_a_test_without_citations_may_be_skipped(self, outcome):
        outcome.makepyfile(HEAD + 'def test_a():\n    pytest.skip("no")\n')
        outcome.runpytest().assert_outcomes(skipped=1)
