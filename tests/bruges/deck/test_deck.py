"""The deck as data: its frame, what is on record, and how every mistake in a deck file is named."""

import json
import os
import subprocess
import sys
import tomllib
from collections import Counter
from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest

from duchy.engine.errors import DataError, OptionError
from duchy.engine.game.registry import contract_of
from duchy.engine.match.match import Match
from duchy.games.bruges.components.card import Card
from duchy.games.bruges.components.deck import CARDS, DECK, parse_deck
from duchy.games.bruges.components.grammar import (
    Activation,
    Amount,
    Colour,
    Event,
    Group,
    Kind,
    Sel,
    Selector,
    Shade,
    Target,
    What,
    Who,
)
from duchy.games.bruges.components.names import LANGUAGES, check_names
from duchy.games.bruges.components.word import Word
from duchy.games.bruges.components.words import DoAction, Draw, Gain, Op, Score, Transfer
from tests.bruges.deck.probes import FREE, INSTANT, POINT, act, action, gain, modify, per, probe_card, situation, worker
from tests.bruges.table import load
from tests.support.rules import rule

PACKAGED = (files("duchy.games.bruges") / "data" / "deck.toml").read_text(encoding="utf-8")
FILE = "my/deck.toml"


def parsed(text: str):
    deck = parse_deck(FILE, tomllib.loads(text))
    check_names(FILE, deck.cards)
    return deck


def card(name: str):
    (found,) = [one for one in DECK.cards if one.id == name]
    return found


# --- the frame ----------------------------------------------------------------------------------------------------


@rule("BR-COMP-01", "BR-DATA-12")
def test_the_deck_has_165_different_cards():
    assert len(DECK.cards) == CARDS == 165
    assert [one.number for one in DECK.cards] == list(range(1, 166))
    assert len({(one.activation, one.condition, one.effects) for one in DECK.cards}) == 165


@rule("BR-COMP-02", "BR-GRAM-02", "BR-GRAM-03", "BR-DATA-10")
def test_there_are_as_many_cards_of_each_colour_and_group():
    assert Counter(one.colour for one in DECK.cards) == dict.fromkeys(Colour, 33)
    assert Counter(one.group for one in DECK.cards) == dict.fromkeys(Group, 15)
    assert set(Counter((one.group, one.colour) for one in DECK.cards).values()) == {3}


@rule("BR-DATA-13")
def test_prices():
    assert {one.cost for one in DECK.cards} == {0, 3, 6, 9, 12}


@rule("BR-CHAR-02", "BR-CHAR-03", "BR-GRAM-01", "BR-GRAM-04")
def test_points_are_a_third_of_the_price():
    assert all(one.vp * 3 == one.cost for one in DECK.cards)
    assert probe_card(1, {"activation": FREE, "effects": [POINT], "cost": 9, "vp": 3}).vp == 3


@rule("BR-CARD-01", "BR-CARD-12", "BR-DATA-15")
def test_the_cards_of_the_rulebook_keep_their_prices():
    prince = card("prince")
    assert (prince.group, prince.cost, prince.vp) == (Group.NOBLE, 9, 3)
    assert prince.activation == Activation(Kind.WORKER, colour=Colour.YELLOW)
    example = [card(name).vp for name in ("mayor", "councilman", "vicar", "powderman", "beggar")]
    assert example == [3, 1, 2, 0, 2]


# Each row is a card that is on record, and a case.
@rule("BR-CARD-02", "BR-CARD-03", "BR-CARD-04", "BR-CARD-05", "BR-CARD-06", "BR-CARD-07", "BR-CARD-08", "BR-CARD-09")
@pytest.mark.parametrize(
    ("name", "activation", "effect"),
    [
        ("alchemist", Activation(Kind.INSTANT), Gain(what=What.GUILDERS, amount=Amount(6))),
        ("servant", Activation(Kind.WORKER, colour=Colour.RED), Draw(amount=Amount(1))),
        ("accountant", Activation(Kind.FREE), Gain(what=What.GUILDERS, amount=Amount(2))),
        ("coachman", Activation(Kind.WORKER, colour=Colour.YELLOW), DoAction()),
        (
            "bishop",
            Activation(Kind.ENDGAME),
            Score(amount=Amount(per=Selector(Sel.WORKERS), each=1, group_of=2)),
        ),
        (
            "mayor",
            Activation(Kind.ENDGAME),
            Score(amount=Amount(per=Selector(Sel.CHARACTERS, group=Group.BUREAUCRAT), each=2)),
        ),
    ],
)
def test_documented_cards_are_as_documented(name, activation, effect):
    assert card(name).activation == activation
    assert card(name).effects == (effect,)
    assert {"activation", "effects"} <= set(card(name).documented)


