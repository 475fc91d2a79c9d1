"""A user's own data file replaces the packaged one, and everything grows with it: here by a team board of 73 spaces."""

import os
import subprocess
import sys
from pathlib import Path

from duchy.games import burgundy
from tests.support.rules import rule

HERE = Path(__file__).parent
PACKAGED = Path(burgundy.__file__).parent / "data"

NUMBERING = """
[[numbering]]
editions = ["2019"]
provenance = "one source"
source = "a picture"
estates = { 12a = "12a" }
"""

PLAY = """
import duchy
from duchy.games.burgundy.components.layouts import HEXES
from duchy.games.burgundy.state import STATE

game = duchy.load("burgundy", players=2, setup="expert", estates="12a")
state = game.new_state(seed=5)
while not state.is_over:
    state.apply(state.legal_actions()[len(state.legal_actions()) // 2])
placed = [sum(1 for tile in player.tiles if tile) for player in state.record.estates]
print(HEXES, max(space for player in state.record.estates for space in range(73) if player.tiles[space]))
print(*placed[:2], STATE.itemsize)
assert game.options.values()["estates"][-2:] == ("12a", "dealt")
"""


@rule("CB-PIC-14")
def test_a_game_on_an_estate_of_73_spaces(tmp_path):
    (tmp_path / "burgundy").mkdir()
    estates = (PACKAGED / "estates.toml").read_text(encoding="utf-8")
    estates += (HERE / "team_12a.toml").read_text(encoding="utf-8")
    (tmp_path / "burgundy" / "estates.toml").write_text(estates, encoding="utf-8")
    editions = (PACKAGED / "editions.toml").read_text(encoding="utf-8") + NUMBERING
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
