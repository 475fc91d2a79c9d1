"""The contract of a game: complete for the games of the package, and clear about what a game does not bring."""

import pickle
import subprocess
import sys
from collections.abc import Callable

import pytest

import duchy
from duchy.bots import make
from duchy.engine.errors import UnsupportedByGame
from duchy.engine.game import registry
from duchy.engine.game.contract import Contract
from duchy.engine.game.game import Game
from duchy.engine.match.gamerecord import GameRecord
from duchy.engine.match.match import Match
from duchy.sim import simulate
from duchy.sim.fuzz import fuzz

PARTS = [name for name, value in vars(Contract).items() if isinstance(value, property) and name != "texts"]
MUST = ("options", "rules")
REPLACED = ("drawing", "course")  # parts that the kit stands in for
OF_SOME = ("deck", "plans")  # what only games with cards, or with boards that players may bring, have
SIZED = ("record_type", "catalogue", "max_legal", "categories", "observed")  # of rules and observations, by size

LOADED = """
import sys
import duchy
duchy.load("burgundy").new_state(1)
print([name for name in sys.modules if name.startswith("duchy.games.") and "contract" not in name])
"""


@pytest.mark.parametrize("name", duchy.GAMES)
def test_a_game_of_the_package_brings_every_part(name: str):
    contract = registry.contract(name)
    assert contract.name == name
    assert contract.package == duchy.GAMES[name]
    for part in set(PARTS) - set(OF_SOME):
        assert getattr(contract, part) is not None


def test_the_small_game_of_the_documentation_brings_every_part(toy: Game):
    contract = registry.contract_of(toy)
    for part in {*PARTS, "texts"} - set(OF_SOME):
        assert getattr(contract, part) is not None


def test_a_game_may_bring_no_more_than_it_must(bare: Game):
    """It loads, plays, is recorded and simulated."""
    match = Match(bare, seed=3)
    bot = make("random", bare, seed=1)
    while not match.state.is_over:
        player = match.state.deciders[0]
        match.apply(bot.choose(match.state.observe(player)), player)
    assert GameRecord.from_json(match.record().to_json()).replay() == match.state
    assert simulate(bare, games=5).scores.shape == (5, 3)


@pytest.mark.parametrize("part", [part for part in (*PARTS, "texts") if part not in (*MUST, *REPLACED, *SIZED)])
def test_a_part_that_a_game_does_not_bring_is_an_error_that_names_it(bare: Game, part: str):
    with pytest.raises(UnsupportedByGame, match=f"The game 'bare' has no part '{part}'"):
        getattr(registry.contract_of(bare), part)


@pytest.mark.parametrize("part", MUST)
def test_what_every_game_must_bring_is_asked_for_by_name(part: str):
    class Nothing(Contract):
        name = "nothing"
        package = "tests.engine.bare"

    with pytest.raises(UnsupportedByGame, match=f"The game 'nothing' has no part '{part}'"):
        getattr(Nothing(), part)


def test_a_part_whose_own_import_fails_is_not_missing(tmp_path, monkeypatch):
    class Torn(Contract):
        name = package = "torn"

    (tmp_path / "torn").mkdir()
    (tmp_path / "torn" / "rules.py").write_text("import no_such_module\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="No module named 'no_such_module'"):
        _ = Torn().rules


def test_what_needs_a_missing_part_says_so(bare: Game):
    state = bare.new_state(1)
    needs: dict[str, Callable[[], object]] = {
        "evaluation": lambda: make("greedy", bare),
        "observation": lambda: state.features(0),
        "invariants": lambda: fuzz("bare", 5),
        "describe": lambda: bare.describe(state, 0),
        "texts": lambda: bare.texts,
    }
    for part, use in needs.items():
        with pytest.raises(UnsupportedByGame, match=f"has no part '{part}'"):
            use()
    with pytest.raises(UnsupportedByGame, match="has no part 'evaluation'"):
        make("search", bare, iterations=1)


def test_there_is_one_contract_of_a_game_in_every_process(toy: Game):
    assert pickle.loads(pickle.dumps(toy)).contract is toy.contract
    assert pickle.loads(pickle.dumps(registry.contract("dice"))) is registry.contract("dice")


@pytest.mark.parametrize("part", ["display", "analysis", "referee"])
def test_playing_does_not_load_what_only_pages_and_tests_need(part: str):
    found = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True).stdout
    assert "burgundy.rules" in found
    assert part not in found
