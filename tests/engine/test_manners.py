"""How the library answers its callers: numbers of every type, mistakes named in a sentence, nothing changed unasked."""

import inspect
import json
import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import duchy
from duchy import SPECTATOR, DuchyError, FrozenState, Game, GameRecord, Match, State, WrongObserver
from duchy.arena import Ladder, Sprt
from duchy.bots import Bot
from tests.support.present import present
from tests.support.texts import LANGUAGES

#: The package for callers who give values of other types than it says.
unchecked: Any = duchy

GAMES = {"burgundy": {"players": 3}, "dice": {"players": 3}, "bruges": {"players": 3}}


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return duchy.load(request.param, **GAMES[request.param])


def played(game: Game, actions: int, seed: int = 5) -> Match:
    """A game some actions old."""
    match, chance = Match(game, seed), random.Random(seed)
    while len(match.history) < actions and not match.state.is_over:
        player = chance.choice(match.state.deciders)
        match.apply(chance.choice(match.state.legal_actions(player)), player)
    return match


# --- numbers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [np.int64, np.uint64, np.int8, np.array], ids=lambda number: number.__name__)
def test_numbers_of_numpy_are_numbers(game, number):
    state = game.new_state(number(3))
    assert state == game.new_state(3)
    player = state.deciders[0]
    assert state.legal_actions(number(player)) == state.legal_actions(player)
    assert state.observe(number(player)) == state.observe(player)
    assert (state.features(number(player)) == state.features(player)).all()
    other = state.clone()
    other.reseed(number(5))
    state.reseed(5)
    assert state == other
    match = Match(game, number(3))
    match.apply(match.state.legal_actions(player)[0], number(player), number(9))
    assert match.record().entropy == (9,)
    if match.state.revelations == state.revelations:  # drawing a card brings something to light
        assert match.undo(number(player))
    assert json.loads(match.record().to_json())["seed"] == f"{3:016x}"


def test_options_and_actions_of_numpy_are_kept_as_plain_ones():
    game = duchy.load("burgundy", players=np.int64(2), championship=np.False_, estates=np.array(["1", "1"]))
    assert game == duchy.load("burgundy", players=2, championship=False, estates=["1", "1"])
    assert type(game.options.players) is int
    state = game.new_state(7)
    action = game.catalogue.decode(state.legal_actions()[0])
    shaped = {"kind": action.kind, **{name: np.int16(value) for name, value in action.arguments.items()}}
    assert game.parse(shaped) == game.parse(action) == unchecked.Game.parse(game, np.int32(game.parse(action)))
    state.apply(shaped)
    assert state.ply == 1


def test_bots_take_numbers_of_numpy(game):
    bot = unchecked.bots.make(
        "search", game, np.int64(1), iterations=np.int64(2), threads=np.uint8(1), seconds=np.float32(1)
    )
    state = game.new_state(3)
    player = state.deciders[0]
    assert bot.choose(state.observe(player)) in state.legal_actions(player)


