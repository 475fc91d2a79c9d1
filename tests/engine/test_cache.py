"""The kernel cache: never stale, found again by the next process, and swept.

The package is copied without its games, and the toy is put in twice, so that little is compiled.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import duchy
from duchy.engine.kernels import cache
from duchy.engine.kernels.rule import rule

PACKAGE = Path(duchy.__file__).parent
TOY = Path(__file__).parent / "toy"
ROOT = Path(__file__).parents[2]

#: A template whose kernel calls a rule of another file, which reads a table made from a data file.
PAYER = """
from duchy.engine.play.chance import roll
from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bound

game = bound()
prizes = game and game.prizes


@rule
def paid(pot, bid):
    return prizes.prize(pot, bid)


@rule
def rolled(states):
    return roll(states[0])
"""

#: Pays a bid of 1 out of a pot of 10 and rolls a die, in two games, and says which rules had to be compiled for that.
SCRIPT = """
import json
import numpy as np
from numba.core import event
from duchy.engine.kernels.template import bind
from duchy.games.toy import prizes, rules
from duchy.games.other import prizes as other_prizes

class Compiled(event.Listener):
    names = []
    def on_start(self, compiling):
        pass
    def on_end(self, compiling):
        self.names.append(compiling.data["dispatcher"].py_func.__name__)

event.register("numba:compile", Compiled())
class Game:
    def __init__(self, package, prizes):
        self.package, self.size, self.prizes = package, "", prizes

toy = bind("duchy.games.toy.payer", Game("duchy.games.toy", prizes))
other = bind("duchy.games.toy.payer", Game("duchy.games.other", other_prizes))
paid = int(toy.paid(10, 1))
in_toy = sorted(Compiled.names)
other.paid(10, 1)
in_other = sorted(Compiled.names[len(in_toy):])
toy.rolled(np.zeros(1, rules.STATE))
of_kit = sorted(Compiled.names[len(in_toy + in_other):])
print(json.dumps({"paid": paid, "toy": in_toy, "other": in_other, "kit": of_kit}))
"""

PAYING = ["paid", "prize"]
ROLLING = ["below", "draw", "mix", "roll", "rolled"]

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


def run(script: str, source: Path, caches: Path | None = None, **variables: str) -> SimpleNamespace:
    """What a fresh process prints."""
    environment = {**os.environ, "PYTHONPATH": str(source), **variables}
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
    """The package with the toy as its only games."""
    source = tmp_path / "source"
    no_games = shutil.ignore_patterns("burgundy", "dice", "client", "__pycache__")
    shutil.copytree(PACKAGE, source / "duchy", ignore=no_games)
    for name in ("toy", "other"):
        shutil.copytree(TOY, source / "duchy" / "games" / name, ignore=shutil.ignore_patterns("__pycache__"))
    (source / "duchy" / "games" / "toy" / "payer.py").write_text(PAYER, encoding="utf-8")
    return source


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.compiled
@pytest.mark.proof
def test_only_what_depends_on_a_change_is_compiled_again(copy, tmp_path):
    kit, toy, caches = copy / "duchy" / "engine", copy / "duchy" / "games" / "toy", tmp_path / "caches"

    def again() -> SimpleNamespace:
        return run(SCRIPT, copy, caches)

    cold = again()
    assert (cold.paid, cold.toy, cold.other, cold.kit) == (30, PAYING, PAYING, ROLLING)

    # Comments, docstrings and annotations, in a rule, the kit, the data and the compiler; another rule.
    edit(toy / "prizes.py", '"""A share of the pot, rounded down."""', "# a share of the pot")
    edit(toy / "prizes.py", "def prize(pot: int, bid: int) -> int:", "def prize(pot: int, bid: int):")
    edit(toy / "data" / "prizes.toml", "percent =", "# In hundredths.\npercent =")
    edit(toy / "rules.py", "place = 1", "place = 2")
    edit(kit / "play" / "chance.py", "@rule\ndef roll", "# A die.\n@rule\ndef roll")
    edit(kit / "kernels" / "compiler.py", '    """A rule: compiled', '    # Rules.\n    """A rule! Compiled')
    commented = again()
    assert (commented.paid, commented.toy, commented.other, commented.kit) == (30, [], [], [])

    edit(toy / "prizes.py", "// 100", "// 100 + 1")  # a rule in another file than the kernel
    changed_rule = again()
    assert (changed_rule.paid, changed_rule.toy, changed_rule.other, changed_rule.kit) == (31, PAYING, [], [])

    edit(toy / "data" / "prizes.toml", "300", "500")  # a number frozen into the machine code
    edit(kit / "play" / "chance.py", "below(s, 6) + 1", "1 + below(s, 6)")
    changed_data = again()
    assert (changed_data.paid, changed_data.toy, changed_data.other, changed_data.kit) == (51, PAYING, [], ROLLING)

    edit(toy / "data" / "prizes.toml", "500", "300")
    edit(toy / "prizes.py", "// 100 + 1", "// 100")
    back = again()
    assert (back.paid, back.toy) == (30, [])

    edit(kit / "kernels" / "compiler.py", '"nogil": True', '"nogil": False')  # how rules are compiled
    assert again().toy == PAYING


