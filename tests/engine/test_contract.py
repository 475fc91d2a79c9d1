"""The contract of a game: complete for the games of the package, and clear about what a game does not bring."""

import pickle
import subprocess
import sys

import pytest

import duchy
from duchy.bots import make
from duchy.engine import registry
from duchy.engine.contract import Contract
from duchy.engine.errors import UnsupportedByGame
from duchy.engine.game import Game

PARTS = [name for name, value in vars(Contract).items() if isinstance(value, property) and name != "texts"]

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
    for part in PARTS:
        assert getattr(contract, part) is not None


def test_a_part_that_a_game_does_not_bring_is_an_error_that_names_it(toy: Game):
    with pytest.raises(UnsupportedByGame, match="'toy' has no part 'view'"):
        assert registry.contract_of(toy).view
    with pytest.raises(UnsupportedByGame, match="'toy' has no part 'evaluation'"):
        make("greedy", toy)
    with pytest.raises(UnsupportedByGame, match="'toy' has no part 'features'"):
        toy.new_state(1).features(0)


def test_there_is_one_contract_of_a_game_in_every_process(toy: Game):
    assert pickle.loads(pickle.dumps(toy)).contract is toy.contract
    assert pickle.loads(pickle.dumps(registry.contract("dice"))) is registry.contract("dice")


@pytest.mark.parametrize("part", ["display", "analysis"])
def test_playing_does_not_load_what_only_pages_and_tests_need(part: str):
    found = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True).stdout
    assert "burgundy.rules" in found
    assert part not in found