# --- mistakes --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("call", "kind", "sentence"),
    [
        (lambda g, s: g.new_state("a"), TypeError, "seed is a whole number, not 'a'."),
        (lambda g, s: g.new_state(1.0), TypeError, "seed is a whole number, not 1.0."),
        (lambda g, s: g.new_state(True), TypeError, "seed is a whole number, not True."),
        (lambda g, s: s.determinize("a"), TypeError, "rng is a numpy Generator or a whole number, not 'a'."),
        (lambda g, s: s.legal_actions(True), TypeError, "player is a whole number, not True."),
        (lambda g, s: s.observe("x"), TypeError, "player is a whole number, not 'x'."),
        (lambda g, s: s.reseed(None), TypeError, "entropy is a whole number, not None."),
        (lambda g, s: s.features(9), ValueError, None),
        (lambda g, s: s.features(-1), ValueError, None),
        (lambda g, s: s.observe(-2), ValueError, None),
        (lambda g, s: s.draw("a"), TypeError, "player is a whole number, not 'a'."),
        (lambda g, s: s.draw(width="a"), TypeError, "width is a whole number, not 'a'."),
        (lambda g, s: s.svg(9), ValueError, None),
        (lambda g, s: s.svg(language=7), DuchyError, None),
        (lambda g, s: s.legal_actions(9), ValueError, None),
        (lambda g, s: s.apply("jump"), ValueError, None),
        (lambda g, s: g.catalogue.decode("a"), TypeError, "action is a whole number, not 'a'."),
        (lambda g, s: unchecked.Match(g, "a"), TypeError, "seed is a whole number, not 'a'."),
        (lambda g, s: unchecked.Match("burgundy", 3), TypeError, "game is a Game, not 'burgundy'."),
        (lambda g, s: unchecked.Match.from_record("{}"), TypeError, "record is a GameRecord, not '{}'."),
        (lambda g, s: unchecked.GameRecord.from_json(3), TypeError, "text is a text, not 3."),
        (lambda g, s: unchecked.GameRecord.load(3), TypeError, "path is the name of a file, not 3."),
        (lambda g, s: unchecked.load(3), ValueError, "There is no game 3; the games are burgundy, dice, bruges."),
        (lambda g, s: unchecked.load(["burgundy"]), ValueError, None),
        (lambda g, s: duchy.load("burgundy", players=2.0), ValueError, None),
        (lambda g, s: g.describe(g, 0), TypeError, None),
        (lambda g, s: g.describe(duchy.load("dice").new_state(1), 0), TypeError, None),
        (lambda g, s: s.describe(s.legal_actions()[0], language=7), DuchyError, None),
        (
            lambda g, s: unchecked.bots.make(7, g),
            ValueError,
            "Option 'bot': there is no bot 7; the bots are random, greedy",
        ),
        (lambda g, s: unchecked.bots.make("random", 7), TypeError, "game is a Game, not 7."),
        (lambda g, s: unchecked.bots.make("random", g).choose(3), TypeError, "observed is a State, not 3."),
        (
            lambda g, s: duchy.bots.make("search", g, depth=3),
            ValueError,
            "'depth'; it has seconds, iterations, threads",
        ),
        (
            lambda g, s: duchy.bots.make("search", g, iterations="4"),
            TypeError,
            "iterations is a whole number, not '4'.",
        ),
        (lambda g, s: duchy.bots.make("search:depth=3", g), ValueError, "'depth'; it has seconds, iterations, threads"),
    ],
)
def test_a_mistake_is_named_and_is_what_python_would_raise(call, kind, sentence):
    game = duchy.load("burgundy")
    with pytest.raises(DuchyError) as caught:
        call(game, game.new_state(7))
    assert isinstance(caught.value, kind)
    assert sentence is None or sentence in str(caught.value)
    assert all(caught.value.text(language) for language in LANGUAGES)


class Unspeakable:
    def __repr__(self) -> str:
        raise RuntimeError("no words")


#: Values that do not belong where they are put. Some are right by chance: then there is no error to ask for.
ODD = [
    None,
    True,
    np.True_,
    -7,
    9,
    1 << 70,
    0.5,
    float("nan"),
    float("inf"),
    1j,
    "",
    "a",
    "\0",
    "\ud800",
    b"a",
    [],
    [1],
    ["a"],
    (),
    {},
    {"kind": 3},
    {"kind": "take", "die": object()},
    {1: 2},
    set(),
    range(3),
    np.array([1, 2]),
    np.array("a"),
    np.float64(2.5),
    np.zeros((2, 2)),
    np.random.default_rng(1),
    object(),
    Unspeakable(),
    int,
    len,
    Exception("x"),
    duchy,
]


def good_values(match: Match, folder: Path) -> dict[str, Any]:
    """A right value for every argument of a public function, by its name."""
    game, state = match.game, match.state.clone()
    player = state.deciders[0]
    action = state.legal_actions(player)[0]
    after = state.clone()
    after.apply(action, player)
    return {
        "action": action,
        "after": after,
        "before": state,
        "ends": False,
        "entropy": 3,
        "file": "game.json",
        "game": game,
        "kind": "leave",
        "language": "en",
        "name": "greedy",
        "n": 2,
        "names": ["Ada", "Bo", "Cy"],
        "out": None,
        "observed": state.observe(player),
        "path": folder / "game.json",
        "player": player,
        "record": match.record(),
        "rng": np.random.default_rng(1),
        "seed": 3,
        "state": state,
        "step": lambda state, player, action: None,
        "text": match.record().to_json(),
        "viewer": player,
        "width": 100,
    }


#: Right values of arguments that mean something else in these functions.
OF_ONE: dict[str, dict[str, Any]] = {"Game.observation": {"kind": "tokens"}}


def public(owner: object, kind: type) -> Iterator[tuple[str, Callable[..., Any]]]:
    """The public methods of an object that take arguments."""
    for name in dir(kind):
        if not name.startswith("_") and not isinstance(inspect.getattr_static(kind, name), property):
            method = getattr(owner, name)
            if callable(method) and inspect.signature(method).parameters:
                yield name, method