@pytest.mark.compiled
@pytest.mark.proof
def test_a_second_process_finds_every_kernel_of_a_game():
    run(WARM_SCRIPT, ROOT / "src")
    second = run(WARM_SCRIPT, ROOT / "src")
    assert second.hits > 0
    assert second.misses == 0


@pytest.mark.compiled
@pytest.mark.proof
def test_a_cache_that_cannot_be_written_costs_time_and_nothing_else(copy, tmp_path):
    in_the_way = tmp_path / "a file"
    in_the_way.write_text("", encoding="utf-8")
    assert run(SCRIPT, copy, in_the_way).paid == 30


@pytest.mark.compiled
@pytest.mark.proof
def test_other_settings_of_the_compiler_are_kept_apart(copy, tmp_path):
    run(SCRIPT, copy, tmp_path / "caches")
    assert run(SCRIPT, copy, tmp_path / "caches", NUMBA_BOUNDSCHECK="1").toy == PAYING


@pytest.mark.compiled
@pytest.mark.proof
def test_a_file_cut_short_is_written_again(tmp_path, monkeypatch):
    monkeypatch.setenv("DUCHY_CACHE", str(tmp_path))
    (file,) = _double_anew(tmp_path, misses=1)
    whole = file.read_bytes()
    file.write_bytes(whole[:1000])
    assert _double_anew(tmp_path, misses=1) == [file]
    assert len(file.read_bytes()) == len(whole)
    assert _double_anew(tmp_path, misses=0) == [file]


def _double_anew(caches: Path, misses: int) -> list[Path]:
    def twice(x):
        return 2 * x

    double: Any = rule(twice)
    assert double(np.int64(4)) == 8
    assert sum(double.stats.cache_misses.values()) == misses
    return list(caches.iterdir())


def test_caches_are_kept_where_the_user_says(monkeypatch, tmp_path):
    monkeypatch.setenv("DUCHY_CACHE", str(tmp_path))
    assert cache.root() == tmp_path
    monkeypatch.delenv("DUCHY_CACHE")
    assert cache.root().parts[-2:] == ("duchy", "kernels")


def old_kernel(folder: Path, name: str, hours: float) -> None:
    file = folder / f"{name}.kernel"
    file.write_text("", encoding="utf-8")
    os.utime(file, (time.time() - 3600 * hours,) * 2)


def test_the_sweep_keeps_the_newest_and_the_recent(tmp_path):
    for name, hours in {"now": 0, "hour": 1, "morning": 8, "noon": 12, "yesterday": 30, "week": 170}.items():
        old_kernel(tmp_path, f"play-{name}", hours)
    cache.sweep(tmp_path)
    assert {path.stem for path in tmp_path.iterdir()} == {"play-now", "play-hour", "play-morning", "play-noon"}


def test_the_sweep_keeps_a_few_of_each_kernel_however_old(tmp_path):
    for days in range(5):
        old_kernel(tmp_path, f"play-{days}", 24 * (10 + days))
        old_kernel(tmp_path, f"legal-{days}", 24 * (100 + days))
    cache.sweep(tmp_path)
    assert {path.stem for path in tmp_path.iterdir()} == {f"{name}-{i}" for name in ("play", "legal") for i in range(3)}
