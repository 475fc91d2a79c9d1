"""Faults in the goods are named: on the round spaces, in the depots, with the players."""

import numpy as np

from tests.burgundy.invariants.steps import Step, add, exchange, faults, find, new_phase, new_round, put, swap, unlike


def sold_secretly(step: Step) -> None:
    goods = int(np.flatnonzero(np.asarray(step.other_home.goods))[0])
    step.other_home.goods[goods] -= 1
    step.other_home.sold[goods] += 1


def ware_moved(step: Step) -> None:
    wares = step.after[0].wares
    depot, goods = map(int, np.argwhere(np.asarray(wares))[0])
    wares[depot, goods] -= 1
    wares[(depot + 1) % 6, goods] += 1


def rounds_mixed_up(step: Step) -> None:
    swap(step.after[0].round_goods, *unlike(step.after[0].round_goods))


@faults(
    [
        ("negative", put("other_home.sold.2", -1)),
        ("negative", put("after.unseen.2", -1)),
        ("negative", put("after.wares.2.2", -1)),
        ("goods", add("after.unseen.0", 1)),
        ("goods", add("home.sold.4", 1)),
        ("stores", sold_secretly),
        ("wares", ware_moved),
        ("wares", rounds_mixed_up),
    ]
)
def test_a_fault_is_named(step, name, plant):
    plant(step)
    assert step.verdict() == name


@faults([("wares", ware_moved), ("wares", exchange("after.round_goods", 0, 4))])
def test_a_fault_in_a_new_round_is_named(walks, name, plant):
    step = new_round(walks["standard"])
    plant(step)
    assert step.verdict() == name


def test_goods_of_a_round_come_from_its_space(walks):
    step = new_round(walks["standard"])
    s, depot = step.after[0], int(step.after[0].white) - 1
    goods = int(step.before[0].round_goods[s.round_no])
    other = next(g for g in range(6) if s.unseen[g] and g != goods)
    for colour, change in ((goods, -1), (other, 1)):
        s.wares[depot, colour] += change
        s.unseen[colour] -= change
    assert step.verdict() == "wares"


def test_no_goods_are_drawn_in_the_middle_of_a_phase(walks):
    step = new_round(walks["standard"])
    goods = next(g for g in range(6) if step.after[0].unseen[g])
    step.after[0].unseen[goods] -= 1
    step.after[0].wares[int(step.after[0].white) - 1, goods] += 1
    assert step.verdict() == "wares"


def test_two_goods_in_one_round_are_too_many(walks):
    step = new_round(walks["standard"])
    goods = int(step.before[0].round_goods[step.after[0].round_no])
    step.ledger[0].lost[goods] -= 1
    step.after[0].wares[int(step.after[0].white) - 1, goods] += 1
    assert step.verdict() == "wares"


def test_the_space_of_a_round_that_began_is_empty(walks):
    step = new_phase(walks["standard"])
    step.after[0].round_goods[0] = 1
    step.after[0].unseen[1] -= 1
    assert step.verdict() == "wares"


def test_a_ship_leaves_the_round_spaces_alone(walks):
    step = find(walks["standard"], "load", lambda step: len(set(step.after[0].round_goods.tolist())) > 1)
    rounds_mixed_up(step)
    assert step.verdict() == "wares"


def test_a_sale_leaves_nothing_of_its_colour(walks):
    step = find(walks["standard"], "sell")
    goods = step.index("goods")
    step.home.goods[goods] += 1
    step.home.sold[goods] -= 1
    assert step.verdict() == "stores"


def test_a_fourth_colour_of_goods_has_no_store(step):
    for array in (step.before, step.after):
        home = array[0].estates[step.player]
        for goods in range(4):
            spare = max(1 - int(home.goods[goods]), 0)
            home.goods[goods] += spare
            array[0].unseen[goods] -= spare
    assert (np.asarray(step.after[0].unseen) >= 0).all(), "no goods left to plant"
    assert step.verdict() == "stores"
