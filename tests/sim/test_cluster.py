"""Work in pieces: they come back in any order and are one batch. A cluster in this process stands in for Ray's."""

import json
import random
import sys
from collections.abc import Callable, Generator, Iterable
from typing import Any

import numpy as np
import pytest

import duchy
from duchy import arena, sim
from duchy.cli import main
from duchy.engine.errors import DuchyError, MissingExtra, OptionError
from duchy.sim import Results
from duchy.sim.cluster import Cluster, address_of, cut, in_pieces

pytestmark = pytest.mark.compiled


class Here(Cluster):
    """Does the work at once, the pieces in an order of its own; Ctrl-C comes after so many of them."""

    stops_after: int | None = None
    cores = 1

    def __init__(self, on: str) -> None:
        address_of(on)

    def each(self, work: Callable[[Any], Any], pieces: Iterable[Any]) -> Generator[Any]:
        order = list(pieces)
        random.Random(3).shuffle(order)
        for number, piece in enumerate(order):
            if number == self.stops_after:
                raise KeyboardInterrupt
            yield work(piece)

    def __exit__(self, *_: object) -> None:
        """Nothing has to end."""


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> type[Here]:
    class Own(Here):
        pass

    monkeypatch.setattr("duchy.sim.cluster.Cluster", Own)
    monkeypatch.setattr("duchy.arena.match.Cluster", Own)
    return Own


@pytest.fixture(scope="module")
def game() -> duchy.Game:
    return duchy.load("dice", players=2)


def equal(one: Results, other: Results) -> bool:
    names = ("scores", "places", "verdicts", "lengths", "categories", "phases", "firsts")
    pairs = [(getattr(one, name), getattr(other, name)) for name in names]
    return all(np.array_equal(*pair) if pair[0] is not None else pair == (None, None) for pair in pairs)


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"policy": "greedy"},
        {"shard": "2/3"},
        {"keep": "details"},
        {"seats": {0: "greedy"}},
        {"seats": {1: "search:iterations=2,threads=1"}, "games": 24},
    ],
    ids=["random", "greedy", "shard", "details", "seats", "search"],
)
@pytest.mark.usefixtures("here")
def test_pieces_are_one_batch(game, more):
    wanted = {"games": 200, "seed": 9, **more}
    told: list[tuple[int, int | None]] = []
    whole, pieces = (
        sim.simulate(game, **wanted),
        sim.simulate(game, on="ray", progress=lambda *at: told.append(at), **wanted),
    )
    assert equal(whole, pieces)
    assert pieces.complete
    assert (pieces.first, pieces.wanted, pieces.bots) == (whole.first, whole.wanted, whole.bots)
    assert len(told) > 1
    assert told[-1] == (len(whole), len(whole))


def test_an_interruption_keeps_the_first_games_without_a_gap(game, here):
    whole = sim.simulate(game, 160, seed=9)
    lengths = set()
    for stop in (0, 3, 8, 15):
        here.stops_after = stop
        kept = sim.simulate(game, 160, seed=9, on="ray")
        assert not kept.complete
        assert len(kept) <= 10 * stop
        assert np.array_equal(kept.scores, whole.scores[: len(kept)])
        lengths.add(len(kept))
    assert 0 in lengths
    assert len(lengths) > 1


@pytest.mark.usefixtures("here")
def test_a_match_on_a_cluster_is_the_match(game):
    whole = arena.run(game, ["greedy", "random"], 40, seed=2)
    assert arena.run(game, ["greedy", "random"], 40, seed=2, on="ray").as_dict() == whole.as_dict()
    part = arena.run(game, ["greedy", "random"], 40, seed=2, shard="1/2", on="ray", keep="details")
    assert part.to_frame().equals(
        arena.run(game, ["greedy", "random"], 40, seed=2, shard="1/2", keep="details").to_frame()
    )


def test_an_interrupted_match_keeps_what_was_done(game, here):
    here.stops_after = 4
    result = arena.run(game, ["greedy", "random"], 48, seed=2, on="ray")
    assert result.games == 12
    assert not result.complete


@pytest.mark.usefixtures("here")
def test_on_the_command_line(capsys):
    small = ["dice", "--players=2", "--games=20", "--json"]
    assert main(["simulate", *small, "--on=ray"]) == 0
    clustered = capsys.readouterr().out
    assert main(["simulate", *small]) == 0
    alike = ("seats", "length", "games")
    read = [json.loads(text) for text in (clustered, capsys.readouterr().out)]
    assert [read[0][name] for name in alike] == [read[1][name] for name in alike]
    assert main(["arena", *small, "--on=ray"]) == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", "dice", "--on=pigeon"], "'pigeon' is no cluster; write ray or ray:ADDRESS"),
        (["arena", "dice", "--on="], "is no cluster"),
        (["simulate", "dice", "--on=ray", "--threads=2"], "on a cluster threads cannot be chosen"),
        (["simulate", "dice", "--on=ray", "--device=cuda"], "on a cluster device cannot be chosen"),
        (["arena", "dice", "--players=2", "--on=ray", "--sprt=0,20"], "cannot be played on a cluster"),
    ],
)
def test_mistakes_are_one_line(capsys, words, said):
    assert main(words) == 2
    printed = capsys.readouterr().err
    assert said in printed
    assert len(printed.splitlines()) == 1


def test_a_bot_that_cannot_be_sent_is_refused(game):
    bot = duchy.bots.make("greedy", game, seed=1)
    bot.secret = lambda: 0  # type: ignore[attr-defined]
    with pytest.raises(OptionError, match="cannot be sent to another process"):
        arena.run(game, [bot, "random"], 4, on="ray")
    with pytest.raises(OptionError, match="cannot be sent to another process"):
        sim.simulate(game, 4, seats={0: bot}, on="ray")


def test_without_ray_the_extra_is_named(game, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"needs the extra duchy\[ray\]"):
        sim.simulate(game, 4, on="ray")


@pytest.mark.parametrize("value", [None, 3, "", "rays", "RAY"])
def test_what_is_no_cluster(value):
    with pytest.raises(DuchyError, match="is no cluster"):
        address_of(value)


def test_addresses():
    assert address_of("ray") is None
    assert address_of("ray:192.0.2.1:6379") == "192.0.2.1:6379"
    assert address_of("ray:ray://there:10001") == "ray://there:10001"


def test_pieces_have_every_game_once():
    assert [*cut(range(5, 12), 3)] == [range(5, 8), range(8, 11), range(11, 12)]
    assert [*in_pieces("abcde", 2)] == [["a", "b"], ["c", "d"], ["e"]]
