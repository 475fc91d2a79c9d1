"""Why an action is not legal: the right reason and rule for each fault, in hand-made and in sampled positions."""

import random
from collections.abc import Callable

import pytest

import duchy
from duchy.engine.kernels.interpreted import interpreted
from duchy.engine.kernels.records import ArrayView
from duchy.engine.kernels.rule import INTERPRETED
from duchy.engine.kernels.rule import rule as kernel
from duchy.games.bruges.actions import CATALOGUE
from duchy.games.bruges.analysis import reasons
from duchy.games.bruges.components.board import MOST_HOUSES
from duchy.games.bruges.components.programs import PROGRAM
from duchy.games.bruges.components.tables import CARD_TABLE
from duchy.games.bruges.fields import Lost
from duchy.games.bruges.questions import QUESTIONS, Decision, Step
from duchy.games.bruges.referee import legality
from duchy.games.bruges.referee.legality import Fault
from tests.bruges.option_sets import OPTION_SETS
from tests.bruges.table import INDEX, Table
from tests.support.catalogue_ids import ids
from tests.support.reasons import Comparison, positions

ACTIONS = CATALOGUE.size
Case = tuple[str, Fault, str, str]


@kernel
def faults(states, player, out):
    """The fault of every action."""
    for action in range(ACTIONS):
        out[action] = legality.fault(states[0], player, action)


def asked(table: Table, kind: Decision, a: int = 0, b: int = 0) -> None:
    """A question to player 0 in the middle of a turn."""
    table._frame(0, Step.GO_ON, 1)
    table._frame(1, kind, 1, a, b)
    table.record["depth"] = 2


def asked_by(table: Table, kind: Decision, name: str) -> None:
    """A question that the first operation of a character asks."""
    asked(table.lives(name), kind, int(CARD_TABLE[INDEX[name], PROGRAM]), INDEX[name] * 8 + 7)


def question(table: Table) -> Case:
    table.hand("red")
    return "accept", Fault.NOT_ASKED, "BR-TURN-13", "Decide this first: what to do on your turn."


def deck(table: Table) -> Case:
    asked(table.decks(0, 1), Decision.DRAW, 1)
    return "draw 1", Fault.NO_DECK, "BR-DECK-14", "This deck is empty."


def card(table: Table) -> Case:
    table.hand("red")
    return "workers 2", Fault.NO_CARD, "BR-TURN-01", "You have no card in this place."


def discarded(table: Table) -> Case:
    asked(table.hand("red", "blue"), Decision.DISCARD, 1)
    return "discard 3", Fault.NO_CARD, "BR-OP-04", "You have no card in this place."


def played(table: Table) -> Case:
    table.hand("red").record["played"] = 1
    return "money 1", Fault.PLAYED, "BR-TURN-01", "You have already played a card this turn."


def granted(table: Table) -> Case:
    asked_by(table.hand("red"), Decision.EXTRA, "errand_boy")
    return "workers 1", Fault.NOT_GRANTED, "BR-OP-08", "The Errand Boy allows only one kind of action."


def marker(table: Table) -> Case:
    table.hand("red")
    return "calm 1 3", Fault.NO_MARKER, "BR-CALM-04", "You have no fire marker."


def marker_of_a_character(table: Table) -> Case:
    asked(table.has(red_markers=1, yellow_markers=2), Decision.DISCARD_MARKER, 1)
    return "colour 1", Fault.NO_MARKER, "BR-OP-05", "You have no flood marker."


def calmed_colour(table: Table) -> Case:
    table.hand("red").has(blue_markers=1)
    return "calm 1 1", Fault.WRONG_COLOUR, "BR-CALM-01", "The card is red; another colour is needed here."


def section(table: Table) -> Case:
    table.hand("red").has(canal=(5, 0), statue=(7, 0))
    return "canal 1 1", Fault.SECTION_FULL, "BR-CANAL-01", "This canal section is complete."


