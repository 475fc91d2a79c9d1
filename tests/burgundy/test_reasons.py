"""Why an action is not legal: the right reason and rule for each fault, in hand-made and in sampled positions."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import duchy
from duchy.engine.kernels.interpreted import interpreted
from duchy.engine.kernels.records import ArrayView, argument
from duchy.engine.kernels.rule import INTERPRETED
from duchy.engine.kernels.rule import rule as kernel
from duchy.engine.match.match import Match
from duchy.games.burgundy.actions import CATALOGUE, WHITE_DIE
from duchy.games.burgundy.analysis import reasons
from duchy.games.burgundy.components.layouts import ESTATES
from duchy.games.burgundy.components.tiles import BASE_BUILDINGS
from duchy.games.burgundy.questions import QUESTIONS
from duchy.games.burgundy.referee import legality
from duchy.games.burgundy.referee.legality import Fault, spaces
from tests.burgundy import shield_cases
from tests.burgundy.option_sets import OPTION_SETS
from tests.burgundy.table import (
    FILLERS,
    NOUNS,
    Colour,
    Kind,
    Table,
    bank,
    castle,
    cow,
    crane,
    geese,
    inn,
    market,
    mine,
    monastery,
    sheep,
    ship,
    town_hall,
    white_castle,
)
from tests.support.catalogue_ids import ids
from tests.support.present import present
from tests.support.reasons import Comparison, numbered, positions

#: The kind of an action and its arguments, counted from 0; before them the position, where it is not the table's.
Act = tuple[Any, ...]


@kernel
def faults(states, player, out):
    """The fault of every action."""
    for action in range(len(out)):
        out[action] = legality.fault(states[0], player, action)


def lay(table: Table, tile: Kind, space: int) -> None:
    """Lay a tile without its effect; spaces count from 0 here."""
    table.holds(tile, at=space + 1)


def beside(table: Table, space: int) -> bool:
    return any(table.me.tiles[other] for other in table.plan.neighbours[space])


def opened(table: Table, noun: str) -> int:
    """An empty space of a colour, with a tile beside it and a die that shows its number; the second die shows 1."""
    space = next(s for s, colour in enumerate(table.plan.colours) if colour == NOUNS[noun] and not table.me.tiles[s])
    if not beside(table, space):
        taken = (NOUNS[noun], NOUNS["castle"])  # all castles of the box are in use
        other = next(s for s in sorted(table.plan.neighbours[space]) if table.plan.colours[s] not in taken)
        filler = next(
            tile for tile in reversed(FILLERS[Colour(table.plan.colours[other])]) if tile not in table.me.tiles
        )
        lay(table, filler, other)
    table.dice(int(table.plan.numbers[space]), 1)
    return space


def play(table: Table, kind: str, *values: int) -> None:
    table.state.apply(numbered(table.state.game, kind, *values))


def placed(table: Table, tile: Kind, noun: str) -> None:
    """Place a tile from storage with the first die."""
    table.storage(tile)
    space = opened(table, noun)
    play(table, "place", 0, 0, space)


def not_played(table: Table) -> Act:
    table.set_up(modules=("white_castles",))
    return ("buy_workers",)


def not_asked(table: Table) -> Act:
    placed(table, ship, "river")
    return ("end_turn",)


def buy_inside(table: Table) -> Act:
    placed(table.set_up(edition="2011").silver(2).black(mine), castle, "castle")
    return ("buy", 0, 0)


def no_extra_action(table: Table) -> Act:
    return ("workers", 2)


def castle_value(table: Table) -> Act:
    placed(table, castle, "castle")
    return ("workers", 1)


def die_spent(table: Table) -> Act:
    play(table.dice(1, 2), "workers", 0)
    return ("workers", 0)


def no_tile(table: Table) -> Act:
    return ("take", 0, 0, 0)


def no_tile_to_gain(table: Table) -> Act:
    placed(table.depot(2, ship), market, "city")
    return ("gain", 0, 0)


def no_tile_to_buy(table: Table) -> Act:
    return ("buy", 0, 0)


def no_tile_in_any_depot(table: Table) -> Act:
    lay(table.set_up(edition="2020-ua"), monastery(6), opened(table, "cloister"))
    return ("buy_depot", 0, 0, 0)


def number(table: Table) -> Act:
    table.depot(4, mine).workers(2)
    return ("take", 0, 3, 0)


def number_of_space(table: Table) -> Act:
    space = opened(table.storage(mine), "mine")
    table.dice(*[(table.plan.numbers[space]) % 6 + 1] * 2)
    return ("place", 0, 0, space)


def number_of_goods(table: Table) -> Act:
    table.goods(orange=1)
    return ("sell", 0, 5)


def not_stored(table: Table) -> Act:
    return ("place", 0, 0, 0)


def not_stored_to_discard(table: Table) -> Act:
    """Storage is full when this is asked: only an edited record has a gap there."""
    play(table.storage(mine, ship, castle).depot(1, bank), "take", 0, 0, 0)
    state = table.state.clone()
    state.record.storages[0].tiles[2] = 0
    return (state, "discard", 2)


def not_stored_for_the_hall(table: Table) -> Act:
    table.storage(town_hall, mine)
    space = opened(table, "city")
    opened(table, "mine")
    table.dice(int(table.plan.numbers[space]), 1)
    play(table, "place", 0, 0, space)
    return ("place_free", 1, 0)


def covered(table: Table) -> Act:
    table.storage(castle)
    return ("place", 0, 0, int(table.me.castle))


def colour(table: Table) -> Act:
    return ("place", 0, 0, opened(table.storage(mine), "river"))


def alone(table: Table) -> Act:
    table.storage(ship)
    rivers = [space for space, colour in enumerate(table.plan.colours) if colour == NOUNS["river"]]
    return ("place", 0, 0, next(space for space in rivers if not beside(table, space)))


def same_building(table: Table) -> Act:
    city = max((r for r in table.plan.regions if table.plan.colours[min(r)] == NOUNS["city"]), key=len)
    first = min(city)
    lay(table.storage(bank), bank, first)
    return ("place", 0, 0, min(city & set(table.plan.neighbours[first])))


def no_goods(table: Table) -> Act:
    return ("sell", 0, 0)


def bought(table: Table) -> Act:
    play(table.silver(4).black(mine, bank), "buy", 0, 0)
    return ("buy", 1, 0)


def silver(table: Table) -> Act:
    table.silver(1).black(mine)
    return ("buy", 0, 0)


def silver_for_workers(table: Table) -> Act:
    lay(table.set_up(modules=("extra_tiles",)), monastery(28), opened(table, "cloister"))
    return ("buy_workers",)


def workers(table: Table) -> Act:
    lay(table.black(mine), monastery(6), opened(table, "cloister"))
    table.workers(1)
    return ("buy", 0, 2)


def monastery_5(table: Table) -> Act:
    placed(table, ship, "river")
    return ("load", 0, 1)


def monastery_6(table: Table) -> Act:
    table.set_up(edition="2011").depot(1, mine).silver(2)
    return ("buy_depot", 0, 0, 0)


def monastery_28(table: Table) -> Act:
    table.set_up(modules=("extra_tiles",)).silver(1)
    return ("buy_workers",)


def no_money(table: Table) -> Act:
    table.set_up(edition="2011").black(mine).workers(2)
    return ("buy", 0, 2)


def mixture(table: Table) -> Act:
    lay(table.black(mine).silver(1), monastery(6), opened(table, "cloister"))
    table.workers(1)
    return ("buy", 0, 1)


def keeping(table: Table) -> None:
    """A ship meets two new colours, and there is one store left."""
    placed(table.goods(turquoise=1, purple=1).wares(1, pink=1, red=1), ship, "river")
    play(table, "load", 0, 0)
    assert table.asked == "keep"


def held(table: Table) -> Act:
    keeping(table)
    return ("keep", 0)


def no_wares(table: Table) -> Act:
    keeping(table)
    return ("keep", 5)


def other_tile(table: Table) -> Act:
    placed(table.depot(2, mine, ship), market, "city")
    return ("gain", 1, 0)


def no_animals(table: Table) -> Act:
    table.set_up(modules=("extra_tiles",), estate="8").storage(geese)
    pasture = max((r for r in table.plan.regions if table.plan.colours[min(r)] == NOUNS["pasture"]), key=len)
    first, second, *rest = sorted(pasture)
    lay(table, cow(2), first)
    lay(table, sheep(3), second)
    space = next(space for space in rest if beside(table, space))
    play(table.dice(int(table.plan.numbers[space]), 1), "place", 0, 0, space)
    assert table.asked == "geese"
    return ("flock", 1)


def founding() -> duchy.State:
    return duchy.load("burgundy", players=2, setup="expert", estates="8").new_state(1)


def no_other_side(table: Table) -> Act:
    return (founding(), "found", 1, 0)


def no_castle_space(table: Table) -> Act:
    plan = table.set_up(estate="8").plan
    space = next(space for space, colour in enumerate(plan.colours) if colour != NOUNS["castle"])
    return (founding(), "found", 0, space)


def no_inn(table: Table) -> Act:
    table.set_up(modules=("inns",)).silver(2).inns(0)
    return ("buy_inn", 0)


def inn_in_region(table: Table) -> Act:
    table.set_up(modules=("inns",)).phase("B").holds(inn, at=20).storage(inn).dice(table.number(21), 1)
    return ("place", 0, 0, 20)


def no_route_tile(table: Table) -> tuple[duchy.State, str, int]:
    return (ordering(), "arrange", 5)


def route_tile_placed(table: Table) -> tuple[duchy.State, str, int]:
    state = ordering()
    state.apply("arrange 3")
    return (state, "arrange", 0)


def ordering() -> duchy.State:
    return duchy.load("burgundy", edition="2020-ua", modules=["trade_routes"]).new_state(1)


def team_castle(table: Table) -> Act:
    """Estate 12b has castle spaces with the numbers 1 and 6, and others."""
    state = duchy.load("burgundy", players=4, modules="team", estates="12b").new_state(1)
    plan = ESTATES[int(state.record.estates[0].layout)]
    castles = [space for space, colour in enumerate(plan.colours) if colour == NOUNS["castle"]]
    return (state, "found", 0, next(space for space in castles if plan.numbers[space] not in (1, 6)))


def same_die(table: Table) -> Act:
    table.dice(3, 3)
    return ("workers", 1)


def same_stored(table: Table) -> Act:
    space = opened(table.storage(mine, mine), "mine")
    table.dice(*[int(table.plan.numbers[space])] * 2)
    return ("place", 1, 1, space)


def same_in_depot(table: Table) -> Act:
    table.set_up(players=4).dice(1, 2).depot(1, ship, mine, ship, mine)
    return ("take", 0, 0, 3)


def same_to_gain(table: Table) -> Act:
    placed(table.set_up(players=4).depot(2, ship, mine, ship), market, "city")
    return ("gain", 1, 2)


def same_in_black(table: Table) -> Act:
    table.silver(2).black(ship, mine, ship)
    return ("buy", 2, 0)


def no_white_castle(table: Table) -> Act:
    table.set_up(modules=("extra_tiles",))
    return "workers", WHITE_DIE


def white_value(table: Table) -> Act:
    placed(table.set_up(modules=("white_castles",)), white_castle, "city")
    return "workers", 1


def copy_not_played(table: Table) -> Act:
    placed(table.set_up(modules=("extra_tiles",)), crane, "city")
    return "copy", BASE_BUILDINGS


def near(table: Table) -> Table:
    """A table close to the castle, with a second castle on space 16 and points to take it back."""
    table.set_up(modules=("close_to_castle",), estate="10a", castle=7)
    return table.covers(6, 11, 10, 16).points(6)


def no_castle_link(table: Table) -> Act:
    table.set_up(modules=("close_to_castle",), estate="10a", castle=7).covers(2, 1).storage(monastery(24))
    return "place", 0, 0, 4


def no_castle_there(table: Table) -> Act:
    near(table)
    return "return_castle", 5


def start_castle(table: Table) -> Act:
    near(table)
    return "return_castle", 6


def both_dice(table: Table) -> Act:
    play(near(table).dice(1, 2), "workers", 0)
    return "return_castle", 15


def few_points(table: Table) -> Act:
    near(table).points(4)
    return "return_castle", 15


#: By arrangement: what is wrong, the rule, and the English sentence.
CASES: dict[Callable[[Table], Act], tuple[Fault, str, str]] = {
    not_played: (Fault.NOT_PLAYED, "CB-EXP-01", "Not part of this game: Four extra tiles."),
    not_asked: (
        Fault.NOT_ASKED,
        "CB-SHIP-01",
        "“Ship: which goods do you fetch?” comes first.",
    ),
    buy_inside: (Fault.BUY_INSIDE, "CB-BLACK-03", "Buy before or after an action, not during it."),
    no_extra_action: (Fault.NO_EXTRA_ACTION, "CB-CASTLE-01", "An extra action comes with placing a castle."),
    castle_value: (Fault.CASTLE_VALUE, "CB-CASTLE-04", "The castle’s extra action uses none of your dice."),
    no_white_castle: (Fault.NO_WHITE_CASTLE, "CB-WCAS-03", "The white die is for the action of a white castle."),
    white_value: (
        Fault.WHITE_VALUE,
        "CB-WCAS-03",
        "A white castle’s action uses the white die, none of your own.",
    ),
    no_castle_link: (
        Fault.NO_CASTLE_LINK,
        "CB-NEAR-03",
        "The tile would neither touch a castle nor be linked to one through tiles of its colour.",
    ),
    no_castle_there: (Fault.NO_CASTLE_THERE, "CB-NEAR-08", "No castle of yours stands there."),
    start_castle: (Fault.START_CASTLE, "CB-NEAR-09", "The starting castle stays where it is."),
    both_dice: (Fault.BOTH_DICE, "CB-NEAR-11", "Needs both dice, unused."),
    few_points: (Fault.FEW_POINTS, "CB-NEAR-11", "Needs 5 VP; you have 4."),
    copy_not_played: (Fault.COPY_NOT_PLAYED, "CB-CRANE-06", "Not part of this game: White castles."),
    die_spent: (Fault.DIE_SPENT, "CB-TURN-05", "This die has been used."),
    no_tile: (Fault.NO_TILE, "CB-TURN-08", "No tile lies there."),
    no_tile_to_gain: (Fault.NO_TILE, "CB-BLD-05", "No tile lies there."),
    no_tile_to_buy: (Fault.NO_TILE, "CB-BLACK-01", "No tile lies there."),
    no_tile_in_any_depot: (Fault.NO_TILE, "CB-MON06-05", "No tile lies there."),
    number: (Fault.NUMBER, "CB-TAKE-01", "Needs 3 workers; you have 2."),
    number_of_space: (Fault.NUMBER, "CB-PLACE-02", "Needs 1 worker; you have 0."),
    number_of_goods: (Fault.NUMBER, "CB-SELL-01", "Needs 1 worker; you have 0."),
    not_stored: (Fault.NOT_STORED, "CB-PLACE-01", "No tile is stored there."),
    not_stored_to_discard: (Fault.NOT_STORED, "CB-TAKE-06", "No tile is stored there."),
    not_stored_for_the_hall: (Fault.NOT_STORED, "CB-HALL-01", "No tile is stored there."),
    covered: (Fault.COVERED, "CB-PLACE-07", "The space is already covered."),
    colour: (Fault.COLOUR, "CB-PLACE-03", "The space is for ships."),
    alone: (Fault.ALONE, "CB-PLACE-04", "The space touches none of your tiles."),
    same_building: (Fault.SAME_BUILDING, "CB-BLD-03", "This city already has a bank."),
    no_goods: (Fault.NO_GOODS, "CB-SELL-08", "You have no turquoise goods."),
    bought: (Fault.BOUGHT, "CB-BLACK-06", "You have already bought a tile this turn."),
    silver: (Fault.SILVER, "CB-BLACK-08", "Needs 2 silver; you have 1."),
    silver_for_workers: (Fault.SILVER, "CB-X28-01", "Needs 1 silver; you have 0."),
    workers: (Fault.WORKERS, "CB-MON06-03", "Needs 2 workers; you have 1."),
    monastery_5: (Fault.MONASTERY_5, "CB-MON05-01", "Needs monastery 5 in your estate."),
    monastery_6: (Fault.MONASTERY_6, "CB-MON06-01", "Needs monastery 6 in your estate."),
    monastery_28: (Fault.MONASTERY_28, "CB-X28-01", "Needs monastery 28 (workers) in your estate."),
    no_money: (Fault.NO_MONEY, "CB-MON06-02", "You can’t pay with workers in this edition."),
    mixture: (Fault.MIXTURE, "CB-MON06-04", "Pay with silver or with workers, not with both."),
    held: (Fault.HELD, "CB-SHIP-07", "You have turquoise goods already: you take any more of them automatically."),
    no_wares: (Fault.NO_WARES, "CB-SHIP-06", "No orange goods lie there."),
    other_tile: (Fault.OTHER_TILE, "CB-MARK-01", "This building takes no mines."),
    no_animals: (Fault.NO_ANIMALS, "CB-GEESE-03", "There are no pigs on this pasture."),
    no_inn: (Fault.NO_INN, "CB-INN-01", "No inn is left to buy."),
    inn_in_region: (Fault.INN_IN_REGION, "CB-INN-08", "This region already has an inn."),
    no_route_tile: (Fault.NO_ROUTE_TILE, "CB-TRADE-01", "Your trade route has no such tile."),
    route_tile_placed: (
        Fault.ROUTE_TILE_PLACED,
        "CB-TRADE-03",
        "This tile already has its place in your trade route.",
    ),
    no_other_side: (Fault.NO_OTHER_SIDE, "CB-EXPERT-02", "Your estate is fixed: there is no other side."),
    no_castle_space: (Fault.NO_CASTLE_SPACE, "CB-EXPERT-03", "The starting castle needs a castle space."),
    team_castle: (
        Fault.TEAM_CASTLE,
        "CB-TEAM-07",
        "Your team’s starting castle goes on the castle space with the 1 or with the 6.",
    ),
    same_die: (Fault.SAME_DIE, "CB-TURN-03", "Both dice show the same number: use the first."),
    same_stored: (Fault.SAME_DIE, "CB-TURN-03", "Both dice show the same number: use the first."),
    same_in_depot: (Fault.SAME_IN_DEPOT, "CB-TAKE-02", "The same tile lies in place 2."),
    same_to_gain: (Fault.SAME_IN_DEPOT, "CB-BLD-08", "The same tile lies in place 1."),
    same_in_black: (Fault.SAME_IN_BLACK, "CB-BLACK-01", "The same tile lies in place 1."),
    **shield_cases.CASES,
}


@pytest.mark.parametrize("arrange", CASES, ids=lambda arrange: arrange.__name__)
def test_the_reason_is_the_right_one(table: Table, arrange: Callable[[Table], Act]):
    act = arrange(table)
    state, act = (act[0], act[1:]) if isinstance(act[0], duchy.State) else (table.state, act)
    fault, rule, text = CASES[arrange]
    action = numbered(state.game, *act)
    reason = state.why_not(action)
    assert reason is not None
    assert (reason.rule, reason.text()) == (rule, text)
    assert interpreted(legality.fault)(ArrayView(state.array)[0], state.deciders[0], action) == fault
    assert (reason.same in state.legal_actions()) == (fault in reasons.SAME) == (reason.same is not None)


def test_a_space_that_a_small_estate_does_not_have(table: Table, monkeypatch: pytest.MonkeyPatch):
    """All estates of the data files have as many spaces as there are actions for."""
    interpreted.cache_clear()
    monkeypatch.setattr(spaces, "space_count", lambda layout: 36)
    reason = table.storage(mine).state.why_not(numbered(table.state.game, "place", 0, 0, 36))
    interpreted.cache_clear()
    assert reason is not None
    assert (reason.rule, reason.text()) == ("CB-PLACE-01", "Your estate has no such space.")


def test_every_fault_has_a_case_and_a_sentence():
    elsewhere = {Fault.NO_SPACE, Fault.SAME_STORED, Fault.NOT_WAITING, Fault.BEYOND_TARGET}  # the last two: test_solo
    cases = {fault for fault, _, _ in CASES.values()} | elsewhere
    assert cases == set(reasons.TOLD) == set(Fault) - {Fault.NONE}


def test_of_two_equal_stored_tiles_the_first_is_offered(table: Table):
    space = opened(table.storage(ship, mine, mine), "mine")
    reason = table.state.why_not(numbered(table.state.game, "place", 0, 2, space))
    assert reason is not None
    assert (reason.rule, reason.text()) == ("CB-PLACE-01", "The same tile lies in place 2.")
    assert reason.same == numbered(table.state.game, "place", 0, 1, space)


def test_who_has_to_wait_and_who_has_played(table: Table):
    waiting = table.state.why_not("end_turn", player=1)
    assert waiting is not None
    assert (waiting.rule, waiting.text()) == ("CB-ORDER-01", "It is not your turn; waiting for Player 1.")
    assert waiting.text("en", ["Anna", "Odo"]) == "It is not your turn; waiting for Anna."
    choosing = founding().why_not("end_turn", player=1 - founding().deciders[0])
    assert choosing is not None and choosing.rule == "CB-EXPERT-05"
    *_, end = positions(duchy.load("burgundy", players=2), seed=1, every=1000)
    for player in (None, 0, 1):
        over = end.why_not("end_turn", player)
        assert over is not None and (over.rule, over.text()) == ("CB-END-01", "The game is over.")


# --- equal tiles -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("arrange", [same_in_depot, same_to_gain, same_in_black, same_die, same_stored])
def test_what_is_the_same_as_a_legal_action_is_accepted_as_it_is_named(table: Table, arrange: Callable[[Table], Act]):
    """Records written when both were offered name the second one, and keep leading to the same position."""
    action = numbered(table.state.game, *arrange(table))
    before = table.state.clone()
    assert action not in before.legal_actions()
    assert before.resolve(action) == (before.deciders[0], action)
    assert before.game.describe(before, action).text
    table.state.apply(action)
    assert table.state != before
    other = before.clone()
    same = present(present(before.why_not(action)).same)
    other.apply(same)
    assert other.scores == table.state.scores and other.decision == table.state.decision
    player = before.deciders[0]
    lines = [before.game.log(before, player, a, after) for a, after in ((action, table.state), (same, other))]
    assert lines[0] == lines[1] or arrange is same_die


def second_tiles(state: duchy.State) -> list[int]:
    """Actions that take the second of two equal tiles in a depot, which lie there only with four players."""
    found = []
    for depot, tiles in enumerate(state.record.depots.tolist()):
        for slot in range(1, len(tiles)):
            if tiles[slot] and tiles[slot] in tiles[:slot]:
                found += [numbered(state.game, "take", die, depot, slot) for die in (0, 1)]
    return [action for action in found if present(state.why_not(action)).same is not None]


def test_a_game_with_the_second_of_two_equal_tiles_is_recorded_and_replayed():
    match = Match(duchy.load("burgundy", players=4), seed=1)
    rng, second = random.Random(3), 0
    while not match.state.is_over:
        twins = second_tiles(match.state)
        second += bool(twins)
        match.apply(rng.choice(twins or match.state.legal_actions()))
    record = match.record()
    assert second
    assert record.replay() == match.state == Match.from_record(record).state


def test_equal_tiles_of_a_depot_are_offered_once(table: Table):
    table.set_up(players=4).dice(1, 2).silver(2).depot(1, mine, ship, mine, ship).black(ship, mine, mine, ship)
    lay(table, monastery(6), opened(table, "cloister"))
    table.dice(1, 2)
    decoded = [CATALOGUE.decode(action) for action in table.state.legal_actions()]
    slots = {kind: {a.arguments["slot"] for a in decoded if a.kind == kind} for kind in ("take", "buy", "buy_depot")}
    firsts = {kind: CATALOGUE[kind].arguments["slot"].first for kind in slots}
    assert slots == {kind: {first, first + 1} for kind, first in firsts.items()}


# --- all positions ---------------------------------------------------------------------------------------------------


@pytest.mark.proof
@pytest.mark.parametrize("part", range(4))
def test_reasons_agree_with_the_legal_actions_in_all_option_sets(part: int):
    comparison, rng = Comparison(faults, reasons.SAME), random.Random(part)
    sets = OPTION_SETS[part :: 60 if INTERPRETED else 4]
    for number, options in enumerate(sets):
        game, every = duchy.load("burgundy", **options), 80 if INTERPRETED else 6
        for state in positions(game, seed=part * 100 + number, every=every):
            comparison.look_at(state, rng)
    assert comparison.positions > (2 if INTERPRETED else 500)


def test_every_rule_that_a_reason_can_name_is_in_the_catalogue():
    named = {question.rule for question in QUESTIONS.questions.values()}
    named |= {*reasons.CHOICE.values(), *reasons.MONASTERY_6.values()}
    for told in reasons.TOLD.values():
        rules = told.rule.values() if isinstance(told.rule, dict) else [told.rule]
        named |= {rule for rule in rules if isinstance(rule, str)}
    assert named | {reasons.OVER, reasons.ORDER} <= ids("burgundy")


def test_interpreted_and_compiled_faults_are_the_same(table: Table):
    table.dice(3, 5).workers(1).silver(2).depot(4, mine, mine).black(ship).storage(ship, bank)
    codes = np.zeros(CATALOGUE.size, np.int16)
    faults(argument(table.state.array), 0, argument(codes))
    record, plain = ArrayView(table.state.array)[0], interpreted(legality.fault)
    assert [int(plain(record, 0, action)) for action in range(CATALOGUE.size)] == codes.tolist()
