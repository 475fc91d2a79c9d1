"""Results as rows: points by phase, first actions, frames, and files for other programs."""

import csv
import json
import sys

import numpy as np
import pytest

import duchy
from duchy import arena, sim
from duchy.sim import files
from duchy.sim.rows import Words

GAMES = ("burgundy", "dice", "bruges")


@pytest.fixture(scope="module")
def dice():
    return duchy.load("dice", players=2)


@pytest.fixture(scope="module")
def results(dice):
    return sim.simulate(dice, 30, seed=3, keep="details")


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_details_change_no_game_and_add_up(name):
    game = duchy.load(name, players=2)
    told, plain = (sim.simulate(game, 25, seed=3, keep=keep) for keep in ("details", None))
    assert np.array_equal(told.scores, plain.scores) and np.array_equal(told.lengths, plain.lengths)
    assert told.phases is not None
    assert told.phases.shape == (25, 2, len(told.phase_names), len(told.category_names))
    assert (told.phases.sum(axis=2) == told.categories).all()
    assert (plain.phases, plain.firsts) == (None, None)


def test_points_by_phase_are_those_that_the_sheet_of_the_dice_game_notes(dice, results):
    """Its score table has a column for each phase (DG-COMP-21)."""
    final = sim.final_states(dice, 30, seed=3)
    noted = final["players"]["points"][:, :2]
    assert (noted[:, :, :, : results.phases.shape[3]] == results.phases).all()


@pytest.mark.slow
def test_points_by_phase_are_the_differences_of_a_replayed_record():
    game = duchy.load("burgundy", players=2)
    match = arena.run(game, ["greedy"], games=1, seed=5, keep="records")
    told = arena.run(game, ["greedy"], games=1, seed=5, keep="details").details
    assert told is not None
    expected = np.zeros_like(told.phases[0])
    before, phase = np.zeros_like(expected[:, 0]), 0
    positions = list(match.records[0].positions())
    for state in positions:
        now = np.array([[*state.points(player).values()] for player in range(2)])
        expected[:, phase] += now - before
        before, phase = now, "ABCDE".index(state.view()["phase"])
    assert (told.phases[0] == expected).all()


def test_first_actions_are_those_of_the_game(dice):
    match = arena.run(dice, ["greedy", "random"], games=1, seed=5, keep="records")
    rows = arena.run(dice, ["greedy", "random"], games=1, seed=5, keep="details").to_frame()
    for seat in (0, 1):
        own = [notation for player, notation in match.records[0].actions if player == seat]
        assert [rows[f"action_{k}"][seat] for k in (1, 2, 3, 4)] == own[:4]


def test_a_frame_has_a_row_for_every_game_and_seat(dice, results):
    frame = results.to_frame("pandas")
    assert len(frame) == 60
    assert frame["score"].tolist() == results.scores.reshape(-1).tolist()
    assert frame["place"].tolist() == results.places.reshape(-1).tolist()
    assert frame["number"].tolist() == [number for number in range(30) for _ in (0, 1)]
    assert set(frame["seat"]) == {0, 1} and set(frame["bot"]) == {"random"}
    assert json.loads(frame["options"][0]) == dice.options.as_dict()
    assert set(frame["data"]) == {dice.data_digest} and set(frame["version"]) == {duchy.__version__}
    assert frame["game_seed"][2] == sim.seed_of_game(dice, 3, 1)
    by_phase = frame[[f"phase_{name}" for name in results.phase_names]].sum(axis=1)
    by_source = frame[[f"points_{name}" for name in results.category_names]].sum(axis=1)
    assert (by_phase == frame["score"]).all() and (by_source == frame["score"]).all()
    assert (frame["phase_II_areas"] == results.phases[:, :, 1, 0].reshape(-1)).all()


def test_polars_has_the_same(results):
    pandas, polars = results.to_frame("pandas"), results.to_frame("polars")
    assert polars.columns == list(pandas.columns)
    for name in polars.columns:
        assert polars[name].to_list() == [None if value != value else value for value in pandas[name].tolist()]


