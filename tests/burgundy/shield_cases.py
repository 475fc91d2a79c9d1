"""Actions with shields that are not possible: what is wrong, the rule, and the English sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.referee.legality import Fault
from tests.burgundy.table import Table, bank, castle, ship

Act = tuple[Any, ...]


def shields(**options: Any) -> Table:
    return Table(modules=("shields",), **options)


def at_phase_end(table: Table) -> Table:
    table.round(5).turn(1)
    table.end_turn()
    return table


def with_ship(table: Table) -> Table:
    table.storage(ship)
    at = table.free("river")
    table.dice(table.number(at), 1).place(ship, at=at)
    return table


def no_turn(table: Table) -> Act:
    table = shields().bears(Shield.RICH_VEINS).silver(3).black(bank)
    return at_phase_end(table).state, "buy", 0, 0


def no_shield(table: Table) -> Act:
    return shields().state, "take_shield", 0, 0


def shield_dice(table: Table) -> Act:
    table = shields().shields(1, Shield.RICH_VEINS)
    table.take_workers()
    return table.state, "take_shield", 7, int(table.me.castle)


def double(table: Table) -> Act:
    table = shields().shields(1, Shield.RICH_VEINS).dice(2, 4).workers(3)
    return table.state, "take_shield", 7, int(table.me.castle)


def no_castle_tile(table: Table) -> Act:
    table = shields().shields(1, Shield.RICH_VEINS)
    empty = next(at for at in table.spaces("castle") if table.is_empty(at))
    return table.state, "take_shield", 7, empty - 1


def needs_castellan(table: Table) -> Act:
    table = shields().shields(1, Shield.RICH_VEINS).storage(castle)
    at = next(at for at in table.spaces("castle") if table.is_empty(at))
    if not table.is_free(at):
        table.covers(next(space for space in table.neighbours(at) if table.is_empty(space)))
    table.dice(table.number(at), 1).place(castle, at=at)
    return table.state, "take_shield", 7, int(table.me.castle)


def needs_fleet(table: Table) -> Act:
    return with_ship(shields(edition="2020-ua").wares(1, red=1)).state, "load_colour", 3


def die_set(table: Table) -> Act:
    table = shields().bears(Shield.SURE_HAND).dice(1, 2)
    table.set_die(1, 4)
    return table.state, "set_die", 1, 4


def die_shows(table: Table) -> Act:
    return shields().bears(Shield.SURE_HAND).dice(1, 2).state, "set_die", 0, 0


def named(table: Table) -> Act:
    return shields().bears(Shield.COPYISTS).copies(1).state, "name_player", 1


def own_estate(table: Table) -> Act:
    return shields().bears(Shield.COPYISTS).state, "name_player", 0


def fleet_used(table: Table) -> Act:
    table = with_ship(shields().bears(Shield.GRAND_FLEET).wares(1, red=1, pink=1))
    table.load_colour("red")
    return table.state, "load_colour", 2


def no_store(table: Table) -> Act:
    table = shields().bears(Shield.GRAND_FLEET).goods(pink=1, brown=1, orange=1).wares(1, red=1)
    return with_ship(table).state, "load_colour", 3


def not_held(table: Table) -> Act:
    return at_phase_end(shields().bears(Shield.RICH_VEINS)).state, "give_up", 0


def overpaid(table: Table) -> Act:
    return at_phase_end(shields().bears(Shield.SWORN_SERVICE).workers(5)).state, "pay_tribute", 2


def tribute_in_silver(table: Table) -> Act:
    return at_phase_end(shields().bears(Shield.RICH_VEINS, Shield.OPEN_GATE).silver(1)).state, "pay_tribute", 0


def tribute_in_workers(table: Table) -> Act:
    return at_phase_end(shields().bears(Shield.SWORN_SERVICE)).state, "pay_tribute", 1


def castle_of_a_route(table: Table) -> Act:
    table = Table(modules=("shields", "trade_routes")).route(1, 6, 7, 8, 9).laid("turquoise")
    table.sold(turquoise=1).bears(Shield.CASTELLAN).shields(1, Shield.RICH_VEINS).goods(orange=1).dice(6, 1)
    table.sell("orange")
    return table.state, "take_shield", 7, int(table.me.castle)


def nothing_to_settle(table: Table) -> Act:
    table = shields().bears(Shield.HARVEST_CART).depot(1, bank)
    return at_phase_end(table).state, "settle", 0, 1, 0


def settle_by_the_other_shield(table: Table) -> Act:
    table = shields().bears(Shield.HARVEST_CART).depot(1, bank).black(bank)
    return at_phase_end(table).state, "settle_black", 0, 0


CASES: dict[Callable[[Table], Act], tuple[Fault, str, str]] = {
    no_turn: (Fault.NO_TURN, "CB-SH14-07", "The phase is over: nothing can be bought now."),
    no_shield: (Fault.NO_SHIELD, "CB-SHLD-06", "This shield lies in no depot."),
    shield_dice: (Fault.SHIELD_DICE, "CB-SHLD-11", "A shield takes both dice, and one has been used."),
    double: (Fault.DOUBLE, "CB-SHLD-07", "Needs 4 workers; you have 3."),
    no_castle_tile: (
        Fault.NO_CASTLE_TILE,
        "CB-SHLD-14",
        "A shield goes on a castle in your estate, not on an empty space.",
    ),
    needs_castellan: (Fault.NEEDS_SHIELD, "CB-SH11-01", "Needs the shield “Castellan”."),
    needs_fleet: (Fault.NEEDS_SHIELD, "CB-SH05-02", "Needs the shield “Grand fleet”."),
    die_set: (Fault.DIE_SET, "CB-SH16-01", "You have already set a die this turn."),
    die_shows: (Fault.DIE_SHOWS, "CB-SH16-01", "The die shows this number already."),
    named: (Fault.NAMED, "CB-SH06-05", "You have already chosen a player."),
    own_estate: (Fault.OWN_ESTATE, "CB-SH06-01", "Choose a player with another estate."),
    fleet_used: (Fault.FLEET_USED, "CB-SH05-01", "This ship has fetched goods of one colour already."),
    no_store: (Fault.NO_STORE, "CB-SH05-03", "All places for goods are taken: red goods do not fit."),
    not_held: (Fault.NOT_HELD, "CB-SHLD-22", "This shield is not in your estate."),
    overpaid: (Fault.OVERPAID, "CB-SH03-01", "The tribute is only 1."),
    tribute_in_silver: (Fault.SILVER, "CB-SHLD-21", "Needs 2 silver; you have 1."),
    tribute_in_workers: (Fault.WORKERS, "CB-SH03-01", "Needs 1 worker; you have 0."),
    castle_of_a_route: (
        Fault.NO_CASTLE,
        "CB-SH11-01",
        "Only the action of a castle you have just placed can take a shield.",
    ),
    nothing_to_settle: (Fault.NO_TILE, "CB-SH14-01", "No tile lies there."),
    settle_by_the_other_shield: (Fault.NEEDS_SHIELD, "CB-SH15-01", "Needs the shield “Night market”."),
}
