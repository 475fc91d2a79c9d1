"""The catalogue of questions and steps: what is declared is complete, and what rules and positions get from it."""

from dataclasses import replace
from enum import IntEnum
from types import SimpleNamespace

import pytest

from duchy.engine.errors import PositionError
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import FIRST_STEP
from duchy.engine.play.catalogue import Catalogue, Catalogues, Kind, Number
from duchy.engine.play.frames import Count, OneOf, Place, SetOf
from duchy.engine.play.questions import Question, Questions, StepKind

HERE = "tests.engine"
ACTIONS = Catalogue(Kind("take", card=Number(3)), Kind("give"), Kind("decline"))


class Decision(IntEnum):
    NONE = 0
    TAKE = 1
    GIVE = 2


class Step(IntEnum):
    END = FIRST_STEP
    PAY = FIRST_STEP + 1


def list_take(s, p, out, n):
    """Two cards, of which the first is the player's number."""
    out[n] = p
    out[n + 1] = 2
    return n + 2


def list_give(s, p, out, n):
    """One action."""
    out[n] = 3
    return n + 1


def list_badly(s, out):
    """A rule with other parameters than a lister has."""


def end(s):
    """A step of the game."""
    s.done.append(("end",))


def pay(s, p, coins):
    """A step of a player."""
    s.done.append(("pay", p, coins))


def pay_all(s, who, coins):
    """A step of several players."""
    s.done.append(("pay", who, coins))


def take(s, p, card):
    """What an action does that always does the same."""
    s.done.append(("take", p, card))


def stop_taking(s, p):
    """What a refusal does if a card is asked for."""
    s.done.append(("stop taking", p))


def stop_giving(s, p):
    """And what it does if nothing must be given."""
    s.done.append(("stop giving", p))


def is_free(s):
    """Whether something can be declined."""
    return s.free


TAKE = Question(
    Decision.TAKE,
    rule="XX-TAKE-01",
    answers=("take",),
    lists=("test_questions.list_take",),
    declined="decline",
    a=Place("depot", 6),
    facts=("depot",),
)
GIVE = Question(Decision.GIVE, rule="XX-GIVE-01", answers=("give",), lists=("test_questions.list_give",))
END = StepKind(Step.END, does="test_questions.end")
PAY = StepKind(Step.PAY, does="test_questions.pay", a=Count("coins", 9))


def catalogue(questions=(TAKE, GIVE), steps=(END, PAY), actions=ACTIONS):
    return Questions(HERE, actions, (Decision, questions), (Step, steps))


@pytest.fixture
def plain(monkeypatch):
    """Rules of this file as plain functions: what is generated is the same text."""
    monkeypatch.setattr("duchy.engine.play.catalogue.make_rule", lambda function: function)


def test_names_are_those_of_the_enum_in_its_order():
    assert catalogue([GIVE, TAKE]).names == ("none", "take", "give")


@pytest.mark.parametrize(
    ("questions", "steps"),
    [([TAKE], [END, PAY]), ([TAKE, GIVE], [END]), ([TAKE, GIVE, GIVE], [END, PAY]), ([TAKE, GIVE], [END, END, PAY])],
)
def test_every_question_and_every_step_is_declared_once(questions, steps):
    with pytest.raises(TypeError, match="declared twice, or not at all"):
        catalogue(questions, steps)


def test_questions_are_numbered_without_gaps():
    class Other(IntEnum):
        TAKE = 1
        GIVE = 3

    questions = [replace(TAKE, kind=Other.TAKE), replace(GIVE, kind=Other.GIVE)]
    with pytest.raises(TypeError, match="numbered from 1 on"):
        Questions(HERE, ACTIONS, (Other, questions), (Step, [END, PAY]))


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("rule", ""),
        ("rule", "take"),
        ("answers", ()),
        ("lists", ()),
        ("facts", ("card",)),
    ],
)
def test_a_declaration_that_lacks_a_part_is_an_error(part, value):
    with pytest.raises(TypeError, match=r"question take: |differ: "):
        catalogue([replace(TAKE, **{part: value}), GIVE])


def test_answers_are_kinds_of_actions_and_every_kind_answers_something():
    with pytest.raises(TypeError, match="actions and answers differ: taek, take"):
        catalogue([replace(TAKE, answers=("taek",)), GIVE])
    with pytest.raises(TypeError, match="actions and answers differ: pass"):
        catalogue(actions=Catalogue(Kind("take"), Kind("give"), Kind("decline"), Kind("pass")))