def test_whichever_is_there_makes_the_frame(results, monkeypatch):
    assert type(results.to_frame()).__module__.startswith("pandas")
    monkeypatch.setitem(sys.modules, "pandas", None)
    assert type(results.to_frame()).__module__.startswith("polars")
    with pytest.raises(duchy.DuchyError, match="A frame needs pandas, which is not installed; the extra"):
        results.to_frame("pandas")
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(duchy.DuchyError, match=r"A frame needs pandas / polars, .* duchy\[data\]"):
        results.to_frame()
    with pytest.raises(duchy.DuchyError, match="pandas, polars"):
        results.to_frame("excel")


def test_results_without_details_have_fewer_columns(dice, results):
    plain, told = sim.simulate(dice, 30, seed=3).to_frame(), results.to_frame()
    shared = list(plain.columns)
    assert not [name for name in shared if name.startswith(("phase_", "action_"))]
    assert plain.equals(told[shared])


def test_a_solo_game_has_its_verdict(dice):
    alone = sim.simulate(duchy.load("dice", players=1), 8, seed=3)
    told = alone.to_frame()["verdict"].tolist()
    assert told == [alone.verdict_names[place] for place in alone.verdicts]


def test_a_csv_file_has_the_same_rows(results, tmp_path):
    results.write(tmp_path / "games.csv")
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    frame = results.to_frame()
    assert list(rows[0]) == list(frame.columns)
    for name in ("number", "game_seed", "score", "bot", "action_1", "phase_III_areas"):
        assert [row[name] for row in rows] == [str(value) for value in frame[name]]
    assert {row["verdict"] for row in rows} == {""}


def test_a_parquet_file_has_the_same_rows(results, tmp_path):
    import pandas

    results.write(tmp_path / "games.parquet")
    assert pandas.read_parquet(tmp_path / "games.parquet").astype(str).equals(results.to_frame().astype(str))
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


def test_details_survive_a_file_of_numpy(results, tmp_path):
    results.save(tmp_path / "games.npz")
    again = sim.Results.load(tmp_path / "games.npz")
    assert again.to_frame().equals(results.to_frame())


def test_a_file_of_an_older_version_becomes_a_frame(dice, tmp_path):
    """It says nothing of bots, parts, version and data."""
    results = sim.simulate(dice, 5, seed=3)
    results.save(tmp_path / "games.npz")
    with np.load(tmp_path / "games.npz") as kept:
        facts = json.loads(str(kept["facts"]))
        arrays = {name: kept[name] for name in kept if name != "facts"}
    for name in ("bots", "first", "wanted", "version", "data", "phase_names"):
        del facts[name]
    np.savez(tmp_path / "older.npz", facts=json.dumps(facts), **arrays)
    frame = sim.Results.load(tmp_path / "older.npz").to_frame()
    assert set(frame["bot"]) == {"random"} and set(frame["version"]) == {""}
    assert frame["score"].tolist() == results.to_frame()["score"].tolist()


def test_files_that_cannot_be_written_are_refused(results, tmp_path, monkeypatch):
    for name, said in (("games.txt", "does not end in one of .parquet, .csv"), ("missing/games.csv", "folder of")):
        with pytest.raises(duchy.DuchyError, match=said):
            results.write(tmp_path / name)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(duchy.DuchyError, match=r"Parquet files need pyarrow, .* duchy\[data\]"):
        results.write(tmp_path / "games.parquet")


def test_a_full_disk_leaves_no_half_file(results, tmp_path, monkeypatch):
    def fails(rows, path):
        path.write_text("half")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files, "_write_csv", fails)
    with pytest.raises(duchy.DuchyError, match="No space left on device"):
        results.write(tmp_path / "games.csv")
    assert list(tmp_path.iterdir()) == []


def test_equal_columns_of_texts_are_equal_as_they_stand():
    one = Words.of(np.array([2, 0, -1]), ("b", "never", "a"))
    other = Words.of(np.array([0, 1, -1]), ("a", "b"))
    assert one.words == other.words == ("a", "b")
    assert one.codes.tolist() == other.codes.tolist() == [0, 1, -1]
