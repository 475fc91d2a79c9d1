"""Actions and prompts in words."""

import re
from typing import Any

import pytest

import duchy
from duchy import position
from duchy.engine.errors import IllegalAction, NotDeciding
from duchy.games.burgundy.actions import FULL_CATALOGUE as CATALOGUE
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.display.describe import action_text
from duchy.games.burgundy.display.log import opening
from tests.burgundy.table import Table, bank, castle, cow, crane, geese, mine, monastery, pig, ship
from tests.burgundy.walks import WALKS, sampled, viewers, walk
from tests.support.sentences import gains, prompt
from tests.support.texts import LANGUAGES

RAW = re.compile(r"[_{}$]|\bNone\b|\b[a-z]+-[a-z]+-[a-z]+\b")  # what no person should ever read


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_every_legal_action_has_words_in_every_language(number: int) -> None:
    for step in sampled(number, every=60):
        for action in step.before.legal_actions(step.player):
            texts = [action_text(step.before, action, language, step.player) for language in LANGUAGES]
            assert len(set(texts)) == len(LANGUAGES)
            assert not any(RAW.search(text) for text in texts), texts


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_every_prompt_has_words_in_every_language(number: int) -> None:
    for state in (*(step.before for step in sampled(number, every=60)), walk(number)[-1].after):
        for viewer in viewers(state):
            texts = [prompt(state, viewer, language) for language in LANGUAGES]
            assert len(set(texts)) == len(LANGUAGES)
            assert not any(RAW.search(text) for text in texts), texts


def test_every_kind_of_action_has_words_in_every_language() -> None:
    steps = [step for number in range(len(WALKS)) for step in walk(number)]
    taken = {step.before.game.catalogue.kind_of(step.action).name: step for step in steps}
    rare = {"buy_depot", "buy_workers", "copy", "flock", "return_castle", *SHIELD_ACTIONS, *SOLO_ACTIONS}
    assert set(CATALOGUE.kinds) - set(taken) <= rare
    for step in taken.values():
        for language in LANGUAGES:
            assert not RAW.search(action_text(step.before, step.action, language, step.player))


SOLO_ACTIONS = ("resolve", "buy_points", "exchange", "give", "award")
SHIELD_ACTIONS = (
    "take_shield",
    "set_die",
    "name_player",
    "load_colour",
    "settle",
    "settle_black",
    "pay_tribute",
    "give_up",
)


def said(table: Table, kind: str, **arguments: int) -> str:
    return table.state.game.describe(table.state, {"kind": kind, **arguments}).text


def test_die_actions_in_words(table: Table) -> None:
    table.depot(3, ship, cow(4)).storage(bank).goods(red=3).dice(2, 4).workers(1)
    assert said(table, "take", die=1, depot=3, slot=2) == "Take 4 cows from depot 3 (first die, 1 worker)"
    assert said(table, "sell", die=2, goods=4) == "Sell 3 red goods tiles (second die)"
    assert said(table, "workers", die=2) == "Take 2 workers (second die)"
    assert said(table, "end_turn") == "End turn"
    assert said(table, "place", die=2, slot=1, hex=12) == "Place a bank on space 12, number 3 (second die, 1 worker)"
    table.holds(monastery(14), at=13)
    assert said(table, "workers", die=1) == "Take 4 workers (first die)"


def test_purchases_in_words(table: Table) -> None:
    table.holds(monastery(6), at=13).silver(2).workers(2).black(mine).depot(5, ship)
    assert said(table, "buy", slot=1, workers=0) == "Buy a mine from the black depot (2 silver)"
    assert said(table, "buy_depot", depot=5, slot=1, workers=2) == "Buy a ship from depot 5 (2 workers)"


def test_answers_in_words(table: Table) -> None:
    table.covers(13).storage(castle).dice(table.number(7), 1).place(castle, at=7)
    assert said(table, "workers", die=3) == "Take 2 workers (extra action)"
    assert said(table, "decline") == "Skip"


def test_extra_tiles_in_words() -> None:
    extra: dict[str, Any] = {"edition": "2019", "modules": ("extra_tiles",)}
    table = Table(**extra)
    table.holds(monastery(28), at=4).silver(1)
    assert said(table, "buy_workers") == "Buy 2 workers (1 silver)"
    table.storage(crane).dice(table.number(26), 1).place(crane, at=26)
    assert prompt(table.state, 0) == "Crane: which building’s effect?"
    assert said(table, "copy", building=8) == "Use the crane as a town hall"
    table.set_up(**extra).holds(cow(2), at=5).holds(pig(3), at=6).storage(geese)
    table.dice(table.number(10), 1).place(geese, at=10)
    assert said(table, "flock", species=2) == "Score the pigs with the geese"


def test_a_founding_in_words_is_told_for_the_one_who_looks() -> None:
    game = duchy.load("burgundy", players=2, edition="2011", setup="expert", choice="sealed", estates=["2", "9"])
    state = game.new_state(seed=1)
    for player, estate in enumerate(("2", "9")):
        action = state.legal_actions(player)[0]
        space = game.catalogue.decode(action).arguments["hex"]
        words = f"Estate {estate}: castle on space {space}"
        assert action_text(state, action, player=player) == words
        assert game.describe(state.observe(player), action).text == words
    assert game.describe(state, state.legal_actions(0)[0]).text.startswith("Estate 2")


def test_what_cannot_be_done_has_no_words(table: Table) -> None:
    with pytest.raises(IllegalAction, match="take 1 1 1"):
        said(table, "take", die=1, depot=1, slot=1)
    with pytest.raises(NotDeciding, match="over"):
        action_text(walk(0)[-1].after, 0)