def guilders(table: Table) -> Case:
    table.hand("prince").houses("blue").has(guilders=2)
    return "place 1 1", Fault.GUILDERS, "BR-PLACE-02", "Costs 9 guilders; you have 2."


def cheaper(table: Table) -> Case:
    asked_by(table.hand("prince").houses("blue").has(guilders=2), Decision.EXTRA, "steward")
    return "place 1 1", Fault.GUILDERS, "BR-PLACE-02", "Costs 7 guilders; you have 2."


def dug(table: Table) -> Case:
    asked_by(table, Decision.DIG, "acrobat")
    return "dig 1", Fault.GUILDERS, "BR-OP-08", "Costs 2 guilders; you have 0."


def worker(table: Table) -> Case:
    table.hand("red")
    return "house 1", Fault.WORKERS, "BR-HOUSE-02", "You have no red worker."


def worker_of_a_character(table: Table) -> Case:
    table.hand("red").lives("prince")
    return "activate 1", Fault.WORKERS, "BR-WICON-02", "You have no yellow worker."


def exchanged_worker(table: Table) -> Case:
    asked_by(table.has(red=1), Decision.EXCHANGE, "lacemaker")
    return "colour 1", Fault.WORKERS, "BR-OP-12", "You have no blue worker."


def room(table: Table) -> Case:
    table.hand("red").has(red=1, homes=MOST_HOUSES)
    return "house 1", Fault.NO_ROOM, "BR-HOUSE-08", "There is no room for another house."


def house(table: Table) -> Case:
    table.hand("prince").houses("blue").has(guilders=30)
    return "place 1 3", Fault.NO_HOUSE, "BR-PLACE-01", "You have no empty red house."


def nobody(table: Table) -> Case:
    table.hand("red").houses("blue")
    return "activate 1", Fault.NOBODY, "BR-CHAR-05", "No character lives there."


def nobody_to_lose(table: Table) -> Case:
    asked(table.lives("mayor", "prince").houses("red"), Decision.PLAGUE, Lost.CHARACTER)
    return "dismiss 3", Fault.NOBODY, "BR-PLAGUE-01", "No character lives there."


def icon(table: Table) -> Case:
    table.hand("red").lives("mayor")
    told = "The Mayor cannot be used: only a worker symbol or “once a round” allows that."
    return "activate 1", Fault.NO_ICON, "BR-CHAR-09", told


def turned(table: Table) -> Case:
    table.hand("red").has(yellow=1).lives("prince", turned=True)
    return "activate 1", Fault.TURNED, "BR-WICON-04", "The Prince has already been used this round."


def turned_free(table: Table) -> Case:
    table.hand("red").lives("queen", turned=True)
    return "activate 1", Fault.TURNED, "BR-FREE-02", "The Queen has already been used this round."


def condition(table: Table) -> Case:
    table.hand("red").lives("gambler")  # the dice show 3
    return "activate 1", Fault.CONDITION, "BR-CHAR-16", "The condition of the Gambler is not met."


def useless_attack(table: Table) -> Case:
    asked_by(table, Decision.OPPONENT, "thief")
    return "opponent 1", Fault.USELESS, "BR-TGT-01", "It would change nothing."


def own_seat(table: Table) -> Case:
    asked_by(table, Decision.OPPONENT, "thief")
    return "opponent 0", Fault.OWN_SEAT, "BR-TGT-01", "Choose an opponent."


def skipped(table: Table) -> Case:
    table.hand("red")
    return "end_turn", Fault.MUST_PLAY, "BR-TURN-06", "You have cards, so you must play one first."


def due(table: Table) -> Case:
    asked(table.has(red_markers=3, yellow_markers=3), Decision.PENALTY)
    told = "You do not have three flood markers."
    return "suffer 1", Fault.NOT_DUE, "BR-THREAT-02", told


def burnt(table: Table) -> Case:
    asked(table.houses("blue", "red"), Decision.FIRE, Lost.FIRE)
    return "burn 3", Fault.NOT_THERE, "BR-FIRE-01", "There is nothing to lose there."


