"""Sealed Bids, the small game of docs/new-game.md: its rules, and every part of the contract at work."""

import json
from pathlib import Path

import numpy as np
import pytest

import duchy
from duchy import arena
from duchy.bots import make, names
from duchy.cli import main
from duchy.engine.errors import DataError, IllegalAction
from duchy.engine.game.game import SPECTATOR, Game, State
from duchy.engine.game.registry import contract_of
from duchy.engine.kernels.records import argument
from duchy.engine.kernels.template import bind
from duchy.engine.match.match import Match
from duchy.engine.words.text import Texts
from duchy.sim import POLICIES, simulate
from duchy.sim.fuzz import fuzz
from tests.engine.toy.display import log, shapes, view
from tests.engine.toy.referee.invariants import PAID, POT, SECRECY, START
from tests.support.rules import rule
from tests.support.shapes import check_shape
from tests.support.texts import (
    LANGUAGES,
    check_every_text,
    check_lines_speak_to_the_reader,
    check_same_keys_and_variables,
)

PACKAGE = "tests.engine.toy"
SAMPLES: dict[str, list[str | int]] = {
    "player": ["Anna"],
    "players": ["Anna, Boris"],
    "by": [0, 1, 2],
    "coins": [1, 8],
    "points": [1, 3, 24],
    "round": [1, 3],
}

pytestmark = pytest.mark.usefixtures("toy_registered")


def bid(state: State, *bids: int) -> State:
    """One bid of each player, in the order of seats."""
    for player, coins in enumerate(bids):
        state.apply(f"bid {coins}", player)
    return state


def with_pot(game: Game, pot: int) -> State:
    """A game whose first leader has to raise a pot of this size."""
    state = game.new_state(1)
    state.array["pot"] = pot
    return state


# --- rules -----------------------------------------------------------------------------------------------------------


@rule("SB-GAME-01")
@pytest.mark.parametrize(("players", "rounds"), [(2, 1), (3, 2), (3, 3)])
def test_a_game_has_as_many_rounds_as_were_chosen(players: int, rounds: int):
    state = duchy.load("toy", players=players, rounds=rounds).new_state(1)
    for _ in range(rounds):
        state.apply("raise 0")
        bid(state, *[1] * players)
    assert state.is_over and state.ply == rounds * (1 + players)


@rule("SB-GAME-01")
@pytest.mark.parametrize("options", [{"players": 1}, {"players": 4}, {"rounds": 0}, {"rounds": 4}])
def test_other_numbers_of_players_and_rounds_are_refused(options: dict[str, int]):
    with pytest.raises(duchy.OptionError):
        duchy.load("toy", **options)


@rule("SB-GAME-02")
def test_players_lead_in_turn(toy: Game):
    state = toy.new_state(1)
    for leader in range(3):
        assert (state.decision, state.deciders) == ("raise", (leader,))
        state.apply("raise 0")
        bid(state, 1, 1, 1)


@rule("SB-POT-01")
def test_the_pot_is_a_die(toy: Game):
    assert {int(toy.new_state(seed).record.pot) for seed in range(60)} == {1, 2, 3, 4, 5, 6}


@rule("SB-POT-02", "SB-BID-01")
def test_the_leader_raises_then_each_player_bids_once(toy: Game):
    state = with_pot(toy, 4)
    assert [str(toy.catalogue.decode(action)) for action in state.legal_actions()] == ["raise 0", "raise 1", "raise 2"]
    state.apply("raise 2")
    assert state.record.pot == 6
    everybody = state.deciders
    assert everybody == (0, 1, 2)
    state.apply("bid 3", 1)
    assert state.deciders == (0, 2)
    with pytest.raises(IllegalAction):
        state.apply("raise 0", 0)


@rule("SB-BID-02")
def test_a_bid_is_secret_until_all_have_bid(toy: Game):
    state = with_pot(toy, 4)
    state.apply("raise 0")
    state.apply("bid 3", 1)
    assert [int(state.observe(viewer).record.players[1].bid) for viewer in (SPECTATOR, 0, 1, 2)] == [-1, -1, 3, -1]
    state.apply("bid 2", 0)
    state.apply("bid 1", 2)
    assert state.observe().record.players["last"].tolist() == [2, 3, 1]


@rule("SB-PAY-01", "SB-PAY-02")
@pytest.mark.parametrize(
    ("bids", "scores"),
    [
        ((1, 2, 3), [0, 0, 4]),
        ((3, 2, 3), [0, 8, 0]),
        ((3, 3, 1), [0, 0, 12]),
        ((2, 1, 1), [8, 0, 0]),
        ((2, 2, 2), [0, 0, 0]),
    ],
)
def test_the_highest_bid_that_one_player_made_is_paid(toy: Game, bids: tuple[int, ...], scores: list[int]):
    state = with_pot(toy, 4)
    state.apply("raise 0")
    assert bid(state, *bids).scores == scores


