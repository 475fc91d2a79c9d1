"""The action catalogue: one flat range, and three other forms of every number."""

import importlib
from typing import Any

import numpy as np
import pytest

from duchy.engine.errors import UnknownAction
from duchy.engine.kernels.records import argument, record
from duchy.engine.kernels.rule import rule
from duchy.engine.play.catalogue import Action, Amount, Catalogue, Catalogues, Kind, Number, Player

MOVES = Catalogue(Kind("pass"), Kind("move", pawn=Number(2), space=Number(6)), Kind("bid", coins=Amount(2)))


def test_kinds_lie_one_after_another_without_gaps():
    assert [(kind.first, kind.size) for kind in MOVES.kinds.values()] == [(0, 1), (1, 12), (13, 3)]
    assert MOVES.size == 16
    assert MOVES["bid"].first == 13


def test_all_forms_lead_back_to_the_number():
    for number in range(MOVES.size):
        action = MOVES.decode(number)
        assert MOVES.encode(action.kind, **action.arguments) == number
        for form in (number, action, str(action), action.as_dict()):
            assert MOVES.parse(form) == number
    assert len({str(MOVES.decode(number)) for number in range(MOVES.size)}) == MOVES.size


def test_the_last_argument_counts_fastest():
    assert [str(MOVES.decode(number)) for number in (1, 2, 7)] == ["move 1 1", "move 1 2", "move 2 1"]


def test_numbers_count_from_1_and_amounts_from_nothing():
    assert [str(MOVES.decode(number)) for number in (1, 12, 13, 15)] == ["move 1 1", "move 2 6", "bid 0", "bid 2"]
    assert (Number(6).first, Number(6).last, Number(6).size) == (1, 6, 6)
    assert (Amount(2).first, Amount(2).size, Amount(2, least=1).size) == (0, 3, 2)


def test_players_are_indices():
    attacks = Catalogue(Kind("attack", other=Player(3), space=Number(2)))
    assert [str(attacks.decode(number)) for number in (0, 5)] == ["attack 0 1", "attack 2 2"]
    assert attacks.decode(int(attacks.encoder("attack")(2, 1))).arguments == {"other": 2, "space": 2}
    with pytest.raises(UnknownAction):
        attacks.parse("attack 3 1")


def test_rules_count_every_argument_from_0():
    move = MOVES.encoder("move")
    assert [MOVES.decode(int(move(pawn, space))).arguments for pawn, space in [(0, 0), (1, 5)]] == [
        {"pawn": 1, "space": 1},
        {"pawn": 2, "space": 6},
    ]
    assert int(MOVES.encoder("bid")(0)) == MOVES.parse("bid 0")
    _, arguments = MOVES.tables()
    assert list(arguments[MOVES.parse("move 2 6")]) == [1, 5]
    assert list(arguments[MOVES.parse("bid 2")]) == [2, -1]


def test_the_order_of_keys_in_a_structured_form_does_not_matter():
    assert MOVES.parse({"space": 3, "kind": "move", "pawn": 1}) == MOVES.parse("move 1 3")


def test_the_arguments_of_a_structured_form_may_stand_together():
    """As a view lists them, so that what was offered can be sent back."""
    assert MOVES.parse({"kind": "move", "args": {"space": 3, "pawn": 1}}) == MOVES.parse("move 1 3")
    assert MOVES.parse({"kind": "pass", "args": {}}) == MOVES.parse("pass")
    for wrong in (
        {"kind": "move", "args": {"pawn": 1}},
        {"kind": "move", "args": {"pawn": 1}, "space": 3},
        {"kind": "move", "args": {"kind": "pass", "pawn": 1, "space": 3}},
        {"kind": "move", "args": {1: 1}},
        {"kind": "move", "args": [1, 3]},
        {"args": {"pawn": 1, "space": 3}},
    ):
        with pytest.raises(UnknownAction):
            MOVES.parse(wrong)


def test_numbers_of_numpy_are_numbers():
    number: Any = np.int16(9)
    assert MOVES.parse(number) == 9
    assert type(MOVES.parse(number)) is int


def test_spaces_in_a_notation_do_not_matter():
    assert MOVES.parse("  move  1   3 ") == MOVES.parse("move 1 3")


