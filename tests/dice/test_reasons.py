"""Why an action is not legal: the right reason and rule for each fault, in hand-made and in sampled positions."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import duchy
from duchy.engine.kernels.interpreted import interpreted
from duchy.engine.kernels.records import ArrayView
from duchy.engine.kernels.rule import INTERPRETED
from duchy.engine.kernels.rule import rule as kernel
from duchy.games.dice.actions import CATALOGUE
from duchy.games.dice.analysis import reasons
from duchy.games.dice.components.parts import COLOUR_NAMES, Colour, numbers_for
from duchy.games.dice.components.sheets import HEX_COLOUR, HEXES, SHEETS
from duchy.games.dice.questions import QUESTIONS
from duchy.games.dice.referee import legality
from duchy.games.dice.referee.legality import Fault
from tests.dice.option_sets import OPTION_SETS
from tests.dice.pad import Pad
from tests.support.catalogue_ids import ids
from tests.support.reasons import Comparison, numbered, positions

ACTIONS = CATALOGUE.size
#: The kind of an action and its arguments, counted from 0.
Act = tuple[Any, ...]


@kernel
def faults(states, player, out):
    """The fault of every action."""
    for action in range(ACTIONS):
        out[action] = legality.fault(states[0], player, action)


def hexes(pad: Pad, colour: str) -> list[int]:
    """The empty hexes of a colour, counted from 0."""
    me = pad.draft()
    found = [hex_ for hex_ in range(HEXES) if HEX_COLOUR[int(me["sheet"]), hex_] == COLOUR_NAMES.index(colour)]
    return [hex_ for hex_ in found if not me["built"] >> hex_ & 1]


def neighbours(pad: Pad, hex_: int) -> set[int]:
    return set(SHEETS[int(pad.draft()["sheet"])].neighbours[hex_])


def opened(pad: Pad, colour: str, number: int = 4) -> int:
    """An empty hex of a colour, with a number beside it that is not in its area."""
    for hex_ in hexes(pad, colour):
        for other in sorted(neighbours(pad, hex_)):
            theirs = Colour(int(HEX_COLOUR[int(pad.draft()["sheet"]), other]))
            takes = theirs != Colour.CASTLE and number in numbers_for(theirs)
            if takes and theirs.name.lower() != colour and not pad.draft()["built"] >> other & 1:
                pad.write({other + 1: number})
                return hex_
    raise AssertionError(f"no {colour} has a neighbour that takes {number}")


def not_asked(pad: Pad) -> Act:
    pad.roll(1, 2, "river", "mine")
    return ("seal",)


def not_asked_before_the_sale(pad: Pad) -> Act:
    pad.bonus(goods=1).roll(1, 2, "river", "mine", double=True)
    return ("pass",)


def sheet_taken(pad: Pad) -> Act:
    pad.state = duchy.load("dice", players=2, variant="different").new_state(1)
    pad.state.apply(numbered(pad.state.game, "sheet", 2))
    return ("sheet", 2)


def no_castle(pad: Pad) -> Act:
    pad.state = duchy.load("dice", players=2).new_state(1)
    return ("castle", hexes(pad, "river")[0])


def no_goods(pad: Pad) -> Act:
    pad.bonus(goods=1).roll(1, 2, "river", "mine", double=True)
    return ("sell", 2)


def built(pad: Pad) -> Act:
    return ("build", 0, int(pad.draft()["castle"]))


def rolled(pad: Pad, number: int, colour: str, hex_: int) -> Act:
    """A building that the dice give."""
    pad.roll(number, number, colour, colour)
    return ("build", number - 1, hex_)


def alone(pad: Pad) -> Act:
    castle = int(pad.draft()["castle"])
    far = next(hex_ for hex_ in hexes(pad, "river") if castle not in neighbours(pad, hex_))
    return rolled(pad, 5, "river", far)


def monastery(pad: Pad) -> Act:
    return rolled(pad, 3, "monastery", opened(pad, "monastery"))


def mine(pad: Pad) -> Act:
    return rolled(pad, 5, "mine", opened(pad, "mine"))


def river(pad: Pad) -> Act:
    return rolled(pad, 1, "river", opened(pad, "river"))


def area(pad: Pad, colour: str) -> int:
    """An empty hex beside a 4 of its own area."""
    first = next(h for h in hexes(pad, colour) if neighbours(pad, h) & set(hexes(pad, colour)))
    pad.write({first + 1: 4})
    return min(neighbours(pad, first) & set(hexes(pad, colour)))


def city(pad: Pad) -> Act:
    return rolled(pad, 4, "city", area(pad, "city"))


def pasture(pad: Pad) -> Act:
    return rolled(pad, 3, "pasture", area(pad, "pasture"))


def castle(pad: Pad) -> Act:
    return rolled(pad, 3, "castle", opened(pad, "castle", 4))


def two_bonuses(pad: Pad) -> Act:
    hex_ = opened(pad.bonus(monk=1, worker=1), "river")
    pad.roll(1, 2, "city", "mine")
    return ("build", 4, hex_)


def monk(pad: Pad) -> Act:
    hex_ = opened(pad.bonus(worker=1), "river")
    pad.roll(5, 2, "city", "mine")
    return ("build", 4, hex_)


def worker(pad: Pad) -> Act:
    hex_ = opened(pad.bonus(monk=1), "river")
    pad.roll(1, 2, "river", "mine")
    return ("build", 4, hex_)


def act(pad: Pad, kind: str, *values: int) -> None:
    pad.state.apply(numbered(pad.state.game, kind, *values), 0)


def no_first(pad: Pad) -> Act:
    act(pad.bonus(silver=1).roll(1, 2, "river", "mine"), "pass")
    return ("second", 0)


def first_built(pad: Pad, one: str, other: str) -> None:
    """A 5 in a river; the dice are 5 and 2, and two colours."""
    hex_ = opened(pad, "river")
    pad.roll(5, 2, one, other)
    act(pad, "build", 4, hex_)


def bonus_used(pad: Pad) -> Act:
    first_built(pad.bonus(silver=1, monk=1), "mine", "mine")
    return ("second", hexes(pad, "mine")[0])


def no_silver(pad: Pad) -> Act:
    first_built(pad, "river", "mine")
    return ("second", hexes(pad, "mine")[0])


def dice_left(pad: Pad) -> Act:
    first_built(pad.bonus(silver=1), "river", "mine")
    return ("second", hexes(pad, "city")[0])


def second_number(pad: Pad) -> Act:
    first_built(pad.bonus(silver=1), "river", "mine")
    return ("second", opened(pad, "mine"))


#: By arrangement: what is wrong, the rule, and the English sentence.
CASES: dict[Callable[[Pad], Act], tuple[Fault, str, str]] = {
    not_asked: (Fault.NOT_ASKED, "DG-BUILD-01", "“No hex fits: take a worker” comes first."),
    not_asked_before_the_sale: (
        Fault.NOT_ASKED,
        "DG-SELL-12",
        "“Double hourglass: how many goods do you sell?” comes first.",
    ),
    sheet_taken: (Fault.SHEET_TAKEN, "DG-DIFF-04", "Another player has this duchy."),
    no_castle: (Fault.NO_CASTLE, "DG-START-01", "The starting castle needs a castle hex."),
    no_goods: (Fault.NO_GOODS, "DG-SELL-02", "You have only 1 goods token."),
    built: (Fault.BUILT, "DG-BUILD-07", "This hex is filled already."),
    alone: (Fault.ALONE, "DG-BUILD-06", "This hex touches none of your filled hexes."),
    monastery: (Fault.NUMBER, "DG-MONAST-01", "A monastery takes a 1 or a 2."),
    mine: (Fault.NUMBER, "DG-MINE-01", "A mine takes a 3 or a 4."),
    river: (Fault.NUMBER, "DG-RIVER-01", "A river takes a 5 or a 6."),
    city: (Fault.NUMBER, "DG-CITY-02", "This city already has a 4."),
    pasture: (Fault.NUMBER, "DG-PASTURE-02", "This pasture has another number."),
    castle: (Fault.NUMBER, "DG-CASTLE-02", "No hex beside this castle has a 3."),
    two_bonuses: (
        Fault.TWO_BONUSES,
        "DG-BONUS-01",
        "The dice show neither 5 nor this colour, and you can use only one bonus a round.",
    ),
    monk: (Fault.MONK, "DG-MONK-01", "No die shows this colour, and you have no monk."),
    worker: (Fault.WORKER, "DG-WORKER-01", "No die shows 5, and you have no worker."),
    no_first: (Fault.NO_FIRST, "DG-PASS-06", "You have not filled a hex this round."),
    bonus_used: (Fault.BONUS_USED, "DG-SILVER-07", "You used a bonus this round: silver must wait."),
    no_silver: (Fault.NO_SILVER, "DG-SILVER-01", "You have no silver."),
    dice_left: (Fault.DICE_LEFT, "DG-SILVER-03", "The dice left are 2 and mine."),
    second_number: (Fault.NUMBER, "DG-MINE-01", "A mine takes a 3 or a 4."),
}


@pytest.mark.parametrize("arrange", CASES, ids=lambda arrange: arrange.__name__)
def test_the_reason_is_the_right_one(pad: Pad, arrange: Callable[[Pad], Act]):
    kind, *values = arrange(pad)
    fault, rule, text = CASES[arrange]
    state, action = pad.state, numbered(pad.state.game, kind, *values)
    player = 0 if 0 in state.deciders else 1
    reason = state.why_not(action, player)
    assert reason is not None
    assert (reason.rule, reason.text()) == (rule, text)
    assert interpreted(legality.fault)(ArrayView(state.array)[0], player, action) == fault
    assert reason.same is None


def test_every_fault_has_a_case_and_every_rule_is_in_the_catalogue():
    assert {fault for fault, _, _ in CASES.values()} == set(Fault) - {Fault.NONE}
    assert set(reasons.TOLD) == set(Fault) - {Fault.NONE, Fault.NOT_ASKED, Fault.NUMBER}
    named = {question.rule for question in QUESTIONS.questions.values()}
    named |= {*reasons.TAKES.values(), *(rule for rule, _ in reasons.TOLD.values())}
    assert named | {reasons.OVER} <= ids("dice")


@pytest.mark.parametrize(
    ("variant", "rule"), [("basic", "DG-START-07"), ("same", "DG-SAME-03"), ("different", "DG-DIFF-03")]
)
def test_who_has_to_wait(variant: str, rule: str):
    state = duchy.load("dice", players=3, variant=variant).new_state(1)
    player = state.deciders[0]
    if variant == "basic":
        state.apply(state.legal_actions(player)[0], player)
    else:
        player = 2
    reason = state.why_not("seal", player)
    assert reason is not None and reason.rule == rule


def test_who_has_confirmed_waits_for_the_next_roll(pad: Pad):
    act(pad.roll(1, 2, "river", "mine"), "pass")
    act(pad, "seal")
    reason = pad.state.why_not("pass", 0)
    assert reason is not None
    assert (reason.rule, reason.text()) == ("DG-ROUND-07", "It is not your turn; waiting for Player 2.")


@pytest.mark.proof
def test_reasons_agree_with_the_legal_actions_in_all_option_sets():
    comparison, rng = Comparison(faults, ()), random.Random(1)
    for number, options in enumerate(OPTION_SETS[:: 4 if INTERPRETED else 1]):
        for state in positions(duchy.load("dice", **options), seed=number, every=30 if INTERPRETED else 2):
            comparison.look_at(state, rng)
    assert comparison.positions > (10 if INTERPRETED else 500)