def test_declining_stands_behind_the_other_answers():
    with pytest.raises(TypeError, match="question take: declined"):
        catalogue([TAKE, GIVE], actions=Catalogue(Kind("decline"), Kind("take"), Kind("give")))


@pytest.mark.parametrize("path", ["test_questions.list_nothing", "no_such_module.list_take"])
def test_a_rule_that_does_not_exist_is_an_error_when_rules_are_imported(path):
    with pytest.raises((AttributeError, ImportError), match=r"list_nothing|no_such_module"):
        catalogue([replace(TAKE, lists=(path,)), GIVE]).lister()
    with pytest.raises((AttributeError, ImportError), match=r"list_nothing|no_such_module"):
        catalogue(steps=[replace(END, does=path), PAY]).runner()


def test_a_rule_with_other_parameters_is_an_error_when_rules_are_imported():
    with pytest.raises(TypeError, match=r"list_badly takes \(s, out\) instead of \(s, p, out, n\)"):
        catalogue([replace(TAKE, lists=("test_questions.list_badly",)), GIVE]).lister()
    with pytest.raises(TypeError, match=r"the rule for pay takes \(s, p, coins\) instead of \(s, lowest\(who\)\)"):
        catalogue(steps=[END, replace(PAY, a=None)]).runner()


def test_the_lister_asks_the_rule_of_the_question_and_adds_what_declines_it(plain):
    answers, out = catalogue().lister(), [-1] * 6
    assert answers(None, 1, Decision.TAKE, out, 0) == 3 and out[:3] == [1, 2, ACTIONS["decline"].first]
    assert answers(None, 1, Decision.GIVE, out, 2) == 3 and out[2] == 3
    assert answers(None, 1, Decision.NONE, out, 0) == 0


def test_what_can_be_declined_at_times_is_listed_then(plain):
    answers, out = catalogue([replace(TAKE, may_decline="test_questions.is_free"), GIVE]).lister(), [-1] * 6
    assert answers(SimpleNamespace(free=False), 0, Decision.TAKE, out, 0) == 2
    assert answers(SimpleNamespace(free=True), 0, Decision.TAKE, out, 0) == 3 and out[2] == ACTIONS["decline"].first
    with pytest.raises(TypeError, match="question give: may_decline"):
        catalogue([TAKE, replace(GIVE, may_decline="test_questions.is_free")])
    with pytest.raises(TypeError, match=r"stop_taking takes \(s, p\) instead of \(s\)"):
        catalogue([replace(TAKE, may_decline="test_questions.stop_taking"), GIVE]).lister()


DOING = Catalogue(
    Kind("take", does="test_questions.take", card=Number(3)), Kind("give", does="test_questions.end"), Kind("decline")
)
STOPPING = replace(TAKE, does={"decline": "test_questions.stop_taking"})
GIVING = replace(
    GIVE, answers=("give",), declined="decline", does={"decline": "test_questions.stop_giving"}, lists=TAKE.lists
)


def asking(kind):
    """A record with a question on top."""
    return SimpleNamespace(done=[], depth=1, agenda=[SimpleNamespace(kind=kind)])


def test_an_action_does_what_its_kind_or_the_question_says(plain, monkeypatch):
    monkeypatch.setattr("duchy.engine.play.questions.decision", lambda s: s.agenda[s.depth - 1].kind)
    monkeypatch.setattr("tests.engine.test_questions.end", lambda s, p: s.done.append(("give", p)))
    answer = catalogue([STOPPING, GIVING], actions=DOING).answerer()
    taking, giving = asking(Decision.TAKE), asking(Decision.GIVE)
    answer(taking, 1, DOING.encode("take", card=3))
    answer(taking, 1, DOING.encode("decline"))
    answer(giving, 0, DOING.encode("decline"))
    answer(giving, 0, DOING.encode("give"))
    assert taking.done == [("take", 1, 2), ("stop taking", 1)] and giving.done == [("stop giving", 0), ("give", 0)]


def test_what_an_answer_does_is_said_once_and_for_every_question():
    with pytest.raises(TypeError, match="no rule says what decline does as an answer to give"):
        catalogue([STOPPING, replace(GIVING, does={})], actions=DOING).answerer()
    twice = replace(STOPPING, does={**STOPPING.does, "take": "test_questions.take"})
    other = replace(STOPPING, does={**STOPPING.does, "give": "test_questions.end"})
    for wrong in (twice, other):
        with pytest.raises(TypeError, match="question take: does"):
            catalogue([wrong, GIVING], actions=DOING).answerer()