def functions(match: Match, good: dict[str, Any]) -> Iterator[tuple[str, Callable[..., Any]]]:
    """Every public function that takes arguments; states and matches are copied, since calls may change them."""
    yield "Match", Match
    yield "bots.make", duchy.bots.make
    for name, _ in public(match.game, Game):
        yield f"Game.{name}", getattr(match.game, name)
    for name, _ in public(match.state, State):
        yield f"State.{name}", lambda name=name, **given: getattr(match.state.clone(), name)(**given)
    for name, _ in public(match, Match):
        yield f"Match.{name}", lambda name=name, **given: getattr(match.copy(), name)(**given)
    for name, _ in public(good["record"], GameRecord):
        yield f"GameRecord.{name}", getattr(good["record"], name)
    for name, method in public(duchy.bots.make("greedy", match.game), Bot):
        if name in ("choose", "analyse", "analyses"):
            yield f"Bot.{name}", method


def arguments_of(name: str, match: Match, good: dict[str, Any]) -> list[str]:
    """The names of the arguments of a public function."""
    owner, _, method = name.partition(".")
    kinds = {"Game": Game, "State": State, "Match": Match, "GameRecord": GameRecord, "Bot": Bot}
    function = duchy.bots.make if owner == "bots" else getattr(kinds[owner], method) if method else kinds[owner]
    parameters = inspect.signature(function).parameters.values()
    return [each.name for each in parameters if each.name != "self" and each.kind is not each.VAR_KEYWORD]


def answer_to(call: Callable[..., object], given: dict[str, Any]) -> DuchyError | None:
    """The error that a call raises, which must be one of the package."""
    try:
        call(**given)
    except DuchyError as error:
        return error
    return None