def test_the_lawyer_and_the_inventor_change_values():
    lawyer, inventor = card("lawyer"), card("inventor")
    assert (lawyer.effects[0].target, lawyer.effects[0].change.set) == (Target.YIELD, 3)
    assert (inventor.effects[0].target, inventor.effects[0].change.set) == (Target.REFILL_TARGET, 6)
    assert inventor.effects[0].optional
    assert inventor.activation.event == Event.REFILL


@rule("BR-CARD-10", "BR-CARD-11", "BR-DATA-11")
def test_documented_lists_exactly_what_is_documented():
    assert sum(one.provenance != "reconstructed" for one in DECK.cards) == 21
    assert sum(one.documented == ("name",) for one in DECK.cards) == 8
    for name in ("servant", "judge"):
        assert "group" not in card(name).documented
    assert "effects.2" not in card("princess").documented
    assert "activation" not in card("councilman").documented and "activation" not in card("acrobat").documented
    assert card("jailer").documented == ("name", "effects.1.op")
    assert card("powderman").documented == ("name", "cost", "activation", "if.die")


def test_corrections_of_the_second_reading():
    assert card("looter").activation.event == Event.PENALTY_SUFFERED
    assert card("mime").effects[0].who == Who.CHOSEN_OPPONENT
    assert card("beggar").effects[0].amount == Amount(2)  # compulsory, not up to


DRAWBACKS = (Op.LOSE, Op.GAIN_MARKER, Op.DISCARD_CARDS, Op.REMOVE, Op.RETURN_TO_HAND)


def amounts(effects: tuple[Word, ...]) -> Counter[tuple[Word, bool]]:
    """How much of each operation there is, and whether it is bad for its owner."""
    found: Counter[tuple[Word, bool]] = Counter()
    for effect in effects:
        fixed = effect.amount == Amount(effect.amount.n)
        bad = effect.op in DRAWBACKS and effect.who == Who.SELF
        without: dict[str, Any] = {"amount": Amount()} if fixed and "amount" in vars(effect) else {}
        alike = replace(effect, **without)
        found[alike, bad] += effect.amount.n if fixed else 1
    return found


def is_worse(one: Card, other: Card) -> bool:
    """Whether a card of the same price and activation brings less of everything, or the same with a drawback more."""
    mine, theirs = amounts(one.effects), amounts(other.effects)
    no_better = all(mine[key] >= theirs[key] if key[1] else mine[key] <= theirs[key] for key in {*mine, *theirs})
    return no_better and mine != theirs


def test_no_card_is_worse_than_another_of_its_price():
    def sort(card: Card) -> tuple[object, ...]:
        return card.cost, card.activation, card.condition

    alike = [(a, b) for a in DECK.cards for b in DECK.cards if a is not b and sort(a) == sort(b)]
    assert len(alike) > 300
    assert [(one.id, other.id) for one, other in alike if is_worse(one, other)] == []


# --- reading ------------------------------------------------------------------------------------------------------


def test_operations_are_read_with_all_their_words():
    effects = [
        gain("worker", {"n": 2, "up_to": True}, colour="choice", who="each_player"),
        {"op": "transfer", "from": "left", "to": "self", "what": "vp", "amount": per("statues", 2, max=4)},
    ]
    read = probe_card(1, {"activation": INSTANT, "effects": effects}).effects
    first = Gain(what=What.WORKER, amount=Amount(2, up_to=True), who=Who.EACH_PLAYER)
    amount = Amount(per=Selector(Sel.STATUES), each=2, max=4)
    assert read == (first, Transfer(what=What.VP, amount=amount, who=Who.LEFT))
    assert first.colour == Shade.CHOICE


def test_a_value_that_is_left_out_follows_the_price():
    assert probe_card(1, {"activation": FREE, "effects": [POINT], "cost": 12}).value == pytest.approx(5.27)


def test_the_digest_names_what_the_rules_read():
    assert parsed(PACKAGED).digest == DECK.digest
    assert len(DECK.digest) == 16
    words = PACKAGED.replace('source = "our design"', 'source = "another"').replace("value = 2.0", "value = 9.9")
    assert parsed(words).digest == DECK.digest
    assert parsed(PACKAGED.replace("steps = 3", "steps = 2", 1)).digest != DECK.digest


