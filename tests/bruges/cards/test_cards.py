"""Each of the 165 characters does what its card says: the meanings, played at a table."""

from collections import Counter
from typing import Any

import pytest

from duchy.games.bruges.components.deck import DECK
from duchy.games.bruges.components.grammar import Kind
from duchy.games.bruges.questions import Decision
from tests.bruges.cards.meaning import Changes, Meaning
from tests.bruges.cards.meanings import MEANINGS, MOVE_IN
from tests.bruges.table import Table
from tests.support.rules import rule

CARD = {card.id: card for card in DECK.cards}
USES = [(name, meaning) for name, meanings in MEANINGS.items() for meaning in meanings]


def named(uses: list[tuple[str, Meaning]]) -> list[Any]:
    """The uses as parameters, called by the character and what is done."""
    return [pytest.param(*use, id=" ".join((use[0], use[1].how, *use[1].do))) for use in uses]


REFUSED = [use for use in USES if use[1].refused]
LAURELS = [use for use in USES if use[1].how == "laurel"]
OTHERS = [use for use in USES if use not in (*REFUSED, *LAURELS)]
PHASES = {"refill": 1, "roll": 2}
TURNS = 4
#: Characters without a laurel for an opponent, so that the owner of a laurel leads nowhere.
LEADING = "treasurer spice_merchant jailer halberdier poet maid cartographer spy smuggler"
KINDS = {
    "lightning": {Kind.INSTANT},
    "worker": {Kind.WORKER},
    "once": {Kind.FREE},
    "always": {Kind.ACTION, Kind.SITUATION},
    "roll": {Kind.SITUATION},
    "refill": {Kind.SITUATION},
    "round_end": {Kind.SITUATION},
    "laurel": {Kind.ENDGAME},
}


def arranged(name: str, meaning: Meaning) -> Table:
    """The position in which a character is used."""
    table = Table(meaning.players, PHASES.get(meaning.how, 3))
    if meaning.how == "lightning":
        table.hand(name).houses("purple")
    else:
        table.lives(name, on=["purple"])
    for others, turned in ((meaning.lives, False), (meaning.turned, True)):
        names = others.split()
        table.lives(*names, on=["purple"] * len(names), turned=turned)
    table.houses(*meaning.houses.split()).hand(*meaning.hand.split()).has(0, **meaning.has)
    table.me()["guilders"] += meaning.price if meaning.how == "lightning" else 0
    if meaning.colour:
        table.has(0, **{meaning.colour: meaning.has.get(meaning.colour, 0) + 1})
    for foe in range(1, meaning.players):
        table.has(foe, **meaning.foes).houses(*meaning.foes_houses.split(), player=foe)
    table.lives(*meaning.foes_live.split(), player=1)
    if meaning.how == "roll":  # a card for everyone, or the round would end by itself
        for player in range(meaning.players):
            table.hand("purple", player=player)
    return table.dice(**meaning.dice)


def begun(table: Table, name: str, meaning: Meaning) -> None:
    """Let the effect begin."""
    match meaning.how:
        case "lightning":
            table.act(MOVE_IN)
        case "worker" | "once":
            table.activate(name)
        case "roll":
            table.roll(**meaning.dice)
        case "refill":
            table.go()
        case "round_end" | "laurel":
            last_card(table)


def last_card(table: Table) -> None:
    """The last player plays the last card of the round."""
    last = table.state.game.players - 1
    table.record["turn"] = TURNS * table.state.game.players - 1
    table._frame(0, Decision.TURN, 1 << last)
    table.act("workers 1")
    if not table.state.is_over and table.asked == "turn" and table.decider == last:
        table.act("end_turn")


def of_using(meaning: Meaning) -> Changes:
    """What using the character costs."""
    match meaning.how:
        case "lightning":
            return {"hand": -1, "characters": 1, "guilders": -meaning.price}
        case "worker":
            return {meaning.colour: -1, "turned": 1}
        case "once":
            return {"turned": 1}
        case _:
            return {}


def less(changes: Changes, cost: Changes) -> Changes:
    """Changes without some of them."""
    rest = Counter(changes)
    rest.subtract(cost)
    return {name: number for name, number in rest.items() if number}


def differences(before: Changes, after: Changes) -> Changes:
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def nonzero(changes: Changes) -> Changes:
    return {name: number for name, number in changes.items() if number}


# The deck has every icon and every form of an amount: the cases are its 165 cards.
@rule("BR-DATA-11", "BR-CHAR-06", "BR-CHAR-07", "BR-STACK-06", "BR-AMT-01", "BR-AMT-02", "BR-AMT-03", "BR-AMT-04")
@pytest.mark.parametrize(("name", "meaning"), named(OTHERS))
def test_a_character_does_what_its_card_says(name, meaning):
    table = arranged(name, meaning)
    players = range(meaning.players)
    before = [table.count(player) for player in players]
    begun(table, name, meaning)
    for answer in meaning.do:
        table.act(answer)
    changes = [differences(before[player], table.count(player)) for player in players]
    assert less(changes[0], of_using(meaning)) == nonzero(meaning.mine)
    if meaning.how not in ("round_end", "roll", "refill") or meaning.theirs:
        assert changes[1:] == [meaning.theirs] * (meaning.players - 1)
    if meaning.how in ("lightning", "worker", "once", "always"):
        assert table.asked == "turn", f"still asks: {table.asked}"
    if meaning.how in ("round_end", "refill"):
        assert (table.asked, table.decider) == ("draw", 1), "the next player refills"


@rule("BR-CHAR-16", "BR-COND-01", "BR-COND-03")
@pytest.mark.parametrize(("name", "meaning"), named(REFUSED))
def test_a_character_that_cannot_be_used(name, meaning):
    table = arranged(name, meaning)
    assert f"activate {table.place(name)}" not in table.legal()


@rule("BR-LAUREL-01", "BR-LAUREL-02", "BR-SCORE-05")
@pytest.mark.parametrize(("name", "meaning"), named(LAURELS))
def test_a_laurel_scores_what_its_card_says(name, meaning):
    table = arranged(name, meaning).lives(*LEADING.split(), player=1).has(1, reputation=8, canal=(5, 5))
    table.record["last_round"] = table.record["round_no"]
    last_card(table)
    assert table.state.is_over
    assert {"laurels": int(table.me()["final"][3])} == meaning.mine
    assert table.me()["final"][1] == sum(CARD[one].vp for one in (name, *meaning.lives.split()))


@rule("BR-PLACE-02", "BR-CHAR-02")
@pytest.mark.parametrize("name", MEANINGS)
def test_a_character_costs_its_price(name):
    """One guilder less is too little; the meanings of a card agree on its price."""
    (price,) = {meaning.price for meaning in MEANINGS[name]}
    assert CARD[name].cost == price
    assert MOVE_IN in Table().houses("purple").hand(name).has(0, guilders=price).legal("place")
    if price:
        assert MOVE_IN not in Table().houses("purple").hand(name).has(0, guilders=price - 1).legal("place")


def test_every_card_of_the_deck_has_a_meaning():
    assert list(MEANINGS) == [card.id for card in DECK.cards]
    for name, meaning in USES:
        assert CARD[name].activation.kind in KINDS[meaning.how], name
        colour = CARD[name].activation.colour
        assert meaning.colour == ("" if colour is None else colour.name.lower()), name
