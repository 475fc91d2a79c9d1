"""Parts of a batch or a match, played apart and put together: the same file as from one run, to the last byte."""

import json
import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import duchy
from duchy import arena, sim
from duchy.cli import main
from duchy.engine.errors import OptionError
from duchy.sim import files
from duchy.sim.parts import part_of


def merged(folder, results):
    """The file that parts make, written in any order."""
    names = []
    for number, part in enumerate(results):
        names.append(folder / f"{number}.parquet")
        part.write(names[-1])
    random.Random(len(names)).shuffle(names)
    files.merge(names, folder / "merged.parquet")
    return (folder / "merged.parquet").read_bytes()


def whole(folder, results):
    results.write(folder / "whole.parquet")
    return (folder / "whole.parquet").read_bytes()


@pytest.mark.slow
@pytest.mark.parametrize("parts", [1, 2, 3, 7])
@pytest.mark.parametrize("name", ["burgundy", "dice", "bruges"])
def test_any_partition_of_a_simulation_equals_one_run(name, parts, tmp_path):
    game = duchy.load(name, players=2)
    shards = [sim.simulate(game, 25, -7, shard=(i, parts), keep="details") for i in range(1, parts + 1)]
    assert sum(map(len, shards)) == 25
    assert merged(tmp_path, shards) == whole(tmp_path, sim.simulate(game, 25, -7, keep="details"))


@pytest.mark.slow
@pytest.mark.parametrize("parts", [2, 5])
@pytest.mark.parametrize("name", ["burgundy", "dice", "bruges"])
def test_any_partition_of_a_match_equals_one_run(name, parts, tmp_path):
    game = duchy.load(name, players=2)
    played: dict[str, Any] = {"specs": ["greedy", "random"], "games": 12, "seed": 3, "keep": "details"}
    shards = [arena.run(game, **played, shard=(i, parts)) for i in range(1, parts + 1)]
    assert merged(tmp_path, shards) == whole(tmp_path, arena.run(game, **played))


def test_more_parts_than_games_and_seats_of_their_own(tmp_path):
    game = duchy.load("dice", players=2)
    played: dict[str, Any] = {"games": 3, "seed": 5, "seats": {0: "search:iterations=4,threads=1"}}
    shards = [sim.simulate(game, **played, shard=(i, 5)) for i in range(1, 6)]
    assert sorted(map(len, shards)) == [0, 0, 1, 1, 1]
    assert merged(tmp_path, shards) == whole(tmp_path, sim.simulate(game, **played))


def test_a_part_is_played_by_the_same_kernels_on_a_seed_of_its_own():
    game = duchy.load("dice", players=2)
    every = sim.simulate(game, 90, seed=2**64 - 3)
    part = sim.simulate(game, 90, seed=2**64 - 3, shard=(2, 3))
    assert (part.first, part.wanted, len(part)) == (30, 90, 30)
    assert np.array_equal(part.scores, every.scores[30:60])


def test_parts_of_different_partitions_fit_together(tmp_path):
    game = duchy.load("dice", players=2)
    shards = [sim.simulate(game, 40, 1, shard=shard) for shard in ((1, 2), (3, 4), (7, 8), (8, 8))]
    assert merged(tmp_path, shards) == whole(tmp_path, sim.simulate(game, 40, 1))


def test_parts_hold_every_game_once():
    for games in (1, 10, 97):
        for parts in (1, 2, 3, 100):
            listed = [number for i in range(1, parts + 1) for number in part_of(games, (i, parts))]
            assert listed == list(range(games))
    assert part_of(10, "2/5") == part_of(10, (2, 5)) == range(2, 4)


@pytest.mark.parametrize("shard", ["", "2", "0/5", "6/5", "2/0", "a/b", "1/5/7", (1,), (0, 3), (4, 3), 5, ("1", "2")])
def test_wrong_parts_are_refused(shard):
    with pytest.raises(duchy.DuchyError, match="shard"):
        part_of(10, shard)


@pytest.fixture(scope="module")
def halves():
    game = duchy.load("dice", players=2)
    return [sim.simulate(game, 20, 1, shard=(i, 2)) for i in (1, 2)]