def test_the_digest_of_our_deck_is_known():
    """Records name the deck by it: a change of the deck is a change of every record."""
    assert DECK.digest == "7d14041669cd054b"


# --- mistakes in a file -------------------------------------------------------------------------------------------

PRINCE = """number = 1
id = "prince"
"""
DUKE = 'effects = [{ op = "reputation", steps = 3 }]'

WRONG = {
    # text to replace, its replacement, entry, part of the reason
    "game": ('game = "bruges"', 'game = "hamburg"', "file", "'game' is 'hamburg', which is none of bruges"),
    "unknown table": ('game = "bruges"', 'game = "bruges"\ncards = 165', "file", "no key 'cards' here"),
    "number": ("number = 2\n", "number = 3\n", "card 2 princess", "'number' is 3; the cards are numbered in order"),
    "id": ('id = "queen"', 'id = "Queen!"', "card 3 Queen!", "small letters"),
    "same id": ('id = "princess"', 'id = "prince"', "card 2 prince", "it and card 1 prince have the id prince"),
    "no name": ('id = "queen"', 'id = "regent"', "card 3 regent", "needs name.en, name.ru and name.uk"),
    "group": ('group = "noble"', 'group = "nobles"', "card 1 prince", "'group' is 'nobles', which is none of noble"),
    "colour": ('colour = "purple"', 'colour = "green"', "card 1 prince", "none of blue, brown, red, purple, yellow"),
    "cost": ("cost = 9", "cost = 8", "card 1 prince", "'cost' is 8, which is none of 0, 3, 6, 9, 12"),
    "points": ("cost = 9", "cost = 9\nvp = 4", "card 1 prince", "'vp' is 4; a card for 9 guilders is worth 3"),
    "unknown key": ("cost = 9", "cost = 9\nprice = 9", "card 1 prince", "there is no key 'price' here"),
    "missing key": ("cost = 9\n", "", "card 1 prince", "the key 'cost' is missing"),
    "provenance": ('"printed"', '"hearsay"', "card 1 prince", "'provenance' is 'hearsay'"),
    "source": ('source = "stated', 'sauce = "stated', "card 16 accountant", "no key 'sauce'"),
    "documented": ('"effects.1"', '"effects.3"', "card 2 princess", "'effects.3', which the card does not have"),
    "value": (f"value = {DECK.cards[0].value}", 'value = "much"', "card 1 prince", "'value' must be a number"),
    "name in one language": (
        PRINCE,
        PRINCE + 'name.en = "Prince"\n',
        "card 1 prince name",
        "the key 'ru' is missing",
    ),
    "same name": (
        'id = "queen"\n',
        'id = "queen"\nname = { en = "King", ru = "Королева", uk = "Королева" }\n',
        "card 4 king",
        "it and card 3 queen have the same name.en",
    ),
    "colours per deck": (
        'colour = "purple"',
        'colour = "blue"',
        "card 161 humanist",
        "it is number 34 of the sort 'blue', of which there are 33",
    ),
    "cards per group": (
        'group = "noble"',
        'group = "artist"',
        "card 120 court_painter",
        "it is number 16 of the sort 'artist', of which there are 15",
    ),
    "alike": (
        DUKE,
        'effects = [{ op = "gain", what = "guilders", amount = 6 }]',
        "card 151 alchemist",
        "it and card 5 duke do the same",
    ),
    "operation": (DUKE, 'effects = [{ op = "fly" }]', "card 5 duke effects.1", "'op' is 'fly'"),
    "key of an operation": (
        DUKE,
        'effects = [{ op = "reputation", steps = 3, who = "self" }]',
        "card 5 duke effects.1",
        "no key 'who' here; the keys are op, steps, optional",
    ),
    "no effects": (DUKE, "effects = []", "card 5 duke", "'effects' must be a list of at least 1 tables"),
    "effects no list": (DUKE, "effects = 3", "card 5 duke", "'effects' must be a list"),
    "number too large": (DUKE, DUKE.replace("3", "61"), "card 5 duke effects.1", "from 1 to 60"),
    "selector": ('sel = "statues"', 'sel = "ships"', "card 111 sculptor effects.1 amount per", "'sel' is 'ships'"),
    "face": ("faces = [6]", "faces = [7]", "card 29 mint_master effects.1 amount per", "from 1 to 6"),
    "condition": ("if = { die =", "if = { dice =", "card 121 powderman if", "exactly one of the keys die, count"),
}


