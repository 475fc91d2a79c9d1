"""Every violation has a name, and can be found."""

from pathlib import Path

from duchy.games.burgundy.referee.invariants import VIOLATIONS
from duchy.games.burgundy.referee.invariants.violations import Violation


def test_every_violation_has_a_name_of_its_own():
    assert len(set(VIOLATIONS.values())) == len(VIOLATIONS)


def test_every_violation_is_planted_somewhere():
    """Those of points and of the recount are planted for each source, in test_points.py."""
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    by_source = range(Violation.POINTS, Violation.POSTS)
    names = [name for code, name in VIOLATIONS.items() if code != Violation.NONE and code not in by_source]
    assert [name for name in names if f'"{name}"' not in tests] == []