CHANGES: dict[str, dict[str, Any]] = {
    "seed": {"seed": 2},
    "options": {"options": {"players": 2, "revision": 1, "sheet": "B", "variant": "basic"}},
    "data": {"data": "0123456789abcdef"},
    "version": {"version": "0.1.0"},
    "bots": {"bots": ("greedy", "random")},
    "games": {"wanted": 40},
}


@pytest.mark.parametrize("name", CHANGES)
def test_parts_of_something_else_are_refused(halves, tmp_path, name):
    with pytest.raises(duchy.DuchyError, match=f"do not belong together: {name} is"):
        merged(tmp_path, [halves[0], replace(halves[1], **CHANGES[name])])


def test_missing_doubled_and_interrupted_parts_are_refused(halves, tmp_path):
    first, second = halves
    for parts, said in (
        ([first], "Games 10 to 19 of 20 are missing"),
        ([second], "Games 0 to 9 of 20 are missing"),
        ([first, second, first], "hold the same games, from game 0 on"),
        ([first, replace(second, complete=False)], "was interrupted"),
    ):
        with pytest.raises(duchy.DuchyError, match=said):
            merged(tmp_path, parts)
    with pytest.raises(OptionError, match="no files to merge"):
        files.merge([], tmp_path / "merged.parquet")


def test_a_match_and_a_simulation_do_not_belong_together(halves, tmp_path):
    match = arena.run(duchy.load("dice", players=2), ["random"], games=20, seed=1, shard=(2, 2))
    with pytest.raises(duchy.DuchyError, match="kind is"):
        merged(tmp_path, [halves[0], match])


def test_foreign_files_are_refused(tmp_path):
    import pandas

    pandas.DataFrame({"score": [1]}).to_parquet(tmp_path / "own.parquet")
    (tmp_path / "text.parquet").write_text("no")
    for name, said in (("own", "was not written by"), ("text", "no results"), ("missing", "no results")):
        with pytest.raises(duchy.DuchyError, match=said):
            files.merge([tmp_path / f"{name}.parquet"], tmp_path / "merged.parquet")


def test_the_command_line_plays_parts_and_merges_them(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    for command in (["simulate", "dice", "--seat", "0=greedy"], ["arena", "dice"]):
        played = [*command, "--games", "6", "--seed", "2"]
        for number in (1, 2):
            assert main([*played, "--shard", f"{number}/2", "--out", f"{number}.parquet"]) == 0
        assert main([*played, "--out", "whole.parquet"]) == 0
        capsys.readouterr()
        assert main(["merge", "2.parquet", "1.parquet", "--out", "merged.parquet"]) == 0
        assert "merged.parquet: 6 games from 2 files." in capsys.readouterr().out
        assert (tmp_path / "merged.parquet").read_bytes() == (tmp_path / "whole.parquet").read_bytes()
    assert main(["merge", "1.parquet", "2.parquet", "--out", "merged.csv", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 6
    assert len((tmp_path / "merged.csv").read_text(encoding="utf-8").splitlines()) == 13


def test_the_command_line_shows_who_sits_where(capsys):
    assert main(["simulate", "dice", "--games", "2", "--seat", "1=greedy"]) == 0
    assert "greedy" in capsys.readouterr().out


def test_an_interrupted_simulation_writes_what_is_done(tmp_path, monkeypatch, capsys):
    from duchy.sim import workers

    def interrupt(done, total):
        raise KeyboardInterrupt

    class Bar:
        def __enter__(self):
            return interrupt

        def __exit__(self, *problem):
            return None

    monkeypatch.setattr(workers, "_REPORT", 0)
    monkeypatch.setattr("duchy.cli.output.progress", lambda title: Bar())
    monkeypatch.setattr("duchy.cli.prepare.prepare", lambda kernels: None)
    out = tmp_path / "games.parquet"
    assert main(["simulate", "dice", "--games", "100000", "--out", str(out)]) == 130
    part = files._read(str(out))
    assert part.facts["complete"] is False and part.table.num_rows == 2 * part.facts["last"] < 200_000
    with pytest.raises(duchy.DuchyError, match="was interrupted"):
        files.merge([out], tmp_path / "merged.parquet")
