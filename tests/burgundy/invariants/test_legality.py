"""The second list of legal actions: equal to that of the rules in sound games, and not misled by what they derive."""

import ast
from pathlib import Path

import numpy as np
import pytest

import duchy
from duchy.engine.kernels.records import INTERPRETED, argument
from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bind
from duchy.games.burgundy.components.tiles import Colour, Kind
from duchy.games.burgundy.referee import legality
from duchy.games.burgundy.referee.legality import Fault
from tests.burgundy.invariants.arranged import Arranged
from tests.burgundy.walks import WALKS, sampled

EVERYWHERE = (1 << 37) - 1


def compared(state: duchy.State, player: int) -> str:
    """What the fuzzer says of the legal actions in a position."""
    kernels = bind("duchy.sim.checked", state.game.contract)
    out, wanted = (argument(np.zeros(n, np.int16)) for n in (state.game.max_legal, state.game.num_actions))
    s = argument(state.array)[0]
    code = kernels.check_complete(s, player, out, kernels.check_legal(s, player, out), wanted)
    return str(kernels.NAMES.get(int(code), "fine"))


def listed(state: duchy.State, player: int) -> list[int]:
    """What the second list says."""
    out = np.zeros(state.game.num_actions, np.int16)
    count = legality.expected(argument(state.array)[0], player, argument(out))
    return [int(action) for action in out[:count]]


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_the_lists_of_sound_games_are_equal(number):
    for step in sampled(number, 12 if INTERPRETED else 1):
        for player in range(step.before.game.players):
            assert listed(step.before, player) == step.before.legal_actions(player)


@rule
def all_faults(states, player, out):
    """What stands against each action of the catalogue, looked at one by one."""
    for action in range(len(out)):
        out[action] = legality.fault(states[0], player, action)


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_what_is_passed_over_together_has_a_fault(number):
    for step in sampled(number, 12 if INTERPRETED else 4):
        out = np.zeros(step.before.game.num_actions, np.int16)
        for player in step.before.deciders:
            all_faults(argument(step.before.array), player, argument(out))
            assert listed(step.before, player) == np.flatnonzero(out == Fault.NONE).tolist()


def turn() -> Arranged:
    """A turn with a die to place and to take with, and silver for a purchase; workers are spent."""
    table = Arranged().stores(Kind.CASTLE, Kind.BANK)
    table.home.silver, table.home.workers = 2, 0
    table.roll_for("place 1 2")
    assert compared(table.state, table.player) == "fine"
    return table


@pytest.mark.parametrize(
    ("field", "value", "found"),
    [
        ("border", 0, "missing_action"),
        ("border", EVERYWHERE, "extra_action"),
        ("covered", EVERYWHERE, "missing_action"),
        ("cities", 0xFF, "missing_action"),
        ("monasteries", 1 << 6, "extra_action"),
        ("monasteries", 1 << 12, "extra_action"),
    ],
)
def test_a_wrong_field_that_the_rules_derive_is_found(field: str, value: int, found: str):
    table = turn()
    table.home[field] = value
    assert compared(table.state, table.player) == found


@pytest.mark.parametrize("field", ["covered", "cities"])
def test_a_tile_that_the_rules_forget_is_found(field: str):
    """A bank stands in a city, where no other bank may stand, and not on its space either."""
    table = Arranged()
    city = max((r for r in table.regions(Colour.BUILDING)), key=len)
    for space in sorted(city)[:2]:
        table.lies(Kind.BANK if space == min(city) else Kind.CHURCH, space)
    table.stores(Kind.BANK, Kind.CHURCH, Kind.MARKET)
    assert compared(table.state, table.player) == "fine"
    table.home[field][:] = 0
    assert compared(table.state, table.player) == "extra_action"


def test_a_stored_tile_that_the_rules_do_not_count_is_found():
    table = Arranged().stores(Kind.CASTLE, Kind.BANK)
    assert compared(table.state, table.player) == "fine"
    table.record.storages[table.player].count = 1
    assert compared(table.state, table.player) == "missing_action"


@pytest.mark.parametrize(("monastery", "found"), [(28, "missing_action"), (27, "fine")])
def test_a_monastery_that_the_rules_forget_is_found(monastery, found):
    """Without tile 28 no workers are sold; the bridge allows no action."""
    table = Arranged().monastery(monastery)
    assert compared(table.state, table.player) == "fine"
    table.home.monasteries = 0
    assert compared(table.state, table.player) == found


def test_the_answers_to_crane_and_geese_are_compared():
    table = Arranged().pasture(Kind.COW_2, Kind.SHEEP_3).stores(Kind.GEESE, Kind.CRANE)
    for notation in ("place 1 1", "flock 3", "place 2 1", "copy 3", "gain"):
        assert compared(table.state, table.player) == "fine"
        table.play(notation)


def test_animals_that_the_rules_overlook_beside_geese_are_found():
    table = Arranged().pasture(Kind.COW_2, Kind.SHEEP_3).stores(Kind.GEESE)
    table.play("place 1 1")
    table.home.covered[0] = 0
    assert compared(table.state, table.player) == "missing_action"


def nodes() -> list[ast.AST]:
    """Everything in the sources of the second list."""
    files = sorted(Path(legality.__path__[0]).glob("*.py"))
    assert len(files) > 5
    return [node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]


def test_no_chapter_of_the_rules_is_called():
    imports = [node for node in nodes() if isinstance(node, ast.ImportFrom)]
    assert not [node.module for node in imports if "chapters" in str(node.module) or "hooks" in str(node.module)]


@pytest.mark.parametrize("field", ["covered", "border", "cities", "monasteries", "scored", "count"])
def test_no_field_that_the_rules_derive_is_read(field):
    assert not [node for node in nodes() if isinstance(node, ast.Attribute) and node.attr == field]
