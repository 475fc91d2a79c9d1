"""Bots of one's own: as classes, objects and names, in matches and on the command line."""

import importlib
import json
import re
import sys
from pathlib import Path

import pytest

import duchy
from duchy import arena, bots
from duchy.bots import named
from duchy.bots.bot import Bot
from duchy.bots.search import SearchBot
from duchy.cli import main

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
GAME = duchy.load("dice", players=2)


class Highest(Bot):
    """Takes the legal action of the highest number."""

    PARAMETERS = {"step": int}  # noqa: RUF012

    def __init__(self, game, seed=0, step=1):
        super().__init__(game, seed)
        self.step = step

    def pick(self, observed, player, legal):
        return legal[-self.step]


class Dicing(Bot):
    name = "dicing"

    def pick(self, observed, player, legal):
        return int(self.rng.choice(legal))


class Confused(Bot):
    def pick(self, observed, player, legal):
        return legal[0] + legal[-1] + 1


class Unsendable(Highest):
    def __init__(self, game, seed=0):
        super().__init__(game, seed)
        self.key = lambda action: action


HERE = f"{__name__}:Highest"


@pytest.mark.parametrize(
    "entrant",
    [Highest, Highest(GAME), HERE, arena.BotSpec(Highest)],
    ids=["class", "made", "by its module", "specification"],
)
def test_a_bot_of_ones_own_plays_however_it_is_named(entrant):
    result = arena.run(GAME, [entrant, "random"], games=4, seed=5)
    by_class = arena.run(GAME, [Highest, "random"], games=4, seed=5)
    assert result.scores.tolist() == by_class.scores.tolist()
    assert [row.bot for row in result.standings] == [HERE if entrant is HERE else "Highest", "random"]


def test_parameters_reach_a_bot_of_ones_own():
    behind, given = bots.make(f"{HERE}:step=2", GAME), bots.make(HERE, GAME, step=3)
    assert isinstance(behind, Highest)
    assert isinstance(given, Highest)
    assert (behind.step, given.step) == (2, 3)
    assert bots.parse(f"{HERE}:step=2") == (HERE, {"step": 2})
    with pytest.raises(duchy.OptionError, match=re.escape("has no parameter 'depth'; it has step")):
        bots.make(f"{HERE}:depth=2", GAME)


def test_a_match_with_a_bot_that_was_made_can_be_repeated():
    bot = Dicing(GAME)
    first, second = (arena.run(GAME, [bot, "greedy"], games=4, seed=2).scores.tolist() for _ in range(2))
    assert first == second
    assert arena.run(GAME, [bot, "greedy"], games=1).standings[0].bot == "dicing"


@pytest.mark.slow
@pytest.mark.compiled
def test_bots_of_ones_own_play_in_several_processes():
    alone, shared = (arena.run(GAME, [Dicing, Highest(GAME)], games=4, seed=3, jobs=jobs) for jobs in (1, 2))
    assert alone.scores.tolist() == shared.scores.tolist()


@pytest.mark.parametrize(
    ("entrant", "jobs", "message"),
    [
        ("nowhere.to_be:Found", 1, "cannot be loaded.*nowhere"),
        (f"{__name__}:Nobody", 1, "cannot be loaded.*Nobody"),
        (f"{__name__}:Path", 1, "is no bot"),
        (Highest(duchy.load("dice", players=3)), 1, "made for another game or other options"),
        (Unsendable(GAME), 2, "cannot be sent to another process"),
        (7, 1, "there is no bot 7"),
    ],
    ids=["no module", "no class", "no bot", "other options", "not to be sent", "a number"],
)
def test_what_cannot_play_is_refused_before_the_first_game(entrant, jobs, message):
    with pytest.raises(duchy.OptionError, match=message):
        arena.run(GAME, [entrant, "random"], games=2, jobs=jobs)


def test_a_choice_that_is_not_legal_names_the_bot():
    with pytest.raises(bots.BotChoice, match="The bot Confused chose"):
        arena.run(GAME, [Confused, "random"], games=1)


def test_levels_are_bots_too():
    assert isinstance(bots.make("page", GAME), bots.find("greedy"))
    squire, patient = bots.make("squire", GAME), bots.make("squire:iterations=6", GAME)
    assert isinstance(squire, SearchBot)
    assert isinstance(patient, SearchBot)
    assert (squire.iterations, patient.iterations) == (4, 6)
    assert [row.bot for row in arena.run(GAME, ["page", "random"], games=1).standings] == ["page", "random"]


def test_packages_register_bots_by_name(tmp_path, monkeypatch):
    told = tmp_path / "lucky-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: lucky\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(f"[{named.ENTRY_POINTS}]\nlucky = {__name__}:Dicing\n")
    monkeypatch.syspath_prepend(tmp_path)
    importlib.invalidate_caches()
    named._registered.cache_clear()
    try:
        assert "lucky" in bots.names()
        assert type(bots.make("lucky", GAME)) is Dicing
    finally:
        named._registered.cache_clear()


def test_greedy_seats_play_whole_turns_as_they_would_one_by_one():
    for game in (GAME, duchy.load("burgundy", players=3), duchy.load("bruges", players=2)):
        many = [arena.run(game, ["greedy"], games=1, seed=4, keep="records").records[0]]
        state = game.new_state(4)
        bot = bots.make("greedy", game)
        for player, notation in many[0].actions:
            assert (state.deciders[0], game.parse(notation)) == (player, bot.choose(state.observe(player)))
            state.apply(notation, player)
        assert state.is_over


@pytest.mark.parametrize("name", duchy.GAMES)
def test_kept_records_replay_and_points_by_source_add_up(name):
    game = duchy.load(name, players=2)
    result = arena.run(game, ["greedy", "random"], games=2, seed=8, keep="records")
    assert [list(record.replay().scores) for record in result.records] == result.scores.tolist()
    assert result.points.sum(axis=2).tolist() == result.scores.tolist()
    told = json.loads(json.dumps(result.as_dict()))["standings"][0]
    assert tuple(told["sources"]) == game.contract.categories
    assert sum(source["mean"] for source in told["sources"].values()) == pytest.approx(told["points_per_seat"]["mean"])
    assert arena.run(game, ["greedy", "random"], games=1).records == ()


def test_positions_of_a_record_are_independent():
    record = arena.run(GAME, ["greedy"], games=1, keep="records").records[0]
    positions = list(record.positions())
    assert [state.ply for state in positions] == list(range(len(record.actions) + 1))
    positions[0].apply(positions[0].legal_actions(positions[0].deciders[0])[0], positions[0].deciders[0])
    assert positions[-1].scores == record.replay().scores


@pytest.mark.slow
@pytest.mark.compiled
def test_the_bot_of_the_page_is_found_in_the_current_folder(tmp_path, monkeypatch, capsys):
    source = re.search(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert source is not None
    assert len([line for line in source[1].splitlines() if line]) <= 30
    (tmp_path / "grabber.py").write_text(source[1])
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    told = ["--bot", "grabber:Grabber:guesses=1", "--bot", "random", "--games", "8", "--json"]
    code = main(["arena", "burgundy", *told])
    standings = json.loads(capsys.readouterr().out)["standings"]
    assert (code, standings[0]["bot"]) == (0, "grabber:Grabber:guesses=1")
    assert standings[0]["points_per_seat"]["mean"] > standings[1]["points_per_seat"]["mean"]
