"""A user's own data file replaces the packaged one, and everything grows with it: here by a team board of 73 spaces."""

import os
import subprocess
import sys

from tests.burgundy.box import TEAM_BOARD, packaged
from tests.support.rules import rule

NUMBERING = """
[[numbering]]
editions = ["2019"]
provenance = "one source"
source = "a picture"
estates = { own = "own" }
"""

PLAY = """
import duchy
from duchy.games.burgundy.components.layouts import HEXES
from duchy.games.burgundy.state import STATE

game = duchy.load("burgundy", players=2, setup="expert", estates="own")
state = game.new_state(seed=5)
while not state.is_over:
    state.apply(state.legal_actions()[len(state.legal_actions()) // 2])
placed = [sum(1 for tile in player.tiles if tile) for player in state.record.estates]
print(HEXES, max(space for player in state.record.estates for space in range(73) if player.tiles[space]))
print(*placed[:2], STATE.itemsize)
assert game.options.values()["estates"][-2:] == ("own", "dealt")
"""


@rule("CB-PIC-14")
def test_a_game_on_an_estate_of_73_spaces(tmp_path):
    (tmp_path / "burgundy").mkdir()
    estates = packaged("estates") + TEAM_BOARD
    (tmp_path / "burgundy" / "estates.toml").write_text(estates, encoding="utf-8")
    editions = packaged("editions") + NUMBERING
    (tmp_path / "burgundy" / "editions.toml").write_text(editions, encoding="utf-8")
    played = subprocess.run(
        [sys.executable, "-c", PLAY],
        env=os.environ | {"DUCHY_DATA": str(tmp_path), "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    hexes, farthest, first, second, size = map(int, played.stdout.split())
    assert hexes == 73
    assert farthest > 37  # tiles lie in the second word of the masks
    assert min(first, second) > 5
    assert size <= 2048