def test_no_odd_value_lets_a_foreign_error_out(game, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # some odd values are names of files
    match = played(game, 30)
    match.record().save("game.json")
    usual = good_values(match, tmp_path)
    tried = refused = 0
    for name, call in functions(match, usual):
        good = usual | OF_ONE.get(name, {})
        names = arguments_of(name, match, good)
        assert set(names) <= good.keys(), f"{name}: give a right value for each of its arguments in good_values"
        # There is nothing to undo where dice were just rolled, and nothing to count where a card is drawn.
        if name not in ("Match.undo", "State.chances"):
            call(**{each: good[each] for each in names})
        for argument in names:
            for odd in ODD:
                if argument == "step" and callable(odd):
                    continue  # what a caller's own function raises is the caller's
                given = {each: good[each] for each in names} | {argument: odd}
                try:
                    error = answer_to(call, given)
                except Exception as foreign:
                    raise AssertionError(f"{name}: {argument} of {type(odd)}") from foreign
                tried += 1
                refused += error is not None
                assert error is None or all(error.text(language) for language in LANGUAGES)
    assert tried > 1000
    assert refused > tried / 2


SIMULATIONS: dict[str, dict[str, Any]] = {
    "sim.simulate": {
        "games": 1,
        "seed": 1,
        "threads": 1,
        "device": "cpu",
        "policy": "random",
        "progress": None,
        "seats": None,
        "keep": None,
        "shard": None,
    },
    "sim.check_request": {"games": 1, "device": "cpu", "policy": "random", "threads": 1},
    "sim.final_states": {"games": 1, "seed": 1, "threads": 1},
    "sim.seed_of_game": {"seed": 1, "number": 2},
    "sim.kernels": {"policy": "random", "seats": None, "keep": None},
    "arena.run": {"specs": ["random", "random"], "games": 1, "seed": 1, "jobs": 1, "progress": None, "shard": None},
    "arena.decide": {"specs": ["random", "random"], "test": Sprt(0, 9), "games": 2, "seed": 1, "jobs": 1},
    "arena.climb": {"specs": ["random"], "begun": Ladder("toy", {}, 0, 1, ("random",), "random"), "jobs": 1},
    "arena.check": {"entered": (), "games": 1, "jobs": 1},
    "arena.entrants": {"specs": ["random"]},
    "arena.kernels": {"specs": []},
}


def test_the_simulations_that_odd_values_are_tried_on_are_all_there_are():
    for module in (duchy.sim, duchy.arena):
        functions = {name for name in module.__all__ if inspect.isroutine(getattr(module, name))}
        told = {name.partition(".")[2] for name in SIMULATIONS if module.__name__.endswith(name.partition(".")[0])}
        assert functions - {"measure"} == told  # the table of levels plays for minutes; its arguments go to ``run``


@pytest.mark.usefixtures("toy_registered")
@pytest.mark.parametrize("name", SIMULATIONS)
def test_no_odd_value_lets_a_foreign_error_out_of_a_simulation(name):
    module, _, function = name.partition(".")
    call = getattr(getattr(duchy, module), function)
    takes_game = "game" in inspect.signature(call).parameters
    good = ({"game": duchy.load("toy", players=2)} if takes_game else {}) | SIMULATIONS[name]
    for argument in good:
        for odd in ODD:
            if argument == "progress" and callable(odd):
                continue  # what a caller's own function raises is the caller's
            error = answer_to(call, good | {argument: odd})
            assert error is None or all(error.text(language) for language in LANGUAGES)


@pytest.mark.parametrize("name", GAMES)
def test_no_odd_option_lets_a_foreign_error_out(name):
    for option in duchy.load(name).options.as_dict():
        for odd in ODD:
            error = answer_to(partial(duchy.load, name), {option: odd})
            assert error is None or all(error.text(language) for language in LANGUAGES)


# --- what is decided -------------------------------------------------------------------------------------------------


def before_building(players: int = 2) -> Match:
    """The Dice Game in its first round, where every player has to build."""
    match = Match(duchy.load("dice", players=players), 3)
    for player in range(players):
        match.apply(match.state.legal_actions(player)[0], player)
    for player in range(players):
        if match.state.decision_for(player) == "sell":
            match.apply("sell 0", player)
    return match


def test_each_player_of_the_dice_game_has_a_decision_of_the_own():
    state = before_building().state.clone()
    assert (state.question, state.decision) == ("round", "build")
    assert [state.decision_for(player) for player in (0, 1)] == ["build", "build"]
    state.apply("pass", 0)
    assert [state.decision_for(player) for player in (0, 1)] == ["second", "build"]
    assert state.decision == "round", "they differ, so it is the name of what they do together"
    state.apply("seal", 0)
    assert [state.decision_for(player) for player in (0, 1)] == [None, "build"]
    assert state.decision == "build"


def test_who_does_not_decide_has_no_decision(game):
    state = played(game, 1000).state
    assert state.is_over
    assert (state.decision, state.question) == (None, None)
    assert {state.decision_for(player) for player in range(3)} == {None}


# --- what is shown ---------------------------------------------------------------------------------------------------


def test_what_a_table_shows_is_reached_from_the_state(game):
    state = played(game, 40).state
    player = state.deciders[-1]
    shown = state.view(player)
    assert shown == state.observe(player).view()
    assert state.view() == state.view(SPECTATOR) == state.observe().view()
    json.dumps(shown)
    for action in state.legal_actions(player):
        preview = state.preview(action, player)
        assert (preview["id"], preview["kind"]) == (action, game.catalogue.decode(action).kind)
        for language in LANGUAGES:
            told = state.describe(action, language, player)
            assert told.text == game.describe(state, action, language, player).text
            assert told.kind == preview["kind"]


def _spoil(shown: Any) -> None:
    """Change everything in a view that can be changed."""
    for part in shown.values() if isinstance(shown, dict) else shown if isinstance(shown, list) else ():
        _spoil(part)
    if isinstance(shown, dict | list):
        shown.clear()


def test_a_view_belongs_to_whoever_asked_for_it(game):
    """Games keep parts of a view for the next one; who changes a view changes nothing of those."""
    state = played(game, 40).state
    player = state.deciders[0]
    shown = state.view(player)
    kept = deepcopy(shown)
    _spoil(shown)
    assert state.view(player) == kept


def test_an_action_that_is_the_same_as_another_is_shown_as_that_one():
    found = 0
    for seed in range(12):
        state = duchy.load("burgundy", players=4).new_state(seed)
        legal = state.legal_actions()
        for depot, tiles in enumerate(state.as_dict()["depots"], start=1):
            for slot, tile in enumerate(tiles, start=1):
                first = state.game.parse({"kind": "take", "die": 1, "depot": depot, "slot": tiles.index(tile) + 1})
                if tile and first in legal and tiles.index(tile) + 1 < slot:
                    found += 1
                    assert state.preview(f"take 1 {depot} {slot}") == state.preview(first)
    assert found


def test_an_action_is_described_for_the_player_who_takes_it():
    state = before_building().state.clone()
    state.apply("pass", 0)
    assert state.describe("seal", player=0).text
    assert state.describe("pass", player=1).text
    with pytest.raises(duchy.IllegalAction):
        state.describe("seal", player=1)


def test_the_log_of_a_game_is_the_log_of_its_actions(game):
    match = played(game, 25)
    names = ["Ada", "Bo", "Cy"]
    lines = match.log(names=names)
    assert any("Ada" in line for line in lines)
    states = [state for _, _, state in match._positions()]
    told = [line for before, (player, action), after in zip(states, match.history, states[1:], strict=False)
            for line in game.log(before, player, action, after, names=names)]  # fmt: skip
    assert told
    assert lines[-len(told) :] == told
    assert match.log(language="uk") != match.log(language="ru")
    with pytest.raises(WrongObserver):
        game.log(states[0].observe(0), *match.history[0], states[1].observe(1))


def test_the_log_tells_a_viewer_only_what_a_viewer_may_know():
    match = before_building()
    before = match.log(1)
    match.apply(next(a for a in match.state.legal_actions(0) if match.game.catalogue.decode(a).kind == "build"), 0)
    assert match.log(1) == before


# --- what one player sees --------------------------------------------------------------------------------------------


def test_what_one_player_sees_is_not_shown_to_another(game):
    state = game.new_state(3)
    seen = state.observe(0)
    assert seen.observe(0) == seen
    assert seen.observe(SPECTATOR) == state.observe(SPECTATOR)
    for call in (seen.observe, seen.view, seen.features, seen.seen_by, seen.observe(SPECTATOR).observe):
        with pytest.raises(WrongObserver):
            call(1)


# --- keys, and what cannot be changed --------------------------------------------------------------------------------


def test_a_state_is_no_key_but_has_one(game):
    state = game.new_state(3)
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)
    assert {bytes(state): 1, state.digest(): 2}[bytes(state.clone())] == 1