def drained(table: Table) -> Case:
    asked(table.houses("blue", "red"), Decision.FIRE, Lost.FIRE)
    return "drain 1", Fault.NOT_THERE, "BR-FIRE-10", "There is nothing to lose there."


def waiting(table: Table) -> Case:
    asked(table, Decision.ORDER, 2)
    return "react 3", Fault.NOT_WAITING, "BR-CHAR-17", "No such effect is waiting."


def branch(table: Table) -> Case:
    asked_by(table, Decision.BRANCH, "bard")
    return "branch 3", Fault.NO_BRANCH, "BR-OP-13", "This choice would change nothing."


def upright(table: Table) -> Case:
    asked(table.lives("queen", "valet"), Decision.STRAIGHTEN, 1, INDEX["valet"] + 1)
    return "straighten 1", Fault.NOT_TURNED, "BR-OP-21", "No other turned character lives there."


def flipped(table: Table) -> Case:
    asked(table.has(leads=("canal",)), Decision.FLIP)
    return "flip 3", Fault.FLIPPED, "BR-LEAD-06", "This majority marker has already been flipped."


def compulsory(table: Table) -> Case:
    asked(table, Decision.TAKE_WORKER, 2)
    return "decline", Fault.COMPULSORY, "BR-OP-01", "This cannot be declined."


CASES: list[Callable[[Table], Case]] = [
    *(question, deck, card, discarded, played, granted, marker, marker_of_a_character, calmed_colour, section),
    *(guilders, cheaper, dug, worker, worker_of_a_character, exchanged_worker, room, house, nobody, nobody_to_lose),
    *(icon, turned, turned_free, condition, useless_attack, own_seat, skipped, due, burnt, drained, waiting, branch),
    *(upright, flipped, compulsory),
]


@pytest.mark.parametrize("arrange", CASES, ids=lambda arrange: arrange.__name__)
def test_the_reason_is_the_right_one(table: Table, arrange: Callable[[Table], Case]):
    words, fault, rule, text = arrange(table)
    action = CATALOGUE.parse(words)
    reason = table.state.why_not(action, 0)
    assert reason is not None
    assert interpreted(legality.fault)(ArrayView(table.state.array)[0], 0, action) == fault
    assert (reason.rule, reason.text()) == (rule, text)
    assert reason.same is None


def test_every_fault_has_a_case_and_every_rule_is_in_the_catalogue():
    assert {arrange(Table())[1] for arrange in CASES} == set(Fault) - {Fault.NONE}
    assert set(reasons.TOLD) == set(Fault) - {Fault.NONE}
    fixed = [rule for rule, _, _ in reasons.TOLD.values()]
    named = {rule for rule in fixed if isinstance(rule, str)}
    named |= {rule for rules in fixed if isinstance(rules, dict) for rule in rules.values()}
    asked = QUESTIONS.questions.values()
    named |= {question.rule for question in asked} | {question.compulsory for question in asked if question.compulsory}
    named |= {*reasons.ORDER.values(), reasons.OVER, *reasons.USED}
    assert named <= ids("bruges")


@pytest.mark.parametrize(("phase", "rule"), [(1, "BR-DRAW-01"), (3, "BR-TURN-01")])
def test_who_has_to_wait(phase: int, rule: str):
    table = Table(phase=phase)
    if phase == 1:
        table.go()
    reason = table.state.why_not("end_turn", 1)
    assert reason is not None
    assert (reason.rule, reason.text()) == (rule, "It is not your turn; waiting for Player 1.")


@pytest.mark.proof
def test_reasons_agree_with_the_legal_actions():
    comparison, rng = Comparison(faults, ()), random.Random(1)
    for number, options in enumerate(OPTION_SETS[: 1 if INTERPRETED else None]):
        for state in positions(duchy.load("bruges", **options), seed=number, every=30 if INTERPRETED else 2):
            comparison.look_at(state, rng)
    assert comparison.positions > (3 if INTERPRETED else 300)