@rule("BR-GRAM-07")
@pytest.mark.parametrize("case", WRONG)
def test_a_mistake_is_named_by_file_entry_and_reason(case):
    old, new, entry, reason = WRONG[case]
    assert old in PACKAGED
    with pytest.raises(DataError) as caught:
        parsed(PACKAGED.replace(old, new, 1))
    assert (caught.value.file, caught.value.entry) == (FILE, entry)
    assert reason in caught.value.reason


def test_a_card_too_few():
    listed = tomllib.loads(PACKAGED)
    listed["card"] = listed["card"][:-1]
    with pytest.raises(DataError, match="there are 164 cards instead of 165"):
        parse_deck(FILE, listed)
    with pytest.raises(DataError, match="must be tables"):
        parse_deck(FILE, {"game": "bruges", "card": {}})


def test_groups_and_colours_must_be_mixed():
    """Two cards of different groups exchange their colours: all sums are right but those of group and colour."""
    old, new = (
        'id = "prince"\ngroup = "noble"\ncolour = "purple"',
        'id = "accountant"\ngroup = "bureaucrat"\ncolour = "blue"',
    )
    text = PACKAGED.replace(old, old.replace("purple", "blue")).replace(new, new.replace("blue", "purple"))
    with pytest.raises(DataError, match="it is number 4 of the sort 'blue noble', of which there are 3"):
        parsed(text)


PREVENT = {"op": "prevent", "what": "penalty"}
REFUSE = {"op": "prevent", "what": "marker"}
COPY = {"op": "copy", "of": "self", "activation": "worker"}
PAY = {"op": "pay", "what": "guilders", "amount": 1}
CHOSEN = {"op": "lose", "who": "chosen_opponent", "what": "vp", "amount": 1}