def test_the_state_of_a_match_cannot_be_changed_behind_its_record(game):
    match = played(game, 10)
    state, content = match.state, bytes(match.state)
    player = state.deciders[0]
    assert state.frozen
    with pytest.raises(FrozenState):
        state.apply(state.legal_actions(player)[0], player)
    with pytest.raises(FrozenState):
        state.reseed(1)
    with pytest.raises(ValueError, match="read-only"):
        state.array["ply"] = 3
    with pytest.raises(ValueError, match="read-only"):
        state.record["players"][0][present(state.array["players"].dtype.names)[0]] = 3
    assert bytes(match.state) == content
    copy = state.clone()
    assert not copy.frozen
    copy.apply(state.legal_actions(player)[0], player)
    assert bytes(match.state) == content != bytes(copy)


def test_bots_and_tables_work_on_a_frozen_state(game):
    state = played(game, 10).state
    player = state.deciders[0]
    assert duchy.bots.make("greedy", game).choose(state.observe(player).freeze()) in state.legal_actions(player)
    assert state.observe(player).freeze().view() == state.view(player)
    assert state.describe(state.legal_actions(player)[0], player=player)
    assert state.determinize(3) == state.determinize(3)


# --- bots ------------------------------------------------------------------------------------------------------------


def test_a_bot_is_made_from_its_written_form():
    game = duchy.load("burgundy")
    bot: Any = duchy.bots.make("search:iterations=4,threads=1", game)
    assert (bot.iterations, bot.horizon) == (4, 3)
    other: Any = duchy.bots.make("search:iterations=4,threads=1", game, horizon=1, iterations=5)
    assert other.iterations == 5
    assert duchy.bots.parse("search:seconds=0.5") == ("search", {"seconds": 0.5})


# --- plain values ----------------------------------------------------------------------------------------------------


def test_a_state_as_plain_values_has_the_seats_in_play_only(game):
    state = played(game, 30).state
    told = state.as_dict()
    assert json.loads(json.dumps(told)) == told
    assert len(state.record["players"]) > len(told["players"]) == 3
    assert {len(told[name]) for name in game.rules.BY_SEAT} == {3}
    assert len(told["agenda"]) == state.record["depth"]
    assert told.keys() == set(state.array.dtype.names) - {"padding"}
    assert told["players"][2].keys() == set(state.record["players"].dtype.names) - {"padding"}
    assert told["ply"] == 30


def test_every_field_with_an_entry_for_each_seat_is_listed(game):
    """Games with fewer players differ from one with the most only in how much of these fields they use."""
    layout = game.record_type
    most = layout.fields["players"][0].shape[0]
    candidates = {name for name in layout.names if layout.fields[name][0].shape[:1] == (most,)}
    assert set(game.rules.BY_SEAT) <= candidates