@rule("SB-END-01", "SB-END-02")
def test_most_points_win_and_equal_points_share_a_place():
    game = duchy.load("toy", players=3, rounds=1)
    state = with_pot(game, 4)
    state.apply("raise 0")
    bid(state, 3, 3, 1)
    assert state.is_over
    assert (state.scores, state.places) == ([0, 0, 12], [2, 2, 1])


def test_a_player_may_replace_the_prizes(tmp_path, monkeypatch):
    from duchy.engine.values.data import DataFile

    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "prizes.toml").write_text('[prizes]\npercent = [1]\nprovenance = "printed"\nsource = "own"\n')
    monkeypatch.setenv("DUCHY_DATA", str(tmp_path))
    with pytest.raises(DataError, match="'percent' must hold 3 numbers, not 1"):
        DataFile("toy", "prizes", PACKAGE).entry("prizes").integers("percent", count=3)
    monkeypatch.delenv("DUCHY_DATA")
    assert DataFile("toy", "prizes", PACKAGE).entry("prizes").provenance == "printed"


# --- bots, simulation, learning ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("policy", POLICIES)
def test_it_is_simulated_under_every_policy(toy: Game, policy: str):
    results = simulate(toy, games=20, policy=policy, threads=1)
    assert results.complete
    assert (results.lengths == 12).all()
    assert (results.categories.sum(axis=2) == results.scores).all()


@pytest.mark.parametrize("name", [name for name in names() if name != "neural-search"])  # there is no network for it
def test_every_bot_plays_it(toy: Game, name: str):
    bot = make(name, toy, seed=1, **({"iterations": 8, "threads": 1} if name == "search" else {}))
    state = toy.new_state(5)
    while not state.is_over:
        player = state.deciders[-1]
        state.apply(bot.choose(state.observe(player)), player)
    assert 1 in state.places


def test_the_greedy_bot_raises_and_knows_what_its_bid_is_worth(toy: Game):
    state = with_pot(toy, 6)
    state.apply("raise 2")
    assert make("greedy", toy).choose(state.observe(0)) == toy.parse("bid 2")


@pytest.mark.compiled
def test_bots_meet_in_the_arena():
    outcome = arena.run(duchy.load("toy", players=2), ["greedy", "random"], games=8, seed=1)
    assert outcome is not None


def test_a_position_is_observed_in_numbers(toy: Game):
    state = with_pot(toy, 4)
    state.apply("raise 1")
    state.apply("bid 3", 1)
    tokens = toy.observation("tokens")
    seats = [[0, 1, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0]]
    assert tokens.write(state.observe(1), 1).tolist() == [2, 5, 3, 3, *seats[0], *seats[1], *seats[2]]
    assert tokens.write(state.observe(0), 0).tolist() == [2, 5, 3, 0, *seats[2], *seats[0], *seats[1]]
    told = dict(zip(toy.observation("features").names, state.features(1).tolist(), strict=True))
    assert {name for name, value in told.items() if value} == {
        *("table.decision.bid", "table.pot", "table.rounds_left", "table.bid.3"),
        *("own.sealed", "other1.decides", "other2.decides"),
    }
    assert told["table.pot"] == 5 / 8


# --- the fuzzer -------------------------------------------------------------------------------------------------------


def test_the_fuzzer_finds_nothing_and_meets_everything():
    report = fuzz("toy", 300, seed=2, threads=1)
    assert report.violation is None and report.complete
    assert report.missing == {}


@pytest.mark.parametrize(
    ("action", "player", "field", "code"),
    [("raise 1", 0, "pot", POT), ("bid 1", 0, "pot", SECRECY), ("bid 2", 2, "points", PAID), (None, 0, "pot", START)],
)
def test_the_invariants_find_what_is_wrong(toy: Game, action: str | None, player: int, field: str, code: int):
    checked = bind("duchy.sim.checked", toy.contract)
    ledgers = np.zeros(1, checked.checks.LEDGER)
    state = with_pot(toy, 4)
    if action is None:
        state.array["pot"] = 7
        assert checked.check_first(argument(state.array), argument(ledgers)) == code
        return
    if action != "raise 1":
        state.apply("raise 0")
    for other in range(player):
        ledgers["bids"][0, other], ledgers["made"] = 3, other + 1
        state.apply("bid 3", other)
    after = state.clone()
    after.apply(action, player)

    def judged(change: int) -> int:
        ledger = ledgers.copy()
        pair = np.concatenate([after.array, state.array])
        place = pair["players"]["points"][0] if field == "points" else pair["pot"]
        place[0] += change
        return int(checked.check_step(argument(pair), argument(ledger), player, toy.parse(action)))

    assert judged(0) == 0
    assert judged(1) == code


