"""Compiling ahead: how much there is to do is known before, what is on disk is only loaded, and nothing else."""

from collections.abc import Callable

import pytest

from duchy.engine.game import warmup
from duchy.engine.game.warmup import Kernel
from duchy.engine.kernels.compiler import NotOnDisk, from_disk_only
from duchy.engine.kernels.rule import rule

pytestmark = pytest.mark.compiled

Reports = list[tuple[int, int]]


def fresh_kernels() -> list[Kernel]:
    """Two kernels that share a rule, as a new process would find them: not compiled, and perhaps on disk."""

    @rule
    def shared(x):
        return x + 1

    @rule
    def first(x):
        return shared(x) * 2

    @rule
    def second(x):
        return shared(x) * 3

    return [Kernel("first", first, lambda: first(1)), Kernel("second", second, lambda: second(1))]


@pytest.fixture
def reports(monkeypatch, tmp_path) -> Reports:
    monkeypatch.setenv("DUCHY_CACHE", str(tmp_path))
    return []


def reporter(reports: Reports) -> Callable[[int, int], None]:
    return lambda done, total: reports.append((done, total))


def test_progress_ends_where_it_was_said_to_end(reports):
    kernels = fresh_kernels()
    expected = warmup.work(kernels)
    report = warmup.warm(kernels, reporter(reports))
    assert (report.loaded, report.compiled) == (0, 2)
    assert reports[0] == (0, expected)
    assert reports[-1] == (expected, expected)
    assert reports == sorted(reports)


def test_what_is_on_disk_is_no_work(reports):
    warmup.warm(fresh_kernels())
    report = warmup.warm(fresh_kernels(), reporter(reports))
    assert (report.loaded, report.compiled, reports) == (2, 0, [])


def test_a_part_on_disk_is_left_out_of_the_work(reports):
    warmup.warm(fresh_kernels()[:1])
    kernels = fresh_kernels()
    report = warmup.warm(kernels, reporter(reports))
    assert (report.loaded, report.compiled) == (1, 1)
    assert reports[-1] == (warmup.work(kernels[1:]),) * 2


def test_loading_compiles_nothing(reports, tmp_path):
    assert not warmup.load(fresh_kernels())
    assert not list(tmp_path.iterdir())
    warmup.warm(fresh_kernels()[:1])
    assert not warmup.load(fresh_kernels())
    warmup.warm(fresh_kernels())
    assert warmup.load(fresh_kernels())


def test_a_kernel_can_be_compiled_after_it_was_not_found(reports):
    kernel = fresh_kernels()[0].function
    with from_disk_only(), pytest.raises(NotOnDisk):
        kernel(1)
    assert kernel(1) == 4
