"""Data: every entry says where it comes from, faults are named, and a player's own file takes its place."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from duchy.engine.errors import DataError
from duchy.engine.values.data import DataFile
from duchy.games import dice
from duchy.games.dice.components.parts import read_areas, read_awards, read_faces, read_verdicts
from duchy.games.dice.components.sheets import read_sheets

PACKAGED = Path(dice.__file__).parent / "data"


def packaged(name: str) -> str:
    return (PACKAGED / f"{name}.toml").read_text(encoding="utf-8")


def test_what_rests_on_one_source_or_on_us_says_so():
    assert [sheet.provenance for sheet in read_sheets()] == ["printed", "one source", "one source", "one source"]
    assert DataFile("dice", "dice").entry("hourglasses").provenance == "one source"
    assert DataFile("dice", "sheet").entry("circles").provenance == "reconstructed"
    awards = {entry.name: entry.provenance for entry in DataFile("dice", "scoring").entries("colour", "name")}
    assert [name for name, provenance in awards.items() if provenance == "printed"] == ["colour pasture"]


@pytest.mark.parametrize(
    ("name", "old", "new", "read", "reason"),
    [
        ("sheets", "     R R M M\n", "     R R M\n", read_sheets, "a hexagon with rows"),
        ("sheets", "     R R M M\n", "     R R M X\n", read_sheets, "holds 'X'"),
        ("sheets", "     R R M M\n", "     R R M R\n", read_sheets, "hexes of colour mine instead of 4"),
        ("sheets", "    C C K K C\n   C g P P s K\n", "    C C K K g\n   C C P P s K\n", read_sheets, "more than"),
        ("sheets", 'letter = "A"', 'letter = "B"', read_sheets, "A, B, C and D in this order"),
        ("dice", "[1, 2, 3, 4, 5, 6]", "[1, 2, 3, 4, 5, 5]", read_faces, "must be 1 to 6"),
        ("dice", '"pasture"]', '"mine"]', read_faces, "its faces must be"),
        ("dice", "[1, 1, 1, 1, 2, 2]", "[1, 1, 1, 1, 1, 1]", read_faces, "some two"),
        ("scoring", "size = 3", "size = 5", read_areas, "sizes 1 to 4"),
        ("scoring", 'name = "mine"', 'name = "lake"', read_awards, "in this order"),
        ("scoring", "vp = [6, 3]", "vp = [3, 6]", read_awards, "must not get less"),
        ("scoring", "perfect = 61", "perfect = 41", read_verdicts, "must need more points"),
    ],
)
def test_a_fault_in_a_file_is_named(own_data, name, old, new, read, reason):
    assert old in packaged(name)
    own_data(name, packaged(name).replace(old, new, 1))
    with pytest.raises(DataError, match=re.escape(reason)):
        read()


PLAY = """
import duchy
from duchy.games.dice.components.sheets import AWARDS

game = duchy.load("dice", players=2, sheet="B")
state = game.new_state(seed=5)
while not state.is_over:
    player = state.deciders[0]
    legal = state.legal_actions(player)
    state.apply(legal[len(legal) // 2], player)
me = state.record.players[0]
print(AWARDS[1, 0, 0], AWARDS[0, 0, 0], state.record.circles[3], max((me.ringed + me.crossed)[0]))
"""


def test_a_game_with_files_of_ones_own(tmp_path):
    """Circles that are counted, and a sheet with awards of its own (DG-DATA-07, DG-DATA-09)."""
    (tmp_path / "dice").mkdir()
    names = ("monastery", "mine", "river", "city", "castle", "pasture")
    awards = "[sheet.colours]\n" + "".join(f"{name} = [9, 8]\n" for name in names)
    sheets = packaged("sheets").replace("     P C C P\n'''\n", f"     P C C P\n'''\n{awards}")
    (tmp_path / "dice" / "sheets.toml").write_text(sheets, encoding="utf-8")
    circles = packaged("sheet").replace("worker = 0", "worker = 3")
    (tmp_path / "dice" / "sheet.toml").write_text(circles, encoding="utf-8")
    played = subprocess.run(
        [sys.executable, "-c", PLAY],
        env=os.environ | {"DUCHY_DATA": str(tmp_path), "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    own, common, workers, most = map(int, played.stdout.split())
    assert (own, common, workers) == (9, 3, 3)
    assert most <= 3