@pytest.mark.parametrize(
    ("action", "complaint"),
    [
        (-1, "Action -1 does not exist: this game has actions 0 to 15"),
        (16, "Action 16 does not exist"),
        (True, "not True"),
        (None, "not None"),
        (1.0, "not 1.0"),
        ("", "There is no action ''; the kinds are pass, move, bid"),
        ("jump 1", "There is no action 'jump'"),
        ("move 1", "'move 1' is not of the form 'move <pawn> <space>'"),
        ("move 1 2 3", "not of the form"),
        ("move one 2", "not of the form"),
        ("move -1 2", "pawn of 'move' is 1 to 2, not -1"),
        ("move --1 2", "not of the form"),
        ("move ² 2", "not of the form"),
        ("move ١ 2", "not of the form"),
        ("move " + "9" * 5000 + " 2", "not of the form"),
        ("move 1 0", "space of 'move' is 1 to 6, not 0"),
        ("move 1 7", "space of 'move' is 1 to 6, not 7"),
        ("pass 1", "not of the form 'pass'"),
        ({}, "names its kind"),
        ({"kind": 3}, "names its kind"),
        ({"kind": "bid", 1: 2}, "names its kind"),
        ({"kind": "bid", "self": 1}, "given: self"),
        ({"kind": "jump"}, "There is no action 'jump'"),
        ({"kind": "bid"}, "Action 'bid' takes coins; given: none"),
        ({"kind": "pass", "x": 1}, "Action 'pass' takes no arguments; given: x"),
        ({"kind": "bid", "coins": "1"}, "coins of 'bid' is a whole number, not '1'"),
        ({"kind": "bid", "coins": True}, "coins of 'bid' is a whole number, not True"),
        (Action("bid", {"coins": 3}), "coins of 'bid' is 0 to 2, not 3"),
    ],
)
def test_what_does_not_exist_is_refused_in_a_sentence(action, complaint):
    with pytest.raises(UnknownAction) as caught:
        MOVES.parse(action)
    assert complaint in str(caught.value)


def test_generated_rules_belong_to_a_module_that_can_be_imported():
    """Compiled code that is read from disk asks for the module of its rule."""
    move = MOVES.encoder("move")
    assert importlib.import_module(getattr(move, "py_func", move).__module__)


# --- two sizes -------------------------------------------------------------------------------------------------------

SIZED = Catalogues(
    Kind("pass"),
    Kind("fly", module=True, by=Number(2)),
    Kind("move", pawn=Number(2), space=Number(6, wide=9)),
    Kind("bid", coins=Amount(2)),
)
_MORE = record(wings=np.int8)
SMALL, LARGE = (np.zeros(1, record(said=np.int16, more=(_MORE, length))) for length in (0, 1))
_move = SIZED.encoder("move")
_kind, _argument = SIZED.readers()


@rule
def _passed(s):
    s.said = -1


@rule
def _flown(s, by):
    s.said = 100 + by


@rule
def _moved(s, pawn, space):
    s.said = 10 * pawn + space


@rule
def _else(s):
    s.said = -2


_dispatch = SIZED.dispatcher("s", otherwise=_else, fly=_flown, move=_moved, **{"pass": _passed})


@rule
def read(states, action, out):
    """What kernels make of an action: what is called, its kind, its last argument, and the number it is made from."""
    s = states[0]
    _dispatch(s, action)
    out[0], out[1], out[2], out[3] = s.said, _kind(s, action), _argument(s, action, 1), _move(s, 1, 5)


def read_by(states, action):
    out = argument(np.zeros(4, np.int64))
    read(argument(states), action, out)
    return [int(out[i]) for i in range(4)]


def test_games_without_modules_keep_their_numbers():
    assert [str(SIZED.base.decode(number)) for number in range(SIZED.base.size)] == [
        str(kind) for kind in map(MOVES.decode, range(MOVES.size))
    ]
    assert SIZED.full.size == 1 + 2 + 18 + 3
    assert SIZED.full.parse("move 2 9") == 1 + 2 + 17
    with pytest.raises(UnknownAction):
        SIZED.base.parse("fly 1")


def test_the_record_says_which_catalogue_an_action_is_of():
    numbers = [SIZED.number_of(name) for name in ("pass", "fly", "move", "bid")]
    assert numbers == [0, 1, 2, 3]
    assert read_by(SMALL, SIZED.base.parse("move 2 3")) == [12, 2, 2, SIZED.base.parse("move 2 6")]
    assert read_by(LARGE, SIZED.full.parse("move 2 9")) == [18, 2, 8, SIZED.full.parse("move 2 6")]
    assert read_by(LARGE, SIZED.full.parse("fly 2"))[:2] == [101, 1]
    assert read_by(SMALL, SIZED.base.parse("bid 2"))[:2] == [-2, 3]
    assert read_by(SMALL, SIZED.base.parse("pass"))[:2] == [-1, 0]