IMPOSSIBLE = [
    # activation, effects, condition, part of the reason
    (INSTANT, [POINT] * 13, None, "13 operations, more than 12"),
    (INSTANT, [{"op": "choose", "branches": [[POINT]]}], None, "1 branches instead of 2 to 4"),
    (INSTANT, [{"op": "choose", "branches": 3}], None, "list of lists"),
    (INSTANT, [{"op": "choose", "branches": [[POINT], []]}], None, "branch 2 must be a list of at least 1 tables"),
    (INSTANT, [PAY | {"then": [PAY | {"then": [POINT]}]}], None, "'pay' cannot stand inside 'pay'"),
    (INSTANT, [{"op": "choose", "branches": [[POINT], [COPY]]}], None, "'copy' cannot stand inside 'choose'"),
    (INSTANT, [PAY], None, "the key 'then' is missing"),
    (INSTANT, [PAY | {"then": [POINT], "optional": True}], None, "no key 'optional'"),
    (INSTANT, [gain("worker", 1)], None, "the key 'colour' is missing"),
    (INSTANT, [gain("guilders", 1, colour="red")], None, "no key 'colour'"),
    (INSTANT, [gain("worker", 1, colour="card")], None, "needs a card that is played"),
    (INSTANT, [gain("guilders", {"n": 2, "up_to": True})], None, "'gain' cannot be 'up_to'"),
    (INSTANT, [{"op": "draw", "amount": {"n": 1, "up_to": True}}], None, "up to 1 is 'optional'"),
    (INSTANT, [{"op": "draw", "amount": {"die": "red", "n": 2}}], None, "no key 'n'"),
    (INSTANT, [{"op": "draw", "amount": 0}], None, "from 1 to 60"),
    (INSTANT, [{"op": "draw", "amount": 1, "who": "left"}], None, "no key 'who'"),
    (INSTANT, [gain("vp", per("hand", 1, group_of=1))], None, "'group_of' must be a whole number from 2"),
    (INSTANT, [gain("vp", per("hand", colour="red"))], None, "no key 'colour'"),
    (INSTANT, [gain("vp", per("leaderships"))], None, "the key 'state' is missing"),
    (INSTANT, [gain("vp", per("distinct", what="groups", over="houses"))], None, "only characters have groups"),
    (INSTANT, [gain("vp", per("sets", k=6, over="houses"))], None, "'k' must be a whole number from 2 to 5"),
    (INSTANT, [gain("vp", per("dice", faces=[2, 1]))], None, "in ascending order"),
    (INSTANT, [gain("vp", per("dice", faces=[1], of="all"))], None, "no key 'of'"),
    (INSTANT, [act("house", "none")], None, "only a canal cell can be built with card = 'none'"),
    (INSTANT, [act("money", price={"set": 0})], None, "the action 'money' has no price"),
    (INSTANT, [act("house", price={"add": -1})], None, "the price of a house is its worker"),
    (INSTANT, [act("place", price={})], None, "exactly one of the keys set, add, times"),
    (INSTANT, [act("place", price={"add": 0})], None, "'add' must not be 0"),
    (INSTANT, [{"op": "transfer", "from": "self", "what": "vp", "amount": 1}], None, "'from' is 'self'"),
    (INSTANT, [{"op": "remove", "what": "guilders"}], None, "'what' is 'guilders'"),
    (INSTANT, [{"op": "gain_marker", "colour": "choice", "amount": 1}], None, "'colour' is 'choice'"),
    (INSTANT, [CHOSEN, CHOSEN], None, "only one operation"),
    (
        INSTANT,
        [POINT],
        {"count": {"sel": "hand", "of": "chosen_opponent"}, "at_most": 1},
        "before an opponent is chosen",
    ),
    (INSTANT, [POINT], {"count": {"sel": "hand"}, "at_most": 1, "at_least": 1}, "exactly one of the keys at_least"),
    (INSTANT, [POINT], {"count": {"sel": "hand"}, "at_least": 0}, "from 1 to 60"),
    (INSTANT, [POINT], {"majority": {"sel": "hand", "of": "all"}}, "every player's own things"),
    (INSTANT, [POINT], {"all": [{"die": "red", "in": [1]}]}, "at least 2 tables"),
    (INSTANT, [POINT], {"all": [{"die": "red", "in": [n]} for n in range(1, 7)]}, "7 conditions, more than 6"),
    (INSTANT, [POINT], {"action": "house"}, "needs kind = 'action'"),
    (INSTANT, [{"op": "score", "amount": 1}], None, "'score' belongs to endgame"),
    ({"kind": "endgame"}, [POINT], None, "endgame has nothing but 'score'"),
    (FREE, [COPY], None, "'copy' is the only effect"),
    (worker("red"), [COPY, POINT], None, "'copy' is the only effect"),
    (worker("red"), [COPY | {"of": "each_opponent"}], None, "'of' is 'each_opponent'"),
    (FREE, [modify("yield", set=3)], None, "needs an action or a situation"),
    (action("house"), [modify("yield", set=3)], None, "does not fit the action 'house'"),
    (action("money"), [modify("yield", add=-1)], None, "can only raise the value"),
    (action("workers"), [modify("price", add=-1)], None, "does not fit the action 'workers'"),
    (situation("refill"), [modify("refill_target", times=2)], None, "needs 'set' or 'add'"),
    (situation("refill"), [modify("refill_target", set=6), POINT], None, "nothing but 'modify' and 'permit'"),
    (action("place"), [{"op": "permit", "what": "any_colour"}], None, "does not belong to this activation"),
    (situation("refill"), [{"op": "permit", "what": "tie_suffices"}], None, "does not belong to this activation"),
    (FREE, [PREVENT], None, "belongs to another situation"),
    (situation("penalty"), [REFUSE], None, "belongs to another situation"),
    (situation("penalty"), [POINT], None, "has one effect: 'prevent', or 'pay' then 'prevent'"),
    (situation("marker_gain"), [REFUSE, POINT], None, "has one effect"),
    (situation("penalty", penalty=["ire"]), [PREVENT], None, "'penalty' has 'ire'"),
    (situation("penalty", penalty=[]), [PREVENT], None, "list of different penalties"),
    (situation("penalty", by="opponent"), [PREVENT], None, "no key 'by'"),
    (situation("round_end", by="any"), [POINT], None, "no key 'by'"),
    (situation("house_built", group="noble"), [POINT], None, "no key 'group'"),
    (situation("house_built", limit="twice"), [POINT], None, "'limit' is 'twice'"),
    ({"kind": "instant", "limit": "once_per_round"}, [POINT], None, "no key 'limit'"),
    ({"kind": "worker"}, [POINT], None, "the key 'colour' is missing"),
]


