"""The command line: what it prints, in which language, and how every mistake ends in one line and exit code 2."""

import io
import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import duchy
from duchy.cli import main, output, texts
from duchy.cli.app import COMMANDS
from duchy.cli.game_options import read_options
from duchy.engine.words.text import Texts
from duchy.sim import Results

LANGUAGES = ("en", "ru", "uk")


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("DUCHY_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "120")
    yield
    texts.use("en")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game, kept as a file."""
    match = duchy.Match(duchy.load("burgundy", players=2), seed=4)
    while not match.state.is_over:
        match.apply(match.state.legal_actions()[0])
    file = tmp_path / "game.json"
    match.record().save(file)
    return file


SERVERS = ("play", "serve", "worker")  # what they have to say, they say to browsers
GROUPS = ("mail", "deck", "estate")  # their commands print, not they themselves


def read_json(capsys: pytest.CaptureFixture[str]) -> Any:
    return json.loads(capsys.readouterr().out)


# --- commands --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_explains_itself(capsys, language):
    assert main([f"--language={language}"]) == 0
    overview = capsys.readouterr().out
    for name in COMMANDS:
        if find_spec(f"duchy.cli.{name}"):
            assert name in overview
            assert main([name, "--help", f"--language={language}"]) == 0
            assert ("--json" in capsys.readouterr().out) == (name not in (*SERVERS, *GROUPS))


def test_games_lists_every_option(capsys):
    assert main(["games"]) == 0
    printed = capsys.readouterr().out
    for word in ("burgundy", "The Castles of Burgundy", "--edition", "2011", "2019*", "2020-ua", "--championship"):
        assert word in printed


def test_games_for_a_program(capsys):
    assert main(["games", "--json"]) == 0
    games = {game["name"]: game["options"]["players"] for game in read_json(capsys)}
    assert games["burgundy"] == {"label": "Players", "values": [1, 2, 3, 4], "default": 2}
    assert games["dice"] == {"label": "Players", "values": [1, 2, 3, 4, 5], "default": 2}


def test_simulate_for_a_program(capsys):
    assert main(["simulate", "burgundy", "--games", "20", "--players", "3", "--seed", "3", "--json"]) == 0
    summary = read_json(capsys)
    assert (summary["games"], summary["complete"], len(summary["seats"])) == (20, True, 3)
    assert summary["options"]["players"] == 3


def test_simulate_for_a_person(capsys):
    assert main(["simulate", "burgundy", "--games", "20", "--edition=2011"]) == 0
    printed = capsys.readouterr().out
    words = ("20 games in", "Player 1", "Player 2", "completed regions", "share of wins", "shared first places")
    for word in (*words, "points per game, mean", "95% intervals: Wilson’s", " ± "):
        assert word in printed


def test_arena_prints_shares_ties_and_points_per_seat(capsys):
    assert main(["arena", "dice", "--bot", "greedy", "--bot", "greedy", "--games", "2"]) == 0
    printed = capsys.readouterr().out
    for word in ("Ties", "Share of wins", "Points per seat", "Margin", "Every seed was played in every seating."):
        assert word in printed
    assert printed.count("50.0 % (") == 2
    assert printed.count("0 / 2") == 2


def test_a_long_name_of_a_bot_is_shown_whole(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    bot = "search:seconds=0.01,iterations=1,threads=1,horizon=1"
    assert main(["arena", "dice", "--bot", bot, "--bot", "random", "--games", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert bot in "".join(line.split("│")[1].strip() for line in lines if line.startswith("│"))


def test_arena_says_if_seats_are_not_balanced(capsys):
    assert main(["arena", "dice", "--bot", "random", "--bot", "random", "--games", "3", "--seed", "-2"]) == 0
    assert "Not every seed was played in every seating" in capsys.readouterr().out


def test_arena_for_a_program(capsys):
    assert main(["arena", "dice", "--bot", "random", "--bot", "greedy", "--games", "2", "--json"]) == 0
    document = read_json(capsys)
    assert [row["bot"] for row in document["standings"]] == ["random", "greedy"]
    assert sum(row["win_share"]["mean"] for row in document["standings"]) == 1


def test_simulate_keeps_results(capsys, tmp_path):
    file = tmp_path / "results.npz"
    assert main(["simulate", "burgundy", "--games", "5", "--save", str(file), "--json"]) == 0
    kept = Results.load(file)
    assert json.loads(json.dumps(kept.summary())) == read_json(capsys)


def test_game_options_may_be_lists_and_truths(capsys):
    options = ["--setup", "expert", "--estates", "3,14", "--choice", "sealed"]
    assert main(["simulate", "burgundy", "--games", "5", "--json", *options]) == 0
    assert read_json(capsys)["options"]["estates"] == ["3", "14"]
    assert read_options("burgundy", ["--championship", "yes", "--players=4"]) == {"championship": True, "players": 4}


def test_an_interruption_prints_what_is_done(capsys, monkeypatch):
    def interrupt(done, total):
        raise KeyboardInterrupt

    class Bar:
        def __enter__(self):
            return interrupt

        def __exit__(self, *problem):
            return False

    bar = output.progress
    monkeypatch.setattr(output, "progress", lambda text: Bar() if text == "Playing" else bar(text))
    assert main(["simulate", "burgundy", "--games", "1000000"]) == 130
    assert "Interrupted:" in capsys.readouterr().out


def test_an_interruption_elsewhere_is_one_line(capsys, monkeypatch):
    def interrupt(name):
        raise KeyboardInterrupt

    monkeypatch.setattr("duchy.cli.games.show", interrupt)
    assert main(["games"]) == 130
    assert capsys.readouterr().err == "Interrupted.\n"


def test_bench_measures_one_thread_and_all(capsys):
    assert main(["bench", "burgundy", "--seconds", "0.01", "--json"]) == 0
    facts = read_json(capsys)
    assert facts["rows"][0]["threads"] == 1
    assert all(row["games_per_second"] > 0 for row in facts["rows"])
    assert facts["state_bytes"] <= 2048
    assert main(["bench", "burgundy", "--seconds", "0.01"]) == 0
    assert "Games a second" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.compiled
def test_fuzz_says_what_it_covered(capsys, tmp_path):
    assert main(["fuzz", "dice", "--games", "50", "--records", str(tmp_path)]) == 0
    printed = capsys.readouterr().out
    for word in ("50 games", "ways to play a round", "duchies", "No fault found."):
        assert word in printed
    assert main(["fuzz", "dice", "--games", "50", "--json"]) == 0
    report = read_json(capsys)
    assert report["violation"] is None
    assert report["games"] == 50


def test_replay_checks_a_record(capsys, record):
    assert main(["replay", str(record)]) == 0
    printed = capsys.readouterr().out
    assert "The Castles of Burgundy" in printed
    assert "The record is sound" in printed
    assert main(["replay", str(record), "--json"]) == 0
    document = read_json(capsys)
    assert document["over"]
    assert sorted(document["places"]) == [1, 2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_the_game(capsys, record, language):
    assert main(["replay", str(record), "--log", "--language", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 100
    assert any(texts.say("seat-name", number=1) in line for line in lines)


def test_an_altered_record_is_refused(capsys, record):
    record.write_text(record.read_text(encoding="utf-8").replace("take", "sell", 1), encoding="utf-8")
    assert main(["replay", str(record)]) == 2
    assert one_line(capsys).startswith("Error:")


QUICK = ("--bot", "search:iterations=60,threads=1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_analyse_tells_what_a_bot_thinks_of_an_action_of_a_record(capsys, record, language):
    assert main(["analyse", str(record), "--ply", "9", "--top", "3", *QUICK, "--language", language]) == 0
    printed = capsys.readouterr().out
    actions = duchy.GameRecord.load(record).actions
    player = texts.say("seat-name", number=actions[8][0] + 1)
    assert texts.say("analyse-head", game="", ply="9", player=player).split(",")[-1] in printed
    assert texts.say("column-prior") in printed
    assert texts.say("analyse-note")[:40] in printed


def test_analyse_for_a_program_is_what_the_bot_says(capsys, record):
    assert main(["analyse", str(record), "--ply", "9", *QUICK, "--json"]) == 0
    document = read_json(capsys)
    states = list(duchy.GameRecord.load(record).positions())
    player, notation = duchy.GameRecord.load(record).actions[8]
    found = duchy.bots.make(QUICK[1], states[8].game).analyse(states[8].observe(player))
    assert (document["ply"], document["player"], document["played"]) == (9, player, notation)
    assert document["value"] == found.value
    assert [row["visits"] for row in document["actions"]] == [judged.visits for judged in found.actions]


def test_analyse_takes_the_last_decision_of_a_finished_game_and_the_open_one_of_another(capsys, record, tmp_path):
    assert main(["analyse", str(record), "--bot", "greedy", "--json"]) == 0
    assert read_json(capsys)["ply"] == len(duchy.GameRecord.load(record).actions)
    match = duchy.Match(duchy.load("dice", players=2), seed=4)
    match.record().save(tmp_path / "running.json")
    for player in (1, 2):
        asked = ["analyse", str(tmp_path / "running.json"), "--bot", "greedy", "--player", str(player), "--json"]
        assert main(asked) == 0
        document = read_json(capsys)
        assert (document["ply"], document["player"], document["played"]) == (1, player - 1, None)


def test_analyse_takes_positions(capsys, tmp_path):
    state = duchy.load("burgundy", players=2).new_state(seed=4)
    text = duchy.position.of(state).text
    (tmp_path / "position.txt").write_text(text)
    for given in (text, str(tmp_path / "position.txt"), duchy.position.of(state).json):
        assert main(["analyse", given, "--bot", "greedy", "--json"]) == 0
        document = read_json(capsys)
        assert document["actions"][0]["action"] in {str(state.game.catalogue.decode(a)) for a in state.legal_actions()}
        assert document["player"] == state.deciders[0]


def test_an_interrupted_analysis_prints_what_is_known(capsys, record, monkeypatch):
    from duchy.bots.search import SearchBot

    def judge(self, observed, player, legal):
        yield next(said(self, observed, player, legal))
        raise KeyboardInterrupt

    said = SearchBot.judge
    monkeypatch.setattr(SearchBot, "judge", judge)
    assert main(["analyse", str(record), "--ply", "3", *QUICK, "--json"]) == output.INTERRUPTED
    assert read_json(capsys)["visits"] == SearchBot.CHUNK


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--ply", "0"], "is not a number from 1 to"),
        (["--ply", "9000"], "is not a number from 1 to"),
        (["--top", "0"], "is not a number from 1 to"),
        (["--player", "3"], "is not a number from 1 to 2"),
        (["--ply", "2", "--player", "PLAYER"], "to decide: "),
        (["--bot", "random"], "has no opinion"),
        (["--bot", "deep"], "the bots are random"),
        (["--bot", "search:depth=3"], "'depth'"),
    ],
)
def test_analyse_refuses_with_one_line(capsys, record, arguments, said):
    waiting = 2 - duchy.GameRecord.load(record).actions[1][0]
    words = [str(waiting) if word == "PLAYER" else word for word in arguments]
    assert main(["analyse", str(record), *words]) == 2
    assert said in one_line(capsys)


@pytest.mark.parametrize(
    ("given", "arguments", "said"),
    [
        ("missing.json", [], "missing.json"),
        ("{}", [], "names its game"),
        ('{"format": 2}', [], "is missing"),
        ("POSITION", ["--ply", "3"], "--ply is for game records"),
        ("OVER", [], "nothing to decide"),
    ],
)
def test_analyse_refuses_what_is_no_decision(capsys, given, arguments, said):
    state = duchy.load("dice", players=2).new_state(seed=4)
    while given == "OVER" and not state.is_over:
        state.apply(state.legal_actions(state.deciders[0])[0], state.deciders[0])
    text = duchy.position.of(state).text if given in ("POSITION", "OVER") else given
    assert main(["analyse", text, *arguments]) == 2
    assert said in one_line(capsys)


def test_the_version(capsys):
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"{duchy.__version__}\n"


# --- mistakes --------------------------------------------------------------------------------------------------------


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    """What was said about a mistake: one line, and nothing among the results."""
    printed = capsys.readouterr()
    assert printed.out == ""
    (line,) = printed.err.splitlines()
    return line


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate"], "GAME is missing"),
        (["simulate", "chess"], "the games are burgundy"),
        (["simulate", "burgundy", "--edition", "2012"], "2011, 2019, 2020-ua"),
        (["simulate", "burgundy", "--players", "five"], "1 to 4"),
        (["simulate", "burgundy", "--championship", "maybe"], "False, True"),
        (["simulate", "burgundy", "--gmaes", "5"], "--games"),
        (["simulate", "burgundy", "--edition"], "--edition needs a value"),
        (["simulate", "burgundy", "--games"], "--games needs a value"),
        (["simulate", "burgundy", "--games", "many"], "--games"),
        (["simulate", "burgundy", "--games", "0"], "at least 1"),
        (["simulate", "burgundy", "--threads", "0"], "at least 1"),
        (["simulate", "burgundy", "--device", "abacus"], "cpu, cuda"),
        (["simulate", "burgundy", "--policy", "best"], "random, greedy"),
        (["simulate", "burgundy", "more"], "more"),
        (["simulate", "burgundy", "--save", "missing/results.npz"], "missing/results.npz"),
        (["simulate", "burgundy", "--games", "1000000000000000"], "is not a number from 1 to"),
        (["simulate", "burgundy", "--seat", "greedy"], "SEAT=BOT"),
        (["simulate", "burgundy", "--seat", "5=greedy"], "not a number from 0 to 1"),
        (["simulate", "burgundy", "--shard", "1/2"], "--out FILE.parquet"),
        (["simulate", "burgundy", "--shard", "3/2", "--out", "x.parquet"], "shard"),
        (["simulate", "burgundy", "--shard", "1/2", "--out", "x.csv"], "only those can be merged"),
        (["simulate", "burgundy", "--out", "x.xlsx"], ".parquet, .csv"),
        (["arena", "burgundy", "--out", "missing/x.csv"], "missing/x.csv"),
        (["merge", "missing.parquet", "--out", "x.csv"], "missing.parquet"),
        (["merge", "missing.parquet"], "--out is missing"),
        (["arena", "burgundy", "--bot", "deep"], "the bots are random"),
        (["arena", "burgundy", "--bot", "random", "--games", "0"], "at least 1"),
        (["arena", "burgundy", "--players", "3"], "evenly"),
        (["arena", "burgundy", "--jobs", "0"], "at least 1"),
        (["levels", "burgundy", "--games", "0"], "at least 1"),
        (["levels", "burgundy", "--seconds", "0"], "seconds"),
        (["levels", "burgundy", "--seconds", "nan"], "seconds"),
        (["levels", "burgundy", "--players", "3"], "evenly"),
        (["levels", "burgundy", "--level", "duke"], "--seconds"),
        (["levels", "chess"], "the games are burgundy"),
        (["simulate", "--edition", "2011", "burgundy"], "before --edition"),
        (["bench", "burgundy", "--policy", "best"], "random, greedy"),
        (["fuzz", "burgundy", "--games", "0"], "at least 1"),
        (["fuzz", "burgundy", "--modules", "bridges"], "'bridges' is not one of"),
        (["fuzz", "burgundy", "--colour", "red"], "--modules"),
        (["fuzz", "chess"], "the games are burgundy"),
        (["games", "--all"], "--json"),
        (["games", "more"], "more"),
        (["conquer"], ", ".join(name for name in COMMANDS if find_spec(f"duchy.cli.{name}"))),
        (["replay", "missing.json"], "missing.json"),
        (["--language", "fr", "games"], "en, ru, uk"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(capsys, arguments, said):
    assert main(arguments) == 2
    assert said in one_line(capsys)


def test_cuda_that_is_not_there_is_a_mistake_too(capsys):
    code = main(["simulate", "burgundy", "--games", "1", "--device", "cuda", "--json"])
    if code:  # some machines have a card
        assert code == 2
        assert "cpu" in one_line(capsys)


# --- languages -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text(language):
    own = Texts.of("duchy.cli")
    assert own.keys(language) == own.keys("en")
    assert own.languages() == LANGUAGES


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_commands_speak_the_language_that_is_asked_for(capsys, language):
    assert main(["--language", language, "games"]) == 0
    assert texts.say("column-option") in capsys.readouterr().out
    assert main(["simulate", "burgundy", "--games", "2", f"--language={language}"]) == 0
    assert texts.say("row-wins") in capsys.readouterr().out
    assert main(["simulate", f"--language={language}"]) == 2
    assert texts.say("usage-missing", name="GAME") in one_line(capsys)


@pytest.mark.parametrize(
    ("arguments", "russian", "ukrainian"),
    [
        (
            ["simulate", "burgundy", "--players", "7"],
            "Ошибка: Параметр 'players': 7 не подходит; нужно число от 1 до 4.",
            "Помилка: Параметр 'players': 7 не підходить; потрібне число від 1 до 4.",
        ),
        (
            ["simulate", "burgundy", "--estates", "dealt"],
            "Ошибка: Параметр 'estates': вотчины раздаются только при подготовке для знатоков; "
            "выберите setup='expert'.",
            "Помилка: Параметр 'estates': герцогства роздають лише під час підготовки для знавців; "
            "виберіть setup='expert'.",
        ),
        (
            ["fuzz", "chess"],
            "Ошибка: Игры 'chess' нет; есть burgundy, dice, bruges.",
            "Помилка: Гри 'chess' немає; є burgundy, dice, bruges.",
        ),
        (
            ["simulate", "burgundy", "--edition"],
            "Ошибка: --edition: нужно значение.",
            "Помилка: --edition: потрібне значення.",
        ),
        (
            ["replay", __file__],
            f"Ошибка: {__file__}: запись обрывается, или это вовсе не запись партии.",
            f"Помилка: {__file__}: запис обривається або це взагалі не запис партії.",
        ),
    ],
)
def test_mistakes_are_explained_in_the_language_that_is_asked_for(capsys, arguments, russian, ukrainian):
    assert main(["--language", "ru", *arguments]) == 2
    assert one_line(capsys) == russian
    assert main(["--language", "uk", *arguments]) == 2
    assert one_line(capsys) == ukrainian


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"DUCHY_LANGUAGE": "uk", "LANG": "ru_RU.UTF-8"}, "uk"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LC_ALL": "C.UTF-8", "LANG": "ru_RU.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(environment, language):
    assert texts.from_environment(environment) == language


# --- other processes -------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_help_needs_no_kernels():
    """Nobody who asks for help or for the list of games should wait for the rules to load."""
    code = (
        "import sys; from duchy.cli import main; main(['--help']); main(['games']);"
        "sys.exit(any(name.endswith('.burgundy.rules') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ, check=False)
    assert done.returncode == 0, done.stderr
    assert "simulate" in done.stdout


@pytest.mark.slow
@pytest.mark.compiled
def test_a_second_process_finds_all_kernels_on_disk():
    code = (
        "import duchy, json; from duchy import sim; from duchy.engine.game.warmup import steps, warm;"
        "game = duchy.load('burgundy'); report = warm([*steps(game), *sim.kernels(game)]);"
        "print(json.dumps([report.loaded, report.compiled]))"
    )
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ, check=True)
    assert json.loads(done.stdout) == [12, 0]


# --- show ------------------------------------------------------------------------------------------------------------

PUZZLE = "position: burgundy; phase: B; seat 0:; silver: 3"


def test_show_takes_a_text_a_file_and_the_standard_input(capsys, tmp_path, monkeypatch):
    file = tmp_path / "puzzle.txt"
    file.write_text(PUZZLE.replace("; ", "\n"), encoding="utf-8")
    assert main(["show", "--text", PUZZLE]) == 0
    told = capsys.readouterr().out
    assert "phase: B" in told
    assert "  silver: 3" in told
    assert main(["show", "--text", str(file)]) == 0
    assert capsys.readouterr().out == told
    monkeypatch.setattr("sys.stdin", io.StringIO(told))
    assert main(["show", "-", "--text"]) == 0
    assert capsys.readouterr().out == told
    assert main(["show", PUZZLE]) == 0
    assert capsys.readouterr().out


def test_show_prints_json_that_it_reads_again(capsys):
    assert main(["show", PUZZLE, "--json"]) == 0
    document = capsys.readouterr().out
    assert json.loads(document)["phase"] == "B"
    assert main(["show", document, "--json"]) == 0
    assert capsys.readouterr().out == document


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("nowhere.txt", "neither the text of a position nor a file"),
        ("position: burgundy; phase: Q", "phase: 'Q' is not one of"),
        ("position: burgundy; seat 0:; storage: ship ship ship ship", "seat 0 storage: 4 were given"),
        ("position: burgundy check=12345678", "check word"),
        ("{}", "names its game"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_show_refuses_with_one_line(capsys, given, reason, language):
    assert main(["show", given, f"--language={language}"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    if language == "en":
        assert reason in told
