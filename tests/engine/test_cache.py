"""The kernel cache: never stale, found again by the next process, and swept.

The package is copied without its games, and the toy is put in, so that little is compiled.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

import duchy
from duchy.engine import cache

PACKAGE = Path(duchy.__file__).parent
TOY = Path(__file__).parent / "toy"
ROOT = Path(__file__).parents[2]

#: A template whose kernel calls a rule of another file, which reads a table made from a data file.
PAYER = """
from duchy.engine.rule import rule
from duchy.engine.template import bound

game = bound()
prizes = game and game.prizes


@rule
def paid(pot, bid):
    return prizes.prize(pot, bid)
"""

#: Pays a bid of 1 out of a pot of 10, and says where the machine code came from.
SCRIPT = """
import json
import numba
from duchy.engine.template import bind
from duchy.games.toy.contract import CONTRACT
paid = bind("duchy.games.toy.payer", CONTRACT).paid
result = int(paid(10, 1))
stats = paid.stats
hits, misses = sum(stats.cache_hits.values()), sum(stats.cache_misses.values())
print(json.dumps({"paid": result, "hits": hits, "misses": misses, "folder": numba.config.CACHE_DIR}))
"""

#: A game of Burgundy, and what all kernels of the process found in the cache.
WARM_SCRIPT = """
import gc
import json
from numba.core.dispatcher import Dispatcher
import duchy
state = duchy.load("burgundy", players=3).new_state(1)
while not state.is_over:
    state.apply(state.legal_actions()[0])
state.observe(0), state.scores, state.reseed(1)
stats = [kernel.stats for kernel in gc.get_objects() if isinstance(kernel, Dispatcher)]
hits, misses = (sum(sum(getattr(each, name).values()) for each in stats) for name in ("cache_hits", "cache_misses"))
print(json.dumps({"hits": hits, "misses": misses}))
"""


def run(script: str, source: Path, caches: Path | None = None) -> SimpleNamespace:
    """What a fresh process prints."""
    environment = {**os.environ, "PYTHONPATH": str(source)}
    if caches is not None:
        environment["DUCHY_CACHE"] = str(caches)
    command = [sys.executable, "-c", script]
    done = subprocess.run(
        command, env=environment, cwd=source, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    return SimpleNamespace(**json.loads(done.stdout))


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package with the toy as its only game."""
    source = tmp_path / "source"
    no_games = shutil.ignore_patterns("burgundy", "__pycache__")
    shutil.copytree(PACKAGE, source / "duchy", ignore=no_games)
    shutil.copytree(TOY, source / "duchy" / "games" / "toy", ignore=shutil.ignore_patterns("__pycache__"))
    (source / "duchy" / "games" / "toy" / "payer.py").write_text(PAYER, encoding="utf-8")
    return source


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.compiled
def test_a_change_takes_effect_and_what_is_unchanged_is_found_again(copy, tmp_path):
    toy, caches = copy / "duchy" / "games" / "toy", tmp_path / "caches"
    cold = run(SCRIPT, copy, caches)
    assert (cold.paid, cold.hits, cold.misses) == (30, 0, 1)
    warm = run(SCRIPT, copy, caches)
    assert (warm.paid, warm.hits, warm.misses, warm.folder) == (30, 1, 0, cold.folder)

    edit(toy / "prizes.py", "// 100", "// 100 + 1")  # a rule in another file than the kernel
    changed_rule = run(SCRIPT, copy, caches)
    assert (changed_rule.paid, changed_rule.hits) == (31, 0)

    edit(toy / "data" / "prizes.toml", "300", "500")  # a number frozen into the machine code
    changed_data = run(SCRIPT, copy, caches)
    assert (changed_data.paid, changed_data.hits) == (51, 0)

    edit(toy / "data" / "prizes.toml", "500", "300")
    edit(toy / "prizes.py", "// 100 + 1", "// 100")
    assert run(SCRIPT, copy, caches).paid == 30
    assert len({cold.folder, changed_rule.folder, changed_data.folder}) == len(list(caches.iterdir())) == 3