@rule("BR-GRAM-05", "BR-GRAM-06", "BR-GRAM-07", "BR-ACT-07")
@pytest.mark.parametrize(("activation", "effects", "condition", "reason"), IMPOSSIBLE)
def test_words_that_do_not_fit_each_other_are_refused(activation, effects, condition, reason):
    told = {"activation": activation, "effects": effects}
    with pytest.raises(DataError) as caught:
        probe_card(1, told if condition is None else told | {"if": condition})
    assert reason in caught.value.reason
    assert caught.value.entry.startswith("card 1")


# --- a deck of one's own ------------------------------------------------------------------------------------------

LOAD = """
import json
from duchy.games.bruges.components.deck import DECK
from duchy.games.bruges.components.names import card_name
from duchy.games.bruges.display.cards import card_text
card = DECK.cards[4]
print(json.dumps([DECK.digest, card.id, card_name(card, "uk"), card_text(card, "en"), card_text(card, "uk")]))
"""


def load_own(tmp_path, text: str, script: str = LOAD) -> subprocess.CompletedProcess[str]:
    (tmp_path / "bruges").mkdir()
    (tmp_path / "bruges" / "deck.toml").write_text(text, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"DUCHY_DATA": str(tmp_path), "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_deck_of_ones_own_stands_in_for_ours(tmp_path):
    own = 'id = "archduke"\nname = { en = "Archduke", ru = "эрцгерцог", uk = "ерцгерцог" }'
    text = PACKAGED.replace('id = "duke"', own).replace("steps = 3", "steps = 2", 1)
    loaded = load_own(tmp_path, text)
    assert loaded.returncode == 0, loaded.stderr
    digest, name, called, english, ukrainian = json.loads(loaded.stdout)
    assert digest != DECK.digest
    assert (name, called) == ("archduke", "ерцгерцог")
    assert english == "Raise your reputation by 2 steps."
    assert ukrainian == "Підвищте репутацію на 2 поділки."


TABLE = """
import json
import duchy
from duchy.games.bruges.display.drawing.facts import Words
game = duchy.load("bruges", players=2)
board, match = game.contract.view.board(game), duchy.Match(game, seed=1)
asked = Words(board, "en").sentence({"key": "prompt-may", "args": {"card": "archduke"}})
named = [match.record().options["deck"], match.state.view()["options"]["deck"], board["deck"]]
print(json.dumps([named, board["own_deck"], asked, Words(board, "ru").character("archduke")]))
"""


def test_a_deck_of_ones_own_is_named_in_records_and_at_the_table(tmp_path):
    own = 'id = "archduke"\nname = { en = "Archduke", ru = "эрцгерцог", uk = "ерцгерцог" }'
    loaded = load_own(tmp_path, PACKAGED.replace('id = "duke"', own).replace("steps = 3", "steps = 2", 1), TABLE)
    assert loaded.returncode == 0, loaded.stderr
    named, is_own, asked, called = json.loads(loaded.stdout)
    assert len(set(named)) == 1 and named[0] != DECK.digest
    assert is_own and asked.startswith("Archduke: ") and called == "Эрцгерцог"


def test_a_wrong_deck_of_ones_own_is_refused(tmp_path):
    loaded = load_own(tmp_path, PACKAGED.replace("steps = 3", "steps = 0", 1))
    assert loaded.returncode != 0
    assert "bruges/deck.toml, card 5 duke effects.1: 'steps' must be a whole number from 1 to 60" in loaded.stderr


def test_a_card_without_a_name_is_refused_when_the_deck_is_loaded(tmp_path):
    loaded = load_own(tmp_path, PACKAGED.replace('id = "duke"', 'id = "archduke"'))
    assert "bruges/deck.toml, card 5 archduke: our texts do not know it" in loaded.stderr


def test_words_of_our_own_in_a_deck_file(tmp_path):
    text = {language: f"Text in {language}." for language in LANGUAGES}
    told = ", ".join(f'{language} = "{words}"' for language, words in text.items())
    loaded = load_own(tmp_path, PACKAGED.replace('id = "duke"', f'id = "duke"\ntext = {{ {told} }}'))
    assert json.loads(loaded.stdout)[3:] == [text["en"], text["uk"]]
    assert json.loads(loaded.stdout)[0] == DECK.digest


def test_a_record_names_its_deck_and_another_deck_is_refused():
    game = load(players=2)
    assert Match(game, seed=1).record().options["deck"] == DECK.digest
    with pytest.raises(OptionError) as caught:
        contract_of(game).options.read({"players": 2, "deck": "0123456789abcdef"})
    for language in LANGUAGES:
        told = caught.value.text(language)
        assert "0123456789abcdef" in told and DECK.digest in told