def test_a_step_gets_its_player_and_its_numbers(plain):
    s, step = SimpleNamespace(done=[]), catalogue().runner()
    step(s, Step.PAY, 0b100, 7, 0)
    step(s, Step.END, 0, 0, 0)
    catalogue(steps=[END, replace(PAY, does="test_questions.pay_all")]).runner()(s, Step.PAY, 0b11, 7, 0)
    assert s.done == [("pay", 2, 7), ("end",), ("pay", 0b11, 7)]


def test_questions_of_modules_are_for_records_with_modules(plain):
    actions = Catalogues(Kind("give"), Kind("take", module=True, card=Number(3)), Kind("decline"))
    answers = catalogue([replace(TAKE, module=1), replace(GIVE, declined="decline")], actions=actions).lister()
    out = [-1] * 3
    assert answers(SimpleNamespace(more=[]), 0, Decision.TAKE, out, 0) == 0
    assert answers(SimpleNamespace(more=[1]), 0, Decision.TAKE, out, 0) == 3 and out[2] == actions.full["decline"].first
    assert answers(SimpleNamespace(more=[]), 0, Decision.GIVE, out, 0) == 2 and out[1] == actions.base["decline"].first


def test_tables_for_rules_are_by_number():
    questions = catalogue()
    assert list(questions.table(lambda question: len(question.answers), 5)) == [5, 1, 1]
    assert [list(row) for row in questions.answers()] == [[0, 0, 0], [1, 0, 0], [0, 1, 0]]
    assert list(questions.table_of_all(lambda frame: len(frame.fields)))[62:] == [0, 0, 0, 1]
    assert questions.named("give") is questions[Decision.GIVE] is GIVE


def test_a_question_can_be_asked_within_another():
    inner = replace(TAKE, within=Decision.GIVE)
    with pytest.raises(TypeError, match="question give: answers"):
        catalogue([inner, GIVE])
    outer = replace(GIVE, answers=(), lists=())
    assert catalogue([inner, outer], actions=Catalogue(Kind("take"), Kind("decline"))).lister()


WORDS = [
    (replace(TAKE, b=Count("left", 3, optional=True)), "take 3", {"a": 2, "b": 0}),
    (replace(TAKE, b=Count("left", 3, optional=True)), "take 3 1", {"a": 2, "b": 1}),
    (replace(GIVE, a=OneOf("tile", {"ship": 4}), b=SetOf("effects", ("x", "y"))), "give ship x+y", {"a": 4, "b": 3}),
    (PAY, "then-pay 9", {"a": 9, "b": 0}),
    (GIVE, "give", {"a": 0, "b": 0}),
    (replace(GIVE, a=SetOf("effects", ("x", "y"), nothing="-")), "give -", {"a": 0, "b": 0}),
]


@pytest.mark.parametrize(("frame", "phrase", "numbers"), WORDS)
def test_frames_in_words_and_back(frame, phrase, numbers):
    assert frame.numbers(phrase.split()[1:], phrase) == {"kind": int(frame.kind), **numbers}
    assert frame.phrase(**numbers) == phrase


@pytest.mark.parametrize(
    ("frame", "words"),
    [
        *((TAKE, words) for words in ([], ["7"], ["0"], ["x"], ["3", "1"])),
        *((WORDS[2][0], words) for words in (["boat", "x"], ["ship", "z"])),
        (PAY, ["10"]),
        (GIVE, ["1"]),
    ],
)
def test_words_that_no_frame_has_are_refused(frame, words):
    with pytest.raises(PositionError):
        frame.numbers(words, "phrase")


@pytest.mark.parametrize(
    ("field", "number"),
    [
        *((Place("depot", 6), number) for number in (-1, 6)),
        *((Count("coins", 9, 1), number) for number in (0, 10)),
        (OneOf("tile", {"ship": 4}), 3),
        (SetOf("effects", ("x", "y")), 4),
    ],
)
def test_numbers_that_a_field_cannot_have_have_no_word(field, number):
    with pytest.raises((LookupError, ValueError)):
        field.word(number)


def test_a_frame_tells_its_numbers_by_the_names_of_its_fields():
    frame = replace(TAKE, b=Count("left", 3))
    assert frame.told(2, 1) == {"depot": 2, "left": 1} and GIVE.told(2, 1) == {}


@rule
def list_none(s, p, out, n):
    """No action."""
    return n


def test_generated_rules_are_compiled_like_others():
    questions = catalogue([replace(each, lists=("test_questions.list_none",)) for each in (TAKE, GIVE)])
    assert questions.lister().__name__ == "answers" and questions.runner().__name__ == "step"
