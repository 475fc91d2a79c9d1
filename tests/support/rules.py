"""``@rule("CB-ANIM-07")``: the test below exercises this row of docs/rules. ``make rules`` counts these citations."""

from collections.abc import Generator

import pytest

__all__ = ["rule"]


def rule(*ids: str) -> pytest.MarkDecorator:
    """Cite rows of the rule catalogue. Ids are written out as literals, since ``make rules`` reads them unexecuted."""
    if not ids:
        raise ValueError("rule() cites at least one id")
    return pytest.mark.rule(*ids)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fail a citing test that was skipped or expected to fail, so that a citation always means an exercised rule."""
    report = yield
    if report.skipped and (marks := list(item.iter_markers("rule"))):
        ids = ", ".join(sorted({name for mark in marks for name in mark.args}))
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} cites {ids} but did not run: a cited test may not be skipped or xfailed"
    return report