@pytest.mark.compiled
def test_a_second_process_finds_every_kernel_of_a_game():
    run(WARM_SCRIPT, ROOT / "src")
    second = run(WARM_SCRIPT, ROOT / "src")
    assert second.hits > 0
    assert second.misses == 0


@pytest.mark.compiled
def test_a_cache_that_cannot_be_written_costs_time_and_nothing_else(copy, tmp_path):
    in_the_way = tmp_path / "a file"
    in_the_way.write_text("", encoding="utf-8")
    result = run(SCRIPT, copy, in_the_way)
    assert result.paid == 30
    assert not Path(result.folder).exists()


def test_the_key_knows_sources_data_and_nothing_else(copy):
    def key() -> str:
        return cache.key(copy / "duchy")

    toy = copy / "duchy" / "games" / "toy"
    first = key()
    assert key() == first
    for path, old, new in [
        (toy / "rules.py", "place = 1", "place = 2"),
        (toy / "data" / "prizes.toml", "200", "201"),
        (copy / "duchy" / "engine" / "chance.py", "S27", "S28"),
    ]:
        edit(path, old, new)
        assert key() != first
        edit(path, new, old)
        assert key() == first
    # What holds no kernel may change without a new compilation.
    edit(copy / "duchy" / "engine" / "match.py", "class Match:", "class Match:  # changed")
    assert key() == first


def test_what_kernels_import_counts_too(copy):
    sources = {path.relative_to(copy / "duchy").as_posix() for path in cache.kernel_sources(copy / "duchy")}
    assert {"engine/steps.py", "engine/agenda.py", "engine/catalogue.py", "games/toy/data/prizes.toml"} <= sources
    assert not {"engine/match.py", "engine/gamerecord.py", "engine/state.py"} & sources


def test_the_key_knows_data_that_a_player_brings(copy, tmp_path, monkeypatch):
    first = cache.key(copy / "duchy")
    (tmp_path / "own" / "toy").mkdir(parents=True)
    (tmp_path / "own" / "toy" / "prizes.toml").write_text("percent = [1, 2, 3]", encoding="utf-8")
    monkeypatch.setenv("DUCHY_DATA", str(tmp_path / "own"))
    assert cache.key(copy / "duchy") != first


def test_caches_are_kept_where_the_user_says(monkeypatch, tmp_path):
    monkeypatch.setenv("DUCHY_CACHE", str(tmp_path))
    assert cache.root() == tmp_path
    monkeypatch.delenv("DUCHY_CACHE")
    assert cache.root().parts[-2:] == ("duchy", "kernels")


def test_the_sweep_keeps_the_newest_and_the_recent(tmp_path):
    hours = {"now": 0, "hour": 1, "morning": 8, "noon": 12, "yesterday": 30, "week": 170}
    for name, age in hours.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "kernel.nbi").write_text("", encoding="utf-8")
        os.utime(tmp_path / name, (time.time() - 3600 * age,) * 2)
    cache.sweep(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"now", "hour", "morning", "noon"}


def test_the_sweep_keeps_a_few_however_old(tmp_path):
    for age in range(5):
        (tmp_path / str(age)).mkdir()
        os.utime(tmp_path / str(age), (time.time() - 3600 * 24 * (10 + age),) * 2)
    cache.sweep(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"0", "1", "2"}


def test_a_folder_in_the_way_is_replaced_by_one_that_nobody_can_guess(tmp_path, monkeypatch):
    (tmp_path / "a file").write_text("", encoding="utf-8")
    monkeypatch.setenv("DUCHY_CACHE", str(tmp_path / "a file"))
    monkeypatch.setattr("numba.config.CACHE_DIR", "")
    first, second = cache.open_folder(), cache.open_folder()
    assert first.is_dir()
    assert first != second


def test_opening_points_numba_at_a_fresh_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("DUCHY_CACHE", str(tmp_path / "new"))
    monkeypatch.setattr("numba.config.CACHE_DIR", "")
    folder = cache.open_folder()
    assert folder == tmp_path / "new" / cache.key()
    assert folder.is_dir()
    assert str(folder) == cache.numba.config.CACHE_DIR
