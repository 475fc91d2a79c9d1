"""A cluster of Ray on this machine, one of whose nodes is killed at work; `make test-ray` runs these."""

import os
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import duchy
from duchy import arena, sim
from duchy.engine.errors import OptionError
from duchy.sim import cluster

ray = pytest.importorskip("ray", reason="comes with the extra duchy[ray]")
pytestmark = pytest.mark.compiled

GAMES = int(os.environ.get("GAMES", "100000"))


@pytest.fixture(scope="module")
def machines() -> Iterator[Any]:
    """A head and two nodes, with a core each."""
    from ray.cluster_utils import Cluster

    found = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    found.add_node(num_cpus=1)
    ray.init(address=found.address, log_to_driver=False)
    yield found
    ray.shutdown()
    found.shutdown()


@pytest.fixture(scope="module")
def game() -> duchy.Game:
    return duchy.load("dice", players=2)


def test_a_node_is_killed_and_nothing_is_lost(game, machines):
    node = machines.add_node(num_cpus=1)
    killed: list[int] = []

    def progress(done: int, total: int | None) -> None:
        if total and done > total // 5 and not killed:
            machines.remove_node(node, allow_graceful=False)
            killed.append(done)

    pieces = sim.simulate(game, GAMES, seed=3, on="ray", progress=progress)
    whole = sim.simulate(game, GAMES, seed=3)
    assert killed
    assert pieces.complete
    for name in ("scores", "places", "lengths", "categories"):
        assert np.array_equal(getattr(pieces, name), getattr(whole, name)), name


def test_a_match_is_the_same_as_here(game, machines):
    whole = arena.run(game, ["greedy", "search:iterations=4,threads=1"], 20, seed=5)
    assert (
        arena.run(game, ["greedy", "search:iterations=4,threads=1"], 20, seed=5, on="ray").as_dict() == whole.as_dict()
    )


def refuse(piece: int) -> int:
    if piece == 2:
        raise OptionError("piece", "error-not-from-one", value=str(piece))
    return piece


def test_an_error_in_a_piece_is_the_error(machines):
    with cluster.Cluster("ray") as found, pytest.raises(OptionError, match="piece"):
        assert list(found.each(refuse, range(4)))


def crash(piece: int) -> int:
    os._exit(1)


def test_a_piece_that_is_lost_again_and_again_ends_the_work(machines, monkeypatch):
    monkeypatch.setattr(cluster, "RETRIES", 1)
    with cluster.Cluster("ray") as found, pytest.raises(cluster.ClusterError, match="was lost 1 time"):
        list(found.each(crash, [1]))


def test_another_version_is_refused(machines, monkeypatch):
    monkeypatch.setattr(cluster, "VERSION", "0.0.1")
    with cluster.Cluster("ray") as found, pytest.raises(cluster.ClusterError, match=r"this one has 0\.0\.1"):
        list(found.each(refuse, [1]))
