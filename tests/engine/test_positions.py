"""``duchy.position``: every position has a text and a JSON form and comes back from both, byte for byte."""

import json
import random
from dataclasses import fields

import numpy as np
import pytest

import duchy
from duchy import position
from duchy.engine.game import registry
from duchy.engine.game.game import SPECTATOR
from duchy.engine.kernels.records import INTERPRETED
from tests.support.play import all_subjects
from tests.support.roundtrip import check, positions

#: Interpreted checks are slow; the same test runs compiled as well.
MANY = 60 if INTERPRETED else 3000
SUBJECTS = all_subjects()


def text_of(game: str = "burgundy") -> str:
    """The text of a position in the middle of a game."""
    state = next(state for state in positions(SUBJECTS, 9) if state.game.name == game and state.ply > 60)
    return position.of(state).text


# --- there and back --------------------------------------------------------------------------------------------------


@pytest.mark.proof
def test_positions_of_random_games_come_back_from_their_texts():
    subjects = set()
    for number, state in zip(range(MANY), positions(SUBJECTS, 1), strict=False):
        check(state, text_only=number % 10 > 0)
        subjects.add(state.game)
    assert INTERPRETED or subjects == {subject.game for subject in SUBJECTS}


@pytest.mark.parametrize("subject", SUBJECTS[:: 12 if INTERPRETED else 3], ids=str)
def test_the_first_position_of_a_game_comes_back(subject):
    state = subject.game.new_state(5)
    for seen in (state, state.observe(0), state.observe(SPECTATOR)):
        check(seen)


def test_every_position_of_the_small_game_comes_back(toy):
    chance = random.Random(3)
    for seed in range(20):
        state = toy.new_state(seed)
        while not state.is_over:
            player = chance.choice(state.deciders)
            state.apply(chance.choice(state.legal_actions(player)), player)
            for seen in (state, state.observe(player), state.observe()):
                check(seen)
    built = position.build(toy, asked="bid", pot=3, seats=[{"bid": 2}, {}, {"points": 9}])
    assert built.deciders == (1, 2)
    with pytest.raises(duchy.PositionError, match="bid"):
        position.build(toy, bid=2)


def test_json_keeps_a_position():
    state = duchy.load("burgundy", players=3).new_state(8)
    document = json.loads(position.of(state).json)
    assert position.read(json.dumps(document)).state() == state
    assert position.Position.from_dict(document).state() == state
    assert position.Position.from_dict(position.of(state).as_dict()).state() == state


def test_a_text_may_stand_in_one_line_have_comments_and_blanks():
    state = duchy.load("dice", players=2).new_state(8)
    found = position.of(state)
    assert position.read(found.line) == found
    lines = found.text.split("\n")
    loose = "\n".join(f"   {line}   # a remark" for line in lines[:1]) + "\n\n# more\n" + "\n".join(lines[1:])
    assert position.read(loose).state() == state
    assert str(found) == found.text
    assert hash(found) == hash(position.read(found.text))


def test_an_observed_state_keeps_its_observer_and_no_generator():
    state = duchy.load("burgundy", setup="expert", choice="sealed").new_state(3)
    state.apply(state.legal_actions(0)[0], 0)
    for viewer in (0, 1, SPECTATOR):
        seen = state.observe(viewer)
        text = position.of(seen).text
        assert "seed" not in text
        assert position.read(text).state().observer == viewer
    assert "sealed: side=" in position.of(state.observe(0)).text
    assert "sealed: -" in position.of(state.observe(1)).text


# --- refusals --------------------------------------------------------------------------------------------------------


def mutilated(text: str, chance: random.Random) -> str:
    """A text with some damage: characters lost, doubled, changed or exchanged, lines lost, or cut off."""
    at = chance.randrange(len(text))
    lines = text.split("\n")
    match chance.randrange(7):
        case 0:
            return text[:at] + text[at + 1 :]
        case 1:
            return text[:at] + text[at] + text[at:]
        case 2:
            return text[:at] + chance.choice("abcxyz0123456789:=,;-_ \n") + text[at + 1 :]
        case 3:
            other = chance.randrange(len(text))
            first, second = sorted((at, other))
            return text[:first] + text[second] + text[first + 1 : second] + text[first] + text[second + 1 :]
        case 4:
            line = chance.randrange(len(lines))
            return "\n".join(lines[:line] + lines[line + 1 :])
        case 5:
            line = chance.randrange(1, len(lines) - 1)
            return "\n".join([*lines[:line], lines[line + 1], lines[line], *lines[line + 2 :]])
    return text[:at]


def words(text: str) -> list[list[str]]:
    """What a text says; lines are separated by line breaks or semicolons."""
    return [line.split() for line in text.replace(";", "\n").split("\n") if line.split()]