# --- words, log, view -------------------------------------------------------------------------------------------------


def test_every_language_says_the_same():
    check_same_keys_and_variables(PACKAGE)
    check_lines_speak_to_the_reader(PACKAGE)
    check_every_text(Texts.of(PACKAGE), PACKAGE, SAMPLES)


def test_actions_are_described(toy: Game):
    state = toy.new_state(1)
    assert toy.describe(state, "raise 0").text == "Leave the pot as it is"
    assert [toy.describe(state, "raise 2", language).text for language in LANGUAGES] == [
        "Raise the pot by 2",
        "Поднять банк на 2",
        "Підняти банк на 2",
    ]
    with pytest.raises(IllegalAction):
        toy.describe(state, "bid 1")


def lines(before: State, player: int, action: str, after: State, viewer: int) -> list[str]:
    """What a viewer reads of an action."""
    told = log.entries(before.observe(viewer), player, before.game.parse(action), after.observe(viewer))
    return [log.text(line, ["Anna", "Boris", "Clara"], viewer=viewer) for line in told]


def test_the_log_tells_a_bid_to_its_bidder_alone(toy: Game):
    match = Match(toy, seed=4)
    assert [line.key for line in log.opening(match.state)] == ["log-pot"]
    read: dict[int, list[str]] = {viewer: [] for viewer in (SPECTATOR, 0, 1)}
    for player, action in ((0, "raise 1"), (1, "bid 3"), (0, "bid 3"), (2, "bid 2")):
        before = match.state
        match.apply(action, player)
        for viewer, told in read.items():
            told += lines(before, player, action, match.state, viewer)
    opened, pot = match.state.scores[2], int(match.state.record.pot)
    rest = [f"Clara gets {opened} points", f"Round 2: the pot is {pot}"]
    assert read[SPECTATOR] == [
        "Anna raises the pot by 1",
        *(f"{name} makes a sealed bid" for name in ("Boris", "Anna", "Clara")),
        *("Anna has bid 3", "Boris has bid 3", "Clara has bid 2"),
        *rest,
    ]
    assert read[1][1:4] == ["You bid 3 in secret", "Anna makes a sealed bid", "Clara makes a sealed bid"]
    assert read[0][0] == "You raise the pot by 1"
    assert read[0][-2:] == rest


def test_views_are_plain_json_of_their_shapes_and_keep_secrets(toy: Game):
    check_shape(view.setup(), shapes.Setup)
    check_shape(view.board(toy), shapes.Board)
    state = toy.new_state(2)
    while not state.is_over:
        for viewer in range(SPECTATOR, toy.players):
            shown = view.view(state, viewer)
            check_shape(json.loads(json.dumps(shown)), shapes.View)
            assert [a["id"] for a in shown["actions"]] == (state.legal_actions(viewer) if viewer >= 0 else [])
            assert all(p["bid"] is None for seat, p in enumerate(shown["players"]) if seat != viewer)
        check_shape(view.moment(state), shapes.Moment)
        before, player = state.clone(), state.deciders[0]
        action = state.legal_actions(player)[0]
        state.apply(action, player)
        for line in log.entries(before, player, action, state):
            check_shape(line.as_dict(), shapes.LogLine)
    assert view.view(state)["prompt"] == {"key": "prompt-over", "args": {}}
    assert contract_of(toy).view.kernels(toy) == []


# --- the command line -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_work_with_it(language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path):
    def said(*words: str) -> str:
        assert main(["--language", language, *words]) == 0
        return capsys.readouterr().out

    texts = Texts.of(PACKAGE)
    assert texts.format(language, "game-name") in said("games")
    assert texts.format(language, "category-pots") in said("simulate", "toy", "--games", "5", "--rounds", "2")
    assert texts.format(language, "coverage-ends") in said("fuzz", "toy", "--games", "5")
    match = Match(duchy.load("toy", rounds=1), seed=1)
    for action, player in (("raise 2", 0), ("bid 3", 1), ("bid 1", 0)):
        match.apply(action, player)
    match.record().save(tmp_path / "game.json")
    told = said("replay", str(tmp_path / "game.json"), "--log")
    assert texts.format(language, "log-raise", player="", by=2).strip() in told
