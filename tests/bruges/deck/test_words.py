"""The words of the grammar that are operations: each is one class, and what it names is there."""

from types import SimpleNamespace
from typing import Any

import pytest

from duchy.engine.play.catalogue import generated
from duchy.games.bruges.components.words import WORDS, Op
from duchy.games.bruges.effects import dispatch, feasible


def word(op: int, does: str = "", would: str = "") -> Any:
    return SimpleNamespace(op=op, does=does, would=would)


def test_every_operation_is_a_class_of_its_own():
    assert set(WORDS) == set(Op)
    assert len(set(WORDS.values())) == len(Op)
    assert {kind.op for kind in (*feasible.SHARED, *feasible.OWN)} == {op for op, kind in WORDS.items() if kind.would}


def test_a_rule_that_is_not_there_is_an_error():
    with pytest.raises(AttributeError, match="no_such_rule"):
        dispatch.judge("judge", "s, q, row, context", [word(0, would="effects.prospects.no_such_rule")])


def test_a_rule_with_other_parameters_is_an_error():
    with pytest.raises(TypeError, match=r"always takes \(s, q, row, context\) instead of \(s, row\)"):
        dispatch.judge("judge", "s, row", [word(0, would="effects.prospects.always")])
    with pytest.raises(TypeError, match=r"flip takes \(s, p, row, context\)"):
        dispatch.doer("doer", "s, p, q, row, context, n", [word(0, does="effects.choices.flip")])


def test_words_that_name_the_same_rule_are_one_case(monkeypatch):
    told = []

    def noted(*parts: Any) -> Any:
        told.append(parts[2])
        return generated(*parts)

    monkeypatch.setattr(dispatch, "generated", noted)
    dispatch.judge("judge", "s, q, row, context", [word(op, would="effects.prospects.has_some") for op in (1, 9)])
    assert "if op == 1 or op == 9:" in told[0] and told[0].count("rule_") == 1