@pytest.mark.parametrize("game", ["burgundy", "dice", "bruges"])
def test_a_thousand_mutilated_texts_are_refused_with_a_reason(game):
    chance = random.Random(game)
    text = text_of(game)
    refused = 0
    while refused < 500:
        damaged = mutilated(text, chance)
        if words(damaged) == words(text):
            continue  # only blanks and separators are different
        with pytest.raises(duchy.DuchyError) as error:
            position.read(damaged)
        for language in ("en", "ru", "uk"):
            assert len(error.value.text(language)) > 10
        refused += 1


@pytest.mark.parametrize("game", ["burgundy", "dice", "bruges"])
def test_mutilated_texts_without_a_check_word_are_read_or_refused_but_never_fail(game):
    chance = random.Random(game)
    head, _, rest = text_of(game).partition("\n")
    reasons = []
    for _ in range(20 if INTERPRETED else 300):
        try:
            position.read(f"{head.split(' check=')[0]}\n{mutilated(rest, chance)}")
        except duchy.DuchyError as error:
            reasons.append(str(error))
    assert len(reasons) > 8


REFUSED = {
    "not a position": ("hello", None, "does not begin"),
    "nothing": ("", None, "does not begin"),
    "no game": ("position: chess", None, "no game 'chess'"),
    "no line": ("position: dice\nwhat is this", None, "not of the form"),
    "unknown part": ("position: dice\nstorage: 3", "storage", "unknown"),
    "unknown seat part": ("position: dice\nseat 0:\nstorage: 3", "seat 0 storage", "unknown"),
    "twice": ("position: dice\nround: 1\nround: 1", "round", "given twice"),
    "seat twice": ("position: dice\nseat 0:\nseat 0:", "seat 0", "given twice"),
    "no such seat": ("position: dice\nseat 7:", "seats", "from 0 to 1"),
    "seat with a value": ("position: dice\nseat 1: 3", None, "not of the form"),
    "check word": ("position: dice check=00000000", None, "check word 00000000 does not match"),
    "number": ("position: dice\nround: x", "round", "'x' is not a number from 0 to 30"),
    "word": ("position: dice\nphase: V", "phase", "'V' is not one of I, II, III"),
    "flag": ("position: dice\nover: maybe", "over", "not one of yes, no"),
    "pair": ("position: dice\ncircles: monk", "circles", "pair with “=”"),
    "name twice": ("position: dice\ncircles: monk=1 monk=2", "circles", "twice"),
    "too many": ("position: dice\npips: 1 2 3", "pips", "3 were given, 2 to 2 are possible"),
    "option": ("position: dice\noptions: players=9", None, "Option 'players'"),
    "option pair": ("position: dice\noptions: players", "options", "pair with “=”"),
    "option twice": ("position: dice\noptions: players=2 players=2", "options", "twice"),
    "observer": ("position: dice\nobserver: 2", "observer", "from -1 to 1"),
    "json": ("{", None, "JSON cannot be read"),
    "json without game": ("{}", None, "names its game"),
    "json options": ('{"game": "dice", "options": 3}', "options", "table of names"),
    "json seats": ('{"game": "dice", "seats": 3}', "seats", "not a list"),
    "json seat": ('{"game": "dice", "seats": [3]}', "seat 0", "table of names"),
    "json list": ('{"game": "dice", "pips": 3}', "pips", "not a list"),
    "json table": ('{"game": "dice", "circles": []}', "circles", "table of names"),
    "json flag": ('{"game": "dice", "over": 1}', "over", "not one of yes, no"),
    "json phrase": ('{"game": "dice", "seats": [{"did": [3]}]}', "seat 0 did", "does not say"),
    "json keys": ('{"game": "dice", "circles": {"monk": 1, "worker": true}}', "circles", "True is not a number"),
    "long": ("position: dice" + "\n" * 100_000, None, "more than"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_text_is_refused_with_its_part_and_the_reason(case):
    text, part, reason = REFUSED[case]
    with pytest.raises(duchy.DuchyError) as error:
        position.read(text)
    assert reason in str(error.value)
    if part is not None:
        assert error.value.part == part  # type: ignore[attr-defined]


ODD = [None, True, 3.5, object(), b"x", float("nan"), {"a": 1}, [[]], "x" * 3000, np.int64(3), np.array([1]), {}.get]


@pytest.mark.parametrize("game", ["burgundy", "dice", "bruges"])
def test_odd_values_raise_no_foreign_errors(game):
    part = registry.contract(game).position
    reasons = []
    for value in ODD:
        for name in (*part.PARTS, *part.SEAT_PARTS, "seats", "seed", "ply", "over", "observer", "nonsense"):
            try:
                position.build(game, **{name: value})
            except duchy.DuchyError as error:
                reasons.append(str(error))
    assert len(reasons) > 100


@pytest.mark.parametrize("call", [position.read, position.of, position.build, position.Position.from_dict])
def test_functions_refuse_odd_arguments(call):
    for value in ODD:
        with pytest.raises(duchy.DuchyError):
            call(value)


# --- edit ------------------------------------------------------------------------------------------------------------


def test_parts_are_changed_and_put_back():
    state = duchy.load("burgundy", players=2).new_state(4)
    before = position.of(state)
    changed = before.with_(silver=7, phase="C", seats={1: {"workers": 5}})
    after = changed.state()
    assert (after.record.estates[0].silver, after.record.estates[1].workers, after.record.phase) == (7, 5, 2)
    assert before.state() == state, "the position itself does not change"
    silver, workers = (int(state.record.estates[0].silver), int(state.record.estates[1].workers))
    back = changed.with_(silver=silver, phase=None, seats={1: {"workers": workers}})
    assert back == before


def test_options_cannot_be_changed_and_parts_not_be_given_twice():
    found = position.of(duchy.load("burgundy", players=2).new_state(4))
    with pytest.raises(duchy.PositionError, match="already chosen"):
        found.with_(edition="2011")
    with pytest.raises(duchy.PositionError, match="already chosen"):
        position.build(found.game, players=3)
    with pytest.raises(duchy.PositionError, match="given twice"):
        found.with_(silver=1, seats=[{"silver": 2}])


def test_a_state_that_no_part_can_say_is_refused():
    state = duchy.load("burgundy", players=2).new_state(4)
    state.array["players"]["sealed_hex"][0, 1] = 5
    with pytest.raises(duchy.PositionError, match="players"):
        position.of(state)
    state.array["phase"] = 9
    with pytest.raises(duchy.PositionError, match="phase"):
        position.of(state)


def test_the_seed_is_what_reseed_takes():
    state = duchy.load("burgundy", players=2).new_state(4)
    state.reseed(123456789)
    assert position.of(state).table["seed"] == 123456789
    built = position.build(state.game, seed=17)
    again = position.build(state.game)
    again.reseed(17)
    assert built == again


def test_a_game_without_the_part_says_so():
    from tests.engine.bare.contract import CONTRACT

    game = duchy.Game(CONTRACT, CONTRACT.options.read({}))
    with pytest.raises(duchy.DuchyError, match="has no part 'position'"):
        position.of(game.new_state(1))
    with pytest.raises(duchy.DuchyError, match="has no part 'position'"):
        game.new_state(1).check()


# --- dice and draws set in advance -----------------------------------------------------------------------------------


@pytest.mark.compiled
def test_nine_dice_fall_as_wanted():
    state = position.build("burgundy", players=4, turn=3, seed=5)
    wanted = [[1, 2], [3, 4], [5, 6], [6, 6]]
    entropy = position.entropy_for(state, "end_turn", white=4, seats=[{"dice": dice} for dice in wanted])
    state.reseed(entropy)
    state.apply("end_turn")
    assert state.record.players["dice"].tolist() == wanted
    assert state.record.white == 4


@pytest.mark.compiled
def test_tiles_and_goods_are_drawn_as_wanted():
    state = position.build("burgundy", players=2, turn=1, round=5)
    entropy = position.entropy_for(state, "end_turn", depots={1: [None, "bank"], 2: ["monastery-4"]}, white=6)
    state.reseed(entropy)
    state.apply("end_turn")
    shown = position.of(state).as_dict()
    assert shown["depots"][1][1] == "bank"
    assert shown["depots"][2][0] == "monastery-4"
    assert shown["white"] == 6


@pytest.mark.compiled
def test_a_script_sets_the_dice_of_a_match_and_its_record_replays():
    match = duchy.Match(duchy.load("dice", players=1), seed=3)
    rounds = [{"pips": [2, 5], "colours": ["mine", "city"]}, {"pips": [6, 6], "hourglasses": 2}]
    script = position.Script(match, rounds)
    rounds[0]["hourglasses"] = 1
    castle = match.game.catalogue.decode(match.state.legal_actions()[0])
    for action in (castle, "pass", "seal"):
        script.apply(action)
    assert match.state.record.pips.tolist() == [6, 6]
    assert match.state.record.hourglasses == 2
    assert not script.rounds
    script.apply(match.state.legal_actions()[0])
    assert duchy.Match.from_record(match.record()).state == match.state


@pytest.mark.compiled
def test_a_seed_for_the_dice_of_a_new_game():
    game = duchy.load("burgundy", players=2)
    state = game.new_state(position.seed_for(game, dice=[6, 6], white=1))
    assert state.record.players["dice"][0].tolist() == [6, 6]
    assert state.record.white == 1


def test_what_is_not_drawn_cannot_be_wanted():
    state = position.build("dice", players=1)
    with pytest.raises(duchy.PositionError, match="neither rolled nor drawn"):
        position.entropy_for(state, "pass", phase="II")
    with pytest.raises(duchy.PositionError, match="neither rolled nor drawn"):
        position.entropy_for(state, "pass", seats=[{"castle": 3}])
    with pytest.raises(duchy.PositionError, match="does not roll or draw"):
        position.entropy_for(state, "pass", pips=[3, 4])


@pytest.mark.parametrize("game", duchy.GAMES)
def test_no_part_of_the_table_has_the_name_of_an_option(game):
    contract = registry.contract(game)
    options = {field.name for field in fields(contract.options)}
    assert not options & set(contract.position.PARTS)