def test_a_prompt_mentions_only_what_can_be_done(table: Table) -> None:
    assert prompt(table.state, 0) == "Your turn: use a die, or end your turn"
    assert prompt(table.state, 1) == "It is Player 1’s turn"
    assert prompt(table.state, 1, names=["Anna", "Odo"]) == "It is Anna’s turn"
    table.black(mine).silver(2)
    assert prompt(table.state, 0) == "Your turn: use a die, buy a tile, or end your turn"
    table.take_workers()
    table.take_workers()
    assert prompt(table.state, 0) == "Both dice are used: buy a tile, or end your turn"
    table.buy(mine)
    assert prompt(table.state, 0) == "Both dice are used: end your turn"


def test_prompts_of_the_extra_tiles() -> None:
    table = Table(modules=("extra_tiles",)).storage(crane)
    table.dice(table.number(26), 1).place(crane, at=26)
    assert prompt(table.state, 0) == "Crane: which building’s effect?"
    assert prompt(table.state, 1, names=["Anna"]) == "Anna is choosing a building to copy (crane)"
    table.set_up(modules=("extra_tiles",)).holds(cow(2), pig(3), at=[5, 6]).storage(geese)
    table.dice(table.number(10), 1).place(geese, at=10)
    assert prompt(table.state, 0, "uk") == "Гуси: які тварини дадуть бали разом із ними?"
    assert prompt(table.state, 1, names=["Anna"]) == "Anna is choosing animals to score (geese)"


def test_prompts_of_the_set_up() -> None:
    dealt = duchy.load("burgundy", players=3, setup="expert", choice="sealed").new_state(seed=1)
    assert prompt(dealt, 2) == "Choose a side of your board and a space for your starting castle"
    assert prompt(dealt) == "Still choosing: Player 1, Player 2 and Player 3"
    for player in (0, 1):
        dealt.apply(dealt.legal_actions(player)[0], player)
    assert prompt(dealt, 0, names=["Anna", "Odo", "Ida"]) == "Still choosing: Ida"
    chosen = duchy.load("burgundy", players=2, setup="expert", estates="4").new_state(seed=1)
    (first,) = chosen.deciders
    assert prompt(chosen, first) == "Choose a space for your starting castle"
    assert prompt(chosen, 1 - first, names=["Anna", "Anna"]) == "Anna is choosing a space for the starting castle"
    assert opening(chosen) == []


def test_a_gain_in_words() -> None:
    gain = {
        "vp": {"regions": 6, "phases": 8},
        "silver": 2,
        "workers": 1,
        "goods": {"red": 2},
        "tile": "town_hall",
        "bonus": {"colour": "ship", "size": "small"},
        "steps": 1,
    }
    assert gains("burgundy", gain) == [
        "+6 VP (completed regions)",
        "+8 VP (early completion)",
        "+2 silver",
        "+1 worker",
        "+2 red goods tiles",
        "into storage: town hall",
        "small bonus tile: ships",
        "one step forward in turn order",
    ]


def test_shields_in_words() -> None:
    table = Table(modules=("shields",))
    table.bears(Shield.SURE_HAND, Shield.COPYISTS).shields(2, Shield.OPEN_GATE).dice(2, 3).workers(1)
    at = int(table.me.castle) + 1
    taken = said(table, "take_shield", shield=2, hex=at)
    assert taken == f"Take the shield “Open gate” for the castle on space {at}, in place of “Sure hand” (1 worker)"
    assert said(table, "set_die", die=2, value=6) == "Set the second die to 6"
    assert said(table, "name_player", other=1) == "Copy the monasteries of Player 2"


def test_the_end_of_a_phase_in_words() -> None:
    table = Table(modules=("shields",))
    table.bears(Shield.HARVEST_CART, Shield.NIGHT_MARKET).silver(2).depot(3, bank).black(ship).round(5).turn(1)
    table.end_turn()
    at = table.free("city")
    number = table.number(at)
    assert said(table, "settle", depot=3, slot=1, hex=at) == f"Place a bank from depot 3 on space {at}, number {number}"
    assert prompt(table.state, 0, "en") == "Harvest cart or Night market: which tile?"
    table.decline()
    assert said(table, "pay_tribute", workers=0) == "Pay the tribute (2 silver)"
    assert said(table, "give_up", shield=14) == "Give up the shield “Harvest cart”"


def test_a_colour_of_goods_in_words() -> None:
    table = Table(modules=("shields",))
    table.bears(Shield.GRAND_FLEET).wares(2, red=1).storage(ship)
    at = table.free("river")
    table.dice(table.number(at), 1).place(ship, at=at)
    assert said(table, "load_colour", goods=4) == "Fetch the red goods from every depot"


def test_every_kind_of_action_of_a_solo_game_has_words() -> None:
    game = duchy.load("burgundy", players=1, modules="solo")
    for kind, seat, table in (
        ("resolve", {"estate": {}}, ["order size+phase+tile 7"]),
        ("buy_points", {"silver": 3}, ["buy-points"]),
        ("give", {"goods": {"red": 3, "pink": 4}}, ["give 3 black-tile"]),
    ):
        state = position.build(game, seats=[{"castle": 7, **seat}], asked=table, black=["bank"])
        texts = [action_text(state, action, language) for action in state.legal_actions() for language in LANGUAGES]
        assert {game.catalogue.kind_of(action).name for action in state.legal_actions()} >= {kind}
        assert not any(RAW.search(text) for text in texts), texts
