"""A course of learning: rounds, what is kept of them, and how it goes on. Another trainer stands in for torch."""

import sys
from pathlib import Path
from typing import Any

import pytest

import duchy
from duchy.cli import main
from duchy.engine.errors import MissingExtra, OptionError, WrongType
from duchy.learn import course
from duchy.learn.course import Course, Plan
from duchy.learn.games import LearningError, Positions
from duchy.learn.recipe import Fit
from duchy.neural.network import Network, NetworkError
from tests.neural.test_neural import made

pytestmark = pytest.mark.compiled
PLAN = Plan(games=6, visits=2, match=4, horizon=1, threads=2)


@pytest.fixture(scope="module")
def game() -> duchy.Game:
    return duchy.load("dice", players=2)


class Trainer:
    """Gives out a network drawn by chance, and notes what it was given to learn from."""

    def __init__(self) -> None:
        self.seen: list[Positions] = []
        self.stops = False

    def __call__(self, parts: list[tuple[duchy.Game, Positions]], *_: Any) -> tuple[Network, list[Fit]]:
        if self.stops:
            raise KeyboardInterrupt
        self.seen += [positions for _, positions in parts]
        return made(*(game for game, _ in parts)), [Fit(len(each), 20.0, 19.0, 18.0, 17.0) for _, each in parts]

    @property
    def games(self) -> list[int]:
        return [each.played for each in self.seen]


@pytest.fixture
def trainer(monkeypatch: pytest.MonkeyPatch) -> Trainer:
    found = Trainer()
    monkeypatch.setattr(course, "_trainer", lambda device: found)
    return found


def rounds(game: duchy.Game, out: Path, count: int, plan: Plan = PLAN) -> Course:
    learning = Course([game], out, plan)
    running = learning.go(minutes=60)
    for _ in range(count):
        next(running)
    return learning


def test_a_round_plays_learns_and_measures(game, tmp_path, trainer):
    out = tmp_path / "own.safetensors"
    learning = rounds(game, out, 2)
    assert trainer.games == [6, 12]
    assert [each.games for each in learning.rounds] == [6, 12]
    assert all(0 <= each.wins <= 1 and each.matches == 4 for each in learning.rounds)
    assert Network.load(out).game == "dice"
    names = {file.name for file in (tmp_path / "own.course").iterdir()}
    assert names == {"games-1-00001.npz", "games-1-00002.npz", "rounds.csv", "wins.svg"}


def test_a_course_goes_on_where_it_was_stopped(game, tmp_path, trainer):
    out = tmp_path / "own.safetensors"
    first = rounds(game, out, 1)
    again = rounds(game, out, 1)
    assert again.rounds[:1] == first.rounds
    assert trainer.games[-1] == 12
    other = rounds(game, tmp_path / "other.safetensors", 2)
    assert [each.games for each in other.rounds] == [each.games for each in again.rounds]


def test_games_are_not_played_again_when_training_was_interrupted(game, tmp_path, trainer):
    out = tmp_path / "own.safetensors"
    trainer.stops = True
    learning = Course([game], out, PLAN)
    assert list(learning.go(minutes=60)) == []
    assert learning.interrupted
    assert not out.exists()
    file = tmp_path / "own.course" / "games-1-00001.npz"
    played = file.read_bytes()
    trainer.stops = False
    rounds(game, out, 1)
    assert trainer.games == [6]
    assert file.read_bytes() == played


def test_one_network_learns_with_several_options(game, tmp_path, trainer):
    """A round has games, errors and a match of each. A player alone wins deals with more points than the search."""
    games = [game, duchy.load("dice", players=1, sheet="B")]
    learning = Course(games, tmp_path / "own.safetensors", PLAN)
    running = learning.go(minutes=60)
    first, second = next(running), next(running)
    assert [each.options for each in first] == ["players=2", "players=1 sheet=B"]
    assert [each.number for each in first + second] == [1, 1, 2, 2]
    assert trainer.games == [6, 6, 12, 12]
    assert all(0 <= each.wins <= 1 and each.matches == PLAN.match for each in learning.rounds)
    network = Network.load(learning.out)
    assert all(map(network.fits, games))
    assert Course(games, learning.out, PLAN).rounds == learning.rounds


def test_games_with_other_options_are_not_learnt_from(game, tmp_path, trainer):
    out = tmp_path / "own.safetensors"
    three = duchy.load("dice", players=3)
    next(Course([game, three], out, PLAN).go(minutes=60))
    with pytest.raises(LearningError, match="has positions of a game with other options"):
        rounds(three, out, 1)


def test_a_course_has_one_game(game, tmp_path, trainer):
    with pytest.raises(OptionError, match="A network learns one game"):
        Course([game, duchy.load("bruges")], tmp_path / "own.safetensors", PLAN)


def test_a_table_of_rounds_that_is_none_is_refused(game, tmp_path, trainer):
    out = tmp_path / "own.safetensors"
    rounds(game, out, 1)
    table = tmp_path / "own.course" / "rounds.csv"
    table.write_text("number,games\n1,6\n", encoding="utf-8")
    with pytest.raises(LearningError, match=r"rounds\.csv"):
        Course([game], out, PLAN)


def test_a_network_for_another_game_is_not_gone_on_from(game, tmp_path, trainer):
    with pytest.raises(NetworkError, match="trained for dice, not for bruges"):
        Course([duchy.load("bruges")], tmp_path / "own.safetensors", PLAN, made(game))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("values", "problem"),
    [({"games": 0}, OptionError), ({"visits": 1.5}, WrongType), ({"device": "tpu"}, OptionError)],
    ids=["games", "visits", "device"],
)
def test_plans_that_make_no_sense_are_refused(values, problem):
    with pytest.raises(problem):
        Plan(**values)


def test_without_torch_nothing_is_played(game, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(MissingExtra, match=r"^duchy\.learn needs the extra duchy\[learn\]"):
        Course([game], tmp_path / "own.safetensors", PLAN)
    assert list(tmp_path.iterdir()) == []


def test_the_command_prints_each_round(tmp_path, trainer, capsys):
    small = ["--minutes=0.0001", "--games=4", "--visits=2", "--match=2", "--threads=1"]
    assert main(["learn", "dice", "--players=2", f"--out={tmp_path / 'own.safetensors'}", *small]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("Round 1, 4 games so far: the margin is off by 17.0 points, by the evaluation alone 18.0")
    assert main(["learn", "dice", "--players=2", f"--out={tmp_path / 'own.safetensors'}", *small, "--json"]) == 0
    assert '"number": 2, "options": "players=2", "games": 8' in capsys.readouterr().out
    also = ["--also=players=1 sheet=B", "--also", "players=3"]
    assert main(["learn", "dice", "--players=2", f"--out={tmp_path / 'more.safetensors'}", *small, *also]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.rpartition("(")[2] for line in lines] == ["players=2)", "players=1 sheet=B)", "players=3)"]
    assert "Wins against the search" in (tmp_path / "own.course" / "wins.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(("wrong", "said"), [("--games=0", "games"), ("--device=tpu", "cpu, cuda"), ("--size=3", "--")])
def test_mistakes_on_the_command_line_are_one_line(tmp_path, trainer, capsys, wrong, said):
    assert main(["learn", "dice", f"--out={tmp_path / 'own.safetensors'}", wrong]) == 2
    printed = capsys.readouterr().err
    assert said in printed
    assert len(printed.splitlines()) == 1
